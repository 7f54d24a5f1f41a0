"""A language in which every letter is wide: what a reader sees in narrow letters has not come through a catalog."""

from __future__ import annotations

import gettext
import re
import unicodedata
from collections.abc import Iterable
from html.parser import HTMLParser

from widgets.i18n import LANGUAGES, Translator, load
from widgets.markup import VOID

LANGUAGE = "eo"
"""A code that the theme knows, and that no page here is written in."""
WIDE = {ord(letter): chr(ord(letter) + 0xFEE0) for letter in map(chr, range(0x21, 0x7F)) if letter.isalpha()}
BLANK = re.compile(r"(\{[^}]*\})")
WORD = re.compile(r"[^\W\d_]+")
TOLD = ("aria-label", "title", "alt", "placeholder", "content", "data-said")
"""Attributes whose values are words for readers."""
QUOTING = frozenset({"code", "pre", "script", "style"})
"""Elements that quote records and addresses, to the letter; what bears another language is quoted, too."""


def widened(text: str) -> str:
    """The text with all letters wide, accents left off; its blanks as they were."""
    parts = BLANK.split(text)
    plain = (unicodedata.normalize("NFD", part) for part in parts)
    wide = ("".join(one for one in part if not unicodedata.combining(one)).translate(WIDE) for part in plain)
    return "".join(part if BLANK.fullmatch(part) else one for part, one in zip(parts, wide, strict=True))


class Wide(gettext.NullTranslations):
    """The first language's catalogs, widened."""

    def __init__(self) -> None:
        super().__init__()
        self.catalogs = load(LANGUAGES[0])._catalogs

    def gettext(self, message: str) -> str:
        return widened(self.catalogs.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return widened(self.catalogs.ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return widened(self.catalogs.pgettext(context, message))


PSEUDO = Translator(LANGUAGE, Wide())


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.quoting: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        is_foreign = dict(attrs).get("lang", LANGUAGE) != LANGUAGE
        if tag not in VOID:
            self.quoting.append(tag in QUOTING or is_foreign)
        self.texts += [value for name, value in attrs if name in TOLD and value and not any(self.quoting)]

    def handle_endtag(self, tag: str) -> None:
        self.quoting.pop()

    def handle_data(self, data: str) -> None:
        if not any(self.quoting):
            self.texts.append(data)


def narrow(html: str, names: Iterable[str] = ()) -> set[str]:
    """The words of a drawing, or of a plain text, that are not wide, nor among `names`, nor quoted."""
    reader = _Words()
    reader.feed(html)
    reader.close()
    found: set[str] = set()
    for text in reader.texts:
        for name in sorted(names, key=len, reverse=True):
            text = re.sub(rf"\b{re.escape(name)}\b", "", text)
        found |= {word for word in WORD.findall(text) if unicodedata.east_asian_width(word[0]) != "F"}
    return found
