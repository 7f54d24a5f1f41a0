"""What a flow may do with a browser: the few words that every engine understands, and how long a reader waits.

Each engine has a class of its own (`chromium.py`, `firefox.py`, `webkit.py`): a `Driver` is the browser itself, from
which each flow gets a `Window` that knows nothing of the others: no storage, no cache, no service worker.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

PATIENCE = 60.0
"""Seconds that a condition is given: the engine starts slowly on a busy machine."""

KEYS = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014", "End": "\ue010", "Enter": "\ue007", "Home": "\ue011"}
"""The keys that are pressed by name, as WebDriver writes them."""


REACHED = """(element => {
  if (!element) return false;
  const isReached = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  if (isReached()) return true;
  element.scrollIntoView({ block: "center" });
  return isReached();
})"""
"""Whether a mouse reaches the middle of an element; one that it does not reach comes to the middle of the screen."""


class Window(ABC):
    """One window of a browser."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Load an address; returns once the page has come."""

    @abstractmethod
    def reload(self) -> None:
        """Load the same page again."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of an expression in JavaScript, as JSON would carry it."""

    def click(self, selector: str) -> None:
        """Press the first element of that selector with the mouse, once the mouse reaches it."""
        self.wait(f"{REACHED}(document.querySelector({json.dumps(selector)}))", 20)
        self.press_mouse(selector)

    @abstractmethod
    def press_mouse(self, selector: str) -> None:
        """Press the mouse in the middle of an element that is in sight."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key: one of `KEYS`, or a character."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page that many CSS pixels."""

    @abstractmethod
    def picture(self, path: Path) -> None:
        """Write what is seen into a PNG file."""

    @abstractmethod
    def close(self) -> None:
        """Close the window and forget what it kept."""

    def wait(self, expression: str, seconds: float = PATIENCE) -> Any:
        """The value of an expression once it is true; raises TimeoutError where it does not become so."""
        end = time.monotonic() + seconds
        while True:
            if value := self.evaluate(expression):
                return value
            if time.monotonic() > end:
                raise TimeoutError(f"not true after {seconds:.0f} s: {expression}")
            time.sleep(0.05)

    def text(self, selector: str) -> str:
        """The words of an element as they are seen: what is hidden is left out."""
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    def attribute(self, selector: str, name: str) -> str | None:
        """An attribute of an element, or None."""
        found = self.evaluate(
            f"document.querySelector({json.dumps(selector)})?.getAttribute({json.dumps(name)}) ?? null"
        )
        return None if found is None else str(found)


class Driver(ABC):
    """A browser that runs."""

    name: str
    version: str

    @abstractmethod
    def window(self) -> Window:
        """A window that remembers nothing."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""
