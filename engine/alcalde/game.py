"""How a deal goes from the first lead to the last trick: what may be done now, and what it leads to."""

from __future__ import annotations

from typing import TypeVar

from engine.alcalde import play as playing
from engine.alcalde import variants
from engine.alcalde.deal import Deal
from engine.alcalde.events import Event, ExchangeIndicator, Seat
from engine.alcalde.play import Play
from engine.alcalde.state import State
from engine.alcalde.variants import Options
from engine.errors import NotAllowed

NO_OPTIONS = Options()

Position = TypeVar("Position", State, Play)


def start(deal: Deal, options: Options = NO_OPTIONS) -> State:
    """The deal before the first lead, which is the mayor's right's (alcalde.tricks.lead)."""
    return State(deal, options, Play(deal.trump, Seat.RIGHT, deal.hands, stock=deal.stock))


def legal_events(position: State | Play) -> tuple[Event, ...]:
    """All that the seat to move may do now: the cards in the order of his hand, then the exchange; empty at the end."""
    play, options = _parts(position)
    return (*playing.legal_plays(play), *variants.legal_exchanges(play, options))


def refusal(position: State | Play, event: Event) -> NotAllowed | None:
    """Why `event` is not possible now, or None where `apply` takes it."""
    play, options = _parts(position)
    if isinstance(event, ExchangeIndicator):
        return variants.refusal(play, options, event)
    return playing.refusal(play, event)


def apply(position: Position, event: Event) -> Position:
    """The position after `event`; raises NotAllowed with the rule that forbids it."""
    play, options = _parts(position)
    if isinstance(event, ExchangeIndicator):
        after = variants.exchange(play, options, event)
    else:
        after = playing.play_card(play, event)
    return State(position.deal, position.options, after) if isinstance(position, State) else after


def _parts(position: State | Play) -> tuple[Play, Options]:
    if isinstance(position, State):
        return position.play, position.options
    return position, NO_OPTIONS
