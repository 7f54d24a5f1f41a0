"""Sound examples to spoil: those of the pages, documents of every kind, and whole deals played at random."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from engine.notation import write
from tests.engine.notation import documents
from tests.engine.notation.random_records import alcalde_game, alsos_game
from widgets.examples import page_fences

DOCS = Path(__file__).parents[2] / "docs"
PLAYED = 6


@cache
def pages() -> tuple[str, ...]:
    """The pages of both languages in which examples stand."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(DOCS.rglob("*.md")))
    return tuple(text for text in texts if "```example" in text)


@cache
def examples() -> tuple[str, ...]:
    """Every example once."""
    of_pages = dict.fromkeys(fence.text for page in pages() for fence in page_fences(page))
    of_tests = (text for name, text in vars(documents).items() if name.isupper() and isinstance(text, str))
    played = (write(play(Random(seed))[0]) for play in (alsos_game, alcalde_game) for seed in range(PLAYED))
    return (*of_pages, *of_tests, *played)
