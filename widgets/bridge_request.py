"""What a request to the bridge may say, read key by key: nothing is believed that the page could not have sent."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from widgets.i18n import Translator, load
from widgets.packs import OTHER_PACKS, Pack, pack_of

LARGEST_REQUEST = 1024 * 1024
"""Characters of a request: an example of 64 KiB, escaped letter by letter, and a long branch."""

LONGEST_BASE = 200
BASE = re.compile(r"(?:\./)?(?:\.\./)*")
"""A base is a way up, nothing else: it becomes part of every link."""


class Misasked(Exception):
    """A request that the bridge does not understand."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom an answer is for: his language, and the packs that he has chosen."""

    language: str
    packs: frozenset[Pack] = frozenset()

    def words(self, game: str | None) -> Translator:
        """What a game is told in: its cards are called as in the pack chosen for it."""
        return load(self.language, pack_of(game, self.packs))


def request_of(request_json: str) -> dict[str, Any]:
    """The request, which is a table; raises Misasked."""
    if not isinstance(request_json, str) or len(request_json) > LARGEST_REQUEST:
        raise Misasked
    try:
        request = json.loads(request_json)
    except (ValueError, RecursionError):
        raise Misasked from None
    if not isinstance(request, dict):
        raise Misasked
    return request


def choice(request: Mapping[str, Any], key: str, choices: tuple[str, ...]) -> str:
    """One of the choices, by its key; raises Misasked."""
    value = request.get(key)
    if not isinstance(value, str) or value not in choices:
        raise Misasked
    return value


def packs(request: Mapping[str, Any]) -> frozenset[Pack]:
    """The packs that the reader has chosen beside the usual one; none where he has not. Raises Misasked."""
    chosen = request.get("packs", [])
    if not isinstance(chosen, list) or not all(isinstance(pack, str) and pack in OTHER_PACKS for pack in chosen):
        raise Misasked
    return frozenset(map(Pack, chosen))


def text_of(request: Mapping[str, Any]) -> str:
    """The text that the request is about; raises Misasked."""
    text = request.get("text")
    if not isinstance(text, str):
        raise Misasked
    return text


def base_of(request: Mapping[str, Any]) -> str:
    """The way up to the root of the language; raises Misasked."""
    base = request.get("base")
    if not isinstance(base, str) or len(base) > LONGEST_BASE or not BASE.fullmatch(base):
        raise Misasked
    return base
