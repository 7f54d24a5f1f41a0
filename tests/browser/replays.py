"""What the tests of the widgets say in one word: a replay on a page, its step, what the engine's line says.

Paths are relative to the site's root; `LANGUAGES` maps a language to the root of its pages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, Route, expect

LANGUAGES = {"fr": "", "es": "es/"}
RUNTIME = "**/assets/runtime/**"
BADGE = {"fr": "vérifié dans votre navigateur", "es": "verificado en su navegador"}
READY = 60_000
"""How long the engine may take to start on a busy machine, in milliseconds."""

expect.set_options(timeout=20_000)  # everything else, on such a machine


@dataclass(frozen=True, slots=True)
class Replay:
    """One replay of a page."""

    page: Page
    name: str

    @property
    def root(self) -> Locator:
        """The element itself."""
        return self.page.locator(f"card-replay#{self.name}")

    @property
    def shown(self) -> Locator:
        """The step that is shown."""
        return self.root.locator(":scope > .steps > .step:not([hidden])")

    def button(self, act: str) -> Locator:
        """A button or the slider by what it does."""
        return self.root.locator(f'.controls [data-do="{act}"]')

    def card(self, token: str) -> Locator:
        """A choice of the what-if."""
        return self.root.locator(f'.branch [data-event="{token}"]')

    def expect_step(self, number: int) -> None:
        """Exactly the step of that number is shown."""
        expect(self.shown).to_have_count(1)
        expect(self.shown).to_have_attribute("data-step", str(number))

    def expect_state(self, state: str) -> None:
        """The engine's line comes to say so."""
        expect(self.root.locator(":scope > .engine")).to_have_attribute("data-state", state, timeout=READY)

    def points(self) -> list[str]:
        """The score as shown: each side's points."""
        return self.shown.locator(".score .points dd").all_inner_texts()


def alsos(page: Page, language: str, hash_: str = "") -> Replay:
    """The whole deal on the page of Alsós."""
    page.goto(f"{LANGUAGES[language]}alsos/{hash_}")
    replay = Replay(page, "parti-76")
    expect(replay.root).to_have_class(re.compile(r"\benhanced\b"))
    return replay


def alcalde(page: Page, language: str, hash_: str = "") -> Replay:
    """The trick on the page of Alcalde."""
    page.goto(f"{LANGUAGES[language]}alcalde/{hash_}")
    replay = Replay(page, "trick-25")
    expect(replay.root).to_have_class(re.compile(r"\benhanced\b"))
    return replay


def engines(page: Page) -> list[str]:
    """The engine's workers that are alive; the search has one of its own."""
    return [worker.url for worker in page.workers if worker.url.endswith("/worker.js")]


def hold_engine(page: Page) -> None:
    """The engine's files never come: a network that stands still."""
    page.context.route(RUNTIME, lambda route: None)


def refuse(route: Route) -> None:
    """The network is down."""
    route.abort("failed")
