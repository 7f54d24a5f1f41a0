"""The counts of Alcalde agree with what combinatorics says, with each other, and come out the same for a seed."""

from __future__ import annotations

from math import comb, sqrt
from random import Random

import pytest

from engine.alcalde import ExchangeIndicator, Options, Seat, apply, legal_events, start, statistics
from engine.alcalde.statistics import Place
from engine.cards import Card, Rank

DEALS = 3000
OFFICE = statistics.office(DEALS, Random("a test"))


def agrees(count: int, deals: int, exact: float) -> bool:
    """Whether a count lies within four standard errors of what the true rate leads to expect."""
    return abs(count / deals - exact) <= 4 * sqrt(exact * (1 - exact) / deals)


@pytest.mark.parametrize("trumps", range(5))
def test_trumps_of_the_mayor(trumps: int) -> None:
    """Hypergeometric: nine trumps beside the indicator among 39 cards, six dealt to him (alcalde.deal.hands)."""
    exact = comb(9, trumps) * comb(30, 6 - trumps) / comb(39, 6)
    assert agrees(OFFICE.by_trumps[trumps].deals, DEALS, exact)


PLACES = [
    (Place.INDICATOR, 1 / 10),
    (Place.MAYOR, 9 / 10 * 6 / 39),
    (Place.OPPONENTS, 9 / 10 * 6 / 39),
    (Place.STOCK, 9 / 10 * 27 / 39),
]


@pytest.mark.parametrize(("place", "exact"), PLACES)
def test_where_the_ace_lies(place: Place, exact: float) -> None:
    """The ace is the indicator in one deal of ten; else it is any of 39 cards: 6, 3 + 3 and 27 (alcalde.deal.hands)."""
    assert agrees(OFFICE.by_ace[place].deals, DEALS, exact)


def test_the_parts_are_the_whole() -> None:
    """Every deal has one number of trumps and one place for the ace: hits and deals add up."""
    for parts in (OFFICE.by_trumps, OFFICE.by_ace):
        assert sum(part.hits for part in parts.values()) == OFFICE.stays.hits
        assert sum(part.deals for part in parts.values()) == OFFICE.stays.deals == DEALS


def test_an_office_once_decided_stays_decided() -> None:
    """What is open after a trick was open before it; nobody has sixty after the first (alcalde.office.sixty)."""
    still_open = [OFFICE.still_open[tricks].hits for tricks in range(1, 10)]
    assert still_open == sorted(still_open, reverse=True)
    assert still_open[0] == DEALS


def test_points_and_tricks() -> None:
    """The mayor plays half the cards; he cannot take more than 120 points in ten tricks."""
    assert 0 < OFFICE.tricks.value < 10
    assert 0 < OFFICE.card_points.value < 120
    assert OFFICE.stays.hits * 60 <= OFFICE.card_points.total


OPEN = [
    (0, 0, True),
    (59, 60, True),
    (60, 0, False),
    (60, 60, False),
    (0, 61, False),
    (0, 60, True),
    (59, 61, False),
]


@pytest.mark.parametrize(("mayor", "opponents", "expected"), OPEN)
def test_is_open(mayor: int, opponents: int, expected: bool) -> None:
    """Sixty keep the mayor, sixty-one of his opponents depose him, sixty of theirs do not (alcalde.office.sixty)."""
    assert statistics.is_open(mayor, opponents) is expected


def test_the_deals_of_an_exchange() -> None:
    """alcalde.variants.exchange: the mayor holds the seven of trumps, the indicator ranks above, he may swap them."""
    random = Random(6)
    indicators = set()
    for _ in range(60):
        deal = statistics.deal_with_the_seven(random)
        assert Card(Rank.SEVEN, deal.trump) in deal.hands[Seat.MAYOR]
        indicators.add(deal.indicator.rank)
        state = start(deal, Options(indicator_exchange=True))
        while state.to_move is not Seat.MAYOR:
            state = apply(state, legal_events(state)[0])
        assert ExchangeIndicator(Seat.MAYOR) in legal_events(state)
    assert indicators == {Rank.ACE, Rank.THREE, Rank.KING, Rank.QUEEN, Rank.JACK}


def test_an_exchange_is_counted_on_the_same_deals() -> None:
    """Both rates are of all deals; a gain is never more than the whole pack."""
    found = statistics.exchange(50, Random(2))
    assert found.stays_with.deals == found.stays_without.deals == found.gain.deals == 50
    assert abs(found.gain.value) <= 120


def test_closing() -> None:
    """So many open deals, finished both ways."""
    found = statistics.closing(4, Random(2))
    assert found.at_random.deals == found.at_best.deals == 4


def test_the_same_seed_counts_the_same() -> None:
    """A count depends on its generator alone."""
    assert statistics.office(60, Random(1)) == statistics.office(60, Random(1)) != statistics.office(60, Random(2))
    assert statistics.exchange(20, Random(1)) == statistics.exchange(20, Random(1))
    assert statistics.closing(2, Random(1)) == statistics.closing(2, Random(1))


def test_signature_of_the_counts() -> None:
    """What these few deals came to when the figures on the page of statistics were last read: no figure slips in
    unseen. Where a change is meant, read that page again and write the new numbers.
    """
    office = statistics.office(200, Random(5))
    exchange = statistics.exchange(60, Random(5))
    closing = statistics.closing(30, Random(5))
    assert (office.stays.hits, office.card_points.total, office.card_points.squares, office.tricks.total) == (
        94,
        11528,
        772988,
        942,
    )
    assert [part.hits for parts in (office.by_trumps, office.by_ace) for part in parts.values()] == [
        *(8, 42, 28, 11, 5),
        *(18, 11, 59, 6),
    ]
    assert [part.hits for part in office.still_open.values()] == [200, 200, 197, 192, 176, 151, 105, 69, 33]
    assert (exchange.gain.total, exchange.stays_with.hits, exchange.stays_without.hits) == (258, 37, 30)
    assert (closing.at_random.hits, closing.at_best.hits) == (12, 12)


def test_only_places_that_came_up_are_told() -> None:
    """In a few deals the ace does not lie everywhere: where it never lay there is no rate."""
    for seed in range(12):
        found = statistics.office(3, Random(seed)).by_ace
        assert all(part.deals for part in found.values())
        assert sum(part.deals for part in found.values()) == 3
