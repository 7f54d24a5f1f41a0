"""Who calls, what may be called, and which suit becomes trumps for whom."""

from __future__ import annotations

import pytest

from engine.alsos import (
    Accept,
    Announce,
    Announcement,
    Auction,
    Bid,
    Event,
    ExchangeSeven,
    Pass,
    PlayCard,
    Seat,
    legal_events,
    refusal,
)
from engine.alsos.auction import calls_of
from engine.cards import Suit
from tests.engine.alsos.table import DEALER, NON_DEALER, auction, call, card, refused


@pytest.mark.parametrize(
    ("calls", "trump", "declarer", "accepted"),
    [
        pytest.param("accept", "S", NON_DEALER, True, id="non-dealer accepts"),
        pytest.param("pass accept", "S", DEALER, True, id="dealer accepts"),
        pytest.param("pass pass C pass", "C", NON_DEALER, False, id="highest suit still needs a pass"),
        pytest.param("pass pass D pass", "D", NON_DEALER, False, id="non-dealer names a suit"),
        pytest.param("pass pass pass H pass", "H", DEALER, False, id="dealer names a suit"),
        pytest.param("pass pass D H C pass", "C", NON_DEALER, False, id="up to the top"),
        pytest.param("pass pass pass D H pass", "H", NON_DEALER, False, id="overcalled by one who passed"),
        pytest.param("pass pass D C pass", "C", DEALER, False, id="a suit skipped"),
    ],
)
def test_outcome(calls: str, trump: str, declarer: Seat, accepted: bool) -> None:
    """alsos.auction.accept, .other-suit, .higher: who becomes declarer in which suit (queen of spades turned up)."""
    made = auction(calls)
    assert made.closed
    assert not made.redeal
    assert made.to_move is None
    assert (made.trump, made.declarer, made.accepted) == (Suit(trump), declarer, accepted)
    assert legal_events(made) == ()


def test_redeal() -> None:
    """alsos.auction.redeal: four passes, and the cards are dealt again."""
    made = auction("pass pass pass pass")
    assert made.closed
    assert made.redeal
    assert (made.trump, made.declarer, made.to_move) == (None, None, None)
    assert legal_events(made) == ()


@pytest.mark.parametrize(
    ("calls", "open_calls"),
    [
        pytest.param("", "pass accept", id="the offer, non-dealer"),
        pytest.param("pass", "pass accept", id="the offer, dealer"),
        pytest.param("pass pass", "pass D H C", id="another suit, non-dealer"),
        pytest.param("pass pass pass", "pass D H C", id="another suit, dealer"),
        pytest.param("pass pass D", "pass H C", id="over diamonds"),
        pytest.param("pass pass pass H", "pass C", id="over hearts"),
        pytest.param("pass pass C", "pass", id="over the highest suit"),
    ],
)
def test_open_calls(calls: str, open_calls: str) -> None:
    """alsos.auction.turns, .other-suit, .higher: exactly these calls are open, to this seat alone."""
    made = auction(calls)
    seat = Seat(len(calls.split()) % 2)
    assert made.to_move is seat
    assert legal_events(made) == tuple(call(seat, word) for word in open_calls.split())
    assert (made.trump, made.declarer) == (None, None)


@pytest.mark.parametrize(
    ("indicator", "calls", "word", "rule", "reason"),
    [
        pytest.param("QS", "", "C", "accept", "indicator-on-offer", id="bid before the offer is answered"),
        pytest.param("QS", "", "S", "accept", "named-on-offer", id="naming the suit on offer"),
        pytest.param("QS", "pass", "H", "accept", "indicator-on-offer", id="bid before the dealer has answered"),
        pytest.param("QS", "pass pass", "accept", "other-suit", "accepted-too-late", id="non-dealer accepts later"),
        pytest.param("QS", "pass pass pass", "accept", "other-suit", "accepted-too-late", id="dealer accepts later"),
        pytest.param("QS", "pass pass D", "accept", "other-suit", "accepted-too-late", id="accepting over a bid"),
        pytest.param("QS", "pass pass", "S", "other-suit", "indicator-suit", id="the refused suit"),
        pytest.param("QC", "pass pass D", "C", "other-suit", "indicator-suit", id="the refused suit, though higher"),
        pytest.param("QS", "pass pass H", "D", "higher", "not-higher", id="a lower suit"),
        pytest.param("QS", "pass pass H", "H", "higher", "not-higher", id="the same suit"),
        pytest.param("QS", "pass pass C", "H", "higher", "not-higher", id="over the highest suit"),
    ],
)
def test_refused_calls(indicator: str, calls: str, word: str, rule: str, reason: str) -> None:
    """alsos.auction.accept, .other-suit, .higher: each wrong call is refused by its own rule."""
    made = auction(calls, indicator)
    assert made.to_move is not None
    assert refused(made, call(made.to_move, word)) == (f"alsos.auction.{rule}", reason)


@pytest.mark.parametrize(
    ("calls", "seat", "word", "reason"),
    [
        pytest.param("", DEALER, "pass", "out-of-turn", id="dealer first"),
        pytest.param("pass", NON_DEALER, "accept", "out-of-turn", id="non-dealer twice"),
        pytest.param("pass pass D", NON_DEALER, "H", "out-of-turn", id="raising oneself"),
        pytest.param("accept", DEALER, "pass", "closed", id="after accepting"),
        pytest.param("pass pass D pass", NON_DEALER, "C", "closed", id="after the closing pass"),
        pytest.param("pass pass pass pass", NON_DEALER, "pass", "closed", id="after four passes"),
    ],
)
def test_turns(calls: str, seat: Seat, word: str, reason: str) -> None:
    """alsos.auction.turns: one call a turn, alternately, none after the end."""
    assert refused(auction(calls), call(seat, word)) == ("alsos.auction.turns", reason)


@pytest.mark.parametrize(
    "event",
    [
        PlayCard(NON_DEALER, card("AS")),
        Announce(NON_DEALER, Announcement.ULTIMO),
        ExchangeSeven(NON_DEALER),
    ],
    ids=["a card", "an announcement", "an exchange"],
)
def test_nothing_else_while_open(event: Event) -> None:
    """alsos.auction.turns: an auction left open comes first."""
    assert refused(auction("pass"), event) == ("alsos.auction.turns", "open")


@pytest.mark.parametrize(
    "event",
    [PlayCard(NON_DEALER, card("AS")), Announce(NON_DEALER, Announcement.ULTIMO), ExchangeSeven(NON_DEALER)],
    ids=["a card", "an announcement", "an exchange"],
)
def test_nothing_else_after_redeal(event: Event) -> None:
    """alsos.auction.redeal: where nobody named a suit, nothing is played."""
    assert refused(auction("pass pass pass pass"), event) == ("alsos.auction.redeal", "nobody-named-a-suit")


def test_higher_names_what_is_possible() -> None:
    """alsos.auction.higher: the refusal tells which suits could be named, the refused suit not among them."""
    made = auction("pass pass D", "QH")
    event = call(DEALER, "D")
    said = refusal(made, event)
    assert said is not None
    assert said.facts == {"suit": Suit.DIAMONDS, "best": Suit.DIAMONDS, "higher": (Suit.CLUBS,)}


def test_offer_open_only_twice() -> None:
    """alsos.auction.accept: each player is asked once."""
    assert [auction(calls).on_offer for calls in ("", "pass", "pass pass", "accept")] == [True, True, False, False]
    assert Auction(card("QS")).calls == ()
    assert auction("pass").calls == (Pass(NON_DEALER),)


def test_every_call() -> None:
    """alsos.cards.suits: passing, accepting, then the suits from low to high, all of one seat."""
    calls = calls_of(DEALER)
    assert calls[:2] == (Pass(DEALER), Accept(DEALER))
    assert calls[2:] == tuple(Bid(DEALER, suit) for suit in (Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS))
