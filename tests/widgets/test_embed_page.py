"""A widget alone on its page: where that page lies, what stands on it, and where its links lead."""

from __future__ import annotations

import re

import pytest

from tests.widgets.drawn import TRANSLATORS, example, replayed
from widgets.embed_page import Home, embed_page, embed_way
from widgets.labs.all_labs import LABS
from widgets.labs.lab_view import lab_view
from widgets.markup import NOTHING
from widgets.replay_view import replay_view
from widgets.share_view import share_words

HEAD = '<link rel="stylesheet" href="../../assets/a.css"><link rel="stylesheet" href="../../assets/b.css">'


@pytest.mark.parametrize(
    ("path", "way"),
    [
        ("index.md", "embed/x/"),
        ("check.md", "embed/check/x/"),
        ("alsos/index.md", "embed/alsos/x/"),
        ("alsos/cases.md", "embed/alsos/cases/x/"),
        ("my-index.md", "embed/my-index/x/"),
    ],
)
def test_every_widget_has_a_page_of_its_own(path: str, way: str) -> None:
    """Under the name of the page on which it stands, so that two pages may have examples of one name."""
    assert embed_way(path, "x") == way


def test_what_stands_on_the_page() -> None:
    """Its title, the styles of its home, the shell, the widget, the way home; every link opens a window of its own."""
    _ = TRANSLATORS[1]
    text = example("trick-25")
    widget = replay_view(replayed(text), text, "../../../", _)
    home = Home("es/alcalde/", "Reglas — La mesa", f"<head>{HEAD}</head>")
    page = embed_page("es/embed/alcalde/trick-25/", widget, "trick-25", "El dos", NOTHING, home, _)
    assert page.startswith('<!doctype html>\n<html lang="es">')
    assert "<title>El dos</title>" in page
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', page) == [
        "../../../../assets/a.css",
        "../../../../assets/b.css",
    ]
    assert '<script type="module" src="../../../../assets/shell/embed.js"' in page
    assert '<base target="_blank">' in page
    assert page.count("<card-replay") == page.count(f"{widget}") == 1
    assert '<a href="../../../alcalde/#trick-25">Reglas — La mesa</a>' in page
    assert "share" not in page
    assert not re.search(r"<script(?![^>]* src=)| style=| on\w+=", page)


def test_the_home_page_itself() -> None:
    """A widget of the first page of all leads back to the root."""
    home = Home("", "Accueil", "")
    page = embed_page("embed/x/", NOTHING, "x", "X", NOTHING, home, TRANSLATORS[0])
    assert 'href="../../#x"' in page


def test_only_what_has_a_page_is_passed_on() -> None:
    """A replay of the reader's own, or one that is framed already, offers nothing; what stands on a page does."""
    _ = TRANSLATORS[0]
    text = example("trick-25")
    assert "share" not in replay_view(replayed(text), text, "../", _)
    for html in (
        replay_view(replayed(text), text, "../", _, "../embed/x/"),
        lab_view(next(iter(LABS)), "../", _, "../embed/x/"),
    ):
        assert html.count('<details class="share" hidden data-embed="../embed/x/">') == 1
    assert re.findall(r'data-part="(\w+)"', share_words(_)) == ["link", "link", "code", "code"]
