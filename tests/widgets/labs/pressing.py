"""How the tests use a lab: they set it, and look at the words, the rules told and the buttons."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape

from widgets.i18n import load
from widgets.labs.lab_view import changed_lab

BUTTON = re.compile(r"<button[^>]*>")


@dataclass(frozen=True, slots=True)
class Seen:
    """A lab in French: its markup, the words for the ear, the rules under them, its buttons by key."""

    html: str
    said: str
    rules: list[str]
    buttons: Mapping[str, str]

    @property
    def dim(self) -> set[str]:
        """The keys of the buttons that are not open now."""
        return {key for key, button in self.buttons.items() if re.search(r'class="[^"]*\bdim\b', button)}

    def change(self, key: str) -> dict[str, str]:
        """What a button changes."""
        found = re.search(r'data-go="([^"]*)"', self.buttons[key])
        assert found is not None
        changes: dict[str, str] = json.loads(unescape(found[1]))
        return changes


def see(name: str, **settings: str) -> Seen:
    """The lab of that name under these settings."""
    html, said, _settings = changed_lab(name, settings, "../", load("fr"))
    rules = re.findall(r'#((?:alsos|alcalde)\.[a-z.-]+)"', "".join(re.findall(r'<p class="rules">.*?</p>', html)))
    keyed = (re.search(r'data-key="([^"]*)"', button) for button in BUTTON.findall(html))
    keys = [found[1] if found else "" for found in keyed]
    return Seen(
        html,
        said.replace("\u202f", " ").replace("\xa0", " "),
        rules,
        dict(zip(keys, BUTTON.findall(html), strict=True)),
    )


def press(name: str, *keys: str, **settings: str) -> Seen:
    """The lab after these buttons, one after the other."""
    for key in keys:
        settings |= see(name, **settings).change(key)
    return see(name, **settings)
