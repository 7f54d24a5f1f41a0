"""What a link to the site shows elsewhere: title, description, and a picture in the page's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.widgets.small_site import URL, Built, make_site, with_page
from widgets.i18n import LANGUAGES, load
from widgets.social import HEIGHT, WIDTH, picture_name, picture_page

ROOT = Path(__file__).parents[2]
TEXT = "# Un « titre » & plus { #t }\n\nUne phrase “simple”, *courte*.\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A small site with a picture in French alone."""
    folder = tmp_path_factory.mktemp("social")
    (folder / "docs" / "assets").mkdir(parents=True)
    (folder / "docs" / picture_name("fr")).write_bytes(b"")
    made = make_site(folder, with_page(TEXT))
    assert (made.aborted, made.warnings) == (False, ())
    return made


def told(html: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]*|description)" content="([^"]*)">', html))


def test_what_a_link_shows(built: Built) -> None:
    """Each page its own title and description; addresses of the site itself, no others."""
    found = told(built.read("more/index.html"))
    assert found["og:title"] == "Un « titre » &amp; plus"
    assert found["description"] == found["og:description"] == "Une phrase “simple”, courte."
    assert (found["og:url"], found["og:image"]) == (f"{URL}more/", f"{URL}assets/social-fr.png")
    assert (found["og:image:width"], found["twitter:card"]) == (str(WIDTH), "summary_large_image")
    assert found["og:image:alt"].startswith("Cinq cartes")


def test_a_language_without_a_picture(built: Built) -> None:
    """Its links show words alone."""
    found = told(built.read("es/more/index.html"))
    assert (found["og:site_name"], found["twitter:card"]) == ("La mesa", "summary")
    assert "og:image" not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures(language: str) -> None:
    """They are there, in the size that is told, small enough; their page names only what it draws."""
    data = (ROOT / "docs" / picture_name(language)).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (WIDTH, HEIGHT)
    assert len(data) < 150_000
    page = picture_page(load(language), "fonts")
    assert set(re.findall(r'xlink:href="#([^"]+)"', page)) <= set(re.findall(r'id="([^"]+)"', page))
