"""What a reader touches in a lab: choices side by side, cards to press, numbers to write; each says what it changes.

Every control has a `data-key` of its own, by which the focus finds it again after the lab is drawn anew.
Classes: `lab-choice` (with `label`) holds buttons; `lab-cards` holds `row`s of `card-button`s, pressed or not;
`lab-number` is a number with its label; `lab-act` leads on, its main button `next`. What is `dim` may be pressed and is
then explained.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from engine.cards import Card, Suit
from widgets.cards_view import card_picture, suit_sign
from widgets.i18n import Translator
from widgets.labs.lab import as_json
from widgets.markup import Child, Markup, classes, join, tag
from widgets.words import card_name, suit_name

Changes = Mapping[str, str]
Option = tuple[str, Child]
"""What a choice may be set to, and its words."""


def choice(label: str, name: str, options: Iterable[Option], current: str, also: Changes | None = None) -> Markup:
    """One of several: buttons, the chosen one pressed; `also` is what changes besides, whichever is chosen."""
    led = ((value, words, {name: value, **(also or {})}) for value, words in options)
    return choice_of(label, name, led, current)


def choice_of(
    label: str, name: str, options: Iterable[tuple[str, Child, Changes]], current: str, dim: Collection[str] = ()
) -> Markup:
    """One of several, each with what it changes; those in `dim` may be pressed, but will be explained."""
    buttons = (
        _button(
            f"{name}-{value}",
            changes,
            words,
            aria_pressed=str(value == current).lower(),
            class_="dim" if value in dim else None,
        )
        for value, words, changes in options
    )
    return tag("div", tag("span", label, class_="label"), *buttons, class_="lab-choice", role="group", aria_label=label)


def suit_choice(
    label: str, name: str, suits: Iterable[Suit], current: Suit | None, _: Translator, also: Changes | None = None
) -> Markup:
    """One of the suits, by its sign and its name."""
    options = ((suit.value, tag("span", suit_sign(suit, _), " ", suit_name(suit, _), class_="suit")) for suit in suits)
    return choice(label, name, options, current.value if current else "", also)


def act(
    key: str, words: str, changes: Changes, *, is_main: bool = False, is_dim: bool = False, ear: str | None = None
) -> Markup:
    """A button that leads on; dim, where pressing it will be explained; `ear` are its words where they say more."""
    name = classes("next" if is_main else None, "dim" if is_dim else None)
    return _button(key, changes, words, class_=name, aria_label=ear)


def acts(label: str, buttons: Iterable[Markup]) -> Markup:
    """Buttons that lead on, side by side."""
    return tag("div", *buttons, class_="lab-act", role="group", aria_label=label)


def card_act(
    card: Card,
    name: str,
    changes: Changes,
    _: Translator,
    *,
    is_pressed: bool | None = None,
    is_dim: bool = False,
    words: str = "",
) -> Markup:
    """A card that can be pressed; with `is_pressed`, one that stays so; dim, where pressing it will be explained.

    `words` are for the ear, in place of its name.
    """
    return tag(
        "button",
        card_picture(card, _),
        type="button",
        class_="card-button dim" if is_dim else "card-button",
        data_key=f"{name}-{card}",
        data_go=as_json(changes),
        aria_pressed=None if is_pressed is None else str(is_pressed).lower(),
        aria_label=words or card_name(card, _),
    )


def card_rows(label: str, rows: Iterable[Iterable[Markup]]) -> Markup:
    """Cards to press, row by row."""
    drawn = (tag("div", join(row), class_="row") for row in rows)
    return tag("div", *drawn, class_="lab-cards", role="group", aria_label=label)


def number_field(label: str, name: str, value: int, least: int, most: int) -> Markup:
    """A number to be written; the lab is drawn anew when it is."""
    field = number_input(name, value, least, most)
    return tag("label", tag("span", label, class_="label"), field, class_="lab-number")


def number_input(name: str, value: int | None, least: int, most: int, ear: str | None = None) -> Markup:
    """The field alone, empty for None; `ear` names it where no label does."""
    return tag(
        "input", type="number", name_=name, value="" if value is None else value, min=least, max=most,
        inputmode="numeric", data_key=name, aria_label=ear,
    )  # fmt: skip


def _button(key: str, changes: Changes, words: Child, **attributes: str | None) -> Markup:
    return tag("button", words, type="button", data_key=key, data_go=as_json(changes), **attributes)
