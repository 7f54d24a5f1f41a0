"""Ten thousand texts of every kind are answered as the contract says; `make fuzz` reads a million."""

from __future__ import annotations

import datetime
import sys
from random import Random

import pytest

from engine.errors import Unreadable
from engine.verify import Verdict, verify_text
from tests.fuzz import campaign as campaigns
from tests.fuzz import oracle
from tests.fuzz.campaign import campaign
from tests.fuzz.changes import ANYWHERE, INSIDE, Change, changed
from tests.fuzz.corpus import examples
from tests.fuzz.oracle import RULES, Fault, check_record
from tests.fuzz.shrink import shrunk
from tests.fuzz.texts import MAKERS, TOML, Text, made
from tests.fuzz.words import PUNCTUATION

SEED = 20261130
PARTS = 20
RUNS = 10_000


@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_texts(part: int) -> None:
    """Every text gets a verdict, or an error with an id of the contract, in its line and in both languages."""
    found = campaign(SEED, range(part, RUNS, PARTS))
    assert not found.faults, "\n\n".join(found.faults)
    assert found.answers["held"] > 5
    assert len(found.answers) > 15


def test_what_is_met() -> None:
    """The texts are worth reading: all ways to make them occur, and they reach all of the notation and most rules."""
    assert {made(SEED, number).made for number in range(3000)} == {name for name, _, _ in MAKERS}
    met = set(campaign(SEED, range(0, RUNS, 4)).answers)
    assert met - RULES == {"held", "mismatch"}
    assert met >= oracle.NOTATION
    assert len(met & RULES) > len(RULES) * 2 / 3


def test_a_text_follows_from_seed_and_number() -> None:
    """The same seed and number make the same text, others another."""
    assert [made(1, number) for number in range(50)] == [made(1, number) for number in range(50)]
    assert len({made(seed, number).data for seed in (1, 2) for number in range(50)}) > 90


@pytest.mark.parametrize(
    "change", sorted({*INSIDE, *ANYWHERE}, key=lambda one: one.__name__), ids=lambda change: change.__name__
)
def test_changes_change(change: Change) -> None:
    """Each way to spoil a text does so to many texts, and takes even an empty one."""
    random = Random(1)
    assert sum(change(text, random) != text for text in examples()) > len(examples()) / 4
    for text in ("", "\n", '"', "a"):
        change(text, random)


@pytest.mark.parametrize("number", range(60))
def test_work_grows_with_length_alone(number: int) -> None:
    """A text in which a piece comes again and again costs about twice as much where it is twice as long."""
    random = Random(f"growth {number}")
    text = changed(random.choice(examples()), random) if number % 2 else "".join(random.choices(PUNCTUATION, k=20))
    at, length = random.randrange(len(text) + 1), random.choice([1, 2, 5, 20, 100])
    piece = text[at : at + length] or "x"
    small, large = (work(text[:at] + piece * (size // len(piece)) + text[at:]) for size in (8192, 16384))
    assert large < 2.5 * small + 1000


def work(text: str) -> int:
    """How many functions are called, Python's own among them, until the verdict is there."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        verify_text(text, "-")
    finally:
        sys.setprofile(None)
    return calls


VERDICT = Verdict("-", 1, ok=False, error=Unreadable("notation.value", "date-or-time"))
RECORD = {
    "source": "-", "line": 1, "id": None, "ok": False, "result": None, "mismatches": [],
    "error": {"rule": "notation.value", "at": "a", "line": 2, "message": "So not."},
}  # fmt: skip
RESULT = RECORD | {"ok": True, "result": {"game": "alsos"}, "error": None}


def test_sound_records() -> None:
    """What the contract promises is no fault; braces that the text itself has are no open blanks."""
    check_record(RECORD, "a\nb")
    check_record(RESULT, "")
    check_record(RECORD | {"error": RECORD["error"] | {"message": "Not `{key}`."}}, "x\n{key}")


@pytest.mark.parametrize(
    "record",
    [
        pytest.param({**RECORD, "more": 1}, id="a key too many"),
        pytest.param({**RECORD, "ok": 1}, id="ok is a number"),
        pytest.param({**RECORD, "id": 5}, id="an id that is no text"),
        pytest.param({**RECORD, "line": 3}, id="a line beyond the text"),
        pytest.param({**RECORD, "result": {}}, id="a result and an error"),
        pytest.param({**RECORD, "error": None}, id="neither a result nor an error"),
        pytest.param({**RESULT, "ok": False}, id="not ok, and nothing differs"),
        pytest.param({**RESULT, "ok": False, "mismatches": [{"key": "a", "expected": 1}]}, id="half a mismatch"),
        pytest.param({**RESULT, "result": {"a": datetime.date(2026, 1, 1)}}, id="a date, which JSON has not"),
        pytest.param({**RESULT, "result": {"a": float("inf")}}, id="no end of a number"),
        *(
            pytest.param({**RECORD, "error": {**RECORD["error"], key: value}}, id=f"{key}: {value!r}")
            for key, value in [
                ("rule", "notation"), ("rule", "alsos.exchange.timing"), ("line", 0), ("line", 3), ("at", None),
                ("message", ""), ("message", "x "), ("message", "Not {word}."),
            ]
        ),
    ],
)  # fmt: skip
def test_broken_records(record: dict[str, object]) -> None:
    """What breaks the contract is a fault."""
    with pytest.raises((Fault, TypeError, ValueError)):
        check_record(record, "a\nb")


def test_a_fault_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A traceback is a fault: told with its seed and number, and with a short text that has it too."""
    reader = oracle.verify_text

    def stumbles(text: str, source: str) -> Verdict:
        if "44" in text:
            raise KeyError("forty-four")
        return reader(text, source)

    monkeypatch.setattr(oracle, "verify_text", stumbles)
    found = campaign(SEED, range(400))
    assert len(found.faults) >= 1
    for fault in found.faults:
        assert "KeyError: 'forty-four'" in fault
        assert f"seed {SEED}, number " in fault
        assert fault.endswith("b'44'")


def test_a_fault_of_the_command_line_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What only the command line stumbles over is found too, and the file is named."""
    texts = {0: Text("one", TOML, b"a"), 1: Text("two", TOML, b"b\xff")}
    monkeypatch.setattr(campaigns, "made", lambda seed, number: texts[number])
    assert campaign(1, range(2)).faults == []
    command = oracle.main

    def stumbles(arguments: list[str]) -> int:
        from pathlib import Path

        if any(b"\xff" in path.read_bytes() for path in Path(arguments[-1]).iterdir()):
            raise UnicodeError("bytes")
        return command(arguments)

    monkeypatch.setattr(oracle, "main", stumbles)
    (fault,) = campaign(1, range(2)).faults
    assert "UnicodeError: bytes" in fault
    assert "number 1: two, a file .toml; in short:\nb'\\xff'" in fault


def test_what_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text over which the reader works for ever is a fault too."""
    monkeypatch.setattr(oracle, "PATIENCE", 0.05)

    def works_on(text: str, source: str) -> Verdict:
        while True:
            pass

    monkeypatch.setattr(oracle, "verify_text", works_on)
    with pytest.raises(Fault, match="TimeoutError"):
        oracle.judged(Text("x", TOML, b""))


def test_shrinking() -> None:
    """Lines, words and letters that play no part are left out."""
    data = b"one\ntwo words 44 here\nthree" * 20
    assert shrunk(data, lambda text: b"44" in text) == b"44"
    assert shrunk(b"abc", lambda text: False) == b"abc"
