"""What the rules of Alcalde do not allow, case by case: what is wrong, and what to do instead.

The blanks are the facts of the error. The first sentence is said whose blanks all have something to say, or the last.
"""

from __future__ import annotations

from collections.abc import Mapping

from widgets.i18n import N_

SENTENCES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("alcalde.cards.pack", "not-of-the-pack"): (
        N_("This card is not in the pack of Alcalde: {card}. Choose one that is not an eight, a nine or a ten."),
    ),
    ("alcalde.cards.pack", "twice"): (
        N_("The same card comes twice: {card}. The pack has it once; put another card in its place."),
    ),
    ("alcalde.deal.hands", "wrong-size"): (
        N_("Wrong number of cards for {seat}: {size} in place of {expected}. Each opponent has three, the mayor six."),
        N_("Wrong number of cards in the stock: {size} in place of {expected}. The indicator is the last of them."),
    ),
    ("alcalde.tricks.ten", "finished"): (
        N_("The last trick is over: no place is left for {card}. Leave this trick out."),
    ),
    ("alcalde.tricks.lead", "wrong-leader"): (
        N_(
            "{seat} cannot lead here: it is for {to_move} to lead. "
            "The player to the mayor’s right leads first, then whoever has won the last trick."
        ),
    ),
    ("alcalde.tricks.order", "out-of-turn"): (
        N_("{seat} plays out of turn: now it is for {to_move} to play. Play goes round to the right."),
    ),
    ("alcalde.tricks.two-cards", "share-played"): (
        N_("{seat} has already played to this trick as often as allowed. Now it is for {to_move} to play."),
    ),
    ("alcalde.tricks.two-cards", "second-card-due"): (
        N_("{seat} must wait: {to_move} plays a second card first. The mayor’s two cards follow each other."),
    ),
    ("alcalde.tricks.own-card", "already-played"): (
        N_("{card} has already been played. What {seat} holds now: {hand}."),
        N_("{card} has already been played. Choose a card that {seat} still holds."),
    ),
    ("alcalde.tricks.own-card", "not-held"): (
        N_("{seat} does not hold {card}. Any card of the hand may be played: {hand}."),
        N_("{seat} does not hold {card}. Choose a card of that hand."),
    ),
    ("alcalde.check.total", "negative"): (
        N_(
            "No side has fewer than no points: {mayor} for the mayor and {opponents} for the opponents "
            "cannot be. Count again."
        ),
    ),
    ("alcalde.check.total", "wrong-total"): (
        N_(
            "{mayor} for the mayor and {opponents} for the opponents make {total}, and the pack holds {expected}. "
            "Count again before the next dealer is named."
        ),
    ),
    ("alcalde.variants.exchange", "off"): (
        N_(
            "{seat} cannot exchange: the exchange of the indicator was not agreed on. "
            "Write `options = {{ indicator_exchange = true }}`, or leave it out."
        ),
    ),
    ("alcalde.variants.exchange", "stock-exhausted"): (
        N_("It is too late for {seat} to exchange: the stock is exhausted, and the indicator gone. Leave it out."),
    ),
    ("alcalde.variants.exchange", "out-of-turn"): (
        N_("{seat} exchanges out of turn: now it is for {to_move} to play. Each exchanges at their own turn."),
    ),
    ("alcalde.variants.exchange", "second-card-due"): (
        N_("It is too late for {seat} to exchange in this trick: a card is played already. Exchange before playing."),
    ),
    ("alcalde.variants.exchange", "lowest-indicator"): (
        N_("The indicator is {indicator}, the lowest trump: {seat} can swap nothing for it. Leave the exchange out."),
    ),
    ("alcalde.variants.exchange", "not-held"): (
        N_("{seat} does not hold {card}, which alone can be swapped for {indicator}. Leave the exchange out."),
    ),
    ("alcalde.variants.four-cards", "not-defined"): (
        N_(
            "The four-card variant exists, but nobody has handed down its hands, its tricks and its threshold, "
            "so it cannot be checked here. Leave `variant` out to play with six cards for the mayor."
        ),
    ),
}
