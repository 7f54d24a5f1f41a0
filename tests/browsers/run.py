"""Walks the main flows of the built site in three browser engines: `python -m tests.browsers.run` writes BROWSERS.md.

Names of engines after the command try these alone, and write nothing. Ends with 1 where a flow fails; what was seen
then lies under build/browsers.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from tests.browsers.chromium import Chromium
from tests.browsers.driver import Driver
from tests.browsers.firefox import Firefox
from tests.browsers.flows import FLOWS, LANGUAGES
from tests.browsers.report import REPORT, Result, markdown
from tests.browsers.server import ROOT, Server
from tests.browsers.webkit import WebKit

SITE = ROOT / "site"
SEEN = ROOT / "build" / "browsers"
DRIVERS: dict[str, Callable[[], Driver]] = {
    "chromium": lambda: Chromium(os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")),
    "firefox": lambda: Firefox(os.environ.get("FIREFOX", "/usr/bin/firefox-esr")),
    "webkit": lambda: WebKit(shutil.which("WebKitWebDriver") or "WebKitWebDriver"),
}


@dataclass(frozen=True, slots=True)
class Trial:
    """One flow in one language."""

    flow: str
    language: str

    def run(self, driver: Driver, site: Server) -> Result:
        """How it ended, which is printed, the reason of a failure too; what was seen then is kept."""
        began = time.monotonic()
        window = driver.window()
        try:
            FLOWS[self.flow](window, site, self.language)
            failure = None
        except Exception as error:  # whatever a driver raises is a flow that failed
            traceback.print_exc()
            failure = f"{type(error).__name__}: {error}"
            window.picture(SEEN / f"{driver.name}-{self.language}-{self.flow.replace(' ', '-')}.png")
        finally:
            site.faults = {}
            window.close()
        result = Result(driver.name, self.flow, self.language, time.monotonic() - began, failure)
        print(f"  {result.outcome:>6} {result.seconds:5.1f} s  {self.language}  {self.flow}", flush=True)
        return result


def main(names: list[str]) -> int:
    """The exit status: 0 where every flow came to its end in every engine."""
    assert (SITE / "index.html").is_file(), "the site is not built: run `make site`"
    SEEN.mkdir(parents=True, exist_ok=True)
    site = Server(SITE)
    wanted = os.environ.get("FLOW", "")
    trials = [Trial(flow, language) for flow in FLOWS if wanted in flow for language in LANGUAGES]
    results: list[Result] = []
    versions: dict[str, str] = {}
    try:
        for name in names or DRIVERS:
            driver = DRIVERS[name]()
            versions[driver.name] = driver.version
            print(f"{driver.name} {driver.version}", flush=True)
            try:
                results += [trial.run(driver, site) for trial in trials]
            finally:
                driver.close()
    finally:
        site.close()
    failed = sum(result.failure is not None for result in results)
    if not (names or wanted or failed):
        REPORT.write_text(markdown(versions, results), encoding="utf-8")
    print(f"{len(results) - failed} of {len(results)} came to their end.")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
