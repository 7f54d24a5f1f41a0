"""How Alsós players' words are written: calls, turns of announcements, and how each announcement came out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.alsos import Accept, Announce, Announcement, Bid, Call, EndTurn, Kontra, Pass, Rekontra, Seat, Speech
from engine.alsos.needs import BY_CARDS
from engine.errors import Unreadable
from engine.notation.cards import read_suit, said
from engine.notation.faults import missing_outcome, unknown_key
from engine.notation.players import Players, speaker
from engine.notation.table import Table, Text
from engine.record.alsos import Turn, Turns
from engine.record.tokens import SLUGS, announcement_of
from engine.words import nearest, placed, shown

CALLS = ("accept", "pass", "bid S")
ANSWERS: Mapping[str, type[Kontra | Rekontra]] = {"kontra": Kontra, "rekontra": Rekontra}


def read_call(text: Text, players: Players) -> Call:
    """One call of the auction: `Anna: accept`, `Anna: pass`, `Anna: bid S`."""
    seat, said_words = speaker(text, players)
    match said_words.split():
        case ["accept"]:
            return Accept(Seat(seat))
        case ["pass"]:
            return Pass(Seat(seat))
        case ["bid", suit]:
            return Bid(Seat(seat), read_suit(text, suit))
    raise _not_said(text, said_words, CALLS)


def read_turns(document: Table, key: str, players: Players) -> Turns:
    """The turns of a phase of announcements; None where the phase is left out."""
    if key not in document:
        return None
    return tuple(_turn(text, players) for text in document.texts(key))


def _turn(text: Text, players: Players) -> Turn:
    at, said_words = speaker(text, players)
    seat = Seat(at)
    actions = [action.strip() for action in said_words.split(",")]
    if actions == ["pass"]:
        return (Pass(seat),)
    if "pass" in actions:
        raise placed(Unreadable("notation.value", "pass-and-more", entry=shown(text.text)), text.at)
    return (*(_action(action, seat, text) for action in actions), EndTurn(seat))


def _action(action: str, seat: Seat, text: Text) -> Speech:
    match action.split():
        case [("kontra" | "rekontra") as answer, slug]:
            return ANSWERS[answer](seat, said(text.at, lambda: announcement_of(slug)))
        case [slug] if slug not in ANSWERS:
            return Announce(seat, said(text.at, lambda: announcement_of(slug)))
        case [answer]:
            raise placed(Unreadable("notation.value", "item-not-named", word=answer), text.at)
    raise _not_said(text, action, ("pass", *SLUGS, "kontra SLUG", "rekontra SLUG"))


def _not_said(text: Text, words: str, known: tuple[str, ...]) -> Unreadable:
    if not words:
        return placed(Unreadable("notation.value", "nothing-said", entry=shown(text.text)), text.at)
    close = nearest(words, known)
    if close is not None:
        return placed(Unreadable("notation.value", "unknown-word-near", word=shown(words), nearest=close), text.at)
    return placed(Unreadable("notation.value", "unknown-word", word=shown(words), known=known), text.at)


Outcomes = tuple[tuple[tuple[Seat, Announcement], bool], ...]


def read_outcomes(document: Table, players: Players, phases: Iterable[Turns]) -> Outcomes:
    """Whether each announcement that totals do not decide was won: one entry each, none missing, none too many."""
    wanted = {
        f"{players.names[event.seat]} {event.announcement.value}": (event.seat, event.announcement)
        for turns in phases
        for turn in turns or ()
        for event in turn
        if isinstance(event, Announce) and event.announcement in BY_CARDS
    }
    if "outcomes" not in document and not wanted:
        return ()
    if "outcomes" not in document and "outcomes" not in document.inner_keys():
        raise placed(missing_outcome(next(iter(wanted))), "")
    table = document.table("outcomes")
    for key in table.values:
        if key not in wanted:
            players.seat(key.split()[0] if key.split() else key, table.place(key))
            raise unknown_key(table.place(key), key, tuple(wanted))
    for key in wanted:
        if key not in table:
            raise missing_outcome(key)
    return tuple((outcome, table.flag(key)) for key, outcome in wanted.items())
