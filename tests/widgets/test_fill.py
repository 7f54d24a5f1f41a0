"""What pages may fill in: every number is the one of the rules, every unknown name is refused with its line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from widgets.counts import SEED, figure
from widgets.fill import Place, command, fill
from widgets.i18n import LANGUAGES, load
from widgets.number_words import MOST_IN_WORDS, number_word
from widgets.problems import Unfillable
from widgets.quantities import number, numbers, stake

PARTI_76: dict[str, Any] = {
    "complete": True,
    "trump": "S",
    "declarer": "Anna",
    "totals": {"Anna": 96, "José": 70},
    "units": {"Anna": -3, "José": 3},
    "items": [{"item": "parti", "stake": 1, "won": True}, {"item": "abszolut", "stake": 1, "won": False}],
    "redeal": None,
}


def results(example: str) -> Mapping[str, Any]:
    if example != "parti-76":
        raise Unfillable(f"there is no example {example!r}")
    return PARTI_76


def place(language: str = "fr", game: str = "alsos", base: str = "../") -> Place:
    return Place(load(language), game, base, results)


def filled(text: str, here: Place | None = None) -> tuple[list[str], list[tuple[int, str]]]:
    reported: list[tuple[int, str]] = []
    lines = fill(text.split("\n"), here or place(), lambda line, message: reported.append((line, message)))
    return lines, reported


# What rules.md says, typed here from its tables.
NUMBERS = {
    "alsos.pack-size": 32,
    "alsos.suits": 4,
    "alsos.hand-size": 12,
    "alsos.first-cards": 8,
    "alsos.last-cards": 4,
    "alsos.talon-size": 8,
    "alsos.hidden-cards": 6,
    "alsos.tricks": 12,
    "alsos.deals": 8,
    "alsos.trump-total": 62,
    "alsos.plain-total": 30,
    "alsos.plain-suits-total": 90,
    "alsos.last-trick": 10,
    "alsos.pack-total": 162,
    **{
        f"alsos.value.trump.{rank}": points
        for rank, points in zip("J 9 A 10 K Q 8 7".split(), (20, 14, 11, 10, 4, 3, 0, 0), strict=True)
    },
    **{
        f"alsos.value.plain.{rank}": points
        for rank, points in zip("A 10 K Q J 9 8 7".split(), (11, 10, 4, 3, 2, 0, 0, 0), strict=True)
    },
    "alsos.run.shortest": 3,
    "alsos.run.3": 20,
    "alsos.run.4": 50,
    **{f"alsos.run.{length}": 100 for length in (5, 6, 7, 8)},
    "alsos.vannak": 80,
    "alsos.bela": 20,
    "alsos.abszolut-limit": 81,
    "alsos.hundred-limit": 100,
    "alsos.two-hundred-limit": 200,
    "alsos.item.parti": 1,
    "alsos.item.abszolut.early": 1,
    **{
        f"alsos.item.{slug}.{phase}": late * factor
        for slug, late in (
            ("100", 2),
            ("200", 1),
            ("tous-les-trois", 1),
            ("ultimo", 2),
            ("csalad", 1),
            ("all-trumps", 2),
            ("kassza", 1),
            ("44", 2),
        )
        for phase, factor in (("late", 1), ("early", 2))
    },
    "alsos.kontra.early": 4,
    "alsos.kontra.late": 2,
    "alsos.rekontra.early": 4,
    "alsos.rekontra.late": 2,
    "alsos.early-factor": 2,
    "alcalde.pack-size": 40,
    "alcalde.suits": 4,
    "alcalde.suit-size": 10,
    "alcalde.suit-total": 30,
    "alcalde.pack-total": 120,
    "alcalde.players": 3,
    "alcalde.hand.mayor": 6,
    "alcalde.hand.opponent": 3,
    "alcalde.stock-size": 28,
    "alcalde.tricks": 10,
    "alcalde.trick-size": 4,
    "alcalde.mayor-cards": 2,
    "alcalde.drawing-tricks": 7,
    "alcalde.closing-tricks": 3,
    "alcalde.office": 60,
    **{
        f"alcalde.value.{rank}": points
        for rank, points in zip("A 3 K Q J 7 6 5 4 2".split(), (11, 10, 4, 3, 2, 0, 0, 0, 0, 0), strict=True)
    },
}


def test_every_number_is_that_of_the_rules() -> None:
    """The engine gives each number that a page may name, and no number goes unchecked."""
    assert dict(numbers()) == NUMBERS


@pytest.mark.parametrize(
    ("said", "units"),
    [
        ("ultimo early kontra=early rekontra=late", 32),  # the arithmetic that rules.md shows
        ("parti contract kontra=late", 2),
        ("parti contract", 1),
        ("abszolut early", 1),
        ("100 late kontra=late rekontra=late", 8),
        ("44 early kontra=early rekontra=early", 64),
    ],
)
def test_a_stake_is_base_times_kontra_times_rekontra(said: str, units: int) -> None:
    """Kontra and rekontra multiply by the phase in which each is said (alsos.announcements.kontra, .rekontra)."""
    assert command(f"stake {said}", place()) == str(units)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("number alsos.pack-totl", "did you mean 'alsos.pack-total'"),
        ("number alsos.item.abszolut.late", "there is no number"),
        ("words alsos.pack-total", "162: only 2 to 20"),
        ("words alsos.item.parti", "1: only 2 to 20"),
        ("stake abszolut late", "abszolut cannot be announced in the phase 'late'"),
        ("stake parti late", "parti cannot be announced in the phase 'late'"),
        ("stake ultimoo early", "did you mean 'ultimo'"),
        ("stake ultimo erly", "did you mean 'early'"),
        ("stake ultimo early kontra=contract", "said early or late"),
        ("stake ultimo early rekontra=late", "a rekontra needs a kontra"),
        ("stake ultimo", "a stake is written"),
        ("stake ultimo early kontr=late", "a stake is written"),
        ("card 3H", "no card of alsos"),
        ("card A", "no card of alsos"),
        ("suit X", "is no suit"),
        ("rule alsos.tricks.leed", "did you mean 'alsos.tricks.lead'"),
        ("rule alsos.tricks.lead |", "after `|` come the words"),
        ("result parti-77 totals.Anna", "no example 'parti-77'"),
        ("result parti-76", "a result is written"),
        ("result parti-76 totals.Ana", "did you mean 'Anna'"),
        ("result parti-76 totals", "not one value"),
        ("result parti-76 redeal", "redeal is nothing"),
        ("result parti-76 items.2.stake", "a list of 2, counted from 0"),
        ("result parti-76 items.first", "a list of 2, counted from 0"),
        ("result parti-76 trump.suit", "is 'S' and has no 'suit'"),
        ("resultat x y", "did you mean 'result'"),
        ("table alsos.values", "a line of its own"),
        ("chart alsos.parti", "a chart stands on a line of its own"),
        ("estimate alsos.belas", "did you mean 'alsos.bela'"),
        ("deals alsos.belas", "did you mean 'alsos.bela'"),
        ("seed 7", "there is one seed"),
        ("", "nothing called ''"),
    ],
)
def test_what_cannot_be_filled_says_why(text: str, reason: str) -> None:
    """Unknown names are refused with the nearest known one, wrong forms with the right one."""
    with pytest.raises(Unfillable) as refused:
        command(text, place())
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("path", "french", "spanish"),
    [
        ("totals.Anna", "96", "96"),
        ("totals.José", "70", "70"),
        ("units.Anna", "−3", "−3"),
        ("items.1.won", "non", "no"),
        ("complete", "oui", "sí"),
        ("trump", "pique", "picas"),
        ("declarer", "Anna", "Anna"),
    ],
)
def test_a_figure_of_an_example_is_told_in_the_page_s_language(path: str, french: str, spanish: str) -> None:
    """Numbers come with a real minus, suits and yes or no as words, names as they are."""
    text = f"result parti-76 {path}"
    assert (command(text, place("fr")), command(text, place("es"))) == (french, spanish)


def test_a_card_has_its_words_for_the_ear() -> None:
    """The drawing is hidden from readers who listen; they hear the card's name in the page's language."""
    french, spanish = command("card AS", place("fr")), command("card A♠", place("es"))
    assert "#card-AS" in french
    assert "as de pique" in french
    assert "as de picas" in spanish


def test_a_card_of_the_other_game_stands_only_on_its_pages() -> None:
    """The three of hearts is a card in Alcalde and on pages of no game."""
    assert "#card-3H" in command("card 3H", place(game="alcalde"))
    assert "#card-3H" in command("card 3H", place(game=""))


def test_a_rule_is_linked_by_its_title_or_by_words_of_one_s_own() -> None:
    """The link leads from the page to the paragraph of the rule in the same language."""
    assert command("rule alsos.tricks.follow-suit", place()) == (
        '<a class="rule" href="../alsos/#alsos.tricks.follow-suit">Fournir si possible</a>'
    )
    assert command("rule alcalde.tricks.draw | piocher <bien>", place(base="./")) == (
        '<a class="rule" href="./alcalde/#alcalde.tricks.draw">piocher &lt;bien&gt;</a>'
    )
    assert command("rule notation.key", place("es", base="./")) == (
        '<a class="rule" href="./check/#notation.key">Las claves de un ejemplo</a>'
    )


def test_numbers_can_be_written_in_words() -> None:
    """Twelve tricks, at the start of a sentence and within it, in both languages."""
    assert command("words alsos.tricks", place("fr")) == "douze"
    assert command("Words alsos.tricks", place("es")) == "Doce"
    for language in LANGUAGES:
        words = {number_word(value, load(language)) for value in range(2, MOST_IN_WORDS + 1)}
        assert len(words) == MOST_IN_WORDS - 1


def test_filling_keeps_code_and_reports_each_line() -> None:
    """Code spans and fences stay as written; every mistake is told with its line, and hides no other."""
    lines, reported = filled(
        "\n".join(
            (
                "Le paquet vaut {{ number alsos.pack-total }} points, {{number alsos.tricks}} plis, `{{ number x }}`.",
                "```toml",
                "{{ number inside-a-fence }}",
                "```",
                "``un ` et {{ number y }}`` {{ number first }} puis {{ number second }}",
                "{{ never closed",
            )
        )
    )
    assert lines[0] == "Le paquet vaut 162 points, 12 plis, `{{ number x }}`."
    assert lines[1:4] == ["```toml", "{{ number inside-a-fence }}", "```"]
    assert [line for line, _message in reported] == [5, 5, 6]
    assert "'first'" in reported[0][1]
    assert "'second'" in reported[1][1]
    assert "on the same line" in reported[2][1]


def test_a_table_takes_a_line_of_its_own() -> None:
    """A table is a block; in the middle of a sentence it is refused, and so is an unknown one."""
    lines, reported = filled("{{ table alsos.kontra }}\ntext {{ table alsos.kontra }}\n{{ table alsos.kontr }}")
    assert lines[0].startswith('\n<div class="filled-table"><table>')
    assert lines[0].endswith("</table></div>\n")
    assert [(line, message.split(";")[0]) for line, message in reported] == [
        (2, "a table stands on a line of its own"),
        (3, "there is no table 'alsos.kontr'"),
    ]


def test_a_chart_takes_a_line_of_its_own() -> None:
    """A chart is a block like a table; an unknown one is refused."""
    lines, reported = filled("{{ chart alsos.parti }}\n{{ chart alsos.party }}")
    assert lines[0].startswith('\n<figure class="chart">')
    assert lines[0].endswith("</figure>\n")
    assert lines[0].strip().count("\n") == 0
    assert [(line, message.split(";")[0]) for line, message in reported] == [(2, "there is no chart 'alsos.party'")]


def test_what_was_counted_comes_with_its_interval() -> None:
    """A rate with its interval, how many deals it was counted in, and the seed they come from."""
    found = figure("alsos.bela")
    low, high = (f"{100 * end:.1f}".replace(".", ",") for end in found.interval)
    value = f"{100 * found.value:.1f}".replace(".", ",")
    assert command("estimate alsos.bela", place()) == (
        f'<span class="estimate">{value}\u00a0% (de {low} à {high}\u00a0%)</span>'
    )
    assert command("deals alsos.bela", place()) == str(found.deals)
    assert command("seed", place()) == str(SEED)


def test_names_from_outside_are_refused_and_never_raise_anything_else() -> None:
    """The functions that pages call by name refuse what they do not know."""
    with pytest.raises(Unfillable):
        number("")
    with pytest.raises(Unfillable):
        stake("parti", "contract", kontra="")
