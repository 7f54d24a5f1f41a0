"""Many runs of the fuzzer, one after the other: what each fault was, and how to have it again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tests.fuzz.oracle import Fault, check_files, judged
from tests.fuzz.shrink import shrunk
from tests.fuzz.texts import Text, made

AT_ONCE = 200
"""Files that the command line reads in one go."""

FILES = 4
"""One text in so many is read as a file as well, besides those that are not UTF-8."""

TOLD = 5
"""Faults after which a campaign ends: the next ones are most often the same again."""


@dataclass(slots=True)
class Found:
    """What a campaign has met: how often each id answered, or none, and the faults in words."""

    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: tuple[float, int, int] = (0.0, 0, 0)
    """Processor seconds of the text that took longest, its number and its length."""


def campaign(seed: int, numbers: Sequence[int]) -> Found:
    """Read the texts of these numbers, as texts and as files."""
    found = Found()
    for at in range(0, len(numbers), AT_ONCE):
        texts = [made(seed, number) for number in numbers[at : at + AT_ONCE]]
        for number, text in zip(numbers[at:], texts, strict=False):
            begun = time.process_time()
            try:
                found.answers.update(_answers(text))
            except Fault as fault:
                found.faults.append(told(seed, number, text, fault))
            found.slowest = max(found.slowest, (time.process_time() - begun, number, len(text.data)))
        if not found.faults:
            files = [
                (number, text) for number, text in zip(numbers[at:], texts, strict=False) if _is_for_files(number, text)
            ]
            found.faults += _faults_of_files(seed, files)
        if len(found.faults) >= TOLD:
            break
    return found


def _answers(text: Text) -> list[str]:
    return [verdict.error.rule if verdict.error else "held" if verdict.ok else "mismatch" for verdict in judged(text)]


def _is_for_files(number: int, text: Text) -> bool:
    """Whether the command line is to read this one too: all that is no text, and one in a few of the others."""
    try:
        text.data.decode()
    except UnicodeDecodeError:
        return True
    return number % FILES == 0


def _faults_of_files(seed: int, files: Sequence[tuple[int, Text]]) -> list[str]:
    """The faults of the command line; which file is at fault is found by reading each alone."""
    try:
        check_files([text for _, text in files])
    except Fault as together:
        alone = [told(seed, number, text, fault) for number, text in files if (fault := fault_of(text)) is not None]
        return alone or [f"{together}\nonly all together: seed {seed}, numbers {[number for number, _ in files]}"]
    return []


def fault_of(text: Text) -> Fault | None:
    """The fault of one text, read as a text and as a file; None where there is none."""
    try:
        judged(text)
        check_files([text])
    except Fault as fault:
        return fault
    return None


def told(seed: int, number: int, text: Text, fault: Fault) -> str:
    """The fault, the seed and the number that make the text again, and a shorter text with the same fault."""
    kind = str(fault)[:40]

    def is_faulty(data: bytes) -> bool:
        other = fault_of(replace(text, data=data))
        return other is not None and str(other)[:40] == kind

    shorter = shrunk(text.data, is_faulty) if not isinstance(fault.__cause__, TimeoutError) else text.data[:2000]
    return f"{fault}\nseed {seed}, number {number}: {text.made}, a file {text.suffix}; in short:\n{shorter!r}"
