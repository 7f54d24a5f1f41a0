"""Ways to spoil a sound record of a whole deal of Alsós, each with the id that must answer; see `mutations`."""

from __future__ import annotations

from random import Random

from tests.engine.notation.mutations import Document, Mutation

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
HIGH_TO_LOW = "CHDS"


def _indicator(document: Document) -> str:
    return str(document["deal"]["talon"].split()[0])


def _accepted(document: Document) -> bool:
    return str(document["auction"][-1]).endswith("accept")


def _other(document: Document, name: str) -> str:
    return next(str(one) for one in document["players"] if one != name)


def _speaker(entry: str) -> str:
    return entry.partition(":")[0]


def _declarer(document: Document) -> str:
    last = document["auction"][-1]
    return _speaker(last if _accepted(document) else document["auction"][-2])


def _trump(document: Document) -> str:
    return _indicator(document)[-1] if _accepted(document) else document["auction"][-2][-1]


def _twelve(document: Document, name: str) -> list[str]:
    """The final hand, from the deal and the exchange."""
    hand = " ".join(document["deal"][name]).split()
    exchange = document.get("exchange")
    if exchange and exchange["player"] == name:
        seven = ("8" if _indicator(document)[:-1] == "7" else "7") + _trump(document)
        gone = [seven, *exchange["discard"].split()]
        hand = [card for card in hand + exchange["take"].split() if card not in gone]
    return hand


def _held(document: Document, name: str, trick: int) -> list[str]:
    """What is left of that hand before a trick."""
    played = [card for line in document["plays"][:trick] for card in line.split()[1:]]
    return [card for card in _twelve(document, name) if card not in played]


def first_call_by_the_dealer(document: Document, random: Random) -> str:
    document["auction"][0] = document["auction"][0].replace(*document["players"])
    return "alsos.auction.turns"


def call_after_the_end(document: Document, random: Random) -> str:
    document["auction"].append(f"{random.choice(document['players'])}: pass")
    return "alsos.auction.turns"


def auction_left_open(document: Document, random: Random) -> str:
    document["auction"].pop()
    return "alsos.auction.turns"


def bid_while_on_offer(document: Document, random: Random) -> str:
    document["auction"][0] = f"{document['players'][0]}: bid {random.choice('CDHS')}"
    return "alsos.auction.accept"


def refused_suit_named(document: Document, random: Random) -> str:
    first, second = document["players"]
    suit = random.choice(["accept", f"bid {_indicator(document)[-1]}"])
    document["auction"] = [f"{first}: pass", f"{second}: pass", f"{first}: {suit}"]
    return "alsos.auction.other-suit"


def bid_not_higher(document: Document, random: Random) -> str:
    first, second = document["players"]
    suits = [suit for suit in HIGH_TO_LOW if suit != _indicator(document)[-1]]
    high, low = sorted(random.choices(suits, k=2), key=HIGH_TO_LOW.index)
    document["auction"] = [f"{first}: pass", f"{second}: pass", f"{first}: bid {high}", f"{second}: bid {low}"]
    return "alsos.auction.higher"


def play_after_four_passes(document: Document, random: Random) -> str:
    document["auction"] = [f"{name}: pass" for name in document["players"]] * 2
    return "alsos.auction.redeal"


def speech_out_of_turn(document: Document, random: Random) -> str:
    turns = document[random.choice(["early", "late"])]
    turns[0] = f"{_other(document, _speaker(turns[0]))}: pass"
    return "alsos.announcements.turns"


def speech_after_the_close(document: Document, random: Random) -> str:
    turns = document[random.choice(["early", "late"])]
    turns.append(f"{_other(document, _speaker(turns[-1]))}: pass")
    return "alsos.announcements.turns"


def phase_left_open(document: Document, random: Random) -> str:
    document[random.choice(["early", "late"])].pop()
    return "alsos.announcements.turns"


def same_twice(document: Document, random: Random) -> str:
    document["early"].insert(0, f"{_declarer(document)}: ultimo, 44, ultimo")
    return "alsos.announcements.once"


def abszolut_late(document: Document, random: Random) -> str | None:
    if any("abszolut" in turn for turn in document["early"] if _speaker(turn) == _declarer(document)):
        return None
    document["late"].insert(0, f"{_declarer(document)}: abszolut")
    return "alsos.announcements.abszolut-early-only"


def kontra_of_ones_own(document: Document, random: Random) -> str:
    document["early"].insert(0, f"{_declarer(document)}: kontra parti")
    return "alsos.announcements.kontra"


def kontra_twice(document: Document, random: Random) -> str:
    declarer = _declarer(document)
    document["early"] = [f"{declarer}: 44", f"{_other(document, declarer)}: kontra 44, kontra 44"]
    return "alsos.announcements.kontra"


def rekontra_without_kontra(document: Document, random: Random) -> str:
    document["early"].insert(0, f"{_declarer(document)}: rekontra parti")
    return "alsos.announcements.rekontra"


def rekontra_twice(document: Document, random: Random) -> str:
    declarer = _declarer(document)
    answers = [f"{_other(document, declarer)}: kontra parti", f"{declarer}: rekontra parti, rekontra parti"]
    document["early"] = [f"{declarer}: 44", *answers]
    return "alsos.announcements.rekontra"


def exchange_in_another_suit(document: Document, random: Random) -> str | None:
    if _accepted(document):
        return None
    document["exchange"] = {"player": _declarer(document), "take": _indicator(document), "discard": ""}
    return "alsos.exchange.suit"


def exchange_without_the_seven(document: Document, random: Random) -> str | None:
    if not _accepted(document):
        return None
    rank = "8" if _indicator(document)[:-1] == "7" else "7"
    without = [
        name for name in document["players"] if rank + _trump(document) not in " ".join(document["deal"][name]).split()
    ]
    exchange = {"player": random.choice(without), "take": _indicator(document), "discard": ""}
    document["exchange"] = exchange
    return "alsos.exchange.eight" if rank == "8" else "alsos.exchange.seven"


def indicator_not_first(document: Document, random: Random) -> str | None:
    if "exchange" not in document:
        return None
    document["exchange"]["take"] = document["deal"]["talon"].split()[-1]
    document["exchange"].setdefault("discard", "")
    return "alsos.exchange.seven"


def _is_taken(card: str, document: Document) -> bool:
    return card.startswith("A") or card[-1] == _trump(document)


def top_not_to_be_taken(document: Document, random: Random) -> str | None:
    top = document["deal"]["talon"].split()[-1]
    if "exchange" not in document or _is_taken(top, document):
        return None
    document["exchange"]["take"] += f" {top}"
    return "alsos.exchange.top"


def hidden_card_not_next(document: Document, random: Random) -> str | None:
    hidden = document["deal"]["talon"].split()[2:8]
    taken = len(document.get("exchange", {"take": ""})["take"].split())
    if taken < 2 or taken > 6:
        return None
    document["exchange"]["take"] += f" {random.choice(hidden[taken - 1 :])}"
    return "alsos.exchange.chain"


def hidden_card_not_to_be_taken(document: Document, random: Random) -> str | None:
    hidden = document["deal"]["talon"].split()[2:8]
    taken = len(document.get("exchange", {"take": ""})["take"].split())
    if taken < 2 or taken > 7 or _is_taken(hidden[taken - 2], document):
        return None
    document["exchange"]["take"] += f" {hidden[taken - 2]}"
    return "alsos.exchange.chain"


def discard_not_held(document: Document, random: Random) -> str | None:
    if not document.get("exchange", {}).get("discard"):
        return None
    other = _other(document, document["exchange"]["player"])
    cards = document["exchange"]["discard"].split()
    cards[random.randrange(len(cards))] = random.choice(_twelve(document, other))
    document["exchange"]["discard"] = " ".join(cards)
    return "alsos.exchange.discard"


def discards_too_few(document: Document, random: Random) -> str | None:
    if not document.get("exchange", {}).get("discard"):
        return None
    document["exchange"]["discard"] = " ".join(document["exchange"]["discard"].split()[1:])
    return "alsos.exchange.discard"


def discards_too_many(document: Document, random: Random) -> str | None:
    if "exchange" not in document:
        return None
    kept = _twelve(document, document["exchange"]["player"])
    document["exchange"]["discard"] = f"{document['exchange'].get('discard', '')} {random.choice(kept)}"
    return "alsos.exchange.discard"


def card_of_the_opponent(document: Document, random: Random) -> str:
    at = random.randrange(len(document["plays"]))
    leader, _led, answer = document["plays"][at].split()
    document["plays"][at] = f"{leader} {random.choice(_held(document, _other(document, leader), at))} {answer}"
    return "alsos.tricks.own-card"


def answer_against_the_rules(document: Document, random: Random) -> str | None:
    """A card that the second player holds, while another of his cards had to be played."""
    places = []
    for at, line in enumerate(document["plays"]):
        leader, led, _answer = line.split()
        held = _held(document, _other(document, leader), at)
        for due, rule in ((led[-1], "follow-suit"), (_trump(document), "must-trump")):
            if any(card[-1] == due for card in held):
                places += [(at, f"{leader} {led} {card}", rule) for card in held if card[-1] != due]
                break
    if not places:
        return None
    at, line, rule = random.choice(places)
    document["plays"][at] = line
    return f"alsos.tricks.{rule}"


ALSOS: tuple[Mutation, ...] = (
    first_call_by_the_dealer,
    call_after_the_end,
    auction_left_open,
    bid_while_on_offer,
    refused_suit_named,
    bid_not_higher,
    play_after_four_passes,
    speech_out_of_turn,
    speech_after_the_close,
    phase_left_open,
    same_twice,
    abszolut_late,
    kontra_of_ones_own,
    kontra_twice,
    rekontra_without_kontra,
    rekontra_twice,
    exchange_in_another_suit,
    exchange_without_the_seven,
    indicator_not_first,
    top_not_to_be_taken,
    hidden_card_not_next,
    hidden_card_not_to_be_taken,
    discard_not_held,
    discards_too_few,
    discards_too_many,
    card_of_the_opponent,
    answer_against_the_rules,
)
