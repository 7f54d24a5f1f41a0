"""The same example on a page of the peers: pyodide-mkdocs-theme, and the pyodide fence of markdown-exec.

Each page holds a little program that fetches our two wheels, replays the example by the same bridge and prints the
first step; it waits for nothing, as one of the peers knows no `await`. Pressing the peer's own button that runs it is
the peer's "next". What the peers fetch from foreign addresses is rewritten to lie beside their page, Pyodide of the
same version as ours: they are spared the way there.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-bench-web" / "bin" / "python"
PARTS = ROOT / "bench" / "web" / "node_modules"
ANSWER = "step 1"
"""What the program prints last, and what stands nowhere in its text."""

PROGRAM = """\
import importlib, io, json, sys, zipfile
from js import XMLHttpRequest
for name in {wheels}:
    request = XMLHttpRequest.new()
    request.open("GET", "/wheels/" + name, False)
    request.overrideMimeType("text/plain; charset=x-user-defined")
    request.send()
    wheel = bytes(ord(character) & 255 for character in request.response)
    zipfile.ZipFile(io.BytesIO(wheel)).extractall("/home/pyodide/example")
sys.path.append("/home/pyodide/example")
bridge = importlib.import_module("widgets.bridge")
reply = json.loads(bridge.handle({question!r}))
assert reply["ok"]
print("step", 1)
"""


@dataclass(frozen=True, slots=True)
class Peer:
    """A package of PyPI, its configuration of MkDocs, its page, what holds once it is ready, and its button."""

    name: str
    configuration: str
    page: str
    ready: str
    button: str


MARKDOWN_EXEC = """\
site_name: peer
theme: {name: material, font: false}
plugins: [search, markdown-exec]
markdown_extensions: [pymdownx.superfences]
"""
PYODIDE_MKDOCS_THEME = """\
site_name: peer
site_url: http://127.0.0.1/pyodide-mkdocs-theme/
theme: {name: pyodide-mkdocs-theme, font: false}
plugins:
  - search
  - pyodide_macros:
      build: {ides_id_hash_mode: relative}
      project: {id: peer}
"""
PEERS = (
    Peer(
        "markdown-exec",
        MARKDOWN_EXEC,
        '# An example\n\n```pyodide version="{version}"\n{program}```\n',
        "document.querySelector('#exec-1--run')?.onclick instanceof Function",
        "#exec-1--run",
    ),
    Peer(
        "pyodide-mkdocs-theme",
        PYODIDE_MKDOCS_THEME,
        "# An example\n\n{{{{ IDE('example') }}}}\n",
        "document.querySelector('button.tip-done') !== null",
        'button[btn_kind="play"]',
    ),
)

ELSEWHERE = {
    "https://cdnjs.cloudflare.com/ajax/libs/ace/1.16.0/": "ace-builds/src-min-noconflict",
    "https://cdn.jsdelivr.net/npm/ace-builds@1.44.0/src-min-noconflict/": "ace-builds/src-min-noconflict",
    "https://cdnjs.cloudflare.com/ajax/libs/highlight.js/11.7.0/": "@highlightjs/cdn-assets",
    "https://cdn.jsdelivr.net/npm/highlightjs-themes@1.0.0/": "highlightjs-themes",
    "https://cdn.jsdelivr.net/npm/jquery.terminal@2.43.1/": "jquery.terminal",
    "https://cdn.jsdelivr.net/npm/lodash@4.17.20/": "lodash",
    "https://cdn.jsdelivr.net/npm/jquery@3.7.1": "jquery/dist/jquery.min.js",
}
"""The foreign addresses of both, and what stands there: packages of npm, in `package.json`."""
PYODIDES = ("https://cdn.jsdelivr.net/pyodide/v{version}/full/", "https://cdn.jsdelivr.net/pyodide/v0.25.0/full/")
WANTED = {".css", ".js"}
INTEGRITY = re.compile(r"""\s*\bintegrity\s*[:=]\s*["']sha[^"']*["'],?""")


def build(folder: Path, wheels: Sequence[str], question: Mapping[str, Any]) -> None:
    """Build both pages into folders of their names, what they want from elsewhere into `elsewhere/`."""
    program = PROGRAM.format(wheels=list(wheels), question=json.dumps(question))
    version = json.loads((ROOT / "node_modules" / "pyodide" / "package.json").read_bytes())["version"]
    here = {address.format(version=version): "/pyodide/" for address in PYODIDES}
    for address, part in ELSEWHERE.items():
        target = folder / "elsewhere" / part
        if (PARTS / part).is_dir():
            _copy(PARTS / part, target)
            here[address] = f"/elsewhere/{part}/"
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PARTS / part, target)
            here[address] = f"/elsewhere/{part}"
    for peer in PEERS:
        project = folder.parent / "peers" / peer.name
        shutil.rmtree(project, ignore_errors=True)
        (project / "docs").mkdir(parents=True)
        (project / "mkdocs.yml").write_text(peer.configuration, encoding="utf-8")
        (project / "docs" / "index.md").write_text(peer.page.format(version=version, program=program), encoding="utf-8")
        (project / "docs" / "example.py").write_text(program, encoding="utf-8")
        command = [str(PYTHON), "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder / peer.name)]
        subprocess.run(command, cwd=project, check=True)
        for file in (folder / peer.name).rglob("*"):
            if file.suffix in {".html", ".js", ".css"}:
                file.write_text(_brought_home(file.read_text(encoding="utf-8"), here), encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    for file in source.rglob("*"):
        if file.suffix in WANTED and "node_modules" not in file.relative_to(source).parts:
            copy = target / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def _brought_home(text: str, here: Mapping[str, str]) -> str:
    """The text with every foreign address replaced, and without the hashes of what another version has replaced."""
    for address, path in here.items():
        text = text.replace(address, path)
    return INTEGRITY.sub("", text)
