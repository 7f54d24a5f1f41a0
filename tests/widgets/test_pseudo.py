"""No string escapes the catalogs: drawn in a language of wide letters, nothing that a reader sees is narrow.

Left out, with the reason: names of players and what an author writes (titles, notes), which examples bring with them;
what stands in `code` and `pre`, which quotes records; rule ids in brackets on the command line.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from random import Random

import pytest

from engine import notation
from engine.record import Step, coming_decision, decision_of, replay
from engine.verify import verify_text
from tests.engine.notation import documents
from tests.widgets.drawn import EXAMPLE, PAGES, example, random_alcalde, random_alsos
from tests.widgets.pseudo import BLANK, PSEUDO, WORD, narrow, widened
from tests.widgets.test_labs import Controls, after
from widgets.alsos_tables import RUN_NAMES
from widgets.analysis_view import Progress, Viewpoint, analysis
from widgets.case_tables import case_table
from widgets.cases import Case
from widgets.charts import CHARTS, chart
from widgets.checker_view import checker, refusal_words, verdict_view
from widgets.i18n import LANGUAGES
from widgets.labs.all_labs import LABS
from widgets.labs.lab_view import changed_lab, lab_view
from widgets.labs.practice_paper import PRACTICES, paper_view
from widgets.number_words import MOST_IN_WORDS, number_word
from widgets.packs.sprite import sprite
from widgets.page_frame import not_found, other_language
from widgets.page_source import PageSource
from widgets.refusals import SENTENCES
from widgets.replay_view import replay_view
from widgets.rule_ids import PAGE_OF, chapter_of
from widgets.section_notes import section_note
from widgets.sections import out_of_step
from widgets.social import picture_words
from widgets.stack_tables import stack_table
from widgets.tables import TABLES, table
from widgets.terminal import no_such_step, report, steps
from widgets.what_if_view import what_if

STATES = 40
"""How many states of a lab are visited."""

PLAYERS = ("Anna", "Bence", "Isaac", "Lena", "Pilar")
"""The players of the labs."""

EXAMPLES = tuple(
    dict.fromkeys(
        text
        for page in sorted((PAGES / LANGUAGES[0]).rglob("*.md"))
        for text in EXAMPLE.findall(page.read_text("utf-8"))
    )
)


def test_a_string_that_escapes_is_found() -> None:
    """Narrow words in text and in labels; not wide ones, names, numbers, signs, quotations, tags."""
    wide = widened("Où va {name} ?").format(name="Anna")
    assert narrow(f'<p title="Trèfle">{wide} ♣ 12 <code>plays</code></p> et', ["Anna"]) == {"Trèfle", "et"}
    assert narrow(wide) == {"Anna"}


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples(text: str) -> None:
    """Replays and verdicts, the command line's report and steps."""
    verdict = verify_text(text, "1.toml")
    names = verdict.example.players if verdict.example else verdict.error.players
    drawn = [verdict_view(verdict, text, 1, "../", PSEUDO)]
    if verdict.example:
        drawn.append(replay_view(replay(verdict.example), text, "../", PSEUDO))
    told = re.sub(r"`[^`]*`", "", "\n".join([*report([verdict], PSEUDO), *steps(verdict, PSEUDO)]))
    place = verdict.error.at if verdict.error else ""
    assert narrow("".join(drawn), names) == set()
    assert narrow(told, ("1.toml", verdict.id or "", *names, *PAGE_OF)) <= quoted(f"{text} {place}")


@pytest.mark.parametrize("name", LABS)
def test_labs(name: str) -> None:
    """A lab as it stands on its page, and wherever its controls lead."""
    assert narrow(lab_view(name, "../", PSEUDO), PLAYERS) == set()
    first = {field: spec.default for field, spec in LABS[name].fields.items()}
    waiting, met = deque([first]), {tuple(first.values())}
    while waiting:
        html, said, settings = changed_lab(name, waiting.popleft(), "../", PSEUDO)
        assert narrow(html, PLAYERS) | narrow(said, PLAYERS) == set()
        for further in after(dict(settings), Controls(html)):
            if len(met) < STATES and tuple(further.values()) not in met:
                met.add(tuple(further.values()))
                waiting.append(further)


def steps_of_play() -> Iterator[Step]:
    for seed in (1, 2, 3):
        yield from random_alsos(seed)
        yield from random_alcalde(seed)


def test_what_if() -> None:
    """Every move that is offered, and what is said of the one that was made."""
    alsos, alcalde = (notation.read(example(name)) for name in ("parti-76", "sixty-sixty"))
    for step in steps_of_play():
        played = alsos if "alsos" in type(step.after).__module__ else alcalde
        shown = what_if(played, step, "../", PSEUDO, is_branch=step.before is not None)
        assert narrow(shown.scene, played.players) | narrow(shown.spoken, played.players) == set()


@pytest.mark.parametrize(("name", "at"), [("parti-76", -4), ("sixty-sixty", -4), ("parti-76", 9)])
def test_analysis(name: str, at: int) -> None:
    """What was best, for the sight of one player and of all."""
    played = notation.read(example(name))
    step = replay(played).steps[at]
    decision = coming_decision(step.after) or decision_of(step)
    assert decision is not None
    for viewpoint in Viewpoint:
        for found in analysis(played, decision, viewpoint, "../", PSEUDO):
            if not isinstance(found, Progress):
                words = "".join((found.scene, found.said, found.findings, found.spoken))
                assert narrow(words, played.players) == set()


BROKEN = tuple(value for value in vars(documents).values() if isinstance(value, str) and "game =" in value)


def test_refusals() -> None:
    """Every sentence comes from the catalogs; what texts with a letter lost are answered, too."""
    assert {
        word for texts in SENTENCES.values() for text in texts for word in narrow(BLANK.sub("", PSEUDO(text)))
    } == set()
    chance = Random(1)
    for text in BROKEN:
        for _time in range(40):
            at = int(chance.random() * len(text))
            error = verify_text(text[:at] + text[at + 1 :], "").error
            assert error is None or narrow(refusal_words(error, "../", PSEUDO), error.players) == set()


def quoted(text: str) -> set[str]:
    """The words of a record, which a refusal on the command line quotes."""
    return {word for word in WORD.findall(text) if word.isascii()} | {"true", "false"}


@pytest.mark.parametrize("name", TABLES)
def test_tables(name: str) -> None:
    """A table of the rules."""
    assert narrow(table(name, PSEUDO), PLAYERS) == set()


@pytest.mark.parametrize("name", CHARTS)
def test_charts(name: str) -> None:
    """A chart, its table and its words; runs are called by their Hungarian names, in a drawing as elsewhere."""
    assert narrow(chart(name, PSEUDO), RUN_NAMES.values()) == set()


def test_the_frame_of_a_page() -> None:
    """The other languages, the lost page, the checker, the cards, the tables of cases, a note, numbers in words."""
    pages = {at: {"a.md": PageSource(at, "a.md", "a.md", "# A { #a }\n")} for at in LANGUAGES}
    (found,) = out_of_step(pages, {})
    chapters = sorted({chapter_of(rule) for rule in PAGE_OF})
    cases = {rule: tuple(Case("a.md", "a", "", refused) for refused in (True, False)) for rule in PAGE_OF}
    drawn = [
        *(
            told
            for words in (other_language(PSEUDO, "."), not_found(PSEUDO, "."))
            for told in list(words.values())[2:]
            if isinstance(told, str)
        ),
        picture_words(PSEUDO),
        checker("../", PSEUDO),
        sprite(["alsos", "alcalde"], PSEUDO),
        stack_table(notation.read(example("parti-76")), PSEUDO),
        *(case_table(chapter, cases, "../", PSEUDO) for chapter in chapters),
        *(number_word(value, PSEUDO) for value in range(2, MOST_IN_WORDS + 1)),
        no_such_step(9, 3, PSEUDO),
    ]
    assert narrow(" ".join(drawn)) == set()
    note = section_note(found, "./", dict.fromkeys((*LANGUAGES, PSEUDO.language), ""), PSEUDO)
    assert narrow(note, ["Français", "Español"]) == set()


@pytest.mark.parametrize("name", PRACTICES)
def test_practice_on_paper(name: str) -> None:
    """The questions and the answers."""
    assert narrow(paper_view(name, PSEUDO), PLAYERS) == set()
