"""How the tests look at drawings: a strict reader of HTML, deals played at random, translators that miss nothing."""

from __future__ import annotations

import gettext
import random
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from engine import alcalde, alsos
from engine.notation import read
from engine.record import Replay, Step, replay
from widgets.i18n import LANGUAGES, Translator, load
from widgets.markup import VOID, escape

PAGES = Path(__file__).parents[2] / "docs"
EXAMPLE = re.compile(r"```example\n(.*?)```", re.DOTALL)

PHRASING = frozenset("a b button code input progress span svg use g path rect circle text symbol".split())
INSIDE = {
    "ul": {"li"},
    "ol": {"li"},
    "dl": {"div"},
    "table": {"caption", "thead", "tbody", "tfoot"},
    "thead": {"tr"},
    "tbody": {"tr"},
    "tfoot": {"tr"},
    "tr": {"th", "td"},
    "p": PHRASING,
    "span": PHRASING,
    "button": PHRASING - {"a", "button", "input"},
    "a": PHRASING - {"a", "button", "input"},
}
"""What may stand in an element that an HTML parser closes, moves or refuses otherwise."""


class Reader(HTMLParser):
    """Reads drawings strictly; what it writes again is `written`, the text in it `text`."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.written: list[str] = []
        self.text: list[str] = []
        self.classes: set[str] = set()
        self.symbols: set[str] = set()
        self.ids: list[str] = []
        self.values: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        allowed = INSIDE.get(self.open[-1]) if self.open else None
        assert allowed is None or tag in allowed, f"<{tag}> in <{self.open[-1]}>"
        names = [name for name, _value in attrs]
        assert len(set(names)) == len(names), f"an attribute twice: {names}"
        assert not [name for name in names if name == "style" or name.startswith("on")]
        source = self.get_starttag_text() or ""
        again = "".join(f" {name}" if value is None else f' {name}="{escape(value)}"' for name, value in attrs)
        assert source.lower() == f"<{tag}{again}>".lower(), source
        self.written.append(source)
        for name, value in attrs:
            if name == "class":
                self.classes |= set((value or "").split())
            elif name == "id":
                self.ids.append(value or "")
            elif name == "xlink:href":
                self.symbols.add((value or "").removeprefix("#"))
            if name in ("aria-label", "title"):
                assert value, f"an empty {name}"
                self.text.append(value)
            self.values.append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> out of order"
        self.written.append(f"</{tag}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        raise AssertionError(f"<{tag}/> closes itself")

    def handle_data(self, data: str) -> None:
        self.written.append(escape(data))
        self.text.append(data)


def seen(html: str) -> Reader:
    """The drawing, read strictly: everything closed, nested as HTML has it, the same when written again."""
    assert "\n" not in html
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, f"left open: {reader.open}"
    assert "".join(reader.written).lower() == html.lower()
    for text in reader.text:
        assert not re.search(r"\{[a-z]\w*\}", text), f"an unfilled blank: {text!r}"
    return reader


class Untranslated(gettext.NullTranslations):
    """The last catalog asked: nothing may come this far."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"no translation: {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise AssertionError(f"no translation: {msgid1!r}")

    def pgettext(self, context: str, message: str) -> str:
        raise AssertionError(f"no translation: {message!r} ({context})")


@cache
def translator(language: str) -> Translator:
    """The translator of a language that fails where a sentence is missing."""
    strict = load.__wrapped__(language)
    strict._catalogs.add_fallback(Untranslated())
    return strict


TRANSLATORS = tuple(translator(language) for language in LANGUAGES)


def random_alsos(seed: int) -> Iterator[Step]:
    """A deal of Alsós played at random, an event a step."""
    chance = random.Random(seed)
    state = alsos.start(alsos.deal_from(chance))
    yield Step("", (), None, state)
    while events := alsos.legal_events(state):
        event = chance.choice(events)
        after = alsos.apply(state, event)
        yield Step("", (event,), state, after)
        state = after


def random_alcalde(seed: int) -> Iterator[Step]:
    """A deal of Alcalde played at random, the exchange of the indicator switched on."""
    chance = random.Random(seed)
    state = alcalde.start(alcalde.deal_from(chance), alcalde.Options(indicator_exchange=True))
    yield Step("", (), None, state)
    while events := alcalde.legal_events(state):
        event = chance.choice(events)
        after = alcalde.apply(state, event)
        yield Step("", (event,), state, after)
        state = after


@cache
def replayed(text: str) -> Replay:
    """The replay of an example's text."""
    return replay(read(text))


@cache
def example(example_id: str) -> str:
    """The text of the example of that id, from the French pages."""
    for page in sorted((PAGES / "fr").rglob("*.md")):
        for text in EXAMPLE.findall(page.read_text("utf-8")):
            if f'id = "{example_id}"' in text:
                return text
    raise LookupError(example_id)
