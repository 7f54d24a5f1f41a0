"""Debian's Firefox ESR, driven by WebDriver BiDi, which it speaks by itself: JSON messages over a WebSocket."""

from __future__ import annotations

import base64
import itertools
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import websocket

from tests.browsers.driver import KEYS, PATIENCE, Driver, Window

LISTENS = "WebDriver BiDi listening on "
SETTINGS = """\
user_pref("app.update.auto", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""
"""Of the profile: no question at the start, no look at the network."""


class FirefoxWindow(Window):
    """A tab in a container of its own."""

    def __init__(self, firefox: Firefox) -> None:
        self.firefox = firefox
        self.container = firefox.ask("browser.createUserContext")["userContext"]
        tab = firefox.ask("browsingContext.create", type="tab", userContext=self.container)
        self.tab = tab["context"]

    def open(self, address: str) -> None:
        self.firefox.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def reload(self) -> None:
        self.firefox.ask("browsingContext.reload", context=self.tab, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self.firefox.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.tab},
            awaitPromise=False,
        )
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        result = answer["result"]
        return json.loads(result["value"]) if result["type"] == "string" else None

    def press_mouse(self, selector: str) -> None:
        locator = {"type": "css", "value": selector}
        found = self.firefox.ask("browsingContext.locateNodes", context=self.tab, locator=locator, maxNodeCount=1)
        (node,) = found["nodes"]
        origin = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        moves: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": moves})

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        moves = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._act({"type": "key", "id": "keyboard", "actions": moves})

    def resize(self, width: int, height: int) -> None:
        self.firefox.ask("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def picture(self, path: Path) -> None:
        path.write_bytes(
            base64.b64decode(self.firefox.ask("browsingContext.captureScreenshot", context=self.tab)["data"])
        )

    def close(self) -> None:
        self.firefox.ask("browser.removeUserContext", userContext=self.container)

    def _act(self, source: dict[str, Any]) -> None:
        self.firefox.ask("input.performActions", context=self.tab, actions=[source])


class Firefox(Driver):
    """Firefox without a screen, with a profile that is thrown away."""

    name = "Firefox"

    def __init__(self, program: str) -> None:
        self.profile = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        Path(self.profile.name, "user.js").write_text(SETTINGS, encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.numbers = itertools.count(1)
        self.socket = websocket.create_connection(f"{self._address()}/session", timeout=PATIENCE, suppress_origin=True)
        capabilities = self.ask("session.new", capabilities={})["capabilities"]
        self.version = str(capabilities["browserVersion"])

    def _address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if line.startswith(LISTENS):
                return line.removeprefix(LISTENS).strip()
        raise RuntimeError("Firefox ended before it listened")

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The result of a command; raises RuntimeError with what Firefox says of one that fails."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") != number:
                continue
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
            return dict(answer["result"])

    def window(self) -> Window:
        return FirefoxWindow(self)

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.communicate(timeout=30)
        self.profile.cleanup()
