"""What each player holds: a fan of cards, told suit by suit; where the reader plays on, each card is a button.

Classes: `seat` (with `near`, `far`, `right`, `left`, `mayor`, and `to-move`) holds `who` (`name`, `roles`, each role a
`role`), `hand`, and `reserve` for cards kept apart. A `hand` is one picture, or `hand choosing` with `card-button`s;
its cards are marked `drawn` or, where the rules refuse them, `refused`; what was looked ahead for is `marked` (and
`best`), with its `mark`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from engine.cards import Card
from engine.tricks import TrickOrder
from widgets.cards_view import card_picture
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, classes, join, tag
from widgets.setting import Choice, Setting
from widgets.words import card_name, rank_name, suit_name

Hand = Sequence[Card | None]


def arranged(hand: Hand, order: TrickOrder | None, pack: Sequence[Card]) -> tuple[Card | None, ...]:
    """The hand as a player sorts it: trumps first, high to low; before there are trumps, as the pack stands."""
    known = [card for card in hand if card is not None]
    if order is None:
        known.sort(key=pack.index)
    else:
        known.sort(key=lambda card: order.numbers[card], reverse=True)
    return (*known, *(None for card in hand if card is None))


def seat_view(
    seat: int, hand: Markup, setting: Setting, *, place: str, roles: Iterable[str] = (), is_to_move: bool = False
) -> Markup:
    """A player's side of the table: the name, what part the player has, the cards."""
    parts = join(tag("span", role, class_="role") for role in roles if role)
    return tag(
        "div",
        tag(
            "p",
            tag("b", setting.name(seat), class_="name"),
            tag("span", parts, class_="roles") if parts else NOTHING,
            class_="who",
        ),
        hand,
        class_=classes("seat", place, "to-move" if is_to_move else None),
    )


def hand_view(cards: Hand, seat: int, setting: Setting, _: Translator, marked: Iterable[Card] = ()) -> Markup:
    """The cards of a seat, in the order given; those `marked` have just been drawn."""
    choices = setting.choices(seat)
    if choices:
        buttons = join(card_button(card, choices[card], _) for card in cards if card is not None)
        label = _("{player} to choose", player=setting.name(seat))
        return tag("div", buttons, class_="hand choosing", role="group", aria_label=label)
    marks = dict.fromkeys(marked, "drawn")
    if setting.refused is not None:
        marks[setting.refused] = "refused"
    pictures = join(_marked(card, marks.get(card) if card else None, setting, _) for card in cards)
    return tag("div", pictures, class_="hand", role="img", aria_label=hand_words(cards, _))


def _marked(card: Card | None, name: str | None, setting: Setting, _: Translator) -> Markup:
    """A card, with what it leads to under it where that is known; for the ear a table says it."""
    picture = card_picture(card, _, name)
    mark = None if card is None else setting.marks.get(card)
    if mark is None:
        return picture
    words = tag("span", mark.words, class_="mark")
    return tag("span", picture, words, class_=classes("marked", "best" if mark.is_best else None))


def reserve_view(cards: Hand, _: Translator) -> Markup:
    """Cards kept apart, face down, whoever looks."""
    if not cards:
        return NOTHING
    label = _.plural("{count} card kept apart, face down", "{count} cards kept apart, face down", len(cards))
    return tag("div", join(card_picture(None, _) for _card in cards), class_="reserve", role="img", aria_label=label)


def card_button(card: Card, choice: Choice, _: Translator) -> Markup:
    """A card that the reader may try to play."""
    return tag(
        "button",
        card_picture(card, _),
        type="button",
        class_="card-button",
        data_event=choice.token,
        data_legal=choice.is_legal,
        aria_label=choice.words,
    )


def hand_words(cards: Hand, _: Translator) -> str:
    """The cards for the ear, suit by suit; hidden ones are only counted."""
    hidden = sum(card is None for card in cards)
    groups = [
        _("{suit}: {cards}", suit=suit_name(suit, _), cards=", ".join(rank_name(card.rank, _) for card in group))
        for suit, group in groupby((card for card in cards if card is not None), key=lambda card: card.suit)
    ]
    if hidden:
        groups.append(_.plural("{count} card face down", "{count} cards face down", hidden))
    return _.sense("between the suits of a hand", "; ").join(groups) or _("no cards left")


def cards_words(cards: Hand, _: Translator) -> str:
    """Single cards for the ear, one by one."""
    return ", ".join(_("a card face down") if card is None else card_name(card, _) for card in cards)
