"""What is read in a page's Markdown: where code begins and ends, which headings carry which ids."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from widgets.page_source import PageSource, fences, prose, read_pages
from widgets.problems import Problem, Problems, nearest


def page(text: str) -> PageSource:
    return PageSource("fr", "alsos/index.md", "docs/fr/alsos/index.md", text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a\n```\nb\n```\nc", [(2, 4, "", "")]),
        ("```example\nb\n```", [(1, 3, "", "example")]),
        ("~~~ toml x\n```\n~~~", [(1, 3, "", "toml x")]),
        ("````\n```\nb\n````", [(1, 4, "", "")]),
        ("```\nb\n`````", [(1, 3, "", "")]),
        ("    ```\n    b\n    ```", [(1, 3, "    ", "")]),
        ("```\nnever closed", [(1, 3, "", "")]),
        ("``` a ` b\n``not``", []),
        ("```\na\n```\n```\nb\n```", [(1, 3, "", ""), (4, 6, "", "")]),
    ],
)
def test_fences(text: str, found: list[tuple[int, int, str, str]]) -> None:
    """A fence is closed by its own mark, at least as long; an open one reaches to the end."""
    assert [(one.first, one.last, one.indent, one.info) for one in fences(text.split("\n"))] == found


def test_the_content_of_a_fence() -> None:
    """What stands between the marks, line by line, also where the closing mark is missing."""
    lines = "x\n```example\na\n\nb\n```".split("\n")
    (fence,) = fences(lines)
    assert (fence.is_example, fence.content(lines)) == (True, "a\n\nb\n")
    open_lines = ["```", "a", "b"]
    assert fences(open_lines)[0].content(open_lines) == "a\nb\n"


def test_prose_keeps_the_numbers_of_its_lines() -> None:
    """Lines outside of code are counted as in the file."""
    assert list(prose(["a", "```", "b", "```", "c"])) == [(1, "a"), (5, "c")]


def test_headings_and_their_ids() -> None:
    """Rules by their id, other headings by the id they give themselves; code has no headings."""
    found = page(
        "---\ntitle: x\n---\n# Title\n## One { #one }\n### alsos.tricks.lead\n#### alsos.tricks.leed ####\n"
        "## Two\n```\n## code\n### alsos.tricks.winner\n```\n## Three {: .big #three }\n#no heading\n"
    )
    assert [(one.line, one.level, one.rule) for one in found.rule_headings] == [
        (6, 3, "alsos.tricks.lead"),
        (7, 4, "alsos.tricks.leed"),
    ]
    assert found.explicit_ids == ((5, "one"), (13, "three"))
    assert found.nameless_headings == (8,)
    assert (found.game, page("").game, PageSource("fr", "check.md", "", "").game) == ("alsos", "alsos", "")


def test_pages_are_read_from_the_folder_of_their_language(tmp_path: Path) -> None:
    """By path, in order, without a byte order mark, and whatever their bytes are; no folder and no pipe is a page."""
    (tmp_path / "fr" / "alsos").mkdir(parents=True)
    (tmp_path / "fr" / "folder.md").mkdir()
    os.mkfifo(tmp_path / "fr" / "pipe.md")
    (tmp_path / "fr" / "alsos" / "index.md").write_bytes(b"\xef\xbb\xbf# A\r\n")
    (tmp_path / "fr" / "b.md").write_bytes(b"\xff")
    (tmp_path / "fr" / "c.txt").write_text("no page", encoding="utf-8")
    pages = read_pages(tmp_path, "fr", lambda path: f"docs/{path.relative_to(tmp_path).as_posix()}")
    assert list(pages) == ["alsos/index.md", "b.md"]
    assert pages["alsos/index.md"].text == "# A\n"
    assert pages["alsos/index.md"].source == "docs/fr/alsos/index.md"


def test_problems_are_told_once_in_order() -> None:
    """By file and line, each of them once, whatever the order and the number of times they were found in."""
    problems = Problems()
    for line in (7, 3, 7):
        problems.add("b.md", line, "x")
    problems.add("a.md", 9, "y")
    assert [str(one) for one in problems.take()] == ["a.md:9: y", "b.md:3: x", "b.md:7: x"]
    problems.add("b.md", 3, "x")
    problems.add("b.md", 4, "z")
    assert problems.take() == (Problem("b.md", 4, "z"),)


def test_the_nearest_word_is_a_hint_and_a_far_one_is_none() -> None:
    """A word that looks like nothing known gets no hint."""
    assert nearest("alsos.trick", ["alsos.tricks", "alcalde.tricks"]) == "; did you mean 'alsos.tricks'?"
    assert nearest("zzz", ["alsos.tricks"]) == ""
