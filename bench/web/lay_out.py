"""The folder that is served to be measured: our way to the engine and the plain one, side by side, compressed ahead.

`ours.html` and `plain.html` differ in one script: ours imports the shell's client of the engine, the plain one starts a
worker that does what Pyodide's guide says. Both put the same question, a whole replay, and tell in the title when the
answer came. The pages of the peers (`peers.py`) lie beside them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.web import peers
from widgets.runtime.library_trace import examples

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
HERE = ROOT / "bench" / "web"
TARGET = ROOT / "build" / "bench-web"
PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.js",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
COMPRESS = ROOT / "widgets" / "runtime" / "compress.mjs"
EXAMPLE = "parti-76"


def example_text() -> str:
    """The example that everybody replays: a whole deal of Alsós."""
    return next(text for text in examples(ROOT / "docs", "fr") if f'id = "{EXAMPLE}"' in text)


def plain_wheels(target: Path) -> list[str]:
    """Build the two wheels as they are before compilation; their names, the engine's first."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    for project in (ROOT, ROOT / "widgets"):
        subprocess.run(command, cwd=project, env=environment, check=True, stdout=subprocess.DEVNULL)
    return sorted(wheel.name for wheel in target.glob("*.whl"))


def lay_out() -> Path:
    """Fill the folder anew and return it."""
    folder = TARGET / "served"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "pyodide").mkdir(parents=True)
    shutil.copytree(SITE / "assets" / "runtime", folder / "assets" / "runtime")
    (folder / "assets" / "shell").mkdir()
    shutil.copyfile(ROOT / "widgets" / "shell" / "engine_client.js", folder / "assets" / "shell" / "engine_client.js")
    [worker] = SITE.glob("assets/shell-*/worker.js")
    shutil.copyfile(worker, folder / "assets" / "shell" / "worker.js")
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / "pyodide" / name)
    wheels = plain_wheels(folder / "wheels")
    question = {"op": "replay", "language": "fr", "base": "../", "text": example_text()}
    (folder / "wheels.json").write_text(json.dumps(wheels), encoding="utf-8")
    (folder / "question.json").write_text(json.dumps(question), encoding="utf-8")
    page = (HERE / "first_answer.html").read_text(encoding="utf-8")
    for way in ("ours", "plain"):
        (folder / f"{way}.html").write_text(page.replace("WAY", way), encoding="utf-8")
    for name in ("ours.js", "plain.js", "plain_worker.js"):
        shutil.copyfile(HERE / name, folder / name)
    (folder / "404.html").write_text("", encoding="utf-8")
    peers.build(folder, wheels, question)
    subprocess.run(["node", str(COMPRESS), str(folder), str(TARGET / "compressed")], check=True)
    return folder
