"""What was best: the position in which a card is chosen, every legal card marked with what it leads to.

The analysis comes card by card, so that whoever asked can tell how far it is and leave it. Classes: as in the scenes,
with `mark`s at the cards (see `hands_view`); the rest in `findings`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any

from engine import alcalde, alsos
from engine.alcalde.analysis import analyse as analyse_alcalde
from engine.alsos.analysis import analyse as analyse_alsos
from engine.record.decisions import Decision, WholeDeal
from engine.record.values import Example, Position
from widgets.analysis_alcalde import alcalde_findings
from widgets.analysis_alsos import alsos_findings
from widgets.findings import Findings, findings_view
from widgets.i18n import N_, Translator
from widgets.markup import Markup, tag
from widgets.said import said_view, spoken
from widgets.scenes import scene
from widgets.seen_view import seen
from widgets.setting import Setting

SEED = 120
"""Chance begins here each time: the same question gets the same answer."""


class Viewpoint(StrEnum):
    """What the reader sees of the cards: all, or those that the player to move saw."""

    ALL = "all"
    PLAYER = "player"


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of the legal cards have been looked at."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """A decision, judged: drawn, told, the table, and told for the ear."""

    scene: Markup
    said: Markup
    findings: Markup
    spoken: str


def analysis(
    example: Example, decision: Decision, viewpoint: Viewpoint, base: str, _: Translator
) -> Iterator[Progress | Analysis]:
    """How far it is, after each card but the last, and then the analysis."""
    state, found = decision.state, []
    cards = _legal_cards(state)
    for prospect in _prospects(state):
        found.append(prospect)
        if len(found) < cards:
            yield Progress(len(found), cards)
    setting = Setting(example.players, base)
    findings = _findings(decision, found, setting, _)
    marked = replace(setting, marks={row.card: row.mark for row in findings.rows})
    question = N_("What was best? — trick {number}") if decision.played else N_("What is best? — trick {number}")
    where = _(question, number=decision.trick)
    yield Analysis(
        scene(_seen(state, viewpoint), marked, _),
        said_view(where, findings.lines, base, _),
        findings_view(findings, _viewpoints(state, viewpoint, setting, _), _),
        spoken(where, findings.lines),
    )


def _legal_cards(state: WholeDeal) -> int:
    if isinstance(state, alsos.State):
        return len(alsos.legal_events(state))
    return sum(isinstance(event, alcalde.PlayCard) for event in alcalde.legal_events(state))


def _prospects(state: WholeDeal) -> Iterator[Any]:
    return analyse_alsos(state) if isinstance(state, alsos.State) else analyse_alcalde(state, Random(SEED))


def _findings(decision: Decision, found: list[Any], setting: Setting, _: Translator) -> Findings:
    if isinstance(decision.state, alsos.State):
        return alsos_findings(decision.state, found, decision.played, setting, _)
    return alcalde_findings(decision.state, found, decision.played, setting, _)


def _seen(state: WholeDeal, viewpoint: Viewpoint) -> Position:
    if viewpoint is Viewpoint.ALL or state.to_move is None:
        return state
    return seen(state, state.to_move)


def _viewpoints(state: WholeDeal, viewpoint: Viewpoint, setting: Setting, _: Translator) -> Markup:
    assert state.to_move is not None
    words = {
        Viewpoint.ALL: _("all cards"),
        Viewpoint.PLAYER: _("as {player} saw it", player=setting.name(state.to_move)),
    }
    buttons = (
        tag(
            "button",
            text,
            type="button",
            data_do="view",
            data_view=view.value,
            aria_pressed=str(view is viewpoint).lower(),
        )
        for view, text in words.items()
    )
    return tag("div", *buttons, class_="viewpoint", role="group", aria_label=_("Which cards are shown"))
