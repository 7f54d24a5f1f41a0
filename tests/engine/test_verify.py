"""Whether an example holds is decided key by key, or by the refusal that was to come."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.errors import Unreadable
from engine.verify import Mismatch, refused, verify_text
from engine.verify import mismatches as compared
from tests.engine.notation.documents import (
    ALCALDE_DEAL,
    ALCALDE_TRICK,
    ALSOS_TRICK,
    ANNOUNCEMENTS,
    MATCH,
    MELDS,
    PARTI,
    SCORE,
    changed,
)


def mismatches(text: str, expect: str) -> list[tuple[str, Any, Any]]:
    """What differs from an expectation, which must not be refused itself."""
    verdict = verify_text(f"{text}\n[expect]\n{expect}", "here.toml")
    assert verdict.error is None, (verdict.error.rule, verdict.error.reason, verdict.error.at)
    assert verdict.ok is (verdict.mismatches == ())
    return [(one.key, one.expected, one.actual) for one in verdict.mismatches]


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        pytest.param(PARTI, "", id="nothing"),
        pytest.param(PARTI, "units = { Bence = 0 }", id="part of a table"),
        pytest.param(
            PARTI, "items = [{ won = true }, { item = 'abszolut', won = false }]", id="parts of a list's tables"
        ),
        pytest.param(PARTI, "items = [{}, {}]", id="the length of a list"),
        pytest.param(PARTI, "complete = true\ntrump = 'S'\ngame = 'alsos'\nkind = 'deal'", id="single values"),
        pytest.param(PARTI, "trump = '♠'", id="a glyph for a suit"),
        pytest.param(PARTI, "trump = '♠\ufe0e'", id="a glyph with a variation selector"),
        pytest.param(MELDS, "melds.Bence = [{ cards = 'K♣ Q♣ J♣ 10♣' }, {}]", id="glyphs for cards"),
        pytest.param(MELDS, "melds = { Anna = [{ meld = 'bela' }] }", id="melds of one player"),
        pytest.param(ALCALDE_DEAL, "points = { mayor = 36 }\ncomplete = false", id="a deal under way"),
        pytest.param(MATCH, "units = { Anna = 5 }", id="a match"),
        pytest.param(SCORE, "totals = { Anna = 96 }", id="a score"),
        pytest.param(ANNOUNCEMENTS, "items = [{}, { stake = 32 }]", id="stakes"),
    ],
)
def test_holds(text: str, expect: str) -> None:
    """Any subset of the result may be expected."""
    assert mismatches(text, expect) == []


@pytest.mark.parametrize(
    ("text", "expect", "wanted"),
    [
        pytest.param(PARTI, "card_points = { Anna = 77, Bence = 70 }", [("card_points.Anna", 77, 76)], id="in a table"),
        pytest.param(PARTI, "items = [{ won = false }, {}]", [("items[0].won", False, True)], id="in a list"),
        pytest.param(PARTI, "undealt_points = 17\ntrump = 'H'",
                     [("undealt_points", 17, 16), ("trump", "H", "S")], id="two at once, in the order written"),
        pytest.param(PARTI, "redeal = true", [("redeal", True, None)], id="what this result does not have"),
        pytest.param(PARTI, "complete = 1", [("complete", 1, True)], id="one is not true"),
        pytest.param(PARTI, "undealt_points = true", [("undealt_points", True, 16)], id="true is not a number"),
        pytest.param(PARTI, "undealt_points = '16'", [("undealt_points", "16", 16)], id="a text is not a number"),
        pytest.param(MELDS, "melds = { Anna = [] }",
                     [("melds.Anna", [], [{"meld": "bela", "cards": "KS QS", "points": 20}])], id="a shorter list"),
        pytest.param(MELDS, "melds = { Anna = 20 }",
                     [("melds.Anna", 20, [{"meld": "bela", "cards": "KS QS", "points": 20}])], id="no list at all"),
        pytest.param(ALCALDE_TRICK, "winner = 'Isaac'", [("winner", "Isaac", "Pilar")], id="another winner"),
        pytest.param(ALCALDE_DEAL, "mayor_stays = true", [("mayor_stays", True, None)], id="not decided yet"),
        pytest.param(PARTI, "error = 'alsos.tricks.lead'", [("error", "alsos.tricks.lead", None)], id="no refusal"),
    ],
)  # fmt: skip
def test_differs(text: str, expect: str, wanted: list[tuple[str, Any, Any]]) -> None:
    """Each difference is told with its key, what was expected and what came."""
    assert mismatches(text, expect) == wanted


def test_no_melds() -> None:
    """A score that says nothing of melds has none (alsos.scoring.parti)."""
    bare = changed(SCORE, ("melds = { Anna = 20, Bence = 0 }\n", ""))
    assert mismatches(bare, "meld_points = { Anna = 0, Bence = 0 }\ntotals = { Anna = 76, Bence = 70 }") == []


def test_values_are_compared_not_told_apart() -> None:
    """Two numbers are alike when they are equal, whichever objects they are; true is not one."""
    assert compared({"a": 1000, "b": [True]}, {"a": int("1000"), "b": [True]}, "") == ()
    assert compared([True], [1], "") == (Mismatch("[0]", True, 1),)


def test_a_source_that_cannot_be_read() -> None:
    """Its verdict stands at the first line, with the error alone."""
    error = Unreadable("notation.size", "too-large", size=70_000, limit=65_536)
    verdict = refused(error, "here.toml")
    assert (verdict.source, verdict.line, verdict.ok, verdict.error) == ("here.toml", 1, False, error)


def test_length_of_items() -> None:
    """A list of another length differs as a whole."""
    ((key, expected, actual),) = mismatches(PARTI, "items = [{}]")
    assert (key, expected) == ("items", [{}])
    assert [one["item"] for one in actual] == ["parti", "abszolut"]


@pytest.mark.parametrize(
    ("text", "expect", "rule", "at"),
    [
        pytest.param(ALCALDE_TRICK, "winer = 'Pilar'", "notation.key", "expect.winer", id="a key misspelt"),
        pytest.param(ALCALDE_TRICK, "totals = {}", "notation.key", "expect.totals", id="a key of another kind"),
        pytest.param(PARTI, "card_points = { Ana = 76 }", "notation.player", "expect.card_points.Ana", id="a name"),
        pytest.param(PARTI, "items = [{ one = false }]", "notation.key", "expect.items[0].one", id="a key in an item"),
        pytest.param(
            ANNOUNCEMENTS, "items = [{ won = true }]", "notation.key", "expect.items[0].won", id="won too early"
        ),
        pytest.param(
            ALCALDE_DEAL, "points = { major = 1 }", "notation.key", "expect.points.major", id="a side misspelt"
        ),
        pytest.param(PARTI, "plays = ['Anna 9S JS']", "notation.key", "expect.plays", id="a key swallowed"),
        pytest.param(PARTI, "error = 1", "notation.value", "expect.error", id="an error that is a number"),
    ],
)
def test_misspelt(text: str, expect: str, rule: str, at: str) -> None:
    """What no result could have is a mistake of typing, and named as one."""
    verdict = verify_text(f"{text}\n[expect]\n{expect}", "here.toml")
    assert verdict.error is not None
    assert (verdict.ok, verdict.error.rule, verdict.error.at) == (False, rule, at)


REVOKE = changed(ALSOS_TRICK, ("AH 9H", "AH 8S"))


@pytest.mark.parametrize(
    ("text", "expected", "ok"),
    [
        pytest.param(REVOKE, "alsos.tricks.follow-suit", True, id="a fault of play"),
        pytest.param(REVOKE, "alsos.tricks.must-trump", False, id="another fault of play"),
        pytest.param(REVOKE, "alsos.tricks", False, id="half an id"),
        pytest.param(changed(ALSOS_TRICK, ("AH 9H", "AH 9X")), "notation.card", True, id="a card that is none"),
        pytest.param(changed(ALSOS_TRICK, ("plays =", "plaids =")), "notation.key", True, id="an unknown key"),
        pytest.param(changed(ALSOS_TRICK, ('"9H 8S QC"', '"9H AH QC"')), "alsos.cards.pack", True, id="a card twice"),
        pytest.param(changed(ALSOS_TRICK, ("trump =", "a = 1.5\ntrump =")), "notation.value", True, id="a fraction"),
    ],
)
def test_expected_refusal(text: str, expected: str, ok: bool) -> None:
    """An example that expects a refusal holds when exactly that one comes; the refusal is told all the same."""
    verdict = verify_text(f'{text}\n[expect]\nerror = "{expected}"\n', "here.toml")
    assert verdict.ok is ok
    assert verdict.error is not None
    assert verdict.result is None


@pytest.mark.parametrize(
    ("text", "expected", "more", "ok"),
    [
        pytest.param(ALCALDE_TRICK, "notation.key", "unheard = 1", True, id="an unknown key of the expectation"),
        pytest.param(ALCALDE_TRICK, "notation.key", 'plays = ["Isaac AH 3H 2S KC"]', True, id="a key swallowed by it"),
        pytest.param(MATCH, "notation.player", "units = { Zita = 1 }", True, id="nobody's name in it"),
        pytest.param(PARTI, "notation.key", "items = [{ one = 1 }]", True, id="an unknown key deep in it"),
        pytest.param(ALCALDE_TRICK, "notation.value", "unheard = 1", False, id="another refusal"),
        pytest.param(ALCALDE_TRICK, "notation.key", "unheard = 1\nwinner = 'Pilar'", False, id="a result besides"),
        pytest.param(f"unheard = 1\n{ALCALDE_TRICK}", "notation.key", "winner = 'Pilar'", False, id="a result of none"),
    ],
)
def test_expected_refusal_of_the_expectation(text: str, expected: str, more: str, ok: bool) -> None:
    """Where the expectation itself is refused, and that was expected, it holds; a result besides can never come."""
    verdict = verify_text(f'{text}[expect]\nerror = "{expected}"\n{more}\n', "here.toml")
    assert verdict.ok is ok
    assert verdict.error is not None


def test_refusal_differs() -> None:
    """Where another refusal comes than was expected, both are told."""
    verdict = verify_text(f'{REVOKE}\n[expect]\nerror = "alsos.tricks.lead"\n', "here.toml")
    assert verdict.mismatches == (Mismatch("error", "alsos.tricks.lead", "alsos.tricks.follow-suit"),)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("1979-05-27", id="a date"),
        pytest.param("07:32:00", id="a time"),
        pytest.param("1.5", id="a fraction"),
        pytest.param("inf", id="no end of a number"),
        pytest.param("nan", id="no number"),
        pytest.param("1000001", id="a number too great"),
        pytest.param("{ a = [1979-05-27T07:32:00Z] }", id="a date in a list in a table"),
    ],
)
@pytest.mark.parametrize("expect", ["error = {value}", 'error = "notation.value"\nwinner = {value}'])
def test_expectation_that_no_example_may_hold(expect: str, value: str) -> None:
    """What may not stand in a document is compared with nothing: only the refusal is told, and all of it is JSON."""
    verdict = verify_text(f"{REVOKE}\n[expect]\n{expect.format(value=value)}\n", "here.toml")
    record = verdict.record(lambda error: error.reason)
    assert (record["ok"], record["mismatches"], record["error"]["rule"]) == (False, [], "notation.value")
    json.dumps(record, allow_nan=False)


def test_refusal_instead_of_a_result() -> None:
    """Where a result was expected and a refusal comes, the refusal is all there is to tell."""
    verdict = verify_text(f'{REVOKE}\n[expect]\nwinner = "Anna"\n', "here.toml")
    assert (verdict.ok, verdict.mismatches) == (False, ())


def test_record() -> None:
    """The record of a verdict has exactly the keys of the contract, in its order, and is JSON."""
    text = changed(PARTI, ("Bence AH 7H", "Bence AH 8C"))
    record = verify_text(text, "bad.toml").record(lambda error: f"<{error.reason}>")
    assert json.loads(json.dumps(record, allow_nan=False)) == {
        "source": "bad.toml",
        "line": 1,
        "id": "parti-76",
        "ok": False,
        "result": None,
        "error": {
            "rule": "alsos.tricks.follow-suit",
            "at": "plays[1]",
            "line": 9,
            "message": "<holds-the-suit-led>",
        },
        "mismatches": [],
    }


def test_record_of_a_mismatch() -> None:
    """A mismatch is told with the result that came."""
    verdict = verify_text(f"{ALCALDE_TRICK}[expect]\npoints = 24\n", "page.md", 120, first_line=121)
    record = verdict.record(lambda error: "")
    assert (record["line"], record["ok"], record["error"]) == (120, False, None)
    assert record["mismatches"] == [{"key": "points", "expected": 24, "actual": 25}]
    assert record["result"] == {"game": "alcalde", "kind": "trick", "trump": "S", "winner": "Pilar", "points": 25}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param(changed(ALSOS_TRICK, ("AH 9H", "AH 9X")), 125, id="of a card"),
        pytest.param("x", 121, id="of what is no TOML"),
        pytest.param("a = 1\nb = 1.5", 122, id="of a fraction"),
    ],
)
def test_lines_of_a_page(text: str, line: int) -> None:
    """On a page an error's line counts in the page."""
    error = verify_text(text, "page.md", 120, first_line=121).error
    assert error is not None
    assert error.line == line


def test_page() -> None:
    """On a page an example must expect something, and bear an id that is not taken."""
    expecting = f'{ALCALDE_TRICK}id = "one"\n[expect]\npoints = 25\n'
    assert verify_text(expecting, "page.md", must_expect=True, taken=["two"]).ok
    silent = verify_text(ALCALDE_TRICK, "page.md", must_expect=True).error
    assert silent is not None
    assert (silent.rule, silent.reason) == ("notation.key", "nothing-expected")
    taken = verify_text(expecting, "page.md", must_expect=True, taken=["one"])
    assert taken.error is not None
    assert (taken.id, taken.error.rule, taken.error.at) == ("one", "notation.value", "id")


def test_id_of_a_broken_example() -> None:
    """An example is called by its id whatever else is wrong with it, unless the id itself is."""
    assert verify_text(changed(PARTI, ("Anna: accept", "Anna: akzept")), "here.toml").id == "parti-76"
    assert verify_text(changed(PARTI, ('"parti-76"', '"parti 76"')), "here.toml").id is None
    assert verify_text("x", "here.toml").id is None
