"""A browser that is too old for the engine, or for all of the shell: the page stays readable, and says so."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.replays import LANGUAGES, Replay, alsos

languages = pytest.mark.parametrize("language", LANGUAGES)
SAID = {"fr": "demande un navigateur plus récent", "es": "necesita un navegador más reciente"}
MAIN = re.compile(r"/assets/shell[^/]*/main\.js$")
LACKS = {
    "no worker": "delete window.Worker",
    "no WebAssembly": "delete window.WebAssembly",
    "no exceptions in WebAssembly": "delete WebAssembly.Exception",
    "no modules in workers": """{
      const Usual = Worker;
      window.Worker = class { constructor(address) { return new Usual(address); } };
    }""",
}


@pytest.mark.parametrize(
    ("lack", "language"), [*((lack, "fr") for lack in LACKS), ("no worker", "es")], ids=lambda word: word
)
def test_without_what_the_engine_needs(visit: Visit, lack: str, language: str) -> None:
    """The steps go on; in the place of the engine stands a sentence, and no button that leads nowhere."""
    visit.expect("The engine has failed: Error: ")
    visit.allow("import.meta")  # a worker that does not know modules reads ours as a plain program
    visit.allow("Unexpected token")
    page = visit.page
    page.add_init_script(LACKS[lack])
    replay = alsos(page, language, "#parti-76/6")
    replay.button("whatif").click()
    replay.expect_state("unable")
    line = replay.root.locator(":scope > .engine")
    expect(line).to_contain_text(SAID[language])
    expect(line.locator('[data-when="unable"]')).to_be_visible()
    expect(line.locator('[data-do="retry"]')).to_be_hidden()
    replay.button("next").click()
    replay.expect_step(7)


@languages
def test_where_the_shell_cannot_be_read(make_visit: Callable[..., Visit], language: str) -> None:
    """An old parser refuses the modules: the example is there to be read, and what does not work is said."""
    visit = make_visit()
    visit.expect("Unexpected token")
    page = visit.page
    page.context.route(MAIN, lambda route: route.fulfill(content_type="text/javascript", body="class { #new() }"))
    page.goto(f"{LANGUAGES[language]}alsos/")
    replay = Replay(page, "parti-76")
    said = replay.root.locator('.engine [data-when="unable"]')
    expect(said).to_be_visible()
    expect(said).to_contain_text(SAID[language])
    expect(replay.root.locator('.engine [data-when="idle"]')).to_be_hidden()
    expect(replay.root.locator(".step .sentence").first).to_be_visible()
    page.locator("card-lab").first.scroll_into_view_if_needed()
    expect(page.locator('card-lab > .engine [data-when="unable"]').first).to_be_visible()


TRANSLATOR = """() => {
  const wrap = root => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const around = text.parentElement;
      if (!text.data.trim() || !around) continue;
      if (around.closest("font, script, style, svg, textarea, select, [translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.append(inner);
      inner.append(`<${text.data}>`);
      text.replaceWith(outer);
    }
  };
  document.documentElement.lang = "en";
  document.documentElement.classList.add("translated-ltr");
  wrap(document.body);
  new MutationObserver(records => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""


@languages
def test_a_page_in_the_hands_of_a_translator(visit: Visit, language: str) -> None:
    """Every word is replaced, now and later: steps, what if, a refusal and the check of the page go on."""
    page = visit.page
    replay = alsos(page, language, "#parti-76/8")
    page.evaluate(TRANSLATOR)
    replay.button("next").click()
    replay.expect_step(9)
    replay.expect_state("verified")
    expect(replay.root.locator(".controls .next .label")).to_have_text(re.compile("^<.+>$"))
    expect(replay.root.locator(".source code")).not_to_contain_text("<")
    replay.button("whatif").click()
    replay.card("play:AC").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(1)
    replay.card("play:AS").click()
    expect(replay.root.locator(":scope > .refusal font").first).to_be_visible()
    replay.card("play:10C").click()
    expect(replay.shown.locator(".trick .play")).to_have_count(2)
    replay.button("return").click()
    replay.expect_step(9)
