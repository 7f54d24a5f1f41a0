"""How a drawing becomes HTML: text is escaped unless it is markup already, and every element is closed aloud.

What these functions return survives an HTML parser unchanged: no self-closing tags, attributes always quoted and in
the order given, no line break (a line break in text is written `&#10;`), so that a page, Markdown and a worker's reply
that carry the same markup hold the same nodes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from widgets.echo import UNSEEN, visible

VOID = frozenset({"base", "br", "hr", "img", "input", "meta", "link"})
"""Elements that HTML knows without a closing tag."""

SPACES = "\t\n\r"
ESCAPES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"}
)


class Markup(str):
    """HTML that is safe to write as it stands; plain text never becomes it without `escape`."""

    __slots__ = ()

    def __add__(self, other: str) -> Markup:
        return Markup(str(self) + str(escape(other)))


NOTHING = Markup("")

Child = str | int | None
"""What may stand in an element: markup, text (escaped), a number, or nothing."""

Attribute = str | int | bool | None
"""An attribute's value: True is the bare attribute, False and None leave it out."""


def escape(value: Child) -> Markup:
    """`value` as markup: markup passes, text is escaped, what is unseen in it written out, nothing is nothing."""
    if isinstance(value, Markup):
        return value
    return NOTHING if value is None else Markup(visible(str(value), kept=SPACES).translate(ESCAPES))


def exact(text: str) -> Markup:
    """Text that a reader may copy, to the letter: what is unseen in it becomes a reference, which reads as it was.

    The controls U+0080 to U+009F have no reference in HTML; they alone are written out.
    """
    return Markup(UNSEEN.sub(_reference, text.translate(ESCAPES)))


def join(parts: Iterable[Child], between: Child = None) -> Markup:
    """The parts one after the other, `between` in between; empty parts are left out."""
    return Markup(escape(between).join(text for part in parts if (text := escape(part))))


def tag(name: str, *children: Child, **attributes: Attribute) -> Markup:
    """An element; `class_` is class, `data_step` is data-step, `aria_label` is aria-label."""
    opening = "".join(_attribute(key, value) for key, value in attributes.items())
    if name in VOID:
        return Markup(f"<{name}{opening}>")
    return Markup(f"<{name}{opening}>{join(children)}</{name}>")


def coded(text: str) -> Markup:
    """Text whose words between backticks are words of a record: they are set as code."""
    words, *quoted = text.split("`")
    if len(quoted) % 2:
        return escape(text)
    pairs = zip(quoted[::2], quoted[1::2], strict=True)
    return escape(words) + join(tag("code", code) + escape(after) for code, after in pairs)


def classes(*names: str | None) -> str | None:
    """The class attribute of those names that are there, or None without any."""
    return " ".join(name for name in names if name) or None


def hidden_text(text: str) -> Markup:
    """Text for the ear alone."""
    return tag("span", text, class_="visually-hidden")


def _reference(found: re.Match[str]) -> str:
    number = ord(found.group())
    return f"&#x{number:x};" if number > 0x9F else visible(found.group())


def _attribute(key: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
