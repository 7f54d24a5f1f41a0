"""How a widget is passed on: a link to it as it is shown, and the few letters that put it into another page.

The words stand once a page, in a `template` that the shell copies into each `share`; the widget's own page is drawn by
`embed_page`. Classes: `share`, in it `share-panel` with `share-text` fields and `share-said`.
"""

from __future__ import annotations

from widgets.i18n import N_, Translator
from widgets.markup import NOTHING, Markup, tag

TEMPLATE = "share-words"

SAID = {
    "copied": N_("It is copied."),
    "selected": N_("The browser keeps its clipboard shut. The text is selected: copy it by hand."),
}


def share_view(embed: str, _: Translator) -> Markup:
    """The way to pass a widget on; `embed` leads to its own page, without one there is no way."""
    if not embed:
        return NOTHING
    return tag("details", tag("summary", _("Pass it on")), class_="share", hidden=True, data_embed=embed)


def share_words(_: Translator) -> Markup:
    """What opens in every `share` of a page."""
    link = _field(_("A link to what is shown here"), "link", _("Copy the link"), 2)
    code = _field(_("To show it in another page"), "code", _("Copy the code"), 4)
    told = (tag("span", _(words), data_when=name, hidden=True) for name, words in SAID.items())
    said = tag("p", *told, class_="share-said", role="status")
    return tag("template", tag("div", link, code, said, class_="share-panel"), id=TEMPLATE)


def _field(label: str, name: str, act: str, rows: int) -> Markup:
    text = tag("textarea", readonly=True, rows=rows, spellcheck="false", class_="share-text", data_part=name)
    return tag("label", tag("span", label), text) + tag("button", act, type="button", data_do="copy", data_part=name)
