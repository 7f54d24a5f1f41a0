"""How Alsós is told: each event by its chapter, what nobody wrote down in passing, the reckoning at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from engine.alsos import (
    Announcements,
    Auction,
    Discard,
    EndTurn,
    Event,
    Exchange,
    Hands,
    Match,
    Pass,
    Phase,
    Play,
    PlayCard,
    State,
    Totals,
    apply,
    settle,
    settle_totals,
)
from engine.alsos.events import Accept, Announce, Bid, DeclineExchange, ExchangeEvent, Kontra, Rekontra
from widgets import narration_auction, narration_exchange, narration_promises, narration_tricks
from widgets.i18n import Translator
from widgets.narration_melds import meld_lines
from widgets.narration_settlement import match_lines, settlement_lines
from widgets.said import Lines
from widgets.setting import Setting

Moving = State | Auction | Announcements | Exchange | Play
"""Positions that events change."""

See = Callable[[Moving], Moving]
"""What is left of a position for one viewer's eyes."""

Still = Hands | Totals | Match
"""Positions that stand for themselves."""


def opening_lines(position: Moving | Still, setting: Setting, _: Translator) -> Lines:
    """How a position is introduced, before anything has happened."""
    match position:
        case State():
            return narration_auction.deal_lines(position.deal, setting, _)
        case Auction():
            return narration_auction.opening_lines(position, setting, _)
        case Announcements():
            return narration_promises.opening_lines(position, setting, _)
        case Play():
            return narration_tricks.opening_lines(position, setting, _)
        case Hands():
            return meld_lines(position.hands, position.trump, setting, _)
        case Totals():
            return settlement_lines(settle_totals(position), setting, _)
        case Match():
            return match_lines(position, setting, _)
        case Exchange():
            raise TypeError("no example begins with an exchange")


def step_lines(
    at: str,
    before: Moving,
    events: Sequence[Event],
    last: Moving,
    setting: Setting,
    _: Translator,
    see: See = lambda position: position,
) -> Lines:
    """What happened in the step of the entry `at`, its events in order, from `before` to `last`.

    Every position is told by what `see` leaves of it; only the melds of the first trick are shown to both players.
    Passes before play that the record leaves unsaid are told together, where the first of them stands.
    """
    unfolded = tuple(_unfolded(before, events, last))
    unsaid = [position for position, event, _after in unfolded if _is_unsaid(at, position, event, events)]
    phases = tuple(dict.fromkeys(_announcements(position).phase for position in unsaid))
    lines: list[Lines] = []
    for position, event, after in unfolded:
        if any(position is one for one in unsaid):
            if position is unsaid[0]:
                lines.append(narration_promises.silence_lines(phases, _))
        elif not _needs_no_words(event, events):
            lines.append(_event_lines(see(position), event, see(after), events, setting, _))
        if _opens_play(position, event):
            lines.append(_shown_melds(after, setting, _))
    return tuple(line for some in lines for line in some)


def _unfolded(before: Moving, events: Sequence[Event], last: Moving) -> Iterator[tuple[Moving, Event, Moving]]:
    """Each event with the positions around it; the one after the last is given, as its viewer may see it."""
    position = before
    for event in events[:-1]:
        after: Moving = apply(cast(State, position), event)  # the type of any position comes back as it went in
        yield position, event, after
        position = after
    if events:
        yield position, events[-1], last


def _is_unsaid(at: str, position: Moving, event: Event, events: Sequence[Event]) -> bool:
    """Whether this is a pass before play that stands nowhere in the record: the entry is of another phase."""
    if not isinstance(event, Pass) or len(events) == 1 or _is_auction_open(position):
        return False
    return at.partition("[")[0] != _announcements(position).phase.value


def _needs_no_words(event: Event, events: Sequence[Event]) -> bool:
    """Nobody's exchanging, the end of a turn, all but the last discard: told by what happens with them."""
    if len(events) == 1:
        return False
    return isinstance(event, EndTurn | DeclineExchange) or (isinstance(event, Discard) and event is not events[-1])


def _event_lines(
    before: Moving, event: Event, after: Moving, events: Sequence[Event], setting: Setting, _: Translator
) -> Lines:
    match event:
        case Accept() | Bid():
            return narration_auction.call_lines(_auction(before), event, _auction(after), setting, _)
        case Pass() if _is_auction_open(before):
            return narration_auction.call_lines(_auction(before), event, _auction(after), setting, _)
        case Pass() | Announce() | Kontra() | Rekontra() | EndTurn():
            return narration_promises.speech_lines(_announcements(before), event, _announcements(after), setting, _)
        case Discard():
            laid = [one for one in events if isinstance(one, Discard)]
            return narration_exchange.discard_lines(laid, _exchange(after), setting, _)
        case PlayCard():
            return _play_lines(before, event, after, setting, _)
    assert isinstance(event, ExchangeEvent)
    return narration_exchange.exchange_lines(_exchange(before), event, _exchange(after), setting, _)


def _opens_play(position: Moving, event: Event) -> bool:
    """Whether this is the first card of a whole deal, with which the melds are shown to both."""
    return (
        isinstance(event, PlayCard) and isinstance(position, State) and not (position.tricks or _play(position).trick)
    )


def _shown_melds(after: Moving, setting: Setting, _: Translator) -> Lines:
    assert isinstance(after, State)
    assert after.final_hands is not None
    return meld_lines(after.final_hands, _play(after).trump, setting, _)


def _play_lines(before: Moving, event: PlayCard, after: Moving, setting: Setting, _: Translator) -> Lines:
    """A card; after the last one the deal is settled."""
    first, then = _play(before), _play(after)
    lines = narration_tricks.play_lines(first, event, then, setting, _)
    if not isinstance(after, State):
        return lines
    if after.phase is Phase.DONE:
        lines += settlement_lines(settle(after), setting, _)
    return lines


def _is_auction_open(position: Moving) -> bool:
    return isinstance(position, Auction) or (isinstance(position, State) and not position.auction.closed)


def _auction(position: Moving) -> Auction:
    found = position.auction if isinstance(position, State) else position
    assert isinstance(found, Auction)
    return found


def _announcements(position: Moving) -> Announcements:
    found = position.announcements if isinstance(position, State) else position
    assert isinstance(found, Announcements)
    return found


def _exchange(position: Moving) -> Exchange:
    found = position.exchange if isinstance(position, State) else position
    assert isinstance(found, Exchange)
    return found


def _play(position: Moving) -> Play:
    found = position.play if isinstance(position, State) else position
    assert isinstance(found, Play)
    return found
