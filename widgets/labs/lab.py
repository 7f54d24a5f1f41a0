"""What a lab is made of: settings that a reader changes, and a drawing that follows from them.

A lab keeps nothing. Its settings are a handful of short texts; every control carries the settings that it changes
(`data-go`, JSON), and the drawing is made anew from all of them. So the page can draw a lab as it begins, the worker
as it goes on, and a link can carry it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.cards import Card, parse_card
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup
from widgets.said import Lines

LONGEST_SETTING = 400
"""Letters of a setting: more than the tokens of a whole pack, or of every call before the first trick."""


class Unsettled(Exception):
    """Settings that no lab has, or that cannot be read."""


@dataclass(frozen=True, slots=True)
class Field:
    """One setting: what it is at first, and how it is read; `read` raises ValueError for what it cannot be."""

    default: str
    read: Callable[[str], Any]


class Settings:
    """The settings of a lab: as they were sent (`texts`), and by name as what they mean."""

    __slots__ = ("_values", "texts")

    def __init__(self, fields: Mapping[str, Field], texts: Mapping[str, str]) -> None:
        """Read `texts`, defaults for those that are missing; raises Unsettled for what no control could have sent."""
        self.texts = {name: field.default for name, field in fields.items()} | dict(texts)
        if self.texts.keys() != fields.keys() or any(len(text) > LONGEST_SETTING for text in self.texts.values()):
            raise Unsettled
        try:
            self._values = {name: field.read(self.texts[name]) for name, field in fields.items()}
        except (ValueError, LookupError):
            raise Unsettled from None

    def __getitem__(self, name: str) -> Any:
        return self._values[name]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A lab under its settings: the controls, the picture on the table, and the sentences under it.

    `foot` is what belongs under the sentences: a table, a sheet, the way on.
    """

    controls: Markup
    scene: Markup
    lines: Lines
    where: str = ""
    foot: Markup = NOTHING


@dataclass(frozen=True, slots=True)
class Lab:
    """A lab: the game whose cards it shows, its title (`N_`), its settings, and how it is drawn.

    `draw` is given the settings, the way to the root of the language, and the translator; what the settings cannot be
    together it tells in its sentences, kindly, and never raises. `below` and `above` are given the lab's name and draw
    what stands under and over it on a page, and does not follow from the settings. What `is_kept` is there again at
    the next visit.
    """

    game: str
    title: str
    fields: Mapping[str, Field]
    draw: Callable[[Settings, str, Translator], Drawn]
    below: Callable[[str, Translator], Markup] | None = None
    is_kept: bool = False
    above: Callable[[str, Translator], Markup] | None = None


def one_of(*choices: str) -> Callable[[str], str]:
    """Reads one of these texts."""

    def read(text: str) -> str:
        if text not in choices:
            raise ValueError(text)
        return text

    return read


def number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number between the two, both included."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def cards(pack: Sequence[Card], least: int, most: int) -> Callable[[str], tuple[Card, ...]]:
    """Reads different cards of a pack by their tokens: `AS 10H`, or nothing."""

    def read(text: str) -> tuple[Card, ...]:
        found = tuple(_card(token) for token in text.split())
        if not least <= len(found) <= most or len(set(found)) < len(found) or not set(found) <= set(pack):
            raise ValueError(text)
        return found

    return read


def _card(token: str) -> Card:
    card = parse_card(token)
    if card is None:
        raise ValueError(token)
    return card


def told(cards: Sequence[Card]) -> str:
    """Cards as a setting: what `cards` reads."""
    return " ".join(map(str, cards))


def as_json(values: Mapping[str, str]) -> str:
    """Settings as a control carries them."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))
