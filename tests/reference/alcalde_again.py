"""Alcalde stated a second time, slowly and plainly, from the text of the rules alone; shares no code with the engine.

Cards are strings (`3S`), players 0 (the mayor's right), 1 (his left) and 2 (the mayor), counter-clockwise.
"""

from __future__ import annotations

import random

SUITS = "CHDS"
RANKS = ["A", "3", "K", "Q", "J", "7", "6", "5", "4", "2"]
WORTH = {"A": 11, "3": 10, "K": 4, "Q": 3, "J": 2, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}
PACK = [rank + suit for suit in SUITS for rank in RANKS]
MAYOR = 2


class Deal:
    """One deal, mutable; `acts()` lists what the player `turn()` may do, `do(act)` does it."""

    def __init__(self, pack, exchange=False):
        """`pack`: three cards for the right, three for the left, six for the mayor, then the stock."""
        self.hands = [list(pack[0:3]), list(pack[3:6]), list(pack[6:12])]
        self.stock = list(pack[12:])
        self.trump = pack[-1][-1]
        self.exchange = exchange
        self.leader = 0
        self.trick = []  # (player, card)
        self.tricks = []  # (winner, cards)

    def turn(self):
        if len(self.tricks) == 10:
            return None
        counter_clockwise = [self.leader, (self.leader + 1) % 3, (self.leader + 2) % 3]
        places = []
        for player in counter_clockwise:
            places += [player, player] if player == MAYOR else [player]
        return places[len(self.trick)]

    def acts(self):
        me = self.turn()
        if me is None:
            return set()
        out = {"play:" + card for card in self.hands[me]}
        if self.exchange and self.stock and me not in [player for player, _ in self.trick]:
            shown = self.stock[-1]
            service = "7" if RANKS.index(shown[:-1]) < RANKS.index("7") else "2"
            if service + self.trump in self.hands[me]:
                out.add("exchange-indicator")
        return out

    def do(self, act):
        assert act in self.acts(), (act, self.acts())
        me = self.turn()
        if act == "exchange-indicator":
            shown = self.stock[-1]
            service = ("7" if RANKS.index(shown[:-1]) < RANKS.index("7") else "2") + self.trump
            self.hands[me].remove(service)
            self.hands[me].append(shown)
            self.stock[-1] = service
            return
        card = act.partition(":")[2]
        self.hands[me].remove(card)
        self.trick.append((me, card))
        if len(self.trick) < 4:
            return
        trumps = [play for play in self.trick if play[1][-1] == self.trump]
        followers = [play for play in self.trick if play[1][-1] == self.trick[0][1][-1]]
        winner = min(trumps or followers, key=lambda play: RANKS.index(play[1][:-1]))[0]
        self.tricks.append((winner, [card for _, card in self.trick]))
        self.trick, self.leader = [], winner
        if self.stock:
            for player in [winner, (winner + 1) % 3, (winner + 2) % 3]:
                for _ in range(2 if player == MAYOR else 1):
                    self.hands[player].append(self.stock.pop(0))

    def points(self):
        """The mayor's points and the opponents' together."""
        sides = [0, 0]
        for winner, cards in self.tricks:
            sides[0 if winner == MAYOR else 1] += sum(WORTH[card[:-1]] for card in cards)
        return sides

    def next_mayor(self):
        return MAYOR if self.points()[0] >= 60 else 0


def random_pack(rng: random.Random):
    pack = list(PACK)
    rng.shuffle(pack)
    return pack
