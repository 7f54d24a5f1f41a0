"""What a lab of Alcalde says in English under some settings, before it is translated."""

from __future__ import annotations

import gettext
from dataclasses import dataclass

from tests.widgets.drawn import seen
from widgets.i18n import Translator
from widgets.labs.all_labs import LABS
from widgets.labs.lab import Settings
from widgets.labs.lab_view import body

ENGLISH = Translator("fr", gettext.NullTranslations())


@dataclass(frozen=True, slots=True)
class Told:
    """Where the lab is, its sentences in one, the rules they name, and all the text of its drawing."""

    where: str
    said: str
    rules: tuple[str, ...]
    text: str
    html: str


def told(name: str, **settings: str) -> Told:
    """The lab of that name under those settings, the drawing read strictly."""
    lab = LABS[f"alcalde.{name}"]
    drawn = lab.draw(Settings(lab.fields, settings), "../", ENGLISH)
    html = str(body(drawn, "../", ENGLISH))
    rules = dict.fromkeys(line.rule for line in drawn.lines if line.rule)
    return Told(drawn.where, " ".join(line.text for line in drawn.lines), tuple(rules), " ".join(seen(html).text), html)
