"""What stands under a replay: the buttons and the slider, the line that says what the engine does, the record itself.

Hidden until the shell knows what to do with them; without JavaScript the steps are simply read in order.
Classes: `controls` (`first back next last slider by-itself pace stride what-if return best eyes`, icons `icon`),
`looking`, `engine`, `refusal`, `live`, `step-list`, `source`.
"""

from __future__ import annotations

from dataclasses import dataclass

from widgets.cards_view import icon
from widgets.i18n import N_, Translator
from widgets.markup import NOTHING, Markup, exact, tag

ENGINE = {
    "idle": N_("The rules engine starts at the first touch."),
    "waiting": N_("Waiting for the rules engine…"),
    "downloading": N_("Downloading the rules engine…"),
    "starting": N_("Starting the rules engine…"),
    "checking": N_("Replaying the example…"),
    "ready": N_("The rules engine is ready."),
    "verified": N_("verified in your browser"),
    "different": N_("The engine does not find what this page shows, from here on:"),
    "failed": N_("The rules engine could not be loaded."),
    "away": N_(
        "There is no network, and the rules engine is not kept on this device yet. The steps can be read without it; "
        "with a network, the page “Offline” fetches it for good."
    ),
    "unable": N_(
        "The rules engine needs a newer browser than this one. "
        "All that is written and drawn here can be read without it."
    ),
}
"""What the engine's line says, state by state."""


PACES = {"slow": N_("slow"), "medium": N_("medium"), "fast": N_("fast")}
"""How fast a replay goes on by itself."""

SHORTEST_LIST = 4
"""Steps from which on there is a list of them to jump in, and the replay goes on by itself."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What an example allows besides going from step to step: by trick, what if, what was best, as somebody saw it."""

    has_strides: bool
    can_branch: bool
    can_be_judged: bool
    viewers: tuple[str, ...] = ()


def controls_view(name: str, count: int, ways: Ways, _: Translator) -> Markup:
    """Everything that leads through the steps of the example of that name."""
    parts: list[Markup] = []
    if count > 1:
        parts = [
            _step_button("first", _("First step")),
            _step_button("back", _("Back")),
            tag(
                "button",
                tag("span", _("Next"), class_="label"),
                icon("next"),
                type="button",
                class_="next",
                data_do="next",
            ),
            _step_button("last", _("Last step")),
            tag(
                "input",
                type="range",
                class_="slider",
                data_do="slide",
                min=1,
                max=count,
                value=1,
                aria_label=_("Step"),
            ),
        ]
    if count >= SHORTEST_LIST:
        parts += _by_itself(_)
    if ways.has_strides:
        words = _("trick by trick")
        parts.append(tag("button", words, type="button", class_="stride", data_do="stride", aria_pressed="false"))
    if ways.can_branch:
        parts.append(tag("button", _("What if…"), type="button", class_="what-if", data_do="whatif"))
        parts.append(
            tag("button", _("back to the example"), type="button", class_="return", data_do="return", hidden=True)
        )
    if ways.can_be_judged:
        words = _("What was best?")
        parts.append(tag("button", words, type="button", class_="best", data_do="best", aria_pressed="false"))
    if ways.viewers:
        parts.append(_eyes(ways.viewers, _))
    if not parts:
        return NOTHING
    return tag("nav", *parts, class_="controls", hidden=True, aria_label=_("Steps of: {title}", title=name))


def engine_view(example_id: str | None, _: Translator) -> Markup:
    """What the engine is doing; the shell shows one of the sentences at a time."""
    states = []
    for state, words in ENGINE.items():
        parts: list[Markup | str] = [_(words)]
        if state == "different":
            place = tag("a", href=f"#{example_id}", data_part="step") if example_id else tag("span", data_part="step")
            parts += [" ", place]
        states.append(tag("span", *parts, data_when=state, hidden=state != "idle"))
    progress = tag("progress", data_part="progress", aria_label=_("Download"), hidden=True)
    retry = tag("button", _("Try again"), type="button", class_="retry", data_do="retry", hidden=True)
    return tag("p", *states, progress, retry, class_="engine", hidden=True, data_state="idle")


def looking_view(_: Translator) -> Markup:
    """How far the engine is with what was best, and a way to stop it."""
    words = _("The engine looks at each card…")
    stop = tag("button", _("Stop"), type="button", class_="stop", data_do="stop")
    return tag("p", tag("span", words), tag("progress", aria_label=words), stop, class_="looking", hidden=True)


def refusal_view() -> Markup:
    """The place where a refusal is said, under the step it concerns."""
    return tag("p", class_="refusal", role="alert", hidden=True)


def list_view(count: int, _: Translator) -> Markup:
    """The place of the list of all steps, which the shell makes of their own words."""
    if count < SHORTEST_LIST:
        return NOTHING
    return tag("details", tag("summary", _("All the steps")), class_="step-list", hidden=True)


def foot_view(source: str, _: Translator) -> Markup:
    """The line for the ear, and the record as its author wrote it."""
    text = tag("pre", tag("code", exact(source)), tabindex=0, translate="no")
    live = tag("p", class_="live visually-hidden", aria_live="polite")
    return live + tag("details", tag("summary", _("The example as text")), text, class_="source")


def _step_button(act: str, words: str) -> Markup:
    return tag("button", icon(act), type="button", class_=act, data_do=act, aria_label=words, title=words)


def _by_itself(_: Translator) -> list[Markup]:
    """The button that lets the replay go on, and how fast it goes."""
    words = _("Play by itself")
    names: dict[str, str] = {
        "type": "button",
        "class_": "by-itself",
        "data_do": "play",
        "aria_label": words,
        "title": words,
    }
    paces = (tag("option", _(pace), value=name, selected=name == "medium") for name, pace in PACES.items())
    return [
        tag("button", icon("play"), icon("pause"), **names, aria_pressed="false"),
        tag("select", *paces, class_="pace", data_do="pace", autocomplete="off", aria_label=_("Pace")),
    ]


def _eyes(viewers: tuple[str, ...], _: Translator) -> Markup:
    """Through whose eyes the cards are seen: a seat's number, or -1 for all cards."""
    views = (tag("option", words, value=seat) for seat, words in enumerate((_("all cards"), *viewers), -1))
    label = _("Which cards are shown")
    return tag("select", *views, class_="eyes", data_do="eyes", autocomplete="off", aria_label=label)
