"""Which runs, fours and béla two hands hold, whose are better and what they score (alsos.melds.*)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random

from engine.alsos.deal import dealt
from engine.alsos.events import Seat
from engine.alsos.melds import Hands, Meld, MeldKind, compared_runs, melds, melds_in
from engine.alsos.state import twelve_dealt
from engine.alsos.values import HAND_SIZE, PACK, RUN_VALUES, SUITS_HIGH_TO_LOW
from engine.cards import Card, Suit
from engine.samples import shuffled
from widgets.i18n import N_, Translator
from widgets.labs.alsos_table import PLAYERS, seated
from widgets.labs.controls import act, acts, card_act, card_rows, choice_of, number_field, suit_choice
from widgets.labs.lab import Drawn, Field, Lab, Settings, cards, number, told
from widgets.markup import NOTHING, Markup, join, tag
from widgets.melds_view import found_scene, melds_scene
from widgets.narration_melds import meld_lines, meld_name
from widgets.said import Line
from widgets.setting import Setting
from widgets.words import card_name, listing

DEALT = "dealt"
LAST_DEAL = 9999
BETWEEN = "|"
"""Between two hands in a setting, tokens on either side."""

Pair = tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Case:
    """Two hands that show something, and the trump suit in which they do."""

    name: str
    trump: str
    hands: str


CASES = {
    "suit": Case(
        N_("The suit decides"), "H", "JH 10H 9H AS KS JS AD QD 10D KC 8C 7C | JC 10C 9C AH KH 7H KD JD 9D QS 10S 8S"
    ),
    "higher": Case(
        N_("The higher terc"), "S", "KD QD JD AS 10S 8S AH JH 9H KC 9C 7C | QC JC 10C KS JS 9S KH 10H 8H AD 10D 8D"
    ),
    "longer": Case(
        N_("The longer run"), "D", "AS KS QS AH KH JH 10D 8D 7D KC 10C 7C | 10H 9H 8H 7H JS 9S 8S AD QD 9D QC 8C"
    ),
    "several": Case(
        N_("Several runs"), "C", "10S 9S 8S 7S AH KH QH JD 10D 9D 8C 7C | AS KS JS JH 9H 8H AD KD 7D AC QC 10C"
    ),
    "whole": Case(
        N_("A whole suit"), "D", "AC KC QC JC 10C 9C 8C 7C AH 10H KS JS | KH QH JH 8H AS QS 10S 8S AD QD 9D 7D"
    ),
    "fours": Case(
        N_("Jacks against aces"), "C", "JC JH JD JS 9C 7C 10H 8H 10D 8D QS 9S | AC AH AD AS KH QH KC 8C KD 9D 10S 8S"
    ),
    "bela": Case(
        N_("A béla that stays"), "H", "10C 9C 8C 7C AS QS 10S AD KD JD AH 9H | KH QH JH 8H AC QC JC KS 9S 7S 10D 8D"
    ),
}


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """Both hands with what is found in them, and who scores what; every card of the pack may go to another hand."""
    trump: Suit = settings["trump"]
    hands = _held(settings)
    setting = seated(base)
    foot = _picking(hands, _)
    if all(len(hand) == HAND_SIZE for hand in hands):
        full = Hands(trump, hands)
        lines = (*meld_lines(hands, trump, setting, _), *_silent(hands, setting, _), *_unsplit(hands, trump, _))
        scene = melds_scene(full, setting, _)
        return Drawn(_controls(settings, _), scene, lines, _where(settings, _), foot)
    scene = found_scene(hands, trump, None, setting, _)
    lines = tuple(_unfinished(hands, trump, setting, _))
    return Drawn(
        _controls(settings, _), scene, lines, _("Two hands of {count} cards are compared", count=HAND_SIZE), foot
    )


def _hands(text: str) -> Pair | str:
    """Reads two hands by their tokens, or the name of a case, or `dealt`; raises ValueError."""
    if text == DEALT or text in CASES:
        return text
    first, second = map(cards(PACK, 0, len(PACK)), text.split(BETWEEN))
    if set(first) & set(second):
        raise ValueError(text)
    return first, second


def _held(settings: Settings) -> Pair:
    hands = settings["hands"]
    if hands == DEALT:
        first, second = twelve_dealt(dealt(shuffled(PACK, Random(settings["seed"]))))
        return tuple(card for card in first if card), tuple(card for card in second if card)
    if isinstance(hands, str):
        hands = _hands(CASES[hands].hands)
    pair: Pair = hands
    return pair


def _controls(settings: Settings, _: Translator) -> Markup:
    hands, seed = settings.texts["hands"], settings["seed"]
    examples = [(name, _(case.name), {"hands": name, "trump": case.trump}) for name, case in CASES.items()]
    is_dealt = hands == DEALT
    deal = act(
        "deal", _("Deal"), {"hands": DEALT, "seed": str(seed % LAST_DEAL + 1 if is_dealt else seed)}, is_main=True
    )
    which = number_field(_("Deal number"), "seed", seed, 1, LAST_DEAL) if is_dealt else NOTHING
    empty = act("empty", _("Empty both hands"), {"hands": _as_setting(((), ()))})
    return join(
        (
            choice_of(_("To see"), "hands", examples, hands),
            acts(_("Other hands"), (deal, which, empty)),
            suit_choice(_("Trumps"), "trump", SUITS_HIGH_TO_LOW, settings["trump"], _),
        )
    )


def _where(settings: Settings, _: Translator) -> str:
    hands = settings["hands"]
    if hands == DEALT:
        return _("Deal number {number}", number=settings["seed"])
    return _(CASES[hands].name) if isinstance(hands, str) else _("Your two hands")


def _picking(hands: Pair, _: Translator) -> Markup:
    """The whole pack: each card goes from nobody to the first player, to the second, and back to nobody."""
    label = _("Give a card to {first}, then to {second}, then to nobody", first=PLAYERS[0], second=PLAYERS[1])
    rows = ([_given(card, hands, _) for card in row] for _suit, row in groupby(PACK, key=lambda card: card.suit))
    return tag("p", label, class_="label") + card_rows(label, rows)


def _given(card: Card, hands: Pair, _: Translator) -> Markup:
    holder = next((seat for seat in Seat if card in hands[seat]), None)
    name = card_name(card, _)
    if holder is None:
        words = _("{card}: nobody’s", card=name)
    else:
        words = _("{card}: in {player}’s hand", card=name, player=PLAYERS[holder])
    button = card_act(
        card, "give", {"hands": _as_setting(_passed_on(card, hands))}, _, is_dim=holder is None, words=words
    )
    mark = tag("span", PLAYERS[holder] if holder is not None else "–", class_="holder", aria_hidden="true")
    place = "nobody" if holder is None else ("first", "second")[holder]
    return tag("span", button, mark, class_=f"given {place}")


def _passed_on(card: Card, hands: Pair) -> Pair:
    first, second = (tuple(held for held in hand if held != card) for hand in hands)
    if card in hands[0]:
        return first, (*second, card)
    return (first, second) if card in hands[1] else ((*first, card), second)


def _as_setting(hands: Pair) -> str:
    return f" {BETWEEN} ".join(map(told, hands))


def _unfinished(hands: Pair, trump: Suit, setting: Setting, _: Translator) -> Iterator[Line]:
    """How many cards are missing or too many, and what each hand holds already."""
    for seat in Seat:
        held, player = len(hands[seat]), setting.name(seat)
        if held < HAND_SIZE:
            text = _.plural(
                "{player} still needs {count} card to hold {size}.",
                "{player} still needs {count} cards to hold {size}.",
                HAND_SIZE - held,
                player=player,
                size=HAND_SIZE,
            )
            yield Line(text, "alsos.melds.final-hand")
        elif held > HAND_SIZE:
            text = _.plural(
                "{player} holds {count} card too many, for a hand has {size}.",
                "{player} holds {count} cards too many, for a hand has {size}.",
                held - HAND_SIZE,
                player=player,
                size=HAND_SIZE,
            )
            yield Line(text, "alsos.melds.final-hand")
        found = melds_in(hands[seat], trump)
        if found:
            names = listing((meld_name(meld, _) for meld in found), _)
            yield Line(_("Found so far in {player}’s hand: {melds}.", player=player, melds=names))
        elif held:
            yield Line(_("Nothing found yet in {player}’s hand.", player=player))


def _silent(hands: Pair, setting: Setting, _: Translator) -> Iterator[Line]:
    """The winner's own runs that score nothing, because one of their length does already."""
    runs = compared_runs(hands)
    if runs.winner is None:
        return
    scoring = melds(hands, SUITS_HIGH_TO_LOW[0])[runs.winner]
    for run in runs.found[runs.winner]:
        if run not in scoring:
            text = _(
                "{player} also has {meld}, but only one run of each length counts.",
                player=setting.name(runs.winner),
                meld=meld_name(run, _),
            )
            yield Line(text, "alsos.melds.shorter-runs")


def _unsplit(hands: Pair, trump: Suit, _: Translator) -> Iterator[Line]:
    """What is said of a run long enough to be cut in two, and of a card that counts twice."""
    scoring = [meld for own in melds(hands, trump) for meld in own]
    if any(_could_be_cut(meld) for meld in scoring):
        yield Line(_("So long a run remains one run: it is never cut in two."), "alsos.melds.no-splitting")
    if _share(scoring):
        text = _("One card may count in a run, in a four and in the béla at once.")
        yield Line(text, "alsos.melds.shared-cards")


def _could_be_cut(meld: Meld) -> bool:
    return meld.kind is MeldKind.RUN and len(meld.cards) >= 2 * min(RUN_VALUES)


def _share(scoring: Sequence[Meld]) -> bool:
    counted = [card for meld in scoring for card in meld.cards]
    return len(set(counted)) < len(counted)


LAB = Lab(
    "alsos",
    N_("Whose runs, fours and béla count?"),
    {
        "hands": Field("suit", _hands),
        "seed": Field("1", number(1, LAST_DEAL)),
        "trump": Field("H", Suit),
    },
    draw,
)
