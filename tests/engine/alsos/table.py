"""What the tests of Alsós lay on the table: cards from tokens, calls and speech from words, one written-out deal."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

import pytest
from hypothesis import strategies as st

from engine.alsos import (
    Accept,
    Announce,
    Announcement,
    Announcements,
    Auction,
    Bid,
    Call,
    Deal,
    DeclineExchange,
    Discard,
    EndTurn,
    Event,
    Exchange,
    ExchangeSeven,
    Kontra,
    Pass,
    Phase,
    Play,
    PlayCard,
    Rekontra,
    Seat,
    Speech,
    State,
    StopTaking,
    TakeCard,
    apply,
    deal_from,
    legal_events,
    refusal,
    start,
)
from engine.alsos.values import PACK
from engine.cards import Card, Suit, parse_card
from engine.errors import NotAllowed

NON_DEALER, DEALER = Seat
Position = TypeVar("Position", State, Auction, Announcements, Exchange, Play)


def card(token: str) -> Card:
    """The card of a token."""
    found = parse_card(token)
    assert found is not None, token
    return found


def cards(tokens: str) -> tuple[Card, ...]:
    """The cards of tokens separated by spaces."""
    return tuple(card(token) for token in tokens.split())


PARTI_76 = Deal(
    hands=(cards("10D 10S 9S KS JD QD AS AD"), cards("AH KC 8H QH 9C 7D 8D AC")),
    last_four=(cards("10C JH 7H 8C"), cards("10H JS 8S 9H")),
    indicator=card("QS"),
    hidden=cards("JC QC 7S 9D 7C KH"),
    top=card("KD"),
)
"""The deal of the sources' worked example; nobody holds the seven of spades."""

PARTI_76_PLAYS = """9S JS | AH 7H | AC 8C | 7D AD | JH 10H | 8D 10D
                    JD 8S | 8H KS | QD 9C | 10C KC | 10S 9H | AS QH"""
"""Its tricks, the leader's card first."""


def dealt(non_dealer: str, dealer: str, talon: str) -> Deal:
    """The deal of two hands written `eight | four`, and a talon written `indicator | six hidden | top`."""
    (first, last), (second, second_last) = (hand.split("|") for hand in (non_dealer, dealer))
    indicator, hidden, top = talon.split("|")
    return Deal(
        hands=(cards(first), cards(second)),
        last_four=(cards(last), cards(second_last)),
        indicator=card(indicator.strip()),
        hidden=cards(hidden),
        top=card(top.strip()),
    )


CHAIN = dealt(
    "7S AS JS KH QH JH AD KD | AC KC QC JC",
    "10S 8S 10H 9H QD JD 10D 9D | 10C 9C 8C 7C",
    "QS | AH 9S 8D 7D 8H 7H | KS",
)
"""The non-dealer holds the seven; top and two hidden cards qualify, the third (8D) does not."""

WHOLE_TALON = dealt(
    "7S KH QH JH 10H 9H 8H 7H | KD QD JD 10D",
    "8S AS 9D 8D 7D KC QC JC | 10C 9C 8C 7C",
    "QS | AH AD AC 9S 10S KS | JS",
)
"""The non-dealer holds the seven, and every card of the talon is an ace or a trump."""

SEVEN_TURNED_UP = dealt(
    "9S KH QH JH 10H 9H 8H 7H | KD QD JD 10D",
    "8S AS 9D 8D 7D KC QC JC | 10C 9C 8C 7C",
    "7S | AH AD AC QS 10S KS | JS",
)
"""The indicator is the seven of trumps; the dealer holds the eight."""

SEVEN_ON_TOP = dealt(
    "8S KH QH JH 10H 9H 8H 7H | KD QD JD 10D",
    "9S AS 9D 8D 7D KC QC JC | 10C 9C 8C 7C",
    "QS | AH AD AC JS 10S KS | 7S",
)
"""The seven lies on top of the talon, where nobody can swap it; the non-dealer holds the eight."""

EVERYTHING = dealt(
    "JS 9S AS 10S KS QS 7S AH | KH AC AD KD",
    "QH JH 9H 8H 7H QD JD 9D | 8D 7D KC 10C",
    "8S | 10H 10D QC JC 9C 8C | 7C",
)
"""The non-dealer holds all the trumps but the eight, and the four aces: he takes every trick."""


EVERYTHING_PLAYS = """JS QH | 9S JH | AS 9H | 10S 8H | KS QD | QS 9D
                      AC 10C | AH 7H | AD 7D | KH JD | KD 8D | 7S KC"""
"""Its tricks, the seven of trumps kept for the last."""


def fold(position: Position, *events: Event) -> Position:
    """The position after all the events."""
    for event in events:
        position = apply(position, event)
    return position


def call(seat: Seat, word: str) -> Call:
    """A call from a word: `pass`, `accept`, or a suit's letter."""
    if word == "pass":
        return Pass(seat)
    return Accept(seat) if word == "accept" else Bid(seat, Suit(word))


def auction(words: str, indicator: str = "QS") -> Auction:
    """The auction after calls in turn, the non-dealer's first."""
    made = Auction(card(indicator))
    for at, word in enumerate(words.split()):
        made = apply(made, call(Seat(at % 2), word))
    return made


def speech(seat: Seat, word: str) -> Speech:
    """An act from a word: `pass`, `end`, a slug, `kontra:SLUG` or `rekontra:SLUG`."""
    if word in ("pass", "end"):
        return Pass(seat) if word == "pass" else EndTurn(seat)
    act, _, slug = word.rpartition(":")
    acts = {"": Announce, "kontra": Kontra, "rekontra": Rekontra}
    return acts[act](seat, Announcement(slug))


def turns(declarer: Seat, text: str) -> Iterator[Speech]:
    """The acts of turns separated by `/`, the declarer's first; the end of a turn with something said is added."""
    seat = declarer
    for turn in text.split("/"):
        words = turn.split()
        yield from (speech(seat, word) for word in words)
        if words != ["pass"]:
            yield EndTurn(seat)
        seat = seat.other


QUIET = "pass / pass"


def declined(deal: Deal, speech: Iterable[Event] = ()) -> State:
    """The deal at its first lead: accepted by the non-dealer, then this speech, then no exchange."""
    said = tuple(speech) or (*turns(NON_DEALER, QUIET), *turns(NON_DEALER, QUIET))
    state = fold(start(deal), Accept(NON_DEALER), *said)
    return fold(state, DeclineExchange(NON_DEALER), DeclineExchange(DEALER))


def accepted(deal: Deal) -> State:
    """The deal with the indicator's suit accepted by the non-dealer and nothing announced: the exchange is next."""
    silence = [*turns(NON_DEALER, QUIET), *turns(NON_DEALER, QUIET)]
    return fold(start(deal), Accept(NON_DEALER), *silence)


def exchange_act(seat: Seat, word: str) -> Event:
    """An act of the exchange from a word: `decline`, `swap`, `stop`, `take:CARD`, `discard:CARD`."""
    name, _, token = word.partition(":")
    match name:
        case "take":
            return TakeCard(seat, card(token))
        case "discard":
            return Discard(seat, card(token))
        case _:
            return {"decline": DeclineExchange, "swap": ExchangeSeven, "stop": StopTaking}[name](seat)


def exchanging(state: State, words: str) -> State:
    """The state after the acts, each by the seat to move."""
    for word in words.split():
        assert state.to_move is not None
        state = fold(state, exchange_act(state.to_move, word))
    return state


def refused(position: State | Auction | Announcements | Exchange | Play, event: Event) -> tuple[str, str]:
    """The rule and the reason with which the event is refused; `apply` and `legal_events` must agree with it."""
    said = refusal(position, event)
    assert said is not None
    with pytest.raises(NotAllowed) as raised:
        apply(position, event)
    assert (raised.value.rule, raised.value.reason) == (said.rule, said.reason)
    assert event not in legal_events(position)
    return said.rule, said.reason


def after_tricks(position: Position, text: str) -> Position:
    """The position after tricks separated by `|` or line ends, two cards each, played in turn."""
    for token in text.replace("|", " ").split():
        seat = position.to_move
        assert seat is not None
        position = apply(position, PlayCard(seat, card(token)))
    return position


def everything_said() -> tuple[Event, ...]:
    """Every event there is, by both seats."""
    events: list[Event] = []
    for seat in Seat:
        events += [Pass(seat), Accept(seat), EndTurn(seat), DeclineExchange(seat), ExchangeSeven(seat)]
        events += [StopTaking(seat)]
        events += [Bid(seat, suit) for suit in Suit]
        events += [act(seat, one) for act in (Announce, Kontra, Rekontra) for one in Announcement]
        events += [act(seat, one) for act in (TakeCard, Discard, PlayCard) for one in PACK]
    return tuple(events)


def game(seed: int) -> list[State]:
    """Every state of a random deal, from the first call to the end; silence is likelier than speech."""
    generator = random.Random(seed)
    state = start(deal_from(generator))
    states = [state]
    while events := legal_events(state):
        quiet = state.phase in (Phase.EARLY, Phase.LATE) and generator.random() < 0.6
        state = apply(state, events[0] if quiet else generator.choice(events))
        states.append(state)
    return states


seeds = st.integers(0, 2**32 - 1)
"""What `game` is made from, for properties over whole random deals."""
