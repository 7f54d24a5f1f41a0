"""What perfect play leads to when both hands are known: how many points the leader can still take.

Exact, by searches that ask "can the leader take this many?" of one position after the other. What a position is known
to be worth at least and at most is remembered for the seat that leads. Points are what the caller says they are: card
points, or the cards that a promise wants captured.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.alsos.core import NO_LEAD
from engine.alsos.positions import Position, Suits, Throws
from engine.alsos.suit_tables import NUMBER, PLACES, RANK_BITS, RANK_OF_TRUMPS, SUIT_BITS, TRUMP_PLACE, Lead

BEYOND = 1000
"""More than any outcome."""

FIRST_STEP = 6
"""How far from the last answer the next question of `takes` lies; then twice as far, and so on."""

Search = Callable[[int, int, int], int]
"""A function of a position's key, the points left in it, and how many are needed; see `Solver.searcher`."""

SuitToLead = tuple[int, list[tuple[Lead, ...] | None], Callable[[int, int], tuple[Lead, ...]], Throws]
"""Where the suit stands in a key, its leads by number, what fills them in, what is thrown on them."""


class Solver:
    """Solves the positions of one deal; what it has learnt about one serves the next.

    `worth[number]` is what each card (a number of `TrickOrder`, trumps last) counts for the winner of its trick, `last`
    what winning the last trick counts; all whole, not negative, fewer than 1000 together.
    """

    def __init__(self, worth: Sequence[int], last: int) -> None:
        self.worth = tuple(worth)
        self.last = last
        self.suits = Suits(worth)
        self._at_least: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._at_most: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self._searches: list[Search] = []
        for leader in (0, 1):
            self._searches.append(self._searcher(leader))

    def points_left(self, hands: tuple[int, int]) -> int:
        """What there still is to take while these cards (masks by seat) are held."""
        cards = hands[0] | hands[1]
        if not cards:
            return 0
        return self.last + sum(points for number, points in enumerate(self.worth) if cards >> number & 1)

    def takes(self, position: Position, guess: int | None = None) -> int:
        """The points that the leader takes from here with best play on both sides; a good guess saves time."""
        low, high = 0, self.points_left(position.hands)
        ask = self._question(position, high)
        need, step = (high + 1) // 2 if guess is None else guess, FIRST_STEP
        while low < high:
            need = min(max(need, low + 1), high)
            found = ask(need)
            if found >= need:
                low = found
                need = low + max(1, min(step, (high - low + 1) // 2))
            else:
                high = found
                need = high - min(step, (high - low) // 2)
            step *= 2
        return low

    def can_take(self, position: Position, need: int) -> bool:
        """Whether the leader can take at least `need` points from here, whatever the other does."""
        return self._question(position, self.points_left(position.hands))(need) >= need

    def _question(self, position: Position, left: int) -> Callable[[int], int]:
        """A function of `need`: at least `need` if the leader can take that many, else what he cannot exceed."""
        leader = position.leader
        if position.lead == NO_LEAD:
            key = self.suits.key(position.hands)
            return lambda need: self._bound(key, leader, left, need)
        led, key, replies = self.suits.answers(position)

        def ask(need: int) -> int:
            value = BEYOND
            for leader_wins, points, change, _ in replies:
                points += led
                remaining = left - points
                if leader_wins:
                    reached = points + self._bound(key + change, leader, remaining, need - points)
                else:
                    reached = remaining - self._bound(key + change, 1 - leader, remaining, remaining - need + 1)
                value = min(value, reached)
                if value < need:
                    break
            return value

        return ask

    def _bound(self, key: int, leader: int, left: int, need: int) -> int:
        """A bound on what `leader` takes of what is `left`: at least `need`, or what he cannot exceed."""
        if need <= 0:
            return 0
        if need > left or not key:
            return left
        if (known := self._at_least[leader].get(key, -1)) >= need:
            return known
        if (known := self._at_most[leader].get(key, BEYOND)) < need:
            return known
        return self._searches[leader](key, left, need)

    def _searcher(self, leader: int) -> Search:
        """The search of the positions that `leader` leads: one function, with all that it needs at hand."""
        other = 1 - leader
        own_least, own_most = self._at_least[leader], self._at_most[leader]
        others_least, others_most = self._at_least[other], self._at_most[other]
        searches = self._searches
        tables = self.suits.tables
        suits: list[SuitToLead] = [
            (suit.shift, suit.leads[leader], suit.lead_entries, self.suits.throws_on(place, other))
            for place, suit in enumerate(tables)
        ]
        ranks_0, ranks_1, ranks_2 = (suit.ranks[leader] for suit in tables[:TRUMP_PLACE])
        orders: dict[int, list[SuitToLead]] = {}

        def in_order(ranks: int) -> list[SuitToLead]:
            """The suits in the order in which to lead them, by the ranks of the plain ones side by side."""
            rank_of = [ranks >> RANK_BITS * place & (1 << RANK_BITS) - 1 for place in PLACES[:TRUMP_PLACE]]
            order = sorted(PLACES, key=[*rank_of, RANK_OF_TRUMPS].__getitem__)
            orders[ranks] = [suits[place] for place in order]
            return orders[ranks]

        def search(key: int, left: int, need: int) -> int:
            """At least `need` if the leader can take that many of the points `left`, else what he cannot exceed.

            `best` is what he reaches with the leads so far, `value` what a lead, `reached` what a reply leaves him.
            """
            best = -1
            ranks = ranks_0[key & NUMBER] + ranks_1[key >> SUIT_BITS & NUMBER] + ranks_2[key >> 2 * SUIT_BITS & NUMBER]
            for shift, leads, leads_of, throws in orders.get(ranks) or in_order(ranks):
                number = key >> shift & NUMBER
                entries = leads[number]
                if entries is None:
                    entries = leads_of(leader, number)
                value = BEYOND
                for led, slack, change_by_lead, groups in entries:
                    value += slack
                    if value < need:  # a neighbour of the lead before, which falls short by more than they differ
                        if value > best:
                            best = value
                        continue
                    value = BEYOND
                    answered = key + change_by_lead
                    for group in groups or throws(answered):
                        reached = BEYOND
                        for leader_wins, points, change, slack_of_reply in group:
                            reached -= slack_of_reply
                            if reached >= need:  # a neighbour of the reply before, which leaves more than enough
                                if reached < value:
                                    value = reached
                                continue
                            points += led
                            position = answered + change
                            remaining = left - points
                            if leader_wins:
                                target = need - points
                                if target > remaining or not position:
                                    reached = left
                                elif target <= 0:
                                    reached = points
                                else:
                                    reached = own_least.get(position, -1)
                                    if reached < target:
                                        reached = own_most.get(position, BEYOND)
                                        if reached >= target:
                                            reached = search(position, remaining, target)
                                    reached += points
                            else:
                                target = remaining - need + 1
                                if target > remaining or not position:
                                    reached = 0
                                elif target <= 0:
                                    reached = remaining
                                else:
                                    reached = others_least.get(position, -1)
                                    if reached < target:
                                        reached = others_most.get(position, BEYOND)
                                        if reached >= target:
                                            reached = searches[other](position, remaining, target)
                                    reached = remaining - reached
                            if reached < value:
                                value = reached
                                if value < need:
                                    break
                        if value < need:
                            break
                    if value > best:
                        best = value
                        if best >= need:
                            if best > own_least.get(key, -1):
                                own_least[key] = best
                            return best
            if best < own_most.get(key, BEYOND):
                own_most[key] = best
            return best

        return search
