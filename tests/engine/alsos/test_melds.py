"""Which runs and fours two final hands hold, whose are better, and what scores."""

from __future__ import annotations

import pytest

from engine.alsos import Hands, Meld, Seat
from engine.alsos.melds import (
    Reason,
    bela_in,
    compared_fours,
    compared_runs,
    fours_in,
    meld_points,
    melds,
    melds_in,
    runs_in,
)
from engine.cards import Suit
from engine.errors import Inconsistent
from tests.engine.alsos.table import DEALER, NON_DEALER, cards


def written(found: tuple[Meld, ...]) -> list[tuple[str, str, int]]:
    """Melds as a record writes them: kind, cards, points."""
    return [(meld.kind.value, " ".join(map(str, meld.cards)), meld.points) for meld in found]


@pytest.mark.parametrize(
    ("hand", "runs"),
    [
        pytest.param("AS KS", [], id="two are no run"),
        pytest.param("10D QD JD", [("QD JD 10D", 20)], id="terc"),
        pytest.param("AH KH QH JH", [("AH KH QH JH", 50)], id="kvart"),
        pytest.param("JC 10C 9C 8C 7C", [("JC 10C 9C 8C 7C", 100)], id="kvint"),
        pytest.param("AS KS QS JS 10S 9S", [("AS KS QS JS 10S 9S", 100)], id="szext"),
        pytest.param("KS QS JS 10S 9S 8S 7S", [("KS QS JS 10S 9S 8S 7S", 100)], id="szept"),
        pytest.param(
            "AH KH QH JH 10H 9H 8H 7H", [("AH KH QH JH 10H 9H 8H 7H", 100)], id="okt: one run, no terc beside it"
        ),
        pytest.param("AS 10S KS", [], id="ace, ten, king: neighbours in the tricks, not in runs"),
        pytest.param("JS 9S AS", [], id="the highest trumps are no run"),
        pytest.param("7S AS KS", [], id="no run around the corner"),
        pytest.param("QD JH 10C", [], id="three suits"),
        pytest.param("AD KD QD 10D 9D 8D", [("AD KD QD", 20), ("10D 9D 8D", 20)], id="two in a suit with a gap"),
        pytest.param("9S 8S 7S KC QC JC 10C", [("KC QC JC 10C", 50), ("9S 8S 7S", 20)], id="longest first"),
        pytest.param("9C 8C 7C AS KS QS", [("AS KS QS", 20), ("9C 8C 7C", 20)], id="then the higher top"),
        pytest.param("AD KD QD AH KH QH", [("AH KH QH", 20), ("AD KD QD", 20)], id="then the higher suit"),
    ],
)
def test_runs(hand: str, runs: list[tuple[str, int]]) -> None:
    """alsos.melds.run-values, .no-splitting, .run-comparison: a stretch of neighbours is one run; best first."""
    assert [(" ".join(map(str, run.cards)), run.points) for run in runs_in(cards(hand))] == runs


@pytest.mark.parametrize(
    ("hand", "fours"),
    [
        pytest.param("JC JH JD JS", ["JC JH JD JS"], id="knaves"),
        pytest.param("AS AD AH AC 9S 9C 9H 9D", ["9C 9H 9D 9S", "AC AH AD AS"], id="nines before aces"),
        pytest.param("QC QH QD QS KC KH KD KS", ["KC KH KD KS", "QC QH QD QS"], id="kings before queens"),
        pytest.param("10C 10H 10D 10S", ["10C 10H 10D 10S"], id="tens"),
        pytest.param("8C 8H 8D 8S 7C 7H 7D 7S", [], id="eights and sevens are none"),
        pytest.param("AC AH AD", [], id="three are none"),
    ],
)
def test_fours(hand: str, fours: list[str]) -> None:
    """alsos.melds.vannak, .vannak-comparison: 80 each, sevens and eights excepted, from the highest by trump rank."""
    assert written(fours_in(cards(hand))) == [("vannak", four, 80) for four in fours]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("KS QS", [("bela", "KS QS", 20)], id="king and queen of trumps"),
        pytest.param("KH QH", [], id="of another suit"),
        pytest.param("KS QH", [], id="of two suits"),
        pytest.param("QS JS", [], id="without the king"),
    ],
)
def test_bela(hand: str, expected: list[tuple[str, str, int]]) -> None:
    """alsos.melds.bela: king and queen of trumps (spades) in one hand."""
    assert written(bela_in(cards(hand), Suit.SPADES)) == expected


@pytest.mark.parametrize(
    ("first", "second", "winner", "reason"),
    [
        pytest.param("AS KS QS", "10C 9C 8C 7C", DEALER, Reason.LONGER, id="longer beats higher"),
        pytest.param("AH KH QH JH 10H 9H", "JD 10D 9D 8D 7D", NON_DEALER, Reason.LONGER, id="same value, yet longer"),
        pytest.param("QS JS 10S", "JC 10C 9C", NON_DEALER, Reason.HIGHER, id="higher top beats higher suit"),
        pytest.param("10C 9C 8C", "JS 10S 9S", DEALER, Reason.HIGHER, id="knave above ten: the order of runs"),
        pytest.param("9S 8S 7S AD KD QD", "KC QC JC", NON_DEALER, Reason.HIGHER, id="the best run of each counts"),
        pytest.param("QS JS 10S", "QD JD 10D", DEALER, Reason.SUIT, id="diamonds above spades, even trumps"),
        pytest.param("QH JH 10H", "QD JD 10D", NON_DEALER, Reason.SUIT, id="hearts above diamonds"),
        pytest.param("QC JC 10C", "QH JH 10H", NON_DEALER, Reason.SUIT, id="clubs above hearts"),
        pytest.param("QC JC 10C", "AS KH QD", NON_DEALER, Reason.ONLY, id="the only run, non-dealer"),
        pytest.param("AS KH QD", "9H 8H 7H", DEALER, Reason.ONLY, id="the only run, dealer"),
        pytest.param("AS KH QD", "AD KC QH", None, None, id="none"),
    ],
)
def test_run_comparison(first: str, second: str, winner: Seat | None, reason: Reason | None) -> None:
    """alsos.melds.run-comparison: longer, then higher top card, then higher suit, trumps or not."""
    compared = compared_runs((cards(first), cards(second)))
    assert (compared.winner, compared.reason) == (winner, reason)
    assert compared.found == (runs_in(cards(first)), runs_in(cards(second)))


@pytest.mark.parametrize(
    ("first", "second", "winner", "reason"),
    [
        pytest.param("J", "9", NON_DEALER, Reason.HIGHER, id="knaves beat nines"),
        pytest.param("A", "9", DEALER, Reason.HIGHER, id="nines beat aces"),
        pytest.param("10", "A", DEALER, Reason.HIGHER, id="aces beat tens"),
        pytest.param("10", "K", NON_DEALER, Reason.HIGHER, id="tens beat kings"),
        pytest.param("Q", "K", DEALER, Reason.HIGHER, id="kings beat queens"),
        pytest.param("Q", "7", NON_DEALER, Reason.ONLY, id="sevens are none"),
        pytest.param("8", "Q", DEALER, Reason.ONLY, id="eights are none"),
        pytest.param("8", "7", None, None, id="none"),
    ],
)
def test_vannak_comparison(first: str, second: str, winner: Seat | None, reason: Reason | None) -> None:
    """alsos.melds.vannak-comparison: by trump rank, J 9 A 10 K Q."""
    hands = tuple(cards(" ".join(rank + suit for suit in "CHDS")) for rank in (first, second))
    compared = compared_fours((hands[0], hands[1]))
    assert (compared.winner, compared.reason) == (winner, reason)


@pytest.mark.parametrize(
    ("first", "second", "expected_first", "expected_second"),
    [
        pytest.param(
            "10D 10S 9S KS JD QD AS AD 10C JH 7H 8C",
            "AH KC 8H QH 9C 7D 8D AC 10H JS 8S 9H",
            [("run", "QD JD 10D", 20)],
            [],
            id="the sources' example: the higher top card",
        ),
        pytest.param(
            "AH KH QH JH 9H 8H 7H 9C 8C 7C AD 10S",
            "QD JD 10D AC KC JC 8S 7S JS 7D AS 10H",
            [("run", "AH KH QH JH", 50), ("run", "9C 8C 7C", 20)],
            [],
            id="one run of each shorter length, the better of two",
        ),
        pytest.param(
            "AH KH QH AC KC QC 9D 8D 7D 10S 8S 7S",
            "QD JD 10D AS KS JS 9S 7H 8H 10H 9C 7C",
            [("run", "AC KC QC", 20)],
            [],
            id="a second run as long as the longest scores nothing",
        ),
        pytest.param(
            "AC KC QC JC 10C 9C 8C 7C QH JH 10H 9S",
            "AD KD QD JD 10D 9D 8D 7D KS QS 7S 8S",
            [("run", "AC KC QC JC 10C 9C 8C 7C", 100), ("run", "QH JH 10H", 20)],
            [("bela", "KS QS", 20)],
            id="two okts: the higher suit; béla whoever wins",
        ),
        pytest.param(
            "JC JH JD JS AC AH AD AS 7C 7H 7D 7S",
            "9C 9H 9D 9S 10C 10H 10D 10S 8C 8H 8D KS",
            [("vannak", "JC JH JD JS", 80), ("vannak", "AC AH AD AS", 80)],
            [("run", "10C 9C 8C", 20)],
            id="all fours of the better side, runs apart",
        ),
        pytest.param(
            "KC KH KD KS QS JS 7C 7H 8D 8C 10D 9D",
            "AC AH AD JH JC 10H 10C 9H 9C QD QC AS",
            [("bela", "KS QS", 20)],
            [("run", "QC JC 10C 9C", 50), ("run", "JH 10H 9H", 20), ("vannak", "AC AH AD AS", 80)],
            id="runs first, longest first, then fours",
        ),
        pytest.param(
            "KC KH KD KS QS JS 7C 7H 8D 8C 10D 9H",
            "AC AH AD JH JC 10H 10S 9D 9C QD QC 7S",
            [("run", "KS QS JS", 20), ("vannak", "KC KH KD KS", 80), ("bela", "KS QS", 20)],
            [],
            id="one king in a run, a four and béla",
        ),
        pytest.param(
            "AC KD QH 10S 9C 8D 7H AH KC QD JS 10C",
            "AD KH QS 10D 9S 8C 7D 7S KS JC JH 10H",
            [],
            [("bela", "KS QS", 20)],
            id="béla alone",
        ),
    ],
)
def test_what_scores(
    first: str, second: str, expected_first: list[tuple[str, str, int]], expected_second: list[tuple[str, str, int]]
) -> None:
    """alsos.melds.shorter-runs, .vannak-comparison, .bela, .shared-cards: two final hands, spades trumps."""
    scoring = melds((cards(first), cards(second)), Suit.SPADES)
    assert [written(own) for own in scoring] == [expected_first, expected_second]
    sums = tuple(sum(points for _, _, points in own) for own in (expected_first, expected_second))
    assert meld_points(scoring) == sums


def test_hands() -> None:
    """alsos.melds.final-hand: two hands of twelve; another size or a card twice is an error of the record."""
    first, second = cards("AC KD QH 10S 9C 8D 7H AH KC QD JS 10C"), cards("AD KH QS 10D 9S 8C 7D AS KS JC JH 10H")
    assert Hands(Suit.SPADES, (first, second)).hands == (first, second)
    with pytest.raises(Inconsistent) as raised:
        Hands(Suit.SPADES, (first, second[1:]))
    assert raised.value.rule == "alsos.deal.packets"
    assert (raised.value.facts["packet"], raised.value.facts["seat"]) == ("hand", DEALER)
    with pytest.raises(Inconsistent) as raised:
        Hands(Suit.SPADES, (first, (*second[1:], first[0])))
    assert (raised.value.rule, raised.value.facts) == ("alsos.cards.pack", {"card": first[0]})


def test_hidden_cards_are_not_judged() -> None:
    """Melds are judged on seen cards only: a hidden card is an error, not a smaller hand."""
    with pytest.raises(ValueError, match="hidden"):
        melds(((None,) * 12, cards("AS")), Suit.SPADES)


def test_melds_in_one_hand() -> None:
    """alsos.melds.shared-cards: runs, then fours, then béla, of a hand of any size; a card counts in each."""
    found = melds_in(cards("KS QS JS KH KD KC"), Suit.SPADES)
    assert written(found) == [("run", "KS QS JS", 20), ("vannak", "KC KH KD KS", 80), ("bela", "KS QS", 20)]
    assert melds_in((), Suit.SPADES) == ()
