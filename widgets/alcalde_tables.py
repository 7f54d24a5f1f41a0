"""Which tables the pages of Alcalde may name: the suits of either pack, the order of the ranks, their values."""

from __future__ import annotations

from engine.alcalde import values
from engine.cards import Rank, Suit
from widgets.grid import foreign, grid, suit_cell
from widgets.i18n import N_, Translator, usual
from widgets.markup import Markup
from widgets.words import rank_name

SPANISH_SUITS = {
    Suit.HEARTS: N_("cups (copas)"),
    Suit.DIAMONDS: N_("coins (oros)"),
    Suit.SPADES: N_("swords (espadas)"),
    Suit.CLUBS: N_("clubs (bastos)"),
}
SPANISH_RANKS = {Rank.KING: "rey", Rank.QUEEN: "caballo", Rank.JACK: "sota"}


def suits(_: Translator) -> Markup:
    """The four suits in either pack."""
    rows = ((suit_cell(suit, usual(_)), _(name)) for suit, name in SPANISH_SUITS.items())
    return grid((_("French pack"), _("Spanish pack")), rows)


def ranks(_: Translator) -> Markup:
    """The ranks from high to low in either pack, the same in every suit (alcalde.cards.ranks)."""
    rows = (
        (
            place,
            rank_name(rank, usual(_)),
            foreign(SPANISH_RANKS[rank], "es") if rank in SPANISH_RANKS else rank_name(rank, _),
        )
        for place, rank in enumerate(values.RANK_ORDER, 1)
    )
    return grid((_("From high to low"), _("French pack"), _("Spanish pack")), rows)


def card_values(_: Translator) -> Markup:
    """Card points by rank, with the totals of a suit and of the pack (alcalde.cards.values)."""
    rows = [(rank_name(rank, _), values.RANK_POINTS[rank]) for rank in values.RANK_ORDER]
    rows.append((_("The whole suit"), values.SUIT_TOTAL))
    return grid((_("Card"), _("Card points")), rows, (_("The whole pack"), values.PACK_TOTAL))


TABLES = {"suits": suits, "ranks": ranks, "values": card_values}
