"""The solver: worked endings by hand, any worth of the cards by plain minimax, and what its tables say of one suit."""

from __future__ import annotations

import random

import pytest

from engine.alsos import core
from engine.alsos.positions import OBLIGATIONS, Position, Suits
from engine.alsos.solver import Solver
from engine.alsos.suit_tables import EMPTY, NUMBER, RANK_BITS, RANK_OF_TRUMPS, Holding, SuitTables, kinds, lead_rank
from engine.alsos.ultimo_search import SEVEN, UltimoSearch
from engine.alsos.values import LAST_TRICK, order
from engine.cards import Suit
from tests.engine.alsos.table import card, cards
from tests.reference.alsos_again import playable, reply_wins

NUMBERS = order(Suit.SPADES).numbers


def position(first: str, second: str, leader: int = 0, lead: str = "") -> Position:
    """Two hands under spades as trumps; the card led still among them."""
    hands = (core.mask_of(cards(first), Suit.SPADES), core.mask_of(cards(second), Suit.SPADES))
    return Position(hands, leader, NUMBERS[card(lead)] if lead else core.NO_LEAD)


ENDINGS = [
    ("the last trick and its ten", "AH", "10H", 0, "", 31),
    ("the last trick lost", "10H", "AH", 0, "", 0),
    ("a ruffed ace", "AH", "7S", 0, "", 0),
    ("a discard under an ace", "AH", "10D", 0, "", 31),
    ("the trump jack falls on a lower trump led", "7S", "JS", 0, "", 0),
    ("drawing the last trump first saves the aces", "JS AH", "7S 10H", 0, "", 51),
    ("leading the plain ace first lets it be ruffed", "JS AH", "7S 10D", 0, "", 51),
    ("a lead past the ace gains three points", "AH QH", "KH 7D", 1, "", 3),
    ("an ace on the table, the ten has to follow", "AH 7D", "10H 8D", 0, "AH", 21),
    ("the seat that follows has the choice of the winner", "KH 7D", "AH 10H", 0, "KH", 0),
    ("a trump on the table is answered with a trump", "9S 7D", "JS AH", 0, "9S", 0),
    ("the king given up, the last trick won", "AH 7D", "KH 8D", 1, "", 10),
]


@pytest.mark.parametrize(("title", "first", "second", "leader", "lead", "points"), ENDINGS, ids=[e[0] for e in ENDINGS])
def test_endings_by_hand(title: str, first: str, second: str, leader: int, lead: str, points: int) -> None:
    """alsos.tricks.winner, .follow-suit, .must-trump, alsos.cards.last-trick: what the leader takes, by hand."""
    solver = Solver(core.POINTS, LAST_TRICK)
    at = position(first, second, leader, lead)
    assert solver.takes(at) == points
    assert solver.can_take(at, points)
    assert not solver.can_take(at, points + 1)
    assert solver.can_take(at, 0)
    assert not solver.can_take(at, 1000)


def minimax(hands: list[list[str]], leader: int, worth: dict[str, int], last: int, known: dict) -> int:
    """What seat 0 takes with best play on both sides: every card tried."""
    if not hands[0]:
        return 0
    key = (tuple(hands[0]), tuple(hands[1]), leader)
    if key in known:
        return known[key]
    other = 1 - leader
    by_lead = []
    for led in hands[leader]:
        by_reply = []
        for reply in playable(hands[other], led, "S"):
            winner = other if reply_wins(led, reply, "S") else leader
            points = worth[led] + worth[reply] + (last if len(hands[0]) == 1 else 0)
            left = [[held for held in hand if held not in (led, reply)] for hand in hands]
            by_reply.append((0 if winner else points) + minimax(left, winner, worth, last, known))
        by_lead.append((max if other == 0 else min)(by_reply))
    known[key] = (max if leader == 0 else min)(by_lead)
    return known[key]


@pytest.mark.parametrize("kind", ["card points", "a few wanted cards", "any worth", "nothing but the last trick"])
def test_any_worth_agrees_with_minimax(kind: str) -> None:
    """The leader's points are those of minimax whatever the cards count for: collapsing cards loses nothing."""
    rng = random.Random(kind)
    names = [str(each) for each in order(Suit.SPADES).cards]
    for _ in range(60):
        worth, last = {
            "card points": (list(core.POINTS), LAST_TRICK),
            "a few wanted cards": ([int(rng.random() < 0.2) for _ in names], 0),
            "any worth": ([rng.choice([0, 0, 1, 2, 3, 10, 20]) for _ in names], rng.choice([0, 5])),
            "nothing but the last trick": ([0] * 32, 1),
        }[kind]
        size = rng.randint(1, 5)
        pack = rng.sample(range(32), 2 * size)
        hands = [[names[number] for number in pack[seat::2]] for seat in (0, 1)]
        masks = (sum(1 << number for number in pack[::2]), sum(1 << number for number in pack[1::2]))
        solver = Solver(worth, last)
        known: dict = {}
        by_name = dict(zip(names, worth, strict=True))
        left = sum(by_name[held] for hand in hands for held in hand) + last
        for leader in (0, 1):
            first = minimax(hands, leader, by_name, last, known)
            mine = first if leader == 0 else left - first
            assert solver.points_left(masks) == left
            assert solver.takes(Position(masks, leader)) == mine
            assert solver.takes(Position(masks, leader), guess=rng.randint(0, left)) == mine
            assert Solver(worth, last).can_take(Position(masks, leader), mine)
            assert not Solver(worth, last).can_take(Position(masks, leader), mine + 1)


def test_a_card_on_the_table_is_one_of_the_leads() -> None:
    """The best lead of a position is worth the position, and no lead is worth more."""
    rng = random.Random(3)
    for _ in range(40):
        pack = rng.sample(range(32), 12)
        masks = (sum(1 << number for number in pack[:6]), sum(1 << number for number in pack[6:]))
        solver = Solver(core.POINTS, LAST_TRICK)
        for leader in (0, 1):
            leads = [number for number in range(32) if masks[leader] >> number & 1]
            by_lead = [solver.takes(Position(masks, leader, lead)) for lead in leads]
            assert max(by_lead) == solver.takes(Position(masks, leader))


def test_a_solver_goes_on_learning() -> None:
    """What was learnt about one position does not mislead about the next: answers are those of a fresh solver."""
    rng = random.Random(4)
    pack = rng.sample(range(32), 16)
    old = Solver(core.POINTS, LAST_TRICK)
    for _ in range(60):
        size = rng.randint(1, 8)
        first, second = rng.sample(pack[:8], size), rng.sample(pack[8:], size)
        at = Position((sum(1 << n for n in first), sum(1 << n for n in second)), rng.randint(0, 1))
        assert old.takes(at) == Solver(core.POINTS, LAST_TRICK).takes(at)


ULTIMO = [
    ("the last trump takes the last trick", "7S AH", "KH QH", 0, "", 0, True),
    ("led too early", "7S AH", "8S KH", 0, "", 0, False),
    ("the other must keep no trump for the end", "7S JS", "8S KH", 0, "", 0, True),
    ("the other draws it", "7S AH", "8S KH", 1, "", 0, False),
    ("he has to trump with it", "7S AH", "KD QD", 1, "", 0, False),
    ("another trump does that for him", "7S 8S", "KD QD", 1, "", 0, True),
    ("he follows suit meanwhile", "7S AD", "KD QD", 1, "", 0, True),
    ("in the last trick to a plain card", "7S", "AH", 1, "", 0, True),
    ("in the last trick to a higher trump", "7S", "8S", 1, "", 0, False),
    ("led to the last trick", "7S", "AH", 0, "7S", 0, True),
    ("a plain card led, and the seven must be kept", "8H 7S", "KH AD", 0, "8H", 0, True),
    ("the dealer's own", "AH KH", "7S QH", 1, "", 1, True),
    ("not held", "AH KH", "8S QH", 1, "", 1, False),
]


@pytest.mark.parametrize(
    ("title", "first", "second", "leader", "lead", "owner", "won"), ULTIMO, ids=[row[0] for row in ULTIMO]
)
def test_ultimo(title: str, first: str, second: str, leader: int, lead: str, owner: int, won: bool) -> None:
    """alsos.announcements.values: Ultimó needs the seven to win the last trick, against every defence."""
    assert UltimoSearch(owner).can_win(position(first, second, leader, lead)) is won


def test_the_seven() -> None:
    """The number of the seven is the same whatever the trump suit."""
    assert {order(suit).cards[SEVEN] for suit in Suit} == set(cards("7C 7H 7D 7S"))


def test_obligations_are_those_of_the_rules() -> None:
    """alsos.tricks.follow-suit, .must-trump, .free-discard: the suit led, else trumps, else the others."""
    assert OBLIGATIONS == (((0,), (3,), (1, 2)), ((1,), (3,), (0, 2)), ((2,), (3,), (0, 1)), ((3,), (0, 1, 2)))


def test_kinds() -> None:
    """Neighbours of one hand are of one kind; a card of the other hand parts them."""
    assert kinds(0b1101_1000, 0b0010_0111) == [[7, 6], [4, 3]]
    assert kinds(0b111, 0) == [[2, 1, 0]]
    assert kinds(0, 0b11) == []


def test_holdings_forget_what_is_gone() -> None:
    """Only order, holder and worth make a holding: other cards in the same order are the same number."""
    suit = SuitTables((0, 0, 0, 2, 3, 4, 10, 11), 0)
    assert suit.number(0, 0) == 0
    assert suit.number(0b001, 0b010) == suit.number(0b010, 0b100) == suit.number(0b001, 0b100)
    assert suit.number(0b001, 0b010) != suit.number(0b010, 0b001)
    assert suit.number(0b1000, 0b10000) != suit.number(0b1000, 0b100000)
    assert Holding((0b101, 0b010), (2, 3, 4)).without(1) == Holding((0b11, 0), (2, 4))
    assert Holding((1, 0), (5,)).without(0) == EMPTY


def test_fewest_answers_first() -> None:
    """Leads are tried first where the other has few cards, then where one's own are many; unanswered ones last."""
    hands = [(0b111, 0b1000), (0b1, 0b1000), (0b111, 0b11000), (0b111, 0b11111000), (0b11, 0), (0, 0)]
    ranks = [lead_rank(*hand) for hand in hands]
    assert ranks == sorted(set(ranks))
    assert all(0 <= rank < 1 << RANK_BITS for rank in (*ranks, lead_rank(1, 127), lead_rank(0, 255)))
    assert lead_rank(1, 127) < RANK_OF_TRUMPS < lead_rank(255, 0)


def test_a_solver_is_for_one_deal() -> None:
    """A suit has room for the holdings of a deal and refuses when it is full, rather than answer wrongly."""
    suits = Suits(range(32))
    for first in range(256):
        for second in range(256):
            if not first & second:
                suits.tables[0].number(first, second)
    crowded = SuitTables(range(8), 0)
    for number in range(NUMBER):
        crowded._number(Holding((number + 1, 0), ()))
    with pytest.raises(ValueError, match="one deal"):
        crowded._number(Holding((0, 1), ()))


def test_what_is_thrown_is_worked_out_once() -> None:
    """The discards on a lead are remembered for all positions that differ in other suits alone."""
    suits = Suits(core.POINTS)
    throws = suits.throws_on(0, 1)
    one, same, other = (suits.key(position(first, "QH KD").hands) for first in ("AC KC", "QC 7C", "AC AH"))
    assert throws(one)
    assert throws(one) is throws(same)
    assert throws(one) != throws(other)


def test_keys_tell_positions_apart() -> None:
    """The key of no cards is 0; who holds a card and which suit it is of makes a difference."""
    suits = Suits(core.POINTS)
    keys = [suits.key(position(*hands).hands) for hands in (("AH", "KH"), ("KH", "AH"), ("AD", "KD"), ("AS", "KS"))]
    assert len({0, *keys}) == 5
    assert suits.key((0, 0)) == 0


def test_signature_of_the_search() -> None:
    """The search goes the way it went when it was measured: what it remembers of forty positions, added up.

    A change of the order, of a bound or of a step that leaves every answer right shows here alone. Where one is meant,
    see with `make bench` that it pays, and write the new numbers.
    """
    rng = random.Random(12)
    remembered = total = 0
    for number in range(40):
        size = 5 + number % 5
        pack = rng.sample(range(32), 2 * size)
        solver = Solver(core.POINTS, LAST_TRICK)
        hands = (sum(1 << card for card in pack[:size]), sum(1 << card for card in pack[size:]))
        lead = core.NO_LEAD if number % 4 else pack[number % 2 * size]
        solver.takes(Position(hands, number % 2, lead))
        known = [*solver._at_least, *solver._at_most]
        remembered += sum(map(len, known))
        total += sum(sum(bounds.values()) for bounds in known)
    assert (remembered, total) == (10029, 249007)
