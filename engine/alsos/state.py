"""Where a deal stands: its phase, whose move it is, who holds what, and how one phase leads to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.alsos import announcements as announcing
from engine.alsos import exchange as exchanging
from engine.alsos.announcements import Announcements, Item
from engine.alsos.auction import Auction
from engine.alsos.deal import Deal, Hand, Hands
from engine.alsos.events import Seat
from engine.alsos.exchange import Exchange, Stage
from engine.alsos.play import Play, Trick
from engine.alsos.values import AnnouncementPhase
from engine.cards import Card, Suit


class Phase(StrEnum):
    """What is going on; a deal ends done, or with nobody's suit named and a new deal due."""

    AUCTION = "auction"
    EARLY = "early"
    LATE = "late"
    EXCHANGE = "exchange"
    TRICKS = "tricks"
    DONE = "done"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class Talon:
    """The talon as it lies now, from the lowest card up, without what has been taken.

    `lowest` is the indicator, or the seven (eight) swapped for it; `turned_up` is a hidden card that was turned up and
    not taken, `hidden` are those still face down, `top` is None once taken.
    """

    lowest: Card
    turned_up: Card | None
    hidden: Hand
    top: Card | None


@dataclass(frozen=True, slots=True)
class State:
    """One deal under way: the cards as dealt, and a value for each chapter reached.

    `announcements` is None until the auction has a declarer; `exchange` None until the late phase has closed, and for
    good where the indicator's suit was not accepted; `play` None until the first lead is due.
    """

    deal: Deal
    auction: Auction
    announcements: Announcements | None = None
    exchange: Exchange | None = None
    play: Play | None = None

    @property
    def phase(self) -> Phase:
        """What is going on."""
        if self.play is not None:
            return Phase.DONE if self.play.complete else Phase.TRICKS
        if self.exchange is not None:
            return Phase.EXCHANGE
        if self.announcements is not None:
            return Phase.EARLY if self.announcements.phase is AnnouncementPhase.EARLY else Phase.LATE
        return Phase.REDEAL if self.auction.redeal else Phase.AUCTION

    @property
    def to_move(self) -> Seat | None:
        """Whose move it is; None once the deal is done or to be dealt again."""
        chapter = self.play or self.exchange or self.announcements or self.auction
        return chapter.to_move

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once the auction has settled it."""
        return self.auction.trump

    @property
    def declarer(self) -> Seat | None:
        """Who plays for Parti, once the auction has settled it."""
        return self.auction.declarer

    @property
    def items(self) -> tuple[Item, ...]:
        """What is at stake, Parti first; empty until there is a declarer."""
        return self.announcements.items if self.announcements else ()

    @property
    def hands(self) -> Hands:
        """What each holds now: eight cards, twelve from the late phase on, fewer with each trick."""
        if self.play is not None:
            assert self.play.hands is not None
            return self.play.hands
        if self.exchange is not None:
            return self.exchange.hands
        return twelve_dealt(self.deal) if self.phase is Phase.LATE else self.deal.hands

    @property
    def reserve(self) -> Hands:
        """The last four of each while they lie face down, unseen by both; empty once picked up (alsos.deal.packets)."""
        waiting = self.phase in (Phase.AUCTION, Phase.EARLY, Phase.REDEAL)
        return self.deal.last_four if waiting else ((), ())

    @property
    def final_hands(self) -> Hands | None:
        """The twelve cards of each just before the first lead, cards already played last; None before then.

        Melds and Kassza are judged on them (alsos.melds.final-hand).
        """
        if self.play is None:
            return None
        held = self.hands
        return (
            held[0] + self.play.played(Seat.NON_DEALER),
            held[1] + self.play.played(Seat.DEALER),
        )

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return self.play.tricks if self.play else ()

    @property
    def talon(self) -> Talon:
        """The talon as it lies now (alsos.deal.packets, alsos.exchange.open)."""
        if self.exchange is None:
            return Talon(self.deal.indicator, None, self.deal.hidden, self.deal.top)
        exchange = self.exchange
        top = None if exchange.top in exchange.taken else exchange.top
        return Talon(exchange.swapped or exchange.indicator, exchange.turned_up, exchange.hidden, top)

    @property
    def discards(self) -> Hand:
        """What the exchanger has laid away, in order (alsos.exchange.discard)."""
        return self.exchange.discards if self.exchange else ()


def twelve_dealt(deal: Deal) -> Hands:
    """Both hands once the last four have been picked up (alsos.deal.packets)."""
    return (deal.hands[0] + deal.last_four[0], deal.hands[1] + deal.last_four[1])


def advanced(state: State) -> State:
    """The state with the next chapter opened, where the one under way has just closed.

    The declarer opens the announcements and leads to the first trick (alsos.announcements.turns, alsos.tricks.lead);
    the exchange stands between, only where the indicator's own suit was accepted (alsos.exchange.suit, .timing).
    """
    declarer, trump = state.declarer, state.trump
    if declarer is None or trump is None or state.play is not None:
        return state
    if state.announcements is None:
        return replace(state, announcements=announcing.open_to(declarer))
    if state.announcements.to_move is not None:
        return state
    if state.exchange is None and state.auction.accepted:
        deal = state.deal
        opened = exchanging.open_to(declarer, twelve_dealt(deal), deal.indicator, deal.hidden, deal.top)
        return replace(state, exchange=opened)
    if state.exchange is not None and state.exchange.stage is not Stage.CLOSED:
        return state
    return replace(state, play=Play(trump, declarer, state.hands))
