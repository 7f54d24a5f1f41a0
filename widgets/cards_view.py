"""What a card looks like: drawn once a page as symbols, then only named, with its words for the ear beside it.

A card is 50 by 70. Rank and a small suit sign stand in the left 24 units, so that they can be read where cards
overlap down to half their width; the rest holds one big sign or a court letter under its headgear. Each suit has a
shape and a colour of its own: `--spade --heart --diamond --club`. Classes: `card` (with `last`, `winning`, `drawn` …),
`card-sprite`, `suit-sign`, `card-inline`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from widgets.i18n import Translator
from widgets.markup import Markup, classes, hidden_text, tag
from widgets.words import card_name

PACKS: dict[str, tuple[Card, ...]] = {"alsos": alsos.PACK, "alcalde": alcalde.PACK}

COLOURS = {
    Suit.SPADES: "var(--spade,#1d2433)",
    Suit.HEARTS: "var(--heart,#b3261e)",
    Suit.DIAMONDS: "var(--diamond,#b45309)",
    Suit.CLUBS: "var(--club,#1f6b3a)",
}

SIGNS = {  # in a box of 100 by 100
    Suit.SPADES: "M50 5C57 22 92 40 92 63c0 14-10 23-22 23-7 0-13-3-17-9 1 8 5 14 12 18H35c7-4 11-10 12-18"
    "-4 6-10 9-17 9C18 86 8 77 8 63 8 40 43 22 50 5Z",
    Suit.HEARTS: "M50 95C40 76 6 58 6 33 6 18 17 8 29 8c9 0 17 5 21 14C54 13 62 8 71 8c12 0 23 10 23 25"
    " 0 25-34 43-44 62Z",
    Suit.DIAMONDS: "M50 3C59 22 72 38 88 50 72 62 59 78 50 97 41 78 28 62 12 50 28 38 41 22 50 3Z",
    Suit.CLUBS: "M50 5c12 0 21 9 21 21 0 6-3 12-8 16 3-1 6-2 10-2 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-19-11"
    " 1 11 4 19 12 24H34c8-5 11-13 12-24-4 7-11 11-19 11C15 82 6 73 6 61s9-21 21-21c4 0 7 1 10 2-5-4-8-10-8-16"
    "C29 14 38 5 50 5Z",
}

HEADGEAR = {  # a crown, a coronet with pearls, a cap with a feather: over the court letter, in units of the card
    Rank.KING: "M25 35 23 26l5 4 4-7 4 7 5-4-2 9ZM25 36.5h14v2H25Z",
    Rank.QUEEN: "M25 36c0-3 3-5 7-5s7 2 7 5ZM25 37.2h14v1.5H25ZM32 25a2.2 2.2 0 110 4.4 2.2 2.2 0 110-4.4Z"
    "M25.5 27a2 2 0 110 4 2 2 0 110-4ZM38.5 27a2 2 0 110 4 2 2 0 110-4Z",
    Rank.JACK: "M24 38c-1-6 3-9 8-9 3 0 6 1 7 4-3 0-4 1-5 5ZM33 28c1-4 5-6 12-5-1 6-4 9-9 9 0-2-1-3-3-4Z",
}

ICONS = {  # on the buttons, in a box of 24 by 24
    "first": "M5 5h2.5v14H5ZM19 5v14L9 12Z",
    "back": "M17 4v16L6 12Z",
    "next": "M7 4v16l11-8Z",
    "last": "M16.5 5H19v14h-2.5ZM5 5v14l10-7Z",
}

TURNING = "M50 12A38 38 0 1 0 88 50"
TURNING_HEAD = "M80 56l8-12 8 12Z"
"""Three quarters of a circle, and the head of its arrow."""

FACE = "var(--card-face,#fffdf8)"
EDGE = "var(--card-edge,#c9bfae)"
SANS = "var(--card-sans,sans-serif)"
SERIF = "var(--card-serif,serif)"


def sprite(games: Iterable[str], _: Translator) -> Markup:
    """The symbols of the cards of `games` (`alsos`, `alcalde`), once a page, with the reader's court letters.

    `suit-S`, `card-AS`, `card-back`; beside them `icon-next` and the like, and `counter-clockwise`, the way of play.
    """
    pack = dict.fromkeys(card for game in games for card in PACKS[game])
    symbols = (
        *(tag("symbol", _path(SIGNS[suit]), id=f"suit-{suit.value}", viewBox="0 0 100 100") for suit in Suit),
        *(_symbol(str(card), _face(card, _)) for card in pack),
        _symbol("back", _back()),
        *(tag("symbol", _path(shape), id=f"icon-{name}", viewBox="0 0 24 24") for name, shape in ICONS.items()),
        tag("symbol", _turning(), id="counter-clockwise", viewBox="0 0 100 100"),
    )
    return tag("svg", *symbols, class_="card-sprite", width=0, height=0, aria_hidden="true", focusable="false")


def card_picture(card: Card | None, *names: str | None) -> Markup:
    """The drawing of a card, or of a back where the card is not known, without words."""
    shown = "card-back" if card is None else f"card-{card}"
    return drawing(shown, classes("card", "back" if card is None else None, *names), "0 0 50 70")


def inline_card(card: Card, _: Translator) -> Markup:
    """A card in the middle of a sentence: a small drawing, and its name for the ear."""
    return tag("span", card_picture(card), hidden_text(card_name(card, _)), class_="card-inline")


def suit_sign(suit: Suit) -> Markup:
    """The sign of a suit beside its name."""
    return drawing(f"suit-{suit.value}", f"suit-sign suit-{suit.name.lower()}", "0 0 100 100")


def icon(name: str) -> Markup:
    """A sign on a button."""
    return drawing(f"icon-{name}", "icon", "0 0 24 24")


def drawing(symbol: str, names: str | None, box: str) -> Markup:
    """A symbol of the sprite, without words."""
    return tag("svg", _use(symbol), class_=names, viewBox=box, aria_hidden="true")


def rank_letter(rank: Rank, _: Translator) -> str:
    """What stands in the corner of a card."""
    courts = {
        Rank.JACK: _.sense("in the corner of a card", "J"),
        Rank.QUEEN: _.sense("in the corner of a card", "Q"),
        Rank.KING: _.sense("in the corner of a card", "K"),
        Rank.ACE: _.sense("in the corner of a card", "A"),
    }
    return courts.get(rank, rank.value)


def _use(symbol: str, **place: int) -> Markup:
    """A symbol by the older name of its link: Material's instant navigation writes to every `href` of a page, and one
    in a drawing cannot be written to."""
    return tag("use", **{"xlink:href": f"#{symbol}"}, **place)


def _symbol(name: str, drawing: Markup) -> Markup:
    return tag("symbol", drawing, id=f"card-{name}", viewBox="0 0 50 70")


def _path(shape: str, **attributes: str | int) -> Markup:
    return tag("path", d=shape, **attributes)


def _sheet(fill: str) -> Markup:
    return tag("rect", x=".5", y=".5", width=49, height=69, rx=5, fill=fill, stroke=EDGE)


def _sign(suit: Suit, x: int, y: int, size: int) -> Markup:
    return _use(f"suit-{suit.value}", x=x, y=y, width=size, height=size)


def _face(card: Card, _: Translator) -> Markup:
    letter = rank_letter(card.rank, _)
    width = 20 if len(letter) > 1 else None
    corner = tag(
        "text",
        letter,
        x=4,
        y=21,
        font_family=SANS,
        font_size=23,
        font_weight=700,
        textLength=width,
        lengthAdjust="spacingAndGlyphs" if width else None,
    )
    if card.rank in HEADGEAR:
        figure = _path(HEADGEAR[card.rank]) + tag(
            "text", letter, x=32, y=62, text_anchor="middle", font_family=SERIF, font_size=32, font_weight=600
        )
    else:
        figure = _sign(card.suit, 15, 34, 32)
    return _sheet(FACE) + tag("g", corner, _sign(card.suit, 5, 26, 13), figure, fill=COLOURS[card.suit])


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
