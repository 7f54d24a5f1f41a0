"""What the contract promises of any text: a verdict or an error of its list, told in both languages, in time."""

from __future__ import annotations

import contextlib
import io
import json
import re
import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.__main__ import main
from engine.notation import write
from engine.notation.reading import read
from engine.verify import Verdict, verify_text
from tests.fuzz.texts import PAGE, TOML, Text
from widgets.examples import verify_page
from widgets.i18n import LANGUAGES, load
from widgets.refusals import sentence
from widgets.terminal import steps

NOTATION = frozenset(f"notation.{name}" for name in ("card", "player", "key", "value", "toml", "size"))
ALSOS = frozenset(
    f"alsos.{name}"
    for name in """
    cards.pack deal.packets
    auction.turns auction.accept auction.other-suit auction.higher auction.redeal
    announcements.turns announcements.once announcements.abszolut-early-only announcements.kontra announcements.rekontra
    exchange.suit exchange.seven exchange.eight exchange.top exchange.chain exchange.discard
    tricks.lead tricks.own-card tricks.follow-suit tricks.must-trump tricks.twelve
    scoring.totals scoring.match scoring.zero-sum
    """.split()
)
ALCALDE = frozenset(
    f"alcalde.{name}"
    for name in """
    cards.pack deal.hands tricks.lead tricks.own-card tricks.ten variants.exchange variants.four-cards check.total
    """.split()
)
RULES = NOTATION | ALSOS | ALCALDE
"""The ids that may answer a text: the contract's table, and the two rules of a match that are broken by its numbers."""

VERDICT = {"source", "line", "id", "ok", "result", "error", "mismatches"}
ERROR = {"rule", "at", "line", "message"}
MISMATCH = {"key", "expected", "actual"}
LINE_END = re.compile(r"\r\n?|\n")
"""What ends a line in Markdown; in TOML a carriage return of its own is a fault."""

BLANK = re.compile(r"\{[a-z_]+\}")

PATIENCE = 20
"""Processor seconds after which reading one text, or a hundred files, counts as never ending."""


class Fault(AssertionError):
    """A text that was not answered as the contract says."""


@contextlib.contextmanager
def watched() -> Iterator[None]:
    """Ends what never ends, by the processor's time; whatever else the machine does plays no part."""

    def ended(*_: object) -> None:
        raise TimeoutError(f"still busy after {PATIENCE} seconds of the processor")

    before = signal.signal(signal.SIGPROF, ended)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def judged(text: Text) -> tuple[Verdict, ...]:
    """The verdicts on a text, each as the contract wants it; raises Fault where something is not.

    Bytes that are not UTF-8 have no verdict here: the command line reads them, see `check_files`.
    """
    try:
        characters = text.data.decode()
    except UnicodeDecodeError:
        return ()
    with watched():
        try:
            if text.suffix == TOML:
                verdicts: tuple[Verdict, ...] = (verify_text(characters, "-"),)
            else:
                verdicts = verify_page(characters, "-")
            for verdict in verdicts:
                _check_verdict(verdict, characters)
        except Fault:
            raise
        except (Exception, SystemExit) as error:
            raise Fault(f"{type(error).__name__}: {error}") from error
    return verdicts


def _check_verdict(verdict: Verdict, text: str) -> None:
    for language in LANGUAGES:
        record = verdict.record(lambda error, language=language: sentence(error, load(language)))
        check_record(record, text)
    told = "\n".join(steps(verdict, load(LANGUAGES[len(text) % len(LANGUAGES)])))
    _wanted(all(blank in text for blank in BLANK.findall(told)), "no blank left open", told)
    if verdict.example is not None and verdict.error is None:
        again = read(write(verdict.example))
        if (again.body, again.expect) != (verdict.example.body, verdict.example.expect):
            raise Fault("written and read again it is another example")


def check_record(record: Mapping[str, Any], text: str) -> None:
    """One record of the command line's list: its keys, the kinds of its values, and an error of the contract."""
    lines = len(LINE_END.findall(text)) + 1
    _wanted(set(record) == VERDICT, "the keys of a verdict", record)
    _wanted(type(record["ok"]) is bool, "ok is true or false", record)
    _wanted(record["id"] is None or isinstance(record["id"], str), "an id is a text", record)
    _wanted(1 <= record["line"] <= lines, "a line of the text", record)
    json.dumps(record, ensure_ascii=False, allow_nan=False)
    for one in record["mismatches"]:
        _wanted(set(one) == MISMATCH and one["expected"] != one["actual"], "the keys of a mismatch", one)
    error = record["error"]
    if error is None:
        _wanted(isinstance(record["result"], dict), "a result where there is no error", record)
        _wanted(record["ok"] is not bool(record["mismatches"]), "ok without mismatches", record)
        return
    _wanted(record["result"] is None, "no result with an error", record)
    _wanted(set(error) == ERROR, "the keys of an error", error)
    _wanted(error["rule"] in RULES, "an id of the contract", error)
    _wanted(isinstance(error["at"], str), "a place", error)
    _wanted(1 <= error["line"] <= lines, "a line of the text", error)
    message = error["message"]
    _wanted(message == message.strip() != "", "a message", error)
    _wanted(all(blank in text for blank in BLANK.findall(message)), "no blank left open", error)


def _wanted(is_so: bool, what: str, found: object) -> None:
    if not is_so:
        raise Fault(f"wanted: {what}; found: {found!r}"[:2000])


def check_files(texts: Sequence[Text]) -> None:
    """Read the texts as files by the command line, all at once: one sound JSON list, and no traceback.

    Raises Fault, which says the number of the file at fault where that can be told.
    """
    with tempfile.TemporaryDirectory() as folder, watched():
        for at, text in enumerate(texts):
            (Path(folder) / f"{at:05}{text.suffix}").write_bytes(text.data)
        printed, complaints = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaints):
            try:
                status = main(["verify", "--json", folder])
                records = json.loads(printed.getvalue())
            except (Exception, SystemExit) as error:
                raise Fault(f"{type(error).__name__}: {error}") from error
    _wanted(status in (0, 1) and not complaints.getvalue(), "an exit status of 0 or 1", (status, complaints.getvalue()))
    by_file: dict[int, list[dict[str, Any]]] = {at: [] for at in range(len(texts))}
    for record in records:
        by_file[int(Path(record["source"]).stem)].append(record)
    for at, of_file in by_file.items():
        text = texts[at].data.decode(errors="replace")
        _wanted(len(of_file) == 1 or texts[at].suffix == PAGE, "one record a document", (at, of_file))
        for record in of_file:
            check_record(record, text)
