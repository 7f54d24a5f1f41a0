"""How the cards of Alsós are dealt, and which deals cannot be."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.alsos import PACK, Deal, deal_from, dealt, stacked, start, visible_to
from engine.alsos.deal import PacketKind, known, packets
from engine.errors import Inconsistent
from tests.engine.alsos.table import DEALER, NON_DEALER, PARTI_76, card, cards


@given(st.randoms(use_true_random=False))
def test_packets(generator: random.Random) -> None:
    """alsos.deal.packets: 2 x 8, 1, 2 x 4, 6, 1 cards, and together the pack."""
    deal = deal_from(generator)
    assert [len(hand) for hand in (*deal.hands, *deal.last_four, deal.hidden)] == [8, 8, 4, 4, 6]
    packets = (*deal.hands, *deal.last_four, (deal.indicator,), deal.hidden, (deal.top,))
    assert sorted(one for packet in packets for one in known(packet)) == sorted(PACK)


class Unshuffled(random.Random):
    """A dealer who leaves the pack as it is."""

    def shuffle(self, x: object) -> None:
        """Leave the pack as it is."""


def test_dealing_order() -> None:
    """alsos.deal.packets: fours alternately, non-dealer first; indicator; four each; six, the lowest first; top."""
    deal = deal_from(Unshuffled())
    assert deal.hands == (PACK[0:4] + PACK[8:12], PACK[4:8] + PACK[12:16])
    assert deal.indicator == PACK[16]
    assert deal.last_four == (PACK[17:21], PACK[21:25])
    assert deal.hidden == PACK[25:31]
    assert deal.top == PACK[31]


def test_packet_by_packet() -> None:
    """alsos.deal.packets: nine packets, each with whom it goes to and how many cards are left after it."""
    fallen = packets(deal_from(Unshuffled()))
    assert [packet.seat for packet in fallen] == [*(NON_DEALER, DEALER) * 2, None, NON_DEALER, DEALER, None, None]
    assert [packet.kind.value for packet in fallen] == [
        *["first"] * 4, "indicator", "last", "last", "hidden", "top",
    ]  # fmt: skip
    assert [packet.left for packet in fallen] == [28, 24, 20, 16, 15, 11, 7, 1, 0]
    assert tuple(one for packet in fallen for one in packet.cards) == PACK


def test_packets_of_a_deal_partly_seen() -> None:
    """alsos.deal.packets: what a player may not see stays hidden, packet by packet."""
    fallen = packets(visible_to(start(PARTI_76), NON_DEALER).deal)
    seen = [packet.kind for packet in fallen if None not in packet.cards]
    assert seen == [PacketKind.FIRST, PacketKind.FIRST, PacketKind.INDICATOR, PacketKind.TOP]
    assert fallen[0].cards == PARTI_76.hands[NON_DEALER][:4]


def test_same_generator_same_deal() -> None:
    """The deal follows from the random generator that is passed in, and another gives another."""
    assert deal_from(random.Random(5)) == deal_from(random.Random(5))
    assert deal_from(random.Random(5)) != deal_from(random.Random(6))


def test_talon_at_the_start() -> None:
    """alsos.deal.packets: the talon is the indicator, six hidden and the top card; the last four lie apart."""
    state = start(PARTI_76)
    assert state.talon.lowest == card("QS")
    assert state.talon.hidden == cards("JC QC 7S 9D 7C KH")
    assert (state.talon.turned_up, state.talon.top) == (None, card("KD"))
    assert state.hands == PARTI_76.hands
    assert state.reserve == PARTI_76.last_four


HANDS, LAST = PARTI_76.hands, PARTI_76.last_four


@pytest.mark.parametrize(
    ("changes", "packet", "seat", "size", "expected"),
    [
        pytest.param({"hands": (HANDS[0][:7], HANDS[1])}, "first-eight", NON_DEALER, 7, 8, id="seven cards"),
        pytest.param({"hands": (HANDS[0], (*HANDS[1], card("7S")))}, "first-eight", DEALER, 9, 8, id="nine cards"),
        pytest.param({"last_four": (LAST[0], LAST[1][1:])}, "last-four", DEALER, 3, 4, id="last three"),
        pytest.param({"last_four": ((*LAST[0], card("7S")), LAST[1])}, "last-four", NON_DEALER, 5, 4, id="last five"),
        pytest.param({"hidden": PARTI_76.hidden[1:]}, "hidden", None, 5, 6, id="five hidden"),
        pytest.param({"hidden": ()}, "hidden", None, 0, 6, id="no talon"),
    ],
)
def test_wrong_size(changes: dict[str, object], packet: str, seat: object, size: int, expected: int) -> None:
    """alsos.deal.packets: a packet of another size is no deal, and the error names the packet and whose it is."""
    with pytest.raises(Inconsistent) as raised:
        replace(PARTI_76, **changes)
    assert raised.value.rule == "alsos.deal.packets"
    assert raised.value.facts == {"packet": packet, "seat": seat, "size": size, "expected": expected}


@pytest.mark.parametrize(
    ("changes", "reason", "wrong"),
    [
        pytest.param({"top": card("QS")}, "twice", "QS", id="indicator again on top"),
        pytest.param({"indicator": card("AS")}, "twice", "AS", id="a held card as indicator"),
        pytest.param({"hidden": cards("JC QC 7S 9D 7C JC")}, "twice", "JC", id="twice in one packet"),
        pytest.param({"top": card("2S")}, "not-of-the-pack", "2S", id="a deuce"),
        pytest.param({"hidden": cards("JC QC 6S 9D 7C KH")}, "not-of-the-pack", "6S", id="a six"),
    ],
)
def test_not_the_pack(changes: dict[str, object], reason: str, wrong: str) -> None:
    """alsos.cards.pack: each card once, and no other."""
    with pytest.raises(Inconsistent) as raised:
        replace(PARTI_76, **changes)
    assert (raised.value.rule, raised.value.reason) == ("alsos.cards.pack", reason)
    assert raised.value.facts == {"card": card(wrong)}


def test_hidden_cards_count() -> None:
    """A card that the viewer may not see still has its place, and cannot be read as known."""
    seen = replace(PARTI_76, hidden=(None,) * 6)
    assert isinstance(seen, Deal)
    with pytest.raises(ValueError, match="hidden"):
        known(seen.hidden)
    assert known(seen.hands[0]) == HANDS[0]


@given(st.randoms(use_true_random=False))
def test_a_stacked_pack_deals_the_same(generator: random.Random) -> None:
    """alsos.deal.packets: a pack stacked for a deal comes out as that deal, four cards at a time."""
    deal = deal_from(generator)
    pack = stacked(deal)
    assert sorted(pack) == sorted(PACK)
    assert dealt(pack) == deal
    assert pack[:4] == deal.hands[0][:4]
    assert pack[4:8] == deal.hands[1][:4]
    assert (pack[16], pack[31]) == (deal.indicator, deal.top)


def test_only_a_whole_pack_is_dealt() -> None:
    """alsos.cards.pack: not a card more or less, and none twice."""
    with pytest.raises(ValueError, match="31"):
        dealt(PACK[:31])
    with pytest.raises(Inconsistent):
        dealt((*PACK[:31], PACK[0]))
