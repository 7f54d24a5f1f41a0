"""What each promise needs of the tricks and the final hand to be kept."""

from __future__ import annotations

import pytest

from engine.alsos import (
    Announcement,
    ExchangeSeven,
    Play,
    State,
    TakeCard,
    tally_of,
)
from engine.alsos.events import Discard, PlayCard
from engine.alsos.needs import BY_CARDS
from engine.alsos.play import legal_plays
from engine.cards import Suit
from tests.engine.alsos.table import (
    CHAIN,
    DEALER,
    NON_DEALER,
    PARTI_76,
    accepted,
    after_tricks,
    auction,
    card,
    cards,
    fold,
)

A = Announcement


def short(first: str, second: str, played: str) -> State:
    """A finished deal of few tricks, spades trumps, the non-dealer declarer and leading."""
    hands = (cards(first), cards(second))
    play = after_tricks(Play(Suit.SPADES, NON_DEALER, hands, length=len(hands[0])), played)
    assert play.complete
    return State(PARTI_76, auction("accept"), play=play)


@pytest.mark.parametrize(
    ("announcement", "first", "second", "played", "winners"),
    [
        pytest.param(A.TOUS_LES_TROIS, "JS 9S 7S", "8H 9H 7D", "JS 8H | 9S 9H | 7S 7D", "N", id="J 9 7 in three"),
        pytest.param(A.TOUS_LES_TROIS, "JS 8S", "9S 7S", "JS 7S | 8S 9S", "", id="nine lost"),
        pytest.param(A.TOUS_LES_TROIS, "JS 9S 8S", "8H 9H 7D", "JS 8H | 9S 9H | 8S 7D", "", id="seven in the talon"),
        pytest.param(A.TOUS_LES_TROIS, "7S 9S", "JS AS", "7S AS | JS 9S", "D", id="captured from the other"),
        pytest.param(A.ULTIMO, "AH 7S", "8H 9H", "AH 8H | 7S 9H", "N", id="seven led last"),
        pytest.param(A.ULTIMO, "7H 8H", "AH 7S", "7H AH | 7S 8H", "D", id="the other's seven last"),
        pytest.param(A.ULTIMO, "AH KH", "8H 7S", "AH 8H | KH 7S", "D", id="last trick trumped with the seven"),
        pytest.param(A.ULTIMO, "7S AH", "8H 9H", "7S 8H | AH 9H", "", id="seven gone before: no duty to keep it"),
        pytest.param(A.ULTIMO, "AH 7S", "8H JS", "AH 8H | 7S JS", "", id="seven overtrumped"),
        pytest.param(A.ULTIMO, "AH JS", "8H 7S", "AH 8H | JS 7S", "", id="the other's seven captured"),
        pytest.param(A.ULTIMO, "AH 8S", "8H 9H", "AH 8H | 8S 9H", "", id="another trump"),
        pytest.param(A.ULTIMO, "AH 7H", "8H 7D", "AH 8H | 7H 7D", "", id="another seven"),
        pytest.param(A.CSALAD, "AS KS", "QS 8H", "AS QS | KS 8H", "N", id="A K Q captured"),
        pytest.param(A.CSALAD, "AS QS 8H", "KS 9S 7H", "AS KS | QS 9S | 7H 8H", "", id="queen lost"),
        pytest.param(A.CSALAD, "AS KS", "8H 9H", "AS 8H | KS 9H", "", id="queen in the talon"),
        pytest.param(A.CSALAD, "AH KH", "QH 7H", "AH QH | KH 7H", "", id="of another suit"),
        pytest.param(
            A.ALL_TRUMPS,
            "JS 9S AS 10S",
            "KS QS 8H 9H",
            "JS KS | 9S QS | AS 8H | 10S 9H",
            "N",
            id="six captured, eight and seven elsewhere",
        ),
        pytest.param(
            A.ALL_TRUMPS,
            "JS 9S AS KS",
            "QS 10S 8H 9H",
            "JS QS | 9S 10S | AS 8H | KS 9H",
            "N",
            id="six captured, two from the other",
        ),
        pytest.param(
            A.ALL_TRUMPS,
            "JS 9S AS KS",
            "8S 10S 8H 9H",
            "JS 8S | 9S 10S | AS 8H | KS 9H",
            "",
            id="queen in the talon, eight captured",
        ),
        pytest.param(A.FORTY_FOUR, "AH AC", "AD AS", "AH AS | AD AC", "D", id="four aces, two from the other"),
        pytest.param(A.FORTY_FOUR, "AH AC AD", "8H 9C 7D", "AH 8H | AC 9C | AD 7D", "", id="three aces"),
        pytest.param(A.FORTY_FOUR, "AH AC 7D 8D", "8H 8C AD AS", "AH 8H | AC 8C | 7D AD | AS 8D", "", id="two each"),
        pytest.param(A.KASSZA, "KS QS AH", "9H 8H 7D", "KS 9H | QS 8H | AH 7D", "N", id="declarer holds both and wins"),
        pytest.param(A.KASSZA, "KS QS", "JS 9S", "KS JS | 9S QS", "", id="declarer holds both and loses 20 : 41"),
        pytest.param(A.KASSZA, "8H 7H", "KS QS", "8H KS | QS 7H", "D", id="opponent holds both, Parti fails"),
        pytest.param(A.KASSZA, "JS 9S AS", "KS QS 7H", "JS QS | 9S KS | AS 7H", "", id="opponent holds, Parti won"),
        pytest.param(
            A.KASSZA, "JS JD 8S 8C", "KS 7D QS QC", "JS KS | JD 7D | 8S QS | QC 8C", "D", id="26 : 26, Parti fails"
        ),
        pytest.param(A.KASSZA, "JS KS", "QS 8H", "JS QS | KS 8H", "", id="queen captured, not held"),
        pytest.param(A.KASSZA, "KH QH", "7H 8H", "KH 7H | QH 8H", "", id="king and queen of hearts"),
    ],
)
def test_needs(announcement: Announcement, first: str, second: str, played: str, winners: str) -> None:
    """alsos.announcements.values: what each announcement needs of the tricks; spades trumps, non-dealer declarer."""
    state = short(first, second, played)
    won = "".join(name for name, seat in (("N", NON_DEALER), ("D", DEALER)) if BY_CARDS[announcement](state, seat))
    assert won == winners


@pytest.mark.parametrize(
    ("discards", "won"),
    [
        pytest.param("JH JC QH", True, id="king and queen kept"),
        pytest.param("JH JC KS", False, id="king discarded"),
    ],
)
def test_kassza_on_the_final_hand(discards: str, won: bool) -> None:
    """alsos.announcements.values, alsos.melds.final-hand: judged after the exchange that brought king and queen."""
    state = fold(accepted(CHAIN), ExchangeSeven(NON_DEALER))
    state = fold(state, *(TakeCard(NON_DEALER, one) for one in cards("KS AH 9S")))
    state = fold(state, *(Discard(NON_DEALER, one) for one in cards(discards)))
    for lead in cards("JS 9S AS QS AC AH AD"):
        state = fold(state, PlayCard(NON_DEALER, lead))
        assert state.play is not None
        state = fold(state, PlayCard(DEALER, legal_plays(state.play)[0]))
    while state.to_move is not None:
        assert state.play is not None
        state = fold(state, PlayCard(state.to_move, legal_plays(state.play)[0]))
    assert tally_of(state).winner is NON_DEALER
    assert BY_CARDS[A.KASSZA](state, NON_DEALER) is won


def test_seven_of_trumps_is_named_by_the_trump_suit() -> None:
    """alsos.announcements.values: Ultimó asks for the seven of the trump suit, hearts here."""
    play = after_tricks(Play(Suit.HEARTS, NON_DEALER, (cards("AC 7H"), cards("7C 7S")), length=2), "AC 7C | 7H 7S")
    state = State(PARTI_76, auction("accept", "QH"), play=play)
    assert BY_CARDS[A.ULTIMO](state, NON_DEALER)
    assert play.tricks[-1].cards == (card("7H"), card("7S"))
