"""Which words a reader sees: every sentence in the reader's language, with its blanks filled.

A view takes the translator as an argument named `_` and writes plain English whole sentences; the catalogs under
`translations/`, compiled into `locale/` beside this module, hold what the reader gets. `N_` marks a sentence that
stands in a table and is translated later. What is called otherwise in another pack of cards has a translation of its
own there (`packs.words`).
"""

from __future__ import annotations

import gettext
from functools import cache
from pathlib import Path
from string import Formatter

from widgets.packs import Pack

DOMAINS = ("widgets", "labs", "refusals", "words", "rules", "hosts", "terminal")
"""The catalogs: the views, the labs, the engine's refusals, the words for cards, the titles of the rules, the
hosts (tables, checker, the frame of a page), the command line."""

PACK_DOMAIN = "packs"
"""The catalog of what is called otherwise in another pack, each text under the name of its pack."""

LOCALE = Path(__file__).parent / "locale"

DEFAULT = "fr"
"""The language that holds where none is said."""

LANGUAGES = (DEFAULT, *sorted({folder.name for folder in LOCALE.iterdir() if folder.is_dir()} - {DEFAULT}))
"""The readers' languages, the default first: each has its folder of compiled catalogs."""


def N_(text: str) -> str:  # noqa: N802 (the name that gettext's tools know)
    """`text` as it stands, marked for the catalogs; a translator is given it later."""
    return text


def blanks(text: str) -> set[str]:
    """The names in braces of a sentence."""
    return {name for _before, name, _format, _conversion in Formatter().parse(text) if name is not None}


class Translator:
    """All catalogs of one language, and the words of one pack; calling it translates a sentence and fills in its named
    blanks."""

    __slots__ = ("_catalogs", "_pack_words", "language", "pack")

    def __init__(
        self,
        language: str,
        catalogs: gettext.NullTranslations,
        pack: Pack = Pack.INTERNATIONAL,
        pack_words: gettext.NullTranslations | None = None,
    ) -> None:
        self.language = language
        self.pack = pack
        self._catalogs = catalogs
        self._pack_words = pack_words

    def __call__(self, text: str, /, **values: object) -> str:
        """The sentence in the reader's language, `{name}` replaced by `values["name"]`."""
        if self._pack_words is not None and (own := self._pack_words.pgettext(self.pack, text)) != text:
            return _filled(own, values)
        return _filled(self._catalogs.gettext(text), values)

    def plural(self, one: str, many: str, count: int, /, **values: object) -> str:
        """The form that `count` things need; `{count}` stands for the number."""
        return _filled(self._catalogs.ngettext(one, many, count), {"count": count, **values})

    def sense(self, context: str, text: str, /, **values: object) -> str:
        """A text that means two things in English; `context` says which of them."""
        return _filled(self._catalogs.pgettext(context, text), values)


@cache
def load(language: str, pack: Pack = Pack.INTERNATIONAL) -> Translator:
    """The translator of one of `LANGUAGES`, with the words of that pack; raises LookupError for any other language."""
    if language not in LANGUAGES:
        raise LookupError(f"no catalogs for {language!r}, only for {', '.join(LANGUAGES)}")
    return Translator(
        language, _catalogs(language), pack, None if pack is Pack.INTERNATIONAL else _catalog(language, PACK_DOMAIN)
    )


def usual(_: Translator) -> Translator:
    """The same language with the words of the pack that pages are drawn with: for what compares packs."""
    return Translator(_.language, _._catalogs)


def _catalogs(language: str) -> gettext.NullTranslations:
    first, *others = (_catalog(language, domain) for domain in DOMAINS)
    for catalog in others:
        first.add_fallback(catalog)
    return first


def _catalog(language: str, domain: str) -> gettext.NullTranslations:
    return gettext.translation(domain, LOCALE, languages=[language])


def _filled(text: str, values: dict[str, object]) -> str:
    return text.format_map(values) if values else text
