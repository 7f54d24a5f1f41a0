"""Words of the glossary are explained where a page of rules first has them, from the glossary alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.widgets.small_site import make_site, rule_pages
from widgets.glossary import Term, Tips, check_glossaries, terms
from widgets.i18n import LANGUAGES, load
from widgets.page_source import PageSource, read_pages

ROOT = Path(__file__).parents[2]
TABLE = """# G {{ #glossary }}

## C {{ #common-words }}

| a | b |
|---|---|
| **pli, levée**{{ #trick }} — les cartes d’un tour | baza |
| **points de cartes**{{ #card-points }} — plus de {{{{ number alsos.abszolut-limit }}}} | x |
| **donne**{{ #deal .quiet }} — ce qui se joue | x |
| **carte**{{ #card }} | carta |

## A {{ #alsos-words }}

| **{{{{ rule alsos.scoring.parti | Parti }}}}**{{ #parti }}, le jeu{more} | Parti |
"""
PAGE = PageSource("fr", "glossary.md", "docs/fr/glossary.md", TABLE.format(more=" — gagner"))


def linked(html: str, game: str = "alsos") -> str:
    """The page's words as `[word](id)`, and the tips."""
    tips = Tips(terms(PAGE), game, "../", lambda meaning: meaning.upper(), load("fr"))
    html = tips.linked(html)
    return re.sub(
        r'<a class="term" href="../glossary/#([^"]*)" aria-describedby="tip-\1">([^<]*)</a>', r"[\2](\1)", html
    )


def test_the_words_of_a_glossary() -> None:
    """Forms, meaning, game and line; a word without a meaning is not explained, a quiet one gets no tip."""
    found = terms(PAGE)
    assert [(term.id, term.forms, term.game, term.is_quiet) for term in found] == [
        ("trick", ("pli", "levée"), "", False),
        ("card-points", ("points de cartes",), "", False),
        ("deal", ("donne",), "", True),
        ("parti", ("Parti",), "alsos", False),
    ]
    assert found[0] == Term("trick", ("pli", "levée"), "les cartes d’un tour", "", 7, False)
    assert found[1].meaning == "plus de {{ number alsos.abszolut-limit }}"


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("<p>Un pli, deux plis.</p>", "<p>Un [pli](trick), deux plis.</p>"),
        ("<p>Ces plis, ces levées</p>", "<p>Ces [plis](trick), ces levées</p>"),
        ("<p>a pli</p><h2>pli</h2><p>pli</p>", "<p>a [pli](trick)</p><h2>pli</h2><p>[pli](trick)</p>"),
        ("<p><a href='#'>pli</a> <code>pli</code></p>", "<p><a href='#'>pli</a> <code>pli</code></p>"),
        ("<p>replié, plier, d’appli</p>", "<p>replié, plier, d’appli</p>"),
        ("<p>la <em>Parti</em>, il est parti</p>", "<p>la <em>[Parti](parti)</em>, il est parti</p>"),
        ('<div data-example="0"><p>pli</p></div>', '<div data-example="0"><p>pli</p></div>'),
        ('<p title="pli">les points de cartes</p>', '<p title="pli">les [points de cartes](card-points)</p>'),
        ("<p>Il donne une carte.</p>", "<p>Il donne une carte.</p>"),
    ],
)
def test_where_a_tip_stands(html: str, shown: str) -> None:
    """Once a chapter, in prose; whole words and their plural; not in links, code, titles, examples, attributes."""
    assert linked(html).partition('\n<div class="tips"')[0] == shown


def test_the_words_of_a_tip() -> None:
    """Once a page, filled, hidden, and out of the search; nothing where no word stands; words of the other game."""
    html = linked("<p>pli</p><h2>x</h2><p>pli</p>")
    tip = '<p id="tip-trick"><strong>pli</strong> — LES CARTES D’UN TOUR</p>'
    assert html.count(tip) == 1
    assert '<div class="tips" hidden data-more="Dans le glossaire" data-search-exclude>' in html
    assert linked("<p>rien</p>") == "<p>rien</p>"
    assert linked("<p>Parti</p>", "alcalde") == "<p>Parti</p>"


def test_a_word_explained_in_one_language_only() -> None:
    """It is named with its line."""
    other = PageSource("es", "glossary.md", "docs/es/glossary.md", TABLE.format(more=""))
    (found,) = check_glossaries({"fr": PAGE, "es": other})
    assert str(found) == "docs/fr/glossary.md:14: the word 'parti' is explained here, but not in docs/es/glossary.md"


def test_tips_on_the_site(tmp_path: Path) -> None:
    """The build links the words of a page of rules to the glossary and fills what a meaning leaves blank."""
    pages = rule_pages()
    changes = {
        f"{language}/{path}": text
        for language in LANGUAGES
        for path, text in {
            "glossary.md": PAGE.text,
            "alsos/index.md": pages[f"{language}/alsos/index.md"] + "\nUn pli de trois points de cartes.\n",
        }.items()
    }
    built = make_site(tmp_path, changes)
    assert (built.aborted, built.warnings) == (False, ())
    html = built.read("alsos/index.html")
    assert '<a class="term" href="../glossary/#trick" aria-describedby="tip-trick">pli</a>' in html
    assert "<strong>points de cartes</strong> — plus de 81</p>" in html
    assert "les cartes d’un tour" not in built.read("search/search_index.json").partition("alsos/")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary(language: str) -> None:
    """The words of the trade are explained; no form stands for two words of the same game."""
    known = terms(read_pages(ROOT / "docs", language, str)["glossary.md"])
    assert {"trump", "trick", "declarer", "mayor", "ultimo", "indicator"} <= {term.id for term in known}
    for game in ("alsos", "alcalde"):
        forms = [form for term in known if term.game in ("", game) for form in term.forms]
        assert len(set(forms)) == len(forms)
