"""What a deal comes to: the points of both players and what was at stake in, every item settled on its own.

Rules: alsos.scoring.parti, .tie, .independent, .zero-sum, .totals; alsos.announcements.values.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.alsos.announcements import Item
from engine.alsos.events import Announcement, Seat
from engine.alsos.needs import BY_CARDS, Tally
from engine.alsos.scoring import Score, Totals, check_captures, settle_totals
from engine.alsos.stakes import said
from engine.alsos.values import AnnouncementPhase
from engine.errors import EngineError
from widgets.i18n import N_, Translator
from widgets.labs.alsos_items import (
    EARLY,
    Changed,
    answer,
    answered,
    kontra_choice,
    promised,
    refused,
    rekontra_choice,
    what_choice,
    when_choice,
)
from widgets.labs.alsos_table import PLAYERS, seated
from widgets.labs.controls import Changes, act, acts, choice, choice_of, number_field
from widgets.labs.lab import Drawn, Field, Lab, Settings, number, one_of
from widgets.labs.table_talk import refused_line
from widgets.markup import NOTHING, Markup, join, tag
from widgets.narration_settlement import settlement_lines
from widgets.said import Line, Lines
from widgets.setting import Setting
from widgets.sheet_view import claimed_points_view, settlement_view
from widgets.words import announcement_name

MOST_ITEMS = 4
MOST_CARD_POINTS = 199
MOST_MELD_POINTS = 999
"""What may be written: Parti and three promises; more card points than the pack has, so that this can be explained."""

POINTS = (
    ("cards", N_("{player}: card points"), MOST_CARD_POINTS),
    ("melds", N_("{player}: meld points"), MOST_MELD_POINTS),
)

SEATS = {str(int(seat)): seat for seat in Seat}
PROMISES = tuple(announcement for announcement in Announcement if announcement is not Announcement.PARTI)


@dataclass(frozen=True, slots=True)
class Entry:
    """An item as it is set up, and whether it was won where the totals cannot tell."""

    item: Item
    won: bool = False

    def __str__(self) -> str:
        item = self.item
        answers = (answered(item.kontra), answered(item.rekontra))
        return ":".join((item.announcement, str(int(item.owner)), item.phase, *answers, "won" if self.won else "lost"))


Entries = tuple[Entry, ...]


def draw(settings: Settings, base: str, _: Translator) -> Drawn:
    """The sheet of the deal, and in words how each item was settled; points that cannot be are explained."""
    setting = seated(base)
    entries = _owned(settings["items"], settings["declarer"])
    controls, foot = _controls(settings, _), _editor(entries, settings, _)
    points, extra = (settings["cards0"], settings["cards1"]), (settings["melds0"], settings["melds1"])
    try:
        score = _settled(settings["declarer"], points, extra, entries)
    except EngineError as error:
        lines = (refused_line(error, PLAYERS, _),)
        scene = claimed_points_view(points, extra, setting, _)
        return Drawn(controls, scene, lines, _("This cannot be settled"), foot)
    scene = settlement_view(score, score.tally.uncaptured, setting, _)
    return Drawn(controls, scene, _lines(score, setting, _), _("Item by item"), foot)


def _settled(declarer: Seat, points: tuple[int, int], extra: tuple[int, int], entries: Entries) -> Score:
    tally = Tally(declarer, points, extra)
    items = said(declarer, [entry.item for entry in entries]).items
    won = {(entry.item.owner, entry.item.announcement) for entry in entries if entry.won}
    open_to_cards = {(owner, each) for owner, each in won if each in BY_CARDS}
    totals = Totals(tally, items, frozenset(open_to_cards))
    check_captures(totals)
    return settle_totals(totals)


def _lines(score: Score, setting: Setting, _: Translator) -> Lines:
    """How every item is settled, and why Parti and Abszolút may part ways."""
    won = {(result.item.announcement, result.item.owner): result.won for result in score.results}
    declarer = score.tally.declarer
    lines = settlement_lines(score, setting, _)
    if won[Announcement.PARTI, declarer] and won.get((Announcement.ABSZOLUT, declarer)) is False:
        text = _("Parti counts the melds, Abszolút card points alone: so one may be won and the other lost.")
        return (*lines, Line(text, "alsos.scoring.independent"))
    return lines


def _owned(entries: Entries, declarer: Seat) -> Entries:
    """Parti belongs to the declarer, whoever that is now (alsos.announcements.kontra)."""
    parti, *others = entries
    return (replace(parti, item=replace(parti.item, owner=declarer)), *others)


def _controls(settings: Settings, _: Translator) -> Markup:
    declarer = choice(_("Declarer"), "declarer", zip(SEATS, PLAYERS, strict=True), settings.texts["declarer"])
    fields = (
        number_field(_(words, player=PLAYERS[seat]), f"{name}{int(seat)}", settings[f"{name}{int(seat)}"], 0, most)
        for name, words, most in POINTS
        for seat in Seat
    )
    examples = [act(f"example-{name}", _(words), changes) for name, (words, changes) in EXAMPLES.items()]
    return join((acts(_("Examples"), examples), declarer, tag("div", *fields, class_="lab-numbers")))


def _editor(entries: Entries, settings: Settings, _: Translator) -> Markup:
    """What was at stake, and the one item that is being set up."""
    at = min(settings["edit"], len(entries) - 1)
    entry, declarer = entries[at], settings["declarer"]
    before = _possible((*entries[:at], *entries[at + 1 :]), declarer)

    def changed(item: Item, *, won: bool = entry.won) -> Changes:
        return {"items": _as_setting((*entries[:at], Entry(item, won), *entries[at + 1 :]))}

    rows = [_stakes(entries, at, _)]
    if entry.item.announcement is not Announcement.PARTI:
        rows += [
            what_choice(entry.item, declarer, changed, _, among=PROMISES, before=before),
            _owner(entry, changed, _),
            when_choice(entry.item, declarer, changed, _, before),
        ]
    rows += [kontra_choice(entry.item, declarer, changed, _), rekontra_choice(entry.item, declarer, changed, _)]
    if entry.item.announcement in BY_CARDS:
        owner = PLAYERS[entry.item.owner]
        words = {"won": _("{player} succeeds", player=owner), "lost": _("{player} fails", player=owner)}
        named = [(name, each, changed(entry.item, won=name == "won")) for name, each in words.items()]
        rows.append(choice_of(_("In the tricks"), "outcome", named, "won" if entry.won else "lost"))
    return join((*rows, _more(entries, at, declarer, _)))


def _possible(entries: Entries, declarer: Seat) -> list[Item]:
    """What was promised, answers left out, as far as it may be promised, and no thing twice."""
    items: list[Item] = []
    for entry in entries:
        item = promised(entry.item)
        if refused(declarer, item, items) is None:
            items.append(item)
    return items


def _stakes(entries: Entries, at: int, _: Translator) -> Markup:
    names = (f"{announcement_name(entry.item.announcement, _)} · {PLAYERS[entry.item.owner]}" for entry in entries)
    return choice(_("To change"), "edit", ((str(number), name) for number, name in enumerate(names)), str(at))


def _owner(entry: Entry, changed: Changed, _: Translator) -> Markup:
    options = [(name, PLAYERS[seat], changed(replace(entry.item, owner=seat))) for name, seat in SEATS.items()]
    return choice_of(_("Promised by"), "owner", options, str(int(entry.item.owner)))


def _more(entries: Entries, at: int, declarer: Seat, _: Translator) -> Markup:
    """One promise more, or this one taken back."""
    buttons = []
    if len(entries) < MOST_ITEMS:
        fresh = (Item(announcement, declarer, EARLY) for announcement in PROMISES)
        before = _possible(entries, declarer)
        new = next(item for item in fresh if refused(declarer, item, before) is None)
        changes = {"items": _as_setting((*entries, Entry(new))), "edit": str(len(entries))}
        buttons.append(act("more", _("Another promise"), changes))
    if at:
        without = {"items": _as_setting((*entries[:at], *entries[at + 1 :])), "edit": str(at - 1)}
        buttons.append(act("less", _("Take this promise away"), without))
    return acts(_("What is at stake"), buttons) if buttons else NOTHING


def _entries(text: str) -> Entries:
    """Reads what was at stake, Parti first; raises ValueError."""
    entries = tuple(_entry(each) for each in text.split())
    are_parti = [entry.item.announcement is Announcement.PARTI for entry in entries]
    if not 1 <= len(entries) <= MOST_ITEMS or are_parti != [True] + [False] * (len(entries) - 1):
        raise ValueError(text)
    return entries


def _entry(text: str) -> Entry:
    slug, owner, said_in, kontra, rekontra, outcome = text.split(":")
    announcement, phase = Announcement(slug), AnnouncementPhase(said_in)
    if (announcement is Announcement.PARTI) is not (phase is AnnouncementPhase.CONTRACT):
        raise ValueError(text)
    item = Item(announcement, SEATS[owner], phase, answer(kontra), answer(rekontra))
    return Entry(item, one_of("won", "lost")(outcome) == "won")


def _as_setting(entries: Entries) -> str:
    return " ".join(map(str, entries))


def _example(declarer: str, points: tuple[int, int], extra: tuple[int, int], items: str, edit: int) -> Changes:
    return {
        "declarer": declarer,
        **{f"cards{seat}": str(number) for seat, number in enumerate(points)},
        **{f"melds{seat}": str(number) for seat, number in enumerate(extra)},
        "items": items,
        "edit": str(edit),
    }


EXAMPLES = {
    "missed": (
        N_("Parti won, Abszolút lost"),
        _example("0", (76, 70), (20, 0), "parti:0:contract:none:none:lost abszolut:0:early:none:none:lost", 1),
    ),
    "tie": (N_("A tie"), _example("0", (66, 86), (20, 0), "parti:0:contract:none:none:lost", 0)),
    "three": (
        N_("Three items"),
        _example(
            "0",
            (104, 52),
            (0, 20),
            "parti:0:contract:late:none:lost csalad:0:early:none:none:lost 100:0:late:none:none:lost",
            0,
        ),
    ),
}
"""The deals of the page, by name."""

READ = {
    "declarer": SEATS.__getitem__,
    **{f"cards{seat}": number(0, MOST_CARD_POINTS) for seat in SEATS},
    **{f"melds{seat}": number(0, MOST_MELD_POINTS) for seat in SEATS},
    "items": _entries,
    "edit": number(0, MOST_ITEMS - 1),
}

LAB = Lab(
    "alsos",
    N_("Settling a deal"),
    {name: Field(EXAMPLES["missed"][1][name], read) for name, read in READ.items()},
    draw,
)
