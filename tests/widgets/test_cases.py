"""Which examples are cases of which rule, what the tables show, and what is wrong with a page of cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.widgets.small_site import make_site, rule_pages
from tests.widgets.test_tables import Cells
from widgets.case_tables import case_link, case_table
from widgets.cases import Case, Cases, cases_of
from widgets.fill import Place, fill
from widgets.i18n import load
from widgets.page_examples import page_examples
from widgets.page_source import PageSource
from widgets.problems import Unfillable
from widgets.rule_ids import CASE_PAGES, PAGE_OF, chapter_of

FOLLOW, WINNER, FREE = "alsos.tricks.follow-suit", "alsos.tricks.winner", "alsos.tricks.free-discard"


def trick(name: str, answer: str, expect: str) -> str:
    """A trick that Anna leads with the ace of hearts; Bence holds a heart and a club."""
    head = f'game = "alsos"\nkind = "trick"\nid = "{name}"\ntitle = {{ fr = "Titre {name}", es = "Título {name}" }}\n'
    play = f'trump = "S"\nplayers = ["Anna", "Bence"]\nplays = ["Anna AH {answer}"]\n'
    return f'```example\n{head}{play}hands = {{ Anna = "AH", Bence = "9H 8C" }}\n\n[expect]\n{expect}\n```\n\n'


GOOD = trick("good", "9H", 'winner = "Anna"')
REFUSED = trick("refused", "8C", f'error = "{FOLLOW}"')
WRONG = trick("wrong", "9H", 'winner = "Bence"')


def page(path: str, text: str, language: str = "fr") -> PageSource:
    """A page as it was written."""
    return PageSource(language, path, f"docs/{language}/{path}", text)


def found(**texts: str) -> Cases:
    """The cases on the pages, whose names stand for `alsos/NAME.md`."""
    pages = {f"alsos/{name}.md": page(f"alsos/{name}.md", text) for name, text in texts.items()}
    return cases_of(pages, {path: page_examples(one) for path, one in pages.items()})


def ids(cases: Cases) -> dict[str, list[str]]:
    """The examples that are cases, by their rule."""
    return {rule: [case.id for case in some] for rule, some in cases.items() if some}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(f"### {WINNER}\n\nText.\n\n{GOOD}", {WINNER: ["good"]}, id="under a rule"),
        pytest.param(f"# T\n\n## Tricks {{ #tricks }}\n\n{GOOD}", {}, id="under another heading"),
        pytest.param(f"### {WINNER}\n\n## Next {{ #next }}\n\n{GOOD}", {}, id="after the next heading"),
        pytest.param(f"```\n### {WINNER}\n```\n\n{GOOD}", {}, id="under a heading in code"),
        pytest.param(f"### {WINNER}\n\n{REFUSED}", {FOLLOW: ["refused"]}, id="refused by another rule"),
        pytest.param(REFUSED, {FOLLOW: ["refused"]}, id="refused anywhere"),
        pytest.param(f"### {WINNER}\n\n{WRONG}", {}, id="one that does not hold"),
        pytest.param(GOOD + f"{{{{ case {FREE} good }}}}", {FREE: ["good"]}, id="called a case"),
        pytest.param(
            f"### {WINNER}\n\n{GOOD}See {{{{ case {FREE} good | this }}}} and {{{{ case {WINNER} good }}}}.",
            {FREE: ["good"], WINNER: ["good"]},
            id="a case of two rules, of one of them twice",
        ),
        pytest.param(GOOD + f"`{{{{ case {FREE} good }}}}`", {}, id="in code"),
        pytest.param(f"### {WINNER}\n\n" + GOOD.replace('id = "good"\n', ""), {}, id="without an id"),
    ],
)
def test_what_is_a_case(text: str, expected: dict[str, list[str]]) -> None:
    """An example is a case of the rule that refuses it, else of the one above it, and of those it is named for."""
    assert ids(found(more=text)) == expected


def test_the_rule_s_own_page_comes_first() -> None:
    """Whatever the pages are called, what stands beside the rule is the first to be shown."""
    other = trick("other", "9H", 'winner = "Anna"')
    cases = found(about=f"### {WINNER}\n\n{other}", index=f"### {WINNER}\n\n{GOOD}")
    assert ids(cases) == {WINNER: ["good", "other"]}


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("alsos/index.md", "alsos/#x"),
        ("alsos/questions.md", "alsos/questions/#x"),
        ("index.md", "#x"),
        ("rulings.md", "rulings/#x"),
    ],
)
def test_the_way_to_a_case(path: str, address: str) -> None:
    """A page is a folder of the site, the home of a folder the folder itself."""
    assert Case(path, "x", "X", is_refused=False).address == address


TABLE = {
    rule: (Case("alsos/questions.md", "one", "Le <premier>", is_refused=False),)
    for rule in PAGE_OF
    if chapter_of(rule) == "alsos.scoring"
}
TABLE["alsos.scoring.tie"] += (Case("alsos/cases.md", "two", "Le second", is_refused=True),)


def test_the_table() -> None:
    """A row for each case, beside its rule in the words of the language; titles are escaped."""
    html = case_table("alsos.scoring", TABLE, "../../", load("fr"))
    rows = Cells(html).rows
    assert rows[:3] == [
        ["Règle", "Cas", "Issue"],
        ["Parti, le jeu principal", "Le <premier>", "comme prévu"],
        ["L’égalité ne suffit pas", "Le <premier>", "comme prévu"],
    ]
    assert rows[3] == ["Le second", "refusé"]
    assert len(rows) == 1 + len(TABLE) + 1
    assert '<th scope="rowgroup" rowspan="2"><a class="rule" href="../../alsos/#alsos.scoring.tie">' in html
    assert '<a class="case" href="../../alsos/cases/#two">Le second</a>' in html
    spanish = Cells(case_table("alsos.scoring", TABLE, "", load("es"))).rows
    assert (spanish[0], spanish[3][1]) == (["Regla", "Caso", "Desenlace"], "rechazado")


def test_no_such_chapter() -> None:
    """A chapter that is none is named with the nearest."""
    with pytest.raises(Unfillable, match=r"there is no chapter 'alsos.trick'; did you mean 'alsos.tricks'"):
        case_table("alsos.trick", {}, "", load("fr"))


def test_a_link_in_other_words() -> None:
    """Where words are given, the link says them."""
    assert (
        case_link(TABLE["alsos.scoring.parti"][0], "", "ici") == '<a class="case" href="alsos/questions/#one">ici</a>'
    )


@pytest.mark.parametrize(
    ("text", "filled", "message"),
    [
        ("{{ case alsos.scoring.tie two }}", '<a class="case" href="alsos/cases/#two">Le second</a>', None),
        ("{{ case alsos.scoring.tie two | deux }}", '<a class="case" href="alsos/cases/#two">deux</a>', None),
        ("{{ case alsos.scoring.tie too }}", None, "there is no example 'too' on any page; did you mean 'two'?"),
        ("{{ case alsos.scoring.tye two }}", None, "there is no rule 'alsos.scoring.tye'"),
        ("{{ case alsos.scoring.tie two | }}", None, "after `|` come the words of the link"),
        ("so {{ cases alsos.scoring }}", None, "a table stands on a line of its own"),
    ],
)
def test_filling_in(text: str, filled: str | None, message: str | None) -> None:
    """`{{ case … }}` becomes a link; what it cannot mean is reported with its line and kept."""

    def results(example: str) -> dict[str, object]:
        raise Unfillable(example)

    told: list[tuple[int, str]] = []
    place = Place(load("fr"), "alsos", "", results, TABLE)
    (line,) = fill([text], place, lambda at, said: told.append((at, said)))
    assert line == (text if filled is None else filled)
    if message is None:
        assert told == []
    else:
        ((at, said),) = told
        assert at == 1
        assert message in said


CHAPTERS = {path: "\n\n".join(f"{{{{ cases {c} }}}}" for c in dict.fromkeys(map(chapter_of, rules)))
            for path, rules in CASE_PAGES.items()}  # fmt: skip
"""The tables that a page of cases must have."""


def cases_page(names: str = "", path: str = "alsos/cases.md", **changes: str) -> dict[str, str]:
    """A page of cases in both languages, with a good example that is called a case of each rule, `names` left out."""
    rules = [rule for rule in CASE_PAGES[path] if rule not in names.split()]
    named = " ".join(f"{{{{ case {rule} good }}}}" for rule in rules)
    text = f"# Cases\n\n{CHAPTERS[path]}\n\n{named}\n\n{GOOD}"
    return {f"{language}/{path}": changes.get(language, text) for language in ("fr", "es")}


def test_a_whole_page_of_cases(tmp_path: Path) -> None:
    """Every rule of the game has its row, and a heading of its own may stand above an example."""
    pages = cases_page(FREE)
    pages = {path: f"{text}\n### {FREE}\n\n{GOOD.replace('good', 'free')}" for path, text in pages.items()}
    built = make_site(tmp_path, pages)
    assert (built.aborted, built.warnings) == (False, ())
    html = built.read("es/alsos/cases/index.html")
    assert html.count('scope="rowgroup"') == len(CASE_PAGES["alsos/cases.md"])
    assert f'<h3 id="{FREE}">Ni lo uno ni lo otro' in html
    assert f'href="../#{FREE}"' in html.replace("../../alsos/#", "../#")
    assert 'href="../../alsos/cases/#free">Título free' in html


@pytest.mark.parametrize(
    ("pages", "message"),
    [
        pytest.param(
            cases_page("alsos.cards.pack"),
            "docs/fr/alsos/cases.md:1: no example is a case of the rule alsos.cards.pack",
            id="a rule without a case",
        ),
        pytest.param(
            {path: text.replace("{{ cases alsos.deal }}", "") for path, text in cases_page().items()},
            "docs/es/alsos/cases.md:1: the cases of a chapter are not shown: a line `{{ cases alsos.deal }}`",
            id="a chapter without its table",
        ),
        pytest.param(
            cases_page(es=cases_page()["es/alsos/cases.md"] + f"{{{{ case {FREE} other }}}}\n\n"
                       + trick("other", "9H", 'winner = "Anna"'))
            | {"fr/alsos/cases.md": cases_page()["fr/alsos/cases.md"] + trick("other", "9H", 'winner = "Anna"')},
            f"'other' is a case of {FREE} here, and is none in the pages of 'fr'",
            id="a case in one language only",
        ),
        pytest.param(
            {path: text + "\n### alcalde.tricks.ten\n" for path, text in cases_page().items()},
            "the rule alcalde.tricks.ten has no heading here: it is stated on alcalde/index.md",
            id="a heading of the other game",
        ),
    ],
)  # fmt: skip
def test_what_fails_the_build(tmp_path: Path, pages: dict[str, str], message: str) -> None:
    """A rule without a case, a chapter without its table, a case that is none in the other language."""
    built = make_site(tmp_path, {**rule_pages(), **pages})
    assert built.aborted
    assert any(message in warning for warning in built.warnings), built.warnings
