"""Debian's WebKitGTK in the small browser that comes with it, driven by Selenium on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
from glob import glob
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browsers.driver import KEYS, PATIENCE, Driver, Window

BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
SCREEN = "1600x1400x24"


class WebKitWindow(Window):
    """A browser of its own."""

    def __init__(self, browser: webdriver.WebKitGTK) -> None:
        self.browser = browser
        browser.set_page_load_timeout(PATIENCE)

    def open(self, address: str) -> None:
        self.browser.get(address)

    def reload(self) -> None:
        self.browser.refresh()

    def evaluate(self, expression: str) -> Any:
        return self.browser.execute_script(f"return ({expression})")

    def press_mouse(self, selector: str) -> None:
        self.browser.find_element(By.CSS_SELECTOR, selector).click()

    def press(self, key: str) -> None:
        ActionChains(self.browser).send_keys(KEYS.get(key, key)).perform()

    def resize(self, width: int, height: int) -> None:
        self.browser.set_window_size(width, height)
        inside = self.evaluate("[innerWidth, innerHeight]")
        self.browser.set_window_size(2 * width - inside[0], 2 * height - inside[1])

    def picture(self, path: Path) -> None:
        self.browser.save_screenshot(str(path))

    def close(self) -> None:
        self.browser.quit()


class WebKit(Driver):
    """WebKitGTK; each window is a browser that keeps nothing."""

    name = "WebKitGTK"

    def __init__(self, driver: str) -> None:
        self.driver = driver
        programs = sorted(glob(BROWSER))
        if not programs:
            raise RuntimeError(f"WebKitGTK's own browser is missing: {BROWSER}")
        self.program = programs[-1]
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        settings = {"DISPLAY": f":{number}", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        settings["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"  # it does not start for root, as whom CI runs
        settings["LIBGL_ALWAYS_SOFTWARE"] = "1"  # there is no graphics card
        settings["JSC_useOMGJIT"] = "0"  # compile WebAssembly once, not again behind the scenes: half of the time
        self.surroundings = {**os.environ, **settings}
        window = self.window()
        self.version = str(window.browser.capabilities["browserVersion"])
        window.close()

    def window(self) -> WebKitWindow:
        options = Options()
        options.binary_location = self.program
        options.add_argument("--automation")
        service = Service(executable_path=self.driver, env=self.surroundings)
        return WebKitWindow(webdriver.WebKitGTK(options=options, service=service))

    def close(self) -> None:
        self.screen.terminate()
        self.screen.wait(timeout=10)
