"""Whether every sentence is there in every language: gathers them from the code, files them, compiles them.

`python -m widgets.catalogs` brings `translations/<language>/<domain>.po` in step with the code and compiles
`widgets/locale/<language>/LC_MESSAGES/<domain>.mo`. With `--check` it writes nothing and says what is not in step.
Both end with 1 where a sentence has no translation. What is written depends on the sentences alone: no date, no line
number, no version of a tool.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from widgets.i18n import DOMAINS, LOCALE, PACK_DOMAIN, blanks
from widgets.rule_ids import PAGE_OF

ROOT = Path(__file__).parents[1]
TRANSLATIONS = ROOT / "translations"
KEYWORDS = {"_": None, "N_": None, "plural": (1, 2), "sense": ((1, "c"), 2), "P_": ((1, "c"), 2)}
HOMES = {
    "refusals": ("refusals*.py",),
    "words": ("words.py",),
    PACK_DOMAIN: ("packs/words.py",),
    "labs": ("labs/*.py",),
    "hosts": (
        "*tables.py",
        "*charts.py",
        "chart_view.py",
        "estimate_words.py",
        "fill.py",
        "glossary.py",
        "number_words.py",
        "page_frame.py",
        "section_notes.py",
        "packs/choice.py",
        "social.py",
        "checker_view.py",
        "bridge.py",
    ),
    "terminal": ("terminal*.py",),
}
"""Which modules of `widgets/` a domain gathers from; `widgets` has the rest, `rules` the ids of the games' rules."""


class Plain(Catalog):
    """A catalog whose header says only what a reader of catalogs must know.

    How many forms a plural has, and when each is used, is what the header of the filed catalog says: French and
    Spanish leave out the third form that Babel knows, for whole millions, which never come.
    """

    forms: tuple[int, str] | None = None

    @property
    def num_plurals(self) -> int:
        """How many forms of a word go with a number."""
        return self.forms[0] if self.forms else super().num_plurals

    @property
    def plural_expr(self) -> str:
        """Which of them goes with `n`."""
        return self.forms[1] if self.forms else super().plural_expr

    def _get_plain_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale_identifier)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", self.plural_forms),
        ]

    mime_headers = property(_get_plain_headers)


Text = tuple[str | tuple[str, ...], str | None]
"""A message's id (one, or singular and plural) and its context."""


Texts = dict[Text, set[str]]
"""The texts of a domain, each with the modules that use it."""


def gathered(domain: str) -> Texts:
    """All texts of `domain` with the modules that use them, in the order met."""
    texts: Texts = {}
    if domain == "rules":
        return {(rule, None): {"engine"} for rule in PAGE_OF}
    for module in _modules(domain):
        place = module.relative_to(ROOT).as_posix()
        for _line, text, _comments, context in extract_from_file("python", module, keywords=KEYWORDS):
            texts.setdefault((text, context), set()).add(place)
    return texts


def _modules(domain: str) -> Iterator[Path]:
    home = Path(__file__).parent
    homes = {name: {path for pattern in patterns for path in home.glob(pattern)} for name, patterns in HOMES.items()}
    taken = {path for paths in homes.values() for path in paths}
    yield from sorted(homes.get(domain) or (path for path in home.rglob("*.py") if path not in taken))


def updated(language: str, domain: str, texts: Texts) -> Plain:
    """The catalog with exactly these texts: translations kept, new texts empty, old ones gone."""
    filed = _filed(language, domain)
    catalog = Plain(locale=language, fuzzy=False, header_comment=f"# The {domain} in {language}.")
    if filed:
        catalog.forms = (filed.num_plurals, filed.plural_expr)
    for (text, context), places in texts.items():
        before = filed.get(text if isinstance(text, str) else text[0], context) if filed else None
        kept = before is not None and before.id == text
        catalog.add(
            text,
            before.string if before is not None and kept else None,
            context=context,
            locations=[(place, 1) for place in sorted(places)] if domain != "rules" else (),
            flags=before.flags - {"python-format", "python-brace-format"} if before is not None and kept else (),
            user_comments=before.user_comments if before is not None and kept else (),
        )
    return catalog


def _filed(language: str, domain: str) -> Catalog | None:
    path = TRANSLATIONS / language / f"{domain}.po"
    return read_po(BytesIO(path.read_bytes()), locale=language) if path.exists() else None


def po(catalog: Catalog) -> bytes:
    """The catalog as text, in the order of the code."""
    out = BytesIO()
    write_po(out, catalog, width=110, include_lineno=False)
    return out.getvalue()


def mo(catalog: Catalog) -> bytes:
    """The catalog compiled."""
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def faults(catalog: Catalog) -> Iterator[str]:
    """What keeps the catalog from being complete: a text missing, doubtful, or with other blanks than the original."""
    for message in catalog:
        if not message.id:
            continue
        strings = _several(message.string)
        if not all(strings):
            yield f"no translation: {message.id!r}"
        elif message.fuzzy:
            yield f"doubtful (fuzzy): {message.id!r}"
        else:
            yield from _wrong_blanks(message, strings)


def _wrong_blanks(message: Message, strings: Iterable[str]) -> Iterator[str]:
    wanted = {name for text in _several(message.id) for name in blanks(text)}
    for string in strings:
        if not blanks(string) <= wanted or (len(_several(message.id)) == 1 and blanks(string) != wanted):
            yield f"other blanks than {sorted(wanted)}: {string!r}"


def _several(text: object) -> tuple[str, ...]:
    if isinstance(text, list | tuple):
        return tuple(str(one) for one in text)
    return (str(text or ""),)


def files(language: str, domain: str, texts: Texts) -> tuple[Catalog, dict[Path, bytes]]:
    """The catalog as it should be, and what its two files should hold."""
    catalog = updated(language, domain, texts)
    compiled = LOCALE / language / "LC_MESSAGES" / f"{domain}.mo"
    return catalog, {TRANSLATIONS / language / f"{domain}.po": po(catalog), compiled: mo(catalog)}


def languages() -> tuple[str, ...]:
    """The languages that have translations, one folder each."""
    return tuple(sorted(folder.name for folder in TRANSLATIONS.iterdir() if folder.is_dir()))


def run(check: bool) -> list[str]:
    """Write all files, or only compare them; the faults found, one line each."""
    lost = {folder.name for folder in LOCALE.iterdir() if folder.is_dir()} - set(languages())
    found = [f"widgets/locale/{language} has no translations: remove it" for language in sorted(lost)]
    for domain in (*DOMAINS, PACK_DOMAIN):
        texts = gathered(domain)
        for language in languages():
            catalog, wanted = files(language, domain, texts)
            found += [f"{language}/{domain}: {fault}" for fault in faults(catalog)]
            for path, content in wanted.items():
                if path.exists() and path.read_bytes() == content:
                    continue
                if check:
                    found.append(f"{path.relative_to(ROOT)} is not in step with the code: run `make catalogs`")
                else:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(content)
    return found


if __name__ == "__main__":
    faults_found = run(check="--check" in sys.argv[1:])
    print("\n".join(faults_found) or "Every sentence is there in every language.")
    sys.exit(1 if faults_found else 0)
