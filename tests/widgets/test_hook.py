"""What MkDocs builds with the hook: finished pages in both languages, or a failure that says where each mistake is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.widgets.small_site import FRONT, GOOD_TRICK, MELDS, TRICK, Built, make_site, rule_pages, with_page
from widgets.bridge import handle
from widgets.charts import chart
from widgets.i18n import load
from widgets.rule_ids import RULE_PAGES

PAGE = """---
title: {title}
---

# {title} {{ #page }}

{{{{ number alsos.pack-total }}}} / {{{{ words alsos.tricks }}}} / {{{{ result trick-25 points }}}} / {{{{ card AS }}}}

{{{{ table alsos.kontra }}}}

{{{{ chart alcalde.trumps }}}}

{{{{ rule alsos.tricks.follow-suit }}}} [5](#trick-25/5) [pack](alsos/index.md#alsos.cards.pack) [a](mailto:a@b.example)

"""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """A site with all that pages may hold, and no mistake."""
    pages = rule_pages()
    changes = {
        f"{language}/{path}": text
        for language, title in (("fr", "Exemples"), ("es", "Ejemplos"))
        for path, text in {
            "more.md": PAGE.format(title=title) + GOOD_TRICK + "\nText.\n\n" + MELDS,
            "alcalde/index.md": pages[f"{language}/alcalde/index.md"] + GOOD_TRICK,
            "check.md": pages[f"{language}/check.md"] + '<div data-widget="checker"></div>\n',
        }.items()
    }
    built = make_site(tmp_path_factory.mktemp("good"), changes)
    assert (built.aborted, built.warnings) == (False, ())
    return built


def steps(html: str) -> list[str]:
    return re.findall(r'<li class="step".*?</div></li>', html)


def test_blanks_are_filled_in_both_languages(good: Built) -> None:
    """Numbers, words, results, cards, tables and rules come from the engine, in the page's words."""
    french, spanish = good.read("more/index.html"), good.read("es/more/index.html")
    assert "162 / douze / 25 / <span" in french
    assert "162 / doce / 25 / <span" in spanish
    assert "as de pique" in french
    assert "as de picas" in spanish
    assert '<th scope="col">Dit tôt</th>' in french
    assert '<a class="rule" href="../alsos/#alsos.tricks.follow-suit">Asistir si se puede</a>' in spanish
    assert "{{" not in french + spanish


def test_charts_are_drawn_in_both_languages(good: Built) -> None:
    """Markdown leaves the drawing and its table as the view made them; both languages draw the same figures."""
    drawings = []
    for language, path in (("fr", "more/index.html"), ("es", "es/more/index.html")):
        html = good.read(path)
        assert chart("alcalde.trumps", load(language)) in html
        drawings.append(re.findall(r'<svg class="mark" x="[^"]+"', html))
    assert drawings[0] == drawings[1]
    assert len(drawings[0]) >= 5


def test_every_example_and_lab_stands_on_a_page_of_its_own(good: Built) -> None:
    """In both languages, drawn as on its page, with the cards that it needs; what has no name has no page."""
    for root, home in (("", "Exemples — La table"), ("es/", "Ejemplos — La mesa")):
        page = good.read(f"{root}embed/more/trick-25/index.html")
        step = re.search(r'<li class="step" data-step="2".*?</li>', page)[0]
        assert step.replace("../../../", "../") in good.read(f"{root}more/index.html")
        assert 'id="card-2S"' in page
        assert f'<a href="../../../more/#trick-25">{home}</a>' in page
        assert sorted(path.parent.name for path in good.folder.glob(f"{root}embed/more/*/index.html")) == ["trick-25"]
        assert good.read(f"{root}embed/alcalde/trick-25/index.html")
        widget = good.read(f"{root}more/index.html")
        assert widget.count('<template id="share-words">') == 1
        assert widget.count('data-embed="../embed/more/trick-25/"') == 1


@pytest.mark.parametrize("path", RULE_PAGES)
def test_rules_have_titles_and_anchors(good: Built, path: str) -> None:
    """`### id` becomes the rule's title, with the id as anchor, the same in both languages."""
    folder = {"check.md": "check/"}.get(path, path.removesuffix("index.md"))
    for root in ("", "es/"):
        html = good.read(f"{root}{folder}index.html")
        assert [rule for rule in RULE_PAGES[path] if f'<h3 id="{rule}">' not in html] == []
        assert [rule for rule in RULE_PAGES[path] if f">{rule}<" in html] == []
    assert '<h3 id="alsos.tricks.follow-suit">Fournir si possible<' in good.read("alsos/index.html")


@pytest.mark.parametrize("page", ["alsos", "alcalde", "es/alsos", "es/alcalde"])
def test_the_window_is_named_after_the_heading(good: Built, page: str) -> None:
    """Pages of the same name in the navigation are told apart: rules of one game, rules of the other."""
    html = good.read(f"{page}/index.html")
    heading = re.search(r"<h1[^>]*>([^<]+)", html)
    assert heading is not None
    assert f"<title>{heading[1].strip()} - " in html


def test_an_example_becomes_its_replay(good: Built) -> None:
    """All steps stand in the HTML, in the page's language, with the way to that language's root."""
    for root, language, title in (("", "fr", "Le deux qui prend tout"), ("es/", "es", "El dos que se lo lleva todo")):
        html = good.read(f"{root}alcalde/index.html")
        assert html.count("<card-replay") == 1
        assert f'id="trick-25" class="replay" data-game="alcalde" data-kind="trick" data-language="{language}"' in html
        assert 'data-base="../" data-steps="5"' in html
        assert title in html
        assert len(steps(html)) == 5
        assert "data-example=" not in html
        assert "```" not in html


def test_an_example_that_shows_a_refusal(tmp_path: Path) -> None:
    """The steps before it, then the refusal in words; a text that cannot even be dealt stands as it is."""
    trick = '```example\ngame = "alsos"\nkind = "trick"\nid = "{id}"\ntrump = "S"\nplayers = ["Anna", "Bence"]\n'
    trick += 'plays = ["Anna AH {card}"]\nhands = {{ Anna = "AH KH", Bence = "7H 8C" }}\n'
    undealt = trick.format(id="undealt", card="8C").replace("7H 8C", "AH 8C")
    illegal, twice = trick.format(id="follow", card="8C"), trick.format(id="twice", card="AH")
    page = "".join(
        f'{text}[expect]\nerror = "{rule}"\n```\n\n'
        for text, rule in (
            (illegal, "alsos.tricks.follow-suit"),
            (twice, "alsos.tricks.own-card"),
            (undealt, "alsos.cards.pack"),
        )
    )
    built = make_site(tmp_path, with_page(FRONT + page + "[a](#follow/3) [b](#twice/3) [c](#undealt)\n"))
    assert (built.aborted, built.warnings) == (False, ())
    html = built.read("more/index.html")
    assert html.count('<li class="step refused"') == html.count("<card-replay") == 2
    assert html.count("Comme prévu, les règles le refusent") == 1
    assert '<div class="widget" id="undealt"><pre' in html
    assert "Bence = &quot;AH 8C&quot;" in html


def test_the_page_shows_what_the_worker_answers(good: Built) -> None:
    """The build and the browser run the same engine and the same views: step by step the same markup."""
    html = good.read("es/more/index.html")
    shown = steps(html)
    answered: list[str] = []
    for text in re.findall(r"<code>(game = .*?)</code>", html, re.DOTALL):
        plain = text.replace("&quot;", '"').replace("&#10;", "\n")
        request = {"id": 1, "op": "replay", "language": "es", "base": "../", "text": plain}
        answered += json.loads(handle(json.dumps(request)))["steps"]
    assert len(answered) == 6
    assert shown == answered


def test_cards_are_drawn_once_a_page(good: Built) -> None:
    """One sprite on a page with cards, with the packs of its games; none on a page without."""
    more = good.read("more/index.html")
    assert more.count('class="card-sprite"') == 1
    alcalde = good.read("alcalde/index.html")
    assert alcalde.count('class="card-sprite"') == 1
    assert ('id="card-3H"' in alcalde, 'id="card-8H"' in alcalde) == (True, False)
    assert ('id="card-3H"' in more, 'id="card-8H"' in more) == (True, True)
    assert "card-sprite" not in good.read("index.html") + good.read("es/index.html")
    assert "data-sprite" not in good.read("index.html")


def test_the_checker_takes_its_place(good: Built) -> None:
    """The placeholder becomes the box, with both packs for whatever is checked."""
    html = good.read("es/check/index.html")
    assert '<engine-check class="checker" data-language="es" data-base="../">' in html
    assert ">Verificar<" in html
    assert 'id="card-3H"' in html
    assert 'id="card-8H"' in html
    assert "data-widget" not in html


def test_the_way_to_the_other_language(good: Built) -> None:
    """A link in the header and a hidden offer, in that language's words, lead to the same page."""
    html = good.read("more/index.html")
    assert 'href="../es/more/" hreflang="es" lang="es">Español</a>' in html
    offer = re.search(r"<language-offer.*?</language-offer>", html, re.DOTALL)
    assert offer
    assert 'hidden data-language="es" lang="es"' in offer[0]
    assert 'href="../es/more/"' in offer[0]
    assert "Esta página también está en español." in offer[0]
    back = good.read("es/more/index.html")
    assert 'href="../../more/" hreflang="fr" lang="fr">Français</a>' in back
    assert "Cette page existe aussi en français." in back
    assert 'rel="alternate"' not in html + back
    assert '<html lang="es"' in back


def config_of(html: str) -> dict[str, Any]:
    found = re.search(r'<script id="__config" type="application/json">(.*?)</script>', html)
    assert found
    config: dict[str, Any] = json.loads(found[1])
    return config


def test_search_and_sitemap_are_one_language_each(good: Built) -> None:
    """Each language's pages ask the index and the sitemap of their own root, and find nothing foreign there."""
    bases = {path: config_of(good.read(path))["base"] for path in ("index.html", "more/index.html", "es/index.html")}
    assert bases == {"index.html": ".", "more/index.html": "..", "es/index.html": "."}
    assert config_of(good.read("es/more/index.html"))["base"] == ".."
    for root, language, title, foreign in (("", "fr", "Exemples", "Ejemplos"), ("es/", "es", "Ejemplos", "Exemples")):
        index = json.loads(good.read(f"{root}search/search_index.json"))
        assert index["config"]["lang"] == [language]
        titles = [entry["title"] for entry in index["docs"]]
        assert title in titles
        assert foreign not in titles
        assert not [entry for entry in index["docs"] if entry["location"].startswith("es/")]
        pages = re.findall(r"<loc>(.*?)</loc>", good.read(f"{root}sitemap.xml"))
        assert len(pages) == 5
        assert {"/es/" in page for page in pages} == {language == "es"}
    assert '<xhtml:link rel="alternate" hreflang="es" href="https://table.example/jeux/es/more/"/>' in good.read(
        "sitemap.xml"
    )
    assert good.read("robots.txt").splitlines()[2:] == [
        "Sitemap: https://table.example/jeux/sitemap.xml",
        "Sitemap: https://table.example/jeux/es/sitemap.xml",
    ]


def test_search_finds_examples_by_title_and_not_by_every_step(good: Built) -> None:
    """A replay of thirty steps would drown the index; its title stands for it."""
    index = good.read("search/search_index.json")
    assert "Le deux qui prend tout" in index
    assert "data-step" not in index
    assert "Isaac" not in index


def test_the_theme_speaks_the_page_s_language(good: Built) -> None:
    """Stock Material leaves the search dialog without a name; the anchors' titles come from Markdown in English."""
    assert 'title="Lien vers ce passage"' in good.read("more/index.html")
    assert 'title="Enlace a este pasaje"' in good.read("es/more/index.html")
    assert "Permanent link" not in good.read("more/index.html") + good.read("es/more/index.html")
    assert 'role="dialog" aria-label="Rechercher"' in good.read("index.html")
    assert 'role="dialog" aria-label="Buscar"' in good.read("es/index.html")


def test_a_lost_address_is_answered_in_both_languages(good: Built) -> None:
    """A host has one page for lost addresses: it speaks both languages, searches, leads home and to the games."""
    html = good.read("404.html")
    assert '<html lang="fr"' in html
    assert "Cette carte n’est pas dans le paquet" in html
    assert "Esta carta no está en la baraja" in html
    assert 'href="/jeux/" hreflang="fr">Revenir à la table' in html
    assert 'href="/jeux/es/" hreflang="es">Volver a la mesa' in html
    for home, language in (("/jeux/", "fr"), ("/jeux/es/", "es")):
        assert f'<form class="lost-page" action="{home}" role="search">' in html
        for game in ("alsos", "alcalde"):
            assert f'<a href="{home}{game}/" hreflang="{language}">' in html
    assert config_of(html)["base"] == "/jeux/"


def test_a_failing_example_is_shown_as_such_in_a_preview(tmp_path: Path) -> None:
    """Where the build is not strict, the verdict stands in the place of the replay."""
    built = make_site(tmp_path, with_page(FRONT + TRICK.format(card="2D", winner="Pilar")), strict=False)
    html = built.read("more/index.html")
    assert not built.aborted
    assert "verdict-card fails" in html
    assert "Ligne 17" in html
    assert "<card-replay" not in html


def test_a_page_outside_of_the_languages_fails_the_build(tmp_path: Path) -> None:
    """Every page belongs to a language."""
    assert make_site(tmp_path, {"stray.md": "# S\n"}).aborted


def test_a_site_without_the_runtime_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages without the engine's runtime would promise what they cannot keep."""
    monkeypatch.setattr("widgets.runtime.place.RUNTIME", tmp_path / "nowhere")
    built = make_site(tmp_path, {}, runtime=True)
    assert built.aborted
    assert "make runtime" in built.warnings[-1]
