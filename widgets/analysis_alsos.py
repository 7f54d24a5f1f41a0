"""What each legal card of an Alsós deal leads to, told: card points at the end, promises kept or lost."""

from __future__ import annotations

from collections.abc import Sequence

from engine.alsos.analysis import Prospect
from engine.alsos.announcements import Item
from engine.alsos.choices import Hinge, best, given_away, hinges, ranked
from engine.alsos.events import Seat
from engine.alsos.state import State
from engine.cards import Card
from widgets.findings import Findings, Row
from widgets.i18n import Translator
from widgets.markup import Markup, hidden_text, join, tag
from widgets.said import Line
from widgets.setting import Mark, Setting
from widgets.words import alternatives, announcement_name, the_card


def alsos_findings(
    state: State, prospects: Sequence[Prospect], played: Card | None, setting: Setting, _: Translator
) -> Findings:
    """`prospects` are those of all legal cards; `played` is the card that the record goes on with, if any."""
    seat = state.to_move
    assert seat is not None
    in_order, finest = ranked(prospects, seat), best(prospects, seat)
    rows = []
    for prospect in in_order:
        assert prospect.card is not None
        mark = Mark(str(prospect.card_points[seat]), prospect in finest)
        cells = (*prospect.card_points, _promises(prospect, state.items, setting, _))
        rows.append(Row(prospect.card, mark, cells, prospect.card == played))
    best_cards = [row.card for row in rows if row.mark.is_best]
    hanging = tuple(hinges(in_order, state.items))
    lines = [
        _best(best_cards, len(rows), in_order[0].card_points[seat], setting.name(seat), _),
        *(_hinge(hinge, seat, setting, _) for hinge in hanging),
    ]
    if played is not None and len(rows) > 1:
        lines.append(_judged(played, given_away(prospects, seat, played), hanging, seat, setting, _))
    method = _(
        "Card points at the end of the deal, the last trick’s ten included, with both hands open and both players "
        "playing their best for card points. Each promise is judged on its own: its owner plays for it, the other "
        "against it."
    )
    return Findings(tuple(lines), (*setting.players, _("Promises")), rows, method)


def _best(cards: Sequence[Card], of: int, count: int, player: str, _: Translator) -> Line:
    values = {"player": player, "cards": alternatives((the_card(card, _) for card in cards), _)}
    if of == 1:
        return Line(
            _.plural(
                "{player} can only play {cards}, and comes to {count} card point.",
                "{player} can only play {cards}, and comes to {count} card points.",
                count,
                **values,
            )
        )
    if len(cards) == of:
        return Line(
            _.plural(
                "Whichever card {player} plays, the end is the same: {count} card point.",
                "Whichever card {player} plays, the end is the same: {count} card points.",
                count,
                **values,
            )
        )
    return Line(_("Most card points for {player}: {cards}, which leads to {count}.", count=count, **values))


def _hinge(hinge: Hinge, seat: Seat, setting: Setting, _: Translator) -> Line:
    values = {
        "player": setting.name(seat),
        "owner": setting.name(hinge.item.owner),
        "item": announcement_name(hinge.item.announcement, _),
        "cards": alternatives((the_card(card, _) for card in hinge.wanted_by(seat)), _),
    }
    if hinge.item.owner is seat:
        return Line(_("To keep {item}, {player} has to play {cards}.", **values))
    return Line(_("To bring down {item} ({owner}), {player} has to play {cards}.", **values))


def _judged(played: Card, fewer: int, hanging: Sequence[Hinge], seat: Seat, setting: Setting, _: Translator) -> Line:
    """What the card that was played gave away."""
    values = {"player": setting.name(seat), "card": the_card(played, _)}
    missed = [hinge.item for hinge in hanging if played not in hinge.wanted_by(seat)]
    told = [
        _given_away(fewer, values, _) if fewer or missed else _("{player} played {card}: nothing was better.", **values)
    ]
    for item in missed:
        words = {"item": announcement_name(item.announcement, _), "owner": setting.name(item.owner)}
        if item.owner is seat:
            told.append(_("From then on the other side could have kept {item} ({owner}) from being won.", **words))
        else:
            told.append(_("{item} ({owner}) could still be kept after it.", **words))
    return Line(" ".join(told))


def _given_away(fewer: int, values: dict[str, str], _: Translator) -> str:
    if not fewer:
        return _("{player} played {card}: no card points were given away.", **values)
    return _.plural(
        "{player} played {card}, and gave away {count} card point.",
        "{player} played {card}, and gave away {count} card points.",
        fewer,
        **values,
    )


def _promises(prospect: Prospect, items: Sequence[Item], setting: Setting, _: Translator) -> Markup:
    """Each item with a tick or a cross, and in words for the ear; whose it is, where both have one of that name."""
    names = [item.announcement for item in items]
    entries = []
    for item in items:
        name = announcement_name(item.announcement, _)
        if names.count(item.announcement) > 1:
            name = _("{item} ({owner})", item=name, owner=setting.name(item.owner))
        is_kept = item in prospect.kept
        sign = tag("span", "✓" if is_kept else "✗", aria_hidden="true")
        words = _("can be kept") if is_kept else _("cannot be kept")
        entries.append(tag("li", sign, " ", name, hidden_text(f" {words}"), class_="kept" if is_kept else "lost"))
    return tag("ul", join(entries), class_="promises")
