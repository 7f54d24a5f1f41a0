"""What may be said before play, in which turn, and what is then at stake."""

from __future__ import annotations

import pytest

from engine.alsos import (
    Accept,
    Announcement,
    AnnouncementPhase,
    Announcements,
    Bid,
    EndTurn,
    Event,
    Pass,
    PlayCard,
    Seat,
    legal_events,
    refusal,
)
from engine.alsos.announcements import open_to
from engine.cards import Suit
from tests.engine.alsos.table import DEALER, NON_DEALER, card, fold, refused, speech, turns

EARLY, LATE, CONTRACT = AnnouncementPhase.EARLY, AnnouncementPhase.LATE, AnnouncementPhase.CONTRACT


def said(early: str, late: str = "", declarer: Seat = NON_DEALER) -> Announcements:
    """What has been announced after these turns, the declarer's first."""
    after = fold(open_to(declarer), *turns(declarer, early)) if early else open_to(declarer)
    return fold(after, *turns(declarer, late)) if late else after


def test_start() -> None:
    """alsos.announcements.turns, .kontra: the declarer speaks first, and Parti is his from the beginning."""
    opened = open_to(DEALER)
    assert (opened.phase, opened.to_move) == (EARLY, DEALER)
    (parti,) = opened.items
    assert (parti.announcement, parti.owner, parti.phase) == (Announcement.PARTI, DEALER, CONTRACT)
    assert (parti.base, parti.multiplier, parti.stake) == (1, 1, 1)


@pytest.mark.parametrize(
    ("early", "late", "phase", "to_move"),
    [
        pytest.param("pass", "", EARLY, DEALER, id="one pass"),
        pytest.param("pass / pass", "", LATE, NON_DEALER, id="two passes close the early phase"),
        pytest.param("ultimo / pass", "", EARLY, NON_DEALER, id="one pass after an announcement"),
        pytest.param("ultimo / pass / pass", "", LATE, NON_DEALER, id="two passes after an announcement"),
        pytest.param("pass / ultimo / pass", "", EARLY, DEALER, id="speech in between breaks the row"),
        pytest.param("pass / ultimo / pass / pass", "", LATE, NON_DEALER, id="then two passes again"),
        pytest.param("pass / pass", "pass", LATE, DEALER, id="one pass in the late phase"),
        pytest.param("pass / pass", "pass / pass", LATE, None, id="both phases closed"),
        pytest.param("pass / pass", "pass / 44 / pass / pass", LATE, None, id="late speech"),
    ],
)
def test_turns_and_phases(early: str, late: str, phase: AnnouncementPhase, to_move: Seat | None) -> None:
    """alsos.announcements.turns: two passes in a row close a phase, and the declarer opens each."""
    after = said(early, late)
    assert (after.phase, after.to_move) == (phase, to_move)


def test_one_who_passed_may_speak_again() -> None:
    """alsos.announcements.turns: a player who passed speaks when the turn returns to him."""
    after = said("pass / ultimo / csalad kontra:ultimo / pass / pass")
    assert [item.announcement.value for item in after.items] == ["parti", "ultimo", "csalad"]
    assert after.phase is LATE


@pytest.mark.parametrize(
    ("early", "late", "base", "multiplier", "stake"),
    [
        pytest.param("ultimo / kontra:ultimo / pass / pass", "rekontra:ultimo / pass / pass", 4, 8, 32, id="sources"),
        pytest.param("ultimo / pass / pass", "pass / pass", 4, 1, 4, id="early alone"),
        pytest.param("pass / pass", "ultimo / pass / pass", 2, 1, 2, id="late alone"),
        pytest.param("pass / pass", "ultimo / kontra:ultimo / pass / pass", 2, 2, 4, id="late, kontra late"),
        pytest.param("ultimo / pass / pass", "pass / kontra:ultimo / pass / pass", 4, 2, 8, id="early, kontra late"),
        pytest.param("ultimo / kontra:ultimo / pass / pass", "pass / pass", 4, 4, 16, id="early, kontra early"),
        pytest.param(
            "ultimo / kontra:ultimo / rekontra:ultimo / pass / pass", "pass / pass", 4, 16, 64, id="all of it early"
        ),
        pytest.param(
            "pass / pass",
            "ultimo / kontra:ultimo / rekontra:ultimo / pass / pass",
            2,
            4,
            8,
            id="all of it late",
        ),
    ],
)
def test_stakes(early: str, late: str, base: int, multiplier: int, stake: int) -> None:
    """alsos.announcements.early-double, .kontra, .rekontra: the arithmetic, Ultimó as the example."""
    item = said(early, late).item(Announcement.ULTIMO, NON_DEALER)
    assert item is not None
    assert (item.base, item.multiplier, item.stake) == (base, multiplier, stake)


@pytest.mark.parametrize(
    ("early", "late", "stake"),
    [
        pytest.param("pass / kontra:parti / pass / pass", "pass / pass", 4, id="early kontra"),
        pytest.param("pass / pass", "pass / kontra:parti / pass / pass", 2, id="late kontra"),
        pytest.param("pass / kontra:parti / rekontra:parti / pass / pass", "pass / pass", 16, id="early rekontra"),
        pytest.param("pass / kontra:parti / pass / pass", "rekontra:parti / pass / pass", 8, id="late rekontra"),
    ],
)
def test_parti_stakes(early: str, late: str, stake: int) -> None:
    """alsos.announcements.kontra: Parti is one unit, and its kontra is the opponent's to say."""
    parti = said(early, late).items[0]
    assert (parti.announcement, parti.base, parti.stake) == (Announcement.PARTI, 1, stake)


def test_early_abszolut_is_not_doubled() -> None:
    """alsos.announcements.early-double: Abszolút alone stays one unit."""
    item = said("abszolut").item(Announcement.ABSZOLUT, NON_DEALER)
    assert item is not None
    assert (item.base, item.stake) == (1, 1)


def test_both_may_announce_the_same() -> None:
    """alsos.announcements.once: the same promise by both is two items; a kontra marks the opponent's alone."""
    after = said("ultimo / ultimo kontra:ultimo")
    mine, theirs = after.item(Announcement.ULTIMO, NON_DEALER), after.item(Announcement.ULTIMO, DEALER)
    assert mine is not None
    assert theirs is not None
    assert (mine.kontra, theirs.kontra) == (EARLY, None)


@pytest.mark.parametrize(
    ("early", "late", "word", "rule", "reason"),
    [
        pytest.param("ultimo / pass", "", "ultimo", "once", "said-before", id="twice in a phase"),
        pytest.param("ultimo / pass / pass", "", "ultimo", "once", "said-before", id="again in the late phase"),
        pytest.param("", "", "parti", "once", "parti", id="Parti by the declarer"),
        pytest.param("pass", "", "parti", "once", "parti", id="Parti by the opponent"),
        pytest.param("pass / pass", "", "abszolut", "abszolut-early-only", "late", id="late Abszolút, declarer"),
        pytest.param("pass / pass", "pass", "abszolut", "abszolut-early-only", "late", id="late Abszolút, opponent"),
        pytest.param("", "", "kontra:parti", "kontra", "own-item", id="kontra of one's own Parti"),
        pytest.param("ultimo / pass", "", "kontra:ultimo", "kontra", "own-item", id="kontra of one's own promise"),
        pytest.param("", "", "kontra:44", "kontra", "not-announced", id="kontra of nothing"),
        pytest.param(
            "ultimo / kontra:ultimo / pass", "", "kontra:ultimo", "kontra", "kontra-before", id="kontra twice"
        ),
        pytest.param(
            "ultimo / kontra:ultimo / pass / pass", "pass", "kontra:ultimo", "kontra", "kontra-before", id="again late"
        ),
        pytest.param("", "", "rekontra:parti", "rekontra", "no-kontra", id="rekontra before a kontra"),
        pytest.param("", "", "rekontra:44", "rekontra", "not-announced", id="rekontra of nothing"),
        pytest.param("ultimo", "", "rekontra:ultimo", "rekontra", "not-own-item", id="rekontra of the opponent's"),
        pytest.param(
            "pass / kontra:parti / pass", "", "rekontra:parti", "rekontra", "not-own-item", id="kontra's own rekontra"
        ),
        pytest.param(
            "pass / kontra:parti / rekontra:parti / pass",
            "",
            "rekontra:parti",
            "rekontra",
            "rekontra-before",
            id="rekontra twice",
        ),
    ],
)
def test_refused_speech(early: str, late: str, word: str, rule: str, reason: str) -> None:
    """alsos.announcements.once, .abszolut-early-only, .kontra, .rekontra: each by its own rule."""
    after = said(early, late)
    assert after.to_move is not None
    assert refused(after, speech(after.to_move, word)) == (f"alsos.announcements.{rule}", reason)


@pytest.mark.parametrize(
    ("after", "event", "reason"),
    [
        pytest.param(said(""), speech(DEALER, "pass"), "out-of-turn", id="opponent first"),
        pytest.param(said("pass"), speech(NON_DEALER, "44"), "out-of-turn", id="declarer twice"),
        pytest.param(said(""), EndTurn(NON_DEALER), "nothing-said", id="an end without speech"),
        pytest.param(
            fold(said(""), speech(NON_DEALER, "44")), Pass(NON_DEALER), "pass-after-speech", id="a pass after speech"
        ),
        pytest.param(said("pass / pass", "pass / pass"), Pass(NON_DEALER), "closed", id="after the close"),
        pytest.param(said("pass / pass", "pass / pass"), speech(DEALER, "44"), "closed", id="a late promise"),
        pytest.param(said("pass"), PlayCard(NON_DEALER, card("AS")), "open", id="a card while a turn is due"),
        pytest.param(said(""), Bid(NON_DEALER, Suit.CLUBS), "open", id="a bid while a turn is due"),
        pytest.param(said(""), Accept(NON_DEALER), "open", id="accepting while a turn is due"),
    ],
)
def test_turn_refusals(after: Announcements, event: Event, reason: str) -> None:
    """alsos.announcements.turns: out of turn, after the close, and what may not come before it."""
    assert refused(after, event) == ("alsos.announcements.turns", reason)


def words(after: Announcements) -> set[str]:
    """What the seat to move may say, in the words of these tests."""
    found = set()
    for event in legal_events(after):
        match event:
            case Pass() | EndTurn():
                found.add(type(event).__name__)
            case _:
                prefix = {"Announce": "", "Kontra": "kontra:", "Rekontra": "rekontra:"}[type(event).__name__]
                found.add(prefix + event.announcement.value)
    return found


ALL = {"abszolut", "100", "200", "tous-les-trois", "ultimo", "csalad", "all-trumps", "kassza", "44"}


@pytest.mark.parametrize(
    ("early", "late", "expected"),
    [
        pytest.param("", "", {"Pass", *ALL}, id="the declarer at the start"),
        pytest.param("pass", "", {"Pass", "kontra:parti", *ALL}, id="the opponent at the start"),
        pytest.param("pass / pass", "", {"Pass", *ALL} - {"abszolut"}, id="the late phase"),
        pytest.param(
            "44 / kontra:44 kontra:parti",
            "",
            {"Pass", "rekontra:44", "rekontra:parti", *ALL} - {"44"},
            id="answering two kontras",
        ),
        pytest.param("pass / pass", "pass / pass", set(), id="after the close"),
    ],
)
def test_what_may_be_said(early: str, late: str, expected: set[str]) -> None:
    """alsos.announcements.once, .kontra, .rekontra: exactly this is open."""
    assert words(said(early, late)) == expected


def test_turn_with_speech_must_end() -> None:
    """alsos.announcements.turns: after something was said the turn goes on or ends, it is no pass any more."""
    after = fold(said(""), speech(NON_DEALER, "44"))
    assert after.spoken
    assert words(after) == {"EndTurn", *ALL} - {"44"}
    ended = fold(after, EndTurn(NON_DEALER))
    assert (ended.to_move, ended.spoken, ended.passes) == (DEALER, False, 0)


def test_kontra_refusal_names_the_owner() -> None:
    """alsos.announcements.kontra: the refusal says what was tried, by whom, and whose it would have to be."""
    refusing = refusal(said("ultimo / pass"), speech(NON_DEALER, "kontra:ultimo"))
    assert refusing is not None
    assert refusing.facts == {"announcement": Announcement.ULTIMO, "seat": NON_DEALER, "owner": DEALER}


def test_repeated_promise_names_the_phase() -> None:
    """alsos.announcements.once: the refusal says when it was said before."""
    refusing = refusal(said("ultimo / pass / pass"), speech(NON_DEALER, "ultimo"))
    assert refusing is not None
    assert refusing.facts == {"announcement": Announcement.ULTIMO, "seat": NON_DEALER, "phase": EARLY}
