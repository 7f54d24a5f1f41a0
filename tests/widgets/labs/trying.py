"""How the tests try a lab: settings in, sheet rows, rules and controls out."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from html import unescape

from widgets.i18n import load
from widgets.labs.all_labs import LABS
from widgets.labs.lab import Drawn, Settings
from widgets.labs.lab_view import body


@dataclass(frozen=True, slots=True)
class Tried:
    """A lab under its settings, and its HTML in French."""

    drawn: Drawn
    html: str

    @property
    def said(self) -> str:
        """All that is said, in one go."""
        return " ".join(line.text for line in self.drawn.lines)

    @property
    def rules(self) -> list[str]:
        """The rules that are named, each once."""
        return list(dict.fromkeys(line.rule for line in self.drawn.lines if line.rule))

    @property
    def rows(self) -> list[list[str]]:
        """The rows of all tables, as words."""
        rows = re.findall(r"<tr[^>]*>(.*?)</tr>", self.html)
        cells = (re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows)
        return [[unescape(re.sub(r"<[^>]*>", "", cell)).strip() for cell in row] for row in cells]

    def changes(self, key: str) -> dict[str, str]:
        """What the control of that key changes."""
        found = re.search(rf'data-key="{re.escape(key)}" data-go="([^"]*)"', self.html)
        assert found is not None, key
        changed: dict[str, str] = json.loads(unescape(found[1]))
        return changed

    def is_dim(self, key: str) -> bool:
        """Whether the control of that key is dim."""
        button = next(button for button in re.findall(r"<button[^>]*>", self.html) if f'data-key="{key}"' in button)
        return re.search(r'class="[^"]*\bdim\b', button) is not None


def tried(name: str, **texts: str) -> Tried:
    """The lab of that name, its defaults changed by `texts`."""
    _ = load("fr")
    drawn = LABS[name].draw(Settings(LABS[name].fields, texts), "../", _)
    return Tried(drawn, body(drawn, "../", _))


def pressed(name: str, texts: dict[str, str], *keys: str) -> Tried:
    """The lab after its controls have been pressed one after the other."""
    for key in keys:
        texts = texts | tried(name, **texts).changes(key)
    return tried(name, **texts)
