"""Examples are found at the left edge of a page, every line counts in it, and none elsewhere is passed over."""

from __future__ import annotations

import pytest

from tests.engine.notation.documents import ALCALDE_TRICK
from tests.widgets.asking import ask
from widgets.examples import page_fences, verify_page
from widgets.i18n import load
from widgets.page_verdicts import seen_fences
from widgets.refusals import sentence

BODY = 'game = "alcalde"\nkind = "trick"'


def lines(page: str) -> list[tuple[str, str]]:
    """For each example, the line of the page where its fence opens and the one where its text begins."""
    all_lines = page.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    return [(all_lines[fence.line - 1], all_lines[fence.first_line - 1]) for fence in page_fences(page)]


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
        pytest.param(f"```example\n{BODY}", ("```example", 'game = "alcalde"'), id="never closed"),
    ],
)  # fmt: skip
def test_found(page: str, wanted: tuple[str, str]) -> None:
    """The example is found with its text alone, and its lines are those of the page."""
    assert lines(page) == [wanted]
    assert page_fences(page)[0].text.rstrip("\n") == BODY


@pytest.mark.parametrize(
    "page",
    [
        pytest.param("```toml\na = 1\n```\n", id="another language"),
        pytest.param("```examples\na = 1\n```\n", id="another word"),
        pytest.param("```Example\na = 1\n```\n", id="with a capital"),
        pytest.param("```toml example\na = 1\n```\n", id="the word second"),
        pytest.param("````markdown\n```example\na = 1\n```\n````\n", id="inside another fence"),
        pytest.param("Text with ```example``` in it.\n", id="in a line"),
        pytest.param("---\ntext: |\n  ```example\n  a = 1\n  ```\n---\n", id="in the front matter"),
        pytest.param("", id="nowhere"),
    ],
)
def test_not_found(page: str) -> None:
    """What is no example is left alone."""
    assert page_fences(page) == ()


GOOD = f"{ALCALDE_TRICK}id = 'good'\n[expect]\npoints = 25\n"
BAD = ALCALDE_TRICK.replace("KC", "K") + "id = 'bad'\n[expect]\npoints = 25\n"
FENCE = f"```example\n{BODY}\n```\n"


def within(before: str, indent: str, fence: str = FENCE) -> str:
    """The fence behind these lines, each of its own behind the indent."""
    return before + "".join(f"{indent}{line}\n" for line in fence.splitlines())


MISPLACED = {
    "in a note": within("!!! note\n\n", "    "),
    "in a note, without a blank line": within("!!! note\n", "    "),
    "in a note that opens": within('??? note "Title"\n\n', "    "),
    "in a tab": within('=== "Tab"\n\n', "    "),
    "in a note in a tab": within('=== "Tab"\n\n    !!! note\n\n', "        "),
    "in a note, behind a tabulator": within("!!! note\n\n", "\t"),
    "in a list": within("- one\n\n", "  "),
    "in a list in a list": within("1. one\n   - two\n\n", "     "),
    "in a list of the page's own indent": within("- one\n\n", "    "),
    "on the line of a list": f"- ```example\n  {BODY.replace(chr(10), chr(10) + '  ')}\n  ```\n",
    "on the line of a numbered list": "12) ```example\n    a = 1\n    ```\n",
    "in a definition": within("word\n:   what it means\n\n", "    "),
    "on the line of a definition": "word\n:   ```example\n    a = 1\n    ```\n",
    "in a quotation": within("> Somebody said\n>\n", "> "),
    "in a quotation of a quotation": within("", "> > "),
    "in a list in a quotation": within("> - one\n>\n", ">   "),
    "a little to the right": within("", " "),
    "in an indented block": within("Text.\n\n", "    "),
    "in a comment": f"<!--\n{FENCE}-->\n",
    "in a comment with blank lines": f"<!-- this waits\n\n{FENCE}\n-->\n",
    "in a quotation, never closed": "> ```example\n> a = 1\n\nText.\n",
    "in a note, never closed": "!!! note\n\n    ```example\n    a = 1\n\nText.\n",
}


@pytest.mark.parametrize("page", [pytest.param(page, id=title) for title, page in MISPLACED.items()])
def test_misplaced(page: str) -> None:
    """A fence that no reader sees as an example is refused in its line; what follows is judged all the same."""
    whole = f"---\ntitle: A\n---\n\n{page}\n# Next\n\n```example\n{GOOD}```\n"
    wanted = next(at for at, line in enumerate(whole.split("\n"), 1) if "example" in line)
    first, second = verify_page(whole, "page.md")
    assert (first.ok, first.line, first.id) == (False, wanted, None)
    assert first.error is not None
    assert (first.error.rule, first.error.reason) == ("notation.value", "misplaced-fence")
    assert (first.error.line, first.error.at) == (wanted, "")
    assert second.ok
    records = ask("check", text=whole)["verdict"]
    assert [(one["line"], one["ok"]) for one in records] == [(first.line, False), (second.line, True)]
    assert records[0]["error"]["rule"] == "notation.value"
    assert records[0]["error"]["line"] == wanted


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(within("!!! note\n\n", "    ", f"````markdown\n{FENCE}````\n"), id="in a note"),
        pytest.param(within("", "> ", f"~~~ text\n{FENCE}~~~\n"), id="in a quotation"),
        pytest.param(
            f"````markdown\n> ```example\n- ```example\n    ```example\n    ```\n{FENCE}````\n", id="in the open"
        ),
    ],
)
def test_a_fence_that_is_shown(page: str) -> None:
    """A fence inside of another one is there to be read, wherever the other one stands."""
    assert page_fences(page) == ()
    assert seen_fences(page) == ()


@pytest.mark.parametrize(
    "page", [PLAIN, f"{PLAIN}\n{PLAIN}", f"~~~ example `a`\n{BODY}\n~~~\n{PLAIN}", f"```example\n{BODY}"]
)
def test_both_readers(page: str) -> None:
    """The reader of Markdown and the browser's, which has none, find the same examples in the same lines."""
    assert [(one.text.strip(), one.line) for one in page_fences(page)] == [
        (one.text.strip(), one.line) for one in seen_fences(page)
    ]
    assert not any(one.is_misplaced for one in page_fences(page))


def test_line_ends_of_old_machines() -> None:
    """A line may also end in a carriage return alone, on all pages and in all readers."""
    (fence,) = page_fences(PLAIN.replace("\n", "\r"))
    assert (fence.text.rstrip("\n"), fence.line) == (BODY, 5)


def test_verdicts() -> None:
    """Each example is judged, a broken one hides none of the others, and errors have the line of the page."""
    page = f"---\na: b\n---\n\n```example\n{BAD}```\n\nText.\n\n```example\n{GOOD}```\n"
    bad, good = verify_page(page, "docs/page.md")
    assert (bad.ok, bad.id, bad.source, bad.line) == (False, "bad", "docs/page.md", 5)
    assert bad.error is not None
    assert (bad.error.rule, bad.error.at, bad.error.line) == ("notation.card", "plays[0]", 10)
    assert page.split("\n")[bad.error.line - 1].startswith("plays =")
    assert (good.ok, good.id, good.line) == (True, "good", 18)


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


def test_the_browser_judges_a_page_alike() -> None:
    """An id that stands twice, and nothing that is expected, are refused in the checker as on the command line."""
    silent = f"```example\n{ALCALDE_TRICK}```\n"
    page = f"```example\n{GOOD}```\n```example\n{GOOD}```\n{silent}```example\n{BAD}```\n"
    records = ask("check", text=page)["verdict"]
    verdicts = verify_page(page, "")
    assert records == [verdict.record(lambda error: sentence(error, load("fr"))) for verdict in verdicts]
    assert [record["ok"] for record in records] == [True, False, False, False]
    assert records[1]["error"]["at"] == "id"
