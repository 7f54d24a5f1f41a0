"""Ways to spoil a text a little: a line, a word, a sign taken out, doubled, exchanged or put elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from tests.fuzz.words import ODD, PUNCTUATION, card, number, word

Change = Callable[[str, Random], str]

WORD = re.compile(r"[^\s\"'\[\]{},=|:]+")
QUOTED = re.compile(r'"[^"\n]*"')
SIGN = re.compile(r"[\"'\[\]{},=|:.]")
CARD = re.compile(r"(?:10|[2-9AKQJ])[CHDS♣♥♦♠]")
TURN = re.compile(r"\w+(?=:? )")
ENTRY = re.compile(r'"[^"\n]*",? ?')
NUMBER = re.compile(r"\b\d+\b")


def _spot(pattern: re.Pattern[str], text: str, random: Random) -> tuple[int, int] | None:
    """Where one of the matches begins and ends; the search begins anywhere, so that long texts cost no more."""
    found = pattern.search(text, random.randrange(len(text) + 1)) or pattern.search(text)
    return found.span() if found else None


def _replaced(pattern: re.Pattern[str], text: str, random: Random, by: Callable[[str], str]) -> str:
    spot = _spot(pattern, text, random)
    return text if spot is None else text[: spot[0]] + by(text[spot[0] : spot[1]]) + text[spot[1] :]


def line_gone(text: str, random: Random) -> str:
    lines = text.split("\n")
    del lines[random.randrange(len(lines))]
    return "\n".join(lines)


def line_twice(text: str, random: Random) -> str:
    lines = text.split("\n")
    lines.insert(random.randrange(len(lines) + 1), random.choice(lines))
    return "\n".join(lines)


def lines_exchanged(text: str, random: Random) -> str:
    lines = text.split("\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def another_word(text: str, random: Random) -> str:
    return _replaced(WORD, text, random, lambda _: word(random))


def a_word_of_its_own(text: str, random: Random) -> str:
    """A word replaced by another word of the same text: often a card, a name or a key in the wrong place."""
    spot = _spot(WORD, text, random)
    return text if spot is None else _replaced(WORD, text, random, lambda _: text[spot[0] : spot[1]])


def words_exchanged(text: str, random: Random) -> str:
    return _exchanged(WORD, text, random)


def cards_exchanged(text: str, random: Random) -> str:
    """Two cards in each other's place: the pack stays whole, what is done with it is seldom allowed."""
    return _exchanged(CARD, text, random)


def entries_exchanged(text: str, random: Random) -> str:
    """Two calls, turns, tricks or packets in each other's place."""
    return _exchanged(QUOTED, text, random)


def another_card(text: str, random: Random) -> str:
    return _replaced(CARD, text, random, lambda _: card(random))


def another_name(text: str, random: Random) -> str:
    """Another player, or any word that stands before others, in the place of a player."""
    spot = _spot(TURN, text, random)
    return text if spot is None else _replaced(TURN, text, random, lambda _: text[spot[0] : spot[1]])


def _exchanged(pattern: re.Pattern[str], text: str, random: Random) -> str:
    one, other = _spot(pattern, text, random), _spot(pattern, text, random)
    if one is None or other is None or one == other:
        return text
    (a, b), (c, d) = sorted([one, other])
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def word_gone(text: str, random: Random) -> str:
    return _replaced(WORD, text, random, lambda _: "")


def word_twice(text: str, random: Random) -> str:
    return _replaced(WORD, text, random, lambda found: f"{found} {found}")


def entry_gone(text: str, random: Random) -> str:
    """A quoted text taken out of a list, its comma with it."""
    return _replaced(ENTRY, text, random, lambda _: "")


def entry_twice(text: str, random: Random) -> str:
    return _replaced(QUOTED, text, random, lambda found: f"{found}, {found}")


def another_entry(text: str, random: Random) -> str:
    return _replaced(QUOTED, text, random, lambda _: f'"{" ".join(word(random) for _ in range(random.randrange(6)))}"')


def not_quoted(text: str, random: Random) -> str:
    return _replaced(QUOTED, text, random, lambda _: random.choice([number(random), "true", "[]", "{}", "1979-05-27"]))


def another_number(text: str, random: Random) -> str:
    return _replaced(NUMBER, text, random, lambda _: number(random))


def sign_gone(text: str, random: Random) -> str:
    return _replaced(SIGN, text, random, lambda _: "")


def another_sign(text: str, random: Random) -> str:
    return _replaced(SIGN, text, random, lambda _: random.choice(PUNCTUATION))


def sign_put_in(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(PUNCTUATION) + text[at:]


def oddity_put_in(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(ODD) + text[at:]


def letter_gone(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + 1 :]


def other_case(text: str, random: Random) -> str:
    return _replaced(WORD, text, random, str.swapcase)


def piece_moved(text: str, random: Random) -> str:
    first, last, to = sorted(random.randrange(len(text) + 1) for _ in range(3))
    return text[:first] + text[last:to] + text[first:last] + text[to:]


def cut_off(text: str, random: Random) -> str:
    return text[: random.randrange(len(text) + 1)]


def line_ends(text: str, random: Random) -> str:
    return text.replace("\n", random.choice(["\r\n", "\r", "\n\n", "\u2028", "\x85", "\n \n"]))


INSIDE: tuple[Change, ...] = (
    another_word, a_word_of_its_own, words_exchanged, word_gone, word_twice, entry_gone, entry_twice, another_entry,
    not_quoted, another_number, other_case, cards_exchanged, entries_exchanged, another_card, another_name,
    cards_exchanged, entries_exchanged, another_card, another_name,
)  # fmt: skip
"""Changes after which the text is most often still TOML."""

ANYWHERE: tuple[Change, ...] = (
    line_gone, line_twice, lines_exchanged, sign_gone, another_sign, sign_put_in, oddity_put_in, letter_gone,
    piece_moved, cut_off, line_ends,
)  # fmt: skip


def changed(text: str, random: Random) -> str:
    """The text with one change, or several; most of them leave it TOML."""
    for _ in range(random.choice([1, 1, 1, 2, 2, 3, 5])):
        text = random.choice(INSIDE if random.random() < 0.9 else ANYWHERE)(text, random)
    return text


def spliced(one: str, other: str, random: Random) -> str:
    """The beginning of one text and the end of another, or the lines of both in turn."""
    first, second = one.split("\n"), other.split("\n")
    if random.random() < 0.2:
        return "\n".join(line for pair in zip(first, second, strict=False) for line in pair)
    return "\n".join([*first[: random.randrange(len(first) + 1)], *second[random.randrange(len(second) + 1) :]])


def inflated(text: str, random: Random, size: int) -> str:
    """The text with a piece of it repeated until it is about as large as a document may be."""
    first = random.randrange(len(text) + 1)
    piece = text[first : first + random.choice([1, 2, 5, 20, 100, 1000])] or "x"
    return text[:first] + piece * ((size - len(text)) // len(piece.encode()) + random.randrange(2)) + text[first:]
