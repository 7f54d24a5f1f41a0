"""Random legal deals, each spoilt in one way, are refused with the id that the contract names for it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from engine.notation import write
from engine.notation.writing import to_toml
from engine.record import Example
from engine.record.alsos import DealRecord
from tests.engine.notation.alsos_mutations import ALSOS
from tests.engine.notation.documents import fault
from tests.engine.notation.mutations import BOTH, Document, Mutation
from tests.engine.notation.random_records import alcalde_game, alsos_game

RECORDS = 48


@cache
def alsos_texts() -> tuple[str, ...]:
    """Whole deals of Alsós: a third as they come, a third not in the indicator's suit, a third with a long exchange."""
    any_suit = (alsos_game(Random(seed), accepted=seed % 2 == 0)[0] for seed in range(RECORDS // 3))
    other_suit = (alsos_game(Random(seed), accepted=False)[0] for seed in range(100, 100 + RECORDS // 3))
    accepted = (alsos_game(Random(seed), accepted=True)[0] for seed in count(200))
    exchanged = islice((example for example in accepted if _took_from_the_talon(example)), RECORDS // 3)
    return tuple(write(example) for example in (*any_suit, *other_suit, *exchanged))


def _took_from_the_talon(example: Example) -> bool:
    body = example.body
    return isinstance(body, DealRecord) and body.exchange is not None and len(body.exchange.take) > 1


@cache
def alcalde_texts() -> tuple[str, ...]:
    """Whole deals of Alcalde."""
    return tuple(write(alcalde_game(Random(seed))[0]) for seed in range(RECORDS))


def all_spoilt(texts: Callable[[], tuple[str, ...]], mutation: Mutation) -> int:
    """Spoil each record that offers a place for it, and compare the id; how many there were."""
    spoilt = 0
    for seed, text in enumerate(texts()):
        document: Document = tomllib.loads(text)
        rule = mutation(document, Random(seed))
        if rule is not None:
            spoilt += 1
            error = fault(to_toml(document))
            assert error.rule == rule, (error.rule, error.reason, error.at, to_toml(document))
            assert error.line >= 1
    return spoilt


@pytest.mark.parametrize("mutation", [*BOTH, *ALSOS], ids=lambda mutation: mutation.__name__)
def test_alsos(mutation: Mutation) -> None:
    """Every record of Alsós that can be spoilt so is refused with that id, and several can."""
    assert all_spoilt(alsos_texts, mutation) >= 2


@pytest.mark.parametrize("mutation", BOTH, ids=lambda mutation: mutation.__name__)
def test_alcalde(mutation: Mutation) -> None:
    """Every record of Alcalde that can be spoilt so is refused with that id, and several can."""
    assert all_spoilt(alcalde_texts, mutation) >= 2


def exchange_while_off(document: Document, random: Random) -> str | None:
    """An exchange in a game where none was agreed on."""
    if "options" in document:
        return None
    at = random.randrange(len(document["plays"]))
    document["plays"].insert(at, f"{random.choice(document['players'])} exchange")
    return "alcalde.variants.exchange"


def exchange_too_late(document: Document, random: Random) -> str:
    """An exchange in one of the last three tricks, when the stock is gone."""
    document["options"] = {"indicator_exchange": True}
    at = len(document["plays"]) - random.randrange(1, 4)
    document["plays"].insert(at, f"{document['plays'][at].split()[0]} exchange")
    return "alcalde.variants.exchange"


def four_cards(document: Document, random: Random) -> str:
    """The variant that is not defined."""
    document["options"] = {"variant": "four-cards"}
    return "alcalde.variants.four-cards"


def card_not_held(document: Document, random: Random) -> str:
    """In the first trick, a card that is still in the stock."""
    at = next(at for at, line in enumerate(document["plays"]) if not line.endswith("exchange"))
    words = document["plays"][at].split()
    words[random.randrange(1, 5)] = random.choice(document["deal"]["stock"].split()[:20])
    document["plays"][at] = " ".join(words)
    return "alcalde.tricks.own-card"


@pytest.mark.parametrize(
    "mutation", [exchange_while_off, exchange_too_late, four_cards, card_not_held], ids=lambda one: one.__name__
)
def test_alcalde_alone(mutation: Mutation) -> None:
    """What can go wrong in Alcalde alone is refused with its id."""
    assert all_spoilt(alcalde_texts, mutation) >= 2


def test_records_are_whole_deals() -> None:
    """The records that are spoilt are whole deals of both games, with and without an exchange."""
    assert all(text.count("exchange = {") <= 1 for text in alsos_texts())
    assert {"exchange = {" in text for text in alsos_texts()} == {True, False}
    assert {"indicator_exchange = true" in text for text in alcalde_texts()} == {True, False}
