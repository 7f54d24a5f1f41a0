"""Chromium and the built site, for the tests that need both.

`page` is a page of a fresh context; `visit` is the same with what it asked for and complained of (`visit.requests`,
`visit.complaints`). At the end of each test a request to another origin, an error in the console or an uncaught error
fails it, except complaints that the test has announced with `visit.expect("part of the message")`.
`site` is the address of the built site without a slash at the end; `serve(folder)` serves another folder.
"""

import os
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

ROOT = Path(__file__).parents[2]
SITE = ROOT / "site"
SERVER = ROOT / "widgets" / "runtime" / "serve.mjs"
CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell"))
FLAGS = [
    "--no-sandbox",  # Chromium's own sandbox does not start for root, as whom CI runs
    "--disable-dev-shm-usage",
    "--js-flags=--liftoff-only",  # compile WebAssembly once, not again behind the scenes: a quarter of the work
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # no foreign host is reached, even by mistake
]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@dataclass
class Visit:
    """A page, and what happened during the visit."""

    page: Page
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    origins: set[str] = field(default_factory=set)

    def expect(self, part: str) -> None:
        """Announce a complaint: one that contains `part` has to come, and does not fail the test."""
        self.expected.append(part)

    def allow(self, part: str) -> None:
        """Announce a complaint that may come or not: a worker that is stopped does not always get to make it."""
        self.allowed.append(part)

    def watch(self, context: BrowserContext) -> None:
        """Note every request of the context, workers included, and every complaint of its pages."""
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("console", self.hear)
        context.on("weberror", lambda raised: self.complaints.append(str(raised.error)))

    def hear(self, message: ConsoleMessage) -> None:
        """Note an error in the console, with the address it came from."""
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def judge(self) -> None:
        """Fail for a foreign request, an unannounced complaint, or an announced one that did not come."""
        local = ("data:", "blob:", "about:", *(f"{origin}/" for origin in self.origins))
        foreign = sorted({url for url in self.requests if not url.startswith(local)})
        assert not foreign, f"requests that leave the site: {foreign}"
        known = (*self.expected, *self.allowed)
        surprises = [text for text in self.complaints if not any(part in text for part in known)]
        assert not surprises, f"the browser complained: {surprises}"
        absent = [part for part in self.expected if not any(part in text for text in self.complaints)]
        assert not absent, f"the browser did not complain as expected: {absent}"


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], str]]:
    """A function that serves a folder on a free port and returns its address."""
    servers: list[subprocess.Popen[str]] = []

    def start(folder: Path) -> str:
        command = ["node", str(SERVER), str(folder), "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        servers.append(server)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address.startswith("http://"), f"the server did not start: {address!r}"
        return address

    yield start
    for server in servers:
        server.terminate()
        server.communicate(timeout=10)


@pytest.fixture(scope="session")
def site(serve: Callable[[Path], str]) -> str:
    """The address of the built site."""
    assert (SITE / "index.html").is_file(), "the site is not built: run `make site`"
    return serve(SITE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    if not CHROMIUM.is_file():
        pytest.fail(f"{CHROMIUM} is missing: `make browser` installs it on Debian; elsewhere set CHROMIUM to its path")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def make_visit(browser: Browser, site: str) -> Iterator[Callable[..., Visit]]:
    """A function that opens a page in a context with the options given (`java_script_enabled=False`, `locale="es"`)."""
    visits: list[Visit] = []

    def make(**options: object) -> Visit:
        context = browser.new_context(
            **{
                "base_url": site + "/",
                "locale": "fr-FR",
                "reduced_motion": "reduce",
                "service_workers": "block",  # nothing is kept from one test to the next, nor fetched for later
                **options,
            }
        )
        context.set_default_timeout(20_000)
        visit = Visit(context.new_page(), origins={site})
        visit.watch(context)
        visits.append(visit)
        return visit

    yield make
    for visit in visits:
        visit.page.context.unroute_all(behavior="ignoreErrors")  # a test may have let requests hang
        visit.page.context.close()
    for visit in visits:
        visit.judge()


@pytest.fixture
def visit(make_visit: Callable[..., Visit]) -> Visit:
    """A visit by a French reader."""
    return make_visit()


@pytest.fixture
def page(visit: Visit) -> Page:
    """The page of that visit."""
    return visit.page
