"""How the record of an Alsós example is played, entry by entry, and what it leaves unsaid."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine import alsos
from engine.alsos import (
    AnnouncementPhase,
    Announcements,
    Auction,
    DeclineExchange,
    Discard,
    Event,
    ExchangeSeven,
    Pass,
    Phase,
    Play,
    PlayCard,
    Seat,
    Stage,
    State,
    StopTaking,
    TakeCard,
    Tally,
    Totals,
)
from engine.alsos import announcements as announcing
from engine.alsos import auction as calling
from engine.alsos import exchange as exchanging
from engine.errors import EngineError, NotAllowed
from engine.record.alsos import (
    AnnouncementsRecord,
    AuctionRecord,
    Body,
    DealRecord,
    ExchangeEntry,
    MatchRecord,
    MeldsRecord,
    ScoreRecord,
    TrickLine,
    TrickRecord,
    Turns,
)
from engine.record.tape import Tape, refuse
from engine.record.values import Step

P = TypeVar("P", State, Announcements)


def replay(body: Body, steps: list[Step]) -> None:
    """Append the steps of `body`; raises the first fault, said of its entry, after the steps before it."""
    match body:
        case DealRecord():
            _deal(Tape(alsos.apply, alsos.start(body.deal), steps), body)
        case TrickRecord():
            play = Play(body.trump, body.line.leader, body.hands, length=1)
            _trick(Tape(alsos.apply, play, steps), "plays[0]", body.line)
        case MeldsRecord():
            steps.append(Step("", (), None, body.hands))
        case ScoreRecord():
            steps.append(Step("", (), None, _totals(body)))
        case AuctionRecord():
            _auction(Tape(alsos.apply, Auction(body.indicator), steps), body)
        case AnnouncementsRecord():
            tape = Tape(alsos.apply, announcing.open_to(body.declarer), steps)
            _speech(tape, body.early, body.late, lambda announcements: announcements)
            tape.end()
        case MatchRecord():
            steps.append(Step("", (), None, body.match))


def _auction(tape: Tape[Auction, Event], body: AuctionRecord) -> None:
    for at, call in enumerate(body.auction):
        tape.step(f"auction[{at}]", call)
    refuse(calling.left_open(tape.position), "auction")


def _deal(tape: Tape[State, Event], body: DealRecord) -> None:
    for at, call in enumerate(body.auction):
        # Asked of the auction itself: once it has closed, a pass would be taken for one before play.
        refuse(calling.refusal(tape.position.auction, call), f"auction[{at}]")
        tape.step(f"auction[{at}]", call)
    refuse(calling.left_open(tape.position.auction), "auction")
    if tape.position.phase is Phase.REDEAL:
        _check_nothing_follows(body)
        return
    _speech(tape, body.early, body.late, _announcements)
    if body.exchange is not None:
        _exchange(tape, body.exchange)
    for at, line in enumerate(body.plays):
        while tape.position.exchange is not None and tape.position.exchange.stage is Stage.ASKING:
            seat = tape.position.exchange.to_move
            assert seat is not None
            tape.imply(DeclineExchange(seat))
        _trick(tape, f"plays[{at}]", line)
    tape.end()


def _check_nothing_follows(body: DealRecord) -> None:
    """Refuse whatever comes after an auction in which nobody named a suit (alsos.auction.redeal)."""
    following = (
        ("early[0]", body.early),
        ("late[0]", body.late),
        ("exchange", body.exchange),
        ("plays[0]", body.plays),
    )
    for at, entry in following:
        if entry:
            refuse(NotAllowed("alsos.auction.redeal", "nobody-named-a-suit"), at)


def _announcements(state: State) -> Announcements:
    assert state.announcements is not None
    return state.announcements


def _speech(tape: Tape[P, Event], early: Turns, late: Turns, chapter: Callable[[P], Announcements]) -> None:
    """Both phases; one that the record leaves out is two passes."""
    _phase(tape, AnnouncementPhase.EARLY, early, chapter)
    _phase(tape, AnnouncementPhase.LATE, late, chapter)


def _phase(tape: Tape[P, Event], phase: AnnouncementPhase, turns: Turns, chapter: Callable[[P], Announcements]) -> None:
    if turns is None:
        while (seat := _speaker(chapter(tape.position), phase)) is not None:
            tape.imply(Pass(seat))
        return
    for at, turn in enumerate(turns):
        if _speaker(chapter(tape.position), phase) is None:
            refuse(NotAllowed("alsos.announcements.turns", "closed", seat=turn[0].seat), f"{phase}[{at}]")
        tape.step(f"{phase}[{at}]", *turn)
    if _speaker(chapter(tape.position), phase) is not None:
        refuse(announcing.left_open(chapter(tape.position)), phase)


def _speaker(announcements: Announcements, phase: AnnouncementPhase) -> Seat | None:
    """Whose turn it is in this phase; None once it has closed."""
    return announcements.to_move if announcements.phase is phase else None


def _exchange(tape: Tape[State, Event], entry: ExchangeEntry) -> None:
    """The declarer is asked first, so that an exchange by the other player tells that he declined."""
    seat = entry.seat
    before = tape.position.exchange
    if before is not None and before.to_move is not seat:
        assert before.to_move is not None
        tape.imply(DeclineExchange(before.to_move))
    swap = ExchangeSeven(seat)
    refuse(alsos.refusal(tape.position, swap), "exchange")
    refuse(exchanging.refusal_of_first(_exchanging(tape.position), entry.take[0]), "exchange.take")
    tape.step("exchange", swap)
    for card in entry.take[1:]:
        tape.step("exchange", TakeCard(seat, card), place="exchange.take")
    if _exchanging(tape.position).stage is Stage.TAKING:
        tape.imply(StopTaking(seat))
    if entry.discard:
        laid = (Discard(seat, card) for card in entry.discard)
        tape.step("exchange", *laid, place="exchange.discard", after=_left_open)
    else:
        refuse(_left_open(tape.position), "exchange.discard")


def _exchanging(state: State) -> alsos.Exchange:
    assert state.exchange is not None
    return state.exchange


def _left_open(state: State) -> EngineError | None:
    return exchanging.left_open(_exchanging(state))


Q = TypeVar("Q", State, Play)


def _trick(tape: Tape[Q, Event], at: str, line: TrickLine) -> None:
    for seat, card in zip((line.leader, line.leader.other), line.cards, strict=True):
        tape.step(at, PlayCard(seat, card))


def _totals(body: ScoreRecord) -> Totals:
    """What was said comes first, then the counts, then what they cannot decide."""
    tape: Tape[Announcements, Event] = Tape(alsos.apply, announcing.open_to(body.declarer))
    _speech(tape, body.early, body.late, lambda announcements: announcements)
    won = frozenset(outcome for outcome, was_won in body.outcomes if was_won)
    try:
        tally = Tally(body.declarer, body.card_points, body.meld_points)
    except EngineError as error:
        error.at = "melds" if error.facts.get("kind") == "meld-points" else "card_points"
        raise
    try:
        return Totals(tally, tape.position.items, won)
    except EngineError as error:
        error.at = "outcomes"
        raise
