"""Which worked examples stand on a page, whether each holds, and how each is shown there."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.record import Example, Replay, replay
from engine.verify import Verdict
from widgets.checker_view import verdict_view
from widgets.examples import page_fences
from widgets.i18n import Translator
from widgets.markup import NOTHING, Markup, exact, tag
from widgets.narration import title
from widgets.page_source import PageSource
from widgets.page_verdicts import PageFence, verify_fences
from widgets.problems import Unfillable, nearest
from widgets.replay_view import replay_view

TELLING = ("title", "notes")
"""Keys whose values are words for readers: they may differ between the languages, all else is the same."""


@dataclass(frozen=True)
class PageExample:
    """One `example` fence of a page, and whether it holds."""

    page: PageSource
    fence: PageFence
    verdict: Verdict

    @property
    def text(self) -> str:
        """What stands between the fence marks."""
        return self.fence.text

    @property
    def line(self) -> int:
        """The line where the fence opens."""
        return self.fence.line

    @property
    def id(self) -> str | None:
        """The example's anchor on its page."""
        return self.verdict.id

    @property
    def game(self) -> str | None:
        """The game, where the example can be read."""
        return self.verdict.example.game if self.verdict.example else None

    @cached_property
    def replay(self) -> Replay | None:
        """The steps, where the example can be read."""
        return replay(self.verdict.example) if self.verdict.example else None

    @property
    def steps(self) -> int:
        """How many steps are shown: what the rules refuse is one more."""
        return len(self.replay.steps) + (self.replay.error is not None) if self.replay else 0

    @cached_property
    def values(self) -> Mapping[str, Any] | None:
        """The keys of the text, whether or not it can be replayed; None where it is no TOML."""
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError:
            return None

    @property
    def facts(self) -> Mapping[str, Any] | None:
        """All that must be the same in every language; None where the text is no TOML."""
        if self.values is None:
            return None
        return {key: value for key, value in self.values.items() if key not in TELLING}

    def name(self, _: Translator) -> str:
        """What the example is called where it stands alone."""
        return title(self.verdict.example, _) if self.verdict.example else ""

    def title(self, language: str) -> str:
        """The author's title in that language, or nothing; also that of a text which cannot be replayed."""
        if self.verdict.example:
            return self.verdict.example.titles.get(language, "")
        titles = (self.values or {}).get("title")
        found = titles.get(language) if isinstance(titles, dict) else None
        return found if isinstance(found, str) else ""

    @property
    def is_shown_step_by_step(self) -> bool:
        """Whether a replay is drawn, not a verdict."""
        return self.verdict.ok and self.replay is not None

    def drawn(self, _: Translator, base: str, embed: str = "") -> Markup:
        """The replay, with the way to its own page (`embed`).

        The verdict where the example fails, or is there to show a text that cannot be replayed.
        """
        if not self.verdict.ok or self.replay is None:
            verdict = verdict_view(self.verdict, self.page.text, self.line + 1, base, _)
            text = tag("pre", tag("code", exact(self.text)), tabindex=0) if self.verdict.ok else NOTHING
            return tag("div", text, verdict, class_="widget", id=self.id)
        return replay_view(self.replay, self.text, base, _, embed)


def page_examples(page: PageSource) -> tuple[PageExample, ...]:
    """The examples of a page in order, each read and judged as the command line does it."""
    found = page_fences(page.text)
    verdicts = verify_fences(found, page.source)
    return tuple(PageExample(page, fence, verdict) for fence, verdict in zip(found, verdicts, strict=True))


OfLanguage = Mapping[str, tuple[PageExample, ...]]
"""The examples of one language by the path of their page."""


def results(pages: OfLanguage, example_id: str) -> Mapping[str, Any]:
    """The result of the example of that id, whichever page it stands on; raises Unfillable where it has none."""
    result = _named(pages, example_id).verdict.result
    if result is None:
        raise Unfillable(f"the example {example_id!r} has no result: it is refused")
    return result


def example_of(pages: OfLanguage, example_id: str) -> Example:
    """The example of that id, whichever page it stands on; raises Unfillable where there is none that can be read."""
    example = _named(pages, example_id).verdict.example
    if example is None:
        raise Unfillable(f"the example {example_id!r} cannot be read")
    return example


def _named(pages: OfLanguage, example_id: str) -> PageExample:
    named = [example for on_page in pages.values() for example in on_page if example.id == example_id]
    if not named:
        known = (example.id for on_page in pages.values() for example in on_page if example.id)
        raise Unfillable(f"there is no example {example_id!r} on any page{nearest(example_id, known)}")
    if any(example.facts != named[0].facts for example in named):
        places = ", ".join(f"{example.page.source}:{example.line}" for example in named)
        raise Unfillable(f"several examples are called {example_id!r}: {places}")
    return named[0]
