"""What every page weighs over the wire before the engine is asked for, headers and all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright

from bench.results import Row
from bench.web.browsing import fresh

ENGINE = ("/assets/runtime/", "/worker.js")
LOCATION = re.compile(r"<loc>https?://[^/]+(/[^<]*)</loc>")


def pages(site: Path) -> list[str]:
    """The addresses of all pages, French and Spanish."""
    maps = (site / "sitemap.xml", site / "es" / "sitemap.xml")
    return [path for file in maps for path in LOCATION.findall(file.read_text(encoding="utf-8"))]


def on_the_scales(page: Page) -> Callable[[], dict[str, float]]:
    """A function that gives the bytes of each address that the page has asked for since, the engine's left out."""
    urls: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def asked(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["request"]["url"]

    def came(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", came)
    session.send("Network.enable")
    return lambda: {urls[at]: size for at, size in sizes.items() if not any(part in urls[at] for part in ENGINE)}


def weight(playwright: Playwright, address: str) -> float:
    """The bytes of one page in a browser that has never been there."""
    with fresh(playwright) as context:
        page = context.new_page()
        weighed = on_the_scales(page)
        page.goto(address, wait_until="networkidle")
        page.wait_for_timeout(300)
        return sum(weighed().values())


def weights(playwright: Playwright, site: str, paths: list[str]) -> Iterator[Row]:
    """The heaviest page."""
    found = {path: weight(playwright, site + path) for path in paths}
    heaviest = max(found, key=lambda path: found[path])
    note = f"{heaviest} of {len(found)}; the lightest {min(found.values()) / 1000:.0f} KB"
    yield Row("The heaviest page without the engine, in KB over the wire", "<=", 200, found[heaviest] / 1000, note)
