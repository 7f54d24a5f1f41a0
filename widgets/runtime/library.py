"""Which part of Python's own library travels to the reader: the files of library.txt and no others.

`python -m widgets.runtime.library SOURCE TARGET` writes that part of the zip SOURCE to the zip TARGET.
"""

import sys
import zipfile
from pathlib import Path

LIST = Path(__file__).with_name("library.txt")
EARLIEST = (1980, 1, 1, 0, 0, 0)  # the first date that a zip file can hold


def listed(text: str) -> tuple[str, ...]:
    """The file names of library.txt, one a line; lines that begin with # explain."""
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


def trim(source: Path, target: Path, names: tuple[str, ...]) -> None:
    """Write the named files to a zip of their own, the same bytes each time; KeyError for one that is not there."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as part:
        for name in sorted(names):
            part.writestr(zipfile.ZipInfo(name, EARLIEST), whole.read(name))


if __name__ == "__main__":
    trim(Path(sys.argv[1]), Path(sys.argv[2]), listed(LIST.read_text(encoding="utf-8")))
