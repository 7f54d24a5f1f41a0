"""What a whole deal looks like at one moment, and what each seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.alcalde.deal import Deal, Hand, Hands
from engine.alcalde.events import PlayCard, Seat
from engine.alcalde.office import CardPoints
from engine.alcalde.play import Play, Trick
from engine.alcalde.variants import Options
from engine.cards import Card, Suit


class Phase(StrEnum):
    """Where a deal stands."""

    TRICKS = "tricks"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class State:
    """One deal: how it was dealt, what was agreed, and the play so far."""

    deal: Deal
    options: Options
    play: Play

    @property
    def phase(self) -> Phase:
        """Tricks until the tenth is played, then done."""
        return Phase.DONE if self.play.complete else Phase.TRICKS

    @property
    def to_move(self) -> Seat | None:
        """Whose turn it is; None when the deal is done."""
        return self.play.to_move

    @property
    def hands(self) -> Hands:
        """What each seat holds now."""
        assert self.play.hands is not None
        return self.play.hands

    @property
    def stock(self) -> Hand:
        """What is left to draw, first drawn first, the indicator last."""
        return self.play.stock

    @property
    def indicator(self) -> Card | None:
        """The open card under the stock; None once it has been drawn."""
        return self.play.stock[-1] if self.play.stock else None

    @property
    def trump(self) -> Suit:
        """The suit of the indicator (alcalde.deal.indicator)."""
        return self.play.trump

    @property
    def leader(self) -> Seat:
        """Who leads the trick on the table."""
        return self.play.leader

    @property
    def trick(self) -> tuple[PlayCard, ...]:
        """The cards on the table."""
        return self.play.trick

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return self.play.tricks

    @property
    def card_points(self) -> CardPoints:
        """What each side has captured so far."""
        return self.play.card_points


def sees_hand(viewer: Seat, holder: Seat) -> bool:
    """Whether `viewer` may see what `holder` has: his own, and the opponents each other's (alcalde.deal.open-hands)."""
    return viewer is holder or Seat.MAYOR not in (viewer, holder)


def visible_to(state: State, seat: Seat) -> State:
    """The same state as `seat` may see it: hidden hands, hidden draws and the stock under its indicator are None."""

    def hands(all_hands: Hands) -> Hands:
        right, left, mayor = (
            all_hands[holder] if sees_hand(seat, holder) else (None,) * len(all_hands[holder]) for holder in Seat
        )
        return right, left, mayor

    def stock(cards: Hand) -> Hand:
        return (*(None for _ in cards[:-1]), *cards[-1:])

    def trick(done: Trick) -> Trick:
        return replace(
            done, drawn=tuple((drawer, card if sees_hand(seat, drawer) else None) for drawer, card in done.drawn)
        )

    return State(
        Deal(hands(state.deal.hands), stock(state.deal.stock)),
        state.options,
        replace(
            state.play,
            hands=hands(state.hands),
            stock=stock(state.stock),
            tricks=tuple(trick(done) for done in state.tricks),
        ),
    )
