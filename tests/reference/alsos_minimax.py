"""Perfect play of the last tricks by plain minimax: every card of both hands is tried, nothing is cut off.

Stands on the second statement of the rules alone and shares no code with the engine.
"""

from __future__ import annotations

from tests.reference.alsos_again import Deal, playable, reply_wins


def outcomes(deal: Deal) -> dict[str, list[int]]:
    """For each card that may be played now: the declarer's card points, then for each item 1 if its owner can win it.

    Every number is what both sides reach who care for it alone.
    """
    return {
        card: _after(deal, list(deal.hands), tuple(deal.trick), deal.turn, tuple(deal.tricks), card)
        for card in playable(deal.hands[deal.turn], deal.trick[0] if deal.trick else None, deal.trump)
    }


def _after(deal, hands, trick, turn, tricks, card) -> list[int]:
    hands = [[held for held in hand if held != card] for hand in hands]
    if not trick:
        return _best(deal, hands, (card,), 1 - turn, tricks)
    winner = turn if reply_wins(trick[0], card, deal.trump) else 1 - turn
    return _best(deal, hands, (), winner, (*tricks, (1 - turn, trick[0], card, winner)))


def _best(deal, hands, trick, turn, tricks) -> list[int]:
    if not hands[turn]:
        end = object.__new__(Deal)
        end.__dict__.update(deal.__dict__, tricks=list(tricks))
        return [end.card_points()[deal.declarer], *(int(end.outcome(item)) for item in deal.items)]
    cards = playable(hands[turn], trick[0] if trick else None, deal.trump)
    found = [_after(deal, hands, trick, turn, tricks, card) for card in cards]
    owners = [deal.declarer, *(item[1] for item in deal.items)]
    return [
        (max if owner == turn else min)(values) for owner, values in zip(owners, zip(*found, strict=True), strict=True)
    ]
