"""What each card leads to is what plain minimax finds, in endings of whole deals; and it holds together in long ones.

`ENDINGS` sets how many endings are compared (`make deep` compares ten thousand).
"""

from __future__ import annotations

import functools
import os
import random

import pytest

from engine import alsos
from engine.alsos import Announcement, Item, Phase, Play, PlayCard, Seat, State
from engine.alsos.analysis import Analyst, analyse, position_of
from engine.alsos.choices import best
from engine.cards import Card, Suit, parse_card
from engine.record import token
from tests.engine.alsos.table import card, cards
from tests.reference import alsos_again, alsos_minimax

ENDINGS = int(os.environ.get("ENDINGS", "150"))


def cards_of(tokens: list[str]) -> tuple[Card, ...]:
    """The engine's cards for card tokens."""
    return tuple(found for found in map(parse_card, tokens) if found)


class BothTables:
    """One deal played by the engine and by the second statement side by side."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.again = alsos_again.Deal(alsos_again.random_pack(rng))
        one, two = self.again.first
        self.state = alsos.start(
            alsos.Deal(
                hands=(cards_of(one), cards_of(two)),
                last_four=(cards_of(self.again.last[0]), cards_of(self.again.last[1])),
                indicator=card(self.again.indicator),
                hidden=cards_of(self.again.hidden),
                top=card(self.again.top),
            )
        )

    def do(self, act: str) -> None:
        """The act at both tables."""
        by_token = {token(event): event for event in alsos.legal_events(self.state)}
        self.state = alsos.apply(self.state, by_token[act])
        self.again.do(act)

    def play_down_to(self, cards_left: int) -> None:
        """A declarer at random, every announcement by both players, random plays until few cards are left."""
        if self.rng.random() < 0.5:
            self.do("pass")
        self.do("accept")
        for _ in range(2):
            for promise in alsos_again.PROMISES:
                self.do(f"announce:{promise}")
            self.do("end")
        while self.again.phase in ("early", "late"):
            self.do("pass")
        while len(self.again.hands[0] + self.again.hands[1]) > cards_left or self.again.phase == "exchange":
            self.do(self.rng.choice(sorted(self.again.acts())))


def test_endings_agree_with_minimax(monkeypatch: pytest.MonkeyPatch) -> None:
    """alsos.tricks.*, alsos.announcements.values: for each legal card the declarer's points and what can be kept."""
    slow = alsos_again.meld_points
    by_hands = functools.lru_cache(4)(lambda one, two, trump: slow([list(one), list(two)], trump))
    monkeypatch.setattr(
        alsos_again, "meld_points", lambda hands, trump: by_hands(tuple(hands[0]), tuple(hands[1]), trump)
    )
    rng = random.Random(40)
    met: set[tuple[str, bool]] = set()
    for _ in range(ENDINGS):
        tables = BothTables(rng)
        tables.play_down_to(rng.choice([1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 7, 8]))
        theirs = alsos_minimax.outcomes(tables.again)
        found = list(analyse(tables.state))
        assert [str(prospect.card) for prospect in found] == [
            str(held) for held in tables.state.hands[tables.again.turn] if str(held) in theirs
        ]
        for prospect in found:
            points, *items = theirs[str(prospect.card)]
            kept = [item for item, won in zip(tables.state.items, items, strict=True) if won]
            assert prospect.card_points[tables.again.declarer] == points, tables.state
            assert list(prospect.kept) == kept, (tables.state, prospect.card)
            assert [*prospect.lost] == [item for item in tables.state.items if item not in kept]
            met.update((item.announcement.value, item in prospect.kept) for item in tables.state.items)
    assert {slug for slug, won in met if won} >= set(Announcement) - {Announcement.TWO_HUNDRED, Announcement.FORTY_FOUR}
    assert {slug for slug, won in met if not won} == set(Announcement)


def tricks_begin(seed: int) -> State:
    """A whole deal before the first lead, everything announced by both."""
    tables = BothTables(random.Random(seed))
    tables.play_down_to(24)
    return tables.state


@pytest.mark.parametrize("seed", range(4))
def test_best_play_keeps_its_promise(seed: int) -> None:
    """Whoever plays the best card each time, the card points foreseen at the first lead are those of the end.

    No item that can be won after the best choice for it ever could not before, and the other way round.
    """
    state = tricks_begin(seed)
    analyst = Analyst()
    outlook = analyst.outlook(state)
    foreseen = outlook.card_points
    while state.to_move is not None:
        seat = state.to_move
        prospects = tuple(analyst.prospects(state))
        for item in state.items:
            choices = [item in prospect.kept for prospect in prospects]
            assert (item in outlook.kept) is (any(choices) if item.owner is seat else all(choices)), (state, item)
        finest = best(prospects, seat)
        assert all(prospect.card_points == foreseen for prospect in finest)
        assert all(prospect.card_points[seat] <= foreseen[seat] for prospect in prospects)
        outlook = finest[0]
        assert outlook.card is not None
        state = alsos.apply(state, PlayCard(seat, outlook.card))
    score = alsos.settle(state)
    assert score.tally.card_points == foreseen
    assert outlook.kept == tuple(result.item for result in score.results if result.won)
    assert list(analyst.prospects(state)) == []


def test_prospects_come_one_by_one() -> None:
    """A card's prospect is known before the next one is looked at, so that a worker can report or stop."""
    state = tricks_begin(9)
    prospects = analyse(state)
    first = next(prospects)
    assert first.card == state.hands[state.to_move or 0][0]
    assert sum(first.card_points) == 162 - alsos.undealt_points(state)


def last_two_tricks(first: str, second: str, leader: Seat) -> Play:
    """Two tricks before the end, spades trumps; the ten tricks before are made up of the other cards."""
    rest = [each for each in alsos.PACK if each not in cards(first) + cards(second)]
    play = Play(Suit.SPADES, leader, (cards(first), cards(second)))
    tricks = tuple(
        alsos.Trick(leader, (PlayCard(leader, rest[2 * at]), PlayCard(leader.other, rest[2 * at + 1])), leader, 0)
        for at in range(10)
    )
    return Play(play.trump, leader, play.hands, tricks=tricks)


def test_position_of_a_card_on_the_table() -> None:
    """The card led still counts to its hand, and the leader stays who he is."""
    play = alsos.apply(last_two_tricks("AH 7S", "KH 8S", Seat.DEALER), PlayCard(Seat.DEALER, card("KH")))
    position = position_of(play)
    assert position.leader == Seat.DEALER
    assert position.hands[1].bit_count() == 2
    assert position.hands[1] >> position.lead & 1


def test_what_cannot_be_analysed() -> None:
    """Before the first lead is due, or where a card is hidden, there is nothing exact to say."""
    state = tricks_begin(1)
    with pytest.raises(ValueError, match="not begun"):
        next(analyse(alsos.start(state.deal)))
    with pytest.raises(ValueError, match="hidden"):
        next(analyse(alsos.visible_to(state, Seat.DEALER)))
    with pytest.raises(ValueError, match="out of context"):
        position_of(Play(Suit.SPADES, Seat.DEALER, None, length=1))


def test_every_item_is_kept_or_lost() -> None:
    """Each item of the deal stands on one side, in the order announced."""
    state = tricks_begin(2)
    assert state.phase is Phase.TRICKS
    for prospect in analyse(state):
        assert sorted([*prospect.kept, *prospect.lost], key=state.items.index) == list(state.items)
        assert all(isinstance(item, Item) for item in prospect.kept)
