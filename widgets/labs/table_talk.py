"""What a refusal says to somebody at the table, where its own sentence advises the author of a record."""

from __future__ import annotations

from collections.abc import Mapping

from engine.errors import EngineError
from widgets.i18n import N_, Translator, blanks
from widgets.refusals import sentence, told_fact
from widgets.said import Line
from widgets.words import capital

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
    ("alsos.announcements.abszolut-early-only", "late"): N_(
        "Abszolút is promised early, before the last cards are picked up, or never."
    ),
    ("alsos.announcements.kontra", "not-announced"): N_(
        "A kontra answers what has been promised: what {owner} promises late cannot have been kontra’d early."
    ),
    ("alsos.announcements.rekontra", "no-kontra"): N_(
        "A rekontra answers a kontra: when {seat} would say it, there is none yet."
    ),
    ("alsos.announcements.once", "said-before"): N_(
        "{seat} has promised this already, and nobody promises the same thing twice."
    ),
    ("alcalde.variants.exchange", "off"): N_(
        "{seat} cannot exchange: it was not agreed on, and one plays without if nothing is said. Agree on it above, "
        "and see."
    ),
    ("alcalde.variants.four-cards", "not-defined"): N_(
        "The four-card variant exists, but nobody has handed down its hands, its tricks and its threshold: it"
        " cannot be played here. Deal six cards to the mayor."
    ),
}
"""By rule and reason; the blanks are facts of the refusal."""


def refused_line(refused: EngineError, players: tuple[str, ...], _: Translator) -> Line:
    """Why not, for the ears of the players, and by which rule."""
    text = SENTENCES.get((refused.rule, refused.reason))
    if text is None:
        return Line(sentence(refused, _, players, with_tokens=False), refused.rule)
    told = _(text, **{name: told_fact(refused.facts[name], players, _) for name in blanks(text)})
    return Line(capital(told), refused.rule)
