"""What may be played in Alcalde, whose turn it is, and what follows a complete trick."""

from __future__ import annotations

import pytest

from engine.alcalde import SEATS_IN_TRICK, Phase, Play, PlayCard, Seat, State, apply, legal_events, next_mayor, start
from engine.cards import Card, Rank, Suit
from engine.errors import NotAllowed
from tests.engine.alcalde.table import CANDIDATES, DEAL, LEFT, MAYOR, RIGHT, card, cards, lay, refused

NEWEST_FIRST = [
    ("5D 2D 4H JC", RIGHT, RIGHT, 2, "RIGHT KH, LEFT 7S, MAYOR AC, MAYOR AD"),
    ("KH 7S AD AC", RIGHT, LEFT, 26, "LEFT JH, MAYOR 3C, MAYOR 3D, RIGHT 7H"),
    ("JH 3D 3C 7H", LEFT, LEFT, 22, "LEFT QC, MAYOR KD, MAYOR 6H, RIGHT 7C"),
    ("QC 6H KD 7C", LEFT, LEFT, 7, "LEFT QD, MAYOR 5H, MAYOR 5C, RIGHT JD"),
    ("QD 5C 5H JD", LEFT, LEFT, 5, "LEFT 2H, MAYOR 2C, MAYOR 6D, RIGHT 4D"),
    ("2H 6D 2C 4D", LEFT, LEFT, 0, "LEFT 3S, MAYOR KS, MAYOR QS, RIGHT JS"),
    ("3S QS KS JS", LEFT, LEFT, 19, "LEFT 6S, MAYOR 5S, MAYOR 4S, RIGHT AS"),
    ("6S 4S 5S AS", LEFT, RIGHT, 11, ""),
    ("4C 6C QH 7D", RIGHT, LEFT, 3, ""),
    ("3H KC 2S AH", LEFT, MAYOR, 25, ""),
]
OLDEST_FIRST = [
    ("AH 3H 2S KC", RIGHT, MAYOR, 25, "MAYOR KH, MAYOR 7S, RIGHT AC, LEFT AD"),
    ("7D QH 4C 6C", MAYOR, MAYOR, 3, "MAYOR JH, MAYOR 3C, RIGHT 3D, LEFT 7H"),
    ("JC 4H 5D 2D", MAYOR, MAYOR, 2, "MAYOR QC, MAYOR KD, RIGHT 6H, LEFT 7C"),
    ("KH 7S AC AD", MAYOR, MAYOR, 26, "MAYOR QD, MAYOR 5H, RIGHT 5C, LEFT JD"),
    ("JH 3C 3D 7H", MAYOR, MAYOR, 22, "MAYOR 2H, MAYOR 2C, RIGHT 6D, LEFT 4D"),
    ("QC KD 6H 7C", MAYOR, MAYOR, 7, "MAYOR 3S, MAYOR KS, RIGHT QS, LEFT JS"),
    ("QD 5H 5C JD", MAYOR, MAYOR, 5, "MAYOR 6S, MAYOR 5S, RIGHT 4S, LEFT AS"),
    ("2H 2C 6D 4D", MAYOR, MAYOR, 0, ""),
    ("3S KS QS JS", MAYOR, MAYOR, 19, ""),
    ("6S 5S 4S AS", MAYOR, LEFT, 11, ""),
]


@pytest.mark.parametrize(
    ("lines", "mayor", "opponents"),
    [(NEWEST_FIRST, 25, 95), (OLDEST_FIRST, 109, 11)],
    ids=["newest card", "oldest card"],
)
def test_golden_deals(lines: list[tuple[str, Seat, Seat, int, str]], mayor: int, opponents: int) -> None:
    """Two whole deals, worked out by hand: leader, winner, points and drawing of every trick, and the count.

    alcalde.tricks.lead, alcalde.tricks.draw, alcalde.tricks.indicator-last, alcalde.tricks.ten.
    """
    state = start(DEAL)
    for number, (plays, leader, winner, points, drawn) in enumerate(lines, start=1):
        assert state.leader is leader
        state = lay(state, plays)
        trick = state.tricks[-1]
        assert (trick.leader, trick.winner, trick.card_points) == (leader, winner, points)
        assert tuple(play.card for play in trick.plays) == cards(plays)
        assert tuple(play.seat for play in trick.plays) == SEATS_IN_TRICK[leader]
        assert ", ".join(f"{seat.name} {each}" for seat, each in trick.drawn) == drawn
        assert len(state.stock) == max(28 - 4 * number, 0)
    assert (state.card_points.mayor, state.card_points.opponents) == (mayor, opponents)
    assert state.phase is Phase.DONE
    assert state.hands == ((), (), ())
    assert state.to_move is None
    assert legal_events(state) == ()


def test_the_first_lead() -> None:
    """alcalde.tricks.lead: the player to the mayor's right leads to the first trick."""
    state = start(DEAL)
    assert state.phase is Phase.TRICKS
    assert (state.leader, state.to_move, state.trick, state.tricks) == (RIGHT, RIGHT, (), ())


@pytest.mark.parametrize(
    ("leader", "order"),
    [(RIGHT, (RIGHT, LEFT, MAYOR, MAYOR)), (LEFT, (LEFT, MAYOR, MAYOR, RIGHT)), (MAYOR, (MAYOR, MAYOR, RIGHT, LEFT))],
    ids=["the right leads", "the left leads", "the mayor leads"],
)
def test_turns(leader: Seat, order: tuple[Seat, ...]) -> None:
    """alcalde.tricks.order, alcalde.tricks.two-cards: counter-clockwise, and the mayor's two cards both at his turn."""
    play = Play(Suit.SPADES, leader, None, length=1)
    turns = []
    for each in cards("4H 5H 6H 7H"):
        assert play.to_move is not None
        turns.append(play.to_move)
        play = lay(play, str(each))
    assert tuple(turns) == order
    assert play.to_move is None


@pytest.mark.parametrize(
    ("title", "leader", "plays", "winner"),
    [
        ("the mayor's first card sets the suit", MAYOR, "2D AH KD 3C", RIGHT),
        ("so his own second card does not win", MAYOR, "2D AH 3H KC", MAYOR),
        ("his second card may beat his first", MAYOR, "2D AD KD 3D", MAYOR),
        ("the left's suit counts when the left leads", LEFT, "2C AD AH 3D", LEFT),
        ("a higher card of the suit led, last", LEFT, "2C AD AH 4C", RIGHT),
        ("the lowest trump, last", LEFT, "AC 3C KC 2S", RIGHT),
        ("trumps led are the suit led", RIGHT, "JS QS 3S AD", MAYOR),
        ("the three beats the king", RIGHT, "KH 3H QH JH", LEFT),
        ("the jack beats the seven", RIGHT, "7H JH 6H 5H", LEFT),
    ],
)
def test_winners(title: str, leader: Seat, plays: str, winner: Seat) -> None:
    """alcalde.tricks.suit-led, alcalde.tricks.winner: the first card sets the suit; trumps, else that suit, win."""
    assert lay(Play(Suit.SPADES, leader, None, length=1), plays).tricks[0].winner is winner, title


def test_any_card_of_the_hand() -> None:
    """alcalde.tricks.free-play: nobody need follow or trump; each seat may play all it holds."""
    state = lay(start(DEAL), "AH")
    assert legal_events(state) == tuple(PlayCard(LEFT, each) for each in cards("3H 6C 2D"))
    state = lay(state, "2D")
    assert legal_events(state) == tuple(PlayCard(MAYOR, each) for each in cards("2S KC 7D QH JC 4H"))
    state = lay(state, "KC")
    assert legal_events(state) == tuple(PlayCard(MAYOR, each) for each in cards("2S 7D QH JC 4H"))


def test_one_deal_is_a_game() -> None:
    """alcalde.office.one-deal: after the tenth trick nothing more may be done by anybody, and the mayor is known."""
    done = lay(start(DEAL), " ".join(line[0] for line in NEWEST_FIRST))
    assert all(refused(done, event) is not None for event in CANDIDATES)
    assert next_mayor(done.card_points.mayor) is RIGHT


OPEN = start(DEAL)
SECOND_TRICK = lay(OPEN, NEWEST_FIRST[0][0])
DONE = lay(OPEN, " ".join(line[0] for line in NEWEST_FIRST))
LONE = Play(Suit.SPADES, MAYOR, None, length=1)
NINE = Card(Rank.NINE, Suit.HEARTS)

REFUSED = [
    (
        "the left leads the deal",
        OPEN,
        LEFT,
        "3H",
        "alcalde.tricks.lead",
        "wrong-leader",
        {"to_move": RIGHT, "trick": 1},
    ),
    (
        "the mayor leads the deal",
        OPEN,
        MAYOR,
        "2S",
        "alcalde.tricks.lead",
        "wrong-leader",
        {"to_move": RIGHT, "trick": 1},
    ),
    (
        "the left leads after a trick of the right",
        SECOND_TRICK,
        LEFT,
        "3H",
        "alcalde.tricks.lead",
        "wrong-leader",
        {"to_move": RIGHT, "trick": 2},
    ),
    (
        "the mayor before the left",
        lay(OPEN, "AH"),
        MAYOR,
        "2S",
        "alcalde.tricks.order",
        "out-of-turn",
        {"to_move": LEFT, "trick": 1},
    ),
    (
        "the right's second card",
        lay(OPEN, "AH"),
        RIGHT,
        "4C",
        "alcalde.tricks.two-cards",
        "share-played",
        {"to_move": LEFT, "trick": 1, "played": 1},
    ),
    (
        "the left's second card between the mayor's two",
        lay(OPEN, "AH 3H 2S"),
        LEFT,
        "6C",
        "alcalde.tricks.two-cards",
        "share-played",
        {"to_move": MAYOR, "trick": 1, "played": 1},
    ),
    (
        "the mayor's third card",
        lay(LONE, "2S KC"),
        MAYOR,
        "7D",
        "alcalde.tricks.two-cards",
        "share-played",
        {"to_move": RIGHT, "trick": 1, "played": 2},
    ),
    (
        "the right before the mayor's second card",
        lay(LONE, "2S"),
        RIGHT,
        "AH",
        "alcalde.tricks.two-cards",
        "second-card-due",
        {"to_move": MAYOR, "trick": 1},
    ),
    (
        "another's card",
        OPEN,
        RIGHT,
        "3H",
        "alcalde.tricks.own-card",
        "not-held",
        {"hand": cards("AH 4C 5D")},
    ),
    (
        "a card of the stock",
        OPEN,
        RIGHT,
        "KH",
        "alcalde.tricks.own-card",
        "not-held",
        {"hand": cards("AH 4C 5D")},
    ),
    (
        "the mayor's first card again",
        lay(OPEN, "AH 3H 2S"),
        MAYOR,
        "2S",
        "alcalde.tricks.own-card",
        "already-played",
        {"hand": cards("KC 7D QH JC 4H")},
    ),
    (
        "a card of an earlier trick",
        SECOND_TRICK,
        RIGHT,
        "5D",
        "alcalde.tricks.own-card",
        "already-played",
        {"hand": cards("AH 4C KH")},
    ),
    ("an eleventh trick", DONE, MAYOR, "2S", "alcalde.tricks.ten", "finished", {"length": 10}),
    (
        "a second trick out of context",
        lay(LONE, "2S KC AH 3H"),
        MAYOR,
        "4H",
        "alcalde.tricks.ten",
        "finished",
        {"length": 1},
    ),
    ("a card twice out of context", lay(LONE, "2S"), MAYOR, "2S", "alcalde.cards.pack", "twice", {}),
    ("a nine out of context", LONE, MAYOR, "9H", "alcalde.cards.pack", "not-of-the-pack", {}),
    ("a nine in a deal", OPEN, RIGHT, "9H", "alcalde.cards.pack", "not-of-the-pack", {}),
]


@pytest.mark.parametrize(
    ("title", "position", "seat", "token", "rule", "reason", "more"), REFUSED, ids=[row[0] for row in REFUSED]
)
def test_refusals(
    title: str, position: State | Play, seat: Seat, token: str, rule: str, reason: str, more: dict[str, object]
) -> None:
    """Each illegal card is refused with its rule, its case, what was tried, and what would help."""
    refusal = refused(position, PlayCard(seat, card(token)))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert refusal.facts == {"seat": seat, "card": card(token)} | more


def test_a_refusal_changes_nothing() -> None:
    """A state is a value: what was refused, and what was played on from it, leave it as it was."""
    state = start(DEAL)
    with pytest.raises(NotAllowed):
        apply(state, PlayCard(RIGHT, card("3H")))
    lay(state, "AH 3H 2S KC")
    assert state == start(DEAL)
    with pytest.raises(AttributeError):
        state.play.leader = LEFT  # type: ignore[misc]
