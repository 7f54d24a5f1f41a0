"""What is called otherwise in another pack: whole sentences too, where they name a rank or a suit by themselves.

Only what differs stands here; the translator of a pack takes all else from the common catalogs. Each text is, to the
letter, one that a view uses.
"""

from __future__ import annotations

from widgets.packs import Pack


def P_(_pack: str, text: str) -> str:  # noqa: N802 (like N_)
    """`text` as it stands, marked for the catalog of the packs, under the name of its pack."""
    return text


HUNGARIAN = (
    P_("hungarian", "clubs"),
    P_("hungarian", "hearts"),
    P_("hungarian", "diamonds"),
    P_("hungarian", "spades"),
    P_("hungarian", "king"),
    P_("hungarian", "queen"),
    P_("hungarian", "jack"),
    P_("hungarian", "king of {suit}"),
    P_("hungarian", "queen of {suit}"),
    P_("hungarian", "jack of {suit}"),
    P_("hungarian", "the king of {suit}"),
    P_("hungarian", "the queen of {suit}"),
    P_("hungarian", "the jack of {suit}"),
    P_("hungarian", "the four jacks (vannak)"),
    P_("hungarian", "the four kings (vannak)"),
    P_("hungarian", "the four queens (vannak)"),
    P_("hungarian", "béla, king and queen of trumps"),
    P_("hungarian", "Jacks against aces"),
    P_("hungarian", "{player} promises Tous les trois: to capture jack, nine and seven of trumps."),
    P_("hungarian", "{player} promises Család: to capture ace, king and queen of trumps."),
    P_("hungarian", "{player} promises all the trumps: to capture the six highest, from jack to queen."),
    P_("hungarian", "{player} promises Kassza: to hold king and queen of trumps and win the main game."),
    P_("hungarian", "Tous les trois is won: {player} has captured jack, nine and seven of trumps."),
    P_("hungarian", "Család is won: {player} has captured ace, king and queen of trumps."),
    P_("hungarian", "Kassza is won: {player} held king and queen of trumps and wins the main game."),
    P_("hungarian", "Tous les trois is lost: {player} has not captured jack, nine and seven of trumps together."),
    P_("hungarian", "Család is lost: {player} has not captured ace, king and queen of trumps together."),
    P_("hungarian", "Kassza is lost: {player} did not hold both king and queen of trumps and win the main game."),
    P_(
        "hungarian",
        "With {trump} as trumps, the jack of trumps is the highest card of all and the nine follows; in the other suits"
        " the ace leads and the ten comes second.",
    ),
    P_("hungarian", "holding king and queen of trumps in the final hand, and winning the main game"),
    P_("hungarian", "Kassza holds, by the trumps in the final hand, king and queen among them"),
    P_("hungarian", "king and queen of trumps (béla)"),
)

SPANISH = (
    P_("spanish", "clubs"),
    P_("spanish", "hearts"),
    P_("spanish", "diamonds"),
    P_("spanish", "spades"),
    P_("spanish", "king"),
    P_("spanish", "queen"),
    P_("spanish", "jack"),
    P_("spanish", "king of {suit}"),
    P_("spanish", "queen of {suit}"),
    P_("spanish", "jack of {suit}"),
    P_("spanish", "the king of {suit}"),
    P_("spanish", "the queen of {suit}"),
    P_("spanish", "the jack of {suit}"),
)

WORDS = {Pack.HUNGARIAN: HUNGARIAN, Pack.SPANISH: SPANISH}
