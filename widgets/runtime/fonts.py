"""The typefaces as the pages need them: the letters of our languages, the weights from regular to bold.

`python -m widgets.runtime.fonts SOURCE TARGET` fills the folder TARGET from fontsource's folder SOURCE. Of each family
`latin` has the letters and signs of French and Spanish, `hungarian` the four letters that Hungarian adds, and
`latin-ext`, left as it is, what a reader's own name may want; the style sheet says which page needs which.
"""

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FAMILIES = ("source-sans-3", "source-serif-4")
WEIGHTS = (400, 700)
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "pnum", "tnum"]
LATIN_1 = frozenset({*range(0x20, 0x7F), *range(0xA0, 0x100)})
SIGNS = frozenset(map(ord, "Œœ‐‑–—‘’‚“”„•…‹›€™↑↓−⁄\u2009\u202f\u2060"))
CUTS = {"latin": ("latin", LATIN_1 | SIGNS), "hungarian": ("latin-ext", frozenset(map(ord, "ŐőŰű")))}
"""A name, and of which of fontsource's files it is which characters."""
WHOLE = "latin-ext"


def cut(source: Path, target: Path, characters: frozenset[int]) -> None:
    """Write the font with these characters alone, in our weights; the same bytes each time."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(target)


def main(source: Path, target: Path) -> None:
    """Fill the target folder, each family with its licence."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for family in FAMILIES:
        files = source / family / "files"
        for name, (part, characters) in CUTS.items():
            cut(files / f"{family}-{part}-wght-normal.woff2", target / f"{family}-{name}.woff2", characters)
        shutil.copyfile(files / f"{family}-{WHOLE}-wght-normal.woff2", target / f"{family}-{WHOLE}.woff2")
        shutil.copyfile(source / family / "LICENSE", target / f"{family}-LICENSE.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
