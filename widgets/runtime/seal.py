"""The last touch to the site that MkDocs has built: folders named by their content, the policy of its pages, the files
that tell a host what to send. `python -m widgets.runtime.seal SITE HOSTS`; the address is that of `SITE_URL`.

Every page has to be there, and nothing may change in a page afterwards.
"""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from widgets.runtime.content_policy import inline_scripts, policy, with_policy
from widgets.runtime.fingerprints import name_by_content
from widgets.runtime.hosts import headers_file, host_files


def seal(site: Path, hosts: Path, root: str) -> None:
    """Seal the site, served under the path `root`, and write what nginx and Caddy read into the folder `hosts`."""
    name_by_content(site)
    pages = {page: page.read_text(encoding="utf-8") for page in sorted(site.rglob("*.html"))}
    allowed = policy(script for html in pages.values() for script in inline_scripts(html))
    for page, html in pages.items():
        page.write_text(with_policy(html, allowed), encoding="utf-8")
    (site / "_headers").write_text(headers_file(site, allowed, root), encoding="utf-8")
    hosts.mkdir(parents=True, exist_ok=True)
    for name, text in host_files(allowed):
        ((site if name == ".htaccess" else hosts) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    site, hosts = (Path(argument) for argument in sys.argv[1:])
    seal(site, hosts, urlsplit(os.environ.get("SITE_URL", "")).path or "/")
