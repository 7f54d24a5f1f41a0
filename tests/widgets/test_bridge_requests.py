"""What the browser may send, sense or nonsense: an answer always comes, in kind words and without a traceback."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.widgets.asking import MATCH, TRICK_25, answered, ask, is_apology
from widgets import bridge
from widgets.bridge import LONGEST_BRANCH, handle
from widgets.bridge_request import LARGEST_REQUEST


def test_a_text_that_is_too_long_is_refused_by_its_own_rule() -> None:
    """64 KiB are the limit of an example, here as everywhere."""
    text = TRICK_25 + "# " + "x" * 64 * 1024
    for op in ("replay", "check"):
        reply = ask(op, text=text)
        error = reply["error"] if op == "replay" else reply["verdict"]["error"]
        assert (reply["ok"], error["rule"]) == (False, "notation.size")


GOOD = {"id": 7, "op": "position", "language": "fr", "base": "../", "text": TRICK_25, "step": 1, "branch": []}


@pytest.mark.parametrize(
    "change",
    [
        {"op": "sing"},
        {"op": None},
        {"op": ["check"]},
        {"language": "en"},
        {"language": 1},
        {"language": "../../etc"},
        {"base": None},
        {"base": "https://elsewhere.example/"},
        {"base": 'x" onclick="'},
        {"base": "../" * 100},
        {"base": "javascript:"},
        {"text": None},
        {"text": 5},
        {"text": [TRICK_25]},
        {"packs": None},
        {"packs": "hungarian"},
        {"packs": ["tarot"]},
        {"packs": ["international"]},
        {"packs": [["hungarian"]]},
        {"packs": {"alsos": "hungarian"}},
        {"step": 0},
        {"step": 6},
        {"step": -1},
        {"step": True},
        {"step": 1.0},
        {"step": "1"},
        {"step": None},
        {"step": 10**30},
        {"op": "replay", "seat": 0},
        {"branch": None},
        {"branch": "play:AH"},
        {"branch": [1]},
        {"branch": [["play:AH"]]},
        {"branch": {"0": "play:AH"}},
        {"branch": ["play:AH"] * (LONGEST_BRANCH + 1)},
        {"text": MATCH, "branch": ["play:AS"]},
    ],
    ids=lambda change: str(change)[:40],
)
def test_a_request_that_makes_no_sense_is_answered_kindly(change: dict[str, Any]) -> None:
    """The answer bears the request's id, a kind sentence and no trace of the program."""
    assert answered(GOOD)["ok"]
    reply = answered({**GOOD, **change})
    assert is_apology(reply)
    assert reply["id"] == 7
    assert "Traceback" not in json.dumps(reply)


@pytest.mark.parametrize(
    "request_json",
    [
        "",
        "null",
        "5",
        "[]",
        '"x"',
        "{",
        "{]",
        "\x00",
        "NaN",
        "[" * 50_000,
        '{"a":' * 50_000,
        " " * (LARGEST_REQUEST + 1),
    ],
    ids=lambda text: text[:10],
)
def test_what_is_no_request_is_answered_without_an_id(request_json: str) -> None:
    """Not JSON, no table, nested without end, larger than any request: an answer all the same, and at once."""
    began = time.process_time()
    reply = json.loads(handle(request_json))
    assert is_apology(reply)
    assert reply["id"] is None
    assert time.process_time() - began < 1


@pytest.mark.parametrize("identity", [None, True, [1], {"a": 1}, 1.5])
def test_an_id_is_a_number_or_a_word(identity: object) -> None:
    """Anything else is not sent back."""
    assert answered({**GOOD, "id": identity})["id"] is None


def test_text_with_lone_surrogates_is_answered_in_plain_letters() -> None:
    """The reply is ASCII, whatever the text holds, so that it passes from Python to JavaScript as it is."""
    reply = handle(json.dumps({**GOOD, "op": "check", "text": 'game = "\ud800"'}))
    assert reply.isascii()
    assert json.loads(reply)["verdict"]["error"]["rule"] == "notation.toml"


def test_a_fault_of_our_own_is_an_apology(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever breaks inside, the page gets a sentence, in its language, and no traceback."""

    def broken(*_arguments: object) -> dict[str, Any]:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(bridge, "OPERATIONS", {"check": broken})
    reply = answered({**GOOD, "op": "check", "language": "es"})
    assert is_apology(reply)
    assert reply["id"] == 7
    assert "nuestra" in reply["error"]["html"]
    assert "secret" not in json.dumps(reply)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["id", "op", "language", "base", "packs", "text", "step", "branch", "linked"]), JSON_VALUES)
def test_any_value_anywhere_is_answered(key: str, value: object) -> None:
    """One key of a good request is replaced by anything: the answer is a reply of one of the known shapes."""
    reply = answered({**GOOD, key: value})
    assert isinstance(reply["ok"], bool)
    assert reply["ok"] or "error" in reply or "refusal" in reply or "verdict" in reply


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_any_text_can_be_checked(text: str) -> None:
    """A reader's text is judged or refused by a rule; it never makes the engine stumble."""
    reply = ask("check", text=text)
    assert "verdict" in reply
    assert reply["verdict"]["error"]["rule"].startswith("notation.")
