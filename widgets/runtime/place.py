"""Where the site keeps what its pages load besides themselves: the runtime, the shell and the fonts, under assets/."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "build" / "runtime"
SHELL = ROOT / "widgets" / "shell"
KEEPER = ROOT / "node_modules" / "idb-keyval" / "dist" / "index.js"
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
    shutil.copyfile(KEEPER, assets / "shell" / "vendor" / "idb-keyval.js")
    shutil.copytree(FONTS, assets / "fonts", dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
