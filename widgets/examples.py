"""Which worked examples a Markdown page holds, and on which lines of the page each of them stands.

An example is a fenced block at the left edge whose info string begins with the word `example`. What looks like one and
is none to a reader of Markdown, or stands inside of something else, is misplaced.
"""

from __future__ import annotations

from markdown_it import MarkdownIt

from engine.verify import Verdict
from widgets.page_source import EXAMPLE, bare_text
from widgets.page_verdicts import PageFence, misplaced_fence, seen_fences, verify_fences


def page_fences(page: str) -> tuple[PageFence, ...]:
    """The examples of a page, in order."""
    text = bare_text(page)
    lines = text.split("\n")
    found = {fence.line: misplaced_fence(fence.line) for fence in seen_fences(page)}
    for block in MarkdownIt("commonmark").disable("inline").parse(text):
        if block.type == "fence" and block.map is not None and block.info.split()[:1] == [EXAMPLE]:
            line, last = block.map[0] + 1, block.map[1]
            is_at_edge = block.level == 0 and lines[line - 1].startswith(block.markup)
            found[line] = PageFence(block.content, line, last) if is_at_edge else misplaced_fence(line)
    return tuple(found[line] for line in sorted(found))


def verify_page(page: str, source: str) -> tuple[Verdict, ...]:
    """The verdicts on the examples of a page."""
    return verify_fences(page_fences(page), source)
