"""Perfect play of the last tricks of Alcalde by plain minimax: every card is tried, nothing is remembered or cut off.

Stands on the second statement of the rules alone and shares no code with the engine.
"""

from __future__ import annotations

from tests.reference.alcalde_again import MAYOR, Deal


def outcomes(deal: Deal) -> dict[str, int]:
    """For each card that may be played now: what the mayor takes of the 120 points if both sides play their best."""
    return {card: _after(deal, card) for card in deal.hands[deal.turn()]}


def _after(deal: Deal, card: str) -> int:
    after = object.__new__(Deal)
    after.__dict__.update(deal.__dict__)
    after.hands, after.trick, after.tricks = [list(hand) for hand in deal.hands], list(deal.trick), list(deal.tricks)
    after.do("play:" + card)
    if after.turn() is None:
        return after.points()[0]
    return (max if after.turn() == MAYOR else min)(outcomes(after).values())
