"""What each card leads to: exactly in the last three tricks, before that by chance, for what the player could know.

While cards are drawn, nobody knows what is to come. The cards that the player to move cannot see are dealt anew many
times, and from each such deal all play on at random: an estimate, with the error that chance leaves in it. Once the
stock is exhausted every hand is taken as known, and both sides play their best (see `ending`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.alcalde import core, play
from engine.alcalde.ending import Ending
from engine.alcalde.office import mayor_stays
from engine.alcalde.play import Play
from engine.alcalde.state import State, visible_to
from engine.alcalde.table_play import TablePlay, known, playout
from engine.alcalde.values import PACK
from engine.cards import Card
from engine.samples import mean, rate

if TYPE_CHECKING:
    from random import Random

PLAYOUTS = 1000


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a card leads to.

    `mayor` is what the mayor takes of the 120 card points in the end, on average over the `playouts`; `error` is the
    standard error of that average, `stays` the part of the playouts after which he stays mayor (0 to 1). An exact
    prospect has no playouts and no error.
    """

    card: Card
    mayor: float
    error: float
    stays: float
    playouts: int

    @property
    def is_exact(self) -> bool:
        """Whether it is what best play on both sides leads to, rather than an estimate."""
        return not self.playouts


def analyse(state: State, random: Random, playouts: int = PLAYOUTS) -> Iterator[Prospect]:
    """What each legal card leads to, in the order of the hand, each as soon as it is known; none after the deal.

    Cards only: an exchange of the indicator, where it is possible, is not looked at. `playouts` (two at least) are
    played for each card, all cards with the same deals. While there is a stock, nothing is used that the player to
    move cannot see; without one, raises ValueError where a hand is hidden.
    """
    if state.to_move is None:
        return iter(())
    if state.stock:
        return _estimates(visible_to(state, state.to_move).play, random, playouts)
    return _exact(state.play)


def _exact(of: Play) -> Iterator[Prospect]:
    ending = Ending()
    numbers = core.table(of.trump).order.numbers
    for event in play.legal_plays(of):
        after = play.play_card(of, event)
        assert after.hands is not None
        hands = [[numbers[card] for card in known(hand)] for hand in after.hands]
        trick = [numbers[laid.card] for laid in after.trick]
        mayor = after.card_points.mayor + ending.mayor_takes(hands, after.leader, trick)
        yield Prospect(event.card, float(mayor), 0.0, float(mayor_stays(mayor)), 0)


def _estimates(seen: Play, random: Random, playouts: int) -> Iterator[Prospect]:
    if playouts < 2:
        raise ValueError("an estimate needs two playouts at least")
    numbers = core.table(seen.trump).order.numbers
    worlds = [TablePlay(_dealt_anew(seen, random)) for _ in range(playouts)]
    for event in play.legal_plays(seen):
        results = []
        for world in worlds:
            table = world.copy()
            table.play(numbers[event.card])
            results.append(playout(table, random)[0])
        taken, stays = mean(results), rate(map(mayor_stays, results))
        yield Prospect(event.card, taken.value, taken.standard_error, stays.value, playouts)


def _dealt_anew(seen: Play, random: Random) -> Play:
    """The play with every hidden card of the hands and the stock replaced by one that the viewer has not seen."""
    assert seen.hands is not None
    in_sight = {card for packet in (*seen.hands, seen.stock) for card in packet}
    in_sight.update(card for trick in seen.tricks for card in trick.cards)
    in_sight.update(laid.card for laid in seen.trick)
    unseen = [card for card in PACK if card not in in_sight]
    random.shuffle(unseen)
    right, left, mayor, stock = (
        tuple(unseen.pop() if card is None else card for card in packet) for packet in (*seen.hands, seen.stock)
    )
    return replace(seen, hands=(right, left, mayor), stock=stock)
