"""A word that is none is answered with what may be said there: the nearest, or all of them, and never something odd."""

from __future__ import annotations

import pytest

from engine.alsos.values import ITEM_VALUES, AnnouncementPhase
from engine.words import nearest
from tests.engine.notation.changes import early
from tests.engine.notation.documents import ALCALDE_DEAL, AUCTION, PARTI, changed, fault


def in_phase(phase: AnnouncementPhase, words: str) -> str:
    """The deal with these words of Anna's as her first turn of the phase."""
    old = {AnnouncementPhase.EARLY: '"Anna: abszolut"', AnnouncementPhase.LATE: 'late = ["Anna: pass"'}[phase]
    return changed(PARTI, (old, old.rpartition('"Anna')[0] + f'"Anna: {words}"'))


SAID = [
    (phase, word)
    for phase in (AnnouncementPhase.EARLY, AnnouncementPhase.LATE)
    for word in ("pass", *ITEM_VALUES[phase], *(f"kontra {item}" for item in ("parti", *ITEM_VALUES[phase])))
    if any(letter.isalpha() for letter in word)
]


@pytest.mark.parametrize(("phase", "word"), SAID, ids=lambda one: str(one))
def test_capitals(phase: AnnouncementPhase, word: str) -> None:
    """Whatever may be said in a phase is recognised in capitals, too."""
    for written in (word.upper(), word.capitalize()):
        error = fault(in_phase(phase, written))
        assert (error.rule, error.reason, error.facts["nearest"]) == ("notation.value", "unknown-word-near", word)


@pytest.mark.parametrize("phase", [AnnouncementPhase.EARLY, AnnouncementPhase.LATE])
@pytest.mark.parametrize("words", ["foo", "accept", "bid S", "hello there", "4", "trick"])
def test_all_that_may_be_said(phase: AnnouncementPhase, words: str) -> None:
    """Where nothing is near, all is named that may be said in the phase, answers and passing too, and Parti is not."""
    error = fault(in_phase(phase, words))
    assert (error.rule, error.reason) == ("notation.value", "unknown-word")
    assert error.facts["known"] == ("pass", *(item.value for item in ITEM_VALUES[phase]), "kontra …", "rekontra …")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        pytest.param(changed(PARTI, early("Anna: contra parti")), "kontra parti", id="another language's letter"),
        pytest.param(changed(PARTI, early("Anna: kontra: parti")), "kontra parti", id="a colon within"),
        pytest.param(changed(PARTI, early("Anna: család")), "csalad", id="accents"),
        pytest.param(changed(PARTI, early("Anna: tous les trois")), "tous-les-trois", id="spaces for hyphens"),
        pytest.param(changed(PARTI, early("Anna: 44 kontra parti")), "44, kontra parti", id="a comma forgotten"),
        pytest.param(changed(PARTI, early("Anna: ultimo 44 csalad")), "ultimo, 44, csalad", id="two commas forgotten"),
        pytest.param(changed(PARTI, ("Anna: accept", "Anna: ACCEPT")), "accept", id="a call in capitals"),
        pytest.param(changed(AUCTION, ("Anna: bid D", "Anna: Bid D")), "bid D", id="a bid keeps its suit"),
        pytest.param(changed(ALCALDE_DEAL, ("Lena exchange", "Lena EXCHANGE")), "exchange", id="an exchange"),
        pytest.param(changed(ALCALDE_DEAL, ("Lena exchange", "Lena échange")), "exchange", id="an exchange in French"),
        pytest.param(changed(PARTI, ('game = "alsos"', 'game = "Alsós"')), "alsos", id="the game by its name"),
        pytest.param(changed(PARTI, ('kind = "deal"', 'kind = "DEAL"')), "deal", id="the kind"),
        pytest.param(changed(PARTI, ("auction =", "AUCTION =")), "auction", id="a key"),
        pytest.param(changed(PARTI, early("ANNA: 44")), "Anna", id="a name"),
    ],
)
def test_nearest(text: str, near: str) -> None:
    """What is nearest is named as it is to be written."""
    assert fault(text).facts["nearest"] == near


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(changed(PARTI, early("Anna: Kontra")), "item-not-named", id="a kontra of nothing"),
        pytest.param(changed(AUCTION, ("Anna: bid D", "Anna: BID")), "suit-not-named", id="a bid of nothing"),
        pytest.param(changed(AUCTION, ("Anna: bid D", "Anna: kassza")), "unknown-word", id="a promise in the auction"),
        pytest.param(changed(PARTI, early(": 44")), "nobody-named", id="a turn of nobody"),
    ],
)
def test_no_suggestion(text: str, reason: str) -> None:
    """What is missing is said in place of a suggestion that would be odd."""
    error = fault(text)
    assert error.reason == reason
    assert "nearest" not in error.facts


def test_likeness() -> None:
    """Half a likeness is none; capitals and accents are no difference at all."""
    assert nearest("kassza", ["pass", "accept"]) is None
    assert nearest("JOSE", ["Josephine", "José"]) == "José"
