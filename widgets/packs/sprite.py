"""The cards of a pack as symbols, drawn once and then only named.

A card is 50 by 70. Rank and a small suit sign stand in the left 24 units, so that they can be read where cards
overlap down to half their width; the rest holds one big sign or a court. Each suit has a shape and a colour of its
own. Class: `card-sprite`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from widgets.cards_view import BACK, rank_letter, symbol, use
from widgets.i18n import DEFAULT, Translator, load
from widgets.markup import NOTHING, Markup, join, tag
from widgets.packs import OTHER_PACKS, Pack, hungarian, international, spanish
from widgets.packs.look import Court, Look

CARDS: dict[str, tuple[Card, ...]] = {"alsos": alsos.PACK, "alcalde": alcalde.PACK}
"""The cards of each game."""

LOOKS = {Pack.INTERNATIONAL: international.LOOK, Pack.HUNGARIAN: hungarian.LOOK, Pack.SPANISH: spanish.LOOK}

SAMPLE = (Card(Rank.JACK, Suit.DIAMONDS), Card(Rank.KING, Suit.CLUBS))
"""The cards that show what a pack looks like."""

NAMESPACES = {"xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink"}

ICONS = {  # on the buttons, in a box of 24 by 24
    "first": "M5 5h2.5v14H5ZM19 5v14L9 12Z",
    "back": "M17 4v16L6 12Z",
    "next": "M7 4v16l11-8Z",
    "last": "M16.5 5H19v14h-2.5ZM5 5v14l10-7Z",
    "play": "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20ZM12 4a8 8 0 1 1 0 16 8 8 0 1 1 0-16ZM10 8v8l6.5-4Z",
    "pause": "M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z",
}

TURNING = "M50 12A38 38 0 1 0 88 50"
TURNING_HEAD = "M80 56l8-12 8 12Z"
"""Three quarters of a circle, and the head of its arrow."""

FACE = "var(--card-face,#fffdf8)"
EDGE = "var(--card-edge,#c9bfae)"
SANS = "var(--card-sans,sans-serif)"
SERIF = "var(--card-serif,serif)"


def sprite(games: Iterable[str], _: Translator) -> Markup:
    """What a page needs for the international pack: the cards of `games` (`alsos`, `alcalde`) with the reader's
    letters, the back, the icons.

    `suit-S`, `card-AS`, `card-back`; beside them `icon-next` and the like, and `counter-clockwise`, the way of play.
    """
    symbols = (
        _symbols(dict.fromkeys(card for game in games for card in CARDS[game]), Pack.INTERNATIONAL, _),
        tag("symbol", _back(), id=BACK, viewBox="0 0 50 70"),
        *(tag("symbol", _path(shape), id=f"icon-{name}", viewBox="0 0 24 24") for name, shape in ICONS.items()),
        tag("symbol", _turning(), id="counter-clockwise", viewBox="0 0 100 100"),
    )
    return tag("svg", *symbols, class_="card-sprite", width=0, height=0, aria_hidden="true", focusable="false")


def pack_file(pack: Pack) -> Markup:
    """The symbols of another pack as a file of its own, the same in every language."""
    symbols = _symbols(CARDS[OTHER_PACKS[pack]], pack, load(DEFAULT))
    return tag("svg", symbols, **NAMESPACES, class_="card-sprite", width=0, height=0, aria_hidden="true")


def sample_file(pack: Pack, _: Translator) -> Markup:
    """Two cards of a pack side by side, as a picture of its own."""
    cards = (use(symbol(card, pack), x=54 * at, y=0, width=50, height=70) for at, card in enumerate(SAMPLE))
    return tag("svg", _symbols(SAMPLE, pack, _), *cards, **NAMESPACES, viewBox="0 0 104 70")


def letter(rank: Rank, pack: Pack, _: Translator) -> str:
    """What stands in the corner of a card."""
    letters = LOOKS[pack].letters
    return rank_letter(rank, _) if letters is None else letters.get(rank, rank.value)


def _symbols(cards: Iterable[Card], pack: Pack, _: Translator) -> Markup:
    look = LOOKS[pack]
    rule = "evenodd" if pack is not Pack.INTERNATIONAL else None
    return join(
        (
            *(
                tag("symbol", _path(look.signs[suit], fill_rule=rule), id=symbol(suit, pack), viewBox="0 0 100 100")
                for suit in Suit
            ),
            *(
                tag("symbol", _face(card, pack, _), id=symbol(card, pack), viewBox="0 0 50 70")
                for card in cards
            ),
        )
    )  # fmt: skip


def _path(shape: str, **attributes: str | int | None) -> Markup:
    return tag("path", d=shape, **attributes)


def _sheet(fill: str) -> Markup:
    return tag("rect", x=".5", y=".5", width=49, height=69, rx=5, fill=fill, stroke=EDGE)


def _sign(suit: Suit, pack: Pack, x: int, y: int, size: int) -> Markup:
    return use(symbol(suit, pack), x=x, y=y, width=size, height=size)


def _face(card: Card, pack: Pack, _: Translator) -> Markup:
    look, rank = LOOKS[pack], letter(card.rank, pack, _)
    width = 20 if len(rank) > 1 else None
    corner = tag(
        "text",
        rank,
        x=4,
        y=21,
        font_family=SANS,
        font_size=23,
        font_weight=700,
        textLength=width,
        lengthAdjust="spacingAndGlyphs" if width else None,
    )
    court = look.courts.get(card.rank)
    figure = _court(court, card.suit, pack, rank) if court else _sign(card.suit, pack, 15, 34, 32)
    parts = (_edge(look, card.suit), corner, _sign(card.suit, pack, 5, 26, 13), figure)
    return _sheet(FACE) + tag("g", *parts, fill=look.colours[card.suit])


def _court(court: Court, suit: Suit, pack: Pack, letter: str) -> Markup:
    shape = _path(court.shape, fill_rule=None if court.has_letter else "evenodd")
    if court.has_letter:
        return shape + tag(
            "text", letter, x=32, y=62, text_anchor="middle", font_family=SERIF, font_size=32, font_weight=600
        )
    return shape + (_sign(suit, pack, *court.sign) if court.sign else NOTHING)


def _edge(look: Look, suit: Suit) -> Markup:
    """The line along the upper and the lower edge, in as many pieces as the suit has."""
    pieces = look.breaks.get(suit, 0)
    if not pieces:
        return NOTHING
    length = (42 - 4 * (pieces - 1)) / pieces
    starts = [round(4 + at * (length + 4), 1) for at in range(pieces)]
    return _path("".join(f"M{x:g} {y}h{length:g}v1h-{length:g}Z" for y in ("2.5", "66.5") for x in starts))


def _turning() -> Markup:
    line = _path(TURNING, fill="none", stroke="currentColor", stroke_width=3, stroke_linecap="round")
    return line + _path(TURNING_HEAD, fill="currentColor")


def _back() -> Markup:
    lines = "var(--card-back-line,#f3dcc0)"
    lattice = "".join(f"M6 {y}l38 38M44 {y}l-38 38" for y in range(6, 27, 19))
    return _sheet("var(--card-back,#7a2f2a)") + tag(
        "g",
        tag("rect", x=6, y=6, width=38, height=58, rx=2),
        _path(lattice),
        tag("circle", cx=25, cy=35, r=8, fill="var(--card-back,#7a2f2a)"),
        fill="none", stroke=lines, stroke_width="1.2",
    )  # fmt: skip
