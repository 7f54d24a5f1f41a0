"""How an Alsós example is written, kind by kind: its cards, calls, announcements, exchange, tricks and points."""

from __future__ import annotations

from collections.abc import Mapping

from engine.alsos import PACK, Deal, Hands, Match, Seat
from engine.alsos.deal import check_distinct
from engine.alsos.values import HAND_SIZE, AnnouncementPhase
from engine.cards import Card
from engine.errors import EngineError, Inconsistent, Unreadable
from engine.notation.alsos_speech import read_call, read_outcomes, read_turns
from engine.notation.cards import cards_in, check_count, one_line, read_card, read_cards, read_suit
from engine.notation.players import Players, leader
from engine.notation.table import Table, Text, whole
from engine.record.alsos import (
    AnnouncementsRecord,
    AuctionRecord,
    DealRecord,
    ExchangeEntry,
    MatchRecord,
    MeldsRecord,
    Pair,
    ScoreRecord,
    TrickLine,
    TrickRecord,
)
from engine.record.places import joined
from engine.words import placed

Cards = tuple[Card, ...]
TRICK_SIZE = 2
KNOWN = frozenset(PACK)
"""The cards that a word may name."""

PACKETS = ("first-eight", "last-four")
EARLY, LATE = AnnouncementPhase.EARLY, AnnouncementPhase.LATE


def read_deal(document: Table, players: Players) -> DealRecord:
    """Kind `deal`: all is read before the cards are compared with the pack."""
    hands, talon = _packets(document.table("deal"), players)
    auction = tuple(read_call(text, players) for text in document.texts("auction"))
    early, late = read_turns(document, EARLY, players), read_turns(document, LATE, players)
    exchange = _exchange(document.table("exchange"), players) if "exchange" in document else None
    plays = tuple(_line(text, players) for text in document.texts("plays")) if "plays" in document else ()
    return DealRecord(_deal(hands, talon, players), auction, early, late, exchange, plays)


def read_trick(document: Table, players: Players) -> TrickRecord:
    """Kind `trick`: trumps, one line, and the hands where legality matters."""
    trump = read_suit(document.text("trump"))
    line = _line(one_line(document.texts("plays"), "plays"), players)
    if "hands" not in document:
        return TrickRecord(trump, line)
    hands = _hands(document, players)
    for seat, (at, hand) in zip(Seat, hands.items(), strict=True):
        if len(hand) > HAND_SIZE:
            error = Inconsistent("alsos.deal.packets", "hand-too-large", seat=seat, size=len(hand), limit=HAND_SIZE)
            raise placed(error, at)
    first, second = hands.values()
    try:
        check_distinct(first, second)
    except EngineError as error:
        raise placed(error, _place(error, hands, players)) from None
    return TrickRecord(trump, line, (first, second))


def read_melds(document: Table, players: Players) -> MeldsRecord:
    """Kind `melds`: trumps and two final hands."""
    trump = read_suit(document.text("trump"))
    hands = _hands(document, players)
    first, second = hands.values()
    try:
        return MeldsRecord(Hands(trump, (first, second)))
    except EngineError as error:
        raise placed(error, _place(error, hands, players)) from None


def read_score(document: Table, players: Players) -> ScoreRecord:
    """Kind `score`: a deal by its totals."""
    declarer = _declarer(document, players)
    early, late = read_turns(document, EARLY, players), read_turns(document, LATE, players)
    card_points = _pair(document.table("card_points"), players)
    meld_points = _pair(document.table("melds"), players) if "melds" in document else (0, 0)
    outcomes = read_outcomes(document, players, (early, late))
    return ScoreRecord(declarer, card_points, meld_points, early, late, outcomes)


def read_auction(document: Table, players: Players) -> AuctionRecord:
    """Kind `auction`: the indicator and the calls."""
    indicator = read_card(document, "indicator", KNOWN)
    return AuctionRecord(indicator, tuple(read_call(text, players) for text in document.texts("auction")))


def read_announcements(document: Table, players: Players) -> AnnouncementsRecord:
    """Kind `announcements`: what was said before play."""
    declarer = _declarer(document, players)
    return AnnouncementsRecord(declarer, read_turns(document, EARLY, players), read_turns(document, LATE, players))


def read_match(document: Table, players: Players) -> MatchRecord:
    """Kind `match`: the units of each deal, in the order of the players."""
    units = []
    for at, row in document.lists("units"):
        numbers = [whole(value, joined(at, index)) for index, value in enumerate(row)]
        if len(numbers) != len(players.names):
            raise placed(Unreadable("notation.value", "not-a-pair", found=len(numbers)), at)
        units.append((numbers[0], numbers[1]))
    try:
        return MatchRecord(Match(tuple(units)))
    except EngineError as error:
        raise placed(error, f"units[{error.facts['deal'] - 1}]" if "deal" in error.facts else "units") from None


def _declarer(document: Table, players: Players) -> Seat:
    text = document.text("declarer")
    return Seat(players.seat(text.text.strip(), text.at))


def _pair(table: Table, players: Players) -> Pair:
    players.only(table)
    first, second = (table.number(name) for name in players.names)
    return (first, second)


def _hands(document: Table, players: Players) -> dict[str, Cards]:
    """The hand of each player by its entry, in the order of the seats."""
    table = document.table("hands")
    players.only(table)
    return {table.place(name): read_cards(table.text(name), KNOWN) for name in players.names}


def _line(text: Text, players: Players) -> TrickLine:
    seat, words = leader(text, players)
    cards = cards_in(words, KNOWN, text.at)
    check_count(cards, TRICK_SIZE, text.at)
    return TrickLine(Seat(seat), (cards[0], cards[1]))


def _exchange(table: Table, players: Players) -> ExchangeEntry:
    table.only(("player", "take", "discard"))
    player = table.text("player")
    seat = Seat(players.seat(player.text.strip(), player.at))
    take = read_cards(table.text("take"), KNOWN)
    if not take:
        raise placed(Unreadable("notation.value", "nothing-taken"), table.place("take"))
    # With the indicator alone the hand is at twelve again: there is nothing to discard, and nothing to say of it.
    is_swap_alone = len(take) == 1 and "discard" not in table
    return ExchangeEntry(seat, take, () if is_swap_alone else read_cards(table.text("discard"), KNOWN))


def _packets(table: Table, players: Players) -> tuple[list[tuple[Cards, Cards]], tuple[Cards, Cards, Cards]]:
    """What each player was dealt (the first eight, the last four), and the talon's three parts."""
    players.only(table, "talon")
    hands = []
    for name in players.names:
        packets = table.texts(name)
        if len(packets) != len(PACKETS):
            raise placed(Unreadable("notation.value", "two-packets", found=len(packets)), table.place(name))
        first, second = (read_cards(packet, KNOWN) for packet in packets)
        hands.append((first, second))
    talon = table.text("talon")
    parts = talon.text.split("|")
    if len(parts) != 3:
        raise placed(Unreadable("notation.value", "talon-parts", found=len(parts)), talon.at)
    lowest, hidden, top = (cards_in(part.split(), KNOWN, talon.at) for part in parts)
    return hands, (lowest, hidden, top)


def _deal(hands: list[tuple[Cards, Cards]], talon: tuple[Cards, Cards, Cards], players: Players) -> Deal:
    """The deal, if it is one: packets of the right size, every card of the pack once."""
    lowest, hidden, top = talon
    for packet, cards in (("indicator", lowest), ("top", top)):
        if len(cards) != 1:
            error = Inconsistent("alsos.deal.packets", "not-one-card", packet=packet, size=len(cards))
            raise placed(error, "deal.talon")
    packets = {joined(f"deal.{players.names[seat]}", at): hands[seat][at] for at in (0, 1) for seat in Seat}
    first, last = ((hands[0][at], hands[1][at]) for at in (0, 1))
    try:
        return Deal(first, last, lowest[0], hidden, top[0])
    except EngineError as error:
        raise placed(error, _place(error, {**packets, "deal.talon": lowest + hidden + top}, players)) from None


def _place(error: EngineError, packets: Mapping[str, Cards], players: Players) -> str:
    """The entry of the packet of the wrong size, or where a card comes for the second time."""
    if "card" in error.facts:
        places = [at for at, cards in packets.items() for card in cards if card == error.facts["card"]]
        return places[1]
    seat, packet = error.facts["seat"], error.facts["packet"]
    if seat is None:
        return "deal.talon"
    name = players.names[seat]
    return joined("hands", name) if packet == "hand" else joined(joined("deal", name), PACKETS.index(packet))
