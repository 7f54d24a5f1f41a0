"""What a page of the site may do: one Content-Security-Policy, written into every page.

It allows what comes from the site itself, Python's WebAssembly, and those short scripts of the theme that stand in the
pages, each by its hash. A page may lead to any other page without a reload, so all pages get the same policy.
"""

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from hashlib import sha256

SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
NOT_RUN = re.compile(r'\bsrc=|\btype="application/json"')
FIRST = '<meta charset="utf-8">'
FRAMED_BY_SELF = "frame-ancestors 'self'"
"""Only a header can say it: a browser ignores it in a page."""


def inline_scripts(html: str) -> Iterator[str]:
    """The hash of each script that stands in the page itself, as a policy names it."""
    for script in SCRIPT.finditer(html):
        if script["text"] and not NOT_RUN.search(script["attributes"]):
            yield f"'sha256-{b64encode(sha256(script['text'].encode()).digest()).decode()}'"


def policy(hashes: Iterable[str]) -> str:
    """The policy of a site whose pages hold the scripts of these hashes."""
    directives = {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'", *sorted(set(hashes))],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
    }
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


def with_policy(html: str, policy: str) -> str:
    """The page with its policy, before anything it holds. Raises ValueError where a page does not begin as ours do."""
    before, first, after = html.partition(FIRST)
    if not first or "<script" in before or "<link" in before:
        raise ValueError(f"a page's head has to begin with {FIRST}")
    return f'{before}{first}<meta http-equiv="Content-Security-Policy" content="{policy}">{after}'
