"""Practice asks what can be answered, knows the answer that the rules give, and says why: all worked out anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from random import Random

import pytest

from widgets.i18n import LANGUAGES, load
from widgets.labs import practice_alcalde, practice_alsos
from widgets.labs.lab_view import changed_lab, lab_view
from widgets.labs.practice import Question, Skills

GAMES: dict[str, Skills] = {"alsos": practice_alsos.SKILLS, "alcalde": practice_alcalde.SKILLS}
SEEDS = range(1, 61)
SUITS = {"trèfle": "C", "cœur": "H", "carreau": "D", "pique": "S"}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
ALCALDE_POINTS = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2}
ORDERS = {"alsos": ("J9A10KQ87", "A10KQJ987"), "alcalde": ("A3KQJ76542", "A3KQJ76542")}


def each(game: str, name: str) -> Iterator[tuple[int, Question]]:
    """The first questions of every level, in French."""
    skill = GAMES[game][name]
    for level in range(1, len(skill.levels) + 1):
        for seed in SEEDS:
            yield level, skill.ask(Random(f"{name} {level} {seed}"), level, load("fr"))


def shown(question: Question) -> list[str]:
    """The cards in the picture."""
    return re.findall(r'"#card-(\w+)"', question.scene)


def trump(question: Question) -> str:
    """The trump suit that the question names."""
    found = re.match("Atout\u00a0: (\\w+)\\.", question.asked)
    assert found is not None
    return SUITS[found[1]]


ALL = [(game, name) for game, skills in GAMES.items() for name in skills]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_question_can_be_answered(game: str, name: str) -> None:
    """The right answers are among the options, which differ; one alone is right where one is wanted."""
    for _level, question in each(game, name):
        values = [option.value for option in question.options]
        assert len(set(values)) == len(values) >= 2
        assert all(value and " " not in value for value in values)
        assert question.right
        assert question.right <= set(values)
        assert question.several or len(question.right) == 1
        assert any(line.rule for line in question.why(question.right))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_answered_is_judged(game: str, name: str, language: str) -> None:
    """The right answer is called right, every other one is not, and the reason comes with a rule in either case."""
    _ = load(language)
    skill = GAMES[game][name]
    for level in range(1, len(skill.levels) + 1):
        question = skill.ask(Random(f"{name} {level} 7"), level, _)
        settings = {"skill": name, "level": str(level), "seed": "7"}
        wrong = next((one.value for one in question.options if {one.value} != question.right), None)
        for answer, verdict in ((" ".join(sorted(question.right)), "yes"), (wrong, "no")):
            if answer is None:
                continue
            html, said, _settings = changed_lab(f"practice.{game}", settings | {"answer": answer}, "../", _)
            assert f'"right":"{verdict}"' in unescape(html)
            assert 'class="rule"' in html
            assert said


@pytest.mark.parametrize("game", GAMES)
def test_who_wins(game: str) -> None:
    """The highest trump, or else the highest card of the suit led."""
    trumps, plain = (re.findall(r"10|\w", order) for order in ORDERS[game])
    for level, question in each(game, "winner"):
        cards, suit = shown(question), trump(question)
        led = cards[0][-1]
        fallen = [card for card in cards if card[-1] == suit]
        among = fallen or [card for card in cards if card[-1] == led]
        best = min(among, key=lambda card: (trumps if card[-1] == suit else plain).index(card[:-1]))
        assert question.right == {best}
        assert bool(fallen) == (level > 1)


def test_what_a_trick_of_alsos_is_worth() -> None:
    """Trumps by the one table, the other suits by the other, ten more for the last trick."""
    for _level, question in each("alsos", "worth"):
        suit = trump(question)
        points = sum((TRUMP_POINTS if card[-1] == suit else PLAIN_POINTS)[card[:-1]] for card in shown(question))
        last = 10 if "dernier de la donne" in question.asked else 0
        assert question.right == {str(points + last)}


def test_what_a_trick_of_alcalde_is_worth() -> None:
    """Eleven, ten, four, three, two, in every suit."""
    for level, question in each("alcalde", "worth"):
        cards = shown(question)
        assert len(cards) == 4 * level
        assert question.right == {str(sum(ALCALDE_POINTS.get(card[:-1], 0) for card in cards))}


def test_what_may_be_played() -> None:
    """Follow suit; without that suit trump; with neither anything."""
    for _level, question in each("alsos", "legal"):
        (lead,), suit = shown(question), trump(question)
        hand = [option.value for option in question.options]
        legal = [card for card in hand if card[-1] == lead[-1]] or [card for card in hand if card[-1] == suit] or hand
        assert question.right == set(legal)


def test_what_is_at_stake() -> None:
    """The base by when it was promised, times four or two for each answer by when it was said."""
    late = {
        "100": 2,
        "200": 1,
        "Tous les trois": 1,
        "Ultimó": 2,
        "Család": 1,
        "Tous les atouts": 2,
        "Kassza": 1,
        "44": 2,
    }
    for level, question in each("alsos", "items"):
        first, *rest = question.asked.split(". ")
        name = first.split("\u00a0: ")[1].removesuffix(".")
        base = 1 if name in ("Parti", "Abszolút") else late[name] * (2 if first.startswith("Tôt") else 1)
        answers = [part for part in rest if "kontra" in part]
        for answer in answers:
            base *= 4 if "tôt" in answer else 2
        assert len(answers) == level - 1
        assert question.right == {str(base)}


def test_who_draws_the_indicator() -> None:
    """Counter-clockwise from the winner, the mayor two: the last of four is the one before the winner, or the mayor."""
    last = {"Isaac": "mayor", "Lena": "right", "Pilar": "left"}
    second = {"Isaac": "left", "Lena": "mayor", "Pilar": "mayor"}
    for level, question in each("alcalde", "draw"):
        winner = re.search(r"(\w+) a remporté", question.asked)
        assert winner is not None
        assert question.right == {(second if level == 1 else last)[winner[1]]}


def test_who_is_mayor_next() -> None:
    """Sixty of 120 keep the office, fewer pass it to the right, and a sum of 119 or 121 is counted again."""
    seen = set()
    for _level, question in each("alcalde", "office"):
        mayor, opponents = map(int, re.findall(r"\d+", question.asked))
        seen.add(mayor + opponents)
        expected = "again" if mayor + opponents != 120 else ("stays" if mayor >= 60 else "right")
        assert question.right == {expected}
    assert seen >= {119, 120, 121}


def test_whose_turn_it_is() -> None:
    """Counter-clockwise from the leader, the mayor for two cards."""
    orders = {"Isaac": "right left mayor mayor", "Lena": "left mayor mayor right", "Pilar": "mayor mayor right left"}
    for _level, question in each("alcalde", "turn"):
        played = re.findall(r'class="by">(\w+)<', question.scene)
        assert question.right == {orders[played[0]].split()[len(played)]}


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_place_for_every_level(game: str) -> None:
    """The table under a practice has a cell for each level of each skill."""
    page = lab_view(f"practice.{game}", "../", load("es"))
    cells = re.findall(r'data-tally="(\w+ \d)"', page)
    assert cells == [f"{name} {at}" for name, skill in GAMES[game].items() for at in range(1, len(skill.levels) + 1)]


def counted(hand: list[str], suit: str) -> int:
    """The melds of one hand from the text of the rules: runs of each length once, fours, king and queen of trumps."""
    order = ["A", "K", "Q", "J", "10", "9", "8", "7"]
    lengths = set()
    for each in "CHDS":
        held = "".join("x" if rank + each in hand else " " for rank in order)
        lengths |= {len(run) for run in held.split() if len(run) >= 3}
    fours = sum(all(rank + each in hand for each in "CHDS") for rank in order[:6])
    bela = {"K" + suit, "Q" + suit} <= set(hand)
    return sum({3: 20, 4: 50}.get(length, 100) for length in lengths) + 80 * fours + 20 * bela


def test_what_one_hand_declares() -> None:
    """A second run of the same length scores nothing, whoever holds it."""
    skill = GAMES["alsos"]["melds"]
    several = 0
    for seed in range(1, 301):
        question = skill.ask(Random(f"melds 1 {seed}"), 1, load("fr"))
        hand = shown(question)
        assert len(hand) == 12
        assert question.right == {str(counted(hand, trump(question)))}
        several += len(question.why(question.right)) > 2
    assert several
