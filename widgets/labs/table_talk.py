"""What a refusal says to somebody at the table, where its own sentence advises the author of a record."""

from __future__ import annotations

from collections.abc import Mapping

from engine.alsos import Seat
from engine.cards import Card, Suit
from engine.errors import NotAllowed
from widgets.i18n import N_, Translator, blanks
from widgets.refusals import sentence
from widgets.words import suit_name, the_card

SWAPPED = N_("{exchanger} has already swapped a card for the indicator. It is done once a deal.")
STOPPED = N_("The taking is over, so {card} stays in the talon.")
NOT_TAKEN = N_("Only an ace or a trump may be taken, and {card} is neither: trumps are {trump}. It stays in the talon.")

SENTENCES: Mapping[tuple[str, str], str] = {
    ("alsos.auction.turns", "closed"): N_(
        "The auction is over: {seat} has nothing more to say. Go back a step, or start again."
    ),
    ("alsos.exchange.suit", "other-suit"): N_(
        "{seat} cannot exchange: trumps are {trump}, while the indicator is {indicator}. "
        "Only where the indicator’s own suit was accepted is there an exchange."
    ),
    ("alsos.exchange.seven", "not-held"): N_(
        "{seat} does not hold {card}, and no other card may be swapped for the indicator. It stays where it is."
    ),
    ("alsos.exchange.eight", "not-held"): N_(
        "The indicator is {indicator}: only {card} may be swapped for it, and {seat} does not hold that card."
    ),
    ("alsos.exchange.seven", "indicator-first"): N_(
        "The first card taken is always the indicator, {indicator}, and not {card}. Exchange with it first."
    ),
    ("alsos.exchange.seven", "swapped-before"): SWAPPED,
    ("alsos.exchange.eight", "swapped-before"): SWAPPED,
    ("alsos.exchange.top", "stopped-before"): STOPPED,
    ("alsos.exchange.chain", "stopped-before"): STOPPED,
    ("alsos.exchange.top", "not-ace-or-trump"): NOT_TAKEN,
    ("alsos.exchange.chain", "not-ace-or-trump"): NOT_TAKEN,
    ("alsos.exchange.discard", "nothing-taken"): N_(
        "Nothing has been taken from the talon, so nothing is discarded: {card} stays in the hand."
    ),
    ("alsos.exchange.discard", "already-twelve"): N_("The hand has {size} cards, as it should: {card} stays in it."),
}
"""By rule and reason; the blanks are facts of the refusal."""


def table_sentence(refused: NotAllowed, players: tuple[str, ...], _: Translator) -> str:
    """Why not, for the ears of the players."""
    text = SENTENCES.get((refused.rule, refused.reason))
    if text is None:
        return sentence(refused, _, players)
    told = _(text, **{name: _told(refused.facts[name], players, _) for name in blanks(text)})
    return told[:1].upper() + told[1:]


def _told(fact: object, players: tuple[str, ...], _: Translator) -> str:
    match fact:
        case Card():
            return the_card(fact, _)
        case Suit():
            return suit_name(fact, _)
        case Seat():
            return players[fact]
    return str(fact)
