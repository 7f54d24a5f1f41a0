"""What stands in a page's Markdown, line by line: prose, code, fences, headings that name a rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

FENCE = re.compile(
    r"^(?P<indent>[ \t]*(?:(?:>|[-+*:]|\d{1,9}[.)])[ \t]*)*)"
    r"(?P<run>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?P<info>.*)$"
)
"""A fence mark and what stands before it in its line: spaces, marks of lists and of quotations."""

COMMENT = re.compile(r" {0,3}<!--")
FRONT_MATTER = re.compile(r"\A-{3}[ \t]*\n(?:.*?\n)?(?:-{3}|\.{3})[ \t]*(?:\n|\Z)", re.DOTALL)
BYTE_ORDER_MARK = "\ufeff"
RULE_HEADING = re.compile(
    r"^(?P<level>#{1,6})[ \t]+(?P<rule>(?:alsos|alcalde|notation)(?:\.[a-z0-9-]+)+)[ \t]*#*[ \t]*$"
)
FILL = re.compile(r"(?P<code>(?<!`)(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`))|\{\{(?P<fill>.*?)\}\}|(?P<open>\{\{)")
TITLE = re.compile(r"^#[ \t]+(?P<title>[^#{\n]+)")
HEADING = re.compile(r"^(?P<level>#{1,6})[ \t]+\S")
EXPLICIT_ID = re.compile(r"^#{1,6}[ \t].*\{[^}]*?#(?P<id>[^\s}]+)[^}]*\}[ \t]*$")
EXAMPLE = "example"


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block: its first and last line (of the fence marks, from 1), its indent and its info string.

    The indent is all that stands before the mark: spaces, marks of lists and of quotations.
    """

    first: int
    last: int
    indent: str
    info: str

    @property
    def is_example(self) -> bool:
        """Whether the block is a worked example."""
        return self.info.split()[:1] == [EXAMPLE]

    def content(self, lines: list[str]) -> str:
        """What stands between the fence marks, of the `lines` that hold the block."""
        return "".join(f"{line}\n" for line in lines[self.first : self.last - 1])


@dataclass(frozen=True, slots=True)
class RuleHeading:
    """A heading that consists of a rule's id."""

    line: int
    level: int
    rule: str


@dataclass(frozen=True, slots=True)
class PageSource:
    """One page as it was written: `path` is the same in every language (`alsos/index.md`), `source` names the file."""

    language: str
    path: str
    source: str
    text: str

    @property
    def game(self) -> str:
        """The game whose folder the page stands in, or nothing."""
        return PurePosixPath(self.path).parts[0] if "/" in self.path else ""

    @property
    def lines(self) -> list[str]:
        """The lines, front matter included, so that a line's number is its place in the file."""
        return self.text.split("\n")

    @property
    def rule_headings(self) -> tuple[RuleHeading, ...]:
        """The headings that name a rule, outside of code."""
        return tuple(
            RuleHeading(number, len(found["level"]), found["rule"])
            for number, line in prose(self.lines)
            if (found := RULE_HEADING.match(line))
        )

    @property
    def title(self) -> str | None:
        """The page's first heading, in plain words; None where it has none."""
        found = next((found for _number, line in prose(self.lines) if (found := TITLE.match(line))), None)
        return found["title"].strip() if found else None

    @property
    def nameless_headings(self) -> tuple[int, ...]:
        """The lines of the headings below the page's title that have no id of their own."""
        return tuple(
            number
            for number, line in prose(self.lines)
            if (found := HEADING.match(line))
            and len(found["level"]) > 1
            and not (RULE_HEADING.match(line) or EXPLICIT_ID.match(line))
        )

    @property
    def explicit_ids(self) -> tuple[tuple[int, str], ...]:
        """The ids that headings give themselves, with their lines."""
        return tuple((number, found["id"]) for number, line in prose(self.lines) if (found := EXPLICIT_ID.match(line)))

    def rule_above(self, line: int) -> str | None:
        """The rule that the last heading above `line` names; None where that heading is another one."""
        headings = [text for number, text in prose(self.lines) if number < line and HEADING.match(text)]
        found = RULE_HEADING.match(headings[-1]) if headings else None
        return found["rule"] if found else None

    def fills(self, name: str) -> Iterator[tuple[int, str]]:
        """The blanks `{{ name … }}` outside of code: the line of each, and what stands after the name."""
        for number, line in prose(self.lines):
            for found in FILL.finditer(line):
                word, _space, rest = (found["fill"] or "").strip().partition(" ")
                if word == name:
                    yield number, rest.strip()

    def line_of(self, text: str) -> int:
        """The first line in which `text` stands, 1 if it stands in none."""
        return next((number for number, line in enumerate(self.lines, 1) if text in line), 1)


def read_pages(docs: Path, language: str, shown: Callable[[Path], str]) -> dict[str, PageSource]:
    """The pages of one language's folder by path; `shown` names a file as messages should."""
    folder = docs / language
    return {
        path.relative_to(folder).as_posix(): PageSource(
            language,
            path.relative_to(folder).as_posix(),
            shown(path),
            path.read_text(encoding="utf-8-sig", errors="replace"),
        )
        for path in sorted(folder.rglob("*.md"))
        if path.is_file()
    }


def bare_text(page: str) -> str:
    """The text of a page as a reader of Markdown takes it: front matter is no part of it, but its lines count."""
    text = page.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
    return FRONT_MATTER.sub(lambda matter: "\n" * matter.group().count("\n"), text)


def fences(lines: list[str]) -> tuple[Fence, ...]:
    """The fenced blocks, in order; one that is never closed reaches to the end of what it stands in."""
    found: list[Fence] = []
    opened: tuple[int, re.Match[str]] | None = None
    for number, line in enumerate(lines, 1):
        mark = FENCE.match(line)
        if opened and _leaves(opened[1]["indent"], line):
            found.append(_fence(opened, number - 1))
            opened = None
        if opened is None:
            opened = (number, mark) if mark else None
        elif mark and _closes(mark, opened[1]):
            found.append(_fence(opened, number))
            opened = None
    if opened:
        found.append(_fence(opened, len(lines) + 1))
    return tuple(found)


def code_lines(lines: list[str]) -> frozenset[int]:
    """The numbers of the lines that belong to a fenced block, its marks included."""
    return frozenset(number for fence in fences(lines) for number in range(fence.first, fence.last + 1))


def prose(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The lines outside of fenced blocks, each with its number from 1."""
    code = code_lines(lines)
    return ((number, line) for number, line in enumerate(lines, 1) if number not in code)


def comment_lines(lines: list[str]) -> frozenset[int]:
    """The numbers of the lines that a comment of HTML hides, the fenced blocks in it too."""
    code = code_lines(lines)
    hidden: list[int] = []
    is_open = False
    for number, line in enumerate(lines, 1):
        if is_open:
            hidden.append(number)
        if number not in code and (is_open or COMMENT.match(line)):
            is_open = "-->" not in line
    return frozenset(hidden)


def _closes(mark: re.Match[str], opening: re.Match[str]) -> bool:
    """Whether a mark ends the block: as long, alone in its line, and inside of the same quotation or list."""
    before = mark["indent"].replace(">", "") if ">" in opening["indent"] else mark["indent"]
    is_alone = not mark["info"].strip() and not before.strip()
    is_near = len(mark["indent"].expandtabs(4)) < len(opening["indent"].expandtabs(4)) + 4
    return is_alone and is_near and mark["run"].startswith(opening["run"])


def _leaves(indent: str, line: str) -> bool:
    """Whether a line stands outside of the list, the quotation or the indented part in which a block was opened."""
    if ">" in indent:
        return not line.lstrip().startswith(">")
    width, own = len(indent.expandtabs(4)), len(line.expandtabs(4)) - len(line.expandtabs(4).lstrip())
    inside = width if indent.strip() else width - 3
    return bool(line.strip()) and own < inside


def _fence(opened: tuple[int, re.Match[str]], last: int) -> Fence:
    first, mark = opened
    return Fence(first, last, mark["indent"], mark["info"].strip())
