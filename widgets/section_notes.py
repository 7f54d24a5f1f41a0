"""What a reader is told of a section that nobody has read side by side with its twins since one of them changed."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping

from widgets.i18n import Translator, load
from widgets.links import page_address
from widgets.markup import Markup, join, tag
from widgets.sections import TOP, OutOfStep


def section_note(found: OutOfStep, base: str, roots: Mapping[str, str], _: Translator) -> Markup:
    """The note under the heading of a section, in the reader's language, with the way to the same section elsewhere.

    `base` leads from the page to the root of its language, `roots` give the root of each language from the site's.
    """
    own = _.language
    others = tuple(language for language in found.changed if language != own)
    if found.is_new:
        said = _("Nobody has compared this section with its twin in another language yet. See there:")
    elif others and own not in found.changed:
        said = _("This section has changed in another language since somebody last compared the two. See there:")
    elif others:
        said = _("This section has changed in more than one language since somebody last compared them. See there:")
    else:
        said = _("This section has changed here since somebody last compared it with its twin. See there:")
    shown = others if others and not found.is_new else tuple(roots)
    links = join((_twin(found, base, roots, own, other) for other in shown if other != own), ", ")
    return tag("p", said, " ", links, class_="out-of-step", data_search_exclude=True)


def _twin(found: OutOfStep, base: str, roots: Mapping[str, str], own: str, other: str) -> Markup:
    root = posixpath.normpath(base + posixpath.relpath(f"/{roots[other]}", f"/{roots[own]}"))
    place = "" if found.id == TOP else f"#{found.id}"
    href = f"{root}/{page_address(found.path)}{place}"
    return tag("a", load(other)("English name of this language"), href=href, hreflang=other, lang=other)
