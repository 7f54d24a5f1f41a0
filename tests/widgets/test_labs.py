"""Every lab, in both languages: whatever a reader presses leads to a lab again, and nothing else is let in."""

from __future__ import annotations

import json
import re
from collections import deque
from html import unescape
from html.parser import HTMLParser

import pytest

from widgets.bridge import handle
from widgets.i18n import LANGUAGES, load
from widgets.labs.all_labs import LABS
from widgets.labs.lab import LONGEST_SETTING, Settings, Unsettled
from widgets.labs.lab_view import changed_lab, lab_view
from widgets.markup import VOID

STATES = 120
"""How many states of a lab are visited."""

languages = pytest.mark.parametrize("language", LANGUAGES)
labs = pytest.mark.parametrize("name", LABS)


class Controls(HTMLParser):
    """What can be pressed or written in a lab, and whether every element is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.changes: list[dict[str, str]] = []
        self.keys: list[str] = []
        self.numbers: list[tuple[str, int, int]] = []
        self.unnamed: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if tag not in VOID:
            self._open.append(tag)
        if key := found.get("data-key"):
            self.keys.append(key)
        if change := found.get("data-go"):
            self.changes.append(json.loads(change))
        if tag == "input" and found["type"] == "number":
            self.numbers.append((str(found["name"]), int(str(found["min"])), int(str(found["max"]))))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag


def after(settings: dict[str, str], controls: Controls) -> list[dict[str, str]]:
    """The settings that the controls lead to: every button, and the ends of every number."""
    pressed = [settings | change for change in controls.changes]
    return pressed + [settings | {name: str(end)} for name, *ends in controls.numbers for end in ends]


@languages
@labs
def test_whatever_is_pressed_is_answered(name: str, language: str) -> None:
    """From the beginning on, breadth first: each state is drawn whole, its controls are told apart, words are there."""
    _ = load(language)
    first = {field: spec.default for field, spec in LABS[name].fields.items()}
    waiting, met = deque([first]), {tuple(first.values())}
    while waiting:
        html, said, settings = changed_lab(name, waiting.popleft(), "../", _)
        controls = Controls(html)
        assert controls.changes, "nothing to press"
        assert len(set(controls.keys)) == len(controls.keys), "two controls of one key"
        assert said.strip()
        assert not re.search(r"[{}]|None", unescape(re.sub(r'data-(go|chance|outcome)="[^"]*"', "", html))), (
            "a blank was not filled"
        )
        for further in after(dict(settings), controls):
            if len(met) < STATES and tuple(further.values()) not in met:
                met.add(tuple(further.values()))
                waiting.append(further)
    assert len(met) > 1


@languages
@labs
def test_the_page_and_the_worker_draw_the_same(name: str, language: str) -> None:
    """The lab of the page is what the worker answers for the settings it begins with."""
    page = lab_view(name, "../", load(language))
    question = {"op": "lab", "lab": name, "settings": {}, "language": language, "base": "../"}
    reply = json.loads(handle(json.dumps(question)))
    assert reply["ok"]
    assert reply["html"] in page


@labs
def test_settings_that_no_control_sends_are_refused(name: str) -> None:
    """An unknown setting, one too long, one that cannot be read: no lab, and no traceback either."""
    fields = LABS[name].fields
    wrong = [{"nothing": ""}, *({field: text} for field in fields for text in ("\0", "x" * (LONGEST_SETTING + 1)))]
    for texts in wrong:
        with pytest.raises(Unsettled):
            Settings(fields, texts)
        question = {"op": "lab", "lab": name, "settings": texts, "language": "fr", "base": "../"}
        reply = json.loads(handle(json.dumps(question)))
        assert (reply["ok"], reply["error"]["rule"]) == (False, "")


@pytest.mark.parametrize(
    "request_", [{"lab": "none"}, {"lab": None}, {"lab": "alsos.order", "settings": {"trump": 1}}, {"settings": []}]
)
def test_questions_about_no_lab(request_: dict[str, object]) -> None:
    """A lab that does not exist, settings that are no texts: a kind sentence."""
    question = {"op": "lab", "lab": "alsos.order", "settings": {}, "language": "es", "base": "../"} | request_
    assert not json.loads(handle(json.dumps(question)))["ok"]
