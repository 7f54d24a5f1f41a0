"""An example written down and read again is the same example."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.notation import read, write
from engine.record import replay
from engine.record.alsos import DealRecord
from tests.engine.notation import documents
from tests.engine.notation.random_records import alcalde_game, alsos_game

ALL = [
    documents.PARTI,
    documents.EXCHANGE,
    documents.EIGHT,
    documents.ALSOS_TRICK,
    documents.MELDS,
    documents.SCORE,
    documents.AUCTION,
    documents.ANNOUNCEMENTS,
    documents.MATCH,
    documents.ALCALDE_DEAL,
    documents.ALCALDE_TRICK,
    documents.ALCALDE_SCORE,
]

TOLD = """
title = { fr = "Une donne « à l’atout »\\n\\t\\\\", es = "\\"Ojo\\" \\u0001\\u007f" }
notes = { "plays.0" = { fr = "Né d’un « neuf »" }, "deal" = { es = "ñ" } }
expect = { items = [{ item = "parti", won = true }, {}], units = { Anna = 0 }, complete = true, trump = "♠" }
"""


@pytest.mark.parametrize("text", ALL)
def test_every_kind(text: str) -> None:
    """Each kind of document comes back as it was read."""
    example = read(text)
    assert read(write(example)) == example


def test_words_and_expectations() -> None:
    """Titles, notes and expectations come back letter by letter, signs and quotation marks too."""
    example = read(documents.changed(documents.PARTI, ("\n[deal]", TOLD + "\n[deal]")))
    assert example.titles["es"] == '"Ojo" \x01\x7f'
    assert example.notes == {"plays[0]": {"fr": "Né d’un « neuf »"}, "deal": {"es": "ñ"}}
    assert read(write(example)) == example


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_random_alsos_deals(seed: int) -> None:
    """A random legal deal survives the notation, and its replay ends in the very state that the play ended in."""
    example, state = alsos_game(Random(seed))
    again = read(write(example))
    assert again == example
    replayed = replay(again)
    assert replayed.error is None
    assert replayed.steps[-1].after == state


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_random_alcalde_deals(seed: int) -> None:
    """The same for Alcalde, exchanges of the indicator included."""
    example, state = alcalde_game(Random(seed))
    again = read(write(example))
    assert again == example
    replayed = replay(again)
    assert replayed.error is None
    assert replayed.steps[-1].after == state


def test_random_deals_exchange() -> None:
    """Among random deals there are those that exchange, take further cards and discard: the records above have them."""
    records = [alsos_game(Random(seed), accepted=True)[0].body for seed in range(60)]
    exchanges = [body.exchange for body in records if isinstance(body, DealRecord) and body.exchange is not None]
    assert {len(exchange.take) > 1 for exchange in exchanges} == {True, False}


def test_notes_without_quotation_marks() -> None:
    """A note's key means the same with and without its quotation marks."""
    quoted = documents.changed(documents.PARTI, ("[deal]", '[notes]\n"plays.11" = { fr = "x" }\n[deal]'))
    bare = documents.changed(documents.PARTI, ("[deal]", '[notes]\nplays.11 = { fr = "x" }\n[deal]'))
    assert read(bare) == read(quoted)
    assert read(bare).notes == {"plays[11]": {"fr": "x"}}
