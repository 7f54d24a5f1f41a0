"""What the tables say: row by row the figures of the rules, in both languages, readable by ear."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from widgets.i18n import load
from widgets.problems import Unfillable
from widgets.tables import TABLES, table


class Cells(HTMLParser):
    """The text of every cell, row by row; what is hidden from the ear is no text anyway."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.scopes: list[str | None] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        elif tag in ("th", "td"):
            self.rows[-1].append("")
            if tag == "th":
                self.scopes.append(dict(attrs).get("scope"))

    def handle_data(self, data: str) -> None:
        self.rows[-1][-1] = (self.rows[-1][-1] + data).strip()


def rows(name: str, language: str = "fr") -> list[list[str]]:
    return Cells(table(name, load(language))).rows[1:]


def columns(name: str, *at: int) -> list[tuple[str, ...]]:
    return [tuple(row[column] for column in at) for row in rows(name)]


def test_alsos_values() -> None:
    """J 9 A 10 K Q 8 7: what a card is worth as a trump and otherwise, 62 and 30 a suit (alsos.cards.values)."""
    assert columns("alsos.values", 0, 1, 2) == [
        ("valet", "20", "2"),
        ("neuf", "14", "0"),
        ("as", "11", "11"),
        ("dix", "10", "10"),
        ("roi", "4", "4"),
        ("dame", "3", "3"),
        ("huit", "0", "0"),
        ("sept", "0", "0"),
        ("Toute la couleur", "62", "30"),
    ]


def test_alsos_orders() -> None:
    """Three orders of the ranks: trumps, the other suits, runs (alsos.cards.ranks)."""
    assert [orders for _name, orders in rows("alsos.ranks")] == [
        "valet · neuf · as · dix · roi · dame · huit · sept",
        "as · dix · roi · dame · valet · neuf · huit · sept",
        "as · roi · dame · valet · dix · neuf · huit · sept",
    ]


def test_alsos_suits() -> None:
    """Clubs, hearts, diamonds, spades from high to low, with makk, piros, tök and zöld (alsos.cards.suits)."""
    french, spanish = rows("alsos.suits"), rows("alsos.suits", "es")
    assert [row[0] for row in french] == ["trèfle", "cœur", "carreau", "pique"]
    assert [row[0] for row in spanish] == ["tréboles", "corazones", "diamantes", "picas"]
    for shown in (french, spanish):
        assert [row[1].partition("(")[2] for row in shown] == ["makk)", "piros)", "tök)", "zöld)"]


def test_hungarian_courts() -> None:
    """Ace, king, queen and jack are ász, király, felső and alsó."""
    assert rows("alsos.courts") == [["as", "ász"], ["roi", "király"], ["dame", "felső"], ["valet", "alsó"]]


def test_announcements() -> None:
    """Slug by slug what it is worth late and early, Abszolút early alone (alsos.announcements.values)."""
    assert columns("alsos.announcements", 0, 2, 3) == [
        ("Abszolút", "—", "1"),
        ("100", "2", "4"),
        ("200", "1", "2"),
        ("Tous les trois", "1", "2"),
        ("Ultimó", "2", "4"),
        ("Család", "1", "2"),
        ("Tous les atouts", "2", "4"),
        ("Kassza", "1", "2"),
        ("44", "2", "4"),
    ]


def test_how_announcements_are_won() -> None:
    """The limits are exceeded, not reached; captures name the ranks (alsos.announcements.values)."""
    won = dict(columns("alsos.announcements", 0, 1))
    assert "dépasser 81 points de cartes" in won["Abszolút"]
    assert won["100"] == "dépasser 100 points de cartes"
    assert won["200"] == "dépasser 200 points, annonces comprises"
    assert won["Tous les trois"].endswith("valet · neuf · sept")
    assert won["Család"].endswith("as · roi · dame")
    assert won["Tous les atouts"].endswith("valet · neuf · as · dix · roi · dame")


def test_kontra_factors() -> None:
    """Times four early, times two late, the answer likewise (alsos.announcements.kontra, .rekontra)."""
    assert rows("alsos.kontra") == [["kontra", "×\xa04", "×\xa02"], ["rekontra", "×\xa04", "×\xa02"]]


def test_runs_and_melds() -> None:
    """Terc 20, kvart 50, five to eight 100, a four 80, béla 20 (alsos.melds.*)."""
    runs = [("terc", "3", "20"), ("kvart", "4", "50"), ("kvint", "5", "100"), ("szext", "6", "100")]
    runs += [("szept", "7", "100"), ("okt", "8", "100")]
    assert columns("alsos.runs", 0, 1, 2) == runs
    points = dict(columns("alsos.melds", 0, 2))
    assert points == {name: value for name, _length, value in runs} | {"carré (vannak)": "80", "béla": "20"}


def test_stakes() -> None:
    """Every item without an answer, with a kontra, with a rekontra; what is late is answered late."""
    shown = {row[0]: row[1:] for row in rows("alsos.stakes")}
    assert shown["Parti"] == ["1", "2", "4", "4", "8", "16"]
    assert shown["Ultimó, promis tôt"] == ["4", "8", "16", "16", "32", "64"]
    assert shown["Ultimó, promis tard"] == ["2", "4", "—", "8", "—", "—"]
    assert "Abszolút, promis tard" not in shown
    assert len(shown) == 1 + 8 + 9


def test_alcalde_values() -> None:
    """A 11, 3 10, K 4, Q 3, J 2, the rest nothing: 30 a suit, 120 in all (alcalde.cards.values)."""
    assert rows("alcalde.values") == [
        ["as", "11"],
        ["trois", "10"],
        ["roi", "4"],
        ["dame", "3"],
        ["valet", "2"],
        ["sept", "0"],
        ["six", "0"],
        ["cinq", "0"],
        ["quatre", "0"],
        ["deux", "0"],
        ["Toute la couleur", "30"],
        ["Tout le paquet", "120"],
    ]


def test_alcalde_ranks_in_either_pack() -> None:
    """A 3 K Q J 7 6 5 4 2; rey, caballo and sota stand for king, queen and jack (alcalde.cards.ranks)."""
    shown = rows("alcalde.ranks", "es")
    assert [row[0] for row in shown] == [str(place) for place in range(1, 11)]
    assert [row[2] for row in shown] == "as tres rey caballo sota siete seis cinco cuatro dos".split()


def test_alcalde_suits_in_either_pack() -> None:
    """Hearts are copas, diamonds oros, spades espadas, clubs bastos."""
    assert rows("alcalde.suits", "es") == [
        ["corazones", "copas"],
        ["diamantes", "oros"],
        ["picas", "espadas"],
        ["tréboles", "bastos"],
    ]


@pytest.mark.parametrize("language", ["fr", "es"])
@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_whole(name: str, language: str) -> None:
    """Heads say which column or row they head, no cell is empty, and no line break would end the block in Markdown."""
    html = table(name, load(language))
    cells = Cells(html)
    assert "\n" not in html
    assert len({len(row) for row in cells.rows}) == 1
    assert all(all(row) for row in cells.rows)
    assert set(cells.scopes) == {"col", "row"}


@pytest.mark.parametrize("name", [name for name in TABLES if name not in ("alsos.courts", "alsos.kontra")])
def test_the_words_are_those_of_the_language(name: str) -> None:
    """The French and the Spanish table hold the same figures and different words."""
    french, spanish = Cells(table(name, load("fr"))).rows, Cells(table(name, load("es"))).rows
    assert french != spanish
    figures = [[[cell for cell in row if cell.isdecimal()] for row in shown] for shown in (french, spanish)]
    assert figures[0] == figures[1]


def test_an_unknown_table_is_refused() -> None:
    """The nearest name is told."""
    with pytest.raises(Unfillable, match=r"did you mean 'alsos\.values'"):
        table("alsos.value", load("fr"))
