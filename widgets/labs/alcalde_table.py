"""What the labs of Alcalde share: the three who sit there, a seat as a choice, a question with its answer.

Classes: `lab-answer` holds `question` and what answers it.
"""

from __future__ import annotations

from engine.alcalde.events import Seat
from widgets.i18n import Translator
from widgets.labs.controls import Changes, choice
from widgets.markup import Child, Markup, tag
from widgets.setting import Setting
from widgets.table_alcalde import PLACES, ROLES

PLAYERS = ("Isaac", "Lena", "Pilar")
"""By seat, as in the examples of the page: Pilar is mayor."""

SEATS = {place: seat for seat, place in PLACES.items()}
"""The seats by what they are called in a setting: `right`, `left`, `mayor`."""


def seating(base: str) -> Setting:
    """Who sits where in every lab."""
    return Setting(PLAYERS, base)


def seat(text: str) -> Seat:
    """Reads a seat; raises LookupError for anything else."""
    return SEATS[text]


def seat_words(of: Seat, setting: Setting, _: Translator) -> str:
    """A seat as a choice names it: "Isaac, on the mayor's right"."""
    return _("{player}, {place}", player=setting.name(of), place=_(ROLES[of]))


def seat_choice(
    label: str, name: str, current: Seat, setting: Setting, _: Translator, also: Changes | None = None
) -> Markup:
    """One of the three seats."""
    options = ((PLACES[one], seat_words(one, setting, _)) for one in Seat)
    return choice(label, name, options, PLACES[current], also)


def answer_view(question: str, *answer: Child) -> Markup:
    """A question that players ask, and what the settings of the lab answer."""
    return tag("div", tag("p", question, class_="question"), *answer, class_="lab-answer")


def paragraph(*words: Child) -> Markup:
    """A paragraph of an answer."""
    return tag("p", *words)
