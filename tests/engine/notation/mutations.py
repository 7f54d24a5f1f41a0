"""Ways to spoil a sound record of a whole deal, each with the id that must answer.

A mutation takes the record as a document (the values of its TOML) and a random generator, and returns the id; the
document is changed in place. It returns None where this record offers no place for it. What a hand may play is worked
out here from the text alone, not by the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Document = dict[str, Any]
Mutation = Callable[[Document, Random], str | None]

ALSOS_CARDS = [rank + suit for suit in "CDHS" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]


def _line(document: Document, random: Random) -> tuple[int, list[str]]:
    """A random line of `plays`, in words; exchanges left out."""
    lines = [at for at, line in enumerate(document["plays"]) if not line.endswith("exchange")]
    at = random.choice(lines)
    return at, document["plays"][at].split()


def not_a_card(document: Document, random: Random) -> str:
    at, words = _line(document, random)
    words[random.randrange(1, len(words))] = random.choice(["", "1S", "AX", "s9", "♠", "A♠♠"]) or "-"
    document["plays"][at] = " ".join(words)
    return "notation.card"


def card_of_the_other_game(document: Document, random: Random) -> str:
    at, words = _line(document, random)
    words[random.randrange(1, len(words))] = "2S" if document["game"] == "alsos" else "10S"
    document["plays"][at] = " ".join(words)
    return "notation.card"


def unknown_player(document: Document, random: Random) -> str:
    at, words = _line(document, random)
    document["plays"][at] = " ".join(["Zita", *words[1:]])
    return "notation.player"


def one_player_less(document: Document, random: Random) -> str:
    document["players"].pop(random.randrange(len(document["players"])))
    return "notation.player"


def one_player_more(document: Document, random: Random) -> str:
    document["players"].append("Zita")
    return "notation.player"


def equal_players(document: Document, random: Random) -> str:
    document["players"][1] = document["players"][0]
    return "notation.player"


def key_misspelt(document: Document, random: Random) -> str:
    key = random.choice([key for key in document if len(key) > 3])
    spoilt = {(name[:-1] if name == key else name): value for name, value in document.items()}
    document.clear()
    document.update(spoilt)
    return "notation.key"


def key_missing(document: Document, random: Random) -> str:
    del document[random.choice(["game", "kind", "players", "deal"])]
    return "notation.value"


def hand_missing(document: Document, random: Random) -> str:
    del document["deal"][random.choice(list(document["deal"]))]
    return "notation.value"


def swallowed(document: Document, random: Random) -> str:
    key = random.choice(["plays", "players", "kind"])
    document["deal"][key] = document.pop(key)
    return "notation.key"


def card_too_few_in_trick(document: Document, random: Random) -> str:
    at, words = _line(document, random)
    words.pop()
    document["plays"][at] = " ".join(words)
    return "notation.value"


def wrong_type(document: Document, random: Random) -> str:
    document[random.choice(["game", "kind", "players", "plays"])] = random.choice([7, True])
    return "notation.value"


def _packets(document: Document) -> list[tuple[str, int | None]]:
    """Where packets of cards stand in `deal`: by key and, for a list, by position."""
    return [
        (key, at)
        for key, value in document["deal"].items()
        for at in (range(len(value)) if isinstance(value, list) else [None])
    ]


def _packet(document: Document, place: tuple[str, int | None]) -> list[str]:
    key, at = place
    value = document["deal"][key]
    return (value if at is None else value[at]).split()


def _put(document: Document, place: tuple[str, int | None], words: list[str]) -> None:
    key, at = place
    if at is None:
        document["deal"][key] = " ".join(words)
    else:
        document["deal"][key][at] = " ".join(words)


def card_twice(document: Document, random: Random) -> str:
    first, second = random.sample(_packets(document), 2)
    words = _packet(document, second)
    at = random.choice([at for at, word in enumerate(words) if word != "|"])
    words[at] = random.choice([word for word in _packet(document, first) if word != "|"])
    _put(document, second, words)
    return f"{document['game']}.cards.pack"


def packet_too_small(document: Document, random: Random) -> str:
    place = random.choice(_packets(document))
    words = _packet(document, place)
    words.pop(random.choice([at for at, word in enumerate(words) if word != "|"]))
    _put(document, place, words)
    return {"alsos": "alsos.deal.packets", "alcalde": "alcalde.deal.hands"}[document["game"]]


def wrong_leader(document: Document, random: Random) -> str:
    at, words = _line(document, random)
    words[0] = random.choice([name for name in document["players"] if name != words[0]])
    document["plays"][at] = " ".join(words)
    return f"{document['game']}.tricks.lead"


def card_played_again(document: Document, random: Random) -> str:
    lines = [at for at, line in enumerate(document["plays"]) if not line.endswith("exchange")]
    first, second = sorted(random.sample(lines, 2))
    earlier, later = document["plays"][first].split(), document["plays"][second].split()
    later[1] = random.choice(earlier[1:])
    document["plays"][second] = " ".join(later)
    return f"{document['game']}.tricks.own-card"


def trick_too_many(document: Document, random: Random) -> str:
    document["plays"].append(document["plays"][0 if document["game"] == "alsos" else -1])
    return {"alsos": "alsos.tricks.twelve", "alcalde": "alcalde.tricks.ten"}[document["game"]]


BOTH: tuple[Mutation, ...] = (
    not_a_card,
    card_of_the_other_game,
    unknown_player,
    one_player_less,
    one_player_more,
    equal_players,
    key_misspelt,
    key_missing,
    hand_missing,
    swallowed,
    card_too_few_in_trick,
    wrong_type,
    card_twice,
    packet_too_small,
    wrong_leader,
    card_played_again,
    trick_too_many,
)
