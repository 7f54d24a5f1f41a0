"""Documents made up from the contract's keys, with values that are often of the right kind and sometimes of none."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.fuzz.words import KEYS, KINDS, NAMES, RANKS, SLUGS, SUITS, card, number, word

KEYS_OF = {
    "deal": ("deal", "auction", "early", "late", "exchange", "plays", "options"),
    "trick": ("trump", "plays", "hands", "options"),
    "melds": ("trump", "hands"),
    "score": ("declarer", "card_points", "melds", "early", "late", "outcomes", "points", "options"),
    "auction": ("indicator", "auction"),
    "announcements": ("declarer", "early", "late"),
    "match": ("units",),
}


ODD_VALUES = ("1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "0.1", "tru", "", "''", '"""x"""')


class Raw(str):
    """A value that is written as it stands, without quotation marks."""


def document(random: Random) -> str:
    """A document of some kind as TOML."""
    game = "alsos" if random.random() < 0.7 else "alcalde"
    kind = random.choice(KINDS if game == "alsos" else ("deal", "trick", "score"))
    players = random.sample(NAMES, 2 if game == "alsos" else 3)
    inventor = Inventor(random, game, players)
    values: dict[str, Any] = {"game": game, "kind": kind, "players": players}
    foreign = ("options", "points") if game == "alsos" else ("early", "late", "auction", "melds")
    optional = ("early", "late", "exchange", "options", "melds", "outcomes", "plays")
    for key in KEYS_OF[kind]:
        if key not in foreign and (key not in optional or random.random() < 0.5):
            values[key] = inventor.value(key)
    for key in ("id", "title", "notes", "expect"):
        if random.random() < 0.25:
            values[key] = inventor.value(key)
    for _ in range(random.choice([0, 0, 0, 1, 2])):
        values[random.choice(KEYS)] = inventor.value(random.choice(KEYS))
    for _ in range(random.choice([0, 0, 0, 1])):
        values.pop(random.choice(list(values)))
    keys = list(values)
    if random.random() < 0.5:
        random.shuffle(keys)
    return written({key: values[key] for key in keys}, random)


class Inventor:
    """Values for the keys of one document; one in twelve is of any kind at all."""

    def __init__(self, random: Random, game: str, players: list[str]) -> None:
        self.random = random
        self.game = game
        self.players = players
        ranks = RANKS[:8] if game == "alsos" else (*RANKS[:4], *RANKS[7:])
        self.pack = [rank + suit for suit in SUITS[:4] for rank in ranks]
        random.shuffle(self.pack)

    def value(self, key: str) -> Any:
        """A value for this key."""
        if self.random.random() < 1 / 12:
            return self.anything(0)
        made: Callable[[], Any] | None = getattr(self, f"_{key}", None)
        return made() if made else self.anything(0)

    def anything(self, depth: int) -> Any:
        """A value of any kind, nested at most a little deeper than is allowed."""
        random = self.random
        kind = random.randrange(8 if depth < 8 else 5)
        if kind < 2:
            return " ".join(word(random) for _ in range(random.randrange(4)))
        if kind == 2:
            return Raw(number(random))
        if kind == 3:
            return random.random() < 0.5
        if kind == 4:
            return Raw(random.choice(ODD_VALUES))
        count = random.choice([0, 1, 2, 2, 3])
        if kind == 5:
            return {random.choice([*KEYS, *NAMES, word(random)]): self.anything(depth + 1) for _ in range(count)}
        return [self.anything(depth + 1) for _ in range(count)]

    def _name(self) -> str:
        return self.random.choice(self.players) if self.random.random() < 0.97 else self.random.choice(NAMES)

    def _cards(self, count: int) -> str:
        """Cards of the pack in turn, now and then one too many or any card."""
        random = self.random
        if random.random() < 0.03:
            count += random.choice([-1, 1])
        self.pack += [card(random) for _ in range(count - len(self.pack))]
        taken = [self.pack.pop() for _ in range(count)]
        if taken and random.random() < 0.03:
            taken[random.randrange(len(taken))] = card(random)
        return " ".join(taken)

    def _deal(self) -> Any:
        if self.game == "alsos":
            hands = {name: [self._cards(8), self._cards(4)] for name in self.players}
            return hands | {"talon": f"{self._cards(1)} | {self._cards(6)} | {self._cards(1)}"}
        first, second, third = self.players
        return {first: self._cards(3), second: self._cards(3), third: self._cards(6), "stock": self._cards(28)}

    def _auction(self) -> Any:
        random = self.random
        if random.random() < 0.5:
            told = random.choice([["accept"], ["pass", "accept"], ["pass"] * 4, ["pass", "pass", "bid C", "pass"]])
            return [f"{self.players[at % 2]}: {call}" for at, call in enumerate(told)]
        calls = ("pass", "pass", "accept", "bid S", "bid D", "bid H", "bid C", f"bid {random.choice(SUITS)}")
        return [f"{self._name()}: {random.choice(calls)}" for _ in range(random.randrange(8))]

    def _early(self) -> Any:
        random = self.random
        turns = []
        for at in range(random.randrange(6)):
            name = self.players[at % 2] if random.random() < 0.9 else self._name()
            said = [
                random.choice(["", "", "kontra ", "rekontra "]) + random.choice(SLUGS)
                for _ in range(random.randrange(1, 4))
            ]
            turns.append(f"{name}: {'pass' if random.random() < 0.4 else ', '.join(said)}")
        return [*turns, *(f"{self.players[(len(turns) + at) % 2]}: pass" for at in range(2))]

    _late = _early

    def _exchange(self) -> Any:
        random = self.random
        many = random.randrange(1, 5)
        return {
            "player": self._name(),
            "take": " ".join(card(random) for _ in range(many)),
            "discard": " ".join(card(random) for _ in range(many - 1)),
        }

    def _plays(self) -> Any:
        size = 2 if self.game == "alsos" else 4
        lines = [f"{self._name()} {self._cards(size)}" for _ in range(self.random.choice([0, 1, 1, 1, 2, 6, 13]))]
        if self.game == "alcalde" and self.random.random() < 0.2:
            lines.insert(self.random.randrange(len(lines) + 1), f"{self._name()} exchange")
        return lines

    def _hands(self) -> Any:
        return {name: self._cards(self.random.choice([12, 12, 3, 13])) for name in self.players}

    def _points_of_players(self) -> Any:
        return {
            name: self.random.choice([0, 20, 70, 76, 81, 82, 101, 162, -1, Raw(number(self.random))])
            for name in self.players
        }

    _card_points = _points_of_players
    _melds = _points_of_players

    def _outcomes(self) -> Any:
        return {
            f"{self._name()} {self.random.choice(SLUGS)}": self.random.random() < 0.5
            for _ in range(self.random.randrange(4))
        }

    def _points(self) -> Any:
        mayor = self.random.choice([0, 58, 60, 120, 121, -1])
        return {"mayor": mayor, "opponents": self.random.choice([120 - mayor, 60])}

    def _options(self) -> Any:
        return self.random.choice(
            [
                {"indicator_exchange": True},
                {"indicator_exchange": False},
                {},
                {"variant": "four-cards"},
                {"variant": "x"},
            ]
        )

    def _units(self) -> Any:
        numbers = [self.random.choice([0, 1, 5, 32, 1000000]) for _ in range(self.random.choice([0, 1, 2, 8, 9]))]
        return [[one, -one if self.random.random() < 0.97 else one] for one in numbers]

    def _trump(self) -> Any:
        return self.random.choice(SUITS)

    def _indicator(self) -> Any:
        return card(self.random)

    def _declarer(self) -> Any:
        return self._name()

    def _players(self) -> Any:
        return [self._name() for _ in range(self.random.randrange(5))]

    def _id(self) -> Any:
        return self.random.choice(["an-example", "1", "", "a b", "é", "x" * 100])

    def _title(self) -> Any:
        return {language: word(self.random) for language in self.random.sample(["fr", "es", "en"], 2)}

    def _notes(self) -> Any:
        return {f"{self.random.choice(KEYS)}.{self.random.randrange(3)}": self._title() for _ in range(2)}

    def _expect(self) -> Any:
        random = self.random
        if random.random() < 0.3:
            return {"error": random.choice(["notation.key", "alsos.cards.pack", "alsos.tricks.lead", "", "x"])}
        keys = "game kind complete trump declarer winner card_points points items units melds".split()
        shapes = (dict.fromkeys(self.players, 0), [{"item": "parti"}], True, "S", 25, self.players[0], [])
        return {random.choice(keys): random.choice([*shapes, self.anything(1)]) for _ in range(random.randrange(4))}


def written(values: dict[str, Any], random: Random) -> str:
    """The values as TOML: tables under headers or inline, texts in one kind of quotation marks or another."""
    above, below = [], []
    for key, value in values.items():
        if isinstance(value, dict) and random.random() < 0.5:
            rows = [f"{_key(name)} = {_value(inner, random)}" for name, inner in value.items()]
            below.append("\n".join([f"[{_key(key)}]", *rows]))
        elif isinstance(value, dict) and value and random.random() < 0.1:
            above += [f"{_key(key)}.{_key(name)} = {_value(inner, random)}" for name, inner in value.items()]
        else:
            above.append(f"{_key(key)} = {_value(value, random)}")
    if below and random.random() < 0.05:  # a key after a header: swallowed
        above, below = above[:-1], below + above[-1:]
    return "\n".join([*above, *below]) + "\n"


def _key(key: str) -> str:
    bare = key.isascii() and key and all(letter.isalnum() or letter in "-_" for letter in key)
    return key if bare else _text(key)


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    for letter in "\n\r\t\x00\x07\x1b\x7f":
        escaped = escaped.replace(letter, f"\\u{ord(letter):04x}")
    return f'"{escaped}"'


def _value(value: Any, random: Random) -> str:
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        plain = value.isprintable() and not set(value) & {"'", "\\"}
        return f"'{value}'" if plain and random.random() < 0.1 else _text(value)
    if isinstance(value, list):
        between = ",\n  " if random.random() < 0.2 else ", "
        return "[" + between.join(_value(one, random) for one in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one, random)}" for key, one in value.items()) + " }"
    return str(value)
