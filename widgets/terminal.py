"""What the command line says: the verdicts one by one with a count at the end, and the steps of a replay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.errors import EngineError
from engine.record import Replay, replay
from engine.record.places import EMPTY
from engine.verify import Mismatch, Verdict
from widgets.echo import echoed, echoed_value
from widgets.i18n import N_, Translator
from widgets.narration import note, place_of, step_lines, title, where
from widgets.refusals import sentence
from widgets.setting import Setting

INDENT = "    "


def report(verdicts: Sequence[Verdict], _: Translator) -> Iterator[str]:
    """Every verdict in a line of its own, with what is wrong below it, then how many hold."""
    for verdict in verdicts:
        yield _headline(verdict, _)
        yield from (INDENT + line for line in faults(verdict, _))
    if not verdicts:
        yield _("No example was found.")
        return
    held = sum(verdict.ok for verdict in verdicts)
    yield _.plural("{count} example holds.", "{count} examples hold.", held)
    if held < len(verdicts):
        yield _.plural("{count} example does not hold.", "{count} examples do not hold.", len(verdicts) - held)


def _headline(verdict: Verdict, _: Translator) -> str:
    place = f"{verdict.source}:{verdict.line}"
    name = place if verdict.id is None else f"{place} ({echoed(verdict.id)})"
    if not verdict.ok:
        return _("✗ {name}: does not hold", name=name)
    if verdict.error is not None:
        return _("✓ {name}: holds, the refusal {rule} was expected", name=name, rule=verdict.error.rule)
    return _("✓ {name}: holds", name=name)


def faults(verdict: Verdict, _: Translator) -> Iterator[str]:
    """What keeps an example from holding, one line each."""
    if verdict.ok:
        return
    if verdict.error is not None:
        yield refusal(verdict.error, _)
    yield from (_mismatch(one, _) for one in verdict.mismatches)


def refusal(error: EngineError, _: Translator) -> str:
    """A refusal with its line, its entry and its rule."""
    told = sentence(error, _)
    if error.at:
        at = echoed(error.at)
        return _("line {line}, {at}: {told} [{rule}]", line=error.line, at=at, told=told, rule=error.rule)
    return _("line {line}: {told} [{rule}]", line=error.line, told=told, rule=error.rule)


def _mismatch(one: Mismatch, _: Translator) -> str:
    key, expected = echoed(one.key), echoed_value(one.expected)
    if one.actual is None:
        return _("{key}: {expected} was expected, and the result has no such thing", key=key, expected=expected)
    actual = echoed_value(one.actual)
    return _("{key}: {expected} was expected, {actual} came", key=key, expected=expected, actual=actual)


def steps(verdict: Verdict, _: Translator, only: int | None = None) -> Iterator[str]:
    """The steps of an example, or `only` the one of that number (from 1), then the refusal that ended it, if any."""
    if verdict.example is None:
        yield _headline(verdict, _)
        yield from (INDENT + line for line in faults(verdict, _))
        return
    replayed = replay(verdict.example)
    yield _in_one_line(title(verdict.example, _))
    for at in range(step_count(replayed)):
        if only in (None, at + 1):
            yield ""
            yield from _step(replayed, at, verdict.error, _)
    if not verdict.ok and only is None:
        mismatches = [_mismatch(one, _) for one in verdict.mismatches]
        yield from ["", *mismatches] if mismatches else ()


def step_count(replayed: Replay) -> int:
    """How many steps are told: what the rules refuse is one more, as on the pages."""
    return len(replayed.steps) + (replayed.error is not None)


def _step(replayed: Replay, at: int, error: EngineError | None, _: Translator) -> Iterator[str]:
    """One step; `error` is the refusal with its line in the source, where the step is one."""
    example, count = replayed.example, step_count(replayed)
    if at == len(replayed.steps):
        assert error is not None
        yield where(_("refused"), at + 1, count, example.kind, _)
        yield INDENT + refusal(error, _)
        return
    step = replayed.steps[at]
    yield where(place_of(step, _), at + 1, count, example.kind, _)
    for line in step_lines(step, Setting(example.players, ""), _):
        yield INDENT + (f"{line.text} [{line.rule}]" if line.rule else line.text)
    comment = note(example, [one.at for one in replayed.steps], at, _.language)
    if comment:
        yield f"{INDENT}({_in_one_line(comment)})"


def _in_one_line(words: str) -> str:
    """An author's words, whose line breaks are spaces here, as they are on a page."""
    return " ".join(words.split())


def last_step(verdicts: Iterable[Verdict]) -> int:
    """The greatest number of steps that one of these examples has."""
    return max((step_count(replay(one.example)) for one in verdicts if one.example is not None), default=0)


UNUSABLE = {
    "another-kind": N_("{path}: cannot be read. Name a file that ends in .toml or .md, a folder of them, or - ."),
    "missing": N_("{path}: cannot be read. There is nothing of that name; look at how it is written."),
    "forbidden": N_("{path}: cannot be read. You are not allowed to; change its rights, or name another file."),
    "link": N_("{path}: cannot be read. It is a link that leads to no file; mend it, or take it away."),
    "unreadable": N_("{path}: cannot be read. Look whether it is a whole file, and try again."),
}
"""Why a path cannot be read, and what to do."""


def unusable(path: str, cause: str, _: Translator) -> str:
    """The complaint about a path that cannot be read."""
    return _(UNUSABLE[cause], path=path or EMPTY)


def unwritable(_: Translator) -> str:
    """The complaint about an output that takes nothing more."""
    return _("The answer cannot be written to its place. See whether there is room, and try again.")


def no_reader(path: str, _: Translator) -> str:
    """The complaint about a page where the library that reads Markdown is not installed."""
    return _("{path}: pages need the package markdown-it-py. Install it and try again.", path=path)


def no_such_step(step: int, last: int, _: Translator) -> str:
    """The complaint about a step that no example has."""
    return _("There is no step {step}: the last one is {last}.", step=step, last=last)
