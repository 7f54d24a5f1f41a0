"""Records: written down and read again they are the same, cut short they hold as far as they go."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import alsos
from engine.notation import read, write
from engine.record import Example, replay, result_of
from engine.record.alcalde import ScoreRecord as Count
from engine.record.alcalde import TrickLine as FourCards
from engine.record.alcalde import TrickRecord as TrickOfFour
from engine.record.alsos import (
    AnnouncementsRecord,
    AuctionRecord,
    DealRecord,
    MatchRecord,
    MeldsRecord,
    ScoreRecord,
    TrickRecord,
)
from engine.verify import verify_text
from tests.properties.strategies import Played, alcalde_deals, alsos_deals


def alsos_kinds(whole: Played) -> list[Example]:
    """A deal of Alsós, and each of its chapters as an example of its own."""
    deal, last = whole.example, whole.last
    body: Any = deal.body
    kinds: dict[str, Any] = {"deal": body, "auction": AuctionRecord(last.deal.indicator, body.auction)}
    if last.phase is alsos.Phase.DONE:
        score = alsos.settle(last)
        spoken = {"declarer": last.declarer, "early": body.early, "late": body.late}
        open_items = [result for result in score.results if result.item.announcement in OPEN]
        outcomes = tuple(((result.item.owner, result.item.announcement), result.won) for result in open_items)
        tally = score.tally
        kinds["announcements"] = AnnouncementsRecord(**spoken)
        kinds["melds"] = MeldsRecord(alsos.Hands(last.trump, last.final_hands))
        kinds["score"] = ScoreRecord(
            card_points=tally.card_points, meld_points=tally.meld_points, outcomes=outcomes, **spoken
        )
        kinds["trick"] = TrickRecord(last.trump, body.plays[0], last.final_hands)
        kinds["match"] = MatchRecord(alsos.Match((score.units,) * 3))
    return [replace(deal, kind=kind, body=body) for kind, body in kinds.items()]


OPEN = {
    alsos.Announcement.TOUS_LES_TROIS,
    alsos.Announcement.ULTIMO,
    alsos.Announcement.CSALAD,
    alsos.Announcement.ALL_TRUMPS,
    alsos.Announcement.KASSZA,
    alsos.Announcement.FORTY_FOUR,
}
"""The announcements that totals alone do not decide."""


def alcalde_kinds(whole: Played) -> list[Example]:
    """A deal of Alcalde, a trick of it and its count as examples of their own."""
    deal, last = whole.example, whole.last
    trick = last.tricks[0]
    first, second, third, fourth = trick.cards
    kinds = {
        "deal": deal.body,
        "trick": TrickOfFour(last.trump, last.options, FourCards(trick.leader, (first, second, third, fourth))),
        "score": Count(last.options, last.card_points),
    }
    return [replace(deal, kind=kind, body=body) for kind, body in kinds.items()]


examples = st.one_of(alsos_deals().map(alsos_kinds), alcalde_deals().map(alcalde_kinds)).flatmap(st.sampled_from)
"""An example of any kind of both games, from a deal that was played."""


@settings(max_examples=120)
@given(examples)
def test_written_and_read_it_is_the_same(example: Example) -> None:
    """Record → TOML → record is the identity, and so is what is written the second time."""
    text = write(example)
    assert read(text) == example
    assert write(read(text)) == text


@settings(max_examples=40)
@given(examples)
def test_a_record_that_expects_its_own_result_holds(example: Example) -> None:
    """What an example comes to can be expected of it, whole, and expecting anything else of it fails."""
    result = result_of(example, replay(example).steps[-1].after)
    expected = {key: value for key, value in result.items() if value is not None}
    assert verify_text(write(replace(example, expect=expected)), "here").ok
    for key, value in expected.items():
        if isinstance(value, bool):
            assert not verify_text(write(replace(example, expect={**expected, key: not value})), "here").ok


@settings(max_examples=40)
@given(alsos_deals())
def test_the_replay_ends_where_the_play_did(whole: Played) -> None:
    """A record tells the whole deal: its replay goes from the cards as dealt to the state in which the play ended."""
    replayed = replay(read(write(whole.example)))
    assert replayed.error is None
    assert (replayed.steps[0].after, replayed.steps[-1].after) == (whole.states[0], whole.last)
    assert all(step.after in whole.states for step in replayed.steps)


def cuts(body: DealRecord) -> list[tuple[DealRecord, str]]:
    """The record cut short after each of its entries, with the list that is left open there, if one is."""
    bare = replace(body, early=None, late=None, exchange=None, plays=())
    found = [(replace(bare, auction=body.auction[:at]), "auction") for at in range(len(body.auction))]
    found.append((bare, ""))
    if body.early is not None and body.late is not None:
        found += [(replace(bare, early=body.early[:at]), "early") for at in range(1, len(body.early))]
        said = replace(bare, early=body.early)
        found.append((said, ""))
        found += [(replace(said, late=body.late[:at]), "late") for at in range(1, len(body.late))]
        spoken = replace(said, late=body.late)
        found += [(spoken, ""), (replace(spoken, exchange=body.exchange), "")]
        swapped = replace(spoken, exchange=body.exchange)
        found += [(replace(swapped, plays=body.plays[:at]), "") for at in range(1, len(body.plays) + 1)]
    return found


@settings(max_examples=40)
@given(alsos_deals())
def test_a_record_of_alsos_cut_short_holds(whole: Played) -> None:
    """Cut anywhere it is legal and its steps are the whole one's, unless a list is left open: then only that is said.

    alsos.auction.turns, alsos.announcements.turns.
    """
    example = whole.example
    steps = replay(example).steps
    for body, is_open in cuts(example.body):
        cut = replay(read(write(replace(example, body=body))))
        assert cut.steps[:-1] == steps[: len(cut.steps) - 1]
        if is_open:
            chapter = "auction" if is_open == "auction" else "announcements"
            assert (cut.error.rule, cut.error.reason, cut.error.at) == (f"alsos.{chapter}.turns", "open", is_open)
        else:
            assert cut.error is None
            last = steps[len(cut.steps) - 1]
            assert cut.steps[-1].events[: len(last.events)] == last.events


@settings(max_examples=40)
@given(alcalde_deals())
def test_a_record_of_alcalde_cut_short_holds(whole: Played) -> None:
    """Cut after any of its tricks it is legal, and its steps are those of the whole one."""
    example = whole.example
    steps = replay(example).steps
    lines = example.body.plays
    for at in range(len(lines) + 1):
        if at and not isinstance(lines[at - 1], FourCards):
            continue  # an exchange belongs to the trick after it
        cut = replay(read(write(replace(example, body=replace(example.body, plays=lines[:at])))))
        assert cut.error is None
        assert cut.steps == steps[: len(cut.steps)]


@settings(max_examples=40)
@given(st.one_of(alsos_deals(), alcalde_deals()))
def test_names_are_only_names(whole: Played) -> None:
    """Called otherwise, the players get what they got: the result is the same with the other names in it."""
    example = whole.example
    others = tuple(reversed(example.players))
    renamed = replace(example, players=others)
    result = result_of(renamed, replay(read(write(renamed))).steps[-1].after)
    names = dict(zip(example.players, others, strict=True))
    assert result == called(result_of(example, whole.last), names)


def called(value: Any, names: dict[str, str]) -> Any:
    """A result with every name replaced."""
    if isinstance(value, dict):
        return {names.get(key, key): called(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [called(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value
