"""How Alsós players' words are written: calls, turns of announcements, and how each announcement came out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from engine.alsos import Accept, Announce, Announcement, Bid, Call, EndTurn, Kontra, Pass, Rekontra, Seat, Speech
from engine.alsos.needs import BY_CARDS
from engine.alsos.values import ITEM_VALUES, SUITS_HIGH_TO_LOW, AnnouncementPhase
from engine.errors import Unreadable
from engine.notation.cards import read_suit, said
from engine.notation.faults import missing_outcome, unknown_key
from engine.notation.players import Players, speaker
from engine.notation.table import Table, Text
from engine.record.alsos import Turn, Turns
from engine.record.tokens import SLUGS, announcement_of
from engine.words import nearest, placed

CALLS = ("accept", "pass", *(f"bid {suit}" for suit in SUITS_HIGH_TO_LOW))
ANSWERS: Mapping[str, type[Kontra | Rekontra]] = {"kontra": Kontra, "rekontra": Rekontra}

PROMISES: Mapping[AnnouncementPhase, tuple[str, ...]] = {
    phase: tuple(announcement.value for announcement in values)
    for phase, values in ITEM_VALUES.items()
    if phase is not AnnouncementPhase.CONTRACT
}
"""What may be announced in each phase, by slugs; any item may be named in an answer."""


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
        case [bid] if bid.casefold() == "bid":
            raise placed(Unreadable("notation.value", "suit-not-named"), text.at)
    raise _not_said(text, said_words, CALLS, CALLS)


def read_turns(document: Table, phase: AnnouncementPhase, players: Players) -> Turns:
    """The turns of a phase of announcements; None where the phase is left out."""
    if phase.value not in document:
        return None
    return tuple(_turn(text, phase, players) for text in document.texts(phase.value))


def _turn(text: Text, phase: AnnouncementPhase, players: Players) -> Turn:
    at, said_words = speaker(text, players)
    seat = Seat(at)
    actions = [action.strip() for action in said_words.split(",")]
    if actions == ["pass"]:
        return (Pass(seat),)
    if "pass" in actions:
        raise placed(Unreadable("notation.value", "pass-and-more", entry=text.text), text.at)
    return (*(_action(action, seat, phase, text) for action in actions), EndTurn(seat))


def _action(action: str, seat: Seat, phase: AnnouncementPhase, text: Text) -> Speech:
    match action.split():
        case [("kontra" | "rekontra") as answer, slug]:
            return ANSWERS[answer](seat, said(text.at, lambda: announcement_of(slug)))
        case [slug] if slug in SLUGS:
            return Announce(seat, announcement_of(slug))
        case [answer] if answer.casefold() in ANSWERS:
            raise placed(Unreadable("notation.value", "item-not-named", word=answer.casefold()), text.at)
    promises = PROMISES[phase]
    answers = tuple(f"{answer} {slug}" for answer in ANSWERS for slug in SLUGS)
    several = _several(action, (*promises, *answers))
    if several is not None:
        raise placed(Unreadable("notation.value", "unknown-word-near", word=action, nearest=several), text.at)
    raise _not_said(text, action, ("pass", *promises, *answers), ("pass", *promises, *(f"{one} …" for one in ANSWERS)))


def _several(words: str, sayable: Collection[str]) -> str | None:
    """Several things that were said without a comma, with commas between them; None where it is not that."""
    found: list[str] = []
    for word in words.split():
        if found and f"{found[-1]} {word}" in sayable:
            found[-1] += f" {word}"
        elif word in sayable or word in ANSWERS:
            found.append(word)
        else:
            return None
    return ", ".join(found) if len(found) > 1 and all(one in sayable for one in found) else None


def _not_said(text: Text, words: str, sayable: Collection[str], known: tuple[str, ...]) -> Unreadable:
    """The refusal of words that are none of the `sayable`, which in short are the `known`."""
    if not words:
        return placed(Unreadable("notation.value", "nothing-said", entry=text.text), text.at)
    close = nearest(words, sayable)
    if close is not None:
        return placed(Unreadable("notation.value", "unknown-word-near", word=words, nearest=close), text.at)
    return placed(Unreadable("notation.value", "unknown-word", word=words, known=known), text.at)


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
