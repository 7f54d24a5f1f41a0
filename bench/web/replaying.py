"""How long a reader waits until a replay goes on: with a phone on a slow line, at each step; and the peers' readers."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright

from bench.results import Row
from bench.web import peers
from bench.web.browsing import PATIENCE, fresh, shaped
from bench.web.lay_out import EXAMPLE

PHONE = {"viewport": {"width": 412, "height": 823}, "device_scale_factor": 1.75}
SLOW_4G = (1.6384, 150.0)
"""Lighthouse's: Mbit/s, and milliseconds from there and back."""
SLOWER = 4
"""So many times slower a processor; a worker's is left as it is."""
STEPS = 20
NEXT = f"card-replay#{EXAMPLE}.enhanced .controls [data-do=next]"
SHOWN = f"card-replay#{EXAMPLE} > .steps > .step:not([hidden])"
SECONDS = """([button, shown]) => {
  const begin = performance.now();
  document.querySelector(button).click();
  document.querySelector(shown).getBoundingClientRect();
  return performance.now() - begin;
}"""
PRINTED = f"document.body.innerText.replaceAll('\\u00a0', ' ').includes('{peers.ANSWER}')"


def _phone(context: BrowserContext) -> Page:
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def _now(page: Page) -> float:
    return float(page.evaluate("performance.now()"))


def own_next(context: BrowserContext, address: str) -> float:
    """Milliseconds from the navigation to the second step, which a reader's press has shown."""
    page = _phone(context)
    page.goto(f"{address}/alsos/", wait_until="commit")
    page.wait_for_selector(NEXT, timeout=PATIENCE)
    page.evaluate(SECONDS, [NEXT, SHOWN])
    page.wait_for_selector(f"{SHOWN}[data-step='2']")
    return _now(page)


def peer_next(context: BrowserContext, address: str, peer: peers.Peer) -> float:
    """Milliseconds from the navigation to what the peer's page has printed after its button was pressed."""
    page = _phone(context)
    page.goto(f"{address}/{peer.name}/", wait_until="commit")
    page.wait_for_function(peer.ready, timeout=PATIENCE)
    page.evaluate("button => document.querySelector(button).click()", peer.button)
    page.wait_for_function(PRINTED, timeout=PATIENCE)
    return _now(page)


def first_next(playwright: Playwright, site: str, laid_out: str, rounds: int) -> Iterator[Row]:
    """The first "next" on a phone with a slow line: ours, and against each peer's."""
    ours: list[float] = []
    theirs: dict[str, list[float]] = {peer.name: [] for peer in peers.PEERS}
    with shaped(site, *SLOW_4G) as slow_site, shaped(laid_out, *SLOW_4G) as slow_peers:
        for _ in range(rounds):
            with fresh(playwright, **PHONE) as context:
                ours.append(own_next(context, slow_site))
            for peer in peers.PEERS:
                with fresh(playwright, **PHONE) as context:
                    theirs[peer.name].append(peer_next(context, slow_peers, peer))
    note = f"{rounds} rounds, slow 4G, processor {SLOWER} times slower"
    yield Row("First working “next” of a replay, in seconds", "<=", 2.5, median(ours) / 1000, note)
    for name, times in theirs.items():
        ratio = median(peer / own for peer, own in zip(times, ours, strict=True))
        yield Row(f"The same example on a page of {name}, against it", ">=", 10, ratio, f"{median(times) / 1000:.1f} s")


def steps(playwright: Playwright, site: str, laid_out: str) -> Iterator[Row]:
    """One step of a replay, and one question to an engine that is ready."""
    with fresh(playwright) as context:
        page = context.new_page()
        page.goto(f"{site}/alsos/")
        page.wait_for_selector(NEXT)
        times = [float(page.evaluate(SECONDS, [NEXT, SHOWN])) for _ in range(STEPS)]
    yield Row("One step of a replay, in ms", "<=", 16, median(times), f"median of {STEPS}: handler, style and layout")
    with fresh(playwright) as context:
        page = context.new_page()
        page.goto(f"{laid_out}/ours.html?trips")
        page.wait_for_function("document.title !== 'waiting'", timeout=PATIENCE)
        trip = float(page.title().split()[0])
    yield Row("One round trip to the engine, in ms", "<=", 20, trip, "median of 40: a step of a whole deal, drawn anew")
