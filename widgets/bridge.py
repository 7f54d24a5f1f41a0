"""What the browser asks the engine, and what it is answered: JSON in, JSON out, whatever is asked.

Operations: `replay` (the steps of an example, all cards shown or as one `seat` saw it), `position` (a step of it, and
what if …), `analysis` (what was best there), `check` (a verdict), `lab` (a small thing to try, under other settings).
An answer that takes long comes with news of how far it is.
The bridge keeps nothing between two questions: every request carries the text of the example, and the packs of cards
that the reader has chosen (`packs`, none where it says nothing). A request that makes no sense gets a kind sentence,
never a traceback.
What only some questions need is imported with the first of them: the first replay does not wait for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from engine import alcalde, alsos, notation
from engine.errors import EngineError
from engine.record import Example, Position, Replay, Step, coming_decision, decision_of, find_event, replay
from widgets.bridge_request import Misasked, Reader, base_of, choice, packs, request_of, text_of
from widgets.i18n import LANGUAGES, Translator, load
from widgets.markup import Markup, join, tag
from widgets.replay_view import replay_view, steps_view
from widgets.seen_view import viewers

if TYPE_CHECKING:
    from engine.verify import Verdict

LONGEST_BRANCH = 400
"""Events of a branch: more than a whole deal has."""

MOVABLE = (alsos.State, alsos.Auction, alsos.Announcements, alsos.Exchange, alsos.Play, alcalde.State, alcalde.Play)
"""Positions in which something may be done; the others are only told."""

Reply = dict[str, Any]


class Refused(Exception):
    """What was asked about cannot be: `reply` says why."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply)
        self.reply = reply


def handle(request_json: str) -> str:
    """The last of the replies to a request: its answer."""
    *_progress, answer = replies(request_json)
    return answer


def replies(request_json: str) -> Iterator[str]:
    """The replies to a request, all as JSON: how far the answer is (`progress`), where it takes long, and the answer.

    Each has the request's `id`, or null where none can be found. Between two replies the reader may change his mind:
    what is not asked for is not worked out.
    """
    request: Any = None
    _ = load(LANGUAGES[0])
    try:
        request = request_of(request_json)
        reader = Reader(choice(request, "language", LANGUAGES), packs(request))
        _ = reader.words(None)
        operation = OPERATIONS[choice(request, "op", tuple(OPERATIONS))]
        for reply in operation(request, base_of(request), reader):
            yield _json(request, reply)
    except Refused as refused:
        yield _json(request, refused.reply)
    except Misasked:
        yield _json(
            request, _apology(_("The page asked the engine something it does not understand. Reload the page."))
        )
    except Exception:  # whatever happens in there, the page gets an answer
        yield _json(request, _apology(_("The engine stumbled over this, and that is our fault, not yours.")))


def _json(request: Any, reply: Reply) -> str:
    identity = request.get("id") if isinstance(request, dict) else None
    known = isinstance(identity, int | str) and not isinstance(identity, bool)
    return json.dumps({"id": identity if known else None, **reply})


def _replay(request: Mapping[str, Any], base: str, reader: Reader) -> Iterator[Reply]:
    """Every step's HTML; what the rules refuse is the last one, and its `error` comes with it."""
    replayed = _replayed(request, base, reader)
    _ = reader.words(replayed.example.game)
    seat = request.get("seat")
    if seat is not None and (type(seat) is not int or seat not in viewers(replayed)):
        raise Misasked
    drawn = [str(step) for step in steps_view(replayed, base, _, seat)]
    shown: Reply = {"ok": True, "steps": drawn, "count": len(drawn), "complete": replayed.error is None}
    yield shown | ({"error": _error(replayed.error, base, _)} if replayed.error is not None else {})


def _position(request: Mapping[str, Any], base: str, reader: Reader) -> Iterator[Reply]:
    """The position at a step of the example, or after the events of a branch that leaves it there.

    A branch that a link brought (`linked`) may be anything: one that cannot be played is refused in words of its own.
    """
    from widgets.what_if_view import what_if

    try:
        example, step = _stop(request, base, reader)
    except (Refused, Misasked) as fault:
        if request.get("linked") is not True:
            raise
        raise Refused(_lost_branch(fault, reader.words(None))) from None
    _ = reader.words(example.game)
    shown = what_if(example, step, base, _, is_branch=bool(request.get("branch")))
    moves = [{"event": move.token, "legal": move.is_legal, "label": move.words} for move in shown.moves]
    html = {"scene": shown.scene, "said": shown.said}
    can_look_ahead = coming_decision(step.after) is not None
    yield {"ok": True, "html": html, "spoken": shown.spoken, "moves": moves, "analysis": can_look_ahead}


def _analysis(request: Mapping[str, Any], base: str, reader: Reader) -> Iterator[Reply]:
    """What was best in the choice that a step tells or, `ahead`, what is best in the one that is due there."""
    from widgets.analysis_view import Progress, Viewpoint, analysis

    viewpoint = Viewpoint(choice(request, "view", tuple(Viewpoint)))
    example, step = _stop(request, base, reader)
    _ = reader.words(example.game)
    is_ahead = request.get("ahead")
    decision = coming_decision(step.after) if is_ahead else decision_of(step)
    if not isinstance(is_ahead, bool) or decision is None:
        raise Misasked
    for found in analysis(example, decision, viewpoint, base, _):
        if isinstance(found, Progress):
            yield {"progress": {"done": found.done, "of": found.of}}
        else:
            html = {"scene": found.scene, "said": found.said, "findings": found.findings}
            yield {"ok": True, "html": html, "spoken": found.spoken}


def _check(request: Mapping[str, Any], base: str, reader: Reader) -> Iterator[Reply]:
    """The verdict on a reader's text, in words and as the command line records it; of a single example, its replay.

    The text is an example or a page with several; then `verdict` is the list of all.
    """
    from widgets.checker_view import verdict_view

    text = text_of(request)
    judged = _judged(text)
    replays = [None if one.example is None else replay(one.example) for _line, _part, one in judged]
    words = [reader.words(_game(verdict)) for _line, _part, verdict in judged]
    views = [
        verdict_view(verdict, text, line, base, _, replayed)
        for (line, _part, verdict), replayed, _ in zip(judged, replays, words, strict=True)
    ]
    records = [verdict.record(partial(_told, _=_)) for (_line, _part, verdict), _ in zip(judged, words, strict=True)]
    only = replays[0] if len(replays) == 1 else None
    yield {
        "ok": all(verdict.ok for _line, _part, verdict in judged),
        "html": join(views),
        "replay": replay_view(only, judged[0][1], base, words[0]) if only is not None else "",
        "verdict": records[0] if len(records) == 1 else records,
    }


def _lab(request: Mapping[str, Any], base: str, reader: Reader) -> Iterator[Reply]:
    """A lab under the settings that a control has asked for: its body, and all its settings."""
    from widgets.labs.all_labs import LABS
    from widgets.labs.lab import Unsettled
    from widgets.labs.lab_view import changed_lab

    texts = request.get("settings")
    if not isinstance(texts, dict) or not all(isinstance(text, str) for text in (*texts, *texts.values())):
        raise Misasked
    name = choice(request, "lab", tuple(LABS))
    try:
        html, said, settings = changed_lab(name, texts, base, reader.words(LABS[name].game))
    except Unsettled:
        raise Misasked from None
    yield {"ok": True, "html": html, "spoken": said, "settings": settings}


OPERATIONS: Mapping[str, Callable[[Mapping[str, Any], str, Reader], Iterator[Reply]]] = {
    "replay": _replay,
    "position": _position,
    "analysis": _analysis,
    "check": _check,
    "lab": _lab,
}


def _after(position: Position, token: str) -> Step:
    """The step that the token's event makes of a position; raises EngineError where it cannot be made."""
    if not isinstance(position, MOVABLE):
        raise Misasked
    event = find_event(position, token)
    apply: Any = alcalde.apply if isinstance(position, alcalde.State | alcalde.Play) else alsos.apply
    return Step("", (event,), position, apply(position, event))


def _replayed(request: Mapping[str, Any], base: str, reader: Reader) -> Replay:
    try:
        return replay(notation.read(text_of(request)))
    except EngineError as error:
        raise Refused({"ok": False, "error": _error(error, base, reader.words(_game_of(error)))}) from None


def _stop(request: Mapping[str, Any], base: str, reader: Reader) -> tuple[Example, Step]:
    """Where a reader stands: at a step of the example, or after the events of a branch that leaves it there.

    The step that shows a refusal stands where the one before it stands.
    """
    branch = request.get("branch", [])
    if not isinstance(branch, list) or len(branch) > LONGEST_BRANCH or not all(isinstance(one, str) for one in branch):
        raise Misasked
    replayed = _replayed(request, base, reader)
    _ = reader.words(replayed.example.game)
    step = _step(replayed, request.get("step"))
    for accepted, token in enumerate(branch):
        try:
            step = _after(step.after, token)
        except EngineError as error:
            error.players = replayed.example.players
            raise Refused({"ok": False, "refusal": _refusal(error, base, _), "accepted": accepted}) from None
    return replayed.example, step


def _judged(text: str) -> list[tuple[int, str, Verdict]]:
    """The examples in what a reader pastes, each with its first line: the fences of a page, or the text as it is."""
    from engine.verify import verify_text
    from widgets.page_verdicts import seen_fences, verify_fences

    found = seen_fences(text)
    if not found:
        return [(1, text, verify_text(text, ""))]
    verdicts = verify_fences(found, "")
    return [(fence.first_line, fence.text, verdict) for fence, verdict in zip(found, verdicts, strict=True)]


def _told(error: EngineError, _: Translator) -> str:
    from widgets.refusals import sentence

    return sentence(error, _)


def _game(verdict: Verdict) -> str | None:
    """The game that an example is one of, as far as it can be told."""
    if verdict.example is not None:
        return verdict.example.game
    return None if verdict.error is None else _game_of(verdict.error)


def _game_of(error: EngineError) -> str:
    """The game of the rule that refuses; how a text is written belongs to none."""
    return error.rule.partition(".")[0]


def _error(error: EngineError, base: str, _: Translator) -> Reply:
    from widgets.checker_view import refusal_words

    return {"rule": error.rule, "at": error.at, "line": error.line, "html": refusal_words(error, base, _)}


def _refusal(error: EngineError, base: str, _: Translator) -> Reply:
    """Somebody plays on: cards in words alone."""
    from widgets.checker_view import refusal_words
    from widgets.refusals import sentence

    html = refusal_words(error, base, _, with_tokens=False)
    return {"rule": error.rule, "html": html, "spoken": sentence(error, _, with_tokens=False).replace("`", "")}


def _lost_branch(fault: Refused | Misasked, _: Translator) -> Reply:
    words = _("This link leads to a branch that cannot be played; here is the example itself.")
    refusal: Reply = fault.reply.get("refusal", {}) if isinstance(fault, Refused) else {}
    html = join((tag("span", words), Markup(refusal["html"]) if refusal else None), " ")
    said = " ".join((words, refusal["spoken"])) if refusal else words
    return {"ok": False, "refusal": {"rule": refusal.get("rule", ""), "html": html, "spoken": said}}


def _apology(words: str) -> Reply:
    return {"ok": False, "error": {"rule": "", "at": "", "line": 0, "html": str(tag("p", words))}}


def _step(replayed: Replay, number: object) -> Step:
    count = len(replayed.steps) + (replayed.error is not None)
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= count or not replayed.steps:
        raise Misasked
    return replayed.steps[min(number, len(replayed.steps)) - 1]
