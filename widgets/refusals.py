"""How a refusal is told: what is wrong, with names and cards in words, and what to do, in the reader's language.

Words of a record (keys, tokens) stand between backticks, so that a page can set them as code; they are repeated as
`echo` allows.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.alcalde.events import Seat as AlcaldeSeat
from engine.alsos.events import Announcement
from engine.alsos.events import Seat as AlsosSeat
from engine.alsos.values import AnnouncementPhase
from engine.cards import Card, Suit
from engine.errors import EngineError
from engine.record.places import EMPTY
from widgets import refusals_alcalde, refusals_alsos, refusals_notation
from widgets.echo import echoed
from widgets.i18n import N_, Translator, blanks
from widgets.words import alternatives, announcement_name, listing, seat_name, suit_name, the_card

SENTENCES: Mapping[tuple[str, str], tuple[str, ...]] = {
    **refusals_notation.SENTENCES,
    **refusals_alsos.SENTENCES,
    **refusals_alcalde.SENTENCES,
}
"""By rule and reason: the first sentence is said whose blanks all have something to say, otherwise the last."""

PACKETS: Mapping[str, str] = {
    "first-eight": N_("the first eight cards"),
    "last-four": N_("the last four cards"),
    "hidden": N_("the hidden cards of the talon"),
    "hand": N_("the final hand"),
    "indicator": N_("the talon’s indicator"),
    "top": N_("the talon’s top card"),
}

ENUMERATED = ("hand", "units")
"""Facts that are told whole (a, b and c); other lists are choices (a, b or c)."""

CODE = ("known",)
"""Facts whose words are words of a record."""


def sentence(error: EngineError, _: Translator, players: tuple[str, ...] = (), *, with_tokens: bool = True) -> str:
    """What is wrong and what to do; seats are told by the names of `players`, or of the error's own record.

    `with_tokens` tells beside a card how a record writes it, which somebody who plays on the page does not need.
    """
    texts = SENTENCES[error.rule, error.reason]
    names = {name for text in texts for name in blanks(text)}
    seats = players or error.players
    facts = {name: _told(name, error.facts[name], _, seats, with_tokens) for name in names}
    text = next((text for text in texts if all(facts[blank] for blank in blanks(text))), texts[-1])
    return _(text, **facts)


def told_fact(fact: object, players: tuple[str, ...], _: Translator) -> str:
    """One fact of a refusal in the words of the players, without how a record writes it."""
    return _told("", fact, _, players, False)


def _told(name: str, fact: object, _: Translator, players: tuple[str, ...], tokens: bool) -> str:
    match fact:
        case None:
            return ""
        case Card():
            return _with_token(the_card(fact, _), str(fact), tokens)
        case Suit():
            return suit_name(fact, _)
        case Announcement():
            word = announcement_name(fact, _)
            return word if word.casefold() == fact else _with_token(word, fact, tokens)
        case AnnouncementPhase():
            return fact.value
        case AlsosSeat() | AlcaldeSeat():
            return echoed(players[fact]) if players else seat_name(fact, _)
        case tuple():
            join = listing if name in ENUMERATED else alternatives
            return join([_entry(name, one, _, players, tokens) for one in fact if one is not None], _)
        case str() if name == "packet":
            return _(PACKETS[fact])
        case "":
            return EMPTY
        case str():
            return echoed(fact)
    return str(fact)


def _entry(name: str, fact: object, _: Translator, players: tuple[str, ...], tokens: bool) -> str:
    if isinstance(fact, Suit):
        return _with_token(suit_name(fact, _), fact, tokens)
    return f"`{echoed(str(fact))}`" if name in CODE else _told(name, fact, _, players, tokens)


def _with_token(words: str, token: str, tokens: bool) -> str:
    return f"{words} (`{token}`)" if tokens else words
