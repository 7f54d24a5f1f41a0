"""How each rule could be broken, one line of the engine at a time, so that a case of it would end otherwise.

`BREAKS` has, for each rule, the module, the line that states it, and a line that states something else. `SHOWN_ONLY`
has the rules that no record can tell from their opposite, each with the reason.
"""

from __future__ import annotations

BREAKS: dict[str, tuple[str, str, str]] = {
    "alsos.cards.pack": (
        "alsos/play.py",
        "ALL_CARDS & ~mask_of((*play.played(Seat.NON_DEALER), *play.played(Seat.DEALER)), play.trump)",
        "ALL_CARDS",
    ),
    "alsos.cards.suits": (
        "alsos/values.py",
        "(Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES)",
        "(Suit.DIAMONDS, Suit.HEARTS, Suit.CLUBS, Suit.SPADES)",
    ),
    "alsos.cards.ranks": ("alsos/values.py", "TRUMP_ORDER = (_J, _9, _A,", "TRUMP_ORDER = (_J, _A, _9,"),
    "alsos.cards.values": ("alsos/values.py", "{_J: 20, _9: 14,", "{_J: 20, _9: 0,"),
    "alsos.cards.last-trick": ("alsos/values.py", "LAST_TRICK = 10", "LAST_TRICK = 0"),
    "alsos.deal.packets": ("alsos/deal.py", "        if len(cards) != size:\n", "        if False:\n"),
    "alsos.auction.turns": (
        "alsos/auction.py",
        "    if event.seat is not auction.to_move:\n",
        "    if False:\n",
    ),
    "alsos.auction.accept": ("alsos/auction.py", "len(self.calls) < 2", "len(self.calls) < 1"),
    "alsos.auction.other-suit": ("alsos/auction.py", "    if suit is refused:\n", "    if False:\n"),
    "alsos.auction.higher": (
        "alsos/auction.py",
        "SUITS_HIGH_TO_LOW[: SUITS_HIGH_TO_LOW.index(best.suit)]",
        "SUITS_HIGH_TO_LOW[SUITS_HIGH_TO_LOW.index(best.suit) + 1 :]",
    ),
    "alsos.auction.redeal": ("alsos/auction.py", "return self.closed and self.declarer is None", "return False"),
    "alsos.announcements.turns": (
        "alsos/announcements.py",
        "    if event.seat is not announcements.to_move:\n",
        "    if False:\n",
    ),
    "alsos.announcements.values": ("alsos/values.py", "Announcement.HUNDRED: 2,", "Announcement.HUNDRED: 1,"),
    "alsos.announcements.early-double": ("alsos/values.py", "EARLY_FACTOR = 2", "EARLY_FACTOR = 3"),
    "alsos.announcements.abszolut-early-only": (
        "alsos/values.py",
        "        Announcement.HUNDRED: 2,\n",
        "        Announcement.ABSZOLUT: 1, Announcement.HUNDRED: 2,\n",
    ),
    "alsos.announcements.once": ("alsos/announcements.py", "    if said is not None:\n", "    if False:\n"),
    "alsos.announcements.kontra": (
        "alsos/values.py",
        "\nKONTRA: Mapping[AnnouncementPhase, int] = MappingProxyType({AnnouncementPhase.EARLY: 4,",
        "\nKONTRA: Mapping[AnnouncementPhase, int] = MappingProxyType({AnnouncementPhase.EARLY: 2,",
    ),
    "alsos.announcements.rekontra": (
        "alsos/values.py",
        "REKONTRA: Mapping[AnnouncementPhase, int] = MappingProxyType({AnnouncementPhase.EARLY: 4, "
        "AnnouncementPhase.LATE: 2})",
        "REKONTRA: Mapping[AnnouncementPhase, int] = MappingProxyType({AnnouncementPhase.EARLY: 4, "
        "AnnouncementPhase.LATE: 4})",
    ),
    "alsos.exchange.suit": ("alsos/game.py", "    if not state.auction.accepted:\n", "    if False:\n"),
    "alsos.exchange.timing": (
        "alsos/exchange.py",
        "return None if exchange.stage is Stage.ASKING else",
        "return None if exchange.service_card not in exchange.hands[event.seat] else",
    ),
    "alsos.exchange.seven": (
        "alsos/exchange.py",
        'return None if card in exchange.hands[seat] else NotAllowed(rule, "not-held", **facts)',
        "return None",
    ),
    "alsos.exchange.eight": (
        "alsos/exchange.py",
        "Rank.EIGHT if indicator.rank is Rank.SEVEN else Rank.SEVEN",
        "Rank.SEVEN",
    ),
    "alsos.exchange.top": ("alsos/exchange.py", "return card.rank is Rank.ACE or card.suit is trump", "return True"),
    "alsos.exchange.chain": (
        "alsos/exchange.py",
        "(taken.hidden[0], taken.hidden[1:])",
        "(taken.hidden[-1], taken.hidden[:-1])",
    ),
    "alsos.exchange.discard": (
        "alsos/exchange.py",
        "len(self.hands[self.exchanger]) - HAND_SIZE",
        "len(self.hands[self.exchanger]) - HAND_SIZE - 1",
    ),
    "alsos.melds.final-hand": (
        "alsos/state.py",
        "        held = self.hands\n",
        "        return twelve_dealt(self.deal)\n",
    ),
    "alsos.melds.run-values": ("alsos/values.py", "MappingProxyType({3: 20, 4: 50,", "MappingProxyType({3: 20, 4: 40,"),
    "alsos.melds.run-comparison": (
        "alsos/melds.py",
        "Seat.NON_DEALER if first > second else Seat.DEALER, reason)",
        "Seat.NON_DEALER if first < second else Seat.DEALER, reason)",
    ),
    "alsos.melds.shorter-runs": (
        "alsos/melds.py",
        "if lengths.index(lengths[at]) == at)",
        "if lengths[at])",
    ),
    "alsos.melds.no-splitting": (
        "alsos/melds.py",
        "            stretches[-1] += (card,)\n",
        "            stretches[-1] += (card,)\n            stretches += [()] * (len(stretches[-1]) == 5)\n",
    ),
    "alsos.melds.vannak": ("alsos/values.py", "VANNAK_RANKS = TRUMP_ORDER[:6]", "VANNAK_RANKS = TRUMP_ORDER"),
    "alsos.melds.vannak-comparison": (
        "alsos/melds.py",
        "Seat.NON_DEALER if first < second else Seat.DEALER, Reason.HIGHER)",
        "Seat.NON_DEALER if first > second else Seat.DEALER, Reason.HIGHER)",
    ),
    "alsos.melds.bela": ("alsos/values.py", "BELA_VALUE = 20", "BELA_VALUE = 0"),
    "alsos.melds.shared-cards": (
        "alsos/melds.py",
        "*(fours.found[seat] if fours.winner is seat else ()),",
        "*(four for four in fours.found[seat] if not {*four.cards} & {*runs.found[seat][0].cards}),",
    ),
    "alsos.tricks.lead": (
        "alsos/state.py",
        "Play(trump, declarer, state.hands)",
        "Play(trump, declarer.other, state.hands)",
    ),
    "alsos.tricks.twelve": ("alsos/values.py", "TRICKS = HAND_SIZE", "TRICKS = HAND_SIZE - 1"),
    "alsos.tricks.own-card": (
        "alsos/play.py",
        "    if card not in play.hands[event.seat]:\n",
        "    if False:\n",
    ),
    "alsos.tricks.follow-suit": (
        "alsos/core.py",
        "return hand & SUIT_OF[lead] or hand & TRUMPS or hand",
        "return hand",
    ),
    "alsos.tricks.must-trump": (
        "alsos/core.py",
        "return hand & SUIT_OF[lead] or hand & TRUMPS or hand",
        "return hand & SUIT_OF[lead] or hand",
    ),
    "alsos.tricks.free-discard": (
        "alsos/core.py",
        "return hand & SUIT_OF[lead] or hand & TRUMPS or hand",
        "return hand & SUIT_OF[lead] or hand & TRUMPS or 1 << hand.bit_length() - 1",
    ),
    "alsos.tricks.no-overtaking": (
        "alsos/core.py",
        "return hand & SUIT_OF[lead] or",
        "return hand & SUIT_OF[lead] & ALL_CARDS << lead + 1 or",
    ),
    "alsos.tricks.winner": ("alsos/play.py", "plays[1 if TAKES[lead][answer] else 0]", "plays[0]"),
    "alsos.scoring.parti": (
        "alsos/needs.py",
        "self.totals[self.declarer] > self.totals[self.declarer.other]",
        "self.card_points[self.declarer] > self.card_points[self.declarer.other]",
    ),
    "alsos.scoring.tie": (
        "alsos/needs.py",
        "self.totals[self.declarer] > self.totals[self.declarer.other]",
        "self.totals[self.declarer] >= self.totals[self.declarer.other]",
    ),
    "alsos.scoring.independent": (
        "alsos/scoring.py",
        "        won = (item.owner, item.announcement) in totals.won\n",
        "        won = tally.winner is item.owner\n",
    ),
    "alsos.scoring.zero-sum": ("alsos/match.py", "            if first + second != 0:\n", "            if False:\n"),
    "alsos.scoring.match": ("alsos/values.py", "DEALS = 8", "DEALS = 9"),
    "alsos.scoring.totals": (
        "alsos/needs.py",
        "        if sum(self.card_points) > PACK_TOTAL:\n",
        "        if False:\n",
    ),
    "alcalde.cards.pack": (
        "alcalde/play.py",
        "order.mask(order.cards) & ~order.mask(played.card for played in play.trick)",
        "order.mask(order.cards)",
    ),
    "alcalde.cards.ranks": (
        "alcalde/values.py",
        "    Rank.THREE,\n    Rank.KING,\n",
        "    Rank.KING,\n    Rank.THREE,\n",
    ),
    "alcalde.cards.values": ("alcalde/values.py", "    Rank.THREE: 10,\n", "    Rank.THREE: 0,\n"),
    "alcalde.deal.hands": ("alcalde/values.py", "Seat.LEFT: 3, Seat.MAYOR: 6}", "Seat.LEFT: 3, Seat.MAYOR: 5}"),
    "alcalde.deal.indicator": ("alcalde/deal.py", "return self.indicator.suit", "return Suit.SPADES"),
    "alcalde.tricks.ten": (
        "alcalde/values.py",
        "TRICKS: int = len(PACK) // TRICK_SIZE\n",
        "TRICKS: int = len(PACK) // TRICK_SIZE - 1\n",
    ),
    "alcalde.tricks.own-card": (
        "alcalde/play.py",
        "    return order.mask(play.hands[seat])\n",
        "    return order.mask((*play.hands[0], *play.hands[1]))\n",
    ),
    "alcalde.tricks.lead": ("alcalde/game.py", "Play(deal.trump, Seat.RIGHT,", "Play(deal.trump, Seat.LEFT,"),
    "alcalde.tricks.order": ("alcalde/core.py", "Seat((first + step) % len(Seat))", "Seat((first - step) % len(Seat))"),
    "alcalde.tricks.two-cards": (
        "alcalde/core.py",
        "return tuple(seat for seat in seats for _ in range(values.CARDS_IN_TRICK[seat]))",
        "return (*seats, Seat.MAYOR)",
    ),
    "alcalde.tricks.suit-led": (
        "alcalde/core.py",
        "[of.order.winner(trick)]",
        "[1 + of.order.winner(trick[1:])]",
    ),
    "alcalde.tricks.free-play": ("alcalde/core.py", "    return hand\n", "    return 1 << hand.bit_length() - 1\n"),
    "alcalde.tricks.winner": ("alcalde/core.py", "[of.order.winner(trick)]", "[0]"),
    "alcalde.tricks.draw": (
        "alcalde/core.py",
        "return SEATS_IN_TRICK[winner] if stock_left else NOBODY",
        "return SEATS_IN_TRICK[0] if stock_left else NOBODY",
    ),
    "alcalde.tricks.indicator-last": (
        "alcalde/play.py",
        "drawn = tuple(zip(draws, play.stock, strict=False))",
        "drawn = tuple(zip(draws, play.stock[::-1], strict=False))",
    ),
    "alcalde.office.sixty": ("alcalde/office.py", "return points >= OFFICE", "return points > OFFICE"),
    "alcalde.office.successor": ("alcalde/office.py", "else Seat.RIGHT", "else Seat.LEFT"),
    "alcalde.check.total": ("alcalde/office.py", "    if total != PACK_TOTAL:\n", "    if False:\n"),
    "alcalde.variants.exchange": (
        "alcalde/variants.py",
        "    if not options.indicator_exchange:\n",
        "    if False:\n",
    ),
    "alcalde.variants.four-cards": (
        "alcalde/variants.py",
        "        if variant == FOUR_CARDS:\n",
        "        if False:\n",
    ),
}

SHOWN_ONLY: dict[str, str] = {
    "alsos.deal.alternates": "A record begins after the cards were dealt: who dealt the last one is not in it.",
    "alsos.announcements.closed": "A record has no place between the tricks where something could be said.",
    "alsos.exchange.open": "A record tells what was taken and laid away, not who looked on.",
    "alcalde.deal.first-mayor": "A record begins when the mayor is known, not with the lot that named him.",
    "alcalde.deal.open-hands": "A record tells what was played, not what was shown across the table.",
    "alcalde.office.one-deal": "A record of Alcalde is one deal, and there is no other kind that would have more.",
}
