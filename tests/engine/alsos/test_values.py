"""The pack, its orders and its values, as the rules state them."""

from __future__ import annotations

import pytest

from engine.alsos import PACK, Announcement, AnnouncementPhase
from engine.alsos import values as v
from engine.cards import Rank, Suit
from tests.engine.alsos.table import cards


def test_pack() -> None:
    """alsos.cards.pack: 32 different cards, seven to ace in four suits."""
    assert len(PACK) == len(set(PACK)) == 32
    assert {card.rank for card in PACK} == {Rank(token) for token in ["7", "8", "9", "10", "J", "Q", "K", "A"]}
    assert {card.suit for card in PACK} == set(Suit)


def test_suits() -> None:
    """alsos.cards.suits: clubs, hearts, diamonds, spades, from high to low."""
    assert "".join(v.SUITS_HIGH_TO_LOW) == "CHDS"


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        pytest.param(v.TRUMP_ORDER, "J 9 A 10 K Q 8 7", id="trumps"),
        pytest.param(v.PLAIN_ORDER, "A 10 K Q J 9 8 7", id="other suits"),
        pytest.param(v.RUN_ORDER, "A K Q J 10 9 8 7", id="runs"),
    ],
)
def test_ranks(ranks: tuple[Rank, ...], expected: str) -> None:
    """alsos.cards.ranks: three orders, high to low."""
    assert " ".join(ranks) == expected


@pytest.mark.parametrize("trump", list(Suit))
@pytest.mark.parametrize(
    ("rank", "trumps", "plain"),
    [("J", 20, 2), ("9", 14, 0), ("A", 11, 11), ("10", 10, 10), ("K", 4, 4), ("Q", 3, 3), ("8", 0, 0), ("7", 0, 0)],
)
def test_card_points(trump: Suit, rank: str, trumps: int, plain: int) -> None:
    """alsos.cards.values: knave and nine are worth more in the trump suit, whichever it is."""
    for suit in Suit:
        (one,) = cards(f"{rank}{suit}")
        assert v.card_points(one, trump) == (trumps if suit is trump else plain)


def test_totals() -> None:
    """alsos.cards.values, alsos.cards.last-trick: 62 + 90 + 10 = 162."""
    assert (v.TRUMP_TOTAL, v.PLAIN_TOTAL, v.LAST_TRICK, v.PACK_TOTAL) == (62, 30, 10, 162)


@pytest.mark.parametrize("trump", list(Suit))
def test_order(trump: Suit) -> None:
    """alsos.cards.ranks: the numbers of a suit rise with its rank, and trumps come last."""
    order = v.order(trump)
    trumps, plain_ranks = ["7", "8", "Q", "K", "10", "A", "9", "J"], ["7", "8", "9", "J", "Q", "K", "10", "A"]
    assert order.cards[24:] == cards(" ".join(f"{rank}{trump}" for rank in trumps))
    plain = Suit.CLUBS if trump is not Suit.CLUBS else Suit.HEARTS
    rising = [order.numbers[card] for card in cards(" ".join(f"{rank}{plain}" for rank in plain_ranks))]
    assert rising == list(range(rising[0], rising[0] + 8))
    assert v.order(trump) is order


@pytest.mark.parametrize(
    ("slug", "late", "early"),
    [
        ("abszolut", None, 1),
        ("100", 2, 4),
        ("200", 1, 2),
        ("tous-les-trois", 1, 2),
        ("ultimo", 2, 4),
        ("csalad", 1, 2),
        ("all-trumps", 2, 4),
        ("kassza", 1, 2),
        ("44", 2, 4),
    ],
)
def test_announcement_values(slug: str, late: int | None, early: int) -> None:
    """alsos.announcements.values, .early-double, .abszolut-early-only: the table, early doubled but for Abszolút."""
    announcement = Announcement(slug)
    assert v.ITEM_VALUES[AnnouncementPhase.LATE].get(announcement) == late
    assert v.ITEM_VALUES[AnnouncementPhase.EARLY][announcement] == early


def test_parti_value() -> None:
    """alsos.scoring.parti: the main game is one unit, and nothing that is announced."""
    assert v.ITEM_VALUES[AnnouncementPhase.CONTRACT] == {Announcement.PARTI: 1}
    assert Announcement.PARTI not in v.EARLY_VALUES
    assert Announcement.PARTI not in v.LATE_VALUES


def test_kontra_factors() -> None:
    """alsos.announcements.kontra, .rekontra: times four early, times two late."""
    for factors in (v.KONTRA, v.REKONTRA):
        assert factors == {AnnouncementPhase.EARLY: 4, AnnouncementPhase.LATE: 2}


def test_meld_values() -> None:
    """alsos.melds.run-values, .vannak, .bela: terc 20, kvart 50, from the kvint on 100; four 80; béla 20."""
    assert v.RUN_VALUES == {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}
    assert (v.VANNAK_VALUE, v.BELA_VALUE) == (80, 20)
    assert " ".join(v.VANNAK_RANKS) == "J 9 A 10 K Q"


def test_sizes() -> None:
    """alsos.deal.packets, alsos.tricks.twelve, alsos.scoring.match: 8 + 4 cards, a talon of 8, 12 tricks, 8 deals."""
    assert (v.FIRST_CARDS, v.LAST_CARDS, v.HAND_SIZE, v.TALON_SIZE, v.TRICKS, v.DEALS) == (8, 4, 12, 8, 12, 8)
    assert len(PACK) == 2 * v.HAND_SIZE + v.TALON_SIZE
