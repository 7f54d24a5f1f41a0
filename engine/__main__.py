"""The command line: whether worked examples hold (`verify`), and how they go step by step (`replay`).

A host: it alone in this package knows files, and asks the widgets' catalogs and their reader of Markdown, each only
where it is needed. Exit status: 0 all hold; 1 one does not, or none was found; 2 unusable arguments or a path that
cannot be read.
"""

from __future__ import annotations

import argparse
import errno
import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn, TextIO

from engine import notation
from engine.errors import EngineError
from engine.verify import Verdict, refused, verify_text

STANDARD_INPUT = ("-", "/dev/stdin")
TOO_MUCH = notation.LARGEST_DOCUMENT + 1
INTERRUPTED = 130
"""What a shell expects of a command that was stopped by its reader."""

Reader = Callable[[str], list[Verdict]]
"""What judges the examples of the file of that path; raises OSError, or ModuleNotFoundError for a missing library."""


@dataclass(slots=True)
class Found:
    """The verdicts on everything that was named, the paths that cannot be read, and those whose reader is missing."""

    verdicts: list[Verdict] = field(default_factory=list)
    unreadable: list[tuple[str, str]] = field(default_factory=list)
    """Each with its cause."""
    without_reader: list[str] = field(default_factory=list)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    named = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    found = Found()
    for path in named.paths:
        _look(path, found)
    try:
        status: int = named.command(named, found)
        _flush()
    except BrokenPipeError:
        raise
    except OSError:
        _give_up_output()
        _complain_of_output(named.lang)
        return 2
    _complain(named.lang, found)
    return 2 if found.unreadable or found.without_reader else status


class Parser(argparse.ArgumentParser):
    """A reader of arguments that repeats unusable ones without what is unseen in them."""

    def error(self, message: str) -> NoReturn:
        """End with status 2."""
        from widgets.echo import visible

        super().error(visible(message))


def _parser() -> argparse.ArgumentParser:
    from widgets.i18n import LANGUAGES

    parser = Parser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="verify|replay")
    verify = commands.add_parser("verify", help="say whether examples hold")
    verify.add_argument("--json", action="store_true", help="print the verdicts as one JSON list")
    verify.add_argument(
        "paths", nargs="+", metavar="PATH", help="a .toml or .md file, a folder of them, - for TOML on standard input"
    )
    verify.set_defaults(command=_verify)
    replay = commands.add_parser("replay", help="tell examples step by step")
    replay.add_argument("--step", type=int, metavar="N", help="tell only this step, counted from 1")
    replay.add_argument("paths", nargs=1, metavar="PATH", help="as for verify")
    replay.set_defaults(command=_replay)
    for command in (verify, replay):
        command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language of all messages")
    return parser


def _verify(named: argparse.Namespace, found: Found) -> int:
    from widgets.i18n import load
    from widgets.refusals import sentence

    translator = load(named.lang)
    if named.json:
        from widgets.echo import json_text

        records = [verdict.record(lambda error: sentence(error, translator)) for verdict in found.verdicts]
        print(json_text(records))
    else:
        from widgets.terminal import report

        _print(report(found.verdicts, translator))
    return _status(found)


def _replay(named: argparse.Namespace, found: Found) -> int:
    from widgets.i18n import load
    from widgets.terminal import last_step, no_such_step, report, steps

    translator = load(named.lang)
    last = last_step(found.verdicts)
    if found.verdicts and named.step is not None and not 1 <= named.step <= last:
        _write([no_such_step(named.step, last, translator)], sys.stderr)
        return 2
    if not found.verdicts:
        _print(report(found.verdicts, translator))
    for at, verdict in enumerate(found.verdicts):
        if at:
            print()
        _print(steps(verdict, translator, named.step))
    return _status(found)


def _status(found: Found) -> int:
    return 0 if found.verdicts and all(verdict.ok for verdict in found.verdicts) else 1


def _print(lines: Iterable[str]) -> None:
    _write(lines, sys.stdout)


def _write(lines: Iterable[str], stream: TextIO | None) -> None:
    """Write lines of words; nothing that somebody put into a file reaches the terminal as a command to it.

    A stream that was closed before we began is None: nobody wants to know.
    """
    from widgets.echo import visible

    for line in lines if stream is not None else ():
        print(visible(line), file=stream)


def _complain(language: str, found: Found) -> None:
    if found.unreadable or found.without_reader:
        from widgets.i18n import load
        from widgets.terminal import no_reader, unusable

        translator = load(language)
        _write((unusable(path, cause, translator) for path, cause in found.unreadable), sys.stderr)
        _write((no_reader(path, translator) for path in found.without_reader), sys.stderr)


def _complain_of_output(language: str) -> None:
    from widgets.i18n import load
    from widgets.terminal import unwritable

    _write([unwritable(load(language))], sys.stderr)


def _look(path: str, found: Found) -> None:
    """Judge what `path` names: standard input, a document or a page, a pipe, or what is in a folder."""
    if path in STANDARD_INPUT:
        _judge(path, _standard_input, found)
    elif os.path.isdir(path):
        for below, reader in _walk(path, found):
            _judge(below, reader, found)
    elif named := READERS.get(_suffix(path)) or (_toml if _is_pipe(path) else None):
        _judge(path, named, found)
    else:
        found.unreadable.append((path, "another-kind" if os.path.exists(path) else "missing"))


def _judge(path: str, reader: Reader, found: Found) -> None:
    try:
        found.verdicts += reader(path)
    except OSError as error:
        found.unreadable.append((path, _cause(error, path)))
    except ModuleNotFoundError:
        found.without_reader.append(path)


def _walk(folder: str, found: Found) -> Iterator[tuple[str, Reader]]:
    """The documents and pages in a folder, and in the folders in it, in sorted order; hidden ones are left out.

    Plain files alone are read: for a pipe or a device one might wait for ever. A link to a file is followed, a link to
    a folder is not, since it may lead back.
    """
    waiting = [folder]
    while waiting:
        path = waiting.pop()
        reader = READERS.get(_suffix(path))
        try:
            mode = os.stat(path).st_mode
            if reader and stat.S_ISREG(mode):
                yield path, reader
            elif stat.S_ISDIR(mode) and (path == folder or not os.path.islink(path)):
                names = sorted((name for name in os.listdir(path) if not name.startswith(".")), reverse=True)
                waiting += (os.path.join(path, name) for name in names)
        except OSError as error:
            if reader or isinstance(error, PermissionError):
                found.unreadable.append((path, _cause(error, path)))


def _cause(error: OSError, path: str) -> str:
    """Why a path cannot be read, as `widgets.terminal` tells it."""
    if isinstance(error, PermissionError):
        return "forbidden"
    if os.path.islink(path) and (error.errno == errno.ELOOP or isinstance(error, FileNotFoundError)):
        return "link"
    return "missing" if isinstance(error, FileNotFoundError) else "unreadable"


def _is_pipe(path: str) -> bool:
    try:
        return stat.S_ISFIFO(os.stat(path).st_mode)
    except OSError:
        return False


def _suffix(path: str) -> str:
    return os.path.splitext(path)[1].lower()


def _standard_input(path: str) -> list[Verdict]:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    data = sys.stdin.buffer.read(TOO_MUCH)
    return [_document(data, path, len(data))]


def _toml(path: str) -> list[Verdict]:
    with open(path, "rb") as file:
        return [_document(file.read(TOO_MUCH), path, os.fstat(file.fileno()).st_size)]


def _markdown(path: str) -> list[Verdict]:
    from widgets.examples import verify_page

    data = Path(path).read_bytes()
    try:
        return list(verify_page(data.decode(), path))
    except UnicodeDecodeError as error:
        return [refused(notation.not_utf8(data[: error.start]), path)]


def _document(data: bytes, source: str, size: int) -> Verdict:
    """The verdict on the bytes of one document, which are too many where they exceed the limit."""
    try:
        notation.check_size(max(size, len(data)))
        text = data.decode()
    except UnicodeDecodeError as error:
        return refused(notation.not_utf8(data[: error.start]), source)
    except EngineError as error:
        return refused(error, source)
    return verify_text(text, source)


READERS: dict[str, Reader] = {".toml": _toml, ".md": _markdown}
"""Who reads a file, by its ending."""


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _give_up_output() -> None:
    """Let what is still to be written go nowhere, so that nothing fails once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run() -> int:
    try:
        return main()
    except BrokenPipeError:
        # Whoever read the output has enough of it.
        _give_up_output()
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(_run())
