"""Every sentence has its French and its Spanish, filled in and set as each language wants it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from widgets import catalogs
from widgets.i18n import DOMAINS, LANGUAGES, Translator, load
from widgets.words import alternatives, announcement_name, card_name, listing, rank_name, seat_name, suit_name, the_card

FRENCH, SPANISH = load("fr"), load("es")


def test_in_step() -> None:
    """The catalogs and their compiled forms are in step with the code, and nothing is missing or doubtful."""
    assert catalogs.run(check=True) == []


def test_steady() -> None:
    """What is written depends on the sentences alone: twice the same."""
    for domain in ("words", "terminal"):
        first, second = (catalogs.files("fr", domain, catalogs.gathered(domain))[1] for _time in range(2))
        assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_dates(language: str) -> None:
    """No header of a catalog holds a date or a tool's version, which would change without a sentence changing."""
    for domain in DOMAINS:
        text = (catalogs.TRANSLATIONS / language / f"{domain}.po").read_text("utf-8")
        assert "Date" not in text.partition("\n\n")[0]
        assert "Babel" not in text.partition("\n\n")[0]


def test_faults_are_found() -> None:
    """A text missing, doubtful or with other blanks than the original is a fault of its catalog."""
    catalog = catalogs.Plain(locale="fr", fuzzy=False)
    catalog.add("good {one}", "bon {one}")
    catalog.add("empty", "")
    catalog.add("doubtful", "douteux", flags=["fuzzy"])
    catalog.add("other {blank}", "autre {vide}")
    catalog.add("lost {blank}", "perdu")
    catalog.add(("{count} one", "{count} many"), ("un", "{count} plusieurs"))
    catalog.add(("{count} card", "{count} cards"), ("{count} carte", ""))
    found = list(catalogs.faults(catalog))
    assert [re.split(r"[:(]", fault)[0].strip() for fault in found] == [
        "no translation", "doubtful", "other blanks than ['blank']", "other blanks than ['blank']", "no translation"
    ]  # fmt: skip


def test_gathering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences are gathered from calls of a translator, its plurals and senses, and from tables."""
    (tmp_path / "widgets").mkdir()
    (tmp_path / "widgets" / "view.py").write_text(
        'A = {1: N_("in a table")}\n'
        'def view(_, n):\n    return _("said"), _.plural("one", "many", n), _.sense("bank", "river"), other("not")\n'
    )
    monkeypatch.setattr(catalogs, "ROOT", tmp_path)
    monkeypatch.setattr(catalogs, "__file__", str(tmp_path / "widgets" / "catalogs.py"))
    found = catalogs.gathered("widgets")
    assert list(found) == [("in a table", None), ("said", None), (("one", "many"), None), ("river", "bank")]


def test_translations_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bringing a catalog in step keeps its translations, adds new texts empty and drops those that are gone."""
    monkeypatch.setattr(catalogs, "TRANSLATIONS", tmp_path)
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "words.po").write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\nmsgid "ace"\nmsgstr "as"\n\n'
        'msgid "gone"\nmsgstr "parti"\n',
        "utf-8",
    )
    catalog = catalogs.updated("fr", "words", catalogs.gathered("words"))
    assert catalog["ace"].string == "as"
    assert not catalog["king"].string
    assert "gone" not in catalog


def filed(language: str, domain: str) -> Catalog:
    """A catalog as it stands among the translations."""
    return read_po(BytesIO((catalogs.TRANSLATIONS / language / f"{domain}.po").read_bytes()), locale=language)


def test_titles_of_the_rules() -> None:
    """The domain of the rules has the ids of both games and of the notation, each with a title in both languages."""
    for language in LANGUAGES:
        titles = {message.id: message.string for message in filed(language, "rules") if message.id}
        assert set(titles) >= {*alsos.RULES, *alcalde.RULES}
        assert {rule.partition(".")[0] for rule in titles} == {"alsos", "alcalde", "notation"}
        assert all(titles.values())


def test_translator() -> None:
    """A translator fills blanks, chooses plurals and senses, and leaves unknown text as it is."""
    assert FRENCH.language == "fr"
    assert FRENCH("ace of {suit}", suit="{x}") == "as de {x}"
    assert FRENCH("no such text, {here}") == "no such text, {here}"
    assert [SPANISH.plural("{count} example holds.", "{count} examples hold.", n)[:3] for n in (1, 2)] == ["1 e", "2 e"]
    assert FRENCH.plural("{count} example holds.", "{count} examples hold.", 0).startswith("0 exemple ")
    assert SPANISH.plural("{count} example holds.", "{count} examples hold.", 0).startswith("0 ejemplos ")
    assert FRENCH.plural("{count} of {all}", "{count} out of {all}", 2, all=3) == "2 out of 3"


def test_unknown_language() -> None:
    """There are no catalogs for other languages."""
    with pytest.raises(LookupError, match="'de'"):
        load("de")


@pytest.mark.parametrize(
    ("card", "french", "spanish"),
    [
        (Card(Rank.ACE, Suit.HEARTS), "l’as de cœur", "el as de corazones"),
        (Card(Rank.QUEEN, Suit.SPADES), "la dame de pique", "la dama de picas"),
        (Card(Rank.JACK, Suit.CLUBS), "le valet de trèfle", "la jota de tréboles"),
        (Card(Rank.TEN, Suit.DIAMONDS), "le dix de carreau", "el diez de diamantes"),
    ],
)
def test_cards(card: Card, french: str, spanish: str) -> None:
    """A card has a name with its article and one without."""
    assert (the_card(card, FRENCH), the_card(card, SPANISH)) == (french, spanish)
    assert card_name(card, FRENCH) == re.sub("^(l’|le |la )", "", french)
    assert card_name(card, SPANISH) == re.sub("^(el|la) ", "", spanish)


@pytest.mark.parametrize("_", [FRENCH, SPANISH], ids=LANGUAGES)
def test_every_card_has_its_own_name(_: Translator) -> None:
    """No two cards, ranks, suits, announcements or seats are called the same."""
    cards = {*alsos.PACK, *alcalde.PACK}
    for name in (card_name, the_card):
        assert len({name(card, _) for card in cards}) == len(cards)
    assert len({rank_name(rank, _) for rank in Rank}) == len(Rank)
    assert len({suit_name(suit, _) for suit in Suit}) == len(Suit)
    assert len({announcement_name(one, _) for one in alsos.Announcement}) == len(alsos.Announcement)
    seats = (*alsos.Seat, *alcalde.Seat)
    assert len({seat_name(seat, _) for seat in seats}) == len(seats)


def test_lists() -> None:
    """Several things are joined as the language wants, one alone stands by itself."""
    assert [listing(names, FRENCH) for names in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "", "a", "a et b", "a, b et c"
    ]  # fmt: skip
    assert listing(["Lena", "Isaac"], SPANISH) == "Lena e Isaac"
    assert listing(["agua", "hielo"], SPANISH) == "agua y hielo"
    assert listing(["Isaac", "Lena"], SPANISH) == "Isaac y Lena"
    assert alternatives(["siete", "ocho"], SPANISH) == "siete u ocho"
    assert alternatives(["sept", "huit"], FRENCH) == "sept ou huit"


def translations(language: str) -> Iterator[tuple[str, str]]:
    """Every translated text of a language, code left out, with the catalog that it stands in."""
    for domain in DOMAINS:
        for message in filed(language, domain):
            if message.id:
                strings = message.string if isinstance(message.string, tuple | list) else (message.string,)
                yield from ((domain, re.sub(r"`[^`]*`|<[^>]*>", "x", text)) for text in strings)


def test_french_typography() -> None:
    """Narrow no-break spaces before ; ! ?, no-break spaces before : and within « », a curved apostrophe."""
    wrong = re.compile(r"[^\u202f][;!?]|[^\u00a0]:|«(?!\u00a0)|(?<!\u00a0)»|'|\.\.\.")
    assert [(domain, text) for domain, text in translations("fr") if wrong.search(text)] == []


def test_spanish_typography() -> None:
    """Questions and exclamations are opened too, no space stands before a mark, and the apostrophe is curved."""
    wrong = re.compile(r"[\s\u00a0\u202f][;!?:]|'|\.\.\.")
    for domain, text in translations("es"):
        assert not wrong.search(text), (domain, text)
        assert text.count("¿") == text.count("?"), (domain, text)
        assert text.count("¡") == text.count("!"), (domain, text)
