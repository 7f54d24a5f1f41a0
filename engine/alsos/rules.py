"""The ids of all the rules of Alsós, and which of them answers when.

Each refusal is `NotAllowed(rule, reason, **facts)`, `Inconsistent(…)` where marked; the prefix `alsos.` is left out.
Facts are seats (`seat`, `to_move`, `owner`, `declarer`, `exchanger`), cards (`card`, `indicator`, `next`, `lead`),
suits (`suit`, `offered`, `best`, `trump`), an `announcement`, a `phase`, numbers, names, or tuples (`higher` of suits,
`legal` of cards, `units` of numbers).

| rule | reason | facts |
|---|---|---|
| cards.pack | twice (Inconsistent; NotAllowed in a trick out of context), not-of-the-pack (Inconsistent) | card |
| deal.packets | wrong-size (Inconsistent) | packet (first-eight last-four hidden hand), seat or None, size, expected |
| auction.turns | closed | seat |
| auction.turns | out-of-turn | seat, to_move |
| auction.turns | open | to_move |
| auction.accept | indicator-on-offer | suit, offered |
| auction.accept | named-on-offer | suit, offered |
| auction.other-suit | accepted-too-late, indicator-suit | suit |
| auction.higher | not-higher | suit, best, higher (what could be named; may be empty) |
| auction.redeal | nobody-named-a-suit | |
| announcements.turns | closed, pass-after-speech, nothing-said | seat |
| announcements.turns | out-of-turn | seat, to_move |
| announcements.turns | open | phase, to_move |
| announcements.closed | tricks | seat |
| announcements.once | parti | announcement, seat, declarer |
| announcements.once | said-before | announcement, seat, phase |
| announcements.abszolut-early-only | late | announcement, seat |
| announcements.kontra | not-announced, own-item | announcement, seat, owner |
| announcements.kontra | kontra-before | announcement, seat, owner, phase |
| announcements.rekontra | not-announced, not-own-item, no-kontra | announcement, seat |
| announcements.rekontra | rekontra-before | announcement, seat, phase |
| exchange.suit | other-suit | seat, trump, indicator |
| exchange.timing | too-early, tricks, closed, not-asked, nothing-to-take | seat |
| exchange.timing | out-of-turn | seat, to_move |
| exchange.timing | open | to_move |
| exchange.seven, exchange.eight | not-held | card, indicator, seat |
| exchange.seven, exchange.eight | swapped-before | card, indicator, seat, exchanger |
| exchange.seven | indicator-first | card, indicator |
| exchange.top, exchange.chain | taken-before, talon-exhausted, stopped-before | card |
| exchange.top, exchange.chain | not-next | card, next |
| exchange.top, exchange.chain | not-ace-or-trump | card, trump |
| exchange.discard | nothing-taken | card |
| exchange.discard | still-taking | card, next |
| exchange.discard | already-twelve | card, size |
| exchange.discard | not-held, swapped-card | card, seat |
| exchange.discard | not-back-to-twelve | seat, size, expected |
| tricks.lead | wrong-leader, out-of-turn | seat, to_move, trick (from 1) |
| tricks.own-card | not-held | card, seat, legal |
| tricks.follow-suit | holds-the-suit-led | card, seat, lead, suit, legal |
| tricks.must-trump | holds-a-trump | card, seat, lead, suit, legal, trump |
| tricks.twelve | finished | card, seat, length |
| scoring.totals | negative (Inconsistent) | kind (card-points, meld-points), seat, points |
| scoring.totals | above-the-pack (Inconsistent) | points, limit |
| scoring.totals | kassza-without-main-game (Inconsistent) | seat |
| scoring.totals | captured-twice (Inconsistent) | seat, announcement, owner, other (an announcement) |
| scoring.totals | captures-above-points (Inconsistent) | seat, points, least |
| scoring.zero-sum | not-zero (Inconsistent) | deal (from 1), units |
| scoring.match | too-many-deals (Inconsistent) | deals, limit |
"""

from __future__ import annotations

RULES: tuple[str, ...] = (
    "alsos.cards.pack",
    "alsos.cards.suits",
    "alsos.cards.ranks",
    "alsos.cards.values",
    "alsos.cards.last-trick",
    "alsos.deal.packets",
    "alsos.deal.alternates",
    "alsos.auction.turns",
    "alsos.auction.accept",
    "alsos.auction.other-suit",
    "alsos.auction.higher",
    "alsos.auction.redeal",
    "alsos.announcements.turns",
    "alsos.announcements.closed",
    "alsos.announcements.values",
    "alsos.announcements.early-double",
    "alsos.announcements.abszolut-early-only",
    "alsos.announcements.once",
    "alsos.announcements.kontra",
    "alsos.announcements.rekontra",
    "alsos.exchange.suit",
    "alsos.exchange.timing",
    "alsos.exchange.seven",
    "alsos.exchange.eight",
    "alsos.exchange.top",
    "alsos.exchange.chain",
    "alsos.exchange.open",
    "alsos.exchange.discard",
    "alsos.melds.final-hand",
    "alsos.melds.run-values",
    "alsos.melds.run-comparison",
    "alsos.melds.shorter-runs",
    "alsos.melds.no-splitting",
    "alsos.melds.vannak",
    "alsos.melds.vannak-comparison",
    "alsos.melds.bela",
    "alsos.melds.shared-cards",
    "alsos.tricks.lead",
    "alsos.tricks.twelve",
    "alsos.tricks.own-card",
    "alsos.tricks.follow-suit",
    "alsos.tricks.must-trump",
    "alsos.tricks.free-discard",
    "alsos.tricks.no-overtaking",
    "alsos.tricks.winner",
    "alsos.scoring.parti",
    "alsos.scoring.tie",
    "alsos.scoring.independent",
    "alsos.scoring.zero-sum",
    "alsos.scoring.match",
    "alsos.scoring.totals",
)
"""Every rule id of the game, in the order of the rules."""

WITHOUT_CODE: dict[str, str] = {
    "alsos.melds.shared-cards": "Runs, fours and béla are each looked for in the whole hand: no card is ever used up.",
}
"""The rules that no line of the engine carries out, each with the reason."""
