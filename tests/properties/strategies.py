"""Whole legal deals of both games, each act drawn from what `legal_events` lists; what is rare at a table is not here.

`alsos_deals()` and `alcalde_deals()` give a `Played`: a deal from the first act to the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from hypothesis import event
from hypothesis import strategies as st

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from engine.record import Example, token
from tests.engine.notation.random_records import ALCALDE_NAMES, ALSOS_NAMES, alcalde_record, alsos_record


class Played:
    """One deal played to its end: every state, the first before any event, and the events from each to the next."""

    def __init__(self, states: Iterable[Any], events: Iterable[Any]) -> None:
        self.states = tuple(states)
        self.events = tuple(events)

    def __repr__(self) -> str:
        """The cards as dealt and the acts in order, for whoever looks into a failure."""
        deal = self.last.deal
        packets = [getattr(deal, field.name) for field in fields(deal)]
        return f"Played({cards_in(packets)}; {' '.join(f'{act.seat}:{token(act)}' for act in self.events)})"

    @property
    def last(self) -> Any:
        """The state in which the deal ends."""
        return self.states[-1]

    @property
    def example(self) -> Example:
        """The deal as a record."""
        deal = self.last.deal
        if isinstance(self.last, alcalde.State):
            body = alcalde_record(deal, self.last.options, list(self.events))
            return Example("alcalde", "deal", ALCALDE_NAMES, body)
        told = [(state.phase, act) for state, act in zip(self.states, self.events, strict=False)]
        return Example("alsos", "deal", ALSOS_NAMES, alsos_record(deal, told))


def cards_in(packets: Any) -> str:
    """Packets within packets in words: `(AH 7S) (KD)`."""
    if isinstance(packets, Card) or packets is None:
        return str(packets)
    return f"({' '.join(map(cards_in, packets))})"


def put(pack: list[Card], card: Card, place: int) -> None:
    """Lay a card in its place; what lay there goes where the card came from."""
    other = pack.index(card)
    pack[place], pack[other] = pack[other], pack[place]


ACES = tuple(Card(Rank.ACE, suit) for suit in Suit)
INDICATOR, TOP = 24, 31
HIDDEN = range(25, 31)
"""Where the talon lies in a pack cut into 8, 8, 4, 4, the indicator, six hidden and the top card."""


@st.composite
def alsos_packs(draw: st.DrawFn) -> alsos.Deal:
    """A deal of Alsós: shuffled, or with the seven (the eight) in a hand and what qualifies in the talon."""
    pack = list(draw(st.permutations(alsos.PACK)))
    if draw(st.booleans()):
        indicator = pack[INDICATOR]
        serving = Card(Rank.EIGHT if indicator.rank is Rank.SEVEN else Rank.SEVEN, indicator.suit)
        put(pack, serving, draw(st.integers(0, 23)))
        good = [card for card in (*alsos.PACK[::-1], *ACES) if card.suit is indicator.suit or card in ACES]
        good = [card for card in dict.fromkeys(good) if card not in (indicator, serving)]
        for card, place in zip(
            draw(st.permutations(good)), [TOP, *HIDDEN][: draw(st.sampled_from([0, 1, 2, 4, 7, 7]))], strict=False
        ):
            put(pack, card, place)
    return alsos.Deal(
        hands=(tuple(pack[:8]), tuple(pack[8:16])),
        last_four=(tuple(pack[16:20]), tuple(pack[20:24])),
        indicator=pack[INDICATOR],
        hidden=tuple(pack[25:31]),
        top=pack[TOP],
    )


Weigh = Callable[[Any, Any], int]
"""How often an act is worth drawing in a state, one being ordinary."""


def played(draw: st.DrawFn, state: Any, game: Any, weigh: Weigh) -> Played:
    """The deal from `state` to its end, each act drawn from those that are legal."""
    states, events = [state], []
    while legal := game.legal_events(state):
        drawn = draw(st.sampled_from([act for act in legal for _ in range(weigh(state, act))]))
        state = game.apply(state, drawn)
        states.append(state)
        events.append(drawn)
    return Played(states, events)


@st.composite
def alsos_deals(draw: st.DrawFn) -> Played:
    """A whole deal of Alsós; how it goes in the auction and how talkative it is are drawn first."""
    wanted = draw(st.sampled_from([alsos.Accept, alsos.Accept, alsos.Bid, alsos.Pass]))
    quiet = draw(st.sampled_from([60, 20, 5, 2]))

    def weigh(state: alsos.State, act: alsos.Event) -> int:
        if state.phase is alsos.Phase.AUCTION:
            return 12 if isinstance(act, wanted) else 1
        if isinstance(act, alsos.Pass | alsos.EndTurn):
            return quiet
        return {alsos.ExchangeSeven: 8, alsos.TakeCard: 9}.get(type(act), 1)

    whole = played(draw, alsos.start(draw(alsos_packs())), alsos, weigh)
    for tag in sorted(alsos_tags(whole)):
        event(tag)
    return whole


def alsos_tags(whole: Played) -> set[str]:
    """What a deal of Alsós came to, in words: acts by phase, promises and their ends, exchanges by their length."""
    tags = {f"{state.phase} {type(act).__name__}" for state, act in zip(whole.states, whole.events, strict=False)}
    last: alsos.State = whole.last
    if last.phase is alsos.Phase.REDEAL:
        return tags | {"redeal"}
    tags.add("indicator's suit" if last.auction.accepted else "another suit")
    tags |= {f"{item.announcement} {item.phase}" for item in last.items}
    tags |= {f"kontra {item.kontra}" for item in last.items if item.kontra}
    tags |= {f"kontra {item.kontra}, rekontra {item.rekontra}" for item in last.items if item.rekontra}
    tags |= {
        f"{result.item.announcement} {'kept' if result.won else 'missed'}" for result in alsos.settle(last).results
    }
    if last.exchange is not None and last.exchange.exchanger is not None:
        tags.add(f"{min(len(last.exchange.taken), 4)} taken")
        tags.add(f"{last.exchange.service_card.rank.value} exchanged")
        tags |= {"talon exhausted" for _ in [0] if not last.exchange.hidden and last.exchange.turned_up is None}
    return tags


@st.composite
def alcalde_deals(draw: st.DrawFn) -> Played:
    """A whole deal of Alcalde, the indicator exchanged in some."""
    pack = list(draw(st.permutations(alcalde.PACK)))
    options = alcalde.Options(indicator_exchange=draw(st.booleans()))
    if options.indicator_exchange:
        put(pack, Card(draw(st.sampled_from([Rank.SEVEN, Rank.TWO])), pack[-1].suit), draw(st.integers(0, 20)))
    deal = alcalde.Deal((tuple(pack[:3]), tuple(pack[3:6]), tuple(pack[6:12])), tuple(pack[12:]))
    start = alcalde.start(deal, options)
    whole = played(draw, start, alcalde, lambda _, act: 6 if isinstance(act, alcalde.ExchangeIndicator) else 1)
    for tag in sorted(alcalde_tags(whole)):
        event(tag)
    return whole


def alcalde_tags(whole: Played) -> set[str]:
    """What a deal of Alcalde came to, in words."""
    last: alcalde.State = whole.last
    tags = {f"{trick.winner.name} wins a trick" for trick in last.tricks}
    swaps = [act.seat for act in whole.events if isinstance(act, alcalde.ExchangeIndicator)]
    tags |= {f"{seat.name} exchanges" for seat in swaps} | {f"{len(swaps)} exchanges"}
    tags.add("exchange on" if last.options.indicator_exchange else "exchange off")
    tags.add("the mayor stays" if alcalde.mayor_stays(last.card_points.mayor) else "the mayor goes")
    return tags


def told(texts: Iterable[str]) -> str:
    """Words in a row, for a message."""
    return ", ".join(sorted(texts))
