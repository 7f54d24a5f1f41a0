"""Where the site keeps what its pages load besides themselves: the runtime, the shell and the fonts, under assets/."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build" / "runtime"
SHELL = ROOT / "widgets" / "shell"
VENDOR = {"idb-keyval": "dist/index.js", "fflate": "esm/browser.js"}
"""Modules of others that the shell imports: each package, and the file of it that a browser reads."""
FONTS = ROOT / "build" / "fonts"


def place(site: Path) -> None:
    """Copy everything under the site's assets/; FileNotFoundError says which command builds what is missing."""
    if not (RUNTIME / "manifest.json").is_file() or not FONTS.is_dir():
        raise FileNotFoundError("what the browser loads is not built yet: run `make runtime`")
    assets = site / "assets"
    shutil.copytree(RUNTIME, assets / "runtime", dirs_exist_ok=True)
    shutil.copytree(
        SHELL, assets / "shell", dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.md", "*.test.js", "*.d.ts")
    )
    for package, file in VENDOR.items():
        shutil.copyfile(ROOT / "node_modules" / package / file, assets / "shell" / "vendor" / f"{package}.js")
    shutil.copytree(FONTS, assets / "fonts", dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
