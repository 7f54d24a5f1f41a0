"""What may be agreed before the deal: exchanging the indicator, off unless asked for; four cards each, not defined."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace

from engine.alcalde import core
from engine.alcalde.events import ExchangeIndicator
from engine.alcalde.play import Play, hand_mask, with_hand
from engine.cards import Card
from engine.errors import NotAllowed, Unreadable

RULE = "alcalde.variants.exchange"
FOUR_CARDS = "four-cards"


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agreed on: whether the indicator may be exchanged (alcalde.variants.exchange).

    `variant` names another form of the game. `four-cards` is refused, since the sources do not give its hands,
    tricks and threshold (alcalde.variants.four-cards); any other name is Unreadable.
    """

    indicator_exchange: bool = False
    variant: InitVar[str | None] = None

    def __post_init__(self, variant: str | None) -> None:
        if variant == FOUR_CARDS:
            raise NotAllowed("alcalde.variants.four-cards", "not-defined", variant=variant)
        if variant is not None:
            raise Unreadable("notation.value", "unknown-variant", variant=variant, known=(FOUR_CARDS,))


def refusal(play: Play, options: Options, event: ExchangeIndicator) -> NotAllowed | None:
    """Why the indicator may not be exchanged now, or None where it may (alcalde.variants.exchange)."""
    seat = event.seat
    if not options.indicator_exchange:
        return NotAllowed(RULE, "off", seat=seat)
    if not play.stock:
        return NotAllowed(RULE, "stock-exhausted", seat=seat)
    if seat is not play.to_move:
        return NotAllowed(RULE, "out-of-turn", seat=seat, to_move=play.to_move)
    indicator, serves = _indicator(play), _serves(play)
    if play.cards_played_by(seat):
        return NotAllowed(RULE, "second-card-due", seat=seat, indicator=indicator)
    if not serves:
        return NotAllowed(RULE, "lowest-indicator", seat=seat, indicator=indicator)
    if not serves & hand_mask(play, seat):
        return NotAllowed(RULE, "not-held", seat=seat, card=_card(play, serves), indicator=indicator)
    return None


def legal_exchanges(play: Play, options: Options) -> tuple[ExchangeIndicator, ...]:
    """The exchange that the seat to move may make, if any."""
    if play.to_move is None:
        return ()
    event = ExchangeIndicator(play.to_move)
    return (event,) if refusal(play, options, event) is None else ()


def exchange(play: Play, options: Options, event: ExchangeIndicator) -> Play:
    """The play after the swap: the indicator in the hand, the card given in its place, open, to be drawn last.

    Raises NotAllowed as `refusal` says.
    """
    refused = refusal(play, options, event)
    if refused is not None:
        raise refused
    assert play.hands is not None
    indicator, given = _indicator(play), _card(play, _serves(play))
    hand = tuple(indicator if card == given else card for card in play.hands[event.seat])
    return replace(play, hands=with_hand(play.hands, event.seat, hand), stock=(*play.stock[:-1], given))


def _indicator(play: Play) -> Card:
    card = play.stock[-1]
    assert card is not None
    return card


def _serves(play: Play) -> int:
    """The mask of the card that may be swapped for the open indicator; empty where none may."""
    table = core.table(play.trump)
    return table.serves[table.order.numbers[_indicator(play)]]


def _card(play: Play, mask: int) -> Card:
    """The one card in `mask`."""
    return core.table(play.trump).order.cards[mask.bit_length() - 1]
