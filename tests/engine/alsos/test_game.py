"""What holds in every deal of Alsós, whoever does what: a written-out deal, then properties over random ones."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings

from engine.alsos import (
    PACK,
    RULES,
    Accept,
    Announce,
    Announcement,
    Announcements,
    Auction,
    Bid,
    DeclineExchange,
    EndTurn,
    Event,
    Exchange,
    Pass,
    Phase,
    Play,
    PlayCard,
    Seat,
    State,
    apply,
    legal_events,
    refusal,
    settle,
    start,
    undealt_points,
)
from engine.cards import Card, Suit
from engine.errors import NotAllowed
from tests.engine.alsos.table import (
    DEALER,
    NON_DEALER,
    PARTI_76,
    PARTI_76_PLAYS,
    QUIET,
    accepted,
    after_tricks,
    auction,
    card,
    declined,
    everything_said,
    fold,
    game,
    refused,
    seeds,
    turns,
)

EVERY_EVENT = everything_said()


def test_phases_of_a_written_out_deal() -> None:
    """The sources' example from the first call to the last card: each phase opens when the one before has closed."""
    state = start(PARTI_76)
    assert (state.phase, state.to_move, state.trump, state.declarer) == (Phase.AUCTION, NON_DEALER, None, None)
    state = fold(state, Accept(NON_DEALER))
    assert (state.phase, state.to_move, state.trump) == (Phase.EARLY, NON_DEALER, Suit.SPADES)
    assert [len(hand) for hand in state.hands] == [8, 8]
    state = fold(state, Announce(NON_DEALER, Announcement.ABSZOLUT), EndTurn(NON_DEALER), Pass(DEALER))
    assert (state.phase, state.to_move) == (Phase.EARLY, NON_DEALER)
    state = fold(state, Pass(NON_DEALER))
    assert (state.phase, state.to_move, state.reserve) == (Phase.LATE, NON_DEALER, ((), ()))
    assert state.hands[0] == PARTI_76.hands[0] + PARTI_76.last_four[0]
    assert state.hands[1] == PARTI_76.hands[1] + PARTI_76.last_four[1]
    assert state.final_hands is None
    state = fold(state, Pass(NON_DEALER), Pass(DEALER))
    assert (state.phase, state.to_move) == (Phase.EXCHANGE, NON_DEALER)
    state = fold(state, DeclineExchange(NON_DEALER), DeclineExchange(DEALER))
    assert (state.phase, state.to_move) == (Phase.TRICKS, NON_DEALER)
    state = after_tricks(state, PARTI_76_PLAYS)
    assert (state.phase, state.to_move) == (Phase.DONE, None)
    assert legal_events(state) == ()
    assert [item.announcement.value for item in state.items] == ["parti", "abszolut"]


def test_another_suit_goes_straight_to_the_tricks() -> None:
    """alsos.exchange.suit: where another suit became trumps the first lead follows the late phase."""
    calls = (Pass(NON_DEALER), Pass(DEALER), Pass(NON_DEALER), Bid(DEALER, Suit.HEARTS), Pass(NON_DEALER))
    state = fold(start(PARTI_76), *calls, *turns(DEALER, QUIET), *turns(DEALER, QUIET))
    assert (state.phase, state.to_move, state.trump) == (Phase.TRICKS, DEALER, Suit.HEARTS)
    assert state.talon.lowest == card("QS")


def test_redeal() -> None:
    """alsos.auction.redeal: four passes end the deal, and no card may be played."""
    state = fold(start(PARTI_76), *(Pass(Seat(at % 2)) for at in range(4)))
    assert (state.phase, state.to_move, legal_events(state)) == (Phase.REDEAL, None, ())
    assert refused(state, PlayCard(NON_DEALER, card("9S"))) == ("alsos.auction.redeal", "nobody-named-a-suit")
    assert refused(state, Pass(NON_DEALER)) == ("alsos.auction.turns", "closed")
    assert state.items == ()


@pytest.mark.parametrize(
    ("state", "event", "rule", "reason"),
    [
        pytest.param(
            start(PARTI_76), PlayCard(NON_DEALER, card("9S")), "auction.turns", "open", id="a card in the auction"
        ),
        pytest.param(
            fold(start(PARTI_76), Accept(NON_DEALER)),
            PlayCard(NON_DEALER, card("9S")),
            "announcements.turns",
            "open",
            id="a card in the early phase",
        ),
        pytest.param(
            fold(start(PARTI_76), Accept(NON_DEALER), *turns(NON_DEALER, QUIET)),
            PlayCard(NON_DEALER, card("9S")),
            "announcements.turns",
            "open",
            id="a card in the late phase",
        ),
        pytest.param(
            fold(start(PARTI_76), Accept(NON_DEALER)), Accept(DEALER), "auction.turns", "closed", id="a call too late"
        ),
        pytest.param(accepted(PARTI_76), Bid(DEALER, Suit.CLUBS), "auction.turns", "closed", id="a bid much too late"),
        pytest.param(
            after_tricks(declined(PARTI_76), PARTI_76_PLAYS),
            Announce(DEALER, Announcement.ULTIMO),
            "announcements.closed",
            "tricks",
            id="an announcement after the tricks",
        ),
    ],
)
def test_out_of_phase(state: State, event: Event, rule: str, reason: str) -> None:
    """What belongs to another phase is refused by the rule of the phase that is open, or over."""
    assert refused(state, event) == (f"alsos.{rule}", reason)


def test_states_are_values() -> None:
    """A state cannot be changed, equals another of the same deal and events, and can be kept in a set."""
    before = start(PARTI_76)
    after = apply(before, Accept(NON_DEALER))
    assert before == start(PARTI_76)
    assert before.phase is Phase.AUCTION
    assert len({before, start(PARTI_76), after}) == 2
    with pytest.raises(AttributeError):
        before.deal = PARTI_76


def lying(state: State) -> list[Card | None]:
    """Every card of a state, wherever it lies."""
    talon = state.talon
    packets = (*state.hands, *state.reserve, talon.hidden, state.discards)
    open_cards = [one for one in (talon.lowest, talon.turned_up, talon.top) if one is not None]
    played = [play.card for trick in state.tricks for play in trick.plays]
    on_the_table = [play.card for play in state.play.trick] if state.play else []
    return [*(one for packet in packets for one in packet), *open_cards, *played, *on_the_table]


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_no_card_is_lost_or_doubled(seed: int) -> None:
    """alsos.cards.pack: at every moment of every deal the 32 cards lie somewhere, each once."""
    states = game(seed)
    for state in states:
        assert sorted(one for one in lying(state) if one is not None) == sorted(PACK)


@settings(max_examples=150, deadline=None)
@given(seeds)
def test_points_and_units_of_finished_deals(seed: int) -> None:
    """alsos.cards.last-trick, alsos.scoring.zero-sum: captured and undealt make 162, units cancel, each by itself."""
    states = game(seed)
    state = states[-1]
    if state.phase is Phase.REDEAL:
        return
    score = settle(state)
    assert sum(score.tally.card_points) + undealt_points(state) == 162
    assert sum(score.units) == 0
    assert [result.item for result in score.results] == list(state.items)
    for result in score.results:
        owner_units = result.units[result.item.owner]
        assert owner_units == (result.item.stake if result.won else -result.item.stake)


@settings(max_examples=60, deadline=None)
@given(seeds)
def test_a_deal_goes_on_until_its_end(seed: int) -> None:
    """Somebody is to move and has something to do, or the deal is done or to be dealt again."""
    states = game(seed)
    order = list(Phase)
    for before, after in pairwise(states):
        assert before.to_move is not None
        assert {event.seat for event in legal_events(before)} == {before.to_move}
        assert order.index(before.phase) <= order.index(after.phase)
    last = states[-1]
    assert last.phase in (Phase.DONE, Phase.REDEAL)
    assert last.to_move is None


def assert_agreement(position: State | Auction | Announcements | Exchange | Play) -> None:
    """Of all events there are, exactly the listed ones are accepted, and each refusal names a rule of the game."""
    listed = legal_events(position)
    assert len(set(listed)) == len(listed)
    accepted_events = set()
    for event in EVERY_EVENT:
        said = refusal(position, event)
        if said is None:
            apply(position, event)
            accepted_events.add(event)
        else:
            with pytest.raises(NotAllowed) as raised:
                apply(position, event)
            assert (raised.value.rule, raised.value.reason) == (said.rule, said.reason)
            assert said.rule in RULES
    assert accepted_events == set(listed)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_listed_is_exactly_what_is_accepted(seed: int) -> None:
    """Check, enumerate and act agree about every event, in every phase, for states and for chapter values."""
    states = game(seed)
    generator = random.Random(len(states))
    for state in generator.sample(states, min(6, len(states))):
        assert_agreement(state)
        for chapter in (state.auction, state.announcements, state.exchange, state.play):
            if chapter is not None:
                assert_agreement(chapter)


def test_agreement_in_every_phase() -> None:
    """The same, made sure for one position of every phase and for a trick out of context."""
    met = set()
    for seed in range(40):
        for state in game(seed):
            if state.phase not in met:
                met.add(state.phase)
                assert_agreement(state)
    assert met == set(Phase)
    assert_agreement(Play(Suit.HEARTS, DEALER, None, length=1))
    assert_agreement(auction("pass pass D"))


def test_melds_and_speech_do_not_change_the_deal() -> None:
    """Events are the only truth: the same deal and events give the same state again."""
    states = game(3)
    again = game(3)
    assert states == again
    assert states != game(4)
