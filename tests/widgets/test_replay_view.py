"""The replay: whatever is played, every step is drawn and told in both languages, and no hidden card is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain

import pytest

from engine import alcalde, alsos
from engine.cards import Card
from engine.errors import EngineError
from engine.record import Step
from tests.widgets.drawn import EXAMPLE, PAGES, TRANSLATORS, example, random_alcalde, random_alsos, replayed, seen
from widgets.i18n import LANGUAGES, Translator
from widgets.narration import step_lines
from widgets.packs.sprite import sprite
from widgets.replay_view import replay_view, steps_view
from widgets.scenes import scene
from widgets.setting import Setting
from widgets.words import card_name

SEEDS = range(4)
ALSOS = Setting(("Anna", "José"), "../")
ALCALDE = Setting(("Isaac", "Lena", "Pilar"), "../")
RULES = frozenset((*alsos.RULES, *alcalde.RULES))


def steps_of(seed: int) -> Iterator[tuple[Setting, Step]]:
    yield from ((ALSOS, step) for step in random_alsos(seed))
    yield from ((ALCALDE, step) for step in random_alcalde(seed))


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_step_is_drawn_and_told(seed: int, _: Translator) -> None:
    """Random deals: strict HTML, no missing word, no blank left, something to say, and only rules that exist."""
    symbols = set(seen(sprite(["alsos", "alcalde"], _)).ids)
    for setting, step in steps_of(seed):
        drawing = seen(scene(step.after, setting, _))
        assert drawing.symbols <= symbols
        assert not drawing.ids
        lines = step_lines(step, setting, _)
        assert lines
        for line in lines:
            assert line.text
            assert "{" not in line.text
            assert line.text[0].isupper() or line.text[0].isdigit() or line.text[0] in "¡¿"
            assert line.text[-1] in ".!?"
            assert line.rule is None or line.rule in RULES


@pytest.mark.parametrize("seed", SEEDS)
def test_who_sits_at_the_table_sees_no_hidden_card(seed: int) -> None:
    """Alsós from each seat: neither the picture nor its words show the opponent's cards, the reserves or the talon."""
    for step in random_alsos(seed):
        state = step.after
        assert isinstance(state, alsos.State)
        for seat in alsos.Seat:
            hidden = {*state.hands[seat.other], *chain(*state.reserve), *state.talon.hidden}
            if state.exchange is not None and state.exchange.exchanger is seat.other:
                hidden |= set(state.discards)
            assert_not_shown(alsos.visible_to(state, seat), hidden, ALSOS)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_mayor_and_the_opponents_do_not_see_each_other_s_cards(seed: int) -> None:
    """Alcalde from each seat: the other side's hands stay hidden, and the stock but for the indicator."""
    for step in random_alcalde(seed):
        state = step.after
        assert isinstance(state, alcalde.State)
        for seat in alcalde.Seat:
            others = [at for at in alcalde.Seat if at is not seat and alcalde.Seat.MAYOR in (at, seat)]
            hidden = {card for at in others for card in state.hands[at]} | set(state.stock[:-1])
            assert_not_shown(alcalde.visible_to(state, seat), hidden, ALCALDE)


def assert_not_shown(position: alsos.State | alcalde.State, hidden: set[Card | None], setting: Setting) -> None:
    _ = TRANSLATORS[0]
    drawing = seen(scene(position, setting, _))
    known = {card for card in hidden if card is not None}
    assert drawing.symbols.isdisjoint({f"card-{card}" for card in known})
    words = " ".join(drawing.text)
    assert not [card for card in known if card_name(card, _) in words]


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_is_not_seen_is_told_without_its_reasons(seed: int, _: Translator) -> None:
    """Told from one seat: what the opponent plays is named, what the opponent keeps is not."""
    for step in random_alsos(seed):
        before, after = step.before, step.after
        if not isinstance(before, alsos.State) or not isinstance(step.events[0], alsos.PlayCard):
            continue
        viewer = step.events[0].seat.other
        masked = Step("", step.events, alsos.visible_to(before, viewer), alsos.visible_to(after, viewer))
        if before.play is None or not before.play.trick or after.phase is alsos.Phase.DONE:
            continue
        words = " ".join(line.text for line in step_lines(masked, ALSOS, _))
        assert card_name(step.events[0].card, _) in words
        assert not [card for card in after.hands[viewer.other] if card_name(card, _) in words]


def fences() -> Iterator[object]:
    """The examples of all pages, but those that are there to be refused before they begin."""
    for page in sorted(PAGES.rglob("*.md")):
        for number, text in enumerate(EXAMPLE.findall(page.read_text("utf-8")), start=1):
            with suppress(EngineError):
                replayed(text)
                yield pytest.param(text, id=f"{page.relative_to(PAGES).as_posix()} {number}")


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
@pytest.mark.parametrize("text", tuple(fences()))
def test_the_examples_of_the_pages(text: str, _: Translator) -> None:
    """Every example of every page becomes a whole replay, with the parts that the shell expects."""
    replay = replayed(text)
    html = replay_view(replay, text, "../", _)
    drawing = seen(html)
    steps = steps_view(replay, "../", _)
    assert "".join(steps) in html
    assert len(steps) == len(replay.steps) + (replay.error is not None)
    assert f'data-steps="{len(steps)}"' in html
    assert drawing.ids == [replay.example.id]
    assert text in "".join(drawing.text)
    for number, step in enumerate(steps, start=1):
        assert f'data-step="{number}"' in step
        for part in ("scene", "said", "where", "sentence"):
            assert step.count(f'class="{part}"') == 1, part
    for part in ("refusal", "engine", "live visually-hidden", "source"):
        assert html.count(f'class="{part}"') == 1, part


def parti() -> str:
    return example("parti-76")


def trick() -> str:
    return example("trick-25")


def test_parti_76_has_thirty_one_steps() -> None:
    """Start, call, three and two turns, twenty-four cards; the trick on the table is counted from the first card on."""
    steps = steps_view(replayed(parti()), "../", TRANSLATORS[0])
    assert len(steps) == 1 + 1 + 3 + 2 + 24
    tricks = [int(re.search(r'data-trick="(\d+)"', step)[1]) for step in steps]
    assert tricks == [0] * 7 + [number for number in range(1, 13) for _card in range(2)]
    ends = [number for number, step in enumerate(steps, start=1) if re.search(" data-trick-end[ >]", step)]
    assert ends == list(range(9, 32, 2))


def test_trick_25_has_five_steps() -> None:
    """The start and four cards; the trick ends with the last one."""
    steps = steps_view(replayed(trick()), "../", TRANSLATORS[1])
    assert len(steps) == 5
    assert [bool(re.search(" data-trick-end[ >]", step)) for step in steps] == [False] * 4 + [True]


@pytest.mark.parametrize("_", TRANSLATORS, ids=LANGUAGES)
def test_a_deal_stays_small(_: Translator) -> None:
    """The whole deal of thirty-one steps is less than 150 kilobytes of HTML before it is compressed."""
    assert len(replay_view(replayed(parti()), parti(), "../", _).encode()) < 150_000


def test_before_the_last_four_are_picked_up() -> None:
    """Eight cards each and four backs beside them; then twelve; the talon shows its two open cards and one back."""
    steps = steps_view(replayed(parti()), "../", TRANSLATORS[0])
    for step, cards, backs in ((steps[0], 8, 4), (steps[3], 8, 4), (steps[4], 12, 0), (steps[6], 12, 0)):
        hands = re.findall(r'<div class="hand".*?</div>', step)
        assert [hand.count("<svg") for hand in hands] == [cards, cards]
        assert (
            sum(reserve.count("card-back") for reserve in re.findall(r'<div class="reserve".*?</div>', step))
            == 2 * backs
        )
        talon = re.search(r'<div class="talon".*?</div>', step)[0]
        assert re.findall(r"#(card-\w+)", talon) == ["card-QS", "card-back", "card-KD"]
        assert "talon · 6" in talon


def test_hands_are_sorted_by_the_order_of_the_game() -> None:
    """Before there are trumps by suit and rank; then trumps first, jack and nine on top, the ten after the ace."""
    steps = steps_view(replayed(parti()), "../", TRANSLATORS[0])
    hands = [re.findall(r'<div class="hand".*?</div>', step)[1] for step in (steps[0], steps[6])]
    before, after = (re.findall(r"#card-(\w+)", hand) for hand in hands)
    assert before == "AD QD JD 10D AS KS 10S 9S".split()
    assert after[:4] == "9S AS 10S KS".split()
    assert [card for card in after if card[-1] == "D"] == "AD 10D QD JD".split()


def test_the_card_just_played_and_the_one_that_wins() -> None:
    """In step 11 the ace led still wins, the seven has just been played."""
    step = steps_view(replayed(parti()), "../", TRANSLATORS[0])[10]
    plays = re.findall(r'<li class="(play[^"]*)">.*?#card-(\w+)', step)
    assert plays == [("play from-far winning", "AH"), ("play from-near last", "7H")]


def test_the_last_step_shows_the_sheet() -> None:
    """Points, melds and totals of both, what is out of play, each item won or lost in words, the units."""
    last = steps_view(replayed(parti()), "../", TRANSLATORS[0])[-1]
    rows = [re.findall(r">([^<>]+)</(?:td|th|span)>", row) for row in re.findall(r"<tr.*?</tr>", last)]
    assert rows == [
        ["Anna", "Bence"],
        ["points de cartes", "76", "70"],
        ["points d’annonces", "20", "0"],
        ["total", "96", "70"],
        ["16 points de cartes restent hors jeu"],
        ["Parti", "Anna gagne", "+1", "−1"],
        ["Abszolút", "Anna perd", "−1", "+1"],
        ["unités", "0", "0"],
    ]
    assert re.findall(r'<tr class="(won|lost)">', last) == ["won", "lost"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_step_shows_every_hand_as_it_was_played(seed: int) -> None:
    """The twelve cards of each in Alsós, ten and the mayor's twenty in Alcalde: what each laid on the table."""
    for setting, steps in ((ALSOS, random_alsos(seed)), (ALCALDE, random_alcalde(seed))):
        last = list(steps)[-1].after
        if last.phase.value != "done":
            continue
        hands = re.findall(r'<div class="hand".*?</div>', scene(last, setting, TRANSLATORS[0]))
        shown = [sorted(re.findall(r"#card-(\w+)", hand)) for hand in hands]
        laid = [play for done in last.tricks for play in done.plays]
        seats = list(alsos.Seat)[::-1] if setting is ALSOS else list(alcalde.Seat)
        assert shown == [sorted(str(play.card) for play in laid if play.seat is seat) for seat in seats]
        assert [len(hand) for hand in shown] == ([12, 12] if setting is ALSOS else [10, 10, 20])


def test_the_mayor_sits_below_and_play_goes_counter_clockwise() -> None:
    """Three seats, each in its place, cards laid in front of their players, and an arrow that words explain."""
    for _, words in zip(TRANSLATORS, ("inverse des aiguilles", "contrario a las agujas"), strict=True):
        last = steps_view(replayed(trick()), "../", _)[-1]
        assert re.findall(r'<div class="seat (\w+)', last) == ["right", "left", "mayor"]
        assert re.findall(r'<li class="play from-(\w+)', last) == ["right", "left", "mayor", "mayor"]
        assert "#counter-clockwise" in last
        assert words in " ".join(seen(last).text)


def test_notes_stand_where_their_entry_ends() -> None:
    """A comment on a trick comes with its last card, in the language of the page, and only once."""
    text = (
        'game = "alcalde"\nkind = "trick"\ntrump = "S"\nplayers = ["Isaac", "Lena", "Pilar"]\n'
        'plays = ["Isaac AH 3H 2S KC"]\n[notes]\n"plays.0" = { fr = "Vingt-cinq !", es = "¡Veinticinco!" }\n'
    )
    for _, note in zip(TRANSLATORS, ("Vingt-cinq !", "¡Veinticinco!"), strict=True):
        steps = steps_view(replayed(text), "../", _)
        assert [note in step for step in steps] == [False] * 4 + [True]


def test_what_the_rules_refuse_is_one_step_more() -> None:
    """A record that breaks a rule is shown up to the fault; the last step says which rule, and marks the card."""
    text = (
        'game = "alsos"\nkind = "trick"\ntrump = "S"\nplayers = ["Anna", "Bence"]\nplays = ["Anna AH 8S"]\n'
        'hands = { Anna = "AH", Bence = "9H 8S" }\n[expect]\nerror = "alsos.tricks.follow-suit"\n'
    )
    for _ in TRANSLATORS:
        *_told, refused = steps_view(replayed(text), "../", _)
        assert refused.startswith('<li class="step refused" data-step="3"')
        assert '<a class="rule" href="../alsos/#alsos.tricks.follow-suit">' in refused
        assert re.findall(r'<svg class="card refused".*?#card-(\w+)', refused) == ["8S"]
        assert "<code>8S</code>" in refused


def test_links_lead_from_any_depth() -> None:
    """Every link to a rule begins with the way to the root of the language."""
    for base in ("../", "../../", "./"):
        links = re.findall(
            r'<a class="rule" href="([^"]*)"', replay_view(replayed(trick()), trick(), base, TRANSLATORS[0])
        )
        assert links
        assert all(re.fullmatch(rf"{re.escape(base)}alcalde/#alcalde\.[a-z.-]+", link) for link in links)
