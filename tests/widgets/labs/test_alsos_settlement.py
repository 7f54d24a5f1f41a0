"""A deal known by its totals, settled item by item."""

from __future__ import annotations

from tests.widgets.labs.trying import pressed, tried
from widgets.labs.alsos_settlement import EXAMPLES

PARTI = "parti:0:contract:none:none:lost"


def test_win_the_game_miss_the_figure() -> None:
    """The sources' own example: 76 and a terc against 70; Parti is won, the early Abszolút fails, 0 units."""
    lab = tried("alsos.settlement")
    assert lab.rows[1:4] == [
        ["points de cartes", "76", "70"],
        ["points d’annonces", "20", "0"],
        ["total", "96", "70"],
    ]
    assert lab.rows[4][0].startswith("16 ")
    assert [row[1:] for row in lab.rows[5:]] == [["+1", "−1"], ["−1", "+1"], ["0", "0"]]
    assert {"alsos.scoring.parti", "alsos.announcements.values", "alsos.scoring.independent"} <= set(lab.rules)


def test_tie() -> None:
    """alsos.scoring.tie: 86 each, and the declarer has failed, whoever that is."""
    texts = dict(EXAMPLES["tie"][1])
    lab = tried("alsos.settlement", **texts)
    assert lab.rows[-1][1:] == ["−1", "+1"]
    assert lab.rules[0] == "alsos.scoring.tie"
    assert pressed("alsos.settlement", texts, "declarer-1").rows[-1][1:] == ["+1", "−1"]


def test_three_items() -> None:
    """The page's own example: Parti under kontra +2, an early Család lost −2, a late 100 kept +2."""
    lab = tried("alsos.settlement", **EXAMPLES["three"][1])
    assert [row[1:] for row in lab.rows[5:]] == [["+2", "−2"], ["−2", "+2"], ["+2", "−2"], ["+2", "−2"]]


def test_more_points_than_the_pack_holds() -> None:
    """alsos.scoring.totals: more than 162 card points together are explained, not settled; 162 are settled."""
    lab = tried("alsos.settlement", cards0="100", cards1="63")
    assert lab.rules == ["alsos.scoring.totals"]
    assert "163" in lab.said
    assert "162" in lab.said
    assert [row[0] for row in lab.rows[1:]] == ["points de cartes", "points d’annonces"]
    assert tried("alsos.settlement", cards0="100", cards1="62").rows[-1][0] == "unités"


def test_kassza_needs_the_main_game() -> None:
    """alsos.announcements.values: a Kassza won by who lost the main game is explained."""
    kassza = f"{PARTI} kassza:1:late:none:none:won"
    assert tried("alsos.settlement", items=kassza).rules == ["alsos.scoring.totals"]
    assert tried("alsos.settlement", items=kassza, cards0="40").rows[-1][1:] == ["−2", "+2"]


def test_captures_that_cannot_be() -> None:
    """alsos.scoring.totals: the four aces captured by both, or by one with fewer points than they are worth."""
    both = f"{PARTI} 44:0:late:none:none:won 44:1:late:none:none:won"
    lab = tried("alsos.settlement", items=both)
    assert lab.rules == ["alsos.scoring.totals"]
    assert "Anna et Bence" in lab.said
    lab = tried("alsos.settlement", items=f"{PARTI} 44:1:late:none:none:won", cards1="43")
    assert lab.rules == ["alsos.scoring.totals"]
    assert {"43", "44"} <= set(lab.said.replace(",", "").split())


def test_what_cannot_be_promised() -> None:
    """Abszolút late, the same thing twice, a rekontra out of nothing: explained by their rules."""
    items = {
        f"{PARTI} abszolut:0:late:none:none:lost": "alsos.announcements.abszolut-early-only",
        f"{PARTI} 44:0:late:none:none:lost 44:0:early:none:none:lost": "alsos.announcements.once",
        "parti:0:contract:none:late:lost": "alsos.announcements.rekontra",
    }
    for text, rule in items.items():
        for edit in "012":
            assert tried("alsos.settlement", items=text, edit=edit).rules == [rule]


def test_an_item_is_set_up_step_by_step() -> None:
    """One promise more, made Bence's late 44 under a kontra, and won: Anna pays 2 × 2."""
    keys = ("less", "more", "item-44", "owner-1", "phase-late", "kontra-late", "outcome-won")
    lab = pressed("alsos.settlement", {}, *keys)
    assert [row[1:] for row in lab.rows[5:]] == [["+1", "−1"], ["−4", "+4"], ["−3", "+3"]]


def test_no_more_than_three_promises() -> None:
    """Parti and three promises; then there is no button for a fourth."""
    lab = pressed("alsos.settlement", {}, "more", "more")
    assert 'data-key="more"' not in lab.html
    assert 'data-key="less"' in lab.html
