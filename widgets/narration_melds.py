"""How the melds of the final hands are told: who announces what, whose are better and why, what they score."""

from __future__ import annotations

from collections.abc import Iterable

from engine.alsos.deal import Hand, known
from engine.alsos.events import Seat
from engine.alsos.melds import Comparison, Meld, MeldKind, Reason, bela_in, compared_fours, compared_runs, melds
from engine.cards import Rank, Suit
from widgets.i18n import N_, Translator
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.words import listing, rank_name, suit_name

RUNS = {
    3: N_("a run of three (terc) in {suit}: {ranks}"),
    4: N_("a run of four (kvart) in {suit}: {ranks}"),
    5: N_("a run of five (kvint) in {suit}: {ranks}"),
    6: N_("a run of six (szext) in {suit}: {ranks}"),
    7: N_("a run of seven (szept) in {suit}: {ranks}"),
    8: N_("a run of eight (okt) in {suit}: {ranks}"),
}

FOURS = {
    Rank.JACK: N_("the four jacks (vannak)"),
    Rank.NINE: N_("the four nines (vannak)"),
    Rank.ACE: N_("the four aces (vannak)"),
    Rank.TEN: N_("the four tens (vannak)"),
    Rank.KING: N_("the four kings (vannak)"),
    Rank.QUEEN: N_("the four queens (vannak)"),
}

REASONS = {
    (MeldKind.RUN, Reason.LONGER): N_("{other} also has {meld}, which is shorter and scores nothing."),
    (MeldKind.RUN, Reason.HIGHER): N_("{other} also has {meld}: as long, but lower, so it scores nothing."),
    (MeldKind.RUN, Reason.SUIT): N_("{other} also has {meld}: equal, but in a lower suit, so it scores nothing."),
    (MeldKind.VANNAK, Reason.HIGHER): N_("{other} also has {meld}: a lower rank, so it scores nothing."),
}

COMPARED_BY = {MeldKind.RUN: "alsos.melds.run-comparison", MeldKind.VANNAK: "alsos.melds.vannak-comparison"}
WORTH_BY = {
    MeldKind.RUN: "alsos.melds.run-values",
    MeldKind.VANNAK: "alsos.melds.vannak",
    MeldKind.BELA: "alsos.melds.bela",
}


def meld_name(meld: Meld, _: Translator) -> str:
    """What a meld is called, with its cards."""
    first = meld.cards[0]
    match meld.kind:
        case MeldKind.RUN:
            ranks = listing((rank_name(card.rank, _) for card in meld.cards), _)
            return _(RUNS[len(meld.cards)], suit=suit_name(first.suit, _), ranks=ranks)
        case MeldKind.VANNAK:
            return _(FOURS[first.rank])
        case MeldKind.BELA:
            return _("béla, king and queen of trumps")


def meld_lines(hands: tuple[Hand, Hand], trump: Suit, setting: Setting, _: Translator) -> Lines:
    """The melds of two final hands; nothing where a hand is not seen."""
    if None in hands[0] + hands[1]:
        return ()
    scoring = melds(hands, trump)
    lines = [
        line
        for comparison in (compared_runs(hands), compared_fours(hands))
        for line in _compared(comparison, scoring, setting, _)
    ]
    for seat in Seat:
        lines.extend(_scores(seat, meld, setting, _) for meld in bela_in(known(hands[seat]), trump))
    return tuple(lines) or (Line(_("Neither hand holds a meld."), "alsos.melds.final-hand"),)


def _compared(
    comparison: Comparison, scoring: tuple[tuple[Meld, ...], tuple[Meld, ...]], setting: Setting, _: Translator
) -> Iterable[Line]:
    winner = comparison.winner
    if winner is None or comparison.reason is None:
        return
    for meld in scoring[winner]:
        if meld.kind is comparison.kind:
            yield _scores(winner, meld, setting, _)
    if comparison.reason is not Reason.ONLY:
        best = comparison.found[winner.other][0]
        reason = REASONS[comparison.kind, comparison.reason]
        text = _(reason, other=setting.name(winner.other), meld=meld_name(best, _))
        yield Line(text, COMPARED_BY[comparison.kind])


def _scores(seat: Seat, meld: Meld, setting: Setting, _: Translator) -> Line:
    values = {"player": setting.name(seat), "meld": meld_name(meld, _)}
    text = _.plural(
        "{player} scores {meld}, {count} point.", "{player} scores {meld}, {count} points.", meld.points, **values
    )
    return Line(text, WORTH_BY[meld.kind])
