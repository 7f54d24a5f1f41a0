"""What a reader is told of an example of his own: what holds or does not, on which line, by which rule, and what to do.

Classes: `verdict-card` with `holds` or `fails`; in it `problem`s (`line`, `rule`, the line itself in `quoted`) or the
`result`; `ask` and `notice` belong to the box where the example is written.
"""

from __future__ import annotations

import re

from engine.errors import EngineError
from engine.notation.document import LARGEST_DOCUMENT
from engine.record import Replay
from engine.record.places import joined, line_of
from engine.verify import Mismatch, Verdict
from widgets.controls_view import engine_view
from widgets.echo import echoed, echoed_value, shortened
from widgets.i18n import N_, Translator
from widgets.links import rule_link
from widgets.markup import NOTHING, Markup, escape, join, tag
from widgets.narration import step_lines, title
from widgets.refusals import sentence
from widgets.said import said_view
from widgets.setting import Setting

CODE = re.compile(r"`([^`]*)`")
QUOTED = 200
"""Letters of a line that are quoted."""

NOTICES = {
    "copied": N_("The link is copied; it carries the whole example."),
    "uncopied": N_("The browser keeps its clipboard shut. Here is the link, to be copied by hand:"),
    "too-large": N_("This text is too long: {size} KiB at most. Keep one example."),
    "bad-link": N_("This link carries no example that can be read. It may have been cut off on its way."),
    "bad-file": N_("This file is no text that can be read. Save it as plain text, in UTF-8."),
    "empty": N_("The box is empty: paste an example, or open a file."),
}
"""What the box itself has to say."""


def checker(base: str, _: Translator) -> Markup:
    """The box where an example is pasted, with all that it may have to say."""
    buttons = tag(
        "div",
        tag("button", _("Check"), type="submit", class_="next", data_do="check"),
        tag(
            "label",
            _("Open a file"),
            tag("input", type="file", data_do="open", accept=".toml,.txt,.md,text/plain", class_="visually-hidden"),
            class_="file button",
        ),
        tag("button", _("Copy the link"), type="button", data_do="link"),
        class_="controls",
        hidden=True,
    )
    box = tag(
        "textarea", id="checker-text", data_part="text", rows=16, spellcheck="false", autocapitalize="off",
        autocomplete="off",
    )  # fmt: skip
    command = tag("code", "python -m engine verify FILE")
    element = tag(
        "engine-check",
        tag("form", tag("label", _("Your example"), for_="checker-text"), box, buttons, class_="ask"),
        tag("noscript", tag("p", _("Without JavaScript, the same engine answers on the command line:"), " ", command)),
        engine_view(None, _),
        tag("p", *(_notice(name, _) for name in NOTICES), class_="notice", role="status"),
        tag("div", class_="verdict", data_part="verdict", tabindex=-1, aria_live="polite"),
        class_="checker",
        data_language=_.language,
        data_base=base,
    )
    return tag("div", element, class_="widget")


def verdict_view(
    verdict: Verdict, source: str, first_line: int, base: str, _: Translator, replay: Replay | None = None
) -> Markup:
    """The verdict on an example: each problem with its line and rule or, where it holds, what it comes to.

    The example begins in `first_line` of `source`, whose lines are counted and quoted.
    """
    if not verdict.ok:
        problems = [_refusal(verdict.error, source, base, _)] if verdict.error else []
        problems += [_mismatch(one, verdict, source, first_line, _) for one in verdict.mismatches]
        head = tag("p", _("This does not hold."), class_="head")
        return tag("div", head, tag("ul", *problems, class_="problems"), class_="verdict-card fails")
    head = tag("p", _("It holds."), class_="head")
    if verdict.error:
        refusal = join((_("As expected, the rules refuse this:"), refusal_words(verdict.error, base, _)), " ")
        return tag("div", head, tag("p", refusal, class_="expected-refusal"), class_="verdict-card holds")
    words = result_words(replay, base, _) if replay else NOTHING
    return tag("div", head, words, _expectation(verdict, _), class_="verdict-card holds")


def result_words(replay: Replay, base: str, _: Translator) -> Markup:
    """What an example comes to, in the words of its last step."""
    lines = step_lines(replay.steps[-1], Setting(replay.example.players, base), _)
    return tag("div", said_view(title(replay.example, _), lines, base, _), class_="result")


def coded(text: str) -> Markup:
    """A sentence whose words between backticks are set as code."""
    parts = CODE.split(text)
    return join(tag("code", part) if at % 2 else escape(part) for at, part in enumerate(parts))


def refusal_words(error: EngineError, base: str, _: Translator, *, with_tokens: bool = True) -> Markup:
    """A refusal in one go: what is wrong and what to do, with a link to the rule."""
    return join((coded(sentence(error, _, with_tokens=with_tokens)), rule_link(error.rule, base, _)), " ")


def _notice(name: str, _: Translator) -> Markup:
    words = _(NOTICES[name], size=LARGEST_DOCUMENT // 1024) if name == "too-large" else _(NOTICES[name])
    link = (" ", tag("a", data_part="link")) if name == "uncopied" else ()
    return tag("span", words, *link, data_when=name, hidden=True)


def _refusal(error: EngineError, source: str, base: str, _: Translator) -> Markup:
    return _problem(error.line, coded(sentence(error, _)), source, _, rule_link(error.rule, base, _))


def _mismatch(one: Mismatch, verdict: Verdict, source: str, first_line: int, _: Translator) -> Markup:
    within = line_of(verdict.example.lines, joined("expect", one.key)) if verdict.example else 0
    line = first_line + within - 1 if within else 0
    told = {"key": echoed(one.key), "expected": echoed_value(one.expected), "actual": echoed_value(one.actual)}
    values = {name: f"`{text}`" for name, text in told.items()}
    if one.actual is None:
        words = _("{key}: {expected} is expected, but the result has nothing of that name.", **values)
    else:
        words = _("{key}: {expected} is expected, and the engine finds {actual}.", **values)
    return _problem(line, coded(words), source, _)


def _problem(line: int, words: Markup, source: str, _: Translator, link: Markup = NOTHING) -> Markup:
    """One problem; `line` counts in `source` from 1, 0 where no line is at fault."""
    lines = source.split("\n")
    place = tag("span", _("Line {line}", line=line), class_="line") if line else NOTHING
    at_fault = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    quoted = tag("pre", tag("code", shortened(at_fault, QUOTED)), class_="quoted") if at_fault else NOTHING
    return tag("li", place, quoted, tag("p", join((words, link), " ")), class_="problem")


def _expectation(verdict: Verdict, _: Translator) -> Markup:
    if verdict.example is not None and verdict.example.expect:
        return NOTHING
    words = _("Nothing was expected of it. With a part `[expect]` the result is compared, too.")
    return tag("p", coded(words), class_="hint")
