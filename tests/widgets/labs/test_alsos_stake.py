"""The stake of one item, its factors and both players' units."""

from __future__ import annotations

import pytest

from engine.alsos.values import AnnouncementPhase
from tests.widgets.labs.trying import tried

STAKES = [
    ("Parti alone", "parti", "contract", "none", "none", 1),
    ("Parti, kontra late", "parti", "contract", "late", "none", 2),
    ("Ultimó early, kontra late", "ultimo", "early", "late", "none", 8),
    ("Ultimó early, kontra early, rekontra late", "ultimo", "early", "early", "late", 32),
    ("Ultimó early, both early", "ultimo", "early", "early", "early", 64),
    ("200 late", "200", "late", "none", "none", 1),
    ("100 late, kontra and rekontra late", "100", "late", "late", "late", 8),
    ("Abszolút early, which does not double", "abszolut", "early", "none", "none", 1),
]


@pytest.mark.parametrize(("title", "item", "phase", "kontra", "rekontra", "stake"), STAKES)
def test_stake(title: str, item: str, phase: str, kontra: str, rekontra: str, stake: int) -> None:
    """alsos.scoring.zero-sum: what the winner of the item gains, the other loses."""
    lab = tried("alsos.stake", item=item, phase=phase, kontra=kontra, rekontra=rekontra)
    assert [row[1:] for row in lab.rows[1:]] == [[f"+{stake}", f"−{stake}"], [f"−{stake}", f"+{stake}"]], title


def test_the_question_is_answered_at_once() -> None:
    """A late kontra on an early Ultimó: 4 × 2 = 8 (alsos.announcements.kontra), 16 after a late rekontra."""
    lab = tried("alsos.stake")
    assert [figure in lab.html for figure in ("<b>4</b>", "<b>×\u00a02</b>", "<b>=\u00a08</b>")] == [True] * 3
    assert "16 unités" in lab.said
    assert "64" not in lab.said


IMPOSSIBLE = [
    ("abszolut", "late", "none", "none", "phase-late", "alsos.announcements.abszolut-early-only"),
    ("ultimo", "late", "early", "none", "kontra-early", "alsos.announcements.kontra"),
    ("ultimo", "early", "none", "late", "rekontra-late", "alsos.announcements.rekontra"),
    ("ultimo", "early", "late", "early", "rekontra-early", "alsos.announcements.rekontra"),
    ("parti", "contract", "none", "early", "rekontra-early", "alsos.announcements.rekontra"),
]


@pytest.mark.parametrize(("item", "phase", "kontra", "rekontra", "key", "rule"), IMPOSSIBLE)
def test_what_cannot_be_said(item: str, phase: str, kontra: str, rekontra: str, key: str, rule: str) -> None:
    """What the rules do not allow is offered dim, and pressed it is explained by its rule."""
    lab = tried("alsos.stake", item=item, phase=phase, kontra=kontra, rekontra=rekontra)
    assert lab.rules == [rule]
    assert lab.is_dim(key)


def test_settings_that_do_not_fit_together() -> None:
    """Parti said late, Ultimó by contract: each is put into a phase of its own, and nothing is raised."""
    assert tried("alsos.stake", item="parti", phase="late").rows[1][1] == "+2"
    assert tried("alsos.stake", item="ultimo", phase=AnnouncementPhase.CONTRACT).rows[1][1] == "+8"
