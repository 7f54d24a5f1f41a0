"""Who may swap the seven, what of the talon comes with it, in which order, and what is laid away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.alsos import (
    Deal,
    DeclineExchange,
    Discard,
    ExchangeSeven,
    Phase,
    Seat,
    State,
    TakeCard,
    legal_events,
)
from engine.alsos.exchange import Exchange, Stage, holder, in_order
from tests.engine.alsos.table import (
    CHAIN,
    DEALER,
    NON_DEALER,
    PARTI_76,
    SEVEN_TURNED_UP,
    WHOLE_TALON,
    accepted,
    card,
    cards,
    exchanging,
    refused,
)


def exchange(state: State) -> Exchange:
    """The exchange of a state that has come so far."""
    assert state.exchange is not None
    return state.exchange


@pytest.mark.parametrize(
    ("deal", "words", "taken"),
    [
        pytest.param(PARTI_76, "decline decline", "", id="both decline"),
        pytest.param(CHAIN, "swap stop", "QS", id="the indicator alone"),
        pytest.param(CHAIN, "swap take:KS stop discard:KH", "QS KS", id="the top card too"),
        pytest.param(CHAIN, "swap take:KS take:AH stop discard:KH discard:QH", "QS KS AH", id="one hidden card"),
        pytest.param(
            CHAIN,
            "swap take:KS take:AH take:9S discard:KH discard:QH discard:JH",
            "QS KS AH 9S",
            id="until a card does not qualify",
        ),
        pytest.param(
            WHOLE_TALON,
            "swap take:JS take:AH take:AD take:AC take:9S take:10S take:KS "
            "discard:7H discard:8H discard:9H discard:10H discard:JH discard:QH discard:KH",
            "QS JS AH AD AC 9S 10S KS",
            id="the whole talon",
        ),
        pytest.param(SEVEN_TURNED_UP, "decline swap stop", "7S", id="the eight for the seven"),
    ],
)
def test_exchanges(deal: Deal, words: str, taken: str) -> None:
    """alsos.exchange.seven, .eight, .top, .chain, .discard: what may be done, and twelve cards each at its end."""
    state = exchanging(accepted(deal), words)
    assert state.phase is Phase.TRICKS
    assert exchange(state).stage is Stage.CLOSED
    assert exchange(state).taken == cards(taken)
    assert exchange(state).to_discard == 0
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert state.to_move is NON_DEALER


def test_swap() -> None:
    """alsos.exchange.seven: the seven lies where the indicator lay, and the indicator is in the hand."""
    state = exchanging(accepted(CHAIN), "swap")
    assert card("QS") in state.hands[NON_DEALER]
    assert card("7S") not in state.hands[NON_DEALER]
    assert state.talon.lowest == card("7S")
    assert (exchange(state).exchanger, exchange(state).swapped) == (NON_DEALER, card("7S"))


def test_taking_in_order() -> None:
    """alsos.exchange.chain: after the top card the hidden ones are turned up from the lowest, one by one."""
    state = exchanging(accepted(CHAIN), "swap take:KS")
    assert (state.talon.top, state.talon.turned_up) == (None, card("AH"))
    assert state.talon.hidden == cards("9S 8D 7D 8H 7H")
    state = exchanging(state, "take:AH take:9S")
    assert state.talon.turned_up == card("8D")
    assert state.talon.hidden == cards("7D 8H 7H")
    assert exchange(state).stage is Stage.DISCARDING
    assert set(cards("QS KS AH 9S")) < set(state.hands[NON_DEALER])


def test_whole_talon_leaves_the_seven_alone() -> None:
    """alsos.exchange.chain: taking ends where the talon is exhausted; only the swapped seven lies there."""
    state = exchanging(accepted(WHOLE_TALON), "swap take:JS take:AH take:AD take:AC take:9S take:10S take:KS")
    assert (state.talon.lowest, state.talon.turned_up, state.talon.hidden, state.talon.top) == (
        card("7S"),
        None,
        (),
        None,
    )
    assert exchange(state).to_discard == 7


def test_top_that_does_not_qualify() -> None:
    """alsos.exchange.top: where the top card is neither ace nor trump, taking ends by itself with the indicator."""
    deal = replace(CHAIN, top=card("8D"), hidden=cards("AH 9S KS 7D 8H 7H"))
    state = exchanging(accepted(deal), "swap")
    assert state.phase is Phase.TRICKS
    assert exchange(state).taken == cards("QS")
    assert refused(state, TakeCard(NON_DEALER, card("8D"))) == ("alsos.exchange.top", "not-ace-or-trump")
    assert refused(state, TakeCard(NON_DEALER, card("AH"))) == ("alsos.exchange.chain", "not-next")


def test_discard() -> None:
    """alsos.exchange.discard: any card may go, those just taken too, one by one back to twelve."""
    state = exchanging(accepted(CHAIN), "swap take:KS take:AH take:9S")
    assert [event for event in legal_events(state) if not isinstance(event, Discard)] == []
    assert {event.card for event in legal_events(state) if isinstance(event, Discard)} == set(state.hands[0])
    state = exchanging(state, "discard:QS discard:AH discard:AC")
    assert state.discards == cards("QS AH AC")
    assert set(state.hands[NON_DEALER]) == set(cards("AS JS KH QH JH AD KD KC QC JC KS 9S"))


def test_each_is_asked() -> None:
    """alsos.exchange.timing, .seven: the declarer first, then the other, whoever holds the seven; it is optional."""
    state = accepted(PARTI_76)
    assert state.phase is Phase.EXCHANGE
    assert legal_events(state) == (DeclineExchange(NON_DEALER),)
    state = exchanging(state, "decline")
    assert legal_events(state) == (DeclineExchange(DEALER),)
    assert legal_events(accepted(CHAIN)) == (DeclineExchange(NON_DEALER), ExchangeSeven(NON_DEALER))
    assert legal_events(exchanging(accepted(SEVEN_TURNED_UP), "decline")) == (
        DeclineExchange(DEALER),
        ExchangeSeven(DEALER),
    )


def test_other_is_not_asked_after_a_swap() -> None:
    """alsos.exchange.seven: there is one indicator; once it is swapped the other player has nothing to decide."""
    assert exchanging(accepted(CHAIN), "swap stop").phase is Phase.TRICKS


@pytest.mark.parametrize(
    ("indicator", "hands", "seat"),
    [
        pytest.param("KS", ("7S AH", "8S"), NON_DEALER, id="the seven is held"),
        pytest.param("KS", ("8S AH", "AS"), None, id="the eight does not serve for a seven in the talon"),
        pytest.param("7S", ("AH AS", "8S"), DEALER, id="the eight serves where the seven is the indicator"),
        pytest.param("7S", ("AH AS", "KS"), None, id="both in the talon"),
    ],
)
def test_holder(indicator: str, hands: tuple[str, str], seat: Seat | None) -> None:
    """alsos.exchange.seven, .eight: who holds the card that may be swapped, if anybody does."""
    assert holder((cards(hands[0]), cards(hands[1])), card(indicator)) is seat


def test_order_of_the_talon() -> None:
    """alsos.exchange.chain: indicator, top, hidden cards from the lowest."""
    assert in_order(PARTI_76) == cards("QS KD JC QC 7S 9D 7C KH")
