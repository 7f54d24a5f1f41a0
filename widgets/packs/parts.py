"""What of a page looks or reads otherwise in another pack: drawn in the page with the first, with others beside it.

Each such part bears a key (`data-drawn`), and a page has one table of parts for each other pack: from key to HTML. So a
reader's choice of pack needs no engine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

from widgets.i18n import Translator, load
from widgets.markup import Markup, tag
from widgets.packs import PACKS_OF, Pack

ELEMENT = re.compile(r"<[a-z][a-z-]*")


class Parts:
    """The parts of one page of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._count = 0
        self._drawn: dict[Pack, dict[str, str]] = {}

    def part(self, game: str | None, draw: Callable[[Translator], str]) -> Markup:
        """What `draw` makes in the first pack of the game; where another pack makes something else, it is kept."""
        usual = Markup(draw(load(self._language)))
        others = {pack: draw(load(self._language, pack)) for pack in PACKS_OF.get(game or "", ())[1:]}
        different = {pack: html for pack, html in others.items() if html != usual}
        if not different:
            return usual
        self._count += 1
        mark = _marked if ELEMENT.match(usual) else _wrapped
        key = str(self._count)
        for pack, html in different.items():
            self._drawn.setdefault(pack, {})[key] = mark(html, key)
        return mark(usual, key)

    @property
    def games(self) -> frozenset[str]:
        """The games of which the page has parts."""
        return frozenset(game for game, packs in PACKS_OF.items() if any(pack in self._drawn for pack in packs))

    def files(self) -> Iterator[tuple[str, str]]:
        """The tables as they stand beside the page: name and text (JSON)."""
        for pack, drawn in self._drawn.items():
            yield f"pack-{pack}.json", json.dumps(drawn, ensure_ascii=False, separators=(",", ":"))


def _wrapped(words: str, key: str) -> Markup:
    """Words with the key on an element around them."""
    return tag("span", words, data_drawn=key)


def _marked(html: str, key: str) -> Markup:
    """An element with its key; raises ValueError for what is none."""
    found = ELEMENT.match(html)
    if not found:
        raise ValueError(f"no element in another pack: {html!r}")
    return Markup(f'{found[0]} data-drawn="{key}"{html[found.end() :]}')
