"""How suits and ranks stand, and what cards, runs, fours and promises are worth."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from engine.alsos.events import Announcement
from engine.cards import Card, Rank, Suit
from engine.tricks import TrickOrder, trick_order

SUITS_HIGH_TO_LOW = (Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES)
"""For bidding and for ties between runs (alsos.cards.suits)."""

_A, _K, _Q, _J = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK
_10, _9, _8, _7 = Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN

TRUMP_ORDER = (_J, _9, _A, _10, _K, _Q, _8, _7)
PLAIN_ORDER = (_A, _10, _K, _Q, _J, _9, _8, _7)
RUN_ORDER = (_A, _K, _Q, _J, _10, _9, _8, _7)
"""Three orders of the ranks, high to low: in the trump suit, in the other suits, in runs (alsos.cards.ranks)."""

PACK = tuple(Card(rank, suit) for suit in SUITS_HIGH_TO_LOW for rank in RUN_ORDER)
"""The 32 cards, suit by suit, high to low (alsos.cards.pack)."""

FIRST_CARDS = 8
FIRST_PACKET = 4
LAST_CARDS = 4
HIDDEN_CARDS = 6
TALON_SIZE = 1 + HIDDEN_CARDS + 1
HAND_SIZE = FIRST_CARDS + LAST_CARDS
"""The packets of the deal (alsos.deal.packets): a hand is the first eight, dealt by fours, and the last four."""

TRICKS = HAND_SIZE
"""Tricks in a deal (alsos.tricks.twelve)."""

DEALS = 8
"""Deals in a match (alsos.scoring.match)."""

TRUMP_VALUES: Mapping[Rank, int] = MappingProxyType({_J: 20, _9: 14, _A: 11, _10: 10, _K: 4, _Q: 3, _8: 0, _7: 0})
PLAIN_VALUES: Mapping[Rank, int] = MappingProxyType({_A: 11, _10: 10, _K: 4, _Q: 3, _J: 2, _9: 0, _8: 0, _7: 0})
"""Card points in the trump suit and in each other suit (alsos.cards.values)."""

LAST_TRICK = 10
"""Card points for winning the last trick (alsos.cards.last-trick)."""

TRUMP_TOTAL = sum(TRUMP_VALUES.values())
PLAIN_TOTAL = sum(PLAIN_VALUES.values())
PACK_TOTAL = TRUMP_TOTAL + 3 * PLAIN_TOTAL + LAST_TRICK
"""Card points of the trump suit, of another suit, and of the whole pack with the last trick's ten."""


@cache
def order(trump: Suit) -> TrickOrder:
    """The pack as numbers under one trump suit; the same object at every call."""
    return trick_order(trump, PLAIN_ORDER, TRUMP_ORDER)


def card_points(card: Card, trump: Suit) -> int:
    """What a captured card is worth under one trump suit (alsos.cards.values)."""
    return (TRUMP_VALUES if card.suit is trump else PLAIN_VALUES)[card.rank]


class AnnouncementPhase(StrEnum):
    """When something was said: Parti stands from the auction on, all else is early or late."""

    CONTRACT = "contract"
    EARLY = "early"
    LATE = "late"


PARTI_VALUE = 1
"""The main game, in units (alsos.scoring.parti)."""

LATE_VALUES: Mapping[Announcement, int] = MappingProxyType(
    {
        Announcement.HUNDRED: 2,
        Announcement.TWO_HUNDRED: 1,
        Announcement.TOUS_LES_TROIS: 1,
        Announcement.ULTIMO: 2,
        Announcement.CSALAD: 1,
        Announcement.ALL_TRUMPS: 2,
        Announcement.KASSZA: 1,
        Announcement.FORTY_FOUR: 2,
    }
)
"""What a late announcement is worth, in units (alsos.announcements.values); Abszolút cannot be late."""

EARLY_FACTOR = 2
ABSZOLUT_VALUE = 1
EARLY_VALUES: Mapping[Announcement, int] = MappingProxyType(
    {
        Announcement.ABSZOLUT: ABSZOLUT_VALUE,
        **{announcement: EARLY_FACTOR * value for announcement, value in LATE_VALUES.items()},
    }
)
"""What an early announcement is worth: double, Abszolút alone excepted (alsos.announcements.early-double)."""

ITEM_VALUES: Mapping[AnnouncementPhase, Mapping[Announcement, int]] = MappingProxyType(
    {
        AnnouncementPhase.CONTRACT: MappingProxyType({Announcement.PARTI: PARTI_VALUE}),
        AnnouncementPhase.EARLY: EARLY_VALUES,
        AnnouncementPhase.LATE: LATE_VALUES,
    }
)
"""The base of every item by the phase in which it arose; what is not in the table cannot arise then."""

KONTRA: Mapping[AnnouncementPhase, int] = MappingProxyType({AnnouncementPhase.EARLY: 4, AnnouncementPhase.LATE: 2})
"""By how much a kontra multiplies, by the phase in which it is said (alsos.announcements.kontra)."""

REKONTRA: Mapping[AnnouncementPhase, int] = MappingProxyType({AnnouncementPhase.EARLY: 4, AnnouncementPhase.LATE: 2})
"""By how much a rekontra multiplies again (alsos.announcements.rekontra)."""

ABSZOLUT_LIMIT = 81
HUNDRED_LIMIT = 100
TWO_HUNDRED_LIMIT = 200
"""What must be exceeded, not reached: in card points, in card points, in total (alsos.announcements.values)."""

TOUS_LES_TROIS_RANKS = (_J, _9, _7)
CSALAD_RANKS = (_A, _K, _Q)
ALL_TRUMPS_RANKS = TRUMP_ORDER[:6]
KASSZA_RANKS = (_K, _Q)
"""The trumps that Tous les trois, Család and all the trumps want captured, and those that Kassza wants held."""

RUN_VALUES: Mapping[int, int] = MappingProxyType({3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100})
"""Meld points of a run by its length (alsos.melds.run-values)."""

VANNAK_RANKS = TRUMP_ORDER[:6]
VANNAK_VALUE = 80
"""Ranks that make a four, high to low, and its meld points (alsos.melds.vannak, .vannak-comparison)."""

BELA_RANKS = (_K, _Q)
BELA_VALUE = 20
"""The trumps that make a béla in one hand, and its meld points (alsos.melds.bela)."""
