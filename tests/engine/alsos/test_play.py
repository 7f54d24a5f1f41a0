"""Who leads, which cards may be played, who wins a trick and what it is worth."""

from __future__ import annotations

import pytest

from engine.alsos import (
    Accept,
    Announce,
    Announcement,
    DeclineExchange,
    Event,
    ExchangeSeven,
    Pass,
    Play,
    PlayCard,
    Seat,
    apply,
    legal_events,
    refusal,
    start,
)
from engine.alsos.play import legal_plays
from engine.cards import Suit
from tests.engine.alsos.table import (
    CHAIN,
    DEALER,
    EVERYTHING,
    NON_DEALER,
    PARTI_76,
    PARTI_76_PLAYS,
    after_tricks,
    card,
    cards,
    declined,
    fold,
    refused,
)

SPADES = Suit.SPADES


def tricks(first: str, second: str, played: str = "") -> Play:
    """Tricks with spades as trumps, led by the non-dealer, after some cards."""
    return after_tricks(Play(SPADES, NON_DEALER, (cards(first), cards(second))), played)


@pytest.mark.parametrize(
    ("first", "second", "played", "legal"),
    [
        pytest.param("AH KD 7S", "8H", "", "AH KD 7S", id="the leader plays what he likes"),
        pytest.param("AH", "7H 8H JS KC", "AH", "7H 8H", id="follow suit"),
        pytest.param("7H", "AH 8H KC", "7H", "AH 8H", id="follow high or low"),
        pytest.param("10S", "JS 8S AH", "10S", "JS 8S", id="follow in trumps, higher or lower"),
        pytest.param("AH", "JS 8S KC", "AH", "JS 8S", id="no heart: any trump"),
        pytest.param("AH", "KC 7D", "AH", "KC 7D", id="no heart, no trump: any card"),
        pytest.param("AS", "KC 7D", "AS", "KC 7D", id="no trump to a trump: any card"),
    ],
)
def test_legal_plays(first: str, second: str, played: str, legal: str) -> None:
    """alsos.tricks.follow-suit, .must-trump, .free-discard, .no-overtaking: exactly these cards, in hand order."""
    play = tricks(first, second, played)
    assert legal_plays(play) == cards(legal)
    seat = play.to_move
    assert seat is not None
    assert legal_events(play) == tuple(PlayCard(seat, one) for one in cards(legal))


@pytest.mark.parametrize(
    ("lead", "answer", "winner", "points"),
    [
        pytest.param("AH", "KH", NON_DEALER, 15, id="ace above king"),
        pytest.param("KH", "10H", DEALER, 14, id="ten above king"),
        pytest.param("JH", "9H", NON_DEALER, 2, id="knave above nine in a plain suit"),
        pytest.param("9S", "JS", DEALER, 34, id="knave of trumps above nine"),
        pytest.param("9S", "AS", NON_DEALER, 25, id="nine of trumps above ace"),
        pytest.param("AS", "10S", NON_DEALER, 21, id="ace of trumps above ten"),
        pytest.param("8S", "QS", DEALER, 3, id="queen of trumps above eight"),
        pytest.param("8S", "7S", NON_DEALER, 0, id="eight of trumps above seven"),
        pytest.param("AH", "7S", DEALER, 11, id="the lowest trump takes an ace"),
        pytest.param("7S", "AH", NON_DEALER, 11, id="a trump led stands against another suit"),
        pytest.param("7H", "AD", NON_DEALER, 11, id="another suit never wins"),
    ],
)
def test_winner_and_points(lead: str, answer: str, winner: Seat, points: int) -> None:
    """alsos.tricks.winner, alsos.cards.values: a single trick out of context, spades trumps."""
    play = after_tricks(Play(SPADES, NON_DEALER, None, length=1), f"{lead} {answer}")
    (trick,) = play.tricks
    assert (trick.leader, trick.winner, trick.card_points) == (NON_DEALER, winner, points)
    assert play.complete
    assert play.to_move is None
    assert legal_events(play) == ()


@pytest.mark.parametrize(
    ("first", "second", "played", "seat", "tried", "rule", "reason"),
    [
        pytest.param("AH 7S", "8H 9H", "", DEALER, "8H", "lead", "wrong-leader", id="the other leads"),
        pytest.param("AH 7S", "8H 9H", "AH", NON_DEALER, "7S", "lead", "out-of-turn", id="the leader twice"),
        pytest.param("AH 7S", "8H 9H", "7S 8H", DEALER, "9H", "lead", "wrong-leader", id="the loser leads"),
        pytest.param("AH 7S", "8H 9H", "", NON_DEALER, "8H", "own-card", "not-held", id="the other's card"),
        pytest.param("AH 7S", "8H 9H", "7S 8H", NON_DEALER, "7S", "own-card", "not-held", id="a card played before"),
        pytest.param("AH 7S", "8H 9H", "", NON_DEALER, "KC", "own-card", "not-held", id="a card of nobody's"),
        pytest.param(
            "AH", "8H KC JS", "AH", DEALER, "KC", "follow-suit", "holds-the-suit-led", id="discard with the suit"
        ),
        pytest.param("AH", "8H KC JS", "AH", DEALER, "JS", "follow-suit", "holds-the-suit-led", id="trump in with it"),
        pytest.param("7S", "8S KC", "7S", DEALER, "KC", "follow-suit", "holds-the-suit-led", id="discard to a trump"),
        pytest.param("AH", "KC 8S", "AH", DEALER, "KC", "must-trump", "holds-a-trump", id="discard with a trump"),
    ],
)
def test_refused_cards(first: str, second: str, played: str, seat: Seat, tried: str, rule: str, reason: str) -> None:
    """alsos.tricks.lead, .own-card, .follow-suit, .must-trump: each wrong card is refused by its own rule."""
    play = tricks(first, second, played)
    assert refused(play, PlayCard(seat, card(tried))) == (f"alsos.tricks.{rule}", reason)


def test_follow_suit_refusal_names_the_legal_cards() -> None:
    """alsos.tricks.follow-suit: the refusal tells the lead, its suit and what may be played."""
    said = refusal(tricks("AH", "8H KC JS 9H", "AH"), PlayCard(DEALER, card("KC")))
    assert said is not None
    assert said.facts == {
        "card": card("KC"),
        "seat": DEALER,
        "lead": card("AH"),
        "suit": Suit.HEARTS,
        "legal": cards("8H 9H"),
    }


def test_must_trump_refusal_names_the_trumps() -> None:
    """alsos.tricks.must-trump: the refusal tells the trump suit and the trumps held."""
    said = refusal(tricks("AH", "KC 8S JS", "AH"), PlayCard(DEALER, card("KC")))
    assert said is not None
    assert (said.facts["trump"], said.facts["legal"]) == (SPADES, cards("8S JS"))


def test_declarer_leads_then_the_winner() -> None:
    """alsos.tricks.lead: in the sources' example the leaders follow from the winners, the declarer first."""
    state = after_tricks(declined(PARTI_76), PARTI_76_PLAYS)
    leaders = "".join("AB"[trick.leader] for trick in state.tricks)
    winners = "".join("AB"[trick.winner] for trick in state.tricks)
    assert leaders == "ABBBABABAAAA"
    assert winners[:-1] == leaders[1:]


def test_dealer_as_declarer_leads() -> None:
    """alsos.tricks.lead: the declarer leads to the first trick, also where he is the dealer."""
    silence = (Pass(DEALER), Pass(NON_DEALER)) * 2
    calls = (Pass(NON_DEALER), Accept(DEALER))
    state = fold(start(PARTI_76), *calls, *silence, DeclineExchange(DEALER), DeclineExchange(NON_DEALER))
    assert state.to_move is DEALER
    assert refused(state, PlayCard(NON_DEALER, card("9S"))) == ("alsos.tricks.lead", "wrong-leader")


def test_twelve_tricks() -> None:
    """alsos.tricks.twelve: after twelve tricks of two cards nothing more is played."""
    state = after_tricks(declined(PARTI_76), PARTI_76_PLAYS)
    assert len(state.tricks) == 12
    assert state.hands == ((), ())
    for seat in Seat:
        assert refused(state, PlayCard(seat, card("QS"))) == ("alsos.tricks.twelve", "finished")


def test_last_trick() -> None:
    """alsos.cards.last-trick: ten more card points in the twelfth trick, in no other, and not out of context."""
    taken = "JS QH | 9S JH | AS 9H | 10S 8H | KS QD | QS 9D | 7S 8D | AC 10C | AH 7H | AD 7D | KH JD | KD KC"
    state = after_tricks(declined(EVERYTHING), taken)
    expected = [23, 16, 11, 10, 7, 3, 0, 21, 11, 11, 6, 8 + 10]
    assert [trick.card_points for trick in state.tricks] == expected
    assert state.play is not None
    assert state.play.card_points == (137, 0)


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        pytest.param(Announce(NON_DEALER, Announcement.ULTIMO), "announcements.closed", id="an announcement"),
        pytest.param(Pass(NON_DEALER), "announcements.closed", id="a pass"),
        pytest.param(ExchangeSeven(NON_DEALER), "exchange.timing", id="an exchange"),
        pytest.param(Accept(NON_DEALER), "auction.turns", id="a call"),
    ],
)
def test_nothing_else_during_the_tricks(event: Event, rule: str) -> None:
    """alsos.announcements.closed, alsos.exchange.timing: nothing but cards once the first lead is made."""
    state = after_tricks(declined(CHAIN), "AS 8S | JS 10S")
    assert refused(state, event)[0] == f"alsos.{rule}"
    assert state.play is not None
    assert refused(state.play, event)[0] == f"alsos.{rule}"


def test_late_speech_before_the_first_lead() -> None:
    """alsos.announcements.turns: between the close of the late phase and the first lead it is the turn that is over."""
    state = declined(CHAIN)
    assert refused(state, Announce(NON_DEALER, Announcement.ULTIMO)) == ("alsos.announcements.turns", "closed")


def test_trick_out_of_context() -> None:
    """Kind `trick`: without hands any card of the pack may come, once; with hands the obligations hold."""
    play = Play(SPADES, NON_DEALER, None, length=1)
    assert len(legal_plays(play)) == 32
    led = apply(play, PlayCard(NON_DEALER, card("AH")))
    assert len(legal_plays(led)) == 31
    assert refused(led, PlayCard(DEALER, card("AH"))) == ("alsos.cards.pack", "twice")
    assert refused(led, PlayCard(NON_DEALER, card("KH"))) == ("alsos.tricks.lead", "out-of-turn")
    held = Play(SPADES, NON_DEALER, (cards("AH"), cards("7H JS")), length=1)
    assert legal_plays(after_tricks(held, "AH")) == cards("7H")


def test_captured_and_played() -> None:
    """alsos.announcements.values: the winner captures both cards of his trick; each has played his own."""
    play = tricks("AH 7S", "8H 9H", "AH 8H 7S 9H")
    assert play.captured(NON_DEALER) == set(cards("AH 8H 7S 9H"))
    assert play.captured(DEALER) == set()
    assert (play.played(NON_DEALER), play.played(DEALER)) == (cards("AH 7S"), cards("8H 9H"))
    assert play.hands == ((), ())
