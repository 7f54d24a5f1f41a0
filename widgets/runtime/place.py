"""Where the site keeps what its pages load besides themselves: the runtime, the shell and the fonts, under assets/."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build" / "runtime"
SHELL = ROOT / "widgets" / "shell"
KEEPER = ROOT / "node_modules" / "idb-keyval" / "dist" / "index.js"
FONTS = ROOT / "node_modules" / "@fontsource-variable"

FAMILIES = ("source-sans-3", "source-serif-4")
# the second has the ő and ű of Hungarian words: only the pages that need it fetch it
SUBSETS = ("latin", "latin-ext")


def place_fonts(target: Path) -> None:
    """Copy the fonts that the theme's style sheet names, each family with its licence."""
    target.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        for subset in SUBSETS:
            name = f"{family}-{subset}-wght-normal.woff2"
            shutil.copyfile(FONTS / family / "files" / name, target / name)
        shutil.copyfile(FONTS / family / "LICENSE", target / f"{family}-LICENSE.txt")


def place(site: Path) -> None:
    """Copy everything under the site's assets/; FileNotFoundError says which command builds what is missing."""
    if not (RUNTIME / "manifest.json").is_file() or not FONTS.is_dir():
        raise FileNotFoundError("what the browser loads is not built yet: run `make runtime`")
    assets = site / "assets"
    shutil.copytree(RUNTIME, assets / "runtime", dirs_exist_ok=True)
    shutil.copytree(
        SHELL, assets / "shell", dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.md", "*.test.js", "*.d.ts")
    )
    shutil.copyfile(KEEPER, assets / "shell" / "vendor" / "idb-keyval.js")
    place_fonts(assets / "fonts")
