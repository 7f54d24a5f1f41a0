"""What is said: each step names what happened and why, by the rules' own figures, in French and in Spanish."""

from __future__ import annotations

import re

import pytest

from engine import alcalde, alsos
from engine.alsos import Announcement, AnnouncementPhase, Item, Seat, Tally, Totals
from engine.cards import parse_card, parse_suit
from engine.record import Step
from tests.widgets.drawn import TRANSLATORS, example, replayed, seen
from widgets.i18n import LANGUAGES, Translator
from widgets.narration import step_lines
from widgets.narration_melds import meld_lines
from widgets.replay_view import steps_view
from widgets.setting import Setting

ANNA = Setting(("Anna", "Bence"), "../")
PILAR = Setting(("Isaac", "Lena", "Pilar"), "../")
FR, ES = TRANSLATORS


def told(step: Step, _: Translator, setting: Setting = ANNA) -> tuple[str, list[str | None]]:
    lines = step_lines(step, setting, _)
    return " ".join(line.text for line in lines), [line.rule for line in lines]


def sentences(example_id: str, _: Translator) -> list[str]:
    steps = steps_view(replayed(example(example_id)), "../", _)
    return ["".join(seen(re.search(r'<p class="sentence">.*?</p>', step)[0]).text) for step in steps]


FACTS = [
    ("parti-76", 1, "the deal and the indicator", ["Bence", "8", "4", "Anna"], ["dame de pique"], ["de picas"]),
    ("parti-76", 2, "who plays, in which suit", ["Anna", "Parti"], ["pique"], ["picas"]),
    (
        "parti-76",
        3,
        "Abszolút: what it takes, and that it does not double",
        ["Abszolút", "81", "1"],
        ["doubl"],
        ["dobla"],
    ),
    ("parti-76", 8, "the first lead and the melds", ["Anna", "Bence", "20"], ["neuf de pique"], ["nueve de picas"]),
    ("parti-76", 9, "jack and nine of trumps: 20 + 14", ["Bence", "34"], ["valet de pique"], ["jota de picas"]),
    (
        "parti-76",
        11,
        "a choice of two, and an ace",
        ["Anna", "11"],
        ["valet ou sept", "fournir"],
        ["jota o siete", "asistir"],
    ),
    (
        "parti-76",
        21,
        "no diamond, so a trump",
        ["Bence", "2"],
        ["couper", "huit de pique"],
        ["fallar", "ocho de picas"],
    ),
    ("parti-76", 25, "neither suit nor trump", ["Bence", "3"], ["ni carreau ni atout"], ["ni triunfos"]),
    (
        "parti-76",
        31,
        "11 + 3 + the last trick’s ten",
        ["24", "10", "96", "70", "76", "81"],
        ["s’annulent"],
        ["se anulan"],
    ),
    ("trick-25", 2, "the lead sets the suit", ["Isaac"], ["as de cœur"], ["as de corazones"]),
    ("trick-25", 4, "the small trump", ["Pilar"], ["deux de pique", "atout"], ["dos de picas", "triunfo"]),
    ("trick-25", 5, "why and how much", ["11 + 10 + 0 + 4 = 25"], ["seul atout"], ["único triunfo"]),
]


@pytest.mark.parametrize("row", FACTS, ids=[f"{row[0]}/{row[1]} {row[2]}" for row in FACTS])
def test_the_worked_examples(row: tuple[str, int, str, list[str], list[str], list[str]]) -> None:
    """The sentences of the two examples name what a reader must learn from them."""
    example_id, step, _title, both, french, spanish = row
    for _, words in ((FR, both + french), (ES, both + spanish)):
        sentence = sentences(example_id, _)[step - 1]
        assert [word for word in words if word not in sentence] == []


def cards(tokens: str) -> tuple[alsos.Play, ...]:
    return tuple(parse_card(token) for token in tokens.split())


def answer(lead: str, hand: str, card: str, trump: str = "S") -> Step:
    """One trick: Anna leads, Bence answers from his hand."""
    play = alsos.Play(parse_suit(trump), Seat.NON_DEALER, (cards(lead), cards(hand)), length=1)
    before = alsos.apply(play, alsos.PlayCard(Seat.NON_DEALER, parse_card(lead)))
    event = alsos.PlayCard(Seat.DEALER, parse_card(card))
    return Step("plays[0]", (event,), before, alsos.apply(before, event))


DUTIES = [
    ("the only card of the suit", answer("AH", "9H 8S", "9H"), ["follow-suit", None], "n’a que le neuf de cœur"),
    ("one of two", answer("9H", "AH 8H 8S", "AH"), ["follow-suit", None], "as ou huit"),
    ("not obliged to beat", answer("9H", "AH 8H", "8H"), ["follow-suit", "no-overtaking", None], "Rien n’oblige"),
    ("lower than what cannot be beaten", answer("AH", "KH 8H", "8H"), ["follow-suit", None], "roi ou huit"),
    ("the only trump", answer("AH", "7S KC", "7S"), ["must-trump", "winner"], "seul atout : le sept de pique"),
    ("one of two trumps", answer("AH", "7S 8S KC", "8S"), ["must-trump", "winner"], "ce sera le huit de pique"),
    ("neither", answer("AH", "KC 7D", "7D"), ["free-discard", "winner"], "ni cœur ni atout"),
    ("no trump to a trump", answer("AS", "KC 7D", "KC"), ["free-discard", "winner"], "pas d’atout"),
]


@pytest.mark.parametrize(("title", "step", "rules", "words"), DUTIES, ids=[row[0] for row in DUTIES])
def test_why_this_card(title: str, step: Step, rules: list[str | None], words: str) -> None:
    """Every duty of the second card has its sentence, and the link to the rule that makes it."""
    for _ in TRANSLATORS:
        text, found = told(step, _)
        assert found == [rule and f"alsos.tricks.{rule}" for rule in rules]
        assert "Bence" in text
    assert words in told(step, FR)[0].replace("\u00a0", " ").replace("\u202f", " ")


POINTS = [("AH", "9H", "9H", "11"), ("10C", "KC", "KC", "14"), ("9S", "JS", "JS", "34"), ("8H", "7H", "7H", "0")]


@pytest.mark.parametrize(("lead", "hand", "card", "points"), POINTS)
def test_what_a_trick_is_worth(lead: str, hand: str, card: str, points: str) -> None:
    """The card points of the two cards, by the tables of the rules."""
    for _ in TRANSLATORS:
        assert re.findall(r"\d+", told(answer(lead, hand, card), _)[0]) == [points]


def spoken(*events: alsos.Speech) -> list[Step]:
    """Announcements from the start, Anna the declarer, each act a step."""
    position = alsos.announcements.open_to(Seat.NON_DEALER)
    steps = []
    for event in events:
        after = alsos.apply(position, event)
        steps.append(Step("", (event,), position, after))
        position = after
    return steps


def test_ultimo_kontra_rekontra_is_thirty_two() -> None:
    """Ultimó early 4, kontra early × 4, rekontra late × 2: the stakes are said as they rise, 4, 16, 32."""
    anna, bence = Seat
    ultimo = Announcement.ULTIMO
    steps = spoken(
        alsos.Announce(anna, ultimo),
        alsos.EndTurn(anna),
        alsos.Kontra(bence, ultimo),
        alsos.EndTurn(bence),
        alsos.Pass(anna),
        alsos.Pass(bence),
        alsos.Rekontra(anna, ultimo),
    )
    for _ in TRANSLATORS:
        early, _end, kontra, _end2, _pass, _close, rekontra = (told(step, _) for step in steps)
        assert re.findall(r"\d+", early[0]) == ["4"]
        assert early[1] == ["alsos.announcements.values", "alsos.announcements.early-double"]
        assert re.findall(r"\d+", kontra[0]) == ["4", "16"]
        assert kontra[1] == ["alsos.announcements.kontra"]
        assert re.findall(r"\d+", rekontra[0]) == ["2", "32"]
        assert rekontra[1] == ["alsos.announcements.rekontra"]


def settled(won: bool, announcement: Announcement, card_points: tuple[int, int], melds: tuple[int, int]) -> Totals:
    phase = AnnouncementPhase.EARLY
    items = (Item(Announcement.PARTI, Seat.NON_DEALER, AnnouncementPhase.CONTRACT),)
    decided = {Announcement.PARTI, Announcement.ABSZOLUT, Announcement.HUNDRED, Announcement.TWO_HUNDRED}
    if announcement is not Announcement.PARTI:
        items += (Item(announcement, Seat.NON_DEALER, phase),)
    outcome = {(Seat.NON_DEALER, announcement)} if won and announcement not in decided else set()
    return Totals(Tally(Seat.NON_DEALER, card_points, melds), items, frozenset(outcome))


SETTLED = [
    ("Abszolút at 82", Announcement.ABSZOLUT, True, (82, 70), (0, 0), ["82", "81"]),
    ("Abszolút at 81, melds do not help", Announcement.ABSZOLUT, False, (81, 70), (100, 0), ["81"]),
    ("100 at 101", Announcement.HUNDRED, True, (101, 50), (0, 0), ["101", "100"]),
    ("100 at 100", Announcement.HUNDRED, False, (100, 50), (50, 0), ["100"]),
    ("200 with melds", Announcement.TWO_HUNDRED, True, (101, 50), (100, 0), ["201", "200"]),
    ("200 at 200", Announcement.TWO_HUNDRED, False, (100, 50), (100, 0), ["200"]),
    *(
        (f"{announcement} {'won' if won else 'lost'}", announcement, won, (90, 60), (0, 0), [])
        for announcement in Announcement
        for won in (True, False)
        if announcement not in ("parti", "abszolut", "100", "200")
    ),
]


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("row", SETTLED, ids=[row[0] for row in SETTLED])
def test_how_each_promise_is_settled(
    row: tuple[str, Announcement, bool, tuple[int, int], tuple[int, int], list[str]], _: Translator
) -> None:
    """Won or lost, each announcement has a sentence of its own, with the figures that decide it."""
    _title, announcement, won, card_points, melds, figures = row
    totals = settled(won, announcement, card_points, melds)
    _parti, line, _units = step_lines(Step("", (), None, totals), ANNA, _)
    others = step_lines(
        Step("", (), None, settled(not won, announcement, (0, 0) if won else (150, 0), (0, 0))), ANNA, _
    )
    assert line.rule == "alsos.announcements.values"
    assert "Anna" in line.text
    assert [figure for figure in figures if figure not in line.text] == []
    assert line.text not in [other.text for other in others]
    lost = re.search(r"manqué|perdid", line.text)
    assert bool(lost) is not won


UNITS = [
    ("won, one unit", (90, 60), ["90", "60", "1"], "alsos.scoring.parti"),
    ("lost, one unit", (60, 90), ["60", "90", "1"], "alsos.scoring.parti"),
    ("a tie is lost", (75, 75), ["75", "1"], "alsos.scoring.tie"),
]


@pytest.mark.parametrize(("title", "points", "figures", "rule"), UNITS, ids=[row[0] for row in UNITS])
def test_parti_and_the_units(title: str, points: tuple[int, int], figures: list[str], rule: str) -> None:
    """The main game alone: who wins it, by how much, and what changes hands."""
    for _ in TRANSLATORS:
        text, rules = told(Step("", (), None, settled(True, Announcement.PARTI, points, (0, 0))), _)
        assert re.findall(r"\d+", text) == figures
        assert rules == [rule, "alsos.scoring.zero-sum"]


MATCHES = [
    ("not begun", (), ["8"]),
    ("under way, somebody ahead", ((5, -5),) * 3, ["3", "8", "15"]),
    ("under way, the other ahead", ((5, -5), (-6, 6)), ["2", "8", "1"]),
    ("under way and level", ((5, -5), (-5, 5)), ["2", "8"]),
    ("won", ((5, -5),) * 7 + ((-3, 3),), ["8", "32"]),
    ("a draw", ((5, -5),) * 4 + ((-5, 5),) * 4, ["8"]),
]


@pytest.mark.parametrize(("title", "units", "figures"), MATCHES, ids=[row[0] for row in MATCHES])
def test_how_a_match_stands(title: str, units: tuple[tuple[int, int], ...], figures: list[str]) -> None:
    """Eight deals decide: under way with the totals so far, won by a total, or drawn."""
    for _ in TRANSLATORS:
        assert re.findall(r"\d+", told(Step("", (), None, alsos.Match(units)), _)[0]) == figures


OFFICES = [(60, 60, "Pilar", "sixty"), (58, 62, "Isaac", "successor"), (120, 0, "Pilar", "sixty")]


@pytest.mark.parametrize(("mayor", "opponents", "following", "rule"), OFFICES)
def test_who_is_mayor_next(mayor: int, opponents: int, following: str, rule: str) -> None:
    """Sixty keep the office; fewer hand it to the right."""
    for _ in TRANSLATORS:
        text, rules = told(Step("", (), None, alcalde.CardPoints(mayor, opponents)), _, PILAR)
        assert re.findall(r"\d+", text)[:2] == [str(mayor), str(opponents)]
        assert following in text
        assert rules == ["alcalde.check.total", f"alcalde.office.{rule}"]


MELDS = [
    ("longer", "10H 9H 8H AC", "KD QD JD 10D", ["50"], ["run-values", "run-comparison"]),
    ("higher", "10H 9H 8H AC", "KD QD JD AC", ["20"], ["run-values", "run-comparison"]),
    ("a higher suit", "KD QD JD 7C", "KH QH JH AC", ["20"], ["run-values", "run-comparison"]),
    ("béla goes to the loser of the runs too", "KS QS 7C 8D", "AH KH QH 7D", ["20", "20"], ["run-values", "bela"]),
    ("nothing", "AS 7H", "9C 7D", [], ["final-hand"]),
]


@pytest.mark.parametrize(("title", "anna", "bence", "points", "rules"), MELDS, ids=[row[0] for row in MELDS])
def test_what_melds_are_told(title: str, anna: str, bence: str, points: list[str], rules: list[str]) -> None:
    """Who scores what, and why the other does not; both hands under spades."""
    for _ in TRANSLATORS:
        lines = meld_lines((cards(anna), cards(bence)), parse_suit("S"), ANNA, _)
        assert [line.rule for line in lines] == [f"alsos.melds.{rule}" for rule in rules]
        assert re.findall(r"\d+", " ".join(line.text for line in lines)) == points
