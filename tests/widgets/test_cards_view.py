"""Cards in a page: named, silent, with their words beside them, in every pack."""

from __future__ import annotations

import pytest

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from tests.widgets.drawn import TRANSLATORS, seen
from widgets.cards_view import card_picture, inline_card, suit_sign
from widgets.i18n import LANGUAGES, load
from widgets.packs import Pack
from widgets.words import card_name

PREFIXES = [
    (Pack.INTERNATIONAL, "", alsos.PACK),
    (Pack.HUNGARIAN, "hungarian-", alsos.PACK),
    (Pack.SPANISH, "spanish-", alcalde.PACK),
]


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_a_hidden_card_shows_its_back(_) -> None:
    """What a viewer may not see is drawn as a back, and says so in its class."""
    assert seen(card_picture(None, _)).symbols == {"card-back"}
    assert seen(card_picture(None, _, "top")).classes == {"card", "back", "top"}
    assert seen(card_picture(Card(Rank.TEN, Suit.CLUBS), _, "last", None)).classes == {"card", "last"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pack", "prefix", "cards"), PREFIXES, ids=[row[0] for row in PREFIXES])
def test_a_card_in_a_sentence_has_its_name_for_the_ear(pack, prefix, cards, language: str) -> None:
    """The drawing is silent; the name stands beside it."""
    _ = load(language, pack)
    for card in cards:
        drawing = seen(inline_card(card, _))
        assert drawing.symbols == {f"{prefix}card-{card}"}
        assert "".join(drawing.text) == card_name(card, _)


@pytest.mark.parametrize(("pack", "prefix", "cards"), PREFIXES, ids=[row[0] for row in PREFIXES])
def test_a_suit_sign_is_silent(pack, prefix, cards) -> None:
    """The sign of a suit stands beside its name and says nothing itself; its class tells the styles its colour."""
    for suit in Suit:
        sign = suit_sign(suit, load("fr", pack))
        assert seen(sign).symbols == {f"{prefix}suit-{suit}"}
        assert seen(sign).classes == {"suit-sign", f"{prefix}suit-{suit.name.lower()}"}
        assert not seen(sign).text
        assert 'aria-hidden="true"' in sign
