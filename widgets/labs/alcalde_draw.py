"""Who draws what after each trick, and who draws the indicator (alcalde.tricks.draw, .indicator-last)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.alcalde import Seat
from engine.alcalde.core import drawing
from engine.alcalde.values import DRAWING_TRICKS, PACK, STOCK_SIZE, TRICK_SIZE, TRICKS
from widgets.i18n import N_, Translator
from widgets.labs.alcalde_table import answer_view, seat, seat_words, seating
from widgets.labs.controls import act, acts
from widgets.labs.lab import Drawn, Field, Lab, Settings
from widgets.markup import Markup, join, tag
from widgets.said import Line
from widgets.setting import Setting
from widgets.table_alcalde import PLACES
from widgets.talon_view import stock_view
from widgets.words import listing

INDICATOR = PACK[0]
"""Any card will do: no card of this lab is played."""

SHOWN_FIRST = "mayor left left left mayor mayor left"
"""Who won the first seven tricks of the deal on the page."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What follows a trick: its number, who won it, who draws in this order, how many cards are left in the stock."""

    number: int
    winner: Seat
    drawers: tuple[Seat, ...]
    left: int


def drawings(winners: Sequence[Seat]) -> Iterator[Drawing]:
    """Trick by trick."""
    left = STOCK_SIZE
    for number, winner in enumerate(winners, 1):
        drawers = drawing(winner, left)
        left -= len(drawers)
        yield Drawing(number, winner, drawers, left)


def winners_of(text: str) -> tuple[Seat, ...]:
    """Reads who won the tricks so far: `right mayor left`; raises ValueError for more than a deal has."""
    found = tuple(map(seat, text.split()))
    if len(found) > TRICKS:
        raise ValueError(text)
    return found


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The stock, and a row a trick."""
    winners: tuple[Seat, ...] = settings["winners"]
    at = seating(base)
    done = list(drawings(winners))
    left = done[-1].left if done else STOCK_SIZE
    scene = tag(
        "div",
        stock_view((*([None] * (left - 1)), INDICATOR) if left else (), _),
        _sheet(done, at, _),
        class_="table lab-draws",
    )
    if len(winners) == TRICKS:
        where = _("All {count} tricks are over", count=TRICKS)
    else:
        where = _("Who wins trick {number}?", number=len(winners) + 1)
    return Drawn(_controls(winners, at, _), scene, tuple(_lines(done, at, _)), where, _indicator_goes(at, _))


def _controls(winners: Sequence[Seat], at: Setting, _: Translator) -> Markup:
    label = _("Trick {number} goes to", number=len(winners) + 1)
    so_far = [PLACES[winner] for winner in winners]
    buttons = [
        act(f"won-{PLACES[one]}", seat_words(one, at, _), {"winners": " ".join((*so_far, PLACES[one]))}) for one in Seat
    ]
    ways = []
    if winners:
        ways.append(act("undo", _("Take the last trick back"), {"winners": " ".join(so_far[:-1])}))
        ways.append(act("again", _("Start again"), {"winners": ""}))
    who = acts(label, [tag("span", label, class_="label"), *buttons]) if len(winners) < TRICKS else None
    return join((who, acts(_("The way on"), ways) if ways else None))


def _sheet(done: Sequence[Drawing], at: Setting, _: Translator) -> Markup:
    heads = (_("Trick"), _("Won by"), _("Who draws, in this order"), _("Left in the stock"))
    rows = (_row(one, at, _) for one in done)
    return tag(
        "table",
        tag("caption", _("The drawing")),
        tag("thead", tag("tr", *(tag("th", head, scope="col") for head in heads))),
        tag("tbody", *rows) if done else tag("tbody", _empty(_)),
        class_="sheet",
    )


def _empty(_: Translator) -> Markup:
    return tag("tr", tag("th", "–", scope="row"), tag("td", "–"), tag("td", "–"), tag("td", STOCK_SIZE))


def _row(one: Drawing, at: Setting, _: Translator) -> Markup:
    order = tag("span", " · ".join(_short(one.drawers, at))) if one.drawers else _("nobody draws")
    last = tag("b", _("{player}: indicator", player=at.name(one.drawers[-1]))) if _takes_indicator(one) else None
    return tag(
        "tr",
        tag("th", one.number, scope="row"),
        tag("td", at.name(one.winner)),
        tag("td", order, tag("br") if last else None, last, class_="drawers"),
        tag("td", one.left),
        class_="indicator" if last else None,
    )


def _takes_indicator(one: Drawing) -> bool:
    """Whether the last card of the stock, the indicator, was drawn after this trick."""
    return bool(one.drawers) and not one.left


def _short(drawers: Sequence[Seat], at: Setting) -> Iterator[str]:
    for drawer, cards in groupby(drawers):
        count = len(tuple(cards))
        yield at.name(drawer) if count == 1 else f"{at.name(drawer)} ×\u00a0{count}"


def _lines(done: Sequence[Drawing], at: Setting, _: Translator) -> Iterator[Line]:
    if not done:
        text = _("The stock has {count} cards, the indicator at the bottom. Choose who wins the first trick.",
                 count=STOCK_SIZE)  # fmt: skip
        yield Line(text, "alcalde.tricks.draw")
        return
    last = done[-1]
    values = {"winner": at.name(last.winner), "number": last.number}
    if not last.drawers:
        text = _("{winner} wins trick {number}. Nobody draws: the stock is used up.", **values)
        yield Line(text, "alcalde.tricks.indicator-last")
        return
    order = listing((_fully(drawer, len(tuple(cards)), at, _) for drawer, cards in groupby(last.drawers)), _)
    text = _("{winner} wins trick {number}. Counter-clockwise from the winner, they draw: {order}.", **values,
             order=order)  # fmt: skip
    yield Line(text, "alcalde.tricks.draw")
    if not _takes_indicator(last):
        text = _.plural("{count} card is left in the stock.", "{count} cards are left in the stock.", last.left)
        yield Line(text)
        return
    text = _(
        "The last of these cards is the indicator: {drawer} draws it. The {count} tricks that remain are played "
        "without drawing.",
        drawer=at.name(last.drawers[-1]),
        count=TRICKS - DRAWING_TRICKS,
    )
    yield Line(text, "alcalde.tricks.indicator-last")


def _fully(drawer: Seat, count: int, at: Setting, _: Translator) -> str:
    name = at.name(drawer)
    return name if count == 1 else _("{player} ({count} cards together)", player=name, count=count)


def _indicator_goes(at: Setting, _: Translator) -> Markup:
    """Who draws the indicator, by who wins the last trick that is followed by drawing."""
    said = []
    for winner in Seat:
        drawers = drawing(winner, TRICK_SIZE)
        values = {"winner": at.name(winner), "drawer": at.name(drawers[-1]), "number": DRAWING_TRICKS}
        if drawers.count(drawers[-1]) == 1:
            said.append(_("{winner} wins trick {number}: {drawer} draws the indicator.", **values))
        else:
            said.append(
                _("{winner} wins trick {number}: {drawer} draws the indicator, as the second of two cards.", **values)
            )
    first = _("Whoever draws last after trick {number}; so the winner of that trick decides.", number=DRAWING_TRICKS)
    items = tag("ul", *(tag("li", text) for text in said))
    return answer_view(_("Who draws the indicator?"), tag("p", first), items)


LAB = Lab(
    "alcalde",
    N_("Drawing, trick by trick"),
    {"winners": Field(SHOWN_FIRST, winners_of)},
    draw,
)
