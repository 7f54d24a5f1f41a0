"""Waiting for what a page says of itself: Playwright's own way would have the page evaluate text, which it refuses."""

import time
from typing import Any

from playwright.sync_api import Page

OFTEN = 20
"""Milliseconds between two looks."""


def wait_until(page: Page, expression: str, arg: Any = None, timeout: float = 20_000) -> None:
    """Look again and again, until the JavaScript expression or function is true; AssertionError after `timeout` ms."""
    end = time.monotonic() + timeout / 1000
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, f"not true after {timeout} ms: {expression}"
        page.wait_for_timeout(OFTEN)
