"""What a visit can ask of the engine, put to it in full, to see which files of Python's library that takes.

`python -m widgets.runtime.library_trace` writes library.txt. It needs the runtime, whatever its library.txt was before.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

from widgets.i18n import LANGUAGES
from widgets.page_source import EXAMPLE, fences
from widgets.runtime.library import LIST

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build" / "runtime"
WHOLE_LIBRARY = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
HEAD = """\
# The files of Python's own library that a visit imports. Written by `make library`, never by hand.
"""


def examples(docs: Path, language: str) -> tuple[str, ...]:
    """The texts of the worked examples on the pages of one language, each once."""
    texts: dict[str, None] = {}
    for page in sorted((docs / language).rglob("*.md")):
        lines = page.read_text(encoding="utf-8").splitlines()
        for fence in fences(lines):
            if fence.info == EXAMPLE:
                texts[dedent("\n".join(lines[fence.first : fence.last - 1])) + "\n"] = None
    return tuple(texts)


def faulty(text: str) -> tuple[str, ...]:
    """Texts that are refused, each in a way of its own, made from one that holds."""
    return (
        "",
        "game = ",
        text.replace("kind", "kindd", 1),
        text.replace('kind = "', 'kind = "un', 1),
        text.replace("plays = [", 'plays = ["Nobody AS", ', 1),
        text + "\n[expected]\n",
    )


def questions(docs: Path) -> list[dict[str, Any]]:
    """Every kind of request, about every example, in both languages, answered or refused."""
    asked = ({"language": language, "base": "../"} | what for language in LANGUAGES for what in _about(docs, language))
    return [{"id": number} | what for number, what in enumerate(asked, 1)]


def _about(docs: Path, language: str) -> Iterator[dict[str, Any]]:
    texts = examples(docs, language)
    for text in texts:
        yield {"op": "replay", "text": text}
        yield {"op": "check", "text": text}
        yield {"op": "position", "text": text, "step": 1, "branch": []}
        for ahead in (False, True):
            yield {"op": "analysis", "text": text, "step": 1 + 10 * (not ahead), "view": "player", "ahead": ahead}
        for token in ("pass", "play:AS", "exchange", "nonsense"):
            yield {"op": "position", "text": text, "step": 1, "branch": [token]}
    for text in (fault for whole in texts for fault in faulty(whole)):
        yield {"op": "replay", "text": text}
        yield {"op": "check", "text": text}
    yield {"op": "nonsense"}


def ask(runtime: Path, asked: list[dict[str, Any]], *library: Path) -> dict[str, Any]:
    """The answers of the runtime booted on Node, and the files of the library that it took."""
    command: list[str | Path] = ["node", Path(__file__).with_name("ask.mjs"), runtime, *library]
    done = subprocess.run(command, input=json.dumps(asked), stdout=subprocess.PIPE, text=True, check=True)
    answered: dict[str, Any] = json.loads(done.stdout)
    return answered


if __name__ == "__main__":
    imported = ask(RUNTIME, questions(ROOT / "docs"), WHOLE_LIBRARY)["library"]
    LIST.write_text(HEAD + "".join(f"{name}\n" for name in imported), encoding="utf-8")
