"""Which words the glossary explains, and where a page of rules has them for the first time: there they get a tip.

The glossary page is the only source. In a row of its tables, `**pli, levée**{ #trick } — what it means | …` gives the
id, the forms of the word and its meaning; a word that prose also uses in another sense is `{ #deal .quiet }` and gets
no tip. What stands under `## … { #alsos-words }` is explained on the pages of that game alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from widgets.i18n import Translator
from widgets.markup import Markup, tag
from widgets.page_source import EXPLICIT_ID, FILL, PageSource, prose
from widgets.problems import Problem

PAGE = "glossary.md"
ADDRESS = "glossary/"
GAME_WORDS = "-words"

TERM = re.compile(
    r"^\|\s*\*\*(?P<words>.+?)\*\*\{ #(?P<id>[\w-]+)(?P<quiet> \.quiet)? \}[^|]*? — "
    r"(?P<meaning>(?:\{\{.*?\}\}|[^|])+?)\s*\|"
)
TAG = re.compile(r"<[^>]*>")
NOT_IN = frozenset("a button code h1 h2 h3 h4 h5 h6 pre script style svg table".split())
"""Elements whose words get no tip: they lead elsewhere already, quote, or are titles and tables."""

LEFT_OUT = re.compile(r"<div data-(?:example|lab-place|sprite|widget)\b[^>]*>.*?</div>", re.DOTALL)
"""What stands for something that is drawn later."""

CHAPTER = re.compile(r"<h2\b")


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the glossary: its anchor there, its forms, what it means, and the game whose word it is, if any."""

    id: str
    forms: tuple[str, ...]
    meaning: str
    game: str
    line: int
    is_quiet: bool


def terms(page: PageSource) -> tuple[Term, ...]:
    """The words that a glossary page explains, in order."""
    found = []
    section = ""
    for line, text in prose(page.lines):
        if heading := EXPLICIT_ID.match(text):
            section = heading["id"]
        if term := TERM.match(text):
            game = section.removesuffix(GAME_WORDS) if section.endswith(GAME_WORDS) else ""
            words = TAG.sub("", FILL.sub(_shown, term["words"]))
            forms = tuple(word.strip() for word in words.split(","))
            game = "" if game == "common" else game
            found.append(Term(term["id"], forms, term["meaning"], game, line, term["quiet"] is not None))
    return tuple(found)


def check_glossaries(pages: Mapping[str, PageSource]) -> Iterator[Problem]:
    """Words that one language's glossary explains and another's does not; `pages` are the glossaries by language."""
    known = {language: {term.id for term in terms(page)} for language, page in pages.items()}
    for page in pages.values():
        for term in terms(page):
            for language, ids in known.items():
                if term.id not in ids:
                    there = pages[language].source
                    yield Problem(page.source, term.line, f"the word {term.id!r} is explained here, but not in {there}")


class Tips:
    """The tips of one page: a link at each first occurrence in a chapter, and the words of each tip."""

    def __init__(
        self, known: Iterable[Term], game: str, base: str, filled: Callable[[str], str], _: Translator
    ) -> None:
        """`base` leads to the root of the language; `filled` fills the blanks of a meaning."""
        told = [term for term in known if not term.is_quiet and term.game in ("", game)]
        self._by_form = {form: term for term in told for form in term.forms}
        longest_first = sorted(self._by_form, key=len, reverse=True)
        forms = "|".join(map(re.escape, longest_first))
        self._words = re.compile(rf"(?<![\w’'-])(?:{forms})(?:e?s)?(?![\w-])") if forms else None
        self._address = f"{base}{ADDRESS}"
        self._filled = filled
        self._more = _("In the glossary")
        self._used: dict[str, Term] = {}

    def linked(self, html: str) -> str:
        """The page with its tips; nothing changes where it has none of the words."""
        chapters = []
        starts = [0, *(found.start() for found in CHAPTER.finditer(html)), len(html)]
        for start, end in pairwise(starts):
            chapters.append(self._chapter(html[start:end]))
        return "".join(chapters) + self._tips()

    def _chapter(self, html: str) -> str:
        met: set[str] = set()
        parts = []
        at = 0
        for found in LEFT_OUT.finditer(html):
            parts += [self._text(html[at : found.start()], met), found[0]]
            at = found.end()
        return "".join((*parts, self._text(html[at:], met)))

    def _text(self, html: str, met: set[str]) -> str:
        shut = 0
        parts = []
        at = 0
        for mark in TAG.finditer(html):
            text = html[at : mark.start()]
            parts += [text if shut else self._words_of(text, met), mark[0]]
            name = mark[0].strip("</>").split(maxsplit=1)[0]
            if name in NOT_IN:
                shut += -1 if mark[0].startswith("</") else 1
            at = mark.end()
        parts.append(self._words_of(html[at:], met))
        return "".join(parts)

    def _words_of(self, text: str, met: set[str]) -> str:
        return self._words.sub(lambda found: self._link(found[0], met), text) if self._words else text

    def _link(self, word: str, met: set[str]) -> str:
        term = self._term(word)
        if term.id in met:
            return word
        met.add(term.id)
        self._used.setdefault(term.id, term)
        return tag(
            "a", Markup(word), class_="term", href=f"{self._address}#{term.id}", aria_describedby=f"tip-{term.id}"
        )

    def _term(self, word: str) -> Term:
        cut = (word, word.removesuffix("s"), word.removesuffix("es"))
        return next(self._by_form[form] for form in cut if form in self._by_form)

    def _tips(self) -> str:
        if not self._used:
            return ""
        told = (
            tag("p", tag("strong", term.forms[0]), " — ", Markup(self._filled(term.meaning)), id=f"tip-{term.id}")
            for term in self._used.values()
        )
        return (
            "\n" + tag("div", *told, class_="tips", hidden=True, data_more=self._more, data_search_exclude=True) + "\n"
        )


def _shown(fill: re.Match[str]) -> str:
    return (fill["fill"] or "").rpartition("|")[2].strip()
