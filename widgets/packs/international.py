"""The pack with spades, hearts, diamonds and clubs: four colours, and court letters under their headgear."""

from __future__ import annotations

from engine.cards import Rank, Suit
from widgets.packs.look import Court, Look

LOOK = Look(
    signs={
        Suit.SPADES: "M50 5C57 22 92 40 92 63c0 14-10 23-22 23-7 0-13-3-17-9 1 8 5 14 12 18H35c7-4 11-10 12-18"
        "-4 6-10 9-17 9C18 86 8 77 8 63 8 40 43 22 50 5Z",
        Suit.HEARTS: "M50 95C40 76 6 58 6 33 6 18 17 8 29 8c9 0 17 5 21 14C54 13 62 8 71 8c12 0 23 10 23 25"
        " 0 25-34 43-44 62Z",
        Suit.DIAMONDS: "M50 3C59 22 72 38 88 50 72 62 59 78 50 97 41 78 28 62 12 50 28 38 41 22 50 3Z",
        Suit.CLUBS: "M50 5c12 0 21 9 21 21 0 6-3 12-8 16 3-1 6-2 10-2 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-19-11"
        " 1 11 4 19 12 24H34c8-5 11-13 12-24-4 7-11 11-19 11C15 82 6 73 6 61s9-21 21-21c4 0 7 1 10 2-5-4-8-10-8-16"
        "C29 14 38 5 50 5Z",
    },
    colours={
        Suit.SPADES: "var(--spade,#1d2433)",
        Suit.HEARTS: "var(--heart,#b3261e)",
        Suit.DIAMONDS: "var(--diamond,#b45309)",
        Suit.CLUBS: "var(--club,#1f6b3a)",
    },
    letters=None,
    courts={  # a crown, a coronet with pearls, a cap with a feather
        Rank.KING: Court("M25 35 23 26l5 4 4-7 4 7 5-4-2 9ZM25 36.5h14v2H25Z", has_letter=True),
        Rank.QUEEN: Court(
            "M25 36c0-3 3-5 7-5s7 2 7 5ZM25 37.2h14v1.5H25ZM32 25a2.2 2.2 0 110 4.4 2.2 2.2 0 110-4.4Z"
            "M25.5 27a2 2 0 110 4 2 2 0 110-4ZM38.5 27a2 2 0 110 4 2 2 0 110-4Z",
            has_letter=True,
        ),
        Rank.JACK: Court(
            "M24 38c-1-6 3-9 8-9 3 0 6 1 7 4-3 0-4 1-5 5ZM33 28c1-4 5-6 12-5-1 6-4 9-9 9 0-2-1-3-3-4Z", has_letter=True
        ),
    },
)
