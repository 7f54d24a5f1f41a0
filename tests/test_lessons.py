"""The first lesson of each game: its stacked pack is dealt, played card by card, and brings about what it promises."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import alcalde, alsos, notation
from engine.alcalde import Seat as AlcaldeSeat
from engine.record import Example, replay
from widgets.examples import page_fences
from widgets.i18n import LANGUAGES, load
from widgets.narration import step_lines
from widgets.setting import Setting
from widgets.stack_tables import stack_of

DOCS = Path(__file__).parent.parent / "docs"

PROMISED = {
    "alsos": """
        deal.packets auction.accept announcements.turns announcements.values announcements.kontra
        exchange.seven exchange.top exchange.chain exchange.discard
        melds.run-values melds.run-comparison melds.bela
        tricks.lead tricks.follow-suit tricks.must-trump tricks.free-discard tricks.no-overtaking
        cards.last-trick scoring.zero-sum
    """,
    "alcalde": """
        deal.hands tricks.lead tricks.two-cards tricks.suit-led tricks.winner tricks.draw
        tricks.indicator-last check.total office.sixty
    """,
}


def lesson(game: str, language: str = "fr") -> Example:
    """The deal of a game's first lesson."""
    (fence,) = page_fences((DOCS / language / game / "lesson.md").read_text("utf-8"))
    return notation.read(fence.text)


@pytest.mark.parametrize("game", PROMISED)
def test_the_stacked_pack_gives_the_deal(game: str) -> None:
    """What lies on the table after dealing the printed order by the rules is the deal of the lesson."""
    example = lesson(game)
    deal = (alsos if game == "alsos" else alcalde).dealt(stack_of(example))
    assert deal == example.body.deal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PROMISED)
def test_every_rule_promised_occurs(game: str, language: str) -> None:
    """Step by step, the sentences cite each of the rules that the newcomers are to meet."""
    example = lesson(game, language)
    steps = replay(example).steps
    setting = Setting(example.players, "../")
    cited = {line.rule for step in steps for line in step_lines(step, setting, load(language))}
    assert {f"{game}.{rule}" for rule in PROMISED[game].split()} <= cited


def test_alsos_won_the_game_and_lost_the_deal() -> None:
    """Parti, Abszolút and Kassza are won, the 100 that was kontra'd is lost: one unit less for the declarer."""
    score = alsos.settle(replay(lesson("alsos")).steps[-1].after)
    won = {result.item.announcement.value: result.won for result in score.results}
    assert won == {"parti": True, "abszolut": True, "kassza": True, "100": False}
    assert score.units == (1, -1)


def test_alcalde_ends_level_and_shows_its_surprises() -> None:
    """Sixty to sixty; a two takes a three; an ace of another suit wins nothing; the last to draw gets the indicator."""
    after = replay(lesson("alcalde")).steps[-1].after
    assert (after.card_points.mayor, after.card_points.opponents) == (60, 60)
    fifth, seventh = after.play.tricks[4], after.play.tricks[6]
    assert {str(card) for card in fifth.cards} == {"QC", "3H", "2S", "QD"}
    assert fifth.winner is AlcaldeSeat.MAYOR
    assert (str(seventh.plays[-1].card), seventh.winner) == ("AH", AlcaldeSeat.LEFT)
    assert seventh.drawn[-1][0] is AlcaldeSeat.RIGHT
    assert str(seventh.drawn[-1][1]) == "KS"
