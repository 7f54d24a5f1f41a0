"""What a host of the site should send besides the files: a file of headers in the form of each usual static host.

`_headers` (Netlify, Cloudflare Pages, and the server of `make serve`) and `.htaccess` (Apache) lie in the site; a piece
of configuration for nginx and one for Caddy are written beside it, for whoever runs the server.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template

from widgets.runtime.content_policy import FRAMED_BY_SELF

TEMPLATES = Path(__file__).parent / "hosts"
YEAR = 365 * 24 * 60 * 60
KEPT = f"public, max-age={YEAR}, immutable"
ASKED_AGAIN = "no-cache"
EMBED = "embed"
"""The folder of the pages that other sites may frame, under the root of each language."""
FOLDER = re.compile(r"^\w+-[0-9a-f]{16}$")
FILE = re.compile(r"\.[0-9a-f]{8}\.min\.(js|css)$")
FINGERPRINTED = rf"/{FOLDER.pattern[1:-1]}/|{FILE.pattern}"
"""Paths that never change what they hold; in the form that nginx, Caddy and Apache read."""


def everywhere(policy: str) -> dict[str, str]:
    """The headers of every answer."""
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
    }


UNFRAMED = {"Content-Security-Policy": FRAMED_BY_SELF, "X-Frame-Options": "SAMEORIGIN"}
"""The headers of a page that is not to be framed: a second policy, of which a browser heeds both."""


def headers_file(site: Path, policy: str, root: str) -> str:
    """The text of `_headers`: `root` is the path under which the site is served, with a slash at both ends."""
    rules: dict[str, Mapping[str, str]] = {f"{root}*": everywhere(policy)}
    rules |= {f"{root}{path}": UNFRAMED for path in _unframed(site)}
    rules |= {f"{root}{path}": {"Cache-Control": KEPT} for path in _fingerprinted(site)}
    return "".join(
        f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in headers.items())
        for path, headers in rules.items()
    )


def host_files(policy: str) -> Iterator[tuple[str, str]]:
    """Name and text of the file for each host that reads patterns of paths: `.htaccess`, `nginx.conf`, `Caddyfile`."""
    lines = {
        ".htaccess": '  Header always set {name} "{value}"',
        "nginx.conf": '    add_header {name} "{value}" always;',
        "Caddyfile": "\t\t+{name} `{value}`",
    }
    for name, line in lines.items():
        sent = "\n".join(line.format(name=header, value=value) for header, value in everywhere(policy).items())
        template = Template((TEMPLATES / name.removeprefix(".")).read_text(encoding="utf-8"))
        yield (
            name,
            template.substitute(
                headers=sent, fingerprinted=FINGERPRINTED, kept=KEPT, asked_again=ASKED_AGAIN, framed=FRAMED_BY_SELF
            ),
        )


def _unframed(site: Path) -> Iterator[str]:
    """The pages that are not to be framed, as `_headers` names them: each folder, and the pages right under a root."""
    for page in sorted(site.rglob("index.html")):
        *folders, _ = page.relative_to(site).parts
        if EMBED not in folders:
            yield "/".join([*folders, ""])


def _fingerprinted(site: Path) -> Iterator[str]:
    """What never changes, as `_headers` names it: whole folders named by their content, and files of the theme's."""
    for path in sorted(site.glob("assets/**/*")):
        if path.is_dir() and FOLDER.search(path.name):
            yield f"{path.relative_to(site).as_posix()}/*"
        elif FILE.search(path.name):
            yield path.relative_to(site).as_posix()
