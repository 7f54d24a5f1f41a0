"""What of a page is drawn once for each pack, and the choice between the packs."""

from __future__ import annotations

import json

import pytest

from engine.cards import Suit
from engine.notation import read
from engine.record import replay
from tests.widgets.asking import PARTI_76, TRICK_25
from tests.widgets.drawn import seen
from tests.widgets.packs.test_words import INTERNATIONAL_WORDS
from widgets.fill import Place, fill
from widgets.i18n import LANGUAGES, load
from widgets.labs.all_labs import LABS
from widgets.labs.lab_view import lab_view
from widgets.packs import OTHER_PACKS, Pack
from widgets.packs.choice import pack_choice, pack_files
from widgets.packs.parts import Parts
from widgets.replay_view import replay_view
from widgets.words import suit_name


def tables(parts: Parts) -> dict[str, dict[str, str]]:
    return {name: json.loads(text) for name, text in parts.files()}


def test_a_part_is_what_another_pack_draws_otherwise() -> None:
    """It has the same key in the page and in the table of the other pack, on its own element or on one around words."""
    parts = Parts("fr")
    assert parts.part("alsos", lambda _: suit_name(Suit.SPADES, _)) == '<span data-drawn="1">pique</span>'
    assert parts.part("alsos", lambda _: f'<p class="a">{suit_name(Suit.CLUBS, _)}</p>') == (
        '<p data-drawn="2" class="a">trèfle</p>'
    )
    assert tables(parts) == {
        "pack-hungarian.json": {
            "1": '<span data-drawn="1">feuille</span>',
            "2": '<p data-drawn="2" class="a">gland</p>',
        }
    }
    assert parts.games == {"alsos"}


def test_what_is_the_same_in_every_pack_is_no_part() -> None:
    """A number, a heart in Hungarian cards, what belongs to no game: they stand in the page as they are."""
    parts = Parts("fr")
    assert parts.part("alsos", lambda _: "<b>162</b>") == "<b>162</b>"
    assert parts.part("alsos", lambda _: suit_name(Suit.HEARTS, _)) == "cœur"
    assert parts.part("", lambda _: suit_name(Suit.SPADES, _)) == "pique"
    assert not tables(parts)
    assert not parts.games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_filled_in_every_pack_of_its_game(language: str) -> None:
    """Cards and suits in the text, tables and lists of ranks follow; what compares the packs stays."""
    parts = Parts(language)
    place = Place(load(language), "alsos", "", lambda _id: {"trump": "S"}, parts=parts)
    lines = ["{{ card JS }} {{ number alsos.pack-total }}", "{{ table alsos.ranks }}", "{{ table alsos.courts }}"]
    filled = fill([*lines, "{{ result deal trump }}"], place, lambda _line, text: pytest.fail(text))
    assert "".join(filled).count("data-drawn=") == 3
    assert "162" in filled[0]
    table = tables(parts)["pack-hungarian.json"]
    assert "hungarian-card-JS" in table["1"]
    assert "alsó" in table["2"]
    assert not [html for html in table.values() if INTERNATIONAL_WORDS[language].search(html)]


def test_a_table_names_its_game_on_a_page_of_none() -> None:
    """On a page about both games a table is drawn in the packs of the game that its name begins with."""
    parts = Parts("es")
    place = Place(load("es"), "", "", lambda _id: {}, parts=parts)
    fill(["{{ table alcalde.values }}", "{{ table alsos.values }}"], place, lambda _line, text: pytest.fail(text))
    assert set(tables(parts)) == {"pack-hungarian.json", "pack-spanish.json"}
    assert "sota" in tables(parts)["pack-spanish.json"]["1"]


def filled(line: str, game: str) -> tuple[str, dict[str, dict[str, str]], list[str]]:
    """A line of a page of that game: as filled, the tables beside it, and what could not be filled."""
    parts, reported = Parts("fr"), []
    place = Place(load("fr"), game, "", lambda _id: {}, parts=parts)
    (text,) = fill([line], place, lambda _line, message: reported.append(message))
    return text, tables(parts), reported


def test_prose_names_what_another_pack_calls_otherwise() -> None:
    """The page says the one, the table the other; Hungarian names are marked as such."""
    text, table, _ = filled("À l’atout, {{ called le valet | l’alsó }} est le maître.", "alsos")
    assert text == 'À l’atout, <span data-drawn="1">le valet</span> est le maître.'
    assert table["pack-hungarian.json"] == {"1": '<span data-drawn="1">l’<span lang="hu">alsó</span></span>'}
    _, table, _ = filled("{{ called valet, neuf | alsó, neuf }}", "alsos")
    assert table["pack-hungarian.json"]["1"] == '<span data-drawn="1"><span lang="hu">alsó</span>, neuf</span>'
    text, table, _ = filled("{{ rule alsos.cards.suits | trèfle, pique | gland, feuille }}", "alsos")
    assert text.endswith(">trèfle, pique</a>")
    assert table["pack-hungarian.json"]["1"].endswith(">gland, feuille</a>")


@pytest.mark.parametrize(
    ("line", "game", "complaint"),
    [
        ("{{ called le valet }}", "alsos", "`called WORDS"),
        ("{{ called le valet | }}", "alsos", "`called WORDS"),
        ("{{ called le valet | l’alsó }}", "", "a page of one game"),
    ],
)
def test_what_has_no_other_word_is_reported(line: str, game: str, complaint: str) -> None:
    """Half of it, or a page whose game nobody can tell, is a mistake of the page."""
    text, table, reported = filled(line, game)
    assert (text, table) == (line, {})
    assert complaint in reported[0]


REPLAYS = [(PARTI_76, Pack.HUNGARIAN, "hungarian-card-JS"), (TRICK_25, Pack.SPANISH, "spanish-card-2S")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "pack", "symbol"), REPLAYS, ids=[row[1] for row in REPLAYS])
def test_a_replay_in_another_pack_has_no_word_of_the_first(text, pack, symbol, language) -> None:
    """Every step, sentence and label of it, the drawings too; only titles of rules keep the words of their page."""
    html = replay_view(replay(read(text)), text, "../", load(language, pack))
    drawing = seen(html)
    assert symbol in drawing.symbols
    assert not {name for name in drawing.symbols if name.startswith(("card-", "suit-"))} - {"card-back"}
    assert not INTERNATIONAL_WORDS[language].findall(html)
    assert f'data-pack="{pack}"' in html
    assert "data-pack" not in replay_view(replay(read(text)), text, "../", load(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LABS)
def test_a_lab_in_another_pack_has_no_word_of_the_first(name: str, language: str) -> None:
    """As it begins, in the pack of its game."""
    pack = next(pack for pack, game in OTHER_PACKS.items() if game == LABS[name].game)
    html = lab_view(name, "../", load(language, pack))
    drawing = seen(html)
    assert not {name for name in drawing.symbols if name.startswith(("card-", "suit-"))} - {"card-back"}
    assert not INTERNATIONAL_WORDS[language].findall(" ".join((*drawing.text, *drawing.values)))
    assert f'data-pack="{pack}"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_offers_every_pack_of_the_games_of_a_page(language: str) -> None:
    """One set of choices a game, the first pack chosen, each with a picture that the site has and words for the ear."""
    _, parts = load(language), Parts(language)
    html = pack_choice({"alcalde", "alsos"}, "../assets/", parts, _)
    assert html.count("<pack-choice") == 2
    assert html.count(" checked") == 2
    assert html.count("data-said=") == 4
    files = {address for address, _text in pack_files()}
    pictures = [part.partition('"')[0] for part in html.split('src="../')[1:]]
    assert len(pictures) == 4
    assert set(pictures) <= files
    assert {f"assets/packs/{pack}.svg" for pack in OTHER_PACKS} <= files
    assert pack_choice({""}, "../assets/", parts, _) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_its_text_calls_otherwise(language: str) -> None:
    """In another pack a line gives each of its words beside that of the text; a word that is the same is left out."""
    parts = Parts(language)
    html = pack_choice({"alsos", "alcalde"}, "", parts, load(language))
    hungarian, spanish = (tables(parts)[f"pack-{pack}.json"].values() for pack in OTHER_PACKS)
    (hungarian,), (spanish,) = hungarian, spanish
    assert html.count("hidden></div>") == 2
    assert '<span lang="hu">alsó</span>' in hungarian
    assert "sota" in spanish
    equal = {"fr": "cœur = cœur", "es": "rey = rey"}[language]
    assert equal not in hungarian + spanish
    assert "hungarian-suit-C" in hungarian
    assert "spanish-suit-C" in spanish
