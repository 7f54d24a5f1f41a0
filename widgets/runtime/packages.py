"""Which wheels travel to the reader, and by which fingerprints the browser knows them again.

`python -m widgets.runtime.packages PYODIDE FOLDER` writes FOLDER/pyodide-lock.json for the wheels in FOLDER, in the
form of Pyodide's own (PYODIDE/pyodide-lock.json).
"""

import hashlib
import json
import sys
import zipfile
from email.parser import BytesParser
from pathlib import Path
from typing import Any


def sha256(file: Path) -> str:
    """The file's SHA-256, in hexadecimal."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def entry(wheel: Path) -> dict[str, Any]:
    """What a lock file says of one pure wheel, read from the wheel's own metadata."""
    with zipfile.ZipFile(wheel) as archive:
        [metadata] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        fields = BytesParser().parsebytes(archive.read(metadata))
        roots = {name.partition("/")[0] for name in archive.namelist()}
    requires = fields.get_all("Requires-Dist", [])
    return {
        "depends": [requirement.partition("==")[0] for requirement in requires],
        "file_name": wheel.name,
        "imports": sorted(root for root in roots if not root.endswith(".dist-info")),
        "install_dir": "site",
        "name": fields["Name"],
        "package_type": "package",
        "sha256": sha256(wheel),
        "unvendored_tests": False,
        "version": fields["Version"],
    }


def lock(pyodide: Path, folder: Path) -> dict[str, Any]:
    """A lock file for the wheels of a folder and nothing else, on the given Pyodide."""
    own = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    entries = [entry(wheel) for wheel in sorted(folder.glob("*.whl"))]
    return {"info": own["info"], "packages": {entry["name"]: entry for entry in entries}}


if __name__ == "__main__":
    where = Path(sys.argv[2])
    text = json.dumps(lock(Path(sys.argv[1]), where), indent=1)
    (where / "pyodide-lock.json").write_text(text + "\n", encoding="utf-8")
