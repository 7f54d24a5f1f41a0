"""Which files a visit downloads, and under which names: a folder a concern, named by the fingerprint of what it holds.

`python -m widgets.runtime.assemble PYODIDE LIBRARY PACKAGES TARGET` fills the folder TARGET. A file
whose path bears such a fingerprint never changes, so a browser may keep it for good; only TARGET/manifest.json, which
names the folders, is asked for again.
"""

import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Any

from widgets.runtime.packages import sha256

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def folder(target: Path, name: str, files: list[Path]) -> str:
    """Copy the files to TARGET/NAME-FINGERPRINT and return that folder's path as the manifest gives it."""
    content = "".join(sorted(f"{file.name} {sha256(file)}\n" for file in files))
    path = f"{name}-{hashlib.sha256(content.encode()).hexdigest()[:16]}/"
    (target / path).mkdir(parents=True)
    for file in files:
        shutil.copyfile(file, target / path / file.name)
    return path


def assemble(pyodide: Path, library: Path, packages: Path, target: Path) -> dict[str, Any]:
    """Fill the target folder and return its manifest."""
    wheels = sorted(packages.glob("*.whl"))
    lock = json.loads((packages / "pyodide-lock.json").read_bytes())
    index = folder(target, "pyodide", [pyodide / name for name in PYODIDE_FILES])
    carried = folder(target, "packages", wheels)
    manifest: dict[str, Any] = {
        "pyodide": json.loads((pyodide / "package.json").read_bytes())["version"],
        "index": index,
        "library": folder(target, "library", [library]) + library.name,
        "packages": [carried + wheel.name for wheel in wheels],
        "lock": {"info": lock["info"], "packages": {}},
    }
    files = [file for file in sorted(target.rglob("*")) if file.is_file()]
    manifest["files"] = [
        {"path": file.relative_to(target).as_posix(), "size": file.stat().st_size, "sha256": sha256(file)}
        for file in files
    ]
    manifest["size"] = sum(file.stat().st_size for file in files)
    return manifest


if __name__ == "__main__":
    pyodide, library, packages, target = (Path(argument) for argument in sys.argv[1:])
    shutil.rmtree(target, ignore_errors=True)
    text = json.dumps(assemble(pyodide, library, packages, target), indent=1)
    (target / "manifest.json").write_text(text + "\n", encoding="utf-8")
