"""What each promise needs, who wins the main game, and the units that change hands."""

from __future__ import annotations

import pytest

from engine.alsos import (
    Announcement,
    AnnouncementPhase,
    ExchangeSeven,
    Item,
    Seat,
    TakeCard,
    Tally,
    Totals,
    settle,
    settle_totals,
    undealt_points,
)
from engine.alsos.events import Discard
from engine.alsos.scoring import check_captures, undecided
from engine.errors import Inconsistent
from tests.engine.alsos.table import (
    CHAIN,
    DEALER,
    EVERYTHING,
    EVERYTHING_PLAYS,
    NON_DEALER,
    PARTI_76,
    PARTI_76_PLAYS,
    QUIET,
    accepted,
    after_tricks,
    cards,
    declined,
    fold,
    turns,
)

A = Announcement
EARLY, LATE, CONTRACT = AnnouncementPhase.EARLY, AnnouncementPhase.LATE, AnnouncementPhase.CONTRACT


def item(announcement: Announcement, owner: Seat, phase: AnnouncementPhase = EARLY) -> Item:
    """An item without kontra."""
    return Item(announcement, owner, phase)


@pytest.mark.parametrize(
    ("announcement", "card_points", "melds", "won"),
    [
        pytest.param(A.ABSZOLUT, 81, 0, False, id="81 is not more than 81"),
        pytest.param(A.ABSZOLUT, 82, 0, True, id="82"),
        pytest.param(A.ABSZOLUT, 76, 20, False, id="melds do not help: the sources' case"),
        pytest.param(A.HUNDRED, 100, 0, False, id="100 is not more than 100"),
        pytest.param(A.HUNDRED, 101, 0, True, id="101"),
        pytest.param(A.HUNDRED, 90, 100, False, id="100 in card points alone"),
        pytest.param(A.TWO_HUNDRED, 100, 100, False, id="200 is not more than 200"),
        pytest.param(A.TWO_HUNDRED, 101, 100, True, id="201 with melds"),
        pytest.param(A.TWO_HUNDRED, 162, 0, False, id="the whole pack without melds"),
    ],
)
@pytest.mark.parametrize("owner", list(Seat))
def test_limits(announcement: Announcement, card_points: int, melds: int, won: bool, owner: Seat) -> None:
    """alsos.announcements.values: Abszolút and 100 count card points, 200 counts melds too; all strictly more."""
    points, meld_points = ((card_points, 0), (melds, 0)) if owner is NON_DEALER else ((0, card_points), (0, melds))
    totals = Totals(Tally(owner, points, meld_points), (item(announcement, owner),))
    (result,) = settle_totals(totals).results
    assert (result.won, result.rule) == (won, "alsos.announcements.values")


@pytest.mark.parametrize(
    ("declarer", "card_points", "melds", "won", "rule"),
    [
        pytest.param(NON_DEALER, (76, 70), (20, 0), True, "alsos.scoring.parti", id="the sources' case, 96 to 70"),
        pytest.param(NON_DEALER, (70, 76), (0, 0), False, "alsos.scoring.parti", id="fewer"),
        pytest.param(NON_DEALER, (70, 76), (20, 0), True, "alsos.scoring.parti", id="ahead by a meld"),
        pytest.param(NON_DEALER, (81, 81), (0, 0), False, "alsos.scoring.tie", id="a tie fails"),
        pytest.param(DEALER, (81, 81), (0, 0), False, "alsos.scoring.tie", id="a tie fails for the dealer too"),
        pytest.param(DEALER, (71, 91), (0, 0), True, "alsos.scoring.parti", id="the dealer declares and wins"),
        pytest.param(DEALER, (71, 91), (50, 0), False, "alsos.scoring.parti", id="the dealer declares and loses"),
        pytest.param(NON_DEALER, (71, 51), (0, 20), False, "alsos.scoring.tie", id="a tie by melds"),
    ],
)
def test_parti(declarer: Seat, card_points: tuple[int, int], melds: tuple[int, int], won: bool, rule: str) -> None:
    """alsos.scoring.parti, .tie: the declarer's points and melds must exceed the opponent's."""
    tally = Tally(declarer, card_points, melds)
    assert tally.winner is (declarer if won else declarer.other)
    (result,) = settle_totals(Totals(tally, (item(A.PARTI, declarer, CONTRACT),))).results
    assert (result.won, result.rule) == (won, rule)


def test_units() -> None:
    """alsos.scoring.independent, .zero-sum: every item by itself with its own multipliers, then the sum."""
    items = (
        Item(A.PARTI, NON_DEALER, CONTRACT, kontra=LATE),
        Item(A.ULTIMO, NON_DEALER, EARLY, kontra=EARLY, rekontra=LATE),
        Item(A.FORTY_FOUR, DEALER, LATE),
        Item(A.HUNDRED, NON_DEALER, LATE),
    )
    tally = Tally(NON_DEALER, (105, 44), (0, 0))
    score = settle_totals(Totals(tally, items, frozenset({(DEALER, A.FORTY_FOUR)})))
    assert [result.won for result in score.results] == [True, False, True, True]
    assert [result.units for result in score.results] == [(2, -2), (-32, 32), (-2, 2), (2, -2)]
    assert score.units == (-30, 30)


def test_undecided_items() -> None:
    """The totals decide Parti, Abszolút, 100 and 200; of all else the outcome must be told, and of nothing more."""
    items = tuple(item(announcement, NON_DEALER) for announcement in Announcement if announcement is not A.PARTI)
    told = {"tous-les-trois", "ultimo", "csalad", "all-trumps", "kassza", "44"}
    assert {announcement.value for _, announcement in undecided(items)} == told
    with pytest.raises(ValueError, match="decide"):
        Totals(Tally(NON_DEALER, (90, 60), (0, 0)), items, frozenset({(NON_DEALER, A.HUNDRED)}))
    with pytest.raises(ValueError, match="decide"):
        Totals(Tally(NON_DEALER, (90, 60), (0, 0)), items, frozenset({(DEALER, A.ULTIMO)}))


@pytest.mark.parametrize(
    ("card_points", "melds", "reason", "facts"),
    [
        pytest.param((100, 63), (0, 0), "above-the-pack", {"points": 163, "limit": 162}, id="163"),
        pytest.param((-1, 80), (0, 0), "negative", {"kind": "card-points", "seat": 0, "points": -1}, id="minus one"),
        pytest.param((80, -2), (0, 0), "negative", {"kind": "card-points", "seat": 1, "points": -2}, id="dealer's"),
        pytest.param((80, 82), (0, -20), "negative", {"kind": "meld-points", "seat": 1, "points": -20}, id="melds"),
    ],
)
def test_totals_that_cannot_be(
    card_points: tuple[int, int], melds: tuple[int, int], reason: str, facts: dict[str, object]
) -> None:
    """alsos.scoring.totals: not negative, never more than 162 card points together."""
    with pytest.raises(Inconsistent) as raised:
        Tally(NON_DEALER, card_points, melds)
    assert (raised.value.rule, raised.value.reason) == ("alsos.scoring.totals", reason)
    assert raised.value.facts == facts


def test_uncaptured() -> None:
    """alsos.exchange.discard: in the sources' example 76 and 70 leave 16 of the 162 points with nobody."""
    assert Tally(NON_DEALER, (76, 70), (20, 0)).uncaptured == 16
    assert Tally(DEALER, (162, 0), (0, 0)).uncaptured == 0


def test_kassza_told_won_without_the_main_game() -> None:
    """alsos.announcements.values: a Kassza cannot be told won by one who loses the main game."""
    items = (item(A.KASSZA, NON_DEALER), item(A.KASSZA, DEALER))
    lost = Tally(NON_DEALER, (60, 80), (20, 0))
    assert Totals(lost, items, frozenset({(DEALER, A.KASSZA)})).tally.winner is DEALER
    with pytest.raises(Inconsistent) as raised:
        Totals(lost, items, frozenset({(NON_DEALER, A.KASSZA)}))
    assert (raised.value.rule, raised.value.facts) == ("alsos.scoring.totals", {"seat": NON_DEALER})


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (A.FORTY_FOUR, A.FORTY_FOUR),
        (A.FORTY_FOUR, A.CSALAD),
        (A.CSALAD, A.ALL_TRUMPS),
        (A.TOUS_LES_TROIS, A.ALL_TRUMPS),
        (A.ULTIMO, A.TOUS_LES_TROIS),
        (A.ULTIMO, A.ULTIMO),
    ],
)
def test_a_card_is_captured_once(mine: A, theirs: A) -> None:
    """alsos.scoring.totals: two promises that need the same card are not both won by different players."""
    items, tally = (item(mine, NON_DEALER), item(theirs, DEALER)), Tally(NON_DEALER, (81, 81), (0, 0))
    for won in ({(NON_DEALER, mine)}, {(DEALER, theirs)}):
        check_captures(Totals(tally, items, frozenset(won)))
    totals = Totals(tally, items, frozenset({(NON_DEALER, mine), (DEALER, theirs)}))
    with pytest.raises(Inconsistent) as raised:
        check_captures(totals)
    assert (raised.value.rule, raised.value.reason) == ("alsos.scoring.totals", "captured-twice")
    assert raised.value.facts == {"seat": NON_DEALER, "announcement": mine, "owner": DEALER, "other": theirs}


@pytest.mark.parametrize(
    ("won", "least"),
    [
        pytest.param([A.FORTY_FOUR], 44, id="four aces"),
        pytest.param([A.ULTIMO], 10, id="the last trick"),
        pytest.param([A.TOUS_LES_TROIS, A.ULTIMO], 44, id="jack, nine, seven, last trick"),
        pytest.param([A.CSALAD, A.FORTY_FOUR], 51, id="the ace of trumps counts once"),
        pytest.param([A.ALL_TRUMPS], 62, id="all trumps"),
        pytest.param([A.KASSZA], 0, id="a kassza captures nothing"),
    ],
)
def test_what_was_won_has_its_points(won: list[A], least: int) -> None:
    """alsos.scoring.totals: whoever captures cards has their points at least."""
    items, outcomes = tuple(item(each, DEALER) for each in won), frozenset((DEALER, each) for each in won)
    check_captures(Totals(Tally(NON_DEALER, (0, least), (0, 0)), items, outcomes))
    if least:
        totals = Totals(Tally(NON_DEALER, (0, least - 1), (0, 0)), items, outcomes)
        with pytest.raises(Inconsistent) as raised:
            check_captures(totals)
        assert (raised.value.rule, raised.value.reason) == ("alsos.scoring.totals", "captures-above-points")
        assert raised.value.facts == {"seat": DEALER, "points": least - 1, "least": least}


def test_worked_example_of_the_sources() -> None:
    """Win the game, miss the figure: 76 and a terc against 70; Parti won, early Abszolút lost, together nothing."""
    speech = (*turns(NON_DEALER, "abszolut / pass / pass"), *turns(NON_DEALER, QUIET))
    state = after_tricks(declined(PARTI_76, speech), PARTI_76_PLAYS)
    score = settle(state)
    assert score.tally.card_points == (76, 70)
    assert undealt_points(state) == 16
    assert score.tally.meld_points == (20, 0)
    assert score.tally.totals == (96, 70)
    told = [(result.item.announcement, result.item.stake, result.won, result.rule) for result in score.results]
    assert told == [
        (A.PARTI, 1, True, "alsos.scoring.parti"),
        (A.ABSZOLUT, 1, False, "alsos.announcements.values"),
    ]
    assert score.units == (0, 0)


def test_everything_won() -> None:
    """A deal with every promise kept: 26 units for the declarer's, 12 more for a kontra, 3 for the opponent's."""
    early = "abszolut 100 200 tous-les-trois ultimo csalad all-trumps kassza 44 / kontra:ultimo / pass / pass"
    late = "pass / 44 kassza / pass / pass"
    speech = (*turns(NON_DEALER, early), *turns(NON_DEALER, late))
    state = after_tricks(declined(EVERYTHING, speech), EVERYTHING_PLAYS)
    score = settle(state)
    assert score.tally.card_points == (137, 0)
    assert undealt_points(state) == 25
    assert score.tally.meld_points == (200, 0)
    assert [result.won for result in score.results] == [True] * 10 + [False] * 2
    assert [result.item.stake for result in score.results] == [1, 1, 4, 2, 2, 16, 2, 4, 2, 4, 2, 1]
    assert score.units == (41, -41)


def test_undealt_points_count_discards_and_the_talon() -> None:
    """alsos.exchange.discard: the swapped seven, the rest of the talon and the discards are out of play."""
    state = fold(accepted(CHAIN), ExchangeSeven(NON_DEALER))
    state = fold(state, *(TakeCard(NON_DEALER, one) for one in cards("KS AH 9S")))
    assert undealt_points(state) == 0
    state = fold(state, *(Discard(NON_DEALER, one) for one in cards("AC QS JH")))
    assert undealt_points(state) == 11 + 3 + 2
    assert undealt_points(accepted(CHAIN)) == 3 + 11 + 14 + 4


def test_only_a_finished_deal_is_settled() -> None:
    """A deal under way has no settlement."""
    with pytest.raises(ValueError, match="finished"):
        settle(declined(PARTI_76))
