"""How a lab stands in a page, and what the worker answers when a reader has changed it.

Classes: `lab` holds `replay-title`, `lab-body` (with `lab-controls`, `scene`, `said`, `lab-foot`), `engine` and `live`.
"""

from __future__ import annotations

from collections.abc import Mapping

from widgets.controls_view import engine_view
from widgets.i18n import Translator
from widgets.labs.all_labs import LABS
from widgets.labs.lab import Drawn, Settings, as_json
from widgets.markup import NOTHING, Markup, tag
from widgets.packs import named
from widgets.said import said_view, spoken
from widgets.share_view import share_view


def lab_id(name: str) -> str:
    """Where the lab of that name is found on its page."""
    return f"lab-{name}"


def lab_view(name: str, base: str, _: Translator, embed: str = "") -> Markup:
    """The lab of that name as it begins, with the way to its own page (`embed`); LookupError where there is none."""
    lab = LABS[name]
    settings = Settings(lab.fields, {})
    title = _(lab.title)
    element = tag(
        "card-lab",
        tag("p", title, class_="replay-title"),
        tag("div", body(lab.draw(settings, base, _), base, _), class_="lab-body"),
        engine_view(None, _),
        tag("p", class_="live visually-hidden", aria_live="polite"),
        share_view(embed, _),
        class_="lab",
        id=lab_id(name),
        data_lab=name,
        data_keep=lab.is_kept,
        data_state=as_json(settings.texts),
        data_language=_.language,
        data_pack=named(_.pack),
        data_base=base,
        role="group",
        aria_label=title,
        tabindex=-1,
    )
    below = lab.below(name, _) if lab.below else NOTHING
    above = lab.above(name, _) if lab.above else NOTHING
    return tag("div", above, element, below, class_="widget")


def changed_lab(name: str, texts: Mapping[str, str], base: str, _: Translator) -> tuple[Markup, str, Mapping[str, str]]:
    """The body of a lab under those settings, the words for the ear, and all its settings; raises Unsettled."""
    lab = LABS[name]
    settings = Settings(lab.fields, texts)
    drawn = lab.draw(settings, base, _)
    return body(drawn, base, _), spoken(drawn.where, drawn.lines), settings.texts


def body(drawn: Drawn, base: str, _: Translator) -> Markup:
    """The inside of a lab: what can be changed, the table, what is said."""
    controls = tag("div", drawn.controls, class_="lab-controls") if drawn.controls else NOTHING
    scene = tag("div", drawn.scene, class_="scene") if drawn.scene else NOTHING
    foot = tag("div", drawn.foot, class_="lab-foot") if drawn.foot else NOTHING
    return controls + scene + said_view(drawn.where, drawn.lines, base, _) + foot
