"""The programs that the pages and the README print: each runs as it stands, and writes what the page says it writes."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from widgets.counts import SEED, figure

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAM = re.compile(r"^```python\n(?P<code>.*?)^```\n(?:\n```text\n(?P<output>.*?)^```$)?", re.DOTALL | re.MULTILINE)

PROGRAMS = [
    (
        f"{page.relative_to(ROOT).as_posix()}:{page_text[: found.start()].count(chr(10)) + 1}",
        found["code"],
        found["output"],
    )
    for page in PAGES
    for page_text in [page.read_text(encoding="utf-8")]
    for found in PROGRAM.finditer(page_text)
]


def written(code: str) -> str:
    """What the program writes."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, "page", "exec"), {"__name__": "__main__"})
    return output.getvalue()


@pytest.mark.parametrize(("place", "code", "output"), PROGRAMS, ids=[place for place, *_ in PROGRAMS])
def test_a_program_of_a_page(place: str, code: str, output: str | None) -> None:
    """It runs, and where its output stands below, that is what it writes."""
    text = written(code)
    assert text
    assert output is None or text == output


def test_the_tools_are_shown_at_work() -> None:
    """Both languages show the same programs with the same output: a bot for each game, a whole deal, a count."""
    french, spanish = (
        [(code, output) for place, code, output in PROGRAMS if place.startswith(f"docs/{language}/tools.md")]
        for language in ("fr", "es")
    )
    assert french == spanish
    assert len(french) == 4
    assert all(output for _code, output in french)
    assert {module for code, _ in french for module in re.findall(r"from (engine\.\w+)\.table_play", code)} == {
        "engine.alsos",
        "engine.alcalde",
    }


def test_the_count_is_the_one_of_the_page_of_statistics() -> None:
    """Who counts again as the tools' page shows finds the figure of the page of statistics."""
    name = "alsos.ultimo.4"
    (output,) = {output for _place, code, output in PROGRAMS if f'Random("{SEED} {name}")' in code}
    found = figure(name)
    low, high = found.interval
    assert output == f"{round(found.value * found.deals)} {found.deals} {low:.2f} {high:.2f}\n"
