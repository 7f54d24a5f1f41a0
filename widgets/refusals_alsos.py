"""What the rules of Alsós do not allow, case by case: what is wrong, and what to do instead.

The blanks are the facts of the error. The first sentence is said whose blanks all have something to say, or the last.
"""

from __future__ import annotations

from collections.abc import Mapping

from widgets.i18n import N_

EXCHANGED_BEFORE = (
    N_("{exchanger} has already swapped a card for the indicator. It is done once a deal; leave this out."),
)
TAKEN_BEFORE = (N_("This card has been taken already: {card}. Name each card once."),)
EXHAUSTED = (N_("The talon is exhausted: {card} cannot be taken from it. Leave this card out."),)
STOPPED = (N_("The taking is over, so {card} stays in the talon. Leave this card out."),)
NOT_NEXT = (
    N_("Next in the talon is {next}, not {card}. Take the cards in order: indicator, top, then the lowest hidden."),
)
NOT_TAKEN = (
    N_("Only an ace or a trump may be taken, and {card} is neither: trumps are {trump}. End `take` before it."),
)

SENTENCES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("alsos.cards.pack", "twice"): (
        N_("The same card comes twice: {card}. The pack has it once; put another card in its place."),
    ),
    ("alsos.cards.pack", "not-of-the-pack"): (
        N_("This card is not in the pack of Alsós: {card}. Choose one from seven to ace."),
    ),
    ("alsos.deal.packets", "wrong-size"): (
        N_("Wrong number of cards for {seat}: {size} in place of {expected} ({packet}). Count this packet again."),
        N_("Wrong number of cards: {size} in place of {expected} ({packet}). Count this packet again."),
    ),
    ("alsos.deal.packets", "not-one-card"): (
        N_("One card alone belongs here ({packet}). Number of cards found: {size}."),
    ),
    ("alsos.deal.packets", "hand-too-large"): (
        N_("Too many cards in one hand, for {seat}: {size}. Nobody holds more than {limit}; take some away."),
    ),
    ("alsos.auction.turns", "closed"): (
        N_("The auction is over: {seat} has nothing more to call. Leave this call out."),
    ),
    ("alsos.auction.turns", "out-of-turn"): (
        N_(
            "{seat} calls out of turn: now it is for {to_move} to call. "
            "The non-dealer begins, then the players alternate."
        ),
    ),
    ("alsos.auction.turns", "open"): (
        N_("The auction is still open: now it is for {to_move} to call. Add the calls that are missing."),
    ),
    ("alsos.auction.accept", "indicator-on-offer"): (
        N_("The indicator’s suit, {offered}, is still on offer: {suit} must wait. Accept it, or pass."),
    ),
    ("alsos.auction.accept", "named-on-offer"): (
        N_("The indicator’s suit, {offered}, is on offer and need not be named. To have it as trumps, accept it."),
    ),
    ("alsos.auction.other-suit", "accepted-too-late"): (
        N_("The indicator’s suit, {suit}, was refused and can no longer be accepted. Name another suit, or pass."),
    ),
    ("alsos.auction.other-suit", "indicator-suit"): (
        N_("The indicator’s suit, {suit}, was refused and can no longer be named. Name another suit, or pass."),
    ),
    ("alsos.auction.higher", "not-higher"): (
        N_("The suit named, {suit}, does not rank above {best}. Still possible: {higher}, or passing."),
        N_("The suit named, {suit}, does not rank above {best}, and nothing higher is left. One can only pass."),
    ),
    ("alsos.auction.redeal", "nobody-named-a-suit"): (
        N_("Nobody named a suit, so the cards are dealt again. Leave out everything after the auction."),
    ),
    ("alsos.announcements.turns", "closed"): (
        N_("Two passes in a row have closed this phase: {seat} can say nothing more in it. Leave this turn out."),
    ),
    ("alsos.announcements.turns", "pass-after-speech"): (
        N_("{seat} has already spoken in this turn. End the turn instead of passing."),
    ),
    ("alsos.announcements.turns", "nothing-said"): (
        N_("{seat} has said nothing in this turn yet. Pass, or promise something."),
    ),
    ("alsos.announcements.turns", "out-of-turn"): (
        N_(
            "{seat} speaks out of turn: now it is for {to_move} to speak. "
            "The declarer begins, then the players alternate."
        ),
    ),
    ("alsos.announcements.turns", "open"): (
        N_(
            "This phase is still open: now it is for {to_move} to speak. "
            "Two passes in a row close it; add what is missing."
        ),
    ),
    ("alsos.announcements.closed", "tricks"): (
        N_("During the tricks, {seat} can promise nothing more. Everything is said before the first lead."),
    ),
    ("alsos.announcements.once", "parti"): (
        N_("Parti needs no promise: since the auction it belongs to {declarer}. Leave `parti` out."),
    ),
    ("alsos.announcements.once", "said-before"): (
        N_("{seat} has already promised this: {announcement}. It is promised once; leave the second time out."),
    ),
    ("alsos.announcements.abszolut-early-only", "late"): (
        N_(
            "{announcement} is promised early, with eight cards in hand, or never. Move it to `early`, or leave it out."
        ),
    ),
    ("alsos.announcements.kontra", "not-announced"): (
        N_("{owner} has not promised this: {announcement}. Kontra something that is there, or leave the kontra out."),
    ),
    ("alsos.announcements.kontra", "own-item"): (
        N_("{seat} cannot kontra a promise of their own: {announcement}. A kontra answers what {owner} has promised."),
    ),
    ("alsos.announcements.kontra", "kontra-before"): (
        N_("There is a kontra on this already: {announcement}. Only a rekontra by {owner} can follow; leave this out."),
    ),
    ("alsos.announcements.rekontra", "not-announced"): (
        N_("{seat} has not promised this: {announcement}. There is nothing to rekontra; leave it out."),
    ),
    ("alsos.announcements.rekontra", "not-own-item"): (
        N_(
            "This promise is the opponent’s: {announcement}. "
            "A rekontra defends one’s own; for {seat} it must be a kontra."
        ),
    ),
    ("alsos.announcements.rekontra", "no-kontra"): (
        N_("Nobody has said kontra to this: {announcement}. Without it {seat} cannot say rekontra; leave it out."),
    ),
    ("alsos.announcements.rekontra", "rekontra-before"): (
        N_("{seat} has already said rekontra here: {announcement}. Nothing goes higher; leave this out."),
    ),
    ("alsos.exchange.suit", "other-suit"): (
        N_(
            "{seat} cannot exchange: trumps are {trump}, while the indicator is {indicator}. "
            "Only where the indicator’s own suit was accepted is there an exchange; leave it out."
        ),
    ),
    ("alsos.exchange.timing", "too-early"): (
        N_("It is too early for {seat} to exchange. First both phases of promises must be closed."),
    ),
    ("alsos.exchange.timing", "tricks"): (
        N_("It is too late for {seat} to exchange: the first card has been led. The exchange comes before it."),
    ),
    ("alsos.exchange.timing", "closed"): (N_("The exchange is over: {seat} can change nothing more. Play on."),),
    ("alsos.exchange.timing", "not-asked"): (
        N_("{seat} has already begun to exchange and can no longer decline. Go on taking or laying away."),
    ),
    ("alsos.exchange.timing", "nothing-to-take"): (
        N_("There is nothing to take now, so {seat} cannot stop taking. Go on without it."),
    ),
    ("alsos.exchange.timing", "out-of-turn"): (
        N_("It is not yet for {seat} to exchange. First {to_move} says whether to exchange or not."),
    ),
    ("alsos.exchange.timing", "open"): (
        N_("The exchange is still open. First {to_move} has to exchange or to decline."),
    ),
    ("alsos.exchange.seven", "not-held"): (
        N_("{seat} does not hold {card}, and no other card may be swapped for the indicator. Leave the exchange out."),
    ),
    ("alsos.exchange.eight", "not-held"): (
        N_(
            "The indicator is {indicator}: only {card} may be swapped for it. "
            "{seat} does not hold that card; leave the exchange out."
        ),
    ),
    ("alsos.exchange.seven", "swapped-before"): EXCHANGED_BEFORE,
    ("alsos.exchange.eight", "swapped-before"): EXCHANGED_BEFORE,
    ("alsos.exchange.seven", "indicator-first"): (
        N_("The first card taken is always the indicator, {indicator}, and not {card}. Put it first in `take`."),
    ),
    ("alsos.exchange.top", "taken-before"): TAKEN_BEFORE,
    ("alsos.exchange.chain", "taken-before"): TAKEN_BEFORE,
    ("alsos.exchange.top", "talon-exhausted"): EXHAUSTED,
    ("alsos.exchange.chain", "talon-exhausted"): EXHAUSTED,
    ("alsos.exchange.top", "stopped-before"): STOPPED,
    ("alsos.exchange.chain", "stopped-before"): STOPPED,
    ("alsos.exchange.top", "not-next"): NOT_NEXT,
    ("alsos.exchange.chain", "not-next"): NOT_NEXT,
    ("alsos.exchange.top", "not-ace-or-trump"): NOT_TAKEN,
    ("alsos.exchange.chain", "not-ace-or-trump"): NOT_TAKEN,
    ("alsos.exchange.discard", "nothing-taken"): (
        N_("Nothing has been taken yet, so {card} cannot be laid away. Swap for the indicator first."),
    ),
    ("alsos.exchange.discard", "still-taking"): (
        N_("{next} may still be taken: {card} cannot be laid away yet. Take it or stop taking first."),
    ),
    ("alsos.exchange.discard", "already-twelve"): (
        N_("The hand is back to {size} cards: {card} stays in it. Take it out of `discard`."),
    ),
    ("alsos.exchange.discard", "not-held"): (
        N_("{seat} does not hold {card} and cannot lay it away. Choose a card of that hand."),
    ),
    ("alsos.exchange.discard", "swapped-card"): (
        N_("{card} already lies in the indicator’s place. Only further cards stand in `discard`; take it out."),
    ),
    ("alsos.exchange.discard", "not-back-to-twelve"): (
        N_(
            "After the exchange {seat} would hold {size} cards in place of {expected}. "
            "Add to `discard` what is too many."
        ),
    ),
    ("alsos.tricks.lead", "wrong-leader"): (
        N_(
            "{seat} cannot lead here: it is for {to_move} to lead. "
            "The declarer leads first, then whoever has won the last trick (this is trick {trick})."
        ),
    ),
    ("alsos.tricks.lead", "out-of-turn"): (
        N_("{seat} plays out of turn in trick {trick}. Now it is for {to_move} to play."),
    ),
    ("alsos.tricks.own-card", "not-held"): (
        N_("{seat} does not hold {card}. What may be played here: {legal}."),
        N_("{seat} does not hold {card}. Choose a card of that hand."),
    ),
    ("alsos.tricks.follow-suit", "holds-the-suit-led"): (
        N_("{lead} was led and {seat} can follow suit: {card} is not allowed. What may be played here: {legal}."),
    ),
    ("alsos.tricks.must-trump", "holds-a-trump"): (
        N_("{seat} cannot follow suit but holds a trump: {card} is not allowed. What may be played here: {legal}."),
    ),
    ("alsos.tricks.twelve", "finished"): (
        N_("The last trick is over: no place is left for {card}. Leave this trick out."),
    ),
    ("alsos.scoring.totals", "negative"): (
        N_("Nobody has fewer than no points: {points} cannot be the count for {seat}. Count again."),
    ),
    ("alsos.scoring.totals", "above-the-pack"): (
        N_("{points} card points together are more than the whole pack holds, {limit}. Count again."),
    ),
    ("alsos.scoring.totals", "kassza-without-main-game"): (
        N_(
            "{seat} cannot have won Kassza, which needs the main game, and the totals say it is lost. "
            "Correct one of the two."
        ),
    ),
    ("alsos.scoring.totals", "captured-twice"): (
        N_(
            "{seat} and {owner} cannot have captured the same card: {announcement} and {other} cannot both be won. "
            "Correct one of the two."
        ),
    ),
    ("alsos.scoring.totals", "captures-above-points"): (
        N_(
            "What {seat} has won takes cards worth {least} card points or more; {points} are too few. "
            "Correct the count or what was won."
        ),
    ),
    ("alsos.scoring.zero-sum", "not-zero"): (
        N_("The units of a deal cancel out: what one wins, the other loses. In deal {deal} they do not: {units}."),
    ),
    ("alsos.scoring.match", "too-many-deals"): (
        N_("A match has {limit} deals; this one would have {deals}. Leave out what is too many."),
    ),
}
