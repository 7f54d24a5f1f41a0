"""Where a reader sees what his device keeps of the site, and has the rest fetched, or all of it removed.

Classes: `keeper` holds the sentences (`data-when`), `progress` and `lab-act`; what is kept the shell finds out.
"""

from __future__ import annotations

import re

from widgets.i18n import N_, Translator
from widgets.markup import Markup, escape, join, tag

SENTENCES = {
    "unable": N_(
        "This browser keeps nothing here: it may be too old, or a private window, or storage may be blocked. "
        "With a network everything works."
    ),
    "off": N_(
        "Nothing of the site is kept on this device, and nothing will be until you want it: {all} to download once."
    ),
    "nothing": N_(
        "Nothing is kept on this device yet. A moment after the first page the pages are kept by themselves; "
        "you can also have everything now: {all} to download."
    ),
    "pages": N_(
        "All pages are kept on this device, in every language. The rules engine is not there yet: {engine} to "
        "download. Without it you can read and step through the examples, but not ask, practise or check."
    ),
    "everything": N_(
        "Everything is kept on this device: the pages of both games, in every language, and the rules engine."
    ),
    "fetching": N_("Fetching…"),
    "failed": N_(
        "That did not work: the network is missing, or there is no room left on this device. "
        "What was already kept still is. Try again later."
    ),
}
"""What is said, by what is kept."""

PARTS = re.compile(r"\{(all|engine)\}")
"""Places where the shell writes how much there is to download."""


def offline_keeper(_: Translator) -> Markup:
    """The place itself; nothing of it is seen without JavaScript but a sentence that says so."""
    said = (tag("p", _filled(words, _), data_when=name, hidden=True) for name, words in SENTENCES.items())
    buttons = tag(
        "div",
        tag("button", _("Keep everything"), type="button", data_do="keep", hidden=True),
        tag("button", _("Remove everything from this device"), type="button", data_do="remove", hidden=True),
        class_="lab-act",
    )
    return tag(
        "offline-keeper",
        tag("noscript", tag("p", _("Without JavaScript nothing can be kept on this device."))),
        tag("div", *said, role="status"),
        tag("progress", hidden=True, aria_label=_("Download")),
        buttons,
        class_="keeper",
        data_language=_.language,
        tabindex=-1,
    )


def _filled(words: str, _: Translator) -> Markup:
    before, *others = PARTS.split(_(words))
    pairs = zip(others[::2], others[1::2], strict=True)
    return escape(before) + join(tag("span", "…", data_part=part) + escape(after) for part, after in pairs)
