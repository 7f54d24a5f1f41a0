"""What a run of the flows found, as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.browsers.flows import FLOWS, LANGUAGES
from tests.browsers.server import ROOT

REPORT = ROOT / "tests" / "BROWSERS.md"


@dataclass(frozen=True, slots=True)
class Result:
    """How one flow in one language ended in one engine; `failure` says why it did not come to its end."""

    engine: str
    flow: str
    language: str
    seconds: float
    failure: str | None

    @property
    def outcome(self) -> str:
        """One word."""
        return "passed" if self.failure is None else "FAILED"


def markdown(versions: Mapping[str, str], results: Sequence[Result]) -> str:
    """The report: the versions, then a table of flow and language by engine."""
    found = {(result.flow, result.language, result.engine): result for result in results}
    lines = [
        "# The main flows in three browser engines",
        "",
        "Written by `make browsers`: every flow of `tests/browsers/flows.py`, without a screen, as root. Seconds are",
        "those of one run on the machine at hand, the start of the window included.",
        "",
        "| flow | language | " + " | ".join(f"{engine} {version}" for engine, version in versions.items()) + " |",
        "|---|---|" + "---|" * len(versions),
    ]
    for flow in FLOWS:
        for language in LANGUAGES:
            cells = [found[flow, language, engine] for engine in versions]
            told = " | ".join(f"{cell.outcome}, {cell.seconds:.1f} s" for cell in cells)
            lines.append(f"| {flow} | {language} | {told} |")
    return "\n".join(lines) + "\n"
