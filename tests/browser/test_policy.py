"""What a page may not do: run scripts not the site's, reach other hosts, be framed unless it is made for it."""

import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.waiting import wait_until

VIOLATIONS = (
    "window.refused = [];addEventListener('securitypolicyviolation', event => refused.push(event.violatedDirective))"
)
ATTEMPTS = {
    "script-src-elem": "document.body.append(Object.assign(document.createElement('script'), {text: 'ran = 1'}))",
    "script-src-attr": "document.body.setAttribute('onclick', 'window.ran = 1'); document.body.click()",
    "script-src": "setTimeout('window.ran = 1')",
    "style-src-attr": "document.body.setAttribute('style', 'color: red')",
    "connect-src": "fetch('https://example.org/').catch(() => {})",
    "img-src": "document.body.append(Object.assign(new Image(), {src: 'https://example.org/a.png'}))",
    "frame-src": "document.body.append(Object.assign(document.createElement('iframe'), {src: 'https://example.org/'}))",
}


def test_a_page_runs_nothing_foreign(visit: Visit) -> None:
    """Each attempt is refused by the page itself, and told; none runs."""
    page = visit.page
    page.add_init_script(VIOLATIONS)
    page.goto("alsos/")
    for directive, attempt in ATTEMPTS.items():
        page.evaluate(f"() => {{ {attempt} }}")
        wait_until(page, f"refused.includes('{directive}')", timeout=5_000)
    assert page.evaluate("window.ran") is None
    visit.allow("Content Security Policy")
    visit.origins.add("https://example.org")  # noted as asked for, though it was refused


@pytest.fixture
def other_host(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """A function that puts HTML on another origin and returns its address."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments, directory=str(tmp_path))  # type: ignore[arg-type]

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def put(html: str) -> str:
        (tmp_path / "frame.html").write_text(html, encoding="utf-8")
        return f"http://127.0.0.1:{server.server_port}/frame.html"

    yield put
    server.shutdown()
    server.server_close()


def test_only_widgets_are_framed(visit: Visit, site: str, other_host: Callable[[str], str]) -> None:
    """Another site may frame a widget's own page, and no other."""
    page: Page = visit.page
    frames = f'<iframe src="{site}/embed/alsos/parti-76/"></iframe><iframe src="{site}/alsos/"></iframe>'
    address = other_host(f"<!doctype html><title>Other</title>{frames}")
    visit.origins.add(address.removesuffix("/frame.html"))
    visit.allow("frame")
    visit.allow("404")  # the other host has no icon
    page.goto(address)
    expect(page.frame_locator("iframe >> nth=0").locator("card-replay")).to_be_visible()
    expect(page.frame_locator("iframe >> nth=1").locator("card-replay")).to_have_count(0)
