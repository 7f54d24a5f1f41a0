"""The pictures of the site elsewhere: beside a link to it, one a language (`docs/assets/social-LANGUAGE.png`), and on
the screen of a device that has installed it (`icon-….png`).

`python -m widgets.social` draws them anew with the cards of the site, in Chromium (`make pictures`); they are
committed.
"""

from __future__ import annotations

import os
from pathlib import Path

from engine.cards import parse_card
from widgets.cards_view import card_picture
from widgets.i18n import LANGUAGES, Translator, load
from widgets.markup import Markup, tag
from widgets.packs.sprite import sprite
from widgets.site_index import ICONS

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "assets"
SIGN = ROOT / "widgets" / "theme" / "assets" / "images" / "favicon.svg"
FELT = "#2f5d50"
WIDTH, HEIGHT = 1200, 630
SHOWN = ("JS", "9S", "AH", "3D", "2S")
"""The two best trumps of Alsós, an ace, and from Alcalde a three and the two that takes it all."""

LOOK = """
@font-face { font-family: serif-4; src: url(FONTS/source-serif-4-latin-wght-normal.woff2); font-weight: 200 900; }
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; padding: 76px 90px; background: #2f5d50; color: #fffdf8; font-family: serif-4; }
h1 { font-size: 82px; font-weight: 650; line-height: 1.05; }
p { margin-top: 22px; text-wrap: balance; font-size: 36px; line-height: 1.3; color: #f3dcc0; }
.fan { position: absolute; right: 84px; bottom: -58px; display: flex; }
.fan .card { width: 190px; height: 266px; margin-left: -46px; filter: drop-shadow(0 4px 10px #0006); }
.fan .card:nth-child(odd) { transform: rotate(-5deg) translateY(-8px); }
.fan .card:nth-child(even) { transform: rotate(4deg); }
"""


def picture_name(language: str) -> str:
    """The file of that language's picture, from the root of the site."""
    return f"assets/social-{language}.png"


def picture_words(_: Translator) -> str:
    """What the picture shows, for those who do not see it."""
    return _("Five cards on green felt, and the name of the site")


def picture_page(_: Translator, fonts: str) -> Markup:
    """The picture as a page of its own; `fonts` is the address of the folder with the typefaces."""
    cards = tuple(card_picture(parse_card(token), _) for token in SHOWN)
    body = tag(
        "body",
        sprite(["alsos", "alcalde"], _),
        tag("h1", _("The card table")),
        tag("p", _("Alsós for two, Alcalde for three: every rule, played card by card")),
        tag("div", *cards, class_="fan"),
    )
    head = tag("head", tag("meta", charset="utf-8"), tag("style", Markup(LOOK.replace("FONTS", fonts))))
    return Markup("<!doctype html>") + tag("html", head, body, lang=_.language)


def icon_page(width: int, purpose: str) -> Markup:
    """The sign of the site as a page of its own; one that a device may cut has room, and colour to the edge."""
    sign = SIGN.read_text(encoding="utf-8")
    room = 0.12 * width if purpose == "maskable" else 0
    look = f"body {{ margin: 0; width: {width}px; background: {FELT if room else 'transparent'}; }}"
    look += f"svg {{ display: block; box-sizing: border-box; width: {width}px; padding: {room}px; }}"
    head = tag("head", tag("meta", charset="utf-8"), tag("style", Markup(look)))
    return Markup("<!doctype html>") + tag("html", head, tag("body", Markup(sign)))


def draw(chromium: Path) -> None:
    """Draw the pictures of all languages anew."""
    from playwright.sync_api import sync_playwright

    fonts = (ROOT / "node_modules/@fontsource-variable/source-serif-4/files").as_uri()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for language in LANGUAGES:
            source = ROOT / "build" / "social.html"
            source.parent.mkdir(exist_ok=True)
            source.write_text(picture_page(load(language), fonts), encoding="utf-8")
            page.goto(source.as_uri())
            page.evaluate("document.fonts.ready")
            page.screenshot(path=PICTURES / Path(picture_name(language)).name)
        for file, (width, purpose) in ICONS.items():
            page.set_viewport_size({"width": width, "height": width})
            page.set_content(icon_page(width, purpose))
            page.screenshot(path=PICTURES / Path(file).name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw(Path(os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")))
