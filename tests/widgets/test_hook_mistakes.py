"""What fails the build: every mistake on its own, with its file and line, and all of them together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.widgets.small_site import FRONT, GOOD_TRICK, OTHER_TRICK, TRICK, make_site, rule_pages, with_page
from tests.widgets.test_examples import within

BROKEN: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "an example that does not hold": (
        with_page(FRONT + TRICK.format(card="2D", winner="Pilar")),
        ("docs/fr/more.md:17: the example trick-25: winner should be 'Pilar' and is 'Isaac'",),
    ),
    "an illegal example": (
        with_page(FRONT + TRICK.format(card="8S", winner="Pilar")),
        ("docs/es/more.md:14: the example trick-25: notation.card:",),
    ),
    "an example without expectations": (
        with_page(FRONT + GOOD_TRICK.partition("\n[expect]")[0] + "```\n"),
        ("docs/fr/more.md:8: the example trick-25: notation.key:",),
    ),
    "no TOML": (with_page(FRONT + "```example\ngame = \n```\n"), ("docs/fr/more.md:8: this example: notation.toml:",)),
    "two examples of one name": (
        with_page(FRONT + GOOD_TRICK + "\n" + GOOD_TRICK),
        ("docs/fr/more.md:24: the example trick-25: notation.value:",),
    ),
    "an example with the name of a heading": (
        with_page(FRONT + "## T { #trick-25 }\n\n" + GOOD_TRICK),
        ("docs/fr/more.md:9: the id 'trick-25' is already that of the heading in line 7",),
    ),
    "an example that differs between the languages": (
        with_page(FRONT + GOOD_TRICK, es=FRONT + OTHER_TRICK),
        ("docs/es/more.md:7: this example is not that of docs/fr/more.md:7: plays",),
    ),
    "an example in one language only": (
        with_page(FRONT + GOOD_TRICK, es=FRONT),
        ("docs/fr/more.md:7: this example has no counterpart",),
    ),
    "examples in a note, in a tab, in a list, in a quotation, in a comment": (
        with_page(
            FRONT
            + within("!!! note\n\n", "    ", "```example\n```")
            + within('=== "A"\n\n', "    ", "```example\n```")
            + within("- so:\n\n", "    ", "```example\n```")
            + within("text\n\n", "> ", "```example\n```")
            + "\n<!--\n```example\n```\n-->\n"
        ),
        tuple(
            f"docs/{language}/more.md:{line}: this example: notation.value: {told}"
            for language, told in (("fr", "Aucun exemple ne peut paraître ici"), ("es", "Aquí no puede mostrarse"))
            for line in (9, 13, 17, 21, 25)
        ),
    ),
    "a heading that names no rule": (
        with_page(FRONT + "### alsos.tricks.leed\n"),
        ("docs/fr/more.md:7: there is no rule 'alsos.tricks.leed'; did you mean 'alsos.tricks.lead'?",),
    ),
    "a rule on another page": (
        with_page(FRONT + "### alsos.tricks.lead\n"),
        ("docs/fr/more.md:7: the rule alsos.tricks.lead has no heading here: it is stated on alsos/index.md",),
    ),
    "a rule that is not stated": (
        {"es/alcalde/index.md": rule_pages()["es/alcalde/index.md"].replace("### alcalde.office.sixty\n", "")},
        ("docs/es/alcalde/index.md:1: no paragraph states the rule alcalde.office.sixty",),
    ),
    "a rule that is stated twice": (
        {"fr/check.md": rule_pages()["fr/check.md"] + "### notation.key\n"},
        ("docs/fr/check.md:27: the id 'notation.key' is already that of line 11",),
    ),
    "a rule at the wrong depth": (
        {"fr/check.md": rule_pages()["fr/check.md"].replace("### notation.key", "## notation.key")},
        ("docs/fr/check.md:11: the heading of a rule begins with ### or ####",),
    ),
    "a link to a rule that does not exist": (
        with_page(FRONT + "x\n{{ rule alsos.trick.lead }}\n"),
        ("docs/fr/more.md:8: there is no rule 'alsos.trick.lead'; did you mean 'alsos.tricks.lead'?",),
    ),
    "an unknown number": (
        with_page(FRONT + "{{ number alsos.pack-totl }}\n"),
        ("docs/fr/more.md:7: there is no number 'alsos.pack-totl'; did you mean 'alsos.pack-total'?",),
    ),
    "an unknown table": (
        with_page(FRONT + "\n{{ table alsos.value }}\n"),
        ("docs/es/more.md:8: there is no table 'alsos.value'; did you mean 'alsos.values'?",),
    ),
    "a figure of an unknown example": (
        with_page(FRONT + GOOD_TRICK + "{{ result trick-52 points }}\n"),
        ("docs/fr/more.md:20: there is no example 'trick-52' on any page; did you mean 'trick-25'?",),
    ),
    "a figure of two different examples": (
        {
            **with_page(FRONT + GOOD_TRICK),
            "fr/other.md": FRONT + OTHER_TRICK + "{{ result trick-25 points }}\n",
            "es/other.md": FRONT + OTHER_TRICK,
        },
        ("docs/fr/other.md:20: several examples are called 'trick-25': docs/fr/more.md:7, docs/fr/other.md:7",),
    ),
    "an anchor that is not on the page": (
        with_page(FRONT + "x\n\n[there](#nowhere)\n"),
        ("docs/fr/more.md:9: the link '#nowhere' leads nowhere: docs/fr/more.md has no anchor #nowhere",),
    ),
    "an anchor that is not on another page": (
        with_page(FRONT + "[there](alsos/index.md#alsos.tricks.leed)\n"),
        ("docs/es/more.md:7: the link '../alsos/#alsos.tricks.leed' leads nowhere",),
    ),
    "a step that the example has not": (
        with_page(FRONT + "[6](#trick-25/6)\n\n" + GOOD_TRICK),
        ("docs/fr/more.md:7: the link '#trick-25/6' leads nowhere: the example trick-25 has 5 steps",),
    ),
    "a link in HTML to no page": (
        with_page(FRONT + '<a href="../nowhere/">x</a>\n'),
        ("docs/fr/more.md:7: the link '../nowhere/' leads nowhere: there is no page 'nowhere/'",),
    ),
    "a page in one language only": (
        {"fr/more.md": FRONT},
        ("docs/fr/more.md:1: this page exists in one language only: docs/es/more.md is missing",),
    ),
    "a heading without an id": (
        with_page(FRONT + "## Un titre\n"),
        ("docs/fr/more.md:7: this heading needs an id, the same in every language",),
    ),
    "a heading whose id differs": (
        with_page(FRONT + "## T { #one }\n", es=FRONT + "## T { #two }\n"),
        (
            "docs/fr/more.md:7: the id 'one' is missing in docs/es/more.md",
            "docs/es/more.md:7: the id 'two' is missing in docs/fr/more.md",
        ),
    ),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_mistake_fails_the_build_with_file_and_line(mistake: str, tmp_path: Path) -> None:
    """A strict build stops, and names the file and the line where the writer mends it; nothing else is wrong."""
    changes, expected = BROKEN[mistake]
    built = make_site(tmp_path, changes)
    assert built.aborted
    for line in expected:
        assert [warning for warning in built.warnings if warning.startswith(line)], built.warnings
    about = {re.sub(r"^docs/..", "", line).partition(":")[0] for line in expected}
    assert {re.sub(r"^docs/..", "", warning).partition(":")[0] for warning in built.warnings} == about


def test_no_mistake_hides_another(tmp_path: Path) -> None:
    """All that is wrong in either language is told in one build."""
    spoilt = FRONT + "{{ number x }}\n\n[a](#b)\n\n## T\n\n" + TRICK.format(card="2D", winner="Pilar")
    built = make_site(tmp_path, {**with_page(spoilt), "fr/alone.md": "# A\n"}, without=("es/check.md",))
    told = "\n".join(built.warnings)
    assert built.aborted
    for language in ("fr", "es"):
        for at in ("7: there is no number 'x'", "9: the link '#b' leads nowhere", "11: this heading needs an id"):
            assert f"docs/{language}/more.md:{at}" in told
        assert f"docs/{language}/more.md:23: the example trick-25: winner should be" in told
    assert "docs/fr/alone.md:1: this page exists in one language only" in told
    assert "docs/fr/check.md:1: this page exists in one language only: docs/es/check.md is missing" in told
    assert "docs/es/check.md:1: the page of the rules notation.card … notation.size is missing" in told
