"""The ids of all the rules of Alcalde, and which of them answers when.

Each refusal is `NotAllowed(rule, reason, **facts)`, `Inconsistent(…)` where marked; the prefix `alcalde.` is left out.
Facts are seats (`seat`, who tried; `to_move`, whose turn it is), cards (`card`, `indicator`, the `hand` of the seat),
numbers (`trick` counts from 1; `played` cards of the seat in it), or words.

| rule | reason | facts |
|---|---|---|
| cards.pack | not-of-the-pack, twice (Inconsistent in a deal; NotAllowed in play) | card, seat (None: in the stock) |
| deal.hands | wrong-size (Inconsistent) | packet (hand, stock), seat or None, size, expected |
| tricks.ten | finished | seat, card, length |
| tricks.lead | wrong-leader | seat, card, to_move, trick |
| tricks.order | out-of-turn | seat, card, to_move, trick |
| tricks.two-cards | share-played | seat, card, to_move, trick, played |
| tricks.two-cards | second-card-due | seat, card, to_move, trick |
| tricks.own-card | not-held, already-played | seat, card, hand |
| check.total | negative (Inconsistent) | mayor, opponents, expected |
| check.total | wrong-total (Inconsistent) | mayor, opponents, total, expected |
| variants.exchange | off, stock-exhausted | seat |
| variants.exchange | out-of-turn | seat, to_move |
| variants.exchange | second-card-due, lowest-indicator | seat, indicator |
| variants.exchange | not-held | seat, card (the one needed), indicator |
| variants.four-cards | not-defined | variant |

`Options` with any other variant is `Unreadable("notation.value", "unknown-variant", variant, known)`.
"""

from __future__ import annotations

RULES: tuple[str, ...] = (
    "alcalde.cards.pack",
    "alcalde.cards.ranks",
    "alcalde.cards.values",
    "alcalde.deal.first-mayor",
    "alcalde.deal.hands",
    "alcalde.deal.indicator",
    "alcalde.deal.open-hands",
    "alcalde.tricks.ten",
    "alcalde.tricks.own-card",
    "alcalde.tricks.lead",
    "alcalde.tricks.order",
    "alcalde.tricks.two-cards",
    "alcalde.tricks.suit-led",
    "alcalde.tricks.free-play",
    "alcalde.tricks.winner",
    "alcalde.tricks.draw",
    "alcalde.tricks.indicator-last",
    "alcalde.office.sixty",
    "alcalde.office.successor",
    "alcalde.office.one-deal",
    "alcalde.check.total",
    "alcalde.variants.exchange",
    "alcalde.variants.four-cards",
)

WITHOUT_CODE: dict[str, str] = {
    "alcalde.office.one-deal": "A state is one deal and nothing follows it: there is no longer game to count.",
}
"""The rules that no line of the engine carries out, each with the reason."""
