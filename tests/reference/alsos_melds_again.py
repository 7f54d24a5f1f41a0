"""The melds of Alsós stated a second time, found by trying every set of cards; shares no code with the engine.

Cards are strings (`10S`), hands lists of them, players 0 (non-dealer) and 1 (dealer).
"""

from __future__ import annotations

import itertools

SUITS = "CHDS"  # high to low
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7"]  # the order of runs
TRUMP_RANKS = ["J", "9", "A", "10", "K", "Q", "8", "7"]


def is_run(cards):
    if len(cards) < 3 or len({card[-1] for card in cards}) != 1:
        return False
    places = sorted(RANKS.index(card[:-1]) for card in cards)
    return places == list(range(places[0], places[0] + len(places)))


def runs_in(hand):
    """Every run that no further card of the hand would lengthen."""
    found = []
    for suit in SUITS:
        own = [card for card in hand if card[-1] == suit]
        for size in range(3, 9):
            for group in itertools.combinations(own, size):
                if is_run(group) and not any(is_run([*group, more]) for more in own if more not in group):
                    found.append(sorted(group, key=lambda card: RANKS.index(card[:-1])))
    return found


def run_height(run):
    """Bigger is better: longer, then higher top card, then higher suit."""
    return (len(run), -RANKS.index(run[0][:-1]), -SUITS.index(run[0][-1]))


def run_worth(run):
    return {3: 20, 4: 50}.get(len(run), 100)


def melds(hands, trump):
    """For each player the list of (cards as a set, points) that score."""
    out = [[], []]
    best = [max((run_height(run) for run in runs_in(hand)), default=(0,)) for hand in hands]
    if best[0] != best[1]:
        player = 0 if best[0] > best[1] else 1
        lengths = set()
        for run in sorted(runs_in(hands[player]), key=run_height, reverse=True):
            if len(run) not in lengths:
                lengths.add(len(run))
                out[player].append((frozenset(run), run_worth(run)))
    fours = [[rank for rank in TRUMP_RANKS[:6] if all(rank + suit in hand for suit in SUITS)] for hand in hands]
    if fours[0] or fours[1]:
        ranked = [TRUMP_RANKS.index(four[0]) if four else 99 for four in fours]
        player = 0 if ranked[0] < ranked[1] else 1
        for rank in fours[player]:
            out[player].append((frozenset(rank + suit for suit in SUITS), 80))
    for player in (0, 1):
        if "K" + trump in hands[player] and "Q" + trump in hands[player]:
            out[player].append((frozenset(["K" + trump, "Q" + trump]), 20))
    return out


def meld_points(hands, trump):
    return [sum(points for _, points in side) for side in melds(hands, trump)]
