"""How a deal of Alsós is settled in words: each item won or lost and why, then the units; and the match of eight."""

from __future__ import annotations

from engine.alsos.events import Announcement, Seat
from engine.alsos.match import Match
from engine.alsos.scoring import ItemResult, Score
from engine.alsos.values import DEALS
from widgets.i18n import N_, Translator
from widgets.narration_promises import LIMITS
from widgets.said import Line, Lines
from widgets.setting import Setting

KEPT = {
    Announcement.ABSZOLUT: N_("Abszolút is won: {player} has {points} card points, more than {limit}."),
    Announcement.HUNDRED: N_("100 is won: {player} has {points} card points, more than {limit}."),
    Announcement.TWO_HUNDRED: N_("200 is won: {player} has {points} points, melds included, more than {limit}."),
    Announcement.TOUS_LES_TROIS: N_("Tous les trois is won: {player} has captured jack, nine and seven of trumps."),
    Announcement.ULTIMO: N_("Ultimó is won: {player} took the last trick with the seven of trumps."),
    Announcement.CSALAD: N_("Család is won: {player} has captured ace, king and queen of trumps."),
    Announcement.ALL_TRUMPS: N_("All the trumps is won: {player} has captured the six highest."),
    Announcement.KASSZA: N_("Kassza is won: {player} held king and queen of trumps and wins the main game."),
    Announcement.FORTY_FOUR: N_("44 is won: {player} has captured the four aces."),
}

MISSED = {
    Announcement.ABSZOLUT: N_(
        "Abszolút is lost: {player} has {points} card points, not more than {limit}, and melds do not help."
    ),
    Announcement.HUNDRED: N_("100 is lost: {player} has {points} card points, not more than {limit}."),
    Announcement.TWO_HUNDRED: N_("200 is lost: {player} has {points} points, melds included, not more than {limit}."),
    Announcement.TOUS_LES_TROIS: N_(
        "Tous les trois is lost: {player} has not captured jack, nine and seven of trumps together."
    ),
    Announcement.ULTIMO: N_("Ultimó is lost: {player} did not take the last trick with the seven of trumps."),
    Announcement.CSALAD: N_("Család is lost: {player} has not captured ace, king and queen of trumps together."),
    Announcement.ALL_TRUMPS: N_("All the trumps is lost: {player} has not captured all of the six highest."),
    Announcement.KASSZA: N_(
        "Kassza is lost: {player} did not hold both king and queen of trumps and win the main game."
    ),
    Announcement.FORTY_FOUR: N_("44 is lost: {player} has not captured all four aces."),
}


def settlement_lines(score: Score, setting: Setting, _: Translator) -> Lines:
    """Every item in the order announced, and what it all comes to."""
    return (*(_item(result, score, setting, _) for result in score.results), _units(score, setting, _))


def match_lines(match: Match, setting: Setting, _: Translator) -> Lines:
    """How a match stands, or ends."""
    first, second = (setting.name(seat) for seat in Seat)
    rule = "alsos.scoring.match"
    if not match.units:
        return (Line(_("The match has {deals} deals, and none has been played yet.", deals=DEALS), rule),)
    if not match.complete:
        text = _.plural(
            "{count} deal of {deals} has been played: the match goes on.",
            "{count} deals of {deals} have been played: the match goes on.",
            len(match.units),
            deals=DEALS,
        )
        return Line(text, rule), Line(_so_far(match, setting, _), rule)
    if match.winner is None:
        text = _("After {deals} deals {first} and {second} are level: a draw.", deals=DEALS, first=first, second=second)
        return (Line(text, rule),)
    text = _.plural(
        "After {deals} deals {player} is ahead by {count} unit and wins the match.",
        "After {deals} deals {player} has {count} units and wins the match.",
        match.totals[match.winner],
        deals=DEALS,
        player=setting.name(match.winner),
    )
    return (Line(text, rule),)


def _so_far(match: Match, setting: Setting, _: Translator) -> str:
    """The totals of a match under way: what one is ahead by, the other is behind."""
    if match.leader is None:
        first, second = (setting.name(seat) for seat in Seat)
        return _("So far {first} and {second} are level.", first=first, second=second)
    leader = Seat(match.leader)
    return _.plural(
        "So far {player} has gained {count} unit, and {other} has lost as much.",
        "So far {player} has gained {count} units, and {other} has lost as many.",
        match.totals[leader],
        player=setting.name(leader),
        other=setting.name(leader.other),
    )


def _item(result: ItemResult, score: Score, setting: Setting, _: Translator) -> Line:
    owner, announcement = result.item.owner, result.item.announcement
    tally = score.tally
    if announcement is Announcement.PARTI:
        own, others = tally.totals[owner], tally.totals[owner.other]
        values = {"player": setting.name(owner), "other": setting.name(owner.other), "own": own, "others": others}
        if result.won:
            text = _("{player} wins Parti, {own} points to {others}.", **values)
        elif own == others:
            text = _("{own} points each: a tie is a failure of the declarer, and {player} loses Parti.", **values)
        else:
            text = _("{player} loses Parti, {own} points to {others}.", **values)
        return Line(text, result.rule)
    is_total = announcement is Announcement.TWO_HUNDRED
    sentence = (KEPT if result.won else MISSED)[announcement]
    text = _(
        sentence,
        player=setting.name(owner),
        points=(tally.totals if is_total else tally.card_points)[owner],
        limit=LIMITS.get(announcement, 0),
    )
    return Line(text, result.rule)


def _units(score: Score, setting: Setting, _: Translator) -> Line:
    gain = max(score.units)
    rule = "alsos.scoring.zero-sum"
    if gain == 0:
        return Line(_("Gains and losses cancel out: nobody wins a unit."), rule)
    seat = Seat(score.units.index(gain))
    text = _.plural(
        "In all, {player} gains {count} unit and {other} loses as much.",
        "In all, {player} gains {count} units and {other} loses as many.",
        gain,
        player=setting.name(seat),
        other=setting.name(seat.other),
    )
    return Line(text, rule)
