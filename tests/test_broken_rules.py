"""Rules broken on purpose, one at a time, in a copy of the engine: the chapter's tests must notice each.

A row names the rule, the module, the line that states it and the line that breaks it, and the tests that fail then.
A row whose line is no longer in the module fails too: it has to be written anew with the rule.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.breaking import ROOT, SLIPS, broken, copied

BROKEN = [
    (
        "alsos.cards.values",
        "alsos/values.py",
        "{_J: 20, _9: 14,",
        "{_J: 14, _9: 20,",
        "alsos/test_values.py",
    ),
    (
        "alsos.deal.packets",
        "alsos/deal.py",
        'check_sizes(self.last_four, LAST_CARDS, "last-four")',
        "pass",
        "alsos/test_deal.py",
    ),
    (
        "alsos.auction.other-suit",
        "alsos/auction.py",
        "    if suit is refused:\n",
        "    if False:\n",
        "alsos/test_auction.py",
    ),
    (
        "alsos.announcements.early-double",
        "alsos/values.py",
        "EARLY_FACTOR = 2",
        "EARLY_FACTOR = 3",
        "alsos/test_announcements.py",
    ),
    (
        "alsos.announcements.once",
        "alsos/announcements.py",
        "    if said is not None:\n",
        "    if False:\n",
        "alsos/test_announcements.py",
    ),
    (
        "alsos.announcements.turns",
        "alsos/announcements.py",
        "spoken=True, passes=0)",
        "spoken=True)",
        "alsos/test_announcements.py",
    ),
    (
        "alsos.exchange.eight",
        "alsos/exchange.py",
        "Rank.EIGHT if indicator.rank is Rank.SEVEN else Rank.SEVEN",
        "Rank.SEVEN",
        "alsos/test_exchange.py",
    ),
    (
        "alsos.exchange.chain",
        "alsos/exchange.py",
        "return card.rank is Rank.ACE or card.suit is trump",
        "return card.suit is trump",
        "alsos/test_exchange.py",
    ),
    (
        "alsos.melds.run-comparison",
        "alsos/melds.py",
        "return (len(run), -RUN_ORDER.index(top.rank), -SUITS_HIGH_TO_LOW.index(top.suit))",
        "return (len(run), -SUITS_HIGH_TO_LOW.index(top.suit), -RUN_ORDER.index(top.rank))",
        "alsos/test_melds.py",
    ),
    (
        "alsos.melds.shorter-runs",
        "alsos/melds.py",
        "if lengths.index(lengths[at]) == at)",
        "if lengths[at])",
        "alsos/test_melds.py",
    ),
    (
        "alsos.melds.vannak-comparison",
        "alsos/melds.py",
        "Seat.NON_DEALER if first < second else Seat.DEALER, Reason.HIGHER)",
        "Seat.NON_DEALER if first > second else Seat.DEALER, Reason.HIGHER)",
        "alsos/test_melds.py",
    ),
    (
        "alsos.tricks.must-trump",
        "alsos/core.py",
        "return hand & SUIT_OF[lead] or hand & TRUMPS or hand",
        "return hand & SUIT_OF[lead] or hand",
        "alsos/test_play.py",
    ),
    (
        "alsos.scoring.tie",
        "alsos/needs.py",
        "self.totals[self.declarer] > self.totals[self.declarer.other]",
        "self.totals[self.declarer] >= self.totals[self.declarer.other]",
        "alsos/test_scoring.py",
    ),
    (
        "alcalde.cards.ranks",
        "alcalde/values.py",
        "    Rank.THREE,\n    Rank.KING,\n",
        "    Rank.KING,\n    Rank.THREE,\n",
        "alcalde/test_values.py",
    ),
    (
        "alcalde.tricks.draw",
        "alcalde/core.py",
        "return SEATS_IN_TRICK[winner] if stock_left else NOBODY",
        "return SEATS_IN_TRICK[0] if stock_left else NOBODY",
        "alcalde/test_core.py",
    ),
    (
        "alcalde.office.sixty",
        "alcalde/office.py",
        "return points >= OFFICE",
        "return points > OFFICE",
        "alcalde/test_office.py",
    ),
    (
        "alcalde.check.total",
        "alcalde/office.py",
        "    if total != PACK_TOTAL:\n",
        "    if False:\n",
        "alcalde/test_office.py",
    ),
    (
        "alcalde.variants.exchange",
        "alcalde/variants.py",
        "    if play.cards_played_by(seat):\n",
        "    if False:\n",
        "alcalde/test_variants.py",
    ),
]


def chapter_tests(root: Path, tests: str) -> subprocess.CompletedProcess[str]:
    """Run one file of the engine's tests against the engine under `root`."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/engine/{tests}"],
        cwd=root,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine and its tests, to be broken without harm."""
    folder = copied(tmp_path_factory.mktemp("broken"), "engine", "tests/engine")
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    return folder


@pytest.mark.parametrize(("rule", "module", "stated", "instead", "tests"), BROKEN, ids=[row[0] for row in BROKEN])
def test_a_broken_rule_is_noticed(copy: Path, rule: str, module: str, stated: str, instead: str, tests: str) -> None:
    """With the rule broken, its chapter's tests fail (and not for a fault of Python's)."""
    with broken(copy, module, stated, instead):
        run = chapter_tests(copy, tests)
    assert run.returncode == 1, run.stdout[-2000:]
    assert not any(slip in run.stdout for slip in SLIPS), run.stdout[-2000:]


def test_the_unbroken_copy_passes(copy: Path) -> None:
    """Nothing fails only because it is a copy."""
    for tests in sorted({row[4] for row in BROKEN}):
        run = chapter_tests(copy, tests)
        assert run.returncode == 0, run.stdout[-2000:]
