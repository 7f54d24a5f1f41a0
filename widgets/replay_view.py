"""A worked example from the first step to the last: each step a picture and a sentence, then what leads through them.

Classes: `widget` around `replay` (the `card-replay`), in it `replay-title`, `steps` of `step` (each with `scene` and
`said`; `refused` for what the rules do not allow), then what `controls_view` draws. `data-trick` is the number of the
trick on the table, `data-trick-end` stands on the step that finishes it, `data-decision` where a card is chosen;
`data-place` names the part of the game that begins with a step.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.errors import EngineError
from engine.record.decisions import decision_of
from engine.record.values import Position, Replay
from widgets.choices_view import moves
from widgets.controls_view import Ways, controls_view, engine_view, foot_view, list_view, looking_view, refusal_view
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, classes, tag
from widgets.narration import ends_trick, note, place_of, step_lines, title, trick_of, where
from widgets.packs import named
from widgets.refusals import sentence
from widgets.said import Line, Lines, said_view
from widgets.scenes import claim, scene
from widgets.seen_view import seen, unseen_words, viewer_words, viewers
from widgets.setting import Setting
from widgets.share_view import share_view


def replay_view(replay: Replay, source: str, base: str, _: Translator, embed: str = "") -> Markup:
    """The whole element; `source` is the text of the example, `base` leads to the root of the language.

    `embed` leads to the page that shows the replay alone; without one it is not to be passed on.
    """
    example = replay.example
    name = title(example, _)
    steps = steps_view(replay, base, _)
    tricks = sum(ends_trick(step) for step in replay.steps)
    ways = Ways(
        has_strides=tricks > 1,
        can_branch=any(moves(step.after, _) is not None for step in replay.steps),
        can_be_judged=any(decision_of(step) for step in replay.steps),
        viewers=viewer_words(viewers(replay), Setting(example.players, base), _),
    )
    element = tag(
        "card-replay",
        tag("p", name, class_="replay-title") if _.language in example.titles else NOTHING,
        tag("ol", *steps, class_="steps"),
        refusal_view(),
        controls_view(name, len(steps), ways, _),
        looking_view(_) if ways.can_be_judged else NOTHING,
        engine_view(example.id, _),
        list_view(len(steps), _),
        foot_view(source, _),
        share_view(embed, _),
        id=example.id,
        class_="replay",
        data_game=example.game,
        data_kind=example.kind,
        data_language=_.language,
        data_pack=named(_.pack),
        data_base=base,
        data_steps=len(steps),
        tabindex=0,
        role="group",
        aria_label=name,
    )
    return tag("div", element, class_="widget")


def steps_view(replay: Replay, base: str, _: Translator, seat: int | None = None) -> tuple[Markup, ...]:
    """Every step of the replay, a list item each; what the rules refuse is one more, with the reason.

    `seat` is the one through whose eyes they are seen; None sees all cards, as the author of the comments did: a seat
    is not shown those.
    """
    setting = Setting(replay.example.players, base)
    told = [
        _Shown(
            step.at,
            scene(_seen(step.after, seat), setting, _),
            step_lines(step, setting, _, seat),
            place_of(step, _),
            trick_of(step.after),
            ends_trick(step),
            decision_of(step) is not None,
            unseen=_unseen(step.after, seat, setting, _),
        )
        for step in replay.steps
    ]
    if replay.error is not None:
        told.append(_refused(replay, replay.error, setting, _, seat))
    entries = [shown.entry for shown in told]
    count, kind = len(told), replay.example.kind
    return tuple(
        _item(
            shown,
            at,
            where(shown.place, at + 1, count, kind, _),
            note(replay.example, entries, at, _.language) if seat is None else "",
            at == 0 or shown.place != told[at - 1].place,
            base,
            _,
        )
        for at, shown in enumerate(told)
    )


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a list item shows: a picture, what is said of it, and in which part of the game."""

    entry: str
    scene: Markup
    lines: Lines
    place: str
    trick: int
    ends_trick: bool = False
    has_decision: bool = False
    is_refused: bool = False
    unseen: str = ""


def _seen(position: Position, seat: int | None) -> Position:
    return position if seat is None else seen(position, seat)


def _unseen(position: Position, seat: int | None, setting: Setting, _: Translator) -> str:
    return "" if seat is None else unseen_words(seen(position, seat), seat, setting, _)


def _refused(replay: Replay, error: EngineError, setting: Setting, _: Translator, seat: int | None) -> _Shown:
    """The position that the fault leaves as it is, or what the record claims, and why it cannot be."""
    lines = (Line(sentence(error, _, setting.players), error.rule),)
    if not replay.steps:
        return _Shown(error.at, claim(replay.example.body, setting, _), lines, _("refused"), 0, is_refused=True)
    position = replay.steps[-1].after
    marked = scene(_seen(position, seat), replace(setting, refused=error.facts.get("card")), _)
    unseen = _unseen(position, seat, setting, _)
    return _Shown(error.at, marked, lines, _("refused"), trick_of(position), is_refused=True, unseen=unseen)


def _item(shown: _Shown, at: int, where: str, comment: str, is_new: bool, base: str, _: Translator) -> Markup:
    return tag(
        "li",
        shown.scene,
        said_view(where, shown.lines, base, _, comment, shown.unseen),
        class_=classes("step", "refused" if shown.is_refused else None),
        data_step=at + 1,
        data_trick=shown.trick,
        data_trick_end=shown.ends_trick,
        data_decision=shown.has_decision,
        data_place=shown.place if is_new and shown.place else None,
    )
