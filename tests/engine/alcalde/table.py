"""What the tests of Alcalde lay on the table: cards from tokens, one written-out deal, deals and games at random."""

from __future__ import annotations

import random
from typing import TypeVar

from hypothesis import strategies as st

from engine.alcalde import (
    PACK,
    Deal,
    Event,
    ExchangeIndicator,
    Options,
    Play,
    PlayCard,
    Seat,
    State,
    apply,
    legal_events,
    refusal,
    start,
)
from engine.cards import Card, Rank, Suit, parse_card
from engine.errors import NotAllowed

EXCHANGE_ON = Options(indicator_exchange=True)
RIGHT, LEFT, MAYOR = Seat

Position = TypeVar("Position", State, Play)


def card(token: str) -> Card:
    """The card that `token` names."""
    found = parse_card(token)
    assert found is not None, token
    return found


def cards(tokens: str) -> tuple[Card, ...]:
    """The cards that `tokens`, separated by spaces, name."""
    return tuple(card(token) for token in tokens.split())


DEAL = Deal(
    (cards("AH 4C 5D"), cards("3H 6C 2D"), cards("2S KC 7D QH JC 4H")),
    cards("KH 7S AC AD JH 3C 3D 7H QC KD 6H 7C QD 5H 5C JD 2H 2C 6D 4D 3S KS QS JS 6S 5S 4S AS"),
)
"""Spades are trumps; the two of trumps is in the mayor's hand, the seven the second card of the stock."""


def swap_in_deal(deal: Deal, one: str, other: str) -> Deal:
    """The same deal with two cards in each other's place."""
    places = {card(one): card(other), card(other): card(one)}

    def packet(held: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
        return tuple(places.get(each, each) if each else None for each in held)

    right, left, mayor = (packet(hand) for hand in deal.hands)
    return Deal((right, left, mayor), packet(deal.stock))


def lay(position: Position, tokens: str) -> Position:
    """`position` after the cards of `tokens`, each played by the seat whose turn it is."""
    for each in cards(tokens):
        assert position.to_move is not None
        position = apply(position, PlayCard(position.to_move, each))
    return position


def refused(position: State | Play, event: Event) -> NotAllowed | None:
    """The refusal of `event`, None where it is accepted; `refusal` and `apply` must say the same."""
    said = refusal(position, event)
    met = raised(position, event)
    if said is None or met is None:
        assert said is met
    else:
        assert (said.rule, said.reason, said.facts) == (met.rule, met.reason, met.facts)
    return met


def raised(position: State | Play, event: Event) -> NotAllowed | None:
    """What `apply` raises for `event`, None where it takes it."""
    try:
        if isinstance(position, State):
            apply(position, event)
        else:
            apply(position, event)
    except NotAllowed as met:
        return met
    return None


FOREIGN = (Card(Rank.EIGHT, Suit.SPADES), Card(Rank.NINE, Suit.HEARTS), Card(Rank.TEN, Suit.CLUBS))
CANDIDATES: tuple[Event, ...] = (
    *(PlayCard(seat, each) for seat in Seat for each in (*PACK, *FOREIGN)),
    *(ExchangeIndicator(seat) for seat in Seat),
)
"""Every event that can be written down, of every seat, foreign cards among them."""


def deal_of(pack: list[Card]) -> Deal:
    """The deal of a pack in this order, three, three and six cards, then the stock."""
    return Deal((tuple(pack[:3]), tuple(pack[3:6]), tuple(pack[6:12])), tuple(pack[12:]))


deals = st.permutations(PACK).map(deal_of)
options = st.builds(Options, indicator_exchange=st.booleans())
choices = st.integers(min_value=0).map(random.Random)


def game(deal: Deal, agreed: Options, choose: random.Random) -> list[tuple[State, Event | None]]:
    """Every state of one deal played at random, each with the event that was chosen in it, None at the end."""
    steps: list[tuple[State, Event | None]] = []
    state = start(deal, agreed)
    while events := legal_events(state):
        event = choose.choice(events)
        steps.append((state, event))
        state = apply(state, event)
    return [*steps, (state, None)]
