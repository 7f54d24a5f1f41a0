"""Which worked examples a Markdown page holds, and on which lines of the page each of them stands.

An example is a fenced block whose info string begins with the word `example`, also inside a list or a quotation.
Front matter is no part of the text, but its lines count.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from markdown_it import MarkdownIt

from engine.verify import Verdict, verify_text

FRONT_MATTER = re.compile(r"\A-{3}[ \t]*\n(?:.*?\n)?(?:-{3}|\.{3})[ \t]*(?:\n|\Z)", re.DOTALL)
BYTE_ORDER_MARK = "\ufeff"
WORD = "example"


@dataclass(frozen=True, slots=True)
class Fence:
    """One example of a page: its text, the line where its fence opens and the first line of the text, from 1."""

    text: str
    line: int
    first_line: int


def fences(page: str) -> tuple[Fence, ...]:
    """The examples of a page, in order."""
    text = page.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n")
    text = FRONT_MATTER.sub(lambda matter: "\n" * matter.group().count("\n"), text)
    blocks = MarkdownIt("commonmark").disable("inline").parse(text)
    return tuple(
        Fence(block.content, block.map[0] + 1, block.map[0] + 2)
        for block in blocks
        if block.type == "fence" and block.map is not None and block.info.split()[:1] == [WORD]
    )


def verify_page(page: str, source: str) -> tuple[Verdict, ...]:
    """The verdicts on the examples of a page: each must expect something, and bear an id that no other bears."""
    verdicts: list[Verdict] = []
    for fence in fences(page):
        taken = [verdict.id for verdict in verdicts if verdict.id is not None]
        verdicts.append(
            verify_text(fence.text, source, fence.line, first_line=fence.first_line, must_expect=True, taken=taken)
        )
    return tuple(verdicts)
