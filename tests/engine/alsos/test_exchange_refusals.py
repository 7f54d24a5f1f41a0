"""What is refused in the exchange of the seven, by which rule, and with which facts."""

from __future__ import annotations

import pytest

from engine.alsos import (
    Accept,
    Announce,
    Announcement,
    Bid,
    Deal,
    DeclineExchange,
    Event,
    ExchangeSeven,
    Pass,
    Phase,
    PlayCard,
    TakeCard,
    refusal,
    start,
)
from engine.alsos.exchange import refusal_of_first
from engine.cards import Suit
from tests.engine.alsos.table import (
    CHAIN,
    DEALER,
    NON_DEALER,
    PARTI_76,
    QUIET,
    SEVEN_ON_TOP,
    SEVEN_TURNED_UP,
    WHOLE_TALON,
    accepted,
    card,
    exchange_act,
    exchanging,
    fold,
    refused,
    turns,
)


@pytest.mark.parametrize(
    ("deal", "words", "tried", "rule", "reason"),
    [
        pytest.param(PARTI_76, "", "swap", "seven", "not-held", id="nobody holds the seven"),
        pytest.param(CHAIN, "decline", "swap", "seven", "not-held", id="the opponent of the holder"),
        pytest.param(SEVEN_ON_TOP, "", "swap", "seven", "not-held", id="the eight, though the seven is only on top"),
        pytest.param(SEVEN_TURNED_UP, "", "swap", "eight", "not-held", id="seven turned up, no eight"),
        pytest.param(CHAIN, "swap", "swap", "seven", "swapped-before", id="twice"),
        pytest.param(CHAIN, "", "take:KS", "seven", "indicator-first", id="the top card before the indicator"),
        pytest.param(CHAIN, "swap", "take:AH", "chain", "not-next", id="a hidden card before the top"),
        pytest.param(CHAIN, "swap take:KS", "take:KS", "top", "taken-before", id="the top card twice"),
        pytest.param(CHAIN, "swap", "take:QS", "top", "taken-before", id="the indicator twice"),
        pytest.param(CHAIN, "swap", "take:10S", "top", "not-next", id="a card that is not in the talon"),
        pytest.param(CHAIN, "swap take:KS", "take:9S", "chain", "not-next", id="a hidden card out of order"),
        pytest.param(CHAIN, "swap take:KS take:AH take:9S", "take:8D", "chain", "not-ace-or-trump", id="an eight"),
        pytest.param(CHAIN, "swap take:KS take:AH take:9S", "take:7D", "chain", "not-next", id="beyond the chain"),
        pytest.param(CHAIN, "swap take:KS stop", "take:AH", "chain", "stopped-before", id="after stopping"),
        pytest.param(CHAIN, "swap stop", "take:KS", "top", "stopped-before", id="the top card after stopping"),
        pytest.param(
            WHOLE_TALON,
            "swap take:JS take:AH take:AD take:AC take:9S take:10S take:KS",
            "take:8S",
            "chain",
            "talon-exhausted",
            id="more than the talon",
        ),
        pytest.param(CHAIN, "", "discard:KH", "discard", "nothing-taken", id="discard before taking"),
        pytest.param(CHAIN, "swap take:KS", "discard:KH", "discard", "still-taking", id="discard while taking"),
        pytest.param(CHAIN, "swap stop", "discard:KH", "discard", "already-twelve", id="discard below twelve"),
        pytest.param(CHAIN, "swap take:KS stop", "discard:10S", "discard", "not-held", id="a card of the opponent's"),
        pytest.param(CHAIN, "swap take:KS stop", "discard:7S", "discard", "swapped-card", id="the swapped seven"),
        pytest.param(
            CHAIN, "swap take:KS take:AH stop discard:KH", "discard:KH", "discard", "not-held", id="the same card twice"
        ),
        pytest.param(CHAIN, "", "stop", "timing", "nothing-to-take", id="stopping before taking"),
        pytest.param(CHAIN, "swap", "decline", "timing", "not-asked", id="declining after the swap"),
        pytest.param(CHAIN, "decline decline", "swap", "timing", "closed", id="after both declined"),
        pytest.param(CHAIN, "decline decline", "take:KS", "timing", "closed", id="taking after both declined"),
    ],
)
def test_refused(deal: Deal, words: str, tried: str, rule: str, reason: str) -> None:
    """alsos.exchange.*: each wrong act is refused by its own rule."""
    state = exchanging(accepted(deal), words)
    seat = state.to_move
    assert seat is not None
    assert refused(state, exchange_act(seat, tried)) == (f"alsos.exchange.{rule}", reason)


def test_only_in_the_indicators_suit() -> None:
    """alsos.exchange.suit: where another suit became trumps there is no exchange, not even with its seven."""
    calls = (Pass(NON_DEALER), Pass(DEALER), Bid(NON_DEALER, Suit.DIAMONDS), Pass(DEALER))
    silence = (*turns(NON_DEALER, QUIET), *turns(NON_DEALER, QUIET))
    state = fold(start(CHAIN), *calls, *silence)
    assert (state.phase, state.exchange) == (Phase.TRICKS, None)
    assert refused(state, ExchangeSeven(NON_DEALER)) == ("alsos.exchange.suit", "other-suit")
    said = refusal(state, ExchangeSeven(NON_DEALER))
    assert said is not None
    assert said.facts == {"seat": NON_DEALER, "trump": Suit.DIAMONDS, "indicator": card("QS")}


def test_timing() -> None:
    """alsos.exchange.timing: not before the late phase has closed, not after the first lead."""
    early = fold(start(CHAIN), Accept(NON_DEALER))
    assert refused(early, ExchangeSeven(NON_DEALER)) == ("alsos.exchange.timing", "too-early")
    declined = exchanging(accepted(CHAIN), "decline decline")
    led = fold(declined, PlayCard(NON_DEALER, card("AS")))
    assert refused(led, ExchangeSeven(NON_DEALER)) == ("alsos.exchange.timing", "tricks")
    assert refused(accepted(CHAIN), DeclineExchange(DEALER)) == ("alsos.exchange.timing", "out-of-turn")


@pytest.mark.parametrize(
    ("words", "event", "rule", "reason"),
    [
        pytest.param("", PlayCard(NON_DEALER, card("AS")), "exchange.timing", "open", id="a lead before the answer"),
        pytest.param("swap", PlayCard(NON_DEALER, card("AS")), "exchange.timing", "open", id="a lead while taking"),
        pytest.param(
            "swap take:KS stop",
            PlayCard(NON_DEALER, card("AS")),
            "exchange.discard",
            "not-back-to-twelve",
            id="a lead with thirteen cards",
        ),
        pytest.param("", Pass(NON_DEALER), "announcements.turns", "closed", id="a pass"),
        pytest.param(
            "", Announce(NON_DEALER, Announcement.ULTIMO), "announcements.turns", "closed", id="an announcement"
        ),
        pytest.param("", Bid(NON_DEALER, Suit.CLUBS), "auction.turns", "closed", id="a bid"),
    ],
)
def test_other_acts_meanwhile(words: str, event: Event, rule: str, reason: str) -> None:
    """alsos.exchange.timing, .discard: the exchange comes to its end before the first lead; speech is over."""
    assert refused(exchanging(accepted(CHAIN), words), event) == (f"alsos.{rule}", reason)


def test_first_taken_is_the_indicator() -> None:
    """alsos.exchange.seven: a record that names another card first is wrong, and the refusal names the right one."""
    opened = accepted(CHAIN).exchange
    assert opened is not None
    assert refusal_of_first(opened, card("QS")) is None
    said = refusal_of_first(opened, card("KS"))
    assert said is not None
    assert (said.rule, said.facts) == ("alsos.exchange.seven", {"card": card("KS"), "indicator": card("QS")})


def test_chain_refusal_names_the_next_card() -> None:
    """alsos.exchange.chain: the refusal says which card would be next."""
    said = refusal(exchanging(accepted(CHAIN), "swap take:KS"), TakeCard(NON_DEALER, card("9S")))
    assert said is not None
    assert said.facts == {"card": card("9S"), "next": card("AH")}


def test_too_many_cards_are_counted() -> None:
    """alsos.exchange.discard: a lead before discarding is refused with how many cards are held and should be."""
    said = refusal(exchanging(accepted(CHAIN), "swap take:KS stop"), PlayCard(NON_DEALER, card("AS")))
    assert said is not None
    assert said.facts == {"seat": NON_DEALER, "size": 13, "expected": 12}
