"""A game that can be played out at random, and how several of them are timed: in turn, by the time of the processor."""

import gc
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

chance = random.random


@dataclass(frozen=True, slots=True)
class Contender:
    """`deal()` gives a game ready for its first card, `play_out(game)` plays it and counts the plays."""

    name: str
    deal: Callable[[], Any]
    play_out: Callable[[Any], int]

    def seconds_per_play(self, games: int) -> float:
        """Processor time of one play, over so many games; neither dealing nor collecting garbage is in it."""
        dealt = [self.deal() for _ in range(games)]
        gc.collect()
        gc.disable()
        begin = process_time()
        plays = sum(map(self.play_out, dealt))
        seconds = process_time() - begin
        gc.enable()
        return seconds / plays


def rounds(contenders: Sequence[Contender], count: int, seconds: float) -> dict[str, list[float]]:
    """For each contender the seconds of a play in every round; in a round each plays for about `seconds`, in turn."""
    games = {each.name: max(1, round(seconds / (each.seconds_per_play(3) * 40))) for each in contenders}
    times: dict[str, list[float]] = {each.name: [] for each in contenders}
    for _ in range(count):
        for each in contenders:
            times[each.name].append(each.seconds_per_play(games[each.name]))
    return times


def timed(work: Callable[[Any], Any], given: Any) -> tuple[float, Any]:
    """The processor time that `work` takes, and what it returns; the garbage of before is collected first."""
    gc.collect()
    begin = process_time()
    found = work(given)
    return process_time() - begin, found
