"""How an Alcalde example is written, kind by kind: its cards, tricks, counts, and what the players agreed on."""

from __future__ import annotations

from engine.alcalde import PACK, CardPoints, Deal, Options, Seat
from engine.alcalde.values import TRICK_SIZE
from engine.cards import Card
from engine.errors import EngineError, Unreadable
from engine.notation.cards import cards_in, check_count, one_line, read_cards, read_suit, said
from engine.notation.players import Players, leader
from engine.notation.table import Table, Text
from engine.record.alcalde import DealRecord, ExchangeLine, Line, ScoreRecord, TrickLine, TrickRecord
from engine.record.places import joined
from engine.words import nearest, placed

KNOWN = frozenset(PACK)
"""The cards that a word may name."""

EXCHANGE = "exchange"
"""The word that stands in a line of its own, after a player, before the trick in which he exchanges."""


def read_deal(document: Table, players: Players) -> DealRecord:
    """Kind `deal`: all is read before the options and the cards are judged."""
    table = document.table("deal")
    players.only(table, "stock")
    hands = {table.place(name): read_cards(table.text(name), KNOWN) for name in players.names}
    stock = read_cards(table.text("stock"), KNOWN)
    plays = tuple(_line(text, players) for text in document.texts("plays")) if "plays" in document else ()
    options = _options(document)
    return DealRecord(_deal(hands, stock), options, plays)


def read_trick(document: Table, players: Players) -> TrickRecord:
    """Kind `trick`: trumps and one line."""
    trump = read_suit(document.text("trump"))
    line = _trick(one_line(document.texts("plays"), "plays"), players)
    return TrickRecord(trump, _options(document), line)


def read_score(document: Table, players: Players) -> ScoreRecord:
    """Kind `score`: the counts of the mayor and of the opponents."""
    table = document.table("points")
    table.only(("mayor", "opponents"))
    points = CardPoints(table.number("mayor"), table.number("opponents"))
    return ScoreRecord(_options(document), points)


def _options(document: Table) -> Options:
    """What the players agreed on; the four-card variant is refused (alcalde.variants.four-cards)."""
    if "options" not in document:
        return Options()
    table = document.table("options")
    table.only(("indicator_exchange", "variant"))
    exchange = table.flag("indicator_exchange") if "indicator_exchange" in table else False
    variant = table.text("variant").text if "variant" in table else None
    return said(table.place("variant"), lambda: Options(exchange, variant))


def _line(text: Text, players: Players) -> Line:
    seat, words = leader(text, players)
    if words == [EXCHANGE]:
        return ExchangeLine(Seat(seat))
    if len(words) == 1 and nearest(words[0], (EXCHANGE,)):
        raise placed(Unreadable("notation.card", "exchange-meant", word=words[0], nearest=EXCHANGE), text.at)
    return _trick(text, players)


def _trick(text: Text, players: Players) -> TrickLine:
    seat, words = leader(text, players)
    cards = cards_in(words, KNOWN, text.at)
    check_count(cards, TRICK_SIZE, text.at)
    first, second, third, fourth = cards
    return TrickLine(Seat(seat), (first, second, third, fourth))


def _deal(hands: dict[str, tuple[Card, ...]], stock: tuple[Card, ...]) -> Deal:
    """The deal, if it is one: every hand and the stock of the right size, every card of the pack once."""
    right, left, mayor = hands.values()
    try:
        return Deal((right, left, mayor), stock)
    except EngineError as error:
        seat = error.facts.get("seat")
        raise placed(error, joined("deal", "stock") if seat is None else list(hands)[seat]) from None
