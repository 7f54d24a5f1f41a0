"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browsers.driver import Driver, Window


class ChromiumWindow(Window):
    """A page in a context of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def evaluate(self, expression: str) -> Any:
        return self.page.evaluate(f"() => ({expression})")

    def press_mouse(self, selector: str) -> None:
        self.page.click(selector)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def close(self) -> None:
        self.page.context.close()


class Chromium(Driver):
    """Chromium without a screen."""

    name = "Chromium"

    def __init__(self, program: str) -> None:
        self.playwright = sync_playwright().start()
        flags = ["--no-sandbox", "--disable-dev-shm-usage"]  # its sandbox does not start for root
        self.browser = self.playwright.chromium.launch(executable_path=program, args=flags)
        self.version = self.browser.version

    def window(self) -> Window:
        return ChromiumWindow(self.browser.new_context(reduced_motion="reduce").new_page())

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()
