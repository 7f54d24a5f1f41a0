"""The same deal as another one that a player could not tell from it: what he has not seen lies differently.

Written from the rules and not from `visible_to`: who has seen what, and what the play has shown (who could not follow
has none of that suit). Every world that fits what the player knows can be drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from engine import alcalde, alsos
from engine.cards import Card, Suit
from tests.properties.strategies import Played


def told_again(start: Any, game: Any, events: Iterable[Any]) -> list[Any]:
    """Every state of a deal from its start over the events; an event that the rules forbid there is an error."""
    states = [start]
    for act in events:
        states.append(game.apply(states[-1], act))
    return states


def other_world(whole: Played, at: int, seat: Any, random: Random) -> list[Any]:
    """The states, as far as number `at`, of a deal that `seat` cannot tell from `whole` until then."""
    find = alcalde_world if isinstance(whole.last, alcalde.State) else alsos_world
    return find(whole, at, seat, random)


# -- Alcalde: the opponents see each other's hands, nobody else; any card may be played


def alcalde_world(whole: Played, at: int, seat: alcalde.Seat, random: Random) -> list[alcalde.State]:
    """Hands that the seat does not see and the stock under its indicator change places."""
    state: alcalde.State = whole.states[at]
    mayor = alcalde.Seat.MAYOR
    unseen = [holder for holder in alcalde.Seat if holder is not seat and mayor in (holder, seat)]
    open_once = {earlier.stock[-1] for earlier in whole.states[: at + 1] if earlier.stock}
    hidden = {*(card for holder in unseen for card in state.hands[holder]), *state.stock[:-1]} - open_once
    among = sorted(hidden)
    places = dict(zip(among, random.sample(among, len(among)), strict=True))
    deal = state.deal
    right, left, own = (tuple(places.get(card, card) for card in hand) for hand in deal.hands)
    other = alcalde.Deal((right, left, own), tuple(places.get(card, card) for card in deal.stock))
    return told_again(alcalde.start(other, state.options), alcalde, whole.events[:at])


# -- Alsós: the other hand, the talon's hidden cards, what the other laid away, and until they are picked up both fours


def alsos_world(whole: Played, at: int, seat: alsos.Seat, random: Random) -> list[alsos.State]:
    """The other hand, what he laid away, the hidden cards and the fours not picked up yet are dealt anew."""
    state: alsos.State = whole.states[at]
    if state.phase in (alsos.Phase.AUCTION, alsos.Phase.EARLY, alsos.Phase.REDEAL):
        other = _before_the_fours(state.deal, seat, random)
        return told_again(alsos.start(other), alsos, whole.events[:at])
    deal, laid = _with_twelve_cards(state, seat, random)
    events = list(whole.events[:at])
    if laid:
        places = [number for number, act in enumerate(events) if isinstance(act, alsos.Discard)]
        for number, card in zip(places, laid, strict=True):
            events[number] = alsos.Discard(seat.other, card)
    return told_again(alsos.start(deal), alsos, events)


def _before_the_fours(deal: alsos.Deal, seat: alsos.Seat, random: Random) -> alsos.Deal:
    """Nobody has looked at his last four: only one's own eight and the talon's two open cards are known."""
    unseen = [*deal.hands[seat.other], *deal.last_four[0], *deal.last_four[1], *deal.hidden]
    random.shuffle(unseen)
    hands = _in_order(deal.hands[seat], tuple(unseen[:8]), seat)
    return replace(deal, hands=hands, last_four=(tuple(unseen[8:12]), tuple(unseen[12:16])), hidden=tuple(unseen[16:]))


def _with_twelve_cards(state: alsos.State, seat: alsos.Seat, random: Random) -> tuple[alsos.Deal, list[Card]]:
    """The deal, and what the other player laid away in it."""
    deal, other, exchange = state.deal, seat.other, state.exchange
    swapped = exchange is not None and exchange.exchanger is other
    taken = set(exchange.taken) if swapped else set()
    given = {exchange.service_card} if swapped else set()
    open_from_talon = len(deal.hidden) - len(state.talon.hidden)
    face_down = deal.hidden[open_from_talon:]
    played = set(state.play.played(other)) if state.play else set()
    laid = len(state.discards) if swapped else 0
    dealt = {*deal.hands[other], *deal.last_four[other]}
    pool = random.sample(
        sorted((dealt - played - given) | set(face_down)), len(dealt - played - given) + len(face_down)
    )
    held, away = _shared_out(
        pool, random.sample(sorted(taken - played), len(taken - played)), len(state.hands[other]), laid,
        _shown_void(state, other), random,
    )  # fmt: skip
    fresh = [card for card in pool if card in held or card in away]
    slots = [card for card in (*deal.hands[other], *deal.last_four[other]) if card not in played | given]
    moved = dict(zip(slots, fresh, strict=True))
    hand = tuple(moved.get(card, card) for card in deal.hands[other])
    four = tuple(moved.get(card, card) for card in deal.last_four[other])
    rest = tuple(card for card in pool if card not in held and card not in away)
    again = replace(
        deal,
        hands=_in_order(deal.hands[seat], hand, seat),
        last_four=_in_order(deal.last_four[seat], four, seat),
        hidden=deal.hidden[:open_from_talon] + rest,
    )
    return again, away


def _shared_out(
    pool: list[Card], taken: list[Card], hand: int, laid: int, void: set[Suit], random: Random
) -> tuple[set[Card], list[Card]]:
    """What the other may hold (`hand` cards) and may have laid away (`laid`), out of `pool` and what he has taken.

    What he took is in his hand or laid away; nothing of a suit that he has shown not to have is in his hand.
    """
    must_go = [card for card in taken if card.suit in void]
    may_stay = [card for card in taken if card.suit not in void]
    fit = [card for card in pool if card.suit not in void]
    fewest = max(0, len(may_stay) - hand)
    most = min(len(may_stay), laid - len(must_go), len(fit) - hand + len(may_stay))
    going = random.randint(fewest, most)
    held = {*may_stay[going:], *fit[: hand - len(may_stay) + going]}
    spare = [card for card in pool if card not in held]
    away = [*must_go, *may_stay[:going]]
    away += spare[: laid - len(away)]
    random.shuffle(away)
    return held, away


def _shown_void(state: alsos.State, seat: alsos.Seat) -> set[Suit]:
    """The suits that the seat has shown not to hold: it did not follow, or neither followed nor trumped."""
    void: set[Suit] = set()
    for trick in state.tricks:
        led, answer = trick.plays
        if answer.seat is seat and answer.card.suit is not led.card.suit:
            void.add(led.card.suit)
            if answer.card.suit is not state.trump:
                void.add(state.trump)
    return void


def _in_order(own: Any, others: Any, seat: alsos.Seat) -> tuple[Any, Any]:
    return (own, others) if seat is alsos.Seat.NON_DEALER else (others, own)
