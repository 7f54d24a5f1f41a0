"""A letter with its accent is the same letter, typed as one sign or as two."""

from __future__ import annotations

import time
from unicodedata import normalize

import pytest

from engine.errors import Unreadable
from engine.notation import read, read_document
from engine.notation.composing import MOST_MARKS
from engine.verify import verify_text
from tests.engine.notation.documents import ALCALDE_DEAL, ALSOS_TRICK, EXCHANGE, MELDS, PARTI, SCORE, changed, fault

ONE, TWO = "Bél\u00e1", normalize("NFD", "Bél\u00e1")
"""A name whose letters are one sign each, and the same with its accents apart."""

WITH_A_SECOND_PLAYER = [PARTI, EXCHANGE, ALSOS_TRICK, MELDS, SCORE]


def renamed(text: str, *names: str) -> str:
    """The document with every mention of Bence written by the next of the names, over and over."""
    first, *parts = text.split("Bence")
    return first + "".join(names[at % len(names)] + part for at, part in enumerate(parts))


def quoted(text: str) -> str:
    """The document with the keys that are that name between quotation marks, as accents need."""
    for name in (ONE, TWO, ESCAPED):
        text = text.replace(f"{name} =", f'"{name}" =').replace(f'""{name}" =', f'"{name}" =')
    return text


ESCAPED = "B\\u0065\\u0301la\\u0301"
"""The accents apart, and written by their numbers."""


@pytest.mark.parametrize("document", WITH_A_SECOND_PLAYER, ids=["parti", "exchange", "trick", "melds", "score"])
@pytest.mark.parametrize("names", [(TWO, ONE), (ONE, TWO), (TWO,), (ESCAPED, ONE), (ONE, ESCAPED, TWO)])
def test_the_same_name(document: str, names: tuple[str, ...]) -> None:
    """However the name is typed where it stands, the example is the one in which it is typed alike everywhere."""
    wanted = read(quoted(renamed(document, ONE)))
    assert wanted.players == ("Anna", ONE)
    assert read(quoted(renamed(document, *names))) == wanted


def test_expectations_titles_and_results() -> None:
    """What is expected, too, and what comes out is in composed letters."""
    expect = f'[expect]\ncard_points = {{ "{TWO}" = 70 }}\nitems = [{{ by = "Anna" }}, {{}}]\n'
    title = f'title = {{ fr = "{TWO}" }}\nauction ='
    verdict = verify_text(quoted(renamed(changed(PARTI, ("auction =", title)), ONE)) + expect, "-")
    assert verdict.ok
    assert verdict.result is not None
    assert list(verdict.result["card_points"]) == ["Anna", ONE]
    assert verdict.example is not None
    assert verdict.example.titles == {"fr": ONE}


def test_the_same_name_twice() -> None:
    """Two players whose names differ in their typing alone are called the same."""
    error = fault(changed(ALCALDE_DEAL, ('"Isaac", "Lena"', f'"{ONE}", "{TWO}"')))
    assert (error.rule, error.reason) == ("notation.player", "equal-names")


@pytest.mark.parametrize("second", [TWO, ESCAPED], ids=["in letters", "by numbers"])
def test_the_same_key_twice(second: str) -> None:
    """Two keys that differ in their typing alone are one key given twice; none of them is lost without a word."""
    with pytest.raises(Unreadable) as caught:
        read_document(f'a = 1\n[b]\n"{ONE}" = 1\n"{second}" = 2\n')
    assert (caught.value.rule, caught.value.reason, caught.value.facts["key"]) == ("notation.toml", "twice", f"b.{ONE}")
    assert caught.value.line in (3, 4)


def test_lines_of_composed_keys() -> None:
    """A key has its line, whichever way it is typed."""
    for name in (ONE, TWO, ESCAPED):
        lines = read_document(f'a = 1\n[deal]\n"{name}" = [\n  1,\n]\n').lines
        assert (lines.of(f"deal.{ONE}"), lines.of(f"deal.{ONE}[0]")) == (3, 4)


@pytest.mark.parametrize(
    "marks", ["\u0301\u0316" * 16_000, "\u0301" * 16_000 + "\u0316" * 16_000], ids=["by turns", "out of order"]
)
def test_a_heap_of_accents(marks: str) -> None:
    """More accents than any letter bears are left as they are, and take no time; other lines are composed."""
    text = f'a = "{marks}"\nb = "e\u0301"\n'
    begun = time.process_time()
    data = read_document(text).data
    assert time.process_time() - begun < 1
    assert data == {"a": marks, "b": "\xe9"}
    assert read_document(f'a = "e{chr(0x301) * MOST_MARKS}"').data["a"][0] == "\xe9"
