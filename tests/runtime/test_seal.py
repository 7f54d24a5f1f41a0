"""The last touch to the built site: what its folders are called, what its pages may do, what its hosts are told."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from widgets.runtime.content_policy import inline_scripts, policy, with_policy
from widgets.runtime.fingerprints import fingerprint
from widgets.runtime.seal import seal

HEAD = '<!doctype html><html><head><meta charset="utf-8">'
PAGE = (
    f'{HEAD}<link rel="stylesheet" href="{{0}}assets/shell/site.css"><script src="{{0}}assets/shell/first.js"></script>'
    '<script>let a = {1}</script><script type="application/json">{{"a": 1}}</script><img src="{0}assets/packs/a.svg">'
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of three pages, a script of its own in each, and one page to be framed."""
    files = {
        "index.html": PAGE.format("", 1),
        "es/alsos/index.html": PAGE.format("../../", 2),
        "embed/one/index.html": PAGE.format("../../", 1),
        "404.html": PAGE.format("/", 3),
        "assets/shell/site.css": "a { src: url(../fonts/serif.woff2) }",
        "assets/shell/first.js": "new URL(`../packs/${pack}.svg`, import.meta.url)",
        "assets/fonts/serif.woff2": "serif",
        "assets/packs/a.svg": "<svg/>",
        "assets/javascripts/bundle.0123abcd.min.js": "2",
        "assets/runtime/library-0123456789abcdef/a.zip": "3",
    }
    for path, text in files.items():
        (tmp_path / "site" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / path).write_text(text, encoding="utf-8")
    return tmp_path / "site"


def sealed(site: Path, root: str = "/") -> dict[str, str]:
    """The texts of the sealed site, and of what lies beside it for nginx and Caddy."""
    seal(site, site.parent / "hosts", root)
    files = [path for path in site.parent.rglob("*") if path.is_file()]
    return {path.relative_to(site.parent).as_posix(): path.read_text(encoding="utf-8") for path in files}


def test_folders_are_named_by_what_they_hold(site: Path) -> None:
    """Every page, style sheet and program names the new folder, by the way it named the old one."""
    files = sealed(site)
    shell, fonts, packs = (
        next(path.split("/")[2] for path in files if path.startswith(f"site/assets/{name}-"))
        for name in ("shell", "fonts", "packs")
    )
    assert f"../{fonts}/serif.woff2" in files[f"site/assets/{shell}/site.css"]
    assert f"`../{packs}/${{pack}}.svg`" in files[f"site/assets/{shell}/first.js"]
    for path, way in (("index", ""), ("es/alsos/index", "../../"), ("404", "/")):
        html = files[f"site/{path}.html"]
        assert f'href="{way}assets/{shell}/site.css"' in html
        assert f'src="{way}assets/{packs}/a.svg"' in html
        assert "assets/shell/" not in html
    assert fingerprint(site / "assets" / shell) == shell.removeprefix("shell-")


def test_a_name_changes_with_what_is_held(site: Path) -> None:
    """A change of a byte, of a name, or of a font that a style sheet names gives another fingerprint."""
    shell = site / "assets" / "shell"
    seen = {fingerprint(shell)}
    (shell / "first.js").write_text("2", encoding="utf-8")
    seen.add(fingerprint(shell))
    (shell / "first.js").rename(shell / "last.js")
    seen.add(fingerprint(shell))
    assert len(seen) == 3


def test_all_pages_get_one_policy(site: Path) -> None:
    """It names the scripts that stand in any of the pages, and no other source."""
    files = sealed(site)
    hashes = [f"'sha256-{b64encode(sha256(f'let a = {n}'.encode()).digest()).decode()}'" for n in (1, 2, 3)]
    expected = policy(hashes)
    pages = [text for path, text in files.items() if path.endswith(".html")]
    assert len(pages) == 4
    for html in pages:
        assert html.startswith(f'{HEAD}<meta http-equiv="Content-Security-Policy" content="{expected}">')
        assert set(inline_scripts(html)) <= set(hashes)
    assert "unsafe-inline" not in expected
    assert "'unsafe-eval'" not in expected


@pytest.mark.parametrize("html", ["<html><head><title>x</title>", f"<html><head><script src=a></script>{HEAD}"])
def test_a_page_that_begins_otherwise_is_refused(html: str) -> None:
    """A policy that comes after a script would come too late."""
    with pytest.raises(ValueError, match="head has to begin"):
        with_policy(html, "default-src 'none'")


def test_headers_of_each_path(site: Path) -> None:
    """The form that Netlify and Cloudflare Pages read; under the path of the site."""
    lines = sealed(site, "/x/")["site/_headers"].split("\n")
    rules = {line: index for index, line in enumerate(lines) if line.startswith("/")}
    assert next(iter(rules)) == "/x/*"
    assert {"/x/", "/x/es/alsos/"} < set(rules)
    assert not any("embed" in rule for rule in rules)
    kept = [
        rule for rule, at in rules.items() if lines[at + 1] == "  Cache-Control: public, max-age=31536000, immutable"
    ]
    assert "/x/assets/javascripts/bundle.0123abcd.min.js" in kept
    assert "/x/assets/runtime/library-0123456789abcdef/*" in kept
    assert len(kept) == 5


@pytest.mark.parametrize("path", ["site/.htaccess", "hosts/nginx.conf", "hosts/Caddyfile"])
def test_each_host_is_told_all(site: Path, path: str) -> None:
    """Policy, frames and caching; nothing of the template is left open."""
    text = sealed(site)[path]
    assert "default-src 'none'" in text
    assert "frame-ancestors 'self'" in text
    assert "immutable" in text
    assert "$headers" not in text
