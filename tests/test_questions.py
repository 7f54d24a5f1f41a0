"""The twelve questions that stop a game: each is asked where it arises, answered in words, and there is something to
try, a tap or two away.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"

ARISING = {
    "alsos": {
        "why-nine-beats-ace": "alsos.cards.ranks",
        "may-i-refuse-to-trump": "alsos.tricks.must-trump",
        "must-i-beat-the-card-led": "alsos.tricks.no-overtaking",
        "who-speaks-first-after-the-auction": "alsos.announcements.turns",
        "late-kontra-on-early-ultimo": "alsos.announcements.rekontra",
        "seven-in-the-talon": "alsos.exchange.eight",
        "which-terc-wins": "alsos.melds.run-comparison",
        "won-game-lost-abszolut": "alsos.scoring.independent",
    },
    "alcalde": {
        "why-sixty-sixty-keeps-the-mayor": "alcalde.office.sixty",
        "do-both-mayor-cards-count": "alcalde.tricks.two-cards",
        "who-draws-the-indicator": "alcalde.tricks.indicator-last",
        "what-if-we-count-119": "alcalde.check.total",
    },
}
"""The questions by their anchors, each with the rule at which it comes up."""

ASKED = [
    (language, game, anchor)
    for language in sorted(path.name for path in DOCS.iterdir() if (path / "index.md").exists())
    for game, questions in ARISING.items()
    for anchor in questions
]

HEADING = re.compile(r"^#{2,3} (?P<words>.+?)(?: \{ #(?P<anchor>[\w.-]+) \})?$", re.MULTILINE)
EXAMPLE_ID = re.compile(r'^id = "([\w-]+)"$', re.MULTILINE)


def sections(language: str, game: str, page: str) -> dict[str, tuple[str, str]]:
    """The words of each heading of a page and what stands under it, by its anchor."""
    text = (DOCS / language / game / page).read_text(encoding="utf-8")
    found = list(HEADING.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    return {
        one["anchor"] or one["words"]: (one["words"], text[one.end() : end])
        for one, end in zip(found, ends, strict=True)
    }


@pytest.mark.parametrize(("language", "game", "anchor"), ASKED)
def test_a_question_is_asked_where_it_arises(language: str, game: str, anchor: str) -> None:
    """The rule's paragraph links to the answer, in the very words of its heading."""
    words, _ = sections(language, game, "questions.md")[anchor]
    _, rule = sections(language, game, "index.md")[ARISING[game][anchor]]
    assert f"[{words}](questions.md#{anchor}){{ .question }}" in rule


@pytest.mark.parametrize(("language", "game", "anchor"), ASKED)
def test_an_answer_can_be_tried(language: str, game: str, anchor: str) -> None:
    """The answer has words enough, and an example under it or one tap away on the page of the rules."""
    _, answer = sections(language, game, "questions.md")[anchor]
    rules = (DOCS / language / game / "index.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\(index\.md#([\w.-]+)\)", answer))
    assert len(re.sub(r"```.*?```", "", answer, flags=re.DOTALL).split()) >= 30
    assert "```example" in answer or linked & set(EXAMPLE_ID.findall(rules))
