"""Whether every section says the same in every language: the record of who read them side by side, and its command.

`python -m widgets.sections_record` names each section that has changed since it was last confirmed, and ends with 1
where there is one. With `--confirm` it writes `translations/sections.toml`; `--page PATH` and `--section ID` confirm
some of them. Confirm what you have read in every language, nothing else.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from widgets.i18n import LANGUAGES
from widgets.page_source import read_pages
from widgets.sections import Confirmed, confirm, problems

ROOT = Path(__file__).parents[1]
RECORD = Path("translations", "sections.toml")
HEAD = "# What each section said when all languages were last confirmed to say the same; written by `make confirm`.\n"


def read_record(file: Path) -> Confirmed:
    """What the file records; nothing where there is no file yet."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def written(record: Confirmed) -> str:
    """The record as TOML, pages and sections in their order."""
    tables = []
    for path, names in record.items():
        rows = (
            f'"{name}" = {{ {", ".join(f"{at} = {print_!r}" for at, print_ in prints.items())} }}\n'.replace("'", '"')
            for name, prints in names.items()
        )
        tables.append(f'\n["{path}"]\n{"".join(rows)}')
    return HEAD + "".join(tables)


def run(arguments: Sequence[str], root: Path = ROOT) -> tuple[int, list[str]]:
    """The status and the lines to say of one call in the project at `root`."""
    parser = argparse.ArgumentParser(prog="python -m widgets.sections_record")
    parser.add_argument("--confirm", action="store_true")
    parser.add_argument("--page", default="")
    parser.add_argument("--section", default="")
    asked = parser.parse_args(arguments)
    pages = {
        language: read_pages(root / "docs", language, lambda path: path.relative_to(root).as_posix())
        for language in LANGUAGES
    }
    record = read_record(root / RECORD)
    if not asked.confirm:
        found = [str(problem) for problem in sorted(problems(pages, record))]
        return bool(found), found or ["Every section says the same in every language, as far as somebody has read."]
    try:
        record = confirm(pages, record, asked.page, asked.section)
    except LookupError as error:
        return 1, [str(error)]
    (root / RECORD).write_text(written(record), encoding="utf-8")
    return 0, [f"{RECORD.as_posix()} is written."]


if __name__ == "__main__":
    status, said = run(sys.argv[1:])
    print("\n".join(said))
    sys.exit(status)
