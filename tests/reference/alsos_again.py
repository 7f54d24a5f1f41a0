"""Alsós stated a second time, slowly and plainly, from the text of the rules alone; shares no code with the engine.

Cards are strings (`10S`), players 0 (non-dealer) and 1 (dealer), acts are the tokens a record uses. Nothing is
tabulated or shared between rules: where the text says a thing twice, so does this file.
"""

from __future__ import annotations

import random

from tests.reference.alsos_melds_again import meld_points

SUITS = "CHDS"  # high to low
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7"]
TRUMP_RANKS = ["J", "9", "A", "10", "K", "Q", "8", "7"]
PLAIN_RANKS = ["A", "10", "K", "Q", "J", "9", "8", "7"]
TRUMP_WORTH = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
LATE = {
    "100": 2, "200": 1, "tous-les-trois": 1, "ultimo": 2, "csalad": 1, "all-trumps": 2, "kassza": 1, "44": 2,
}  # fmt: skip
PROMISES = ["abszolut", *LATE]
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def worth(card, trump):
    return TRUMP_WORTH[card[:-1]] if card[-1] == trump else PLAIN_WORTH[card[:-1]]


def reply_wins(led, reply, trump):
    if led[-1] == reply[-1]:
        ranks = TRUMP_RANKS if led[-1] == trump else PLAIN_RANKS
        return ranks.index(reply[:-1]) < ranks.index(led[:-1])
    return reply[-1] == trump


def playable(hand, led, trump):
    if led is None:
        return list(hand)
    same = [card for card in hand if card[-1] == led[-1]]
    if same:
        return same
    trumps = [card for card in hand if card[-1] == trump]
    return trumps or list(hand)


class Deal:
    """One deal, mutable; `acts()` lists what the player `turn` may do, `do(act)` does it."""

    def __init__(self, pack):
        """`pack`: the 32 cards in the order dealt, non-dealer first, four at a time."""
        self.first = [pack[0:4] + pack[8:12], pack[4:8] + pack[12:16]]
        self.indicator = pack[16]
        self.last = [pack[17:21], pack[21:25]]
        self.hidden = list(pack[25:31])
        self.top = pack[31]
        self.hands = [list(self.first[0]), list(self.first[1])]
        self.phase = "auction"
        self.turn = 0
        self.trump = self.declarer = None
        self.accepted = False
        self.calls = []
        self.named = None
        self.items = []  # [promise, owner, when, kontra when, rekontra when]
        self.said = False
        self.passes = 0
        self.exchanger = None
        self.declined = 0
        self.stage = None
        self.open_card = None
        self.out = []
        self.trick = []
        self.tricks = []  # (leader, led, reply, winner)
        self.final = None
        self.melded = None

    # -- what may be done
    def acts(self):
        return getattr(self, "acts_" + self.phase)()

    def acts_auction(self):
        if len(self.calls) < 2:
            return {"accept", "pass"}
        old = self.indicator[-1]
        if self.named is None:
            return {"pass"} | {"bid:" + suit for suit in SUITS if suit != old}
        higher = SUITS[: SUITS.index(self.named)]
        return {"pass"} | {"bid:" + suit for suit in higher if suit != old}

    def acts_early(self):
        out = {"end"} if self.said else {"pass"}
        for promise in PROMISES:
            if promise == "abszolut" and self.phase != "early":
                continue
            if not any(item[0] == promise and item[1] == self.turn for item in self.items):
                out.add("announce:" + promise)
        for promise, owner, _, kontra, rekontra in self.items:
            if owner != self.turn and kontra is None:
                out.add("kontra:" + promise)
            if owner == self.turn and kontra is not None and rekontra is None:
                out.add("rekontra:" + promise)
        return out

    acts_late = acts_early

    def acts_exchange(self):
        if self.stage == "ask":
            service = ("8" if self.indicator[:-1] == "7" else "7") + self.trump
            return {"decline", "exchange"} if service in self.hands[self.turn] else {"decline"}
        if self.stage == "take":
            return {"take:" + self.open_card, "stop"}
        return {"discard:" + card for card in self.hands[self.turn]}

    def acts_tricks(self):
        led = self.trick[0] if self.trick else None
        return {"play:" + card for card in playable(self.hands[self.turn], led, self.trump)}

    def acts_done(self):
        return set()

    acts_redeal = acts_done

    # -- doing it
    def do(self, act):
        assert act in self.acts(), (act, self.acts())
        word, _, rest = act.partition(":")
        getattr(self, "do_" + self.phase)(word, rest)

    def do_auction(self, word, suit):
        me = self.turn
        self.calls.append((me, word, suit))
        self.turn = 1 - me
        if word == "accept":
            self.accepted = True
            self.close_auction(self.indicator[-1], me)
        elif word == "bid":
            self.named = suit
        elif self.named is not None:
            self.close_auction(self.named, 1 - me)
        elif len(self.calls) == 4:
            self.phase, self.turn = "redeal", None

    def close_auction(self, suit, declarer):
        self.trump, self.declarer, self.turn, self.phase = suit, declarer, declarer, "early"
        self.items = [["parti", declarer, "contract", None, None]]

    def do_early(self, word, promise):
        me = self.turn
        if word == "announce":
            self.items.append([promise, me, self.phase, None, None])
            self.said = True
        elif word in ("kontra", "rekontra"):
            owner = 1 - me if word == "kontra" else me
            for item in self.items:
                if item[0] == promise and item[1] == owner:
                    item[3 if word == "kontra" else 4] = self.phase
            self.said = True
        else:
            self.passes = self.passes + 1 if word == "pass" else 0
            self.said = False
            self.turn = 1 - me
            if self.passes == 2:
                self.passes = 0
                self.turn = self.declarer
                if self.phase == "early":
                    self.phase = "late"
                    for player in (0, 1):
                        self.hands[player] += self.last[player]
                elif self.accepted:
                    self.phase, self.stage = "exchange", "ask"
                else:
                    self.begin_tricks()

    do_late = do_early

    def do_exchange(self, word, card):
        me = self.turn
        if word == "decline":
            self.declined += 1
            self.turn = 1 - me
            if self.declined == 2:
                self.begin_tricks()
        elif word == "exchange":
            service = ("8" if self.indicator[:-1] == "7" else "7") + self.trump
            self.exchanger = me
            self.hands[me].remove(service)
            self.out.append(service)
            self.hands[me].append(self.indicator)
            self.offer(self.top)
        elif word == "take":
            self.hands[me].append(card)
            if card == self.top:
                self.top = None
            else:
                self.hidden.pop(0)
            if self.hidden:
                self.offer(self.hidden[0])
            else:
                self.taking_over()
        elif word == "stop":
            self.taking_over()
        else:
            self.hands[me].remove(card)
            self.out.append(card)
            self.taking_over()

    def offer(self, card):
        if card[-1] == self.trump or card[:-1] == "A":
            self.stage, self.open_card = "take", card
        else:
            self.taking_over()

    def taking_over(self):
        self.stage = "discard"
        if len(self.hands[self.turn]) == 12:
            self.begin_tricks()

    def begin_tricks(self):
        self.phase, self.turn = "tricks", self.declarer
        self.final = [list(self.hands[0]), list(self.hands[1])]
        self.melded = meld_points(self.final, self.trump)

    def do_tricks(self, word, card):
        me = self.turn
        self.hands[me].remove(card)
        self.trick.append(card)
        if len(self.trick) == 1:
            self.turn = 1 - me
            return
        led, reply = self.trick
        winner = me if reply_wins(led, reply, self.trump) else 1 - me
        self.tricks.append((1 - me, led, reply, winner))
        self.trick, self.turn = [], winner
        if len(self.tricks) == 12:
            self.phase, self.turn = "done", None

    # -- what it comes to
    def card_points(self):
        points = [0, 0]
        for number, (_, led, reply, winner) in enumerate(self.tricks, 1):
            points[winner] += worth(led, self.trump) + worth(reply, self.trump)
            if number == 12:
                points[winner] += 10
        return points

    def undealt_points(self):
        seen = {card for _, led, reply, _ in self.tricks for card in (led, reply)}
        return sum(worth(card, self.trump) for card in PACK if card not in seen)

    def outcome(self, item):
        """Whether the owner of `item` wins it."""
        promise, owner = item[0], item[1]
        mine = self.card_points()[owner]
        totals = [self.card_points()[player] + self.melded[player] for player in (0, 1)]
        taken = {card for _, led, reply, winner in self.tricks if winner == owner for card in (led, reply)}
        trump = self.trump
        declarer_wins = totals[self.declarer] > totals[1 - self.declarer]
        last_leader, last_led, last_reply, last_winner = self.tricks[-1]
        last_own = last_led if last_leader == owner else last_reply
        return {
            "parti": lambda: declarer_wins,
            "abszolut": lambda: mine > 81,
            "100": lambda: mine > 100,
            "200": lambda: mine + self.melded[owner] > 200,
            "tous-les-trois": lambda: {"J" + trump, "9" + trump, "7" + trump} <= taken,
            "ultimo": lambda: last_winner == owner and last_own == "7" + trump,
            "csalad": lambda: {"A" + trump, "K" + trump, "Q" + trump} <= taken,
            "all-trumps": lambda: {rank + trump for rank in ["J", "9", "A", "10", "K", "Q"]} <= taken,
            "kassza": lambda: (
                "K" + trump in self.final[owner]
                and "Q" + trump in self.final[owner]
                and (declarer_wins if owner == self.declarer else not declarer_wins)
            ),
            "44": lambda: {"A" + suit for suit in SUITS} <= taken,
        }[promise]()

    def stake(self, item):
        promise, _, when, kontra, rekontra = item
        if promise in ("parti", "abszolut"):
            value = 1
        else:
            value = LATE[promise] * (2 if when == "early" else 1)
        for answer in (kontra, rekontra):
            if answer is not None:
                value *= 4 if answer == "early" else 2
        return value

    def units(self):
        units = [0, 0]
        for item in self.items:
            stake = self.stake(item) if self.outcome(item) else -self.stake(item)
            units[item[1]] += stake
            units[1 - item[1]] -= stake
        return units


def random_pack(rng: random.Random):
    pack = list(PACK)
    rng.shuffle(pack)
    return pack
