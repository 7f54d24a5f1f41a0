"""Without a network: what is kept, how a new version comes, how a reader leaves, what happens where nothing is kept.

The site lies under /x/y/ of a server that knows nothing of it.
"""

import http.server
import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SITE, Visit
from tests.browser.replays import LANGUAGES, alcalde
from tests.browser.waiting import wait_until

READY = 60_000
HAS_STARTED = re.compile("ready|verified")
languages = pytest.mark.parametrize("language", LANGUAGES)
PAGES_KEPT = """async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"""
LEFT = """async () => ({caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length})"""


class Plain(http.server.SimpleHTTPRequestHandler):
    """Sends files, and nothing more."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def log_message(self, *_: object) -> None:
        pass


@dataclass
class Host:
    """The site on a plain server, under a path of its own: `folder` holds it, `address` leads to it."""

    folder: Path
    server: http.server.ThreadingHTTPServer

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/x/y/"

    def stop(self) -> None:
        """No network any more."""
        self.server.shutdown()
        self.server.server_close()

    def write(self, path: str, text: str) -> None:
        """Another file in the place of that one, which other copies of the site share."""
        (self.folder / path).unlink()
        (self.folder / path).write_text(text, encoding="utf-8")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The site on a server of its own."""
    folder = tmp_path / "x" / "y"
    shutil.copytree(SITE, folder, copy_function=os.link)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    host = Host(folder, server)
    yield host
    host.stop()


@pytest.fixture
def visited(host: Host, make_visit: Callable[..., Visit]) -> Visit:
    """A visit of that site, which may keep it."""
    visit = make_visit(service_workers="allow", base_url=host.address)
    visit.origins.add(host.address.removesuffix("/x/y/"))
    visit.allow("importScripts")  # the search was about to ask for words of the language when the network went
    return visit


def keep_everything(page: Page, root: str) -> None:
    """On the page for it, have all of the site kept."""
    page.goto(f"{root}offline/")
    keeper = page.locator("offline-keeper")
    wait_until(page, PAGES_KEPT, timeout=READY)
    keeper.get_by_role("button").first.click()
    expect(keeper).to_have_attribute("data-state", "everything", timeout=READY)
    expect(keeper.get_by_role("button")).to_have_count(1)


@languages
def test_everything_without_a_network(visited: Visit, host: Host, language: str) -> None:
    """After one visit, in either language: both games, the engine, practice, the search; what is lost is said."""
    page = visited.page
    visited.allow("Failed to load resource")  # a page that is nowhere
    keep_everything(page, LANGUAGES[language])
    host.stop()
    other = next(root for name, root in LANGUAGES.items() if name != language)
    page.goto(f"{other}alsos/lesson/")
    expect(page.locator("card-replay").first).to_be_visible()
    page.goto(f"{LANGUAGES[language]}alcalde/#trick-25/2")
    replay = alcalde(page, language, "#trick-25/2")
    replay.expect_step(2)
    replay.button("whatif").click()
    expect(replay.root.locator(".engine")).to_have_attribute("data-state", HAS_STARTED, timeout=READY)
    page.goto(f"{LANGUAGES[language]}alsos/practice/")
    expect(page.locator("card-lab > .engine").first).to_have_attribute("data-state", HAS_STARTED, timeout=READY)
    page.goto(f"{LANGUAGES[language]}nowhere/")
    assert page.url == f"{host.address}{LANGUAGES[language]}offline/"
    page.goto(f"{LANGUAGES[language]}?q=terc")
    expect(page.locator(".md-search-result__item").first).to_be_attached(timeout=READY)


def new_version(host: Host) -> None:
    """The home page says something else, and the service worker knows it."""
    page = (host.folder / "index.html").read_text(encoding="utf-8")
    host.write("index.html", page.replace("</h1>", " — 2</h1>", 1))
    worker = (host.folder / "sw.js").read_text(encoding="utf-8")
    host.write("sw.js", re.sub(r'("url":"\./","revision":")\w+', r"\g<1>0123456789abcdef", worker))


def test_a_new_version_comes_whole(visited: Visit, host: Host) -> None:
    """It waits as long as another window shows the old one; the next visit has it, and nothing of the old."""
    page = visited.page
    page.goto("./")
    wait_until(page, PAGES_KEPT, timeout=READY)
    second = page.context.new_page()
    second.goto("./")
    new_version(host)
    page.reload()
    wait_until(page, "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null", timeout=READY)
    page.reload()
    page.wait_for_timeout(500)
    expect(page.locator("h1")).not_to_contain_text("— 2")
    second.close()
    page.reload()
    expect(page.locator("h1")).to_contain_text("— 2")
    wait_until(page, "async () => (await navigator.serviceWorker.getRegistration()).waiting === null", timeout=READY)


def test_leaving(visited: Visit, host: Host) -> None:
    """Everything goes but what the reader has written; nothing is kept again until it is asked for."""
    page = visited.page
    page.goto("es/alsos/sheet/")
    page.evaluate("localStorage.setItem('written', 'by the reader')")
    keep_everything(page, "es/")
    keeper = page.locator("offline-keeper")
    keeper.get_by_role("button").press("Enter")
    expect(keeper).to_have_attribute("data-state", "off")
    expect(keeper.get_by_role("button")).to_be_focused()
    assert page.evaluate(LEFT) == {"caches": [], "workers": 0}
    assert page.evaluate("localStorage.getItem('written')") == "by the reader"
    page.reload()
    expect(keeper).to_have_attribute("data-state", "off")
    page.wait_for_timeout(2500)
    assert page.evaluate(LEFT) == {"caches": [], "workers": 0}
    keeper.get_by_role("button").click()
    expect(keeper).to_have_attribute("data-state", "everything", timeout=READY)


NO_WORKER = "ServiceWorkerContainer.prototype.register = async () => { throw Error('no') }"
REFUSALS = {
    "no service workers": ("delete Navigator.prototype.serviceWorker", "unable"),
    "registration refused": (NO_WORKER, "nothing"),
    "storage refused": ("for (const name of ['localStorage', 'sessionStorage'])"
                        "  Object.defineProperty(window, name, {configurable: true, get() { throw Error('no') }});"
                        "CacheStorage.prototype.has = CacheStorage.prototype.open = async () => { throw Error('no') };"
                        + NO_WORKER, "unable"),
    "data saved": ("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})", "nothing"),
}  # fmt: skip


@pytest.mark.parametrize(("refusal", "language"), [*zip(REFUSALS, cycle(LANGUAGES), strict=False)])
def test_where_nothing_is_kept(visited: Visit, refusal: str, language: str) -> None:
    """The site works, says so in a sentence, and asks for nothing by itself; where asked, it says that it failed."""
    page = visited.page
    script, state = REFUSALS[refusal]
    page.add_init_script(script)
    page.goto(f"{LANGUAGES[language]}offline/")
    keeper = page.locator("offline-keeper")
    expect(keeper).to_have_attribute("data-state", state)
    expect(keeper.get_by_role("status")).to_have_text(re.compile(r"\w"))
    page.wait_for_timeout(2000)
    if refusal != "storage refused":
        assert not page.evaluate("caches.keys()")
    if refusal == "registration refused":
        keeper.get_by_role("button").click()
        expect(keeper).to_have_attribute("data-state", "failed")
    replay = alcalde(page, language, "#trick-25")
    replay.button("next").click()
    replay.expect_step(2)


def test_no_room(visited: Visit) -> None:
    """Where the engine finds no room, the pages stay, and a sentence says what to do."""
    page = visited.page
    page.add_init_script("Cache.prototype.add = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))")
    page.goto("offline/")
    wait_until(page, PAGES_KEPT, timeout=READY)
    keeper = page.locator("offline-keeper")
    keeper.get_by_role("button").first.click()
    expect(keeper).to_have_attribute("data-state", "failed", timeout=READY)
    page.reload()
    expect(keeper).to_have_attribute("data-state", "pages")


@languages
def test_the_engine_is_not_there_yet(visited: Visit, language: str) -> None:
    """Without a network a widget says that the engine is not kept; once there is one, it comes by itself."""
    page = visited.page
    visited.allow("Failed to load resource")
    visited.allow("The engine has failed")
    page.add_init_script("Object.defineProperty(navigator, 'connection', {value: {saveData: true}})")
    replay = alcalde(page, language, "#trick-25/2")
    page.context.set_offline(True)
    replay.button("whatif").click()
    line = replay.root.locator(".engine")
    expect(line).to_have_attribute("data-state", "away", timeout=READY)
    expect(line).to_contain_text({"fr": "Pas de réseau", "es": "No hay conexión"}[language])
    expect(line.get_by_role("button")).to_be_visible()
    page.context.set_offline(False)
    expect(line).to_have_attribute("data-state", HAS_STARTED, timeout=READY)


def test_what_is_kept(host: Host) -> None:
    """Every page of both languages, the look, the cards; each once; nothing that only other sites need."""
    worker = (host.folder / "sw.js").read_text(encoding="utf-8")
    built = json.loads(re.match(r"self\.BUILT=(.*?);\(?", worker, re.DOTALL)[1])  # type: ignore[index]
    kept = [entry["url"] for entry in built["KEPT"]]
    assert len(kept) == len(set(kept))
    pages = {path.parent.relative_to(host.folder).as_posix() for path in host.folder.rglob("index.html")}
    pages = {f"{page}/" if page != "." else "./" for page in pages if "embed" not in page}
    assert pages <= set(kept)
    assert not [url for url in kept if url.startswith("assets/runtime/") and not url.endswith("manifest.json")]
    assert all((host.folder / url).exists() for url in kept)
    assert built["OFFLINE"] == ["es/offline/", "offline/"]
    sizes = json.loads((host.folder / "offline.json").read_text(encoding="utf-8"))
    assert 500_000 < sizes["pages"] < sizes["engine"] < 6_000_000
