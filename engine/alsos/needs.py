"""What each promise needs to be kept: points, captured cards, the last trick, or a held pair and the main game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.alsos.events import Announcement, Seat
from engine.alsos.melds import meld_points, melds
from engine.alsos.play import Play
from engine.alsos.state import State
from engine.alsos.values import (
    ABSZOLUT_LIMIT,
    ALL_TRUMPS_RANKS,
    CSALAD_RANKS,
    HUNDRED_LIMIT,
    KASSZA_RANKS,
    LAST_TRICK,
    PACK_TOTAL,
    TOUS_LES_TROIS_RANKS,
    TWO_HUNDRED_LIMIT,
    card_points,
)
from engine.cards import Card, Rank, Suit
from engine.errors import Inconsistent

Pair = tuple[int, int]
"""One number for each seat, in the order of `Seat`."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The points of a finished deal, by seat; the last trick's ten is in `card_points`.

    Raises Inconsistent (alsos.scoring.totals) for a negative number, or card points above 162 together.
    """

    declarer: Seat
    card_points: Pair
    meld_points: Pair

    def __post_init__(self) -> None:
        for name, pair in (("card-points", self.card_points), ("meld-points", self.meld_points)):
            for seat in Seat:
                if pair[seat] < 0:
                    raise Inconsistent("alsos.scoring.totals", "negative", kind=name, seat=seat, points=pair[seat])
        if sum(self.card_points) > PACK_TOTAL:
            raise Inconsistent("alsos.scoring.totals", "above-the-pack", points=sum(self.card_points), limit=PACK_TOTAL)

    @property
    def totals(self) -> Pair:
        """Card points and meld points together (alsos.scoring.parti)."""
        return (self.card_points[0] + self.meld_points[0], self.card_points[1] + self.meld_points[1])

    @property
    def uncaptured(self) -> int:
        """Card points of what nobody captured: talon and discards, in a deal played out (alsos.exchange.discard)."""
        return PACK_TOTAL - sum(self.card_points)

    @property
    def winner(self) -> Seat:
        """Who wins the main game: the declarer with the greater total (alsos.scoring.parti), otherwise the opponent.

        An equal total is a failure of the declarer (alsos.scoring.tie).
        """
        ahead = self.totals[self.declarer] > self.totals[self.declarer.other]
        return self.declarer if ahead else self.declarer.other


def tally_of(state: State) -> Tally:
    """The points of a deal under way or finished, melds of the final hands in it; needs the first lead to be due."""
    assert state.declarer is not None
    assert state.final_hands is not None
    play = played(state)
    return Tally(state.declarer, play.card_points, meld_points(melds(state.final_hands, play.trump)))


def played(state: State) -> Play:
    """The tricks of a state that has come so far."""
    assert state.play is not None
    return state.play


BY_TOTALS: Mapping[Announcement, Callable[[Tally, Seat], bool]] = MappingProxyType(
    {
        Announcement.PARTI: lambda tally, owner: tally.winner is owner,
        Announcement.ABSZOLUT: lambda tally, owner: tally.card_points[owner] > ABSZOLUT_LIMIT,
        Announcement.HUNDRED: lambda tally, owner: tally.card_points[owner] > HUNDRED_LIMIT,
        Announcement.TWO_HUNDRED: lambda tally, owner: tally.totals[owner] > TWO_HUNDRED_LIMIT,
    }
)
"""What Parti and the announcements of points need (alsos.announcements.values)."""


_TRUMPS_WANTED: Mapping[Announcement, tuple[Rank, ...]] = MappingProxyType(
    {
        Announcement.TOUS_LES_TROIS: TOUS_LES_TROIS_RANKS,
        Announcement.CSALAD: CSALAD_RANKS,
        Announcement.ALL_TRUMPS: ALL_TRUMPS_RANKS,
    }
)


def wanted(announcement: Announcement, trump: Suit) -> frozenset[Card]:
    """The cards that the announcement needs captured by its owner; none for one that needs something else."""
    if announcement is Announcement.FORTY_FOUR:
        return frozenset(Card(Rank.ACE, suit) for suit in Suit)
    return frozenset(Card(rank, trump) for rank in _TRUMPS_WANTED.get(announcement, ()))


_ANY_TRUMP = Suit.SPADES
"""Which cards of the trump suit a promise needs, and what they are worth, does not depend on the suit."""


def needed(announcement: Announcement) -> frozenset[Card]:
    """The cards that whoever has won it must have captured, with spades standing for the trump suit."""
    if announcement is Announcement.ULTIMO:
        return frozenset({Card(Rank.SEVEN, _ANY_TRUMP)})
    return wanted(announcement, _ANY_TRUMP)


def least_points(announcements: Iterable[Announcement]) -> int:
    """The fewest card points that a player has who won all of these; an Ultimó brings the last trick."""
    won = set(announcements)
    cards = frozenset[Card]().union(*map(needed, won))
    last = LAST_TRICK if Announcement.ULTIMO in won else 0
    return sum(card_points(card, _ANY_TRUMP) for card in cards) + last


def _captures(announcement: Announcement) -> Callable[[State, Seat], bool]:
    def has_captured(state: State, owner: Seat) -> bool:
        play = played(state)
        return play.captured(owner) >= wanted(announcement, play.trump)

    return has_captured


def _wins_last_with_the_seven(state: State, owner: Seat) -> bool:
    last = played(state).tricks[-1]
    winning = next(play.card for play in last.plays if play.seat is last.winner)
    return last.winner is owner and winning == Card(Rank.SEVEN, played(state).trump)


def holds_the_pair(state: State, owner: Seat) -> bool:
    """Whether the owner of a Kassza held king and queen of trumps in his final hand; he must win the main game too."""
    assert state.final_hands is not None
    return {Card(rank, played(state).trump) for rank in KASSZA_RANKS}.issubset(state.final_hands[owner])


BY_CARDS: Mapping[Announcement, Callable[[State, Seat], bool]] = MappingProxyType(
    {
        Announcement.TOUS_LES_TROIS: _captures(Announcement.TOUS_LES_TROIS),
        Announcement.ULTIMO: _wins_last_with_the_seven,
        Announcement.CSALAD: _captures(Announcement.CSALAD),
        Announcement.ALL_TRUMPS: _captures(Announcement.ALL_TRUMPS),
        Announcement.KASSZA: lambda state, owner: holds_the_pair(state, owner) and tally_of(state).winner is owner,
        Announcement.FORTY_FOUR: _captures(Announcement.FORTY_FOUR),
    }
)
"""What the other announcements need of a finished deal, its owner given (alsos.announcements.values)."""
