"""What the browser is answered: every operation in both languages, refusals in kind words, and never a traceback."""

from __future__ import annotations

import pytest

from tests.widgets.asking import ILLEGAL, LANGUAGES, PARTI_76, TRICK_25, answered, ask, is_apology


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "count"), [(PARTI_76, 31), (TRICK_25, 5)])
def test_replay_draws_every_step(text: str, count: int, language: str) -> None:
    """Thirty-one steps of the deal, five of the trick, numbered from one, told in the language asked for."""
    reply = ask("replay", language, text=text)
    assert (reply["id"], reply["ok"], reply["count"], reply["complete"]) == (7, True, count, True)
    assert len(reply["steps"]) == count
    for number, step in enumerate(reply["steps"], 1):
        assert step.startswith(f'<li class="step" data-step="{number}"')
        assert ("Étape" in step) == (language == "fr")


def test_links_lead_from_the_page_that_asks() -> None:
    """The base of the request is the way to the rules."""
    reply = answered({"id": 1, "op": "replay", "language": "es", "base": "../../", "text": TRICK_25})
    assert 'href="../../alcalde/#alcalde.tricks.' in "".join(reply["steps"])


@pytest.mark.parametrize(
    ("text", "rule", "line", "at"),
    [
        (TRICK_25.replace("3H", "8H"), "notation.card", 6, "plays[0]"),
        (TRICK_25.replace("trump", "tramp"), "notation.key", 4, "tramp"),
        ("nonsense", "notation.toml", 1, ""),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_of_a_text_that_is_refused(language: str, text: str, rule: str, line: int, at: str) -> None:
    """The refusal comes with its rule, its line and its place, and a link to the rule."""
    reply = ask("replay", language, text=text)
    error = reply["error"]
    assert (reply["ok"], error["rule"], error["line"], error["at"]) == (False, rule, line, at)
    assert f"#{rule}" in error["html"]


def test_replay_of_an_example_that_the_rules_refuse() -> None:
    """The legal steps come first; the last one shows what is refused, with its rule, its line and its place."""
    reply = ask("replay", text=ILLEGAL)
    assert (reply["ok"], reply["complete"]) == (True, False)
    # the start, one call, five turns, three cards; Anna's eight of clubs is the one that is refused
    assert reply["count"] == len(reply["steps"]) == 1 + 1 + 5 + 3 + 1
    assert reply["steps"][-1].startswith('<li class="step refused"')
    error = reply["error"]
    assert (error["rule"], error["line"], error["at"]) == ("alsos.tricks.follow-suit", 9, "plays[1]")


def test_position_offers_the_mover_s_cards() -> None:
    """After 9♠ at step 8 Bence may play either of his spades; his other cards are buttons too, not legal ones."""
    reply = ask("position", text=PARTI_76, step=8, branch=[])
    moves = {move["event"]: move["legal"] for move in reply["moves"]}
    assert reply["ok"]
    assert {event for event, legal in moves.items() if legal} == {"play:JS", "play:8S"}
    assert len(moves) == 12
    for event, legal in moves.items():
        assert (f'data-event="{event}" data-legal' in reply["html"]["scene"]) == legal
        assert f'data-event="{event}"' in reply["html"]["scene"]
    assert reply["html"]["said"].startswith('<div class="said">')
    assert "Bence" in reply["spoken"]
    assert "<" not in reply["spoken"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_if_another_card_had_been_played(language: str) -> None:
    """Bence keeps his jack and throws the eight: Anna's nine takes 14 points, and Anna is to lead."""
    before = ask("position", language, text=PARTI_76, step=8, branch=[])
    after = ask("position", language, text=PARTI_76, step=8, branch=["play:8S"])
    assert after["ok"]
    assert after["html"]["scene"] != before["html"]["scene"]
    assert "14" in after["spoken"]
    assert {move["event"] for move in after["moves"] if move["legal"]} == {
        f"play:{card}" for card in "10D 10S KS JD QD AS AD 10C JH 7H 8C".split()
    }


def test_a_branch_can_be_played_to_the_end() -> None:
    """Always the first thing allowed: both leave the indicator, twelve tricks are played, nothing is left to do."""
    branch: list[str] = []
    while moves := [move for move in ask("position", text=PARTI_76, step=7, branch=branch)["moves"] if move["legal"]]:
        branch.append(moves[0]["event"])
    assert branch[:2] == ["decline", "decline"]
    assert len(branch) == 2 + 24
    assert ask("position", text=PARTI_76, step=7, branch=branch)["moves"] == []
    refused = ask("position", text=PARTI_76, step=7, branch=[*branch, "play:AS"])
    assert (refused["refusal"]["rule"], refused["accepted"]) == ("alsos.tricks.twelve", 26)


def test_a_branch_can_leave_before_the_cards() -> None:
    """Anna passes, Bence accepts and announces 44: now Anna may kontra it, or Parti, or announce 44 too."""
    reply = ask("position", text=PARTI_76, step=1, branch=["pass", "accept"])
    assert reply["ok"]
    assert "announce:abszolut" in {move["event"] for move in reply["moves"]}
    said = ask("position", text=PARTI_76, step=1, branch=["pass", "accept", "announce:44", "end"])
    moves = {move["event"] for move in said["moves"] if move["legal"]}
    assert {"kontra:44", "kontra:parti", "announce:44", "pass"} <= moves


@pytest.mark.parametrize(("language", "winner"), [("fr", "Isaac ramasse"), ("es", "Isaac")])
def test_two_of_diamonds_in_place_of_two_of_spades(language: str, winner: str) -> None:
    """Without a trump the ace of hearts wins the 25 points: the mayor cannot pick the winning suit afterwards."""
    reply = ask("position", language, text=TRICK_25, step=3, branch=["play:2D", "play:KC"])
    assert reply["ok"]
    assert winner in reply["spoken"]
    assert "25" in reply["spoken"]
    assert reply["moves"] == []


def test_any_card_may_come_to_a_trick_out_of_context() -> None:
    """Every card of the pack that does not lie on the table is offered, and is legal: Alcalde has no duty to follow."""
    moves = ask("position", text=TRICK_25, step=3, branch=[])["moves"]
    assert len(moves) == 38
    assert all(move["legal"] for move in moves)
    assert not {"play:AH", "play:3H"} & {move["event"] for move in moves}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("step", "branch", "rule", "accepted"),
    [
        (10, ["play:QD"], "alsos.tricks.follow-suit", 0),
        (8, ["play:8S", "play:8S"], "alsos.tricks.own-card", 1),
        (8, ["accept"], "alsos.auction.turns", 0),
        (8, ["dance"], "notation.value", 0),
        (8, ["play:1X"], "notation.card", 0),
        (8, ["play"], "notation.value", 0),
        (1, ["bid:H"], "alsos.auction.accept", 0),
    ],
)
def test_a_refused_event_says_why(language: str, step: int, branch: list[str], rule: str, accepted: int) -> None:
    """The refusal names the rule, links to it, can be read aloud, and says how much of the branch stands."""
    reply = ask("position", language, text=PARTI_76, step=step, branch=branch)
    refusal = reply["refusal"]
    assert (reply["ok"], refusal["rule"], reply["accepted"]) == (False, rule, accepted)
    assert f"#{rule}" in refusal["html"]
    assert "`" not in refusal["html"] + refusal["spoken"]
    assert "<" not in refusal["spoken"]


def test_position_of_a_text_that_is_refused() -> None:
    """The step that shows the fault, and all before it, can be left; a text that cannot be read has none."""
    for step in (10, 11):
        assert ask("position", text=ILLEGAL, step=step, branch=["play:7H"])["ok"]
    assert is_apology(ask("position", text=ILLEGAL, step=12, branch=[]))
    assert ask("position", text="nonsense", step=1, branch=[])["error"]["rule"] == "notation.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_of_a_good_text(language: str) -> None:
    """It holds, its result is told, its replay stands below, and the record is that of the command line."""
    reply = ask("check", language, text=PARTI_76)
    assert reply["ok"]
    assert {"fr": "Cela tient.", "es": "Se cumple."}[language] in reply["html"]
    assert "96" in reply["html"]
    assert reply["replay"].startswith('<div class="widget"><card-replay id="parti-76"')
    record = reply["verdict"]
    assert list(record) == ["source", "line", "id", "ok", "result", "error", "mismatches"]
    assert (record["id"], record["ok"], record["result"]["totals"]) == ("parti-76", True, {"Anna": 96, "Bence": 70})


def test_check_of_a_text_that_expects_nothing() -> None:
    """A reader's text need not expect anything; that it could is said."""
    reply = ask("check", text=TRICK_25.partition("[expect]")[0])
    assert reply["ok"]
    assert "<code>[expect]</code>" in reply["html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_of_an_illegal_text(language: str) -> None:
    """The line is named and quoted, the rule linked, and the steps before the fault can be read."""
    reply = ask("check", language, text=ILLEGAL)
    assert not reply["ok"]
    assert {"fr": "Ligne 9", "es": "Línea 9"}[language] in reply["html"]
    assert "&quot;Bence AH 8C&quot;" in reply["html"]
    assert 'href="../alsos/#alsos.tricks.follow-suit"' in reply["html"]
    assert reply["verdict"]["error"]["rule"] == "alsos.tricks.follow-suit"
    assert reply["verdict"]["error"]["line"] == 9
    assert "<card-replay" in reply["replay"]


def test_check_tells_every_difference_with_its_line() -> None:
    """Two wrong expectations are two problems, each on its line, with what was expected and what is."""
    text = TRICK_25.replace('"Pilar"\npoints = 25', '"Lena"\npoints = 24')
    reply = ask("check", text=text)
    assert not reply["ok"]
    for line, key, expected, actual in (
        (9, "winner", "&quot;Lena&quot;", "&quot;Pilar&quot;"),
        (10, "points", "24", "25"),
    ):
        assert f"Ligne {line}<" in reply["html"]
        for word in (key, expected, actual):
            assert f"<code>{word}</code>" in reply["html"]
    assert len(reply["verdict"]["mismatches"]) == 2


def test_check_of_garbled_text_has_no_replay() -> None:
    """What cannot be read is refused where it cannot be read; nothing of it becomes markup."""
    reply = ask("check", text="<script>alert(1)</script>\n")
    assert (reply["ok"], reply["replay"]) == (False, "")
    assert "<script" not in reply["html"]
    assert "&lt;script&gt;" in reply["html"]


def test_check_of_a_page_judges_its_examples_one_by_one() -> None:
    """Of a page the lines count in the page, and a broken example does not hide the next."""
    fenced = [f"```example\n{text}```\n" for text in (TRICK_25.replace("25", "24"), TRICK_25)]
    reply = ask("check", text="# Page\n\n" + "\n".join(fenced))
    assert (reply["ok"], [record["ok"] for record in reply["verdict"]]) == (False, [False, True])
    assert "Ligne 13<" in reply["html"]
    assert ask("check", text=f"# Page\n\n{fenced[1]}")["replay"].startswith('<div class="widget">')


def test_check_of_an_expected_refusal_holds() -> None:
    """An example may be there to show what is not allowed."""
    text = ILLEGAL.partition("[expect]")[0] + '[expect]\nerror = "alsos.tricks.follow-suit"\n'
    reply = ask("check", text=text)
    assert reply["ok"]
    assert "Comme prévu, les règles le refusent" in reply["html"]


def test_answers_are_told_in_the_cards_chosen_for_the_game() -> None:
    """Replay, position, check and lab use the words and drawings of the pack of their game, and of no other."""
    both = ["hungarian", "spanish"]
    replayed = "".join(ask("replay", text=PARTI_76, packs=both)["steps"])
    assert "l’alsó de feuille" in replayed
    assert "hungarian-card-JS" in replayed
    assert "spanish" not in replayed
    position = ask("position", "es", text=TRICK_25, step=4, branch=[], packs=both)
    assert "dos de espadas" in position["html"]["scene"]
    assert "spanish-card-2S" in position["html"]["scene"]
    assert "l’alsó" not in "".join(ask("replay", text=PARTI_76, packs=["spanish"])["steps"])
    checked = ask("check", text=ILLEGAL, packs=both)
    assert "gland" in checked["verdict"]["error"]["message"] + checked["html"]
    assert 'data-pack="hungarian"' in checked["replay"]
    lab = ask("lab", lab="alcalde.order", settings={"trump": "S"}, packs=both)
    assert "spanish-card-QS" in lab["html"]
    assert "épée" in lab["html"]


def test_a_page_with_both_games_is_checked_in_both_packs() -> None:
    """Each verdict is told in the cards of its own game."""
    page = "".join(f"```example\n{text}```\n\n" for text in (ILLEGAL, TRICK_25))
    html = ask("check", text=page, packs=["hungarian", "spanish"])["html"]
    assert "huit de gland" in html
    assert "deux d’épée" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_through_a_player_s_eyes(language: str) -> None:
    """Every step again, numbered as before; the other hand is backs, and a line says whose it is."""
    whole = ask("replay", language, text=PARTI_76)["steps"]
    steps = ask("replay", language, text=PARTI_76, seat=0)["steps"]
    assert len(steps) == len(whole) == 31
    for number, step in enumerate(steps, 1):
        assert step.startswith(f'<li class="step" data-step="{number}"')
        assert '<p class="unseen">' in step
    assert steps[0].count("card-back") == whole[0].count("card-back") + 8
    assert "unseen" not in "".join(whole)


@pytest.mark.parametrize(
    ("text", "seat"), [(PARTI_76, 2), (PARTI_76, -1), (PARTI_76, "0"), (PARTI_76, True), (PARTI_76, 0.0), (TRICK_25, 0)]
)
def test_nobody_sits_there(text: str, seat: object) -> None:
    """Eyes that no player of a whole deal has are a question that makes no sense."""
    assert is_apology(ask("replay", text=text, seat=seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("branch", "rule"),
    [
        (["play:AC", "play:AS"], "alsos.tricks.follow-suit"),
        (["play:9Z"], "notation.card"),
        (["nonsense"], "notation.value"),
        (["play:AC"] * 401, ""),
    ],
)
def test_a_branch_that_a_link_brought(branch: list[str], rule: str, language: str) -> None:
    """One that can be played is; one that cannot is answered in its own words, with the reason if there is one."""
    assert ask("position", language, text=PARTI_76, step=9, branch=["play:AC"], linked=True)["ok"]
    reply = ask("position", language, text=PARTI_76, step=9, branch=branch, linked=True)
    lost = {
        "fr": "Ce lien mène à un «\u00a0Et si…\u00a0» impossible\u00a0:",
        "es": "Este enlace lleva a un «¿Y si…?» imposible:",
    }
    assert not reply["ok"]
    assert reply["refusal"]["rule"] == rule
    assert reply["refusal"]["html"].startswith(f"<span>{lost[language]}")
    assert reply["refusal"]["spoken"].startswith(lost[language])
    assert (f"#{rule}" in reply["refusal"]["html"]) == bool(rule)
