"""What is said before the tricks: the auction, what nobody wrote down, and the exchange of the seven."""

from __future__ import annotations

import re

import pytest

from engine import alsos
from engine.alsos import Seat, exchange
from engine.cards import Card, parse_card
from engine.notation import read
from engine.record import Replay, Step, replay
from tests.widgets.drawn import TRANSLATORS
from widgets.i18n import Translator
from widgets.narration import place_of, step_lines
from widgets.replay_view import steps_view
from widgets.setting import Setting

ANNA, BENCE = Seat
SETTING = Setting(("Anna", "Bence"), "../")
FR, ES = TRANSLATORS


def told(step: Step, _: Translator) -> tuple[str, list[str | None]]:
    lines = step_lines(step, SETTING, _)
    return " ".join(line.text for line in lines), [line.rule for line in lines]


def auction_replay(auction: str, indicator: str = "8D") -> Replay:
    calls = ", ".join(f'"{call}"' for call in auction.split(", "))
    head = 'game = "alsos"\nkind = "auction"\nplayers = ["Anna", "Bence"]\n'
    return replay(read(f'{head}indicator = "{indicator}"\nauction = [{calls}]\n'))


def steps(auction: str, indicator: str = "8D") -> list[Step]:
    return list(auction_replay(auction, indicator).steps)


REFUSED = "Anna: pass, Bence: pass, "
CALLS = [
    ("accepted", "Anna: accept", "accept", "Anna joue la Parti"),
    ("refused once", "Anna: pass, Bence: accept", "accept accept", "Bence joue la Parti"),
    ("thrown in", REFUSED + "Anna: pass, Bence: pass", "accept other-suit other-suit redeal", "Bence donne"),
    ("another suit", REFUSED + "Anna: bid S, Bence: pass", "accept other-suit other-suit higher", "Anna prend"),
    (
        "higher and highest",
        REFUSED + "Anna: bid S, Bence: bid C, Anna: pass",
        "accept other-suit other-suit higher higher",
        "Bence prend",
    ),
]


@pytest.mark.parametrize(("title", "auction", "rules", "words"), CALLS, ids=[row[0] for row in CALLS])
def test_every_call_is_told_by_its_rule(title: str, auction: str, rules: str, words: str) -> None:
    """One sentence a call, linked to the rule that governs it; the last one says who plays."""
    _start, *called = steps(auction)
    for _ in TRANSLATORS:
        assert [told(step, _)[1] for step in called] == [[f"alsos.auction.{rule}"] for rule in rules.split()]
    assert words in told(called[-1], FR)[0]


def test_after_the_highest_suit_only_a_pass_is_left() -> None:
    """Clubs are the highest suit, unless they were refused: then hearts."""
    for auction, indicator in (
        ("Anna: pass, Bence: pass, Anna: bid C, Bence: pass", "8D"),
        ("Anna: pass, Bence: pass, Anna: bid H, Bence: pass", "8C"),
    ):
        highest = steps(auction, indicator)[3]
        assert "ne peut que passer" in told(highest, FR)[0]
        assert "solo puede pasar" in told(highest, ES)[0]


def announced(**phases: str) -> list[Step]:
    entries = "".join(f"{phase} = [{turns}]\n" for phase, turns in phases.items())
    text = f'game = "alsos"\nkind = "announcements"\nplayers = ["Anna", "Bence"]\ndeclarer = "Anna"\n{entries}'
    return list(replay(read(text)).steps)


def test_what_nobody_wrote_down_is_told_once() -> None:
    """A phase left out is two passes; they are one sentence, at the beginning of the step or at its end."""
    passes = '"Anna: pass", "Bence: pass"'
    turns = "alsos.announcements.turns"
    (both,) = announced()
    assert told(both, FR)[1] == [turns, turns]
    assert "ni avant ni après" in told(both, FR)[0]
    late = announced(late=f'"Anna: 44", {passes.replace("Anna", "X").replace("Bence", "Anna").replace("X", "Bence")}')
    assert told(late[1], FR)[0].startswith("Rien n’est promis avant")
    assert told(late[1], ES)[0].startswith("Nada se promete antes")
    assert place_of(late[1], FR) == "engagements tardifs"
    early = announced(early=passes)
    assert "fin des promesses" in told(early[2], FR)[0]
    assert "une fois les 4 dernières cartes ramassées" in told(early[2], FR)[0]
    assert len(told(early[2], FR)[1]) == 2


def cards(tokens: str) -> tuple[Card, ...]:
    return tuple(parse_card(token) for token in tokens.split())


def exchanged(indicator: str, hidden: str, top: str, held: str, *takes: str) -> list[Step]:
    """Anna, who holds twelve cards, swaps and takes; each act is a step."""
    hand = cards(f"{held} 7C 8C 9C JC QC KC 7D 8D 9D JD QD")
    position = exchange.open_to(ANNA, (hand, cards("9H")), parse_card(indicator), cards(hidden), parse_card(top))
    events: list[alsos.Event] = [alsos.ExchangeSeven(ANNA)]
    for token in takes:
        events.append(alsos.StopTaking(ANNA) if token == "stop" else alsos.TakeCard(ANNA, parse_card(token)))
    made = []
    for event in events:
        after = alsos.apply(position, event)
        made.append(Step("", (event,), position, after))
        position = after
    return made


EXCHANGES = [
    (
        "the top card stays",
        ("QS", "AC", "KD", "7S"),
        ["seven", "top"],
        ["sept de pique", "dame de pique", "roi de carreau"],
    ),
    ("the eight serves", ("7S", "AC", "KD", "8S"), ["eight", "top"], ["huit de pique", "sept de pique"]),
    (
        "an ace on top",
        ("QS", "KH", "AD", "7S", "AD"),
        ["top", "chain"],
        ["as de carreau", "c’est un as", "roi de cœur"],
    ),
    ("a trump on top", ("QS", "KH", "JS", "7S", "JS"), ["top", "chain"], ["c’est un atout", "roi de cœur"]),
    ("an ace turned up", ("QS", "AH KH", "AD", "7S", "AD", "AH"), ["chain", "chain"], ["as de cœur", "c’est un as"]),
    ("a trump turned up", ("QS", "KS KH", "AD", "7S", "AD", "KS"), ["chain", "chain"], ["roi de pique", "atout"]),
    ("the last card of the talon", ("QS", "AH", "AD", "7S", "AD", "AH"), ["chain"], ["as de cœur"]),
    ("stopping at the top", ("QS", "AH", "AD", "7S", "stop"), ["top"], ["as de carreau"]),
    ("stopping at a hidden card", ("QS", "AH", "AD", "7S", "AD", "stop"), ["chain"], ["as de cœur"]),
]


@pytest.mark.parametrize(("title", "case", "rules", "words"), EXCHANGES, ids=[row[0] for row in EXCHANGES])
def test_how_the_exchange_is_told(title: str, case: tuple[str, ...], rules: list[str], words: list[str]) -> None:
    """What comes to the hand and why, and the card that ends the taking."""
    last = exchanged(*case)[-1]
    for _ in TRANSLATORS:
        text, found = told(last, _)
        assert text.count("Anna") >= 1
        assert found == [f"alsos.exchange.{rule}" for rule in rules]
    text = told(last, FR)[0].replace("\u00a0", " ")
    assert [word for word in words if word not in text] == []


def test_discards_are_told_in_one_go() -> None:
    """As many as it takes, together, with the hand they lead back to."""
    step = exchanged("QS", "KH", "AD", "7S", "AD")[-1]
    event = alsos.Discard(ANNA, parse_card("7C"))
    laid = Step("", (event,), step.after, alsos.apply(step.after, event))
    text, rules = told(laid, FR)
    assert rules == ["alsos.exchange.discard"]
    assert "sept de trèfle" in text
    assert re.findall(r"\d+", text) == ["12"]


def test_cards_still_to_be_laid_away_are_counted() -> None:
    """With two cards too many, one laid away leaves one."""
    step = exchanged("QS", "AH KH", "AD", "7S", "AD", "AH")[-1]
    event = alsos.Discard(ANNA, parse_card("7C"))
    laid = Step("", (event,), step.after, alsos.apply(step.after, event))
    for _ in TRANSLATORS:
        assert re.findall(r"\d+", told(laid, _)[0]) == ["1"]


def test_an_auction_is_drawn_call_by_call() -> None:
    """The scene keeps the calls so far, the indicator, and whose call it is."""
    drawn = steps_view(auction_replay("Anna: pass, Bence: accept"), "../", ES)
    assert [step.count('class="call"') for step in drawn] == [0, 1, 2]
    assert "#card-8D" in drawn[0]
    assert "Habla Anna" in drawn[0]
    assert "Habla Bence" in drawn[1]
    assert 'class="turn"' not in drawn[2]
