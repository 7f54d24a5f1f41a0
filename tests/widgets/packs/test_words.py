"""The words of a pack: every card by its name, no word of another pack in a sentence, nothing said for nobody."""

from __future__ import annotations

import re

import pytest

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from widgets.catalogs import DOMAINS, gathered
from widgets.i18n import LANGUAGES, load
from widgets.packs import Pack
from widgets.packs.words import WORDS
from widgets.words import card_name, rank_name, suit_name, the_card

NAMES = [
    ("fr", Pack.HUNGARIAN, "JC", "l’alsó de gland"),
    ("fr", Pack.HUNGARIAN, "QD", "le felső de grelot"),
    ("fr", Pack.HUNGARIAN, "KH", "le király de cœur"),
    ("fr", Pack.HUNGARIAN, "AS", "l’as de feuille"),
    ("es", Pack.HUNGARIAN, "JC", "el alsó de bellotas"),
    ("es", Pack.HUNGARIAN, "QD", "el felső de cascabeles"),
    ("es", Pack.HUNGARIAN, "7S", "el siete de hojas"),
    ("fr", Pack.SPANISH, "JC", "la sota de bâton"),
    ("fr", Pack.SPANISH, "AS", "l’as d’épée"),
    ("fr", Pack.SPANISH, "QH", "le caballo de coupe"),
    ("es", Pack.SPANISH, "JD", "la sota de oros"),
    ("es", Pack.SPANISH, "QS", "el caballo de espadas"),
    ("es", Pack.SPANISH, "KH", "el rey de copas"),
    ("es", Pack.SPANISH, "2C", "el dos de bastos"),
]


@pytest.mark.parametrize(("language", "pack", "token", "name"), NAMES, ids=[f"{row[0]} {row[3]}" for row in NAMES])
def test_names(language: str, pack: Pack, token: str, name: str) -> None:
    """A card is called what players of that pack call it, the suits in the reader's language."""
    card = Card(Rank(token[:-1]), Suit(token[-1]))
    assert the_card(card, load(language, pack)) == name


INTERNATIONAL_WORDS = {
    "fr": re.compile(r"\b(?:valets?|dames?|rois?|trèfles?|carreaux?|piques?)\b", re.IGNORECASE),
    "es": re.compile(r"\b(?:jotas?|damas?|reinas?|tréboles|diamantes|picas?)\b", re.IGNORECASE),
}
"""Words of the international pack that the others do not share: a Hungarian pack has hearts, a Spanish one a rey."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pack", "cards"), [(Pack.HUNGARIAN, alsos.PACK), (Pack.SPANISH, alcalde.PACK)])
def test_every_card_has_a_name_of_its_own_pack(pack: Pack, cards, language: str) -> None:
    """No two cards share a name, and none has a word of the international pack; the name holds rank and suit."""
    _ = load(language, pack)
    names = {card: card_name(card, _) for card in cards}
    assert len(set(names.values())) == len(cards)
    for card, name in names.items():
        assert not INTERNATIONAL_WORDS[language].search(name)
        assert name.startswith(rank_name(card.rank, _))
        assert name.endswith(suit_name(card.suit, _))
        assert name in the_card(card, _)


@pytest.mark.parametrize("pack", WORDS)
def test_what_has_words_in_a_pack_is_said_somewhere(pack: Pack) -> None:
    """Each text that a pack words anew is one that a view uses: a sentence that changes takes its pack along."""
    used = {text for domain in DOMAINS for text, context in gathered(domain) if context is None}
    assert set(WORDS[pack]) <= used
    assert len(set(WORDS[pack])) == len(WORDS[pack])
    assert {(text, pack) for text in WORDS[pack]} <= set(gathered("packs"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_alsos_is_forgotten(language: str) -> None:
    """A text that names a rank or a suit in its translation has another one for the Hungarian pack.

    Titles of rules are the names of paragraphs, which keep theirs.
    """
    plain, hungarian = load(language), load(language, Pack.HUNGARIAN)
    for domain in set(DOMAINS) - {"rules", "terminal"}:
        for text, context in gathered(domain):
            if context is None and isinstance(text, str) and INTERNATIONAL_WORDS[language].search(plain(text)):
                assert not INTERNATIONAL_WORDS[language].search(hungarian(text)), text
