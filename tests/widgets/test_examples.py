"""Examples are found in Markdown wherever a fence may stand, and every line counts in the page."""

from __future__ import annotations

import pytest

from tests.engine.notation.documents import ALCALDE_TRICK
from widgets.examples import fences, verify_page

BODY = 'game = "alcalde"\nkind = "trick"'


def lines(page: str) -> list[tuple[str, str]]:
    """For each example, the line of the page where its fence opens and the one where its text begins."""
    all_lines = page.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    return [(all_lines[fence.line - 1], all_lines[fence.first_line - 1]) for fence in fences(page)]


PLAIN = f"# Title\n\nText.\n\n```example\n{BODY}\n```\n"


@pytest.mark.parametrize(
    ("page", "wanted"),
    [
        pytest.param(PLAIN, ("```example", 'game = "alcalde"'), id="in the open"),
        pytest.param(f"---\ntitle: A\nhide:\n  - toc\n---\n\n{PLAIN}", ("```example", 'game = "alcalde"'),
                     id="behind front matter"),
        pytest.param(f"---\ntext: |\n  ```example\n  no\n  ```\n---\n{PLAIN}", ("```example", 'game = "alcalde"'),
                     id="behind front matter with a fence in it"),
        pytest.param(f"---\ntitle: A\n...\n{PLAIN}", ("```example", 'game = "alcalde"'),
                     id="front matter until dots"),
        pytest.param(f"\ufeff---\ntitle: A\n---\n{PLAIN}", ("```example", 'game = "alcalde"'),
                     id="behind a byte order mark"),
        pytest.param(f"---\ntitle: A\n---\n{PLAIN}".replace("\n", "\r\n"), ("```example", 'game = "alcalde"'),
                     id="with the line ends of Windows"),
        pytest.param(f"Text\n\n---\n\n{PLAIN}", ("```example", 'game = "alcalde"'), id="behind a rule across the page"),
        pytest.param(f"~~~~ example fr\n{BODY}\n~~~~\n", ("~~~~ example fr", 'game = "alcalde"'),
                     id="between tildes, with more words"),
        pytest.param("- one\n\n  ```example\n  " + BODY.replace("\n", "\n  ") + "\n  ```\n",
                     ("  ```example", '  game = "alcalde"'), id="in a list"),
        pytest.param("1. one\n   - two\n\n     ```example\n     " + BODY.replace("\n", "\n     ") + "\n     ```\n",
                     ("     ```example", '     game = "alcalde"'), id="in a list in a list"),
        pytest.param("> Somebody said\n>\n> ```example\n> " + BODY.replace("\n", "\n> ") + "\n> ```\n",
                     ("> ```example", '> game = "alcalde"'), id="in a quotation"),
        pytest.param(f"```example\n{BODY}", ("```example", 'game = "alcalde"'), id="never closed"),
    ],
)  # fmt: skip
def test_found(page: str, wanted: tuple[str, str]) -> None:
    """The example is found with its text alone, and its lines are those of the page."""
    assert lines(page) == [wanted]
    assert fences(page)[0].text.rstrip("\n") == BODY


@pytest.mark.parametrize(
    "page",
    [
        pytest.param("```toml\na = 1\n```\n", id="another language"),
        pytest.param("```examples\na = 1\n```\n", id="another word"),
        pytest.param("```Example\na = 1\n```\n", id="with a capital"),
        pytest.param("```toml example\na = 1\n```\n", id="the word second"),
        pytest.param("````markdown\n```example\na = 1\n```\n````\n", id="inside another fence"),
        pytest.param("    ```example\n    a = 1\n    ```\n", id="in an indented block"),
        pytest.param("Text with ```example``` in it.\n", id="in a line"),
        pytest.param("---\ntext: |\n  ```example\n  a = 1\n  ```\n---\n", id="in the front matter"),
        pytest.param("", id="nowhere"),
    ],
)
def test_not_found(page: str) -> None:
    """What is no example is left alone."""
    assert fences(page) == ()


GOOD = f"{ALCALDE_TRICK}id = 'good'\n[expect]\npoints = 25\n"
BAD = ALCALDE_TRICK.replace("KC", "K") + "id = 'bad'\n[expect]\npoints = 25\n"


def test_verdicts() -> None:
    """Each example is judged, a broken one hides none of the others, and errors have the line of the page."""
    page = f"---\na: b\n---\n\n```example\n{BAD}```\n\n> ```example\n> {GOOD.replace(chr(10), chr(10) + '> ')}\n> ```\n"
    bad, good = verify_page(page, "docs/page.md")
    assert (bad.ok, bad.id, bad.source, bad.line) == (False, "bad", "docs/page.md", 5)
    assert bad.error is not None
    assert (bad.error.rule, bad.error.at, bad.error.line) == ("notation.card", "plays[0]", 10)
    assert page.split("\n")[bad.error.line - 1].startswith("plays =")
    assert (good.ok, good.id, good.line) == (True, "good", 16)


def test_rules_of_a_page() -> None:
    """On a page each example expects something, and no id stands twice."""
    silent = f"```example\n{ALCALDE_TRICK}```\n"
    page = f"```example\n{GOOD}```\n```example\n{GOOD}```\n{silent}{silent}"
    first, second, third, fourth = verify_page(page, "page.md")
    assert first.ok
    assert [verdict.error and verdict.error.rule for verdict in (second, third, fourth)] == [
        "notation.value", "notation.key", "notation.key"
    ]  # fmt: skip
    assert (second.error and second.error.at) == "id"


def test_a_broken_example_keeps_its_id() -> None:
    """The id of an example that is refused is taken all the same."""
    page = f"```example\n{BAD}```\n```example\n{GOOD.replace('good', 'bad')}```\n"
    _first, second = verify_page(page, "page.md")
    assert second.error is not None
    assert second.error.reason == "id-taken"
