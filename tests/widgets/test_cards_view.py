"""Cards: every card of both packs is drawn, each suit by its own shape and colour, readable where cards overlap."""

from __future__ import annotations

import re

import pytest

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from tests.widgets.drawn import TRANSLATORS, seen
from widgets.cards_view import COLOURS, SIGNS, card_picture, inline_card, rank_letter, sprite, suit_sign
from widgets.i18n import LANGUAGES, load
from widgets.words import card_name

PACKS = {"alsos": alsos.PACK, "alcalde": alcalde.PACK}
VISIBLE = 24
"""Of the fifty units of a card's width, those that an overlapped card still shows."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games", [["alsos"], ["alcalde"], ["alsos", "alcalde"]], ids=" ".join)
def test_the_sprite_has_every_card_once(games: list[str], language: str) -> None:
    """The symbols are the cards of the games, the back and the suits, and nothing is named that is not there."""
    drawing = seen(sprite(games, load(language)))
    cards = {f"card-{card}" for game in games for card in PACKS[game]}
    assert {name for name in drawing.ids if name.startswith("card-")} == cards | {"card-back"}
    assert {name for name in drawing.ids if name.startswith("suit-")} == {f"suit-{suit}" for suit in "CHDS"}
    assert len(set(drawing.ids)) == len(drawing.ids)
    assert drawing.symbols <= set(drawing.ids)


LETTERS = [
    ("fr", "A R D V 10 9", "the French letters: roi, dame, valet"),
    ("es", "A K Q J 10 9", "a pack with hearts and spades keeps its indices in Spanish"),
]


@pytest.mark.parametrize(("language", "letters", "title"), LETTERS, ids=[row[2] for row in LETTERS])
def test_court_letters(language: str, letters: str, title: str) -> None:
    """The corner of a card carries the letters that readers of the language know."""
    ranks = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE)
    assert [rank_letter(rank, load(language)) for rank in ranks] == letters.split()
    for letter in letters.split():
        assert f">{letter}</text>" in sprite(["alsos"], load(language))


def test_suits_differ_by_shape_and_colour() -> None:
    """Four shapes, four colours, each a custom property that the page may set."""
    assert len(set(SIGNS.values())) == len(set(COLOURS.values())) == 4
    names = {suit: re.search(r"var\(--(\w+)", colour)[1] for suit, colour in COLOURS.items()}
    assert names == {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}


def test_a_card_is_five_by_seven_and_readable_where_it_is_covered() -> None:
    """Rank and sign stand in the part that overlapping leaves free; a rank is a third of the card's width or more."""
    for symbol in re.findall(r'<symbol id="card-[^b].*?</symbol>', sprite(["alsos", "alcalde"], load("fr"))):
        assert 'viewBox="0 0 50 70"' in symbol
        x, size, width = re.search(r'<text x="(\d+)".*?font-size="(\d+)".*?(?:textLength="(\d+)"|>)', symbol).groups()
        assert int(size) >= 50 / 3
        assert int(x) + int(width or 0) <= VISIBLE
        sign_x, sign_width = re.search(r'<use xlink:href="#suit-." x="(\d+)" y="\d+" width="(\d+)"', symbol).groups()
        assert int(sign_x) + int(sign_width) <= VISIBLE


def test_a_hidden_card_shows_its_back() -> None:
    """What a viewer may not see is drawn as a back, and says so in its class."""
    assert seen(card_picture(None)).symbols == {"card-back"}
    assert seen(card_picture(None, "top")).classes == {"card", "back", "top"}
    assert seen(card_picture(Card(Rank.TEN, Suit.CLUBS), "last", None)).classes == {"card", "last"}


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_a_card_in_a_sentence_has_its_name_for_the_ear(_) -> None:
    """The drawing is silent; the name stands beside it."""
    for card in alsos.PACK:
        drawing = seen(inline_card(card, _))
        assert drawing.symbols == {f"card-{card}"}
        assert "".join(drawing.text) == card_name(card, _)


def test_a_suit_sign_is_silent() -> None:
    """The sign of a suit stands beside its name and says nothing itself."""
    for suit in Suit:
        drawing = seen(suit_sign(suit))
        assert drawing.symbols == {f"suit-{suit}"}
        assert not drawing.text
        assert 'aria-hidden="true"' in suit_sign(suit)
