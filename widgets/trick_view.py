"""What lies on the table: the trick under way or just finished, who played what, and which card wins so far.

Classes: `trick` (a list, empty with `empty`) of `play` (with `from-near`, `from-right` …, `last` for the card just
played, `winning` for the best so far), each with `by` under the card; `turn` says whose move it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.tricks import TrickOrder, winner
from widgets.cards_view import card_picture
from widgets.i18n import Translator
from widgets.markup import Markup, classes, hidden_text, tag
from widgets.words import card_name


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table: from which side it came, and what the line under it says."""

    card: Card
    place: str
    caption: str


def trick_view(laid: Sequence[Laid], order: TrickOrder, number: int, _: Translator) -> Markup:
    """The cards of a trick in the order played; the last one is the one just played."""
    if not laid:
        return tag("ol", class_="trick empty")
    best = winner(order, [play.card for play in laid])
    plays = (_play(play, at == best, at == len(laid) - 1, _) for at, play in enumerate(laid))
    return tag("ol", *plays, class_="trick", aria_label=_("Trick {number}", number=number))


def turn_view(words: str) -> Markup:
    """Whose move it is."""
    return tag("p", words, class_="turn")


def _play(play: Laid, is_winning: bool, is_last: bool, _: Translator) -> Markup:
    name = card_name(play.card, _)
    words = _("{card}, the best so far", card=name) if is_winning else name
    return tag(
        "li",
        card_picture(play.card, _),
        tag("span", play.caption, class_="by"),
        hidden_text(f" {words}"),
        class_=classes("play", f"from-{play.place}", "winning" if is_winning else None, "last" if is_last else None),
    )
