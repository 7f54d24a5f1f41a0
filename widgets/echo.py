"""How words that others wrote are repeated to a reader: cut in the middle where long, and with nothing unseen in them.

A name may hold what moves a terminal's cursor, erases a line or turns the writing round. All that a reader sees, in a
terminal, on a page or read aloud, passes through `visible`; what is recorded in JSON keeps every letter.
"""

from __future__ import annotations

import json
import re
from typing import Any

LONGEST = 60
"""Letters of a name, a key or an entry that are repeated."""

LONGEST_VALUE = 600
"""Letters of a whole value that are repeated: a list of all items of a deal has as many."""

ELLIPSIS = "…"

UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
    "\U0001d173-\U0001d17a\U000e0000-\U000e007f]"
)
"""Control characters, marks that turn the writing round, widths of nothing, halves of signs.

The joiners U+200C and U+200D are not among them: names in some scripts need them.
"""

SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def visible(text: str, kept: str = "") -> str:
    """The text with every unseen character written out (`\\x1b`, `\\u202e`), those of `kept` aside."""
    return UNSEEN.sub(lambda found: found.group() if found.group() in kept else _written(found.group()), text)


def shortened(text: str, longest: int = LONGEST) -> str:
    """The text, its middle left out where it is longer."""
    if len(text) <= longest:
        return text
    head = (longest - len(ELLIPSIS)) * 2 // 3
    return text[:head] + ELLIPSIS + text[len(text) - (longest - len(ELLIPSIS) - head) :]


def echoed(text: str, longest: int = LONGEST) -> str:
    """Words of a record as a reader sees them repeated."""
    return visible(shortened(text, longest))


def echoed_value(value: Any) -> str:
    """A value of a record as a reader sees it repeated, in the manner of JSON."""
    return echoed(json.dumps(_short(value), ensure_ascii=False), LONGEST_VALUE)


def json_text(value: Any) -> str:
    """The value as JSON, every string to the letter: what is unseen is escaped, so that a terminal can show it."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, indent=2)
    return UNSEEN.sub(lambda found: found.group() if found.group() == "\n" else json.dumps(found.group())[1:-1], text)


def _short(value: Any) -> Any:
    if isinstance(value, str):
        return shortened(value)
    if isinstance(value, dict):
        return {shortened(key): _short(inner) for key, inner in value.items()}
    return [_short(one) for one in value] if isinstance(value, list) else value


def _written(letter: str) -> str:
    number = ord(letter)
    if letter in SHORT:
        return SHORT[letter]
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
