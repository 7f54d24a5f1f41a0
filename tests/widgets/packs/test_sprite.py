"""The drawings: every card of every pack, each suit by its own shape and colour, readable where cards overlap."""

from __future__ import annotations

import re

import pytest

from engine import alcalde, alsos
from engine.cards import Rank
from tests.widgets.drawn import seen
from widgets.i18n import LANGUAGES, load
from widgets.packs import OTHER_PACKS, Pack, pack_of
from widgets.packs.sprite import LOOKS, letter, pack_file, sample_file, sprite

CARDS = {"alsos": alsos.PACK, "alcalde": alcalde.PACK}
VISIBLE = 24
"""Of the fifty units of a card's width, those that an overlapped card still shows."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games", [["alsos"], ["alcalde"], ["alsos", "alcalde"]], ids=" ".join)
def test_the_sprite_has_every_card_once(games: list[str], language: str) -> None:
    """The symbols are the cards of the games, the back and the suits, and nothing is named that is not there."""
    drawing = seen(sprite(games, load(language)))
    cards = {f"card-{card}" for game in games for card in CARDS[game]}
    assert {name for name in drawing.ids if name.startswith("card-")} == cards | {"card-back"}
    assert {name for name in drawing.ids if name.startswith("suit-")} == {f"suit-{suit}" for suit in "CHDS"}
    assert len(set(drawing.ids)) == len(drawing.ids)
    assert drawing.symbols <= set(drawing.ids)


@pytest.mark.parametrize("pack", OTHER_PACKS)
def test_another_pack_has_the_same_cards_under_its_own_name(pack: Pack) -> None:
    """Its file has the cards and suits of the international pack, names nothing else, and shows two of the cards."""
    drawing = seen(pack_file(pack))
    usual = seen(sprite([OTHER_PACKS[pack]], load("fr"))).ids
    usual = [name for name in usual if re.match("card-(?!back)|suit-", name)]
    assert drawing.ids == [f"{pack}-{name}" for name in usual]
    assert drawing.symbols <= set(drawing.ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", Pack)
def test_a_picture_shows_what_a_pack_looks_like(pack: Pack, language: str) -> None:
    """Two court cards of different suits, with all that they are drawn of."""
    drawing = seen(sample_file(pack, load(language)))
    assert drawing.symbols <= set(drawing.ids)
    shown = {name.rpartition("card-")[2] for name in drawing.symbols if "card-" in name}
    assert len({token[-1] for token in shown}) == len(shown) == 2
    assert {token[0] for token in shown} <= set("JQK")
    assert f">{letter(Rank.KING, pack, load(language))}</text>" in sample_file(pack, load(language))


LETTERS = [
    (Pack.INTERNATIONAL, "fr", "A R D V 10 9", "the French letters: roi, dame, valet"),
    (Pack.INTERNATIONAL, "es", "A K Q J 10 9", "a pack with hearts and spades keeps its indices in Spanish"),
    (Pack.HUNGARIAN, "fr", "A K F Al 10 9", "király, felső, alsó"),
    (Pack.HUNGARIAN, "es", "A K F Al 10 9", "the same in Spanish"),
    (Pack.SPANISH, "fr", "1 12 11 10", "numbers, as the Spanish pack has them"),
    (Pack.SPANISH, "es", "1 12 11 10", "the same in Spanish"),
]


@pytest.mark.parametrize(("pack", "language", "letters", "title"), LETTERS, ids=[row[3] for row in LETTERS])
def test_corners(pack: Pack, language: str, letters: str, title: str) -> None:
    """The corner of a card carries what players of that pack know."""
    ranks = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE)[: len(letters.split())]
    assert [letter(rank, pack, load(language)) for rank in ranks] == letters.split()
    drawn = sprite(["alsos"], load(language)) if pack is Pack.INTERNATIONAL else pack_file(pack)
    for corner in letters.split():
        assert f">{corner}</text>" in drawn


@pytest.mark.parametrize("pack", Pack)
def test_no_two_ranks_share_a_corner(pack: Pack) -> None:
    """What stands in the corner tells the rank, in the game that the pack belongs to."""
    for game in [OTHER_PACKS[pack]] if pack in OTHER_PACKS else CARDS:
        ranks = dict.fromkeys(card.rank for card in CARDS[game])
        for language in LANGUAGES:
            assert len({letter(rank, pack, load(language)) for rank in ranks}) == len(ranks)


@pytest.mark.parametrize("pack", Pack)
def test_suits_differ_by_shape_and_colour(pack: Pack) -> None:
    """Four shapes, four colours, each a custom property that the page may set, and no two alike without it."""
    look = LOOKS[pack]
    assert len(set(look.signs.values())) == len(set(look.colours.values())) == 4
    found = [re.fullmatch(r"var\(--(\w+),(#[0-9a-f]{6})\)", colour).groups() for colour in look.colours.values()]
    assert len({name for name, _colour in found}) == len({colour for _name, colour in found}) == 4


@pytest.mark.parametrize("pack", Pack)
def test_a_card_is_five_by_seven_and_readable_where_it_is_covered(pack: Pack) -> None:
    """Rank and sign stand in the part that overlapping leaves free; a rank is a third of the card's width or more."""
    drawn = sprite(["alsos", "alcalde"], load("fr")) if pack is Pack.INTERNATIONAL else pack_file(pack)
    symbols = re.findall(r'<symbol id="[a-z-]*card-[^b].*?</symbol>', drawn)
    assert symbols
    for symbol in symbols:
        assert 'viewBox="0 0 50 70"' in symbol
        x, size, width = re.search(r'<text x="(\d+)".*?font-size="(\d+)".*?(?:textLength="(\d+)"|>)', symbol).groups()
        assert int(size) >= 50 / 3
        assert int(x) + int(width or 0) <= VISIBLE
        sign = re.search(r'<use xlink:href="#[a-z-]*suit-." x="(\d+)" y="\d+" width="(\d+)"', symbol).groups()
        assert sum(map(int, sign)) <= VISIBLE


def test_the_over_knave_and_the_under_knave_are_told_by_their_sign() -> None:
    """A Hungarian felső has the large sign above, an alsó below the middle; every other court has none."""
    courts = LOOKS[Pack.HUNGARIAN].courts
    _x, over, size = courts[Rank.QUEEN].sign
    assert over + size <= 35 < courts[Rank.JACK].sign[1]
    assert courts[Rank.KING].sign is None


def test_the_edge_of_a_spanish_card_tells_its_suit() -> None:
    """The line along the edge is whole for oros, and broken once, twice, three times for copas, espadas, bastos."""
    drawn = pack_file(Pack.SPANISH)
    pieces = {
        suit: re.search(rf'id="spanish-card-7{suit}".*?<path d="([^"]*)"', drawn)[1].count("M") // 2 for suit in "DHSC"
    }
    assert pieces == {"D": 1, "H": 2, "S": 3, "C": 4}


CHOSEN = [
    ("alsos", (), Pack.INTERNATIONAL, "nothing chosen"),
    ("alsos", (Pack.HUNGARIAN,), Pack.HUNGARIAN, "the pack of the game"),
    ("alcalde", (Pack.HUNGARIAN,), Pack.INTERNATIONAL, "a pack of the other game"),
    ("alcalde", (Pack.HUNGARIAN, Pack.SPANISH), Pack.SPANISH, "a pack for each game"),
    (None, (Pack.HUNGARIAN, Pack.SPANISH), Pack.INTERNATIONAL, "no game"),
]


@pytest.mark.parametrize(("game", "chosen", "pack", "title"), CHOSEN, ids=[row[3] for row in CHOSEN])
def test_a_game_is_played_with_a_pack_of_its_own(game, chosen, pack, title) -> None:
    """Of what a reader has chosen, a game takes the pack that it can be played with."""
    assert pack_of(game, chosen) is pack
