"""What stands around the content: the theme's HTML is completed, and a theme that has changed is noticed."""

from __future__ import annotations

import json

import pytest

from widgets.i18n import load
from widgets.page_frame import described, framed
from widgets.site_index import robots, search_index, sitemap

CONFIG = '<script id="__config" type="application/json">{"base": "..", "x": "a\\u003cb"}</script>'
SEARCH = '<div class="md-search" data-md-component="search" role="dialog">'


def test_the_config_keeps_all_but_the_base() -> None:
    """Only the base changes; what stands in a script cannot end it."""
    html = framed(CONFIG + SEARCH, "../", load("fr"), has_search=True)
    text = html.partition('json">')[2].partition("</script>")[0]
    assert json.loads(text) == {"base": "..", "x": "a<b"}
    assert "<" not in text


@pytest.mark.parametrize(
    ("root", "base"), [("./", "."), ("../", ".."), ("../../", "../.."), ("/", "/"), ("/a/", "/a/")]
)
def test_the_base_leads_to_the_language_s_root(root: str, base: str) -> None:
    """Relative ways end as MkDocs writes them; an absolute one keeps its slash and so does not mean its parent."""
    html = framed(CONFIG, root, load("es"), has_search=False)
    assert json.loads(html.partition('json">')[2].partition("</script>")[0])["base"] == base


@pytest.mark.parametrize("html", ["<p>no config</p>" + SEARCH, CONFIG + "<p>no search</p>"])
def test_a_theme_that_has_changed_is_noticed(html: str) -> None:
    """Where the theme no longer has what is to be completed, the build must not go on silently."""
    with pytest.raises(ValueError, match="has Material changed"):
        framed(html, "./", load("fr"), has_search=True)


def test_a_search_index_holds_one_language() -> None:
    """Entries of other roots are left out, those of one's own are found from that root."""
    config = {"lang": ["fr", "es"], "separator": "x", "pipeline": ["stemmer"], "fields": {}}
    entries = [{"location": at, "title": at, "text": ""} for at in ("es/", "es/alsos/#a", "alsos/", "essay/")]
    found = json.loads(search_index(config, entries, "es", "es/"))
    assert found["config"] == {"lang": ["es"], "separator": "x", "pipeline": ["stemmer"], "fields": {}}
    assert [entry["location"] for entry in found["docs"]] == ["", "alsos/#a"]


def test_a_sitemap_holds_one_language() -> None:
    """Pages below another language's root are left out."""
    xml = "<urlset>" + "".join(f"\n<url><loc>https://a.example/{at}</loc></url>" for at in ("", "b/", "es/", "es/b/"))
    assert sitemap(xml, "https://a.example/", ["https://a.example/es/"]).count("<url>") == 2
    assert sitemap(xml, "https://a.example/es/", []).count("<url>") == 2
    assert robots(["https://a.example/sitemap.xml"]).splitlines()[-1] == "Sitemap: https://a.example/sitemap.xml"


@pytest.mark.parametrize(
    ("html", "words"),
    [
        ("<h1>T</h1>\n<p>One <em>word</em> &amp;\n“two”.</p><p>x</p>", "One word &amp; “two”."),
        ('<div data-example="0"><p>Title</p></div><p>Text "a".</p>', "Text &quot;a&quot;."),
        (f"<p>Short. {'long ' * 60}</p>", "Short."),
        (f"<p>{'long ' * 60}</p>", " ".join(["long"] * 43) + "…"),
        ("<h1>T</h1>", ""),
    ],
)
def test_a_page_that_nobody_described(html: str, words: str) -> None:
    """Its first paragraph as plain words, whole sentences of it where it is long, safe in an attribute."""
    assert described(html) == words
