"""A deal as one player saw it: the engine takes away what that seat may not see, and a sentence says what it is.

Everything else is drawn and told as for a reader who sees all cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import alcalde, alsos
from engine.record.values import Position, Replay
from widgets.i18n import Translator
from widgets.setting import Setting
from widgets.words import listing


def viewers(replay: Replay) -> tuple[int, ...]:
    """The seats through whose eyes the example can be followed: all of a whole deal, none of anything else."""
    first = replay.steps[0].after if replay.steps else None
    match first:
        case alsos.State():
            return tuple(alsos.Seat)
        case alcalde.State():
            return tuple(alcalde.Seat)
    return ()


def seen(position: Position, seat: int) -> Position:
    """The position as that seat may see it; what is no whole deal hides nothing."""
    match position:
        case alsos.State():
            return alsos.visible_to(position, alsos.Seat(seat))
        case alcalde.State():
            return alcalde.visible_to(position, alcalde.Seat(seat))
    return position


def unseen_words(position: Position, seat: int, setting: Setting, _: Translator) -> str:
    """Whose hands lie face down, and the cards laid away with them; `position` is already as the seat sees it."""
    if not isinstance(position, alsos.State | alcalde.State):
        return ""
    names = [setting.name(at) for at, hand in enumerate(position.hands) if None in hand]
    values = {"player": setting.name(seat), "others": listing(names, _)}
    is_laid_away_unseen = isinstance(position, alsos.State) and None in position.discards
    if names and is_laid_away_unseen:
        return _("As {player} saw it. Face down: the hand ({others}) and the cards laid away.", **values)
    if names:
        return _.plural(
            "As {player} saw it. Face down: one hand ({others}).",
            "As {player} saw it. Face down: {count} hands ({others}).",
            len(names),
            **values,
        )
    if is_laid_away_unseen:
        return _("As {player} saw it. Face down: the cards laid away.", **values)
    return _("As {player} saw it: no hand is face down any more.", **values)


def viewer_words(seats: Iterable[int], setting: Setting, _: Translator) -> tuple[str, ...]:
    """What the reader may choose: the eyes of each of the seats."""
    return tuple(_("as {player} saw it", player=setting.name(seat)) for seat in seats)
