"""Copies of the project in which mutants are made and tested, so that the working tree is never touched.

A copy's modules are compiled ahead with the fingerprint of their source in them: a changed module is always compiled
anew, whatever its date, and the others need not be. Each run of tests is a process of its own, forked from one that
has imported the test tools and nothing of the project; it imports the engine of its copy afresh.
"""

from __future__ import annotations

import compileall
import json
import os
import py_compile
import resource
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.mutants.places import ROOT

FOLDERS = ("engine", "widgets", "tests", "docs", "translations", "bench")
FILES = ("pyproject.toml", "mkdocs.yml", "Makefile")
MEMORY = 4 << 30
"""Bytes of address space that a run of tests may take."""

ENVIRONMENT = {"DEALS": "1000", "PYTHONDONTWRITEBYTECODE": "1"}
"""Fewer deals than usual for the second statement of the rules, the same ones every time."""

OPTIONS = (
    "-x", "-q", "-p", "no:cacheprovider", "--tb=short", "--hypothesis-profile=mutants",
    "-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning",
)  # fmt: skip

PASSED, FAILED, INTERRUPTED, INTERNAL = 0, 1, 2, 3
NOT_IMPORTED = 90

hypothesis.settings.register_profile(
    "mutants",
    deadline=None,
    derandomize=True,
    database=None,
    phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run of tests ended: "passed", or what told the mutant from the engine; the first test that failed."""

    how: str
    by: str
    seconds: float


class Copy:
    """One copy of the project, in which one run of tests at a time goes on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        for name in FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in FILES:
            shutil.copy(ROOT / name, folder / name)
        for name in ("engine", "widgets"):
            mode = py_compile.PycInvalidationMode.CHECKED_HASH
            compileall.compile_dir(folder / name, quiet=2, invalidation_mode=mode)
        self._process = 0
        self._deadline = 0.0
        self._told = folder / "told.json"

    def write(self, module: str, text: str) -> None:
        """Put `text` in the place of a module."""
        (self.folder / module).write_text(text, encoding="utf-8")

    def start(
        self, files: Sequence[str], processor_seconds: int, *, module: str = "", keep_compiled: bool = False
    ) -> None:
        """Begin to run these test files; `module` must be imported by them, if it is not a program."""
        self._told.unlink(missing_ok=True)
        self._deadline = time.monotonic() + 30 + 10 * processor_seconds
        self._process = os.fork()
        if not self._process:
            status = INTERNAL
            try:
                status = self._run(files, processor_seconds, module, keep_compiled)
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(status)

    def _run(self, files: Sequence[str], processor_seconds: int, module: str, keep_compiled: bool) -> int:
        """In the forked process: the tests, in the copy."""
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (processor_seconds, processor_seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        output = os.open(self.folder / "output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        for stream in (1, 2):
            os.dup2(output, stream)
        os.environ.update(ENVIRONMENT)
        os.chdir(self.folder)
        sys.dont_write_bytecode = not keep_compiled
        for name in [name for name in sys.modules if name.partition(".")[0] in FOLDERS]:
            del sys.modules[name]
        sys.path[:] = [path for path in sys.path if path and Path(path).resolve() != ROOT]
        first = FirstFailure()
        status = int(pytest.main([*OPTIONS, *files], plugins=[first]))
        self._told.write_text(json.dumps(first.test), encoding="utf-8")
        if status == PASSED and module and not self._is_imported(module):
            return NOT_IMPORTED
        return status

    def _is_imported(self, module: str) -> bool:
        """Whether the tests have imported this very file."""
        name = module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        imported = sys.modules.get(name)
        return imported is not None and Path(str(imported.__file__)) == self.folder / module

    def finished(self) -> Outcome | None:
        """How the run ended, or None while it goes on; one that takes too long is ended."""
        process, status, used = os.wait4(self._process, os.WNOHANG)
        if not process:
            if time.monotonic() < self._deadline:
                return None
            os.killpg(self._process, signal.SIGKILL)
            process, status, used = os.wait4(self._process, 0)
            return Outcome("time", "", used.ru_utime + used.ru_stime)
        seconds = used.ru_utime + used.ru_stime
        try:
            test: Any = json.loads(self._told.read_text(encoding="utf-8"))
        except FileNotFoundError:
            test = ""
        if os.WIFSIGNALED(status):
            ended = os.WTERMSIG(status)
            return Outcome("time" if ended in (signal.SIGXCPU, signal.SIGKILL) else "crash", test, seconds)
        code = os.WEXITSTATUS(status)
        hows = {PASSED: "passed", FAILED: "failed", INTERRUPTED: "not collected", INTERNAL: "crash"}
        if code not in hows:
            output = (self.folder / "output.txt").read_text(encoding="utf-8", errors="replace")
            raise RuntimeError(f"the tests of a mutant ended with {code}:\n{output[-2000:]}")
        return Outcome(hows[code], test, seconds)


class FirstFailure:
    """A plugin for pytest that notes the first test, or the first file, that failed."""

    def __init__(self) -> None:
        self.test = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.test:
            self.test = report.nodeid
