"""What stands around a sheet: under it how it is saved, opened again and passed on, over it what is said of all that.

Classes: `sheet-tools` holds `lab-act`, hidden until the shell shows it; `sheet-news` holds the sentences (`data-when`).
"""

from __future__ import annotations

from widgets.i18n import N_, Translator
from widgets.markup import Markup, tag

SAID = {
    "copied": N_("The link is copied. It carries the whole sheet, the names too."),
    "uncopied": N_("The browser keeps its clipboard shut. Here is the link, to be copied by hand:"),
    "kept": N_("This sheet is yours now, and stays in this browser."),
    "bad-file": N_("This file holds no sheet that can be read. Open one that was saved here."),
    "bad-link": N_(
        "This link carries no sheet that can be read. Ask for it again: it may have been cut off on its way."
    ),
    "other": N_("This sheet is one of the other game. Open it on the page of that game’s sheet."),
}
"""What may have to be said, by the word that the shell knows."""


def sheet_tools(name: str, _: Translator) -> Markup:
    """The ways in and out of the sheet of that name."""
    buttons = tag(
        "div",
        _button(_("Save as a file"), "export"),
        tag(
            "label",
            _("Open a file"),
            tag("input", type="file", data_do="open", accept=".json,application/json", class_="visually-hidden"),
            class_="file button",
        ),
        _button(_("As a table (CSV)"), "table"),
        _button(_("Copy the link"), "link"),
        class_="lab-act",
        role="group",
        aria_label=_("Save the sheet and pass it on"),
    )
    return tag("card-sheet", buttons, class_="sheet-tools", data_lab=name, hidden=True)


def sheet_news(_name: str, _: Translator) -> Markup:
    """What may have to be said over a sheet, and the choice between one that came in and the reader's own."""
    lent = tag(
        "p",
        _("You see a sheet that came in a link or a file; your own is untouched. Nothing is kept until you say so."),
        " ",
        _button(_("Keep this one in place of mine"), "keep"),
        " ",
        _button(_("Back to mine"), "back"),
        class_="lab-act",
        data_when="lent",
        hidden=True,
    )
    return tag(
        "div", lent, *(_said(when, words, _) for when, words in SAID.items()), class_="sheet-news", role="status"
    )


def _said(when: str, words: str, _: Translator) -> Markup:
    link = (" ", tag("a", data_part="link")) if when == "uncopied" else ()
    return tag("p", _(words), *link, data_when=when, hidden=True)


def _button(words: str, act: str) -> Markup:
    return tag("button", words, type="button", data_do=act)
