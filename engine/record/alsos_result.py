"""What an Alsós example comes to, kind by kind, in the words of the example contract."""

from __future__ import annotations

from typing import Any

from engine.alsos import Announcements, Auction, Hands, Item, Match, Phase, Play, State, Totals
from engine.alsos import melds as scoring_melds
from engine.alsos.melds import Melds, meld_points
from engine.alsos.needs import tally_of
from engine.alsos.scoring import Score, settle, settle_totals, undealt_points
from engine.record.results import Names, by_name, trick_alone

Position = State | Auction | Announcements | Play | Hands | Totals | Match


def result_of(position: Position, names: Names) -> dict[str, Any]:
    """The result if the example ends in this position, without the keys that every result has."""
    match position:
        case State():
            return _deal(position, names)
        case Play():
            return trick_alone(position, names)
        case Hands():
            return _melds(position, names)
        case Totals():
            score = settle_totals(position)
            return {"complete": True, "declarer": names[position.tally.declarer], **_settled(score, names)}
        case Auction():
            return {**_contract(position, names), "redeal": position.redeal}
        case Announcements():
            return {"declarer": names[position.declarer], "items": [_item(item, names) for item in position.items]}
        case Match():
            winner = position.winner
            return {
                "complete": position.complete,
                "units": by_name(position.totals, names),
                "winner": None if winner is None else names[winner],
            }


def _contract(auction: Auction, names: Names) -> dict[str, Any]:
    if auction.trump is None or auction.declarer is None:
        return {"trump": None, "declarer": None}
    return {"trump": auction.trump.value, "declarer": names[auction.declarer]}


def _deal(state: State, names: Names) -> dict[str, Any]:
    complete = state.phase is Phase.DONE
    contract = {"complete": complete, **_contract(state.auction, names)}
    if state.phase is Phase.REDEAL:
        return {**contract, "redeal": True}
    points = by_name(state.play.card_points if state.play else (0, 0), names)
    result = {**contract, "card_points": points}
    if state.trump is not None:
        result["undealt_points"] = undealt_points(state)
    if complete:
        settled = _settled(settle(state), names)
        return {**result, **{key: value for key, value in settled.items() if key not in result}}
    if state.play is not None and (state.play.tricks or state.play.trick):
        result["meld_points"] = by_name(tally_of(state).meld_points, names)
    return result


def _settled(score: Score, names: Names) -> dict[str, Any]:
    tally = score.tally
    return {
        "card_points": by_name(tally.card_points, names),
        "meld_points": by_name(tally.meld_points, names),
        "totals": by_name(tally.totals, names),
        "items": [{**_item(result.item, names), "won": result.won} for result in score.results],
        "units": by_name(score.units, names),
    }


def _item(item: Item, names: Names) -> dict[str, Any]:
    return {
        "item": item.announcement.value,
        "by": names[item.owner],
        "phase": item.phase.value,
        "base": item.base,
        "multiplier": item.multiplier,
        "stake": item.stake,
    }


def _melds(hands: Hands, names: Names) -> dict[str, Any]:
    scoring = scoring_melds(hands.hands, hands.trump)
    return {
        "trump": hands.trump.value,
        "meld_points": by_name(meld_points(scoring), names),
        "melds": by_name([_told(own) for own in scoring], names),
    }


def _told(own: Melds) -> list[dict[str, Any]]:
    return [
        {"meld": meld.kind.value, "cards": " ".join(str(card) for card in meld.cards), "points": meld.points}
        for meld in own
    ]
