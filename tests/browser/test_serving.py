"""What the local server sends: compressed files, how long each may be kept, and pages at their own address."""

import json
import re
import urllib.error
import urllib.request
from email.message import Message
from typing import Any

import pytest


class _Unfollowed(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments: object) -> None:
        return None


def ask(address: str, **headers: str) -> tuple[int, Message, bytes]:
    """The status, headers and body of one answer, redirections not followed."""
    opener = urllib.request.build_opener(_Unfollowed, urllib.request.ProxyHandler({}))
    request = urllib.request.Request(address, headers=headers)
    try:
        with opener.open(request, timeout=10) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def manifest(site: str) -> dict[str, Any]:
    """The runtime's manifest as served."""
    return json.loads(ask(f"{site}/assets/runtime/manifest.json")[2])


@pytest.mark.parametrize("coding", ["br", "gzip"])
def test_compressed_ahead(site: str, coding: str) -> None:
    """A browser that reads a coding gets the library in it, at well under its size."""
    path = f"{site}/assets/runtime/{manifest(site)['library']}"
    status, headers, body = ask(path, **{"Accept-Encoding": coding})
    plain = ask(path, **{"Accept-Encoding": "identity"})
    assert (status, headers["Content-Encoding"]) == (200, coding)
    assert "Accept-Encoding" in headers["Vary"]
    assert plain[1]["Content-Encoding"] is None
    assert len(body) < len(plain[2]) / 2


def test_wasm_type(site: str) -> None:
    """The type that lets a browser compile while it downloads."""
    headers = ask(f"{site}/assets/runtime/{manifest(site)['index']}pyodide.asm.wasm", **{"Accept-Encoding": "br"})[1]
    assert headers["Content-Type"] == "application/wasm"


def test_fingerprinted_files_are_kept(site: str) -> None:
    """What bears its fingerprint in its path is never asked for again: runtime, shell, fonts, packs, theme."""
    page = ask(f"{site}/")[2].decode()
    named = re.findall(r'(?:src|href)="(?:\./)?(assets/[^"]+\.(?:js|css|woff2|svg))"', page)
    runtime = [f"assets/runtime/{path}" for path in (manifest(site)["library"], *manifest(site)["packages"])]
    kept = {path: ask(f"{site}/{path}")[1]["Cache-Control"] for path in (*runtime, *named) if "favicon" not in path}
    assert len(kept) > 8
    assert set(kept.values()) == {"public, max-age=31536000, immutable"}, kept


def test_pages_say_what_they_may_do(site: str) -> None:
    """The same policy is in the page and in its header; any page but an embedded one asks not to be framed."""
    for path, is_framed in (("/", False), ("/es/alsos/", False), ("/lost/", None), ("/embed/alsos/parti-76/", True)):
        _, headers, body = ask(site + path)
        policy, *others = headers.get_all("Content-Security-Policy") or []
        assert f'<meta http-equiv="Content-Security-Policy" content="{policy}">' in body.decode()
        if is_framed is not None:
            assert others == ([] if is_framed else ["frame-ancestors 'self'"]), path
            assert headers["X-Frame-Options"] == (None if is_framed else "SAMEORIGIN"), path
        assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/es/", "/assets/runtime/manifest.json"])
def test_pages_are_asked_for_again(site: str, path: str) -> None:
    """What may change is asked for again at each visit, and costs nothing while it has not changed."""
    status, headers, _ = ask(site + path)
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert ask(site + path, **{"If-None-Match": headers["ETag"]})[0] == 304


def test_page_without_slash(site: str) -> None:
    """A page's address without its last slash leads to the page, so that its links hold."""
    status, headers, _ = ask(f"{site}/es/alsos?x=1")
    assert (status, headers["Location"]) == (301, "/es/alsos/?x=1")


def test_lost(site: str) -> None:
    """A lost address gets the site's own page, and says that it is lost."""
    status, headers, body = ask(f"{site}/nowhere/")
    assert status == 404
    assert headers["Content-Type"].startswith("text/html")
    assert b"</html>" in body


@pytest.mark.parametrize(
    "path", ["/../Makefile", "/%2e%2e/Makefile", "/..%2fMakefile", "/..%2f..%2fpackage.json", "/.ready"]
)
def test_nothing_else_is_served(site: str, path: str) -> None:
    """Only the site is served, not what lies around it."""
    assert ask(site + path)[0] == 404


@pytest.mark.parametrize("path", ["/sitemap.xml", "/es/sitemap.xml"])
def test_sitemap_names_this_server(site: str, path: str) -> None:
    """The sitemap's addresses are this server's, whatever its port: navigation without reload needs that."""
    text = ask(site + path)[2].decode()
    assert f"<loc>{site}/" in text
    assert text.count("<loc>") == text.count(f"<loc>{site}/")


def test_broken_address(site: str) -> None:
    """An address that cannot be read is refused, and the server lives on."""
    assert ask(f"{site}/%zz")[0] == 400
    assert ask(f"{site}/")[0] == 200
