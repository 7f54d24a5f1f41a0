"""The Spanish pack of forty: oros, copas, espadas and bastos (alcalde.cards.pack); sota, caballo and rey.

It has numbers in its corners, the courts ten, eleven and twelve; and the line along its edge is whole for oros, broken
once for copas, twice for espadas, three times for bastos, so that a fan hardly opened tells the suit: the *pinta*.
"""

from __future__ import annotations

from engine.cards import Rank, Suit
from widgets.packs.look import Court, Look

NUMBERS = {Rank.ACE: "1", Rank.JACK: "10", Rank.QUEEN: "11", Rank.KING: "12"}

LOOK = Look(
    signs={
        Suit.DIAMONDS: "M50 4a46 46 0 110 92 46 46 0 110-92ZM50 14a36 36 0 100 72 36 36 0 100-72ZM50 21a29 29 0 110 58"
        " 29 29 0 110-58ZM50 29l6 15 15 6-15 6-6 15-6-15-15-6 15-6Z",
        Suit.HEARTS: "M16 5h68v9H16ZM17 20h66c-1 20-10 32-26 36v10c0 6 6 10 16 14v15H27V80c10-4 16-8 16-14V56"
        "C27 52 18 40 17 20Z",
        Suit.SPADES: "M50 0l13 17v41h23v14H63v10a13 13 0 11-26 0V72H14V58h23V17Z",
        Suit.CLUBS: "M8 82c11-14 23-28 36-42L38 26l11-6 8 10c5-12 15-24 27-26 12 0 15 14 9 25-4 7-10 12-17 17l14 5-5 12"
        "-19-4c-14 13-28 25-43 36C14 98 5 90 8 82Z",
    },
    colours={
        Suit.DIAMONDS: "var(--oro,#8f6108)",
        Suit.HEARTS: "var(--heart,#b3261e)",
        Suit.SPADES: "var(--espada,#1f4e8c)",
        Suit.CLUBS: "var(--club,#1f6b3a)",
    },
    letters=NUMBERS,
    courts={
        Rank.KING: Court(
            "M28 15 26 5l5.5 4.5L35 4l3.5 5.5L44 5l-2 10ZM28.5 17h13c.5 5-2 10-6.5 10s-7-5-6.5-10Z"
            "M23 65l5-33c1-3 3.5-4 7-4s6 1 7 4l5 33ZM34 36v29h2V36Z"
        ),
        Rank.QUEEN: Court(
            "M25 65c0-11 4-16 9-22-4 0-6 2-9 5l-4.5-4c1-7 5-13 9-17l.5-9 6 6c8 3 12 12 12 24 0 6-1 11-1 17Z"
            "M31 32.5a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0Z"
        ),
        Rank.JACK: Court(
            "M27 14c0-5 4-8 9-8s7 3 7 6c-4-1-6 0-8 3ZM30 16h10c.5 5-2 8.5-5 8.5S29.5 21 30 16ZM26 48l3-18"
            "c.5-3 3-4 6-4s5.5 1 6 4l3 18ZM29 50h5v15h-6ZM36 50h5l1 15h-6Z"
        ),
    },
    breaks={Suit.DIAMONDS: 1, Suit.HEARTS: 2, Suit.SPADES: 3, Suit.CLUBS: 4},
)
