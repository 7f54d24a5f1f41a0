"""What stands for `{{ … }}` in a page: a number, a table, a card, a rule, a figure of an example, all from the engine.

`{{ number alsos.pack-total }}`, `{{ words alsos.tricks }}`, `{{ table alsos.values }}`, `{{ stake ultimo early
kontra=late }}`, `{{ result parti-76 totals.Anna }}`, `{{ card AS }}`, `{{ suit S }}`, `{{ rule alsos.tricks.lead }}`,
`{{ rule alsos.tricks.lead | own words }}`, `{{ case alsos.tricks.lead dealer-leads | own words }}` and, on the pages of
cases, `{{ cases alsos.tricks }}`; of what was counted in many deals `{{ chart alsos.parti }}`, `{{ estimate alsos.bela
}}`, `{{ deals alsos.bela }}`, `{{ seed }}`. On a page of one game `{{ called le valet | l’alsó }}` says what
another pack has another word for. Nothing is filled in code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine import alcalde, alsos
from engine.cards import parse_card, parse_suit
from engine.record import Example
from widgets.cards_view import inline_card, suit_sign
from widgets.case_tables import case_link, case_table
from widgets.cases import Cases
from widgets.charts import chart
from widgets.counts import SEED, figure
from widgets.estimate_words import in_prose, whole
from widgets.i18n import Translator
from widgets.labs.all_labs import LABS
from widgets.links import rule_link
from widgets.markup import Markup, escape, hidden_text, tag
from widgets.number_words import MOST_IN_WORDS, number_word
from widgets.packs import PACKS_OF, Pack
from widgets.packs.choice import own_words
from widgets.packs.parts import Parts
from widgets.page_source import FILL, code_lines
from widgets.problems import Unfillable, nearest
from widgets.quantities import number, stake
from widgets.rule_ids import PAGE_OF
from widgets.stack_tables import stack_table
from widgets.tables import table
from widgets.words import capital, suit_name

PACKS = {"alsos": frozenset(alsos.PACK), "alcalde": frozenset(alcalde.PACK)}
BLOCK_LINE = re.compile(r"^ {0,3}\{\{\s*(?P<kind>table|cases|chart|lab|stack)\s+(?P<name>[^\s|}]+)\s*\}\}[ \t]*$")
"""What stands on a line of its own."""

Examples = Callable[[str], Example]
"""An example by its id; raises Unfillable where no page has it."""

Results = Callable[[str], Mapping[str, Any]]
"""The result of an example by its id; raises Unfillable where no page has it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is filled in: the page's language, its game, its way to the language's root, the examples.

    `cases` are those of every rule, in that language; `examples` finds those that are stacked; `parts` takes what other
    packs of cards make of it.
    """

    translator: Translator
    game: str
    base: str
    results: Results
    cases: Cases = field(default_factory=dict)
    examples: Examples | None = None
    parts: Parts | None = None

    def drawn(self, what: str, draw: Callable[[Place], str]) -> str:
        """What `draw` makes here, in every pack of the game that `what` (`alsos.values`) or the page belongs to."""
        if self.parts is None:
            return draw(self)
        first = what.partition(".")[0]
        game = first if first in PACKS_OF else self.game
        return self.parts.part(game, lambda _: draw(replace(self, translator=_)))


def fill(lines: list[str], place: Place, report: Callable[[int, str], None]) -> list[str]:
    """The lines, each `{{ … }}` outside of code filled; what cannot be filled is reported with its line and kept."""
    code = code_lines(lines)
    return [line if number in code else _fill_line(line, place, number, report) for number, line in enumerate(lines, 1)]


def _fill_line(line: str, place: Place, at: int, report: Callable[[int, str], None]) -> str:
    def filled(found: re.Match[str]) -> str:
        if found["code"]:
            return found[0]
        try:
            if found["open"]:
                raise Unfillable("`{{` without `}}` on the same line")
            text = found["fill"].strip()
            return place.drawn(text.partition(" ")[2].strip(), lambda place: command(text, place))
        except Unfillable as error:
            report(at, str(error))
            return found[0]

    block = BLOCK_LINE.match(line)
    if block:
        try:
            draw = BLOCKS[block["kind"]]
            return f"\n{place.drawn(block['name'], lambda place: draw(block['name'], place))}\n"
        except Unfillable as error:
            report(at, str(error))
            return line
    return FILL.sub(filled, line)


def command(text: str, place: Place) -> str:
    """What `text`, the inside of `{{ … }}`, stands for; raises Unfillable."""
    name, _space, rest = text.partition(" ")
    if name in BLOCKS:
        raise Unfillable(f"a {name if name in ('chart', 'lab', 'stack') else 'table'} stands on a line of its own")
    if name not in COMMANDS:
        raise Unfillable(f"there is nothing called {name!r} to fill in{nearest(name, (*COMMANDS, *BLOCKS))}")
    return COMMANDS[name](rest.strip(), place)


def _number(name: str, _place: Place) -> str:
    return str(number(name))


def _words(name: str, place: Place) -> str:
    value = number(name)
    if not 2 <= value <= MOST_IN_WORDS:
        raise Unfillable(f"{name} is {value}: only 2 to {MOST_IN_WORDS} are written in words")
    return number_word(value, place.translator)


def _capital_words(name: str, place: Place) -> str:
    return capital(_words(name, place))


def _stake(text: str, _place: Place) -> str:
    plain = [word for word in text.split() if "=" not in word]
    answers = dict(word.split("=", 1) for word in text.split() if "=" in word)
    if len(plain) != 2 or not answers.keys() <= {"kontra", "rekontra"}:
        raise Unfillable("a stake is written `stake SLUG PHASE [kontra=PHASE] [rekontra=PHASE]`")
    return str(stake(*plain, **answers))


def _card(token: str, place: Place) -> str:
    card = parse_card(token)
    packs = [PACKS[place.game]] if place.game in PACKS else list(PACKS.values())
    if card is None or not any(card in pack for pack in packs):
        raise Unfillable(f"{token!r} is no card{f' of {place.game}' if place.game in PACKS else ''}")
    return inline_card(card, place.translator)


def _suit(token: str, place: Place) -> str:
    suit = parse_suit(token)
    if suit is None:
        raise Unfillable(f"{token!r} is no suit; suits are C H D S")
    return tag(
        "span", suit_sign(suit, place.translator), hidden_text(suit_name(suit, place.translator)), class_="suit-inline"
    )


def _rule(text: str, place: Place) -> str:
    rule, bar, words = (part.strip() for part in text.partition("|"))
    if rule not in PAGE_OF:
        raise Unfillable(f"there is no rule {rule!r}{nearest(rule, PAGE_OF)}")
    if bar and not words:
        raise Unfillable("after `|` come the words of the link")
    return rule_link(rule, place.base, place.translator, _called(words, place) if "|" in words else words)


def _called(text: str, place: Place) -> str:
    """Words of the page, or those that stand for them in the other pack of its game."""
    words, _bar, own = (part.strip() for part in text.partition("|"))
    if not words or not own:
        raise Unfillable("what is called otherwise is written `called WORDS | WORDS IN THE OTHER PACK`")
    if place.game not in PACKS_OF:
        raise Unfillable("only on a page of one game there is another pack to name")
    return words if place.translator.pack is Pack.INTERNATIONAL else own_words(own, place.translator)


def _case(text: str, place: Place) -> str:
    named, bar, words = (part.strip() for part in text.partition("|"))
    rule, _space, example = named.partition(" ")
    if rule not in PAGE_OF:
        raise Unfillable(f"there is no rule {rule!r}{nearest(rule, PAGE_OF)}")
    if bar and not words:
        raise Unfillable("after `|` come the words of the link")
    found = next((case for case in place.cases.get(rule, ()) if case.id == example.strip()), None)
    if found is None:
        known = {case.id for cases in place.cases.values() for case in cases}
        raise Unfillable(f"there is no example {example.strip()!r} on any page{nearest(example.strip(), known)}")
    return case_link(found, place.base, words)


def _result(text: str, place: Place) -> str:
    parts = text.split()
    if len(parts) != 2:
        raise Unfillable("a result is written `result EXAMPLE-ID PATH`, as in `result parti-76 totals.Anna`")
    example, path = parts
    value: Any = place.results(example)
    walked: list[str] = []
    for key in path.split("."):
        value = _step(value, key, ".".join((example, *walked)))
        walked.append(key)
    return _shown(value, path, place.translator)


def _estimate(name: str, place: Place) -> str:
    return in_prose(figure(name), place.translator)


def _deals(name: str, place: Place) -> str:
    return whole(figure(name).deals, place.translator)


def _seed(text: str, _place: Place) -> str:
    if text:
        raise Unfillable("there is one seed: `{{ seed }}`")
    return str(SEED)


def _lab(name: str, place: Place) -> Markup:
    """What stands for a lab while Markdown is at work: its title for the search."""
    if name not in LABS:
        raise Unfillable(f"there is no lab {name!r}{nearest(name, LABS)}")
    return tag("div", tag("p", place.translator(LABS[name].title)), data_lab_place=name)


def _stack(name: str, place: Place) -> Markup:
    if place.examples is None:
        raise Unfillable(f"there is no example {name!r} here")
    return stack_table(place.examples(name), place.translator)


def _step(value: Any, key: str, where: str) -> Any:
    if isinstance(value, Mapping):
        if key not in value:
            raise Unfillable(f"{where} has no {key!r}{nearest(key, value)}; it has {', '.join(value)}")
        return value[key]
    if isinstance(value, list | tuple):
        if not key.isdecimal() or int(key) >= len(value):
            raise Unfillable(f"{where} is a list of {len(value)}, counted from 0: there is no {key!r}")
        return value[int(key)]
    raise Unfillable(f"{where} is {value!r} and has no {key!r}")


def _shown(value: Any, path: str, _: Translator) -> str:
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, int):
        return str(value).replace("-", "\N{MINUS SIGN}")
    if isinstance(value, str):
        suit = parse_suit(value) if path.split(".")[-1] == "trump" else None
        return suit_name(suit, _) if suit else escape(value)
    raise Unfillable(f"{path} is {'nothing' if value is None else 'not one value'}")


COMMANDS: Mapping[str, Callable[[str, Place], str]] = {
    "number": _number,
    "words": _words,
    "Words": _capital_words,
    "stake": _stake,
    "card": _card,
    "suit": _suit,
    "rule": _rule,
    "called": _called,
    "case": _case,
    "result": _result,
    "estimate": _estimate,
    "deals": _deals,
    "seed": _seed,
}

BLOCKS: Mapping[str, Callable[[str, Place], Markup]] = {
    "table": lambda name, place: table(name, place.translator),
    "cases": lambda name, place: case_table(name, place.cases, place.base, place.translator),
    "chart": lambda name, place: chart(name, place.translator),
    "lab": _lab,
    "stack": _stack,
}
