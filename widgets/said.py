"""What is said under the table: where we are, what happened and why, with a link to each rule that decides it.

Classes: `said` holds `where`, `sentence`, `rules` (with `rule` links) and, where the author commented the step, `note`;
where one player's eyes are followed, `unseen` says what they do not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from widgets.echo import visible
from widgets.i18n import Translator
from widgets.links import rule_link
from widgets.markup import NOTHING, Markup, coded, join, tag


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence or two, and the rule that they follow from."""

    text: str
    rule: str | None = None


Lines = tuple[Line, ...]


def said_view(where: str, lines: Sequence[Line], base: str, _: Translator, note: str = "", unseen: str = "") -> Markup:
    """The words of a step, and under them the rules that the lines name, each once.

    Words of a record, between backticks, are set as code.
    """
    rules = dict.fromkeys(line.rule for line in lines if line.rule is not None)
    links = join((rule_link(rule, base, _) for rule in rules), " · ")
    return tag(
        "div",
        tag("p", where, class_="where"),
        tag("p", join((coded(line.text) for line in lines), " "), class_="sentence"),
        tag("p", _.plural("Rule: ", "Rules: ", len(rules)), links, class_="rules") if rules else NOTHING,
        tag("p", note, class_="note") if note else NOTHING,
        tag("p", unseen, class_="unseen") if unseen else NOTHING,
        class_="said",
    )


def spoken(where: str, lines: Sequence[Line]) -> str:
    """The same for the ear, in one go."""
    return visible(" ".join((where, *(line.text.replace("`", "") for line in lines))))
