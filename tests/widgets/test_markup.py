"""Markup: what is text stays text, and what is written is what a parser reads."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.drawn import Reader
from widgets.echo import UNSEEN, visible
from widgets.markup import NOTHING, SPACES, Markup, coded, escape, exact, hidden_text, join, tag

TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"], include_characters="\n\r\t"))

WRITTEN = [
    ("an empty element is closed aloud", tag("svg"), "<svg></svg>"),
    ("a void element is not", tag("input", type="range", min=1), '<input type="range" min="1">'),
    ("attributes stand in the order given", tag("p", b=1, a=2), '<p b="1" a="2"></p>'),
    ("class and hyphens", tag("p", class_="turn", aria_label="x"), '<p class="turn" aria-label="x"></p>'),
    ("a bare attribute", tag("p", hidden=True), "<p hidden></p>"),
    ("attributes left out", tag("p", hidden=False, id=None), "<p></p>"),
    ("zero is a value", tag("li", 0, data_trick=0), '<li data-trick="0">0</li>'),
    ("capitals stay", tag("svg", viewBox="0 0 1 1"), '<svg viewBox="0 0 1 1"></svg>'),
    ("text is escaped", tag("p", "<b>&\"'"), "<p>&lt;b&gt;&amp;&quot;'</p>"),
    ("markup is not", tag("p", tag("b", "x")), "<p><b>x</b></p>"),
    ("a value is escaped", tag("p", title='"<'), '<p title="&quot;&lt;"></p>'),
    ("nothing is nothing", tag("p", None, NOTHING, ""), "<p></p>"),
    ("a line break is a reference", tag("code", "a\nb"), "<code>a&#10;b</code>"),
    ("joined without the empty", join(("a", None, "", "<"), ", "), "a, &lt;"),
    ("adding text escapes it", tag("b", "x") + "<", "<b>x</b>&lt;"),
    ("for the ear", hidden_text("x"), '<span class="visually-hidden">x</span>'),
    ("code between backticks", coded("play `<AS>` now"), "play <code>&lt;AS&gt;</code> now"),
    ("one backtick alone", coded("a ` b"), "a ` b"),
]


@pytest.mark.parametrize(("written", "expected"), [row[1:] for row in WRITTEN], ids=[row[0] for row in WRITTEN])
def test_what_is_written(written: Markup, expected: str) -> None:
    """Each way to write an element gives exactly this."""
    assert written == expected


@given(TEXT, TEXT)
def test_a_parser_reads_what_was_meant(text: str, value: str) -> None:
    """Whatever the text and the attribute say, a parser finds what can be seen of it, one element, no line break."""
    html = tag("p", text, data_value=value)
    assert "\n" not in html
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert "".join(reader.text) == visible(text, kept=SPACES)
    assert reader.values == [visible(value, kept=SPACES)]


@given(TEXT)
def test_a_parser_reads_exact_text_to_the_letter(text: str) -> None:
    """Text to be copied comes out of a parser as it went in, but for the controls that HTML cannot name."""
    html = tag("pre", exact(text))
    assert UNSEEN.findall(html) == []
    reader = Reader()
    reader.feed(html)
    reader.close()
    nameless = "".join(letter if ord(letter) > 0x9F or letter in SPACES else visible(letter) for letter in text)
    assert "".join(reader.text) == nameless


@given(TEXT)
def test_escaping_twice_is_escaping_once(text: str) -> None:
    """Markup passes through, so that nothing is ever escaped twice."""
    assert escape(escape(text)) == escape(text)
    assert join([escape(text)]) == escape(text)
