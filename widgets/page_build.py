"""How a page of the site is made: rules get their titles, blanks their figures, examples their replays.

One `SiteBuild` lives through the building of all languages. It reads every page before the first is made, so that a
page can quote an example of another one, and it gathers what is wrong instead of stopping at it. It knows Markdown as
lines of text and HTML as finished text; the host that calls it knows MkDocs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from engine.record import Example
from widgets.cases import cases_of, check_cases
from widgets.checker_view import checker
from widgets.embed_page import Home, embed_page, embed_way
from widgets.example_checks import check_examples
from widgets.fill import Place, fill
from widgets.glossary import PAGE as GLOSSARY
from widgets.glossary import Tips, check_glossaries, terms
from widgets.i18n import Translator, load
from widgets.labs.all_labs import LABS
from widgets.labs.lab_view import lab_id, lab_view
from widgets.labs.practice_paper import paper_view
from widgets.markup import NOTHING, Markup, join, tag
from widgets.offline_view import offline_keeper
from widgets.packs.choice import pack_choice
from widgets.packs.parts import Parts
from widgets.packs.sprite import CARDS, sprite
from widgets.page_checks import check_pages
from widgets.page_examples import PageExample, example_of, page_examples, results
from widgets.page_frame import framed
from widgets.page_source import RULE_HEADING, code_lines, read_pages
from widgets.problems import Problem, Problems
from widgets.rendered_links import Rendered, check_links, rendered
from widgets.rule_ids import PAGE_OF
from widgets.section_notes import section_note
from widgets.sections import Confirmed, out_of_step
from widgets.share_view import share_words

WITH_TIPS = frozenset({"alsos/index.md", "alsos/lesson.md", "alcalde/index.md", "alcalde/lesson.md"})
"""The pages on which words of the glossary are explained where they stand."""

CHECKER = '<div data-widget="checker"></div>'
KEEPER = '<div data-widget="offline"></div>'
SPRITE_PLACE = "<div data-sprite hidden></div>"
CHOICE_PLACE = "<div data-choice hidden></div>"
EXAMPLE_PLACE = re.compile(r'<div data-example="(?P<at>\d+)"[^>]*>.*?</div>', re.DOTALL)
LAB_PLACE = re.compile(r'<div data-lab-place="(?P<name>[^"]+)"[^>]*>.*?</div>', re.DOTALL)
DRAWING = re.compile(r'href="#(?:card|suit)-([^"]+)"')


class SiteBuild:
    """All pages of all languages, and what is known of them so far."""

    def __init__(
        self,
        docs: Path,
        languages: Mapping[str, str],
        shown: Callable[[Path], str],
        confirmed: Confirmed | None = None,
    ) -> None:
        """Read the pages under `docs`; `languages` gives each language the root of its addresses (`es/`).

        Sections that are not as they were `confirmed` get a note; None where no record is kept.
        """
        self.roots = languages
        self.problems = Problems()
        self.files: dict[str, str] = {}
        self._labs: dict[tuple[str, str], list[str]] = {}
        self._rendered: dict[str, Rendered] = {}
        self._parts: dict[tuple[str, str], Parts] = {}
        self._pages = {language: read_pages(docs, language, shown) for language in languages}
        self._examples = {
            language: {path: page_examples(page) for path, page in pages.items()}
            for language, pages in self._pages.items()
        }
        self._note(check_pages(self._pages, {language: shown(docs / language) for language in languages}))
        self._note(check_examples(self._examples))
        glossaries = {language: pages[GLOSSARY] for language, pages in self._pages.items() if GLOSSARY in pages}
        self._note(check_glossaries(glossaries))
        self._cases = {language: cases_of(self._pages[language], self._examples[language]) for language in languages}
        self._note(check_cases(self._pages, self._cases))
        self._out_of_step = () if confirmed is None else out_of_step(self._pages, confirmed)

    def take_problems(self) -> tuple[Problem, ...]:
        """What was found wrong since the last time."""
        return self.problems.take()

    def title(self, language: str, path: str) -> str | None:
        """What a page is called wherever it is named without its neighbours: by its first heading."""
        return self._pages[language][path].title

    def markdown(self, language: str, path: str, markdown: str, base: str) -> str:
        """A page's Markdown, ready for Markdown: `base` is the way from the page to its language's root."""
        page = self._pages[language][path]
        lines = markdown.split("\n")
        before = len(page.text.rstrip().split("\n")) - len(markdown.rstrip().split("\n"))

        def report(line: int, message: str) -> None:
            self.problems.add(page.source, before + line, message)

        self._parts[language, path] = Parts(language)
        place = self._place(language, path, base)
        filled = _titled(fill(lines, place, report), lines, language)
        for found in self._out_of_step:
            if found.path == path:
                at = max(found.sections[language].line - before, 1) - 1
                filled[at] += f"\n\n{section_note(found, base, self.roots, place.translator)}\n"
        for at, example in enumerate(self._examples[language][path]):
            if example.fence.is_misplaced:
                continue
            first, last = example.fence.line - before, example.fence.last - before
            filled[first - 1] = f"\n{_example_place(at, example, language)}\n"
            filled[first:last] = [""] * (last - first)
        return "\n".join([CHOICE_PLACE, "", *filled, "", SPRITE_PLACE, ""])

    def content(self, language: str, path: str, url: str, html: str, base: str) -> str:
        """The page, now that it is HTML, with its tips; its anchors and links are remembered."""
        if path in WITH_TIPS:
            html = self._tips(language, path, base).linked(html)
        steps = {example.id: example.steps for example in self._examples[language][path] if example.id}
        self._rendered[url] = rendered(self._pages[language][path], url, html, steps)
        return html

    def check_links(self) -> None:
        """Check the links of all pages made so far; the caller knows when that is all of them."""
        self._note(check_links(self._rendered))

    def finished(self, language: str, path: str, html: str, base: str) -> str:
        """The page's final HTML with its replays, its checker, the drawings they use, and the choice between packs."""
        examples = self._examples[language][path]
        translator = load(language)
        parts = self._parts[language, path]

        def replay(place: re.Match[str]) -> str:
            example = examples[int(place["at"])]
            embed = base + embed_way(path, example.id) if example.id else ""
            return parts.part(example.game, lambda _: example.drawn(_, base, embed))

        def lab(place: re.Match[str]) -> str:
            name = place["name"]
            embed = base + embed_way(path, lab_id(name))
            return join(parts.part(LABS[name].game, draw) for draw in _drawings(name, base, embed))

        html = EXAMPLE_PLACE.sub(replay, html)
        labs = self._labs[language, path] = [place["name"] for place in LAB_PLACE.finditer(html)]
        html = LAB_PLACE.sub(lab, html)
        has_checker = CHECKER in html
        html = html.replace(CHECKER, checker(base, translator)).replace(KEEPER, offline_keeper(translator))
        games = {example.game for example in examples if example.game} | {LABS[name].game for name in labs}
        games |= set(CARDS) if has_checker else set()
        assets = f"{base}{'../' * self.roots[language].count('/')}assets/"
        chosen = games | parts.games | {self._pages[language][path].game}
        html = html.replace(CHOICE_PLACE, pack_choice(chosen, assets, parts, translator))
        words = share_words(translator) if examples or labs else NOTHING
        return html.replace(SPRITE_PLACE, _sprite(html, games, translator) + words)

    def beside(self, language: str, path: str) -> Iterator[tuple[str, str]]:
        """The files beside the finished page, name and text: what it looks like in other packs."""
        return self._parts[language, path].files()

    def embeds(self, language: str, path: str, home: Home) -> Iterator[tuple[str, str]]:
        """Each example and lab of a finished page on a page of its own: the address from the site's root, the HTML."""
        translator = load(language)

        def page(widget_id: str, title: str, game: str, draw: Callable[[str], Markup]) -> tuple[str, str]:
            way = embed_way(path, widget_id)
            url = self.roots[language] + way
            widget = draw("../" * way.count("/"))
            sprite = _sprite(widget, {game}, translator)
            return url, embed_page(url, widget, widget_id, title, sprite, home, translator)

        for example in self._examples[language][path]:
            if example.id and example.game and example.is_shown_step_by_step:
                yield page(example.id, example.name(translator), example.game, partial(example.drawn, translator))
        for name in self._labs.pop((language, path), ()):
            lab = LABS[name]
            yield page(lab_id(name), translator(lab.title), lab.game, partial(lab_view, name, _=translator))

    def framed(self, language: str, html: str, base: str, has_search: bool) -> str:
        """The page's HTML with the search and the sitemap of its language."""
        return framed(html, base, load(language), has_search)

    def _place(self, language: str, path: str, base: str) -> Place:
        return Place(
            load(language), self._pages[language][path].game, base, partial(self._result, language),
            self._cases[language], partial(self._example, language), self._parts[language, path],
        )  # fmt: skip

    def _tips(self, language: str, path: str, base: str) -> Tips:
        glossary = self._pages[language].get(GLOSSARY)
        page = self._pages[language][path]

        def report(_line: int, message: str) -> None:
            self.problems.add(glossary.source if glossary else page.source, 1, message)

        def filled(meaning: str) -> str:
            return fill([meaning], self._place(language, path, base), report)[0]

        return Tips(terms(glossary) if glossary else (), page.game, base, filled, load(language))

    def _result(self, language: str, example: str) -> Mapping[str, Any]:
        return results(self._examples[language], example)

    def _example(self, language: str, example: str) -> Example:
        return example_of(self._examples[language], example)

    def _note(self, problems: Iterator[Problem]) -> None:
        for problem in problems:
            self.problems.add(problem.source, problem.line, problem.message)


def _drawings(name: str, base: str, embed: str) -> tuple[Callable[[Translator], Markup], ...]:
    """What a lab is on its page: the lab itself, and on paper the sheets of a practice."""
    return (lambda _: lab_view(name, base, _, embed)), (lambda _: paper_view(name, _))


def _sprite(html: str, games: set[str], _: Translator) -> Markup:
    """The drawings that the page names, with the whole packs of `games`; nothing where it names none."""
    named = set(DRAWING.findall(html))
    if not named and not games:
        return NOTHING
    drawn = {str(card) for game in games for card in CARDS[game]}
    others = {game for game, pack in CARDS.items() if {str(card) for card in pack} & named - drawn}
    return sprite(sorted(games | others), _)


def _titled(filled: list[str], lines: list[str], language: str) -> list[str]:
    """The lines, each heading that is a rule's id turned into the rule's title with that id as anchor."""
    code = code_lines(lines)
    translator = load(language)

    def titled(number: int, line: str) -> str:
        heading = None if number in code else RULE_HEADING.match(line)
        if heading is None or heading["rule"] not in PAGE_OF:
            return line
        return f"{heading['level']} {translator(heading['rule'])} {{ #{heading['rule']} }}"

    return [titled(number, line) for number, line in enumerate(filled, 1)]


def _example_place(at: int, example: PageExample, language: str) -> Markup:
    """What stands for an example while Markdown is at work: its anchor, and its title for the search."""
    title = example.title(language)
    return tag("div", tag("p", title) if title else None, data_example=at, id=example.id)
