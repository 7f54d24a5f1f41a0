"""Folders of the finished site whose names bear the fingerprint of what they hold, so that a browser may keep them.

A fingerprint is the first 16 hexadecimal digits of a SHA-256 over the names and contents of a folder's files.
"""

import hashlib
import re
from pathlib import Path

FOLDERS = ("fonts", "packs", "shell")
"""Under assets/; each is named by the pages, and by the folders after it."""
NAMING = {".html", ".css", ".js", ".json"}
"""The files in which a path to such a folder may stand."""


def fingerprint(folder: Path) -> str:
    """The fingerprint of all files under `folder`."""
    content = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        content.update(f"{file.relative_to(folder).as_posix()} ".encode() + hashlib.sha256(file.read_bytes()).digest())
    return content.hexdigest()[:16]


def name_by_content(site: Path) -> None:
    """Give each of the FOLDERS its fingerprint, and write the new name wherever the site's files name it."""
    assets = site / "assets"
    for name in FOLDERS:
        new = f"{name}-{fingerprint(assets / name)}"
        (assets / name).rename(assets / new)
        named = re.compile(rf"(?<=[/\"'(]assets/){name}(?=/)|(?<=\.\./){name}(?=/[\w./${{}}-]+\.(?:woff2|svg)\b)")
        for file in site.rglob("*"):
            if file.suffix in NAMING and file.is_file():
                text = file.read_text(encoding="utf-8")
                renamed = named.sub(new, text)
                if renamed != text:
                    file.write_text(renamed, encoding="utf-8")
