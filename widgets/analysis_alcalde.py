"""What each legal card of an Alcalde deal leads to, told: by chance while cards are drawn, exactly at the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.alcalde.analysis import Prospect
from engine.alcalde.choices import as_good, given_away, margin, points_of, ranked
from engine.alcalde.events import Seat
from engine.alcalde.state import State
from engine.cards import Card
from widgets.figures import decimal, give_or_take, percent
from widgets.findings import Findings, Row
from widgets.i18n import Translator
from widgets.said import Line
from widgets.setting import Mark, Setting
from widgets.words import alternatives, the_card


def alcalde_findings(
    state: State, prospects: Sequence[Prospect], played: Card | None, setting: Setting, _: Translator
) -> Findings:
    """`prospects` are those of all legal cards; `played` is the card that the record goes on with, if any."""
    seat = state.to_move
    assert seat is not None
    in_order, good = ranked(prospects, seat), as_good(prospects, seat)
    is_exact = in_order[0].is_exact
    rows = [
        Row(
            prospect.card,
            Mark(decimal(points_of(prospect, seat), 0), prospect in good),
            (_points(prospect, seat), _stays(prospect, _)),
            prospect.card == played,
        )
        for prospect in in_order
    ]
    lines = [_best(seat, good, len(rows), setting, _)]
    if played is not None and len(rows) > 1:
        fewer = given_away(prospects, seat, played)
        is_good = any(prospect.card == played for prospect in good)
        lines.append(_judged(setting.name(seat), played, fewer, _, is_good=is_good, is_exact=is_exact))
    side = _("Card points of the mayor") if seat is Seat.MAYOR else _("Card points of the opponents")
    heads = (side, _("{mayor} stays mayor", mayor=setting.name(Seat.MAYOR)))
    return Findings(tuple(lines), heads, rows, _method(in_order[0], setting.name(seat), _))


def _points(prospect: Prospect, seat: Seat) -> str:
    points = points_of(prospect, seat)
    return decimal(points, 0) if prospect.is_exact else give_or_take(points, margin(prospect))


def _stays(prospect: Prospect, _: Translator) -> str:
    if prospect.is_exact:
        return _("yes") if prospect.stays else _("no")
    return percent(prospect.stays)


def _best(seat: Seat, good: Sequence[Prospect], of: int, setting: Setting, _: Translator) -> Line:
    values = {
        "player": setting.name(seat),
        "cards": alternatives((the_card(prospect.card, _) for prospect in good), _),
        "points": _points(good[0], seat),
    }
    if of == 1:
        return Line(_("{player} can only play {cards}.", **values))
    if good[0].is_exact:
        if len(good) == of:
            return Line(_("Whichever card {player} plays, the end is the same.", **values))
        return Line(_("Best for {player}: {cards}, for {points} card points.", **values))
    if len(good) == of:
        return Line(_("Between the cards of {player} chance alone would explain every difference.", **values))
    if len(good) > 1:
        return Line(_("Best for {player}: {cards}; chance alone would explain what sets these apart.", **values))
    return Line(_("Best for {player}: {cards}, for {points} card points on average.", **values))


def _judged(player: str, played: Card, fewer: float, _: Translator, *, is_good: bool, is_exact: bool) -> Line:
    values = {"player": player, "card": the_card(played, _), "points": decimal(fewer, 0 if is_exact else 1)}
    if is_good:
        return Line(_("{player} played {card}: nothing was better.", **values))
    if is_exact:
        return Line(_("{player} played {card}; the best card was worth {points} more.", **values))
    return Line(_("{player} played {card}; the best card was worth {points} more on average.", **values))


def _method(prospect: Prospect, player: str, _: Translator) -> str:
    if prospect.is_exact:
        return _("The stock is used up: counted to the end with all hands open, both sides playing their best.")
    return _.plural(
        "From what {player} can see: the hidden cards were dealt anew {count} time, and the deal was played out at "
        "random. After the ± stands how far the average may be off, nineteen times in twenty.",
        "From what {player} can see: the hidden cards were dealt anew {count} times, and each deal was played out at "
        "random. After the ± stands how far the average may be off, nineteen times in twenty.",
        prospect.playouts,
        player=player,
    )
