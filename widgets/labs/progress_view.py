"""What a reader has practised, in a table that the shell fills; without it the table is not there.

Classes: `progress` holds `filled-table`, `lab-act` and the sentences (`data-when`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from widgets.i18n import Translator
from widgets.markup import Markup, join, tag


class Practised(Protocol):
    """A skill as far as the table needs it: its title, and what each level is called (`N_`)."""

    @property
    def title(self) -> str: ...

    @property
    def levels(self) -> tuple[str, ...]: ...


def progress_view(name: str, skills: Mapping[str, Practised], _: Translator) -> Markup:
    """The table of the practice of that name: a row for each level of each skill."""
    rows = (
        tag(
            "tr",
            tag("th", _(skill.title), scope="row"),
            tag("td", _(words)),
            tag("td", "–", data_tally=f"{key} {level}"),
        )
        for key, skill in skills.items()
        for level, words in enumerate(skill.levels, 1)
    )
    heads = (tag("th", words, scope="col") for words in (_("Skill"), _("Level"), _("Right answers")))
    table = tag("table", tag("thead", tag("tr", join(heads))), tag("tbody", join(rows)))
    buttons = tag(
        "div",
        _button(_("Save as a file"), "export"),
        _button(_("Begin anew"), "reset"),
        class_="lab-act",
    )
    sure = tag(
        "p",
        _("All these numbers will be forgotten, and nothing brings them back."),
        " ",
        _button(_("Forget them"), "forget"),
        " ",
        _button(_("Keep them"), "keep"),
        class_="lab-act",
        data_when="sure",
        hidden=True,
    )
    unkept = _("This browser keeps nothing here (a private window, perhaps): the numbers go when the page is closed.")
    return tag(
        "card-progress",
        tag("p", _("What you have practised"), class_="replay-title"),
        tag("p", _("Kept in this browser alone; nothing is sent anywhere."), class_="where"),
        tag("div", table, class_="filled-table"),
        buttons,
        sure,
        tag("p", unkept, data_when="unkept", hidden=True),
        tag("p", _("Forgotten. A fresh start!"), data_when="reset", hidden=True, role="status"),
        class_="progress",
        data_lab=name,
        hidden=True,
    )


def _button(words: str, act: str) -> Markup:
    return tag("button", words, type="button", data_do=act)
