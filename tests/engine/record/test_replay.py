"""How records become steps: one for each entry, with what nobody wrote down in the step after it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import alcalde, alsos
from engine.alsos import DeclineExchange, EndTurn, ExchangeSeven, Pass, Phase, StopTaking, TakeCard
from engine.notation import read
from engine.record import Example, Replay, replay
from tests.engine.notation.changes import NO_EARLY, NO_LATE, OTHER_SUIT, swap
from tests.engine.notation.documents import (
    ALCALDE_DEAL,
    ALCALDE_TRICK,
    ANNOUNCEMENTS,
    AUCTION,
    EIGHT,
    EXCHANGE,
    MATCH,
    MELDS,
    PARTI,
    SCORE,
    changed,
    sound,
)

ANNA, BENCE = alsos.Seat


def entries(replayed: Replay) -> list[str]:
    """The entry of each step."""
    return [step.at for step in replayed.steps]


def checked(example: Example) -> Replay:
    """The replay, each step of which leads by its events from the position before it to the one after it."""
    replayed = replay(example)
    games: dict[str, Any] = {"alsos": alsos, "alcalde": alcalde}
    for earlier, step in zip(replayed.steps, replayed.steps[1:], strict=False):
        position = step.before
        assert position == earlier.after
        for event in step.events:
            position = games[example.game].apply(position, event)
        assert position == step.after
    assert (replayed.steps[0].at, replayed.steps[0].before) == ("", None)
    return replayed


def test_worked_example() -> None:
    """The deal of the sources has 31 steps: the start, one call, five turns, and twenty-four cards."""
    replayed = checked(sound(PARTI))
    turns = ["early[0]", "early[1]", "early[2]", "late[0]", "late[1]"]
    cards = [f"plays[{trick}]" for trick in range(12) for _card in range(2)]
    assert entries(replayed) == ["", "auction[0]", *turns, *cards]
    assert len(replayed.steps) == 31
    assert replayed.steps[2].events == (alsos.Announce(ANNA, alsos.Announcement.ABSZOLUT), EndTurn(ANNA))


def test_worked_trick() -> None:
    """The trick of the sources has five steps: the start and four cards."""
    replayed = checked(sound(ALCALDE_TRICK))
    assert entries(replayed) == [""] + ["plays[0]"] * 4


def test_phases_left_out() -> None:
    """A phase that is left out is two passes, which come first in the next step."""
    replayed = checked(sound(changed(PARTI, NO_EARLY, NO_LATE)))
    assert entries(replayed)[:4] == ["", "auction[0]", "plays[0]", "plays[0]"]
    passes = (Pass(ANNA), Pass(BENCE))
    declined = (DeclineExchange(ANNA), DeclineExchange(BENCE))
    first = replayed.steps[2].events
    assert first[:-1] == (*passes, *passes, *declined)
    assert isinstance(first[-1], alsos.PlayCard)


def test_phases_left_out_at_the_end() -> None:
    """Where nothing follows, the passes are the end of the last step; whether to exchange stays open."""
    before, _plays, after = changed(PARTI, NO_EARLY, NO_LATE).partition("plays = [")
    text = before + after.partition("]\n")[2]
    replayed = checked(sound(text))
    assert entries(replayed) == ["", "auction[0]"]
    assert replayed.steps[-1].events[1:] == (Pass(ANNA), Pass(BENCE)) * 2
    state = replayed.steps[-1].after
    assert isinstance(state, alsos.State)
    assert (state.phase, state.to_move) == (Phase.EXCHANGE, ANNA)


def test_exchange() -> None:
    """An exchange is a step for the swap, one for each further card, one for all the discards."""
    replayed = checked(sound(EXCHANGE))
    assert entries(replayed)[2:] == ["exchange"] * 4 + ["plays[0]"] * 2
    swapped, top, hidden, laid = replayed.steps[2:6]
    assert swapped.events[-1] == ExchangeSeven(ANNA)
    assert isinstance(top.events[0], TakeCard)
    assert isinstance(hidden.events[0], TakeCard)
    assert [type(event).__name__ for event in laid.events] == ["Discard", "Discard"]


def test_exchange_by_the_other() -> None:
    """Where the other player exchanges, the declarer has declined first; stopping early needs no step."""
    replayed = checked(sound(EIGHT))
    assert entries(replayed)[3:] == ["exchange"] * 3
    assert replayed.steps[3].events[-2:] == (DeclineExchange(BENCE), ExchangeSeven(ANNA))
    assert replayed.steps[-1].events[0] == StopTaking(ANNA)


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param((swap("QS", ""), ("Anna JS 8S", "Anna QS 8S")), id="nothing discarded"),
        pytest.param(((', discard = "8D 7C"', ""), ("QS AH 9S", "QS"), ("Anna JS 8S", "Anna QS 8S")), id="not said"),
    ],
)
def test_bare_swap(changes: tuple[tuple[str, str], ...]) -> None:
    """After the swap alone the hand is at twelve: nothing is discarded, and nothing need be said of it."""
    replayed = checked(sound(changed(EXCHANGE, *changes)))
    assert entries(replayed)[2:] == ["exchange", "plays[0]", "plays[0]"]
    assert replayed.steps[3].events[0] == StopTaking(ANNA)


def test_redeal() -> None:
    """Where nobody names a suit, the record ends with the auction, and no pass before play is made up."""
    auction = ('["Anna: accept"]', '["Anna: pass", "Bence: pass", "Anna: pass", "Bence: pass"]')
    text = changed(EXCHANGE, auction, ('plays = ["Anna JS 8S"]\n', ""))
    text = "\n".join(line for line in text.splitlines() if not line.startswith("exchange"))
    replayed = checked(sound(text))
    assert entries(replayed) == ["", "auction[0]", "auction[1]", "auction[2]", "auction[3]"]
    after = replayed.steps[-1].after
    assert isinstance(after, alsos.State)
    assert after.phase is Phase.REDEAL


def test_alcalde_exchange() -> None:
    """The indicator is exchanged when that player's turn comes in the trick, a step of its own."""
    replayed = checked(sound(ALCALDE_DEAL))
    assert entries(replayed) == ["", "plays[1]", "plays[0]", *["plays[1]"] * 3, *["plays[2]"] * 4]
    assert replayed.steps[2].events == (alcalde.ExchangeIndicator(alcalde.Seat.LEFT),)


def test_alcalde_exchange_of_the_mayor() -> None:
    """The mayor exchanges before the first of the two cards."""
    hands = (("3H 7S 5C", "3H 2S 5C"), ("2S KC AC 2C", "7S KC AC 2C"))
    plays = (('"Lena exchange", "Isaac AH 3H 2S KC", "Pilar AC', '"Pilar exchange", "Isaac AH 3H QS KC", "Pilar AC'),)
    replayed = checked(sound(changed(ALCALDE_DEAL, *hands, *plays)))
    assert entries(replayed)[:6] == ["", "plays[1]", "plays[1]", "plays[0]", "plays[1]", "plays[1]"]


def test_alcalde_exchange_at_the_end() -> None:
    """An exchange after the last line recorded is the next thing to happen, where it is that player's turn."""
    moved = (('["Lena exchange", ', "["), ('4C 5C"]', '4C 5C", "Pilar exchange"]'))
    sevens = (('Lena = "3H 7S 5C"', 'Lena = "3H 3C 5C"'), ("2C 3C 4D", "2C 7S 4D"))
    replayed = checked(sound(changed(ALCALDE_DEAL, *moved, *sevens)))
    assert entries(replayed)[-1] == "plays[2]"
    assert replayed.steps[-1].events == (alcalde.ExchangeIndicator(alcalde.Seat.MAYOR),)


@pytest.mark.parametrize(
    ("text", "steps", "kind"),
    [
        (MELDS, 1, alsos.Hands),
        (SCORE, 1, alsos.Totals),
        (MATCH, 1, alsos.Match),
        (AUCTION, 6, alsos.Auction),
        (ANNOUNCEMENTS, 8, alsos.Announcements),
    ],
)
def test_other_kinds(text: str, steps: int, kind: type) -> None:
    """A kind without events is one step; auctions and announcements have one for each turn."""
    replayed = checked(sound(text))
    assert len(replayed.steps) == steps
    assert all(isinstance(step.after, kind) for step in replayed.steps)


def test_announcements_left_out() -> None:
    """Stakes of an announcement kind where nothing was said are those of Parti alone."""
    text = "\n".join(line for line in ANNOUNCEMENTS.splitlines() if not line.startswith(("early", "late")))
    (start,) = checked(sound(text)).steps
    assert isinstance(start.after, alsos.Announcements)
    assert (start.after.to_move, len(start.after.items)) == (None, 1)


def test_steps_before_a_fault() -> None:
    """A record with a fault has the steps before it, and the fault has its entry, its line and the players' names."""
    replayed = checked(read(changed(PARTI, ("Bence AH 7H", "Bence AH 8C"))))
    assert entries(replayed)[-3:] == ["plays[0]", "plays[0]", "plays[1]"]
    error = replayed.error
    assert error is not None
    assert (error.rule, error.at, error.line, error.players) == (
        "alsos.tricks.follow-suit", "plays[1]", 9, ("Anna", "Bence")
    )  # fmt: skip


def test_a_turn_is_refused_as_a_whole() -> None:
    """Of a turn in which one thing is not allowed nothing happens."""
    replayed = checked(read(changed(PARTI, ("Anna: abszolut", "Anna: abszolut, abszolut"))))
    assert entries(replayed) == ["", "auction[0]"]
    after = replayed.steps[-1].after
    assert isinstance(after, alsos.State)
    assert len(after.items) == 1


def test_no_exchange_without_the_indicators_suit() -> None:
    """Where another suit was named, nobody is asked to exchange."""
    text = changed(EXCHANGE, OTHER_SUIT, ("Anna JS 8S", "Anna 7C KC"))
    text = "\n".join(line for line in text.splitlines() if not line.startswith("exchange"))
    replayed = checked(sound(text))
    assert not any(isinstance(event, DeclineExchange) for step in replayed.steps for event in step.events)
