"""A reader's own example: checked, explained, replayed, passed on by a link, and never lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, READY, Replay, engines, refuse

languages = pytest.mark.parametrize("language", LANGUAGES)

GOOD = """game = "alcalde"
kind = "trick"
id = "mine"
trump = "S"
players = ["Isaac", "Lena", "Pilar"]
plays = ["Isaac AH 3H 2S KC"]

[expect]
winner = "Pilar"
points = 25
"""

ILLEGAL = """game = "alsos"
kind = "trick"
trump = "S"
players = ["Anna", "Bence"]
plays = ["Anna AH 8S"]

[hands]
Anna = "AH 10H KC 7D"
Bence = "9H 8S JC QD"
"""

GARBLED = 'game = "alcalde\n<b id="injected">plays</b> = [['


def open_checker(page: Page, language: str) -> Locator:
    """The checker's page, its box ready."""
    page.goto(f"{LANGUAGES[language]}check/")
    box = page.locator("engine-check textarea")
    expect(page.locator("engine-check [data-do=check]")).to_be_visible()
    return box


def verdict(page: Page) -> Locator:
    """The verdict, once it is there."""
    found = page.locator("engine-check .verdict-card")
    expect(found).to_be_visible(timeout=READY)
    return found


def check(page: Page, text: str) -> Locator:
    """Put the text in the box and have it checked."""
    page.locator("engine-check textarea").fill(text)
    page.locator("engine-check [data-do=check]").click()
    return verdict(page)


def share(page: Page) -> str:
    """The hash of a link to the good example."""
    open_checker(page, "fr").fill(GOOD)
    page.locator("engine-check [data-do=link]").click()
    expect(page).to_have_url(re.compile("#t=."))
    return str(page.evaluate("location.hash"))


@languages
def test_a_good_example_holds_and_can_be_replayed(page: Page, language: str) -> None:
    """The verdict says that it holds; the replay below it is alive, verified, and branches."""
    open_checker(page, language)
    expect(check(page, GOOD)).to_have_class(re.compile(r"\bholds\b"))
    replay = Replay(page, "mine")
    replay.expect_state("verified")
    replay.expect_step(1)
    replay.button("last").click()
    replay.expect_step(5)
    assert replay.points() == ["25", "0"]
    replay.button("back").click()
    replay.button("back").click()
    replay.button("whatif").click()
    replay.card("play:2D").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(3)
    assert len(engines(page)) == 1


@languages
def test_an_illegal_play_is_told_with_line_and_rule(page: Page, language: str) -> None:
    """Bence must follow: the line, the rule and what to do."""
    open_checker(page, language)
    told = check(page, ILLEGAL)
    expect(told).to_have_class(re.compile(r"\bfails\b"))
    expect(told.locator(".problem .line")).to_contain_text("5")
    expect(told.locator(".problem a.rule")).to_have_attribute("href", re.compile(r"#alsos\.tricks\.follow-suit$"))
    expect(page.locator("engine-check textarea")).to_have_value(ILLEGAL)


@languages
def test_a_garbled_text_is_told_kindly(page: Page, language: str) -> None:
    """What is no example says where reading stopped; nothing of it becomes part of the page."""
    open_checker(page, language)
    told = check(page, GARBLED)
    expect(told).to_have_class(re.compile(r"\bfails\b"))
    expect(told.locator(".problem .line")).to_contain_text("1")
    expect(page.locator("#injected")).to_have_count(0)
    expect(page.locator("engine-check textarea")).to_have_value(GARBLED)
    expect(check(page, GOOD)).to_have_class(re.compile(r"\bholds\b"))


@languages
def test_a_wrong_expectation_names_key_and_line(page: Page, language: str) -> None:
    """26 expected, 25 found."""
    open_checker(page, language)
    told = check(page, GOOD.replace("points = 25", "points = 26"))
    expect(told).to_have_class(re.compile(r"\bfails\b"))
    expect(told).to_contain_text("26")
    expect(told).to_contain_text("25")
    expect(told.locator(".problem .line")).to_contain_text("10")


@languages
def test_a_link_carries_the_example(make_visit: Callable[..., Visit], site: str, language: str) -> None:
    """The copied link opens with the text in the box and its verdict."""
    sender = make_visit(permissions=["clipboard-read", "clipboard-write"]).page
    text = GOOD.replace("Pilar", "Zoé ✓")
    open_checker(sender, language).fill(text)
    sender.locator("engine-check [data-do=link]").click()
    expect(sender.locator('.notice [data-when="copied"]')).to_be_visible()
    link = sender.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site}/{LANGUAGES[language]}check/#t=")
    reader = make_visit().page
    reader.goto(link)
    expect(reader.locator("engine-check textarea")).to_have_value(text)
    verdict(reader)


@pytest.mark.parametrize("tail", [".", ")", "&x=1", "%20", "=="])
def test_what_was_added_to_a_link_is_ignored(page: Page, tail: str) -> None:
    """The full stop of the sentence it stood in, or what a counter appended."""
    hash_ = share(page)
    page.goto("about:blank")
    page.goto(f"check/{hash_}{tail}")
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)


def test_stepping_leaves_the_link_in_the_address(page: Page) -> None:
    """The replay below the verdict has no address of its own: a reload brings the text and its verdict again."""
    hash_ = share(page)
    page.goto("about:blank")
    page.goto(f"check/{hash_}")
    replay = Replay(page, "mine")
    replay.button("next").click()
    replay.expect_step(2)
    assert page.evaluate("location.hash") == hash_


def test_without_clipboard_the_link_is_shown(make_visit: Callable[..., Visit]) -> None:
    """A browser that keeps its clipboard shut: the link can be copied by hand."""
    page = make_visit().page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_checker(page, "fr").fill(GOOD)
    page.locator("engine-check [data-do=link]").click()
    link = page.locator('.notice [data-part="link"]')
    expect(link).to_be_visible()
    expect(link).to_have_attribute("href", re.compile(r"/check/#t=[A-Za-z0-9_-]+$"))


@pytest.mark.parametrize("hash_", ["#t=", "#t=!!!", "#t=AAAA", "#t=" + "A" * 40])
def test_a_broken_link_says_so(page: Page, hash_: str) -> None:
    """What cannot be unpacked is said, and the box stays usable."""
    page.goto(f"check/{hash_}")
    expect(page.locator('.notice [data-when="bad-link"]')).to_be_visible()
    expect(check(page, GOOD)).to_have_class(re.compile(r"\bholds\b"))


def test_a_link_cannot_unpack_without_bound(page: Page) -> None:
    """A small link that stands for a hundred megabytes is given up early."""
    open_checker(page, "fr")
    bomb = page.evaluate(
        """async () => {
          const stream = new Blob([new Uint8Array(100_000_000)]).stream();
          const packed = stream.pipeThrough(new CompressionStream('deflate-raw'));
          const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
          let letters = '';
          for (const byte of bytes) letters += String.fromCharCode(byte);
          return btoa(letters).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
        }"""
    )
    page.evaluate("bomb => { location.hash = '#t=' + bomb }", bomb)
    expect(page.locator('.notice [data-when="too-large"]')).to_be_visible()
    expect(page.locator("engine-check textarea")).to_have_value("")


@languages
def test_a_file_is_opened_and_checked(page: Page, tmp_path: Path, language: str) -> None:
    """A file of the reader's, by the button."""
    open_checker(page, language)
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    page.locator("engine-check [data-do=open]").set_input_files(file)
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)
    expect(verdict(page)).to_have_class(re.compile(r"\bholds\b"))
    file.write_bytes(b"\xff\xfe\x00")
    page.locator("engine-check [data-do=open]").set_input_files(file)
    expect(page.locator('.notice [data-when="bad-file"]')).to_be_visible()
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)
    file.write_bytes(b"#" * 70_000)
    page.locator("engine-check [data-do=open]").set_input_files(file)
    expect(page.locator('.notice [data-when="too-large"]')).to_be_visible()


@languages
def test_the_text_survives_a_failed_engine(visit: Visit, language: str) -> None:
    """No engine: the text stays; the next try checks it by itself."""
    visit.allow("net::ERR_FAILED")
    visit.allow("Failed to fetch")
    visit.expect("The engine has failed")
    page = visit.page
    manifest = re.compile(r"/assets/runtime/manifest\.json")
    page.context.route(manifest, refuse)
    open_checker(page, language).fill(GOOD)
    page.locator("engine-check [data-do=check]").click()
    line = page.locator("engine-check > .engine")
    expect(line).to_have_attribute("data-state", "failed", timeout=READY)
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)
    page.context.unroute(manifest)
    line.locator("[data-do=retry]").click()
    expect(verdict(page)).to_have_class(re.compile(r"\bholds\b"))


def test_the_text_is_there_after_looking_something_up(page: Page) -> None:
    """To the rules and back, without or with a reload; and in the other language."""
    open_checker(page, "fr").fill(GOOD)
    page.locator('.md-tabs a[href$="/alcalde/"]').first.click()
    expect(page.locator("card-replay#trick-25")).to_be_attached()
    page.go_back()
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)
    page.reload()
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)
    page.goto("es/check/")
    expect(page.locator("engine-check textarea")).to_have_value(GOOD)


def test_a_verdict_goes_with_its_text(page: Page) -> None:
    """Another text in the box: the verdict and the replay of the one before are not there any more."""
    box = open_checker(page, "fr")
    expect(check(page, GOOD)).to_have_class(re.compile(r"\bholds\b"))
    box.fill(GOOD + "# later")
    expect(page.locator("engine-check .verdict-card")).to_have_count(0)
    expect(page.locator("engine-check card-replay")).to_have_count(0)


def test_an_answer_for_an_older_text_is_not_shown(page: Page) -> None:
    """The reader edits while the engine still loads: what he asked before is not answered under his new text."""
    waiting: list[Route] = []
    manifest = re.compile(r"/assets/runtime/manifest\.json")
    page.context.route(manifest, lambda route: waiting.append(route))
    box = open_checker(page, "fr")
    box.fill(GOOD)
    page.locator("engine-check [data-do=check]").click()
    box.fill("")
    while not waiting:
        page.wait_for_timeout(50)
    waiting[0].continue_()
    line = page.locator("engine-check > .engine")
    expect(line).to_have_attribute("data-state", "ready", timeout=READY)
    page.wait_for_timeout(1000)
    expect(page.locator("engine-check .verdict-card")).to_have_count(0)


@pytest.mark.parametrize(
    ("act", "text", "notice"),
    [
        ("link", "", "empty"),
        ("check", "", "empty"),
        ("link", "#" * 70_000, "too-large"),
        ("check", "#" * 1_100_000, "too-large"),
    ],
    ids=["no link", "no check", "long link", "long check"],
)
def test_what_is_nothing_or_too_much_is_refused(page: Page, act: str, text: str, notice: str) -> None:
    """Neither a link nor a verdict: the reader is told why, and nothing is written into the address."""
    open_checker(page, "fr").fill(text)
    page.locator(f"engine-check [data-do={act}]").click()
    expect(page.locator(f'.notice [data-when="{notice}"]')).to_be_visible()
    assert page.evaluate("location.hash") == ""


def test_a_long_page_is_judged_example_by_example(page: Page) -> None:
    """More than one example may have, in a page of several: each has its verdict; one example alone has too much."""
    box = open_checker(page, "fr")
    box.fill(f"{'Text. ' * 12_000}\n\n```example\n{GOOD}```\n\n```example\n{GOOD}```\n")
    page.locator("engine-check [data-do=check]").click()
    expect(page.locator(".verdict-card")).to_have_count(2, timeout=READY)
    box.fill("#" * 70_000)
    page.locator("engine-check [data-do=check]").click()
    expect(page.locator(".verdict-card.fails")).to_have_count(1, timeout=READY)
    expect(page.locator(".verdict-card.fails")).to_contain_text("65536")


DROP = """(box, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'mine.toml'));
  const events = ['dragover', 'drop'].map(
    name => new DragEvent(name, {bubbles: true, cancelable: true, dataTransfer}));
  return events.map(event => { box.dispatchEvent(event); return event.defaultPrevented; });
}"""


def test_a_file_can_be_dropped_on_the_box(page: Page) -> None:
    """As by the button; the browser does not leave the page for the file."""
    box = open_checker(page, "fr")
    assert box.evaluate(DROP, GOOD) == [True, True]
    expect(box).to_have_value(GOOD)
    expect(verdict(page)).to_have_class(re.compile(r"\bholds\b"))


def test_an_empty_box_says_what_to_do(page: Page) -> None:
    """Nothing to check is not a failure of anybody."""
    box = open_checker(page, "fr")
    page.locator("engine-check [data-do=check]").click()
    expect(page.locator('.notice [data-when="empty"]')).to_be_visible()
    expect(box).to_be_focused()
