"""A deal through one player's eyes: nothing that the player could not know is told, and what is hidden is said."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from engine import alcalde, alsos
from engine.cards import Card
from engine.record import Step
from tests.widgets.drawn import TRANSLATORS, example, random_alcalde, random_alsos, replayed, seen
from widgets.i18n import LANGUAGES, Translator
from widgets.narration import step_lines
from widgets.replay_view import replay_view, steps_view
from widgets.seen_view import seen as seen_by
from widgets.seen_view import unseen_words, viewers
from widgets.setting import Setting
from widgets.words import card_name

ALSOS = Setting(("Anna", "Bence"), "../")
ALCALDE = Setting(("Isaac", "Lena", "Pilar"), "../")
SEEDS = range(6)
FRENCH = TRANSLATORS[0]

CHAIN = "exchange-chain"
"""Anna exchanges, takes two cards and lays two away."""


def told(step: Step, setting: Setting, seat: int, _: Translator) -> str:
    return " ".join(line.text for line in step_lines(step, setting, _, seat))


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_of_alsos_gives_nothing_away(seed: int, _: Translator) -> None:
    """Each step told by each seat: no card that lies hidden from it then, but those that its melds have shown."""
    for step in random_alsos(seed):
        state = step.after
        assert isinstance(state, alsos.State)
        if isinstance(step.events[0] if step.events else None, alsos.PlayCard) and state.play and not state.tricks:
            continue  # the melds of both are shown with the first card
        for seat in alsos.Seat:
            hidden = set(chain(state.hands[seat.other], state.talon.hidden, *state.reserve))
            if state.exchange is not None and state.exchange.exchanger is seat.other:
                hidden |= set(state.discards)
            if step.events and isinstance(step.events[0], alsos.ExchangeSeven | alsos.TakeCard | alsos.StopTaking):
                hidden -= {state.exchange.indicator, *state.exchange.taken} if state.exchange else set()
            assert_untold(told(step, ALSOS, seat, _), hidden, _)


def assert_untold(words: str, hidden: set[Card | None], _: Translator) -> None:
    assert words
    assert not [card for card in hidden if card is not None and re.search(rf"\b{card_name(card, _)}\b", words)]


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_nor_does_what_is_told_of_alcalde(seed: int, _: Translator) -> None:
    """The other side's hands and the stock but for its indicator stay untold."""
    for step in random_alcalde(seed):
        state = step.after
        assert isinstance(state, alcalde.State)
        for seat in alcalde.Seat:
            others = [at for at in alcalde.Seat if at is not seat and alcalde.Seat.MAYOR in (at, seat)]
            hidden = {card for at in others for card in state.hands[at]} | set(state.stock[:-1])
            known = {card for event in step.events if (card := getattr(event, "card", None))}
            if step.events and isinstance(step.events[0], alcalde.ExchangeIndicator):
                known |= {step.before.indicator, state.indicator}  # type: ignore[union-attr]
            assert_untold(told(step, ALCALDE, seat, _), hidden - known, _)


def test_cards_laid_away_are_only_counted() -> None:
    """Anna lays two hearts away: she knows them, Bence knows that there are two."""
    steps = {seat: steps_view(replayed(example(CHAIN)), "../", FRENCH, seat) for seat in alsos.Seat}
    at = next(at for at, step in enumerate(steps[alsos.Seat.NON_DEALER]) if "écarte, face cachée" in step)
    own, other = (steps[seat][at] for seat in alsos.Seat)
    assert "le sept de cœur et le huit de cœur" in own
    assert "Anna écarte, face cachée, 2 cartes et revient à 12 cartes." in other
    piles = [re.search(r'<div class="discards".*?</div>', step)[0] for step in (own, other)]
    assert [re.findall(r"#(card-\w+)", pile) for pile in piles] == [["card-7H", "card-8H"], ["card-back", "card-back"]]


@pytest.mark.parametrize(
    ("seat", "at", "words"),
    [
        (0, 0, "Ce que voyait Anna. Reste cachée\u00a0: une main (Bence)."),
        (1, 0, "Ce que voyait Bence. Reste cachée\u00a0: une main (Anna)."),
        (1, 30, "Ce que voyait Bence\u00a0: plus aucune main n’est cachée."),
    ],
)
def test_what_is_hidden_is_said(seat: int, at: int, words: str) -> None:
    """Whose hand it is, at each step, and at the end that there is none."""
    step = steps_view(replayed(example("parti-76")), "../", FRENCH, seat)[at]
    assert f'<p class="unseen">{words}</p>' in step
    assert "unseen" not in steps_view(replayed(example("parti-76")), "../", FRENCH)[at]


def test_cards_laid_away_are_said_to_be_hidden() -> None:
    """With the hand, and alone once the hands have been played."""
    last = replayed(example(CHAIN)).steps[-1].after
    words = unseen_words(seen_by(last, alsos.Seat.DEALER), alsos.Seat.DEALER, ALSOS, FRENCH)
    assert words == "Ce que voyait Bence. Restent cachées\u00a0: une main (Anna) et les cartes écartées."
    assert "écartées" not in unseen_words(seen_by(last, alsos.Seat.NON_DEALER), alsos.Seat.NON_DEALER, ALSOS, FRENCH)


def test_the_mayor_sees_two_hands_less() -> None:
    """The opponents see each other's cards, the mayor neither's."""
    first = next(iter(random_alcalde(0))).after
    said = [unseen_words(seen_by(first, seat), seat, ALCALDE, FRENCH) for seat in alcalde.Seat]
    assert "une main (Pilar)" in said[0]
    assert "une main (Pilar)" in said[1]
    assert "2 mains (Isaac et Lena)" in said[2]


def test_what_the_author_says_is_for_who_sees_all() -> None:
    """In step 9 the comment tells what else Bence holds: it stands there for all cards, not for Anna's eyes."""
    whole, own = (steps_view(replayed(example("parti-76")), "../", FRENCH, seat)[8] for seat in (None, 0))
    assert "Bence avait aussi le huit" in whole
    assert "Bence avait aussi le huit" not in own


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_whole_deals_alone_have_viewers(_: Translator) -> None:
    """A deal offers each of its players' eyes, and all cards first; a trick out of context offers none."""
    deal, trick = replayed(example("parti-76")), replayed(example("trick-25"))
    assert (viewers(deal), viewers(trick)) == ((0, 1), ())
    html = replay_view(deal, "", "../", _)
    choice = re.search(r'<select class="eyes".*?</select>', html)[0]
    options = re.findall(r'<option value="(-?\d)">([^<]*)</option>', choice)
    assert [value for value, _words in options] == ["-1", "0", "1"]
    assert all(name in words for name, (_value, words) in zip(("Anna", "Bence"), options[1:], strict=True))
    assert 'class="eyes"' not in replay_view(trick, "", "../", _)
    seen(html)
