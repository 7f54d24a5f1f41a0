"""The Hungarian pack: acorns, hearts, bells and leaves (alsos.cards.suits); under-knave, over-knave and king.

The alsó has the sign of his suit under him, the felső above him: that is what they are named for, and how players
tell them apart.
"""

from __future__ import annotations

from engine.cards import Rank, Suit
from widgets.packs.international import LOOK as INTERNATIONAL
from widgets.packs.look import Court, Look

LETTERS = {Rank.JACK: "Al", Rank.QUEEN: "F", Rank.KING: "K"}
"""Alsó, felső, király; a single A is the ace."""

LOOK = Look(
    signs={
        Suit.CLUBS: "M45 2h10v11c21 1 33 12 33 28 0 4-3 6-7 6H19c-4 0-7-2-7-6 0-16 12-27 33-28ZM19 54h62"
        "c0 21-13 33-26 40l-5 5-5-5C32 87 19 75 19 54Z",
        Suit.HEARTS: INTERNATIONAL.signs[Suit.HEARTS],
        Suit.DIAMONDS: "M42 12V9a8 8 0 0116 0v3c17 4 29 17 30 34H12c1-17 13-30 30-34ZM8 52h84v10H8ZM12 68h76"
        "c-3 16-16 27-33 28V86a9 9 0 10-10 0v10C28 95 15 84 12 68Z",
        Suit.SPADES: "M50 2c20 14 37 33 37 53 0 18-13 29-32 30l3 13H42l3-13C26 84 13 73 13 55 13 35 30 16 50 2Z"
        "M48 22v26L33 36l-2 4 17 15v12L29 54l-2 4 21 18h4l21-18-2-4-19 13V55l17-15-2-4-15 12V22Z",
    },
    colours={
        Suit.CLUBS: "var(--acorn,#5a3a1c)",
        Suit.HEARTS: "var(--heart,#b3261e)",
        Suit.DIAMONDS: "var(--bell,#b45309)",
        Suit.SPADES: "var(--leaf,#1f6b3a)",
    },
    letters=LETTERS,
    courts={
        Rank.KING: Court(
            "M28 18 26 7l5.5 5 3.5-6 3.5 6L44 7l-2 11ZM28 20h14c1 4 0 8-1.5 10.5L35 37l-5.5-6.5"
            "C28 28 27 24 28 20ZM22 65c0-18 2-29 7.5-31.5L35 40l5.5-6.5C46 36 48 47 48 65Z"
        ),
        Rank.QUEEN: Court(
            "M25 40.5h20v2.5H25ZM29.5 39c0-4 2-6 5.5-6s5.5 2 5.5 6ZM30 44.5h10c.5 4-2 8-5 8s-5.5-4-5-8Z"
            "M22.5 66c0-8 4-12 12.5-12s12.5 4 12.5 12Z",
            sign=(24, 6, 23),
        ),
        Rank.JACK: Court(
            "M28 14c0-5 3-7 7-7s6 2 7 5l-3 2ZM40 9c1-4 4-5.5 8-5-1 4-3.5 6-7 6ZM30 15.5h10c.5 4-2 8-5 8"
            "s-5.5-4-5-8ZM22.5 37c0-8 4-12 12.5-12s12.5 4 12.5 12Z",
            sign=(24, 41, 23),
        ),
    },
)
