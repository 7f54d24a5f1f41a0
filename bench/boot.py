"""How long a reader waits for the engine: from the visit of a page to the first answer, in Chromium.

`python -m bench.boot [RUNS]` prints the medians of interleaved runs, for a first visit (nothing cached) and a second.
`bare` is Pyodide as it comes from npm, its answer 1 + 1; `site` is our site's worker, its answer a whole replay.
Needs the built site (`make site`).
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from widgets.runtime.library_trace import examples

ROOT = Path(__file__).parents[1]
RUNTIME = ROOT / "widgets" / "runtime"
PYODIDE = ROOT / "node_modules" / "pyodide"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

PAGE = """<!doctype html><title>boot</title><script type="module">
const worker = new Worker("WORKER", { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.kind === "ready") worker.postMessage(QUESTION);
  if (data.kind === "reply") document.title = `${performance.now()} ${data.reply.ok}`;
};
</script>"""
BARE = """
import { loadPyodide } from "./bare/pyodide.mjs";
const python = await loadPyodide();
postMessage({ kind: "reply", reply: { ok: python.runPython("1 + 1") === 2 } });
"""


def lay_out(folder: Path) -> None:
    """Fill a folder to be served: both ways to boot, a page each, compressed ahead."""
    shutil.copytree(ROOT / "site" / "assets" / "runtime", folder / "assets" / "runtime")
    (folder / "bare").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copyfile(PYODIDE / name, folder / "bare" / name)
    shutil.copytree(ROOT / "site" / "assets" / "shell", folder / "assets" / "shell")
    (folder / "bare.js").write_text(BARE, encoding="utf-8")
    text = next(text for text in examples(ROOT / "docs", "fr") if 'id = "parti-76"' in text)
    question = json.dumps({"id": 1, "op": "replay", "language": "fr", "base": "../", "text": text})
    for name, worker in (("bare", "bare.js"), ("site", "assets/shell/worker.js")):
        page = PAGE.replace("WORKER", worker).replace("QUESTION", question)
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    (folder / "404.html").write_text("", encoding="utf-8")
    subprocess.run(["node", RUNTIME / "compress.mjs", folder, ROOT / "build" / "bench"], check=True)


def measure(browser: Browser, address: str) -> list[float]:
    """Milliseconds of a first and a second visit."""
    context = browser.new_context()
    times = []
    for _ in range(2):
        page = context.new_page()
        page.goto(address)
        page.wait_for_function("document.title !== 'boot'")
        time, answer = page.title().split()
        assert answer == "true", f"{address} answered {answer}"
        times.append(float(time))
        page.close()
    context.close()
    return times


def main(runs: int) -> None:
    """Measure both ways in turn and print the medians."""
    times: dict[str, list[list[float]]] = {"bare": [], "site": []}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        lay_out(Path(name))
        server = subprocess.Popen(["node", RUNTIME / "serve.mjs", name, "0"], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            for way in list(times) * runs:
                times[way].append(measure(browser, f"{address}/{way}.html"))
        finally:
            browser.close()
            server.terminate()
            server.communicate()
    for way, measured in times.items():
        first, second = (statistics.median(column) for column in zip(*measured, strict=True))
        print(f"{way}: first visit {first:.0f} ms, second visit {second:.0f} ms (medians of {runs})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
