"""Which tables the pages of Alsós may name: suits, ranks, values, melds, announcements, kontra and stakes."""

from __future__ import annotations

from collections.abc import Mapping

from engine.alsos import values
from engine.alsos.announcements import Item
from engine.alsos.events import Announcement, Seat
from engine.alsos.values import AnnouncementPhase
from engine.cards import Rank, Suit
from widgets.grid import foreign, grid, rank_list, suit_cell, times
from widgets.i18n import N_, Translator, usual
from widgets.markup import Markup
from widgets.words import announcement_name, rank_name

EARLY, LATE = AnnouncementPhase.EARLY, AnnouncementPhase.LATE

HUNGARIAN_SUITS = {
    Suit.CLUBS: N_("acorns (makk)"),
    Suit.HEARTS: N_("hearts (piros)"),
    Suit.DIAMONDS: N_("bells (tök)"),
    Suit.SPADES: N_("leaves (zöld)"),
}
HUNGARIAN_RANKS = {Rank.ACE: "ász", Rank.KING: "király", Rank.QUEEN: "felső", Rank.JACK: "alsó"}
RUN_NAMES = {3: "terc", 4: "kvart", 5: "kvint", 6: "szext", 7: "szept", 8: "okt"}

WON_BY: Mapping[Announcement, tuple[str, int]] = {
    Announcement.ABSZOLUT: (N_("having more than {limit} card points; melds do not help"), values.ABSZOLUT_LIMIT),
    Announcement.HUNDRED: (N_("having more than {limit} card points"), values.HUNDRED_LIMIT),
    Announcement.TWO_HUNDRED: (N_("having more than {limit} points, melds included"), values.TWO_HUNDRED_LIMIT),
    Announcement.ULTIMO: (N_("winning the last trick with the seven of trumps"), 0),
    Announcement.KASSZA: (N_("holding king and queen of trumps in the final hand, and winning the main game"), 0),
    Announcement.FORTY_FOUR: (N_("capturing the four aces"), 0),
}
CAPTURED = {
    Announcement.TOUS_LES_TROIS: values.TOUS_LES_TROIS_RANKS,
    Announcement.CSALAD: values.CSALAD_RANKS,
    Announcement.ALL_TRUMPS: values.ALL_TRUMPS_RANKS,
}
"""How an announcement is won: by its limit, or by the trumps that must be captured (alsos.announcements.values)."""

ANSWERS: tuple[tuple[str, AnnouncementPhase | None, AnnouncementPhase | None], ...] = (
    (N_("no kontra"), None, None),
    (N_("late kontra"), LATE, None),
    (N_("early kontra"), EARLY, None),
    (N_("late kontra, late rekontra"), LATE, LATE),
    (N_("early kontra, late rekontra"), EARLY, LATE),
    (N_("early kontra, early rekontra"), EARLY, EARLY),
)
"""How kontra and rekontra can follow each other; what was said late is answered late."""


def suits(_: Translator) -> Markup:
    """The suits from high to low, with those of the Hungarian pack (alsos.cards.suits)."""
    heads = (_("Suit, from high to low"), _("Hungarian pack"))
    return grid(heads, ((suit_cell(suit, usual(_)), _(HUNGARIAN_SUITS[suit])) for suit in values.SUITS_HIGH_TO_LOW))


def courts(_: Translator) -> Markup:
    """What the ace and the court cards are called in either pack."""
    rows = ((rank_name(rank, usual(_)), foreign(name, "hu")) for rank, name in HUNGARIAN_RANKS.items())
    return grid((_("French pack"), _("Hungarian pack")), rows)


def ranks(_: Translator) -> Markup:
    """The three orders of the ranks (alsos.cards.ranks)."""
    orders = (
        (_("The trump suit"), values.TRUMP_ORDER),
        (_("The other suits"), values.PLAIN_ORDER),
        (_("Runs, in every suit"), values.RUN_ORDER),
    )
    return grid((_("Order"), _("From high to low")), ((name, rank_list(order, _)) for name, order in orders))


def card_values(_: Translator) -> Markup:
    """Card points in trumps and elsewhere, with the totals of a suit (alsos.cards.values)."""
    rows = ((rank_name(rank, _), values.TRUMP_VALUES[rank], values.PLAIN_VALUES[rank]) for rank in values.TRUMP_ORDER)
    total = (_("The whole suit"), values.TRUMP_TOTAL, values.PLAIN_TOTAL)
    return grid((_("Card"), _("Trump suit"), _("Other suit")), rows, total)


def announcements(_: Translator) -> Markup:
    """What can be announced, how it is won, what it is worth (alsos.announcements.values)."""
    heads = (_("Announcement"), _("It is won by…"), _("promised late"), _("promised early"))
    rows = (
        (announcement_name(one, _), won_by(one, _), values.LATE_VALUES.get(one, "—"), early)
        for one, early in values.EARLY_VALUES.items()
    )
    return grid(heads, rows)


def kontra(_: Translator) -> Markup:
    """By how much a kontra and a rekontra multiply (alsos.announcements.kontra, .rekontra)."""
    rows = (
        (name, times(factors[EARLY]), times(factors[LATE]))
        for name, factors in ((_("kontra"), values.KONTRA), (_("rekontra"), values.REKONTRA))
    )
    return grid((_("Answer"), _("Said early"), _("Said late")), rows)


def runs(_: Translator) -> Markup:
    """What a run is worth by its length (alsos.melds.run-values)."""
    rows = ((foreign(RUN_NAMES[length], "hu"), length, points) for length, points in values.RUN_VALUES.items())
    return grid((_("Run"), _("Cards"), _("Meld points")), rows)


def melds(_: Translator) -> Markup:
    """All melds with their points (alsos.melds.run-values, .vannak, .bela)."""
    rows: list[tuple[str, str, int]] = [
        (foreign(RUN_NAMES[length], "hu"), _("{count} cards in a row of one suit", count=length), points)
        for length, points in values.RUN_VALUES.items()
    ]
    rows.append(
        (_("four (vannak)"), _("four of a rank: {ranks}", ranks=rank_list(values.VANNAK_RANKS, _)), values.VANNAK_VALUE)
    )
    rows.append((_("béla"), _("of trumps: {ranks}", ranks=rank_list(values.BELA_RANKS, _)), values.BELA_VALUE))
    return grid((_("Meld"), _("Cards"), _("Meld points")), rows)


def stakes(_: Translator) -> Markup:
    """What everything can be worth in the end, kontra and rekontra included."""
    items = [
        (announcement, phase)
        for phase in (AnnouncementPhase.CONTRACT, LATE, EARLY)
        for announcement in values.ITEM_VALUES[phase]
    ]
    heads = (_("Announcement"), *(_(name) for name, *_phases in ANSWERS))
    return grid(heads, ((_said(*item, _), *_stakes(*item)) for item in items))


def won_by(announcement: Announcement, _: Translator) -> str:
    """What the owner of an announcement does to win it."""
    if announcement in CAPTURED:
        return _("capturing these trumps: {ranks}", ranks=rank_list(CAPTURED[announcement], _))
    condition, limit = WON_BY[announcement]
    return _(condition, limit=limit)


def _said(announcement: Announcement, phase: AnnouncementPhase, _: Translator) -> str:
    name = announcement_name(announcement, _)
    if phase is EARLY:
        return _("{announcement}, early", announcement=name)
    return _("{announcement}, late", announcement=name) if phase is LATE else name


def _stakes(announcement: Announcement, phase: AnnouncementPhase) -> list[str | int]:
    return [
        "—"
        if phase is LATE and EARLY in (kontra, rekontra)
        else Item(announcement, Seat.NON_DEALER, phase, kontra, rekontra).stake
        for _name, kontra, rekontra in ANSWERS
    ]


TABLES = {
    "suits": suits,
    "courts": courts,
    "ranks": ranks,
    "values": card_values,
    "announcements": announcements,
    "kontra": kontra,
    "runs": runs,
    "melds": melds,
    "stakes": stakes,
}
