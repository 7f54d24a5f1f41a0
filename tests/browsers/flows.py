"""What a reader does on the site, told once for every browser engine: a flow is a function that raises where it fails.

A flow gets a window, the server of the site and the language; `FLOWS` lists them in the order in which they run.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browsers.driver import Window
from tests.browsers.server import Fault, Server

Flow = Callable[[Window, Server, str], None]

LANGUAGES = {"fr": "", "es": "es/"}
OTHER = {"fr": "es", "es": "fr"}
VERIFIED = {"fr": "vérifié dans votre navigateur", "es": "verificado en su navegador"}
FAILED = {"fr": "Le moteur de règles n’a pas pu être chargé.", "es": "No se ha podido cargar el motor de reglas."}
FOLLOW = {"fr": "fournir", "es": "asistir"}
ACE = {"fr": "L’as de trèfle", "es": "el as de tréboles"}
HOLDS = "document.querySelector('engine-check .verdict-card.holds') !== null"
GOOD = """game = "alcalde"
kind = "trick"
id = "mine"
trump = "S"
players = ["Isaac", "Lena", "Zoé"]
plays = ["Isaac AH 3H 2S KC"]

[expect]
winner = "Zoé"
points = 25
"""


class Replay:
    """One replay of the page that a window shows."""

    def __init__(self, window: Window, name: str) -> None:
        self.window = window
        self.name = name
        window.wait(f"document.querySelector('card-replay#{name}.enhanced') !== null")

    @property
    def shown(self) -> str:
        """The selector of the step that is shown."""
        return f"card-replay#{self.name} > .steps > .step:not([hidden])"

    @property
    def engine(self) -> str:
        """The selector of the line that says what the engine does."""
        return f"card-replay#{self.name} > .engine"

    def press(self, act: str) -> None:
        """Press a button by what it does."""
        self.window.click(f"card-replay#{self.name} .controls [data-do='{act}']")

    def play(self, token: str, plays: int) -> None:
        """Play that card in a branch; then so many lie in the trick."""
        self.window.click(f"{self.shown} [data-event='{token}']")
        self.window.wait(f'document.querySelectorAll("{self.shown} .trick .play").length === {plays}')

    def enter(self) -> None:
        """Leave the example at the step shown, once the engine lets us."""
        self.press("whatif")
        self.window.wait(f'document.querySelector("{self.shown}.branch") !== null')

    def expect_step(self, number: int) -> None:
        """The step of that number comes to be shown, and no other."""
        shown = f"document.querySelectorAll('{self.shown}')"
        self.window.wait(f"{shown}.length === 1 && {shown}[0].dataset.step === '{number}'", 10)

    def expect_state(self, state: str) -> None:
        """The engine's line comes to say so."""
        self.window.wait(f"document.querySelector('{self.engine}')?.dataset.state === '{state}'")

    def expect_points(self, *points: str) -> None:
        """The score as shown."""
        found = f"[...document.querySelectorAll('{self.shown} .score .points dd')].map(one => one.innerText)"
        self.window.wait(f"JSON.stringify({found}) === {json.dumps(json.dumps(points, separators=(',', ':')))}", 10)


def opened(window: Window, site: Server, language: str, path: str, name: str = "parti-76") -> Replay:
    """A replay of a page of that language."""
    window.open(f"{site.address}/{LANGUAGES[language]}{path}")
    return Replay(window, name)


def steps(window: Window, site: Server, language: str) -> None:
    """Forward and back by mouse, by key and by trick; the address follows, a voice says it, the engine agrees."""
    replay = opened(window, site, language, "alsos/#parti-76/6")
    replay.expect_step(6)
    still = f"document.querySelector('{replay.shown}').getAnimations().length"
    assert not window.evaluate(still), "what hides the steps until the shell has come goes on"
    replay.press("next")
    replay.expect_step(7)
    window.press("ArrowRight")
    replay.expect_step(8)
    window.press("ArrowLeft")
    window.press("ArrowLeft")
    replay.expect_step(6)
    window.wait("location.hash === '#parti-76/6'", 10)
    sentence = window.text(f"{replay.shown} .sentence").split()
    said = "document.querySelector('card-replay#parti-76 > .live').textContent"
    window.wait(f"{said}.includes({json.dumps(sentence[0])})", 10)
    replay.press("last")
    last = int(window.attribute(replay.shown, "data-step") or 0)
    assert last > 8, f"the last step is {last}"
    replay.press("stride")
    replay.press("back")
    assert last - 1 > int(window.attribute(replay.shown, "data-step") or 0), "a trick back is more than a step"
    replay.press("first")
    replay.expect_step(1)
    replay.expect_state("verified")
    assert VERIFIED[language] in window.text(replay.engine)


def what_if(window: Window, site: Server, language: str) -> None:
    """Another card: the score follows, a forbidden one is refused with its rule, a link brings a branch back."""
    replay = opened(window, site, language, "alsos/#parti-76/9")
    replay.expect_points("0", "34")
    replay.enter()
    replay.play("play:AC", 1)
    replay.play("play:AS", 1)
    refusal = "card-replay#parti-76 > .refusal"
    window.wait(f"document.querySelector('{refusal}').checkVisibility()")
    assert FOLLOW[language] in window.text(refusal).lower()
    rule = window.attribute(f"{refusal} a.rule", "href") or ""
    assert rule.endswith("#alsos.tricks.follow-suit"), rule
    replay.play("play:10C", 2)
    replay.expect_points("0", "55")
    window.wait("location.hash === '#parti-76/9/play:AC,play:10C'", 10)
    window.reload()
    replay = Replay(window, "parti-76")
    window.wait(f"document.querySelector('{replay.shown}.branch') !== null")
    replay.expect_points("0", "55")
    replay.press("return")
    replay.expect_step(9)
    replay.expect_points("0", "34")


def other_language(window: Window, site: Server, language: str) -> None:
    """The same page, step and anchor in the other language, from the address or from what is in sight."""
    other = OTHER[language]
    switch = f".md-header a[hreflang='{other}']"
    there = f"location.pathname === '/{LANGUAGES[other]}alsos/' && document.documentElement.lang === '{other}'"
    replay = opened(window, site, language, "alsos/#parti-76/6")
    replay.press("next")
    replay.expect_step(7)
    window.click(switch)
    window.wait(f"{there} && location.hash === '#parti-76/7'")
    Replay(window, "parti-76").expect_step(7)
    rule = "alsos.melds.vannak"
    window.open(f"{site.address}/{LANGUAGES[language]}glossary/")
    window.open(f"{site.address}/{LANGUAGES[language]}alsos/")
    Replay(window, "parti-76")
    window.evaluate(f"document.getElementById('{rule}').scrollIntoView()")
    window.click(switch)
    window.wait(f"{there} && location.hash === '#{rule}'")
    window.wait(f"Math.abs(document.getElementById('{rule}')?.getBoundingClientRect().top) < innerHeight", 10)


def failed_download(window: Window, site: Server, language: str) -> None:
    """Four ways to lose the engine: each is told in a sentence, the steps go on, the next try starts anew."""
    wasm, package = r"/runtime/.*\.wasm$", r"/runtime/.*engine.*\.whl$"
    site.faults = {wasm: Fault.REFUSED}
    replay = opened(window, site, language, "alsos/#parti-76/8")
    retry = f"{replay.engine} [data-do='retry']"
    line = f"document.querySelector('{replay.engine}')"
    note = f"() => failures += {line}.dataset.state === 'failed'"
    window.evaluate("(window.failures = 0)")
    window.evaluate(f"new MutationObserver({note}).observe({line}, {{attributeFilter: ['data-state']}}) ?? null")

    def expect_failure(number: int) -> None:
        window.wait(f"failures === {number} && {line}.dataset.state === 'failed'")
        said = window.text(replay.engine)
        assert FAILED[language] in said, said
        assert window.attribute(replay.engine, "role") == "alert"

    replay.press("whatif")
    expect_failure(1)
    replay.press("next")
    replay.expect_step(9)
    replay.press("whatif")
    for number, fault in enumerate(({wasm: Fault.CUT}, {package: Fault.SPOILT}), start=2):
        site.faults = fault
        window.click(retry)
        expect_failure(number)
    site.faults = {}
    site.hang_up()
    try:
        window.click(retry)
        expect_failure(4)
    finally:
        site.listen()
    window.click(retry)
    replay.expect_state("verified")
    assert not window.evaluate(f'document.querySelector("{retry}").checkVisibility()')
    window.wait(f"document.querySelector('{replay.shown}.branch') !== null")
    replay.play("play:AC", 1)


def own_example(window: Window, site: Server, language: str) -> None:
    """A text of one's own is checked, replayed, packed into a link, and found again behind the link."""
    window.open(f"{site.address}/{LANGUAGES[language]}check/")
    window.wait("document.querySelector('engine-check.enhanced') !== null")
    box = "document.querySelector('engine-check textarea')"
    window.evaluate(f"{box}.value = {json.dumps(GOOD)}")
    window.evaluate(f"{box}.dispatchEvent(new Event('input', {{bubbles: true}}))")
    window.click("engine-check [data-do=check]")
    window.wait(HOLDS)
    replay = Replay(window, "mine")
    replay.expect_state("verified")
    replay.press("last")
    replay.expect_points("25", "0")
    window.click("engine-check [data-do=link]")
    link = window.wait("location.hash.startsWith('#t=') && location.href", 10)
    window.open(f"{site.address}/{LANGUAGES[language]}glossary/")
    window.open(link)
    window.wait(f"{box}?.value === {json.dumps(GOOD)}", 10)
    window.wait(HOLDS)


def labs(window: Window, site: Server, language: str) -> None:
    """A lab answers what is pressed, and what was practised is there again after a reload."""
    window.open(f"{site.address}/{LANGUAGES[language]}alsos/")
    lab = "[id='lab-alsos.winner']"
    window.wait(f'document.querySelector("{lab}.enhanced") !== null')
    window.click(f"{lab} [data-key='trump-C']")
    window.wait(f"document.querySelector(\"{lab} [data-key='trump-C']\").getAttribute('aria-pressed') === 'true'")
    for number, key in enumerate(("play-AC", "play-9S"), start=1):
        window.click(f"{lab} [data-key='{key}']")
        window.wait(f'document.querySelectorAll("{lab} .trick .play").length === {number}')
    assert ACE[language] in window.text(f"{lab} .sentence")
    window.open(f"{site.address}/{LANGUAGES[language]}alcalde/practice/")
    lab = "[id='lab-practice.alcalde']"
    window.wait(f'document.querySelector("{lab}.enhanced") !== null')
    window.click(f"{lab} [data-key='skill-office']")
    pressed = f"document.querySelector(\"{lab} [data-key='skill-office']\").getAttribute('aria-pressed')"
    window.wait(f"{pressed} === 'true'")
    asked = window.text(f"{lab} .sentence").replace("\u202f", " ").split()
    mayor = next(int(word) for word in asked if word.isdigit())
    window.click(f"{lab} [data-key='option-{'stays' if mayor >= 60 else 'right'}']")
    tally = "document.querySelector(\"[data-tally='office 1']\")?.innerText.trim() === '1 / 1'"
    window.wait(tally)
    window.reload()
    window.wait(tally)


def offline(window: Window, site: Server, language: str) -> None:
    """Everything kept on the device, then no network: both languages, steps, and a what-if by the engine itself."""
    window.open(f"{site.address}/{LANGUAGES[language]}offline/")
    keeper = "document.querySelector('offline-keeper')"
    window.wait(f"['nothing', 'pages', 'everything'].includes({keeper}?.dataset.state)")
    window.click("offline-keeper [data-do='keep']")
    window.wait(f"{keeper}.dataset.state === 'everything'")
    site.hang_up()
    try:
        replay = opened(window, site, OTHER[language], "alsos/#parti-76/6")
        replay.expect_step(6)
        replay = opened(window, site, language, "alcalde/#trick-25/2", "trick-25")
        replay.press("next")
        replay.expect_step(3)
        replay.enter()
        replay.play("play:2D", 3)
        replay.play("play:KC", 4)
        replay.expect_points("0", "25")
        replay.press("return")
        replay.expect_state("verified")
        window.open(f"{site.address}/{LANGUAGES[language]}nowhere/")
        window.wait(f"location.pathname === '/{LANGUAGES[language]}offline/'", 10)
    finally:
        site.listen()


FLOWS: dict[str, Flow] = {
    "step through a replay": steps,
    "what if": what_if,
    "the other language": other_language,
    "a failed download": failed_download,
    "offline": offline,
    "an example of one's own": own_example,
    "labs and practice": labs,
}
