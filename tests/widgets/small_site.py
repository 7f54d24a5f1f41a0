"""Small sites for tests of the hook: all the rules in both languages; tests add pages, or spoil them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from widgets.rule_ids import RULE_PAGES

PROJECT = Path(__file__).parents[2]

CONFIG = """
site_name: La table
site_url: {url}
theme:
  name: material
  custom_dir: {project}/widgets/theme
  font: false
  features: [navigation.instant]
plugins:
  - search:
      lang: [fr, es]
      separator: '[\\s\\-’]+'
      pipeline: [stemmer, stopWordFilter, trimmer]
  - i18n:
      docs_structure: folder
      fallback_to_default: false
      reconfigure_material: false
      reconfigure_search: false
      languages:
        - {{locale: fr, name: Français, default: true, theme: {{language: fr}}}}
        - {{locale: es, name: Español, site_name: La mesa, theme: {{language: es}}}}
markdown_extensions: [attr_list, md_in_html, tables, {{toc: {{permalink: true}}}}]
hooks: [{project}/widgets/hook.py]
extra: {{card_table: {{runtime: {runtime}}}}}
"""

URL = "https://table.example/jeux/"

Pages = Mapping[str, str]
"""Pages by path from the docs folder: `fr/index.md`."""


TRICK = """```example
game = "alcalde"
kind = "trick"
id = "trick-25"
title = {{ fr = "Le deux qui prend tout", es = "El dos que se lo lleva todo" }}
trump = "S"
players = ["Isaac", "Lena", "Pilar"]
plays = ["Isaac AH 3H {card} KC"]

[expect]
winner = "{winner}"
points = 25
```
"""
GOOD_TRICK = TRICK.format(card="2S", winner="Pilar")
OTHER_TRICK = TRICK.format(card="4S", winner="Pilar")
MELDS = """```example
game = "alsos"
kind = "melds"
trump = "S"
players = ["Anna", "Bence"]
hands = { Anna = "QD JD 10D KS QS AH 9H 8H 7C 9C JC 7D", Bence = "AC KC 10C 8C KH QH 10H 7S 8S AD KD 9D" }

[expect]
meld_points = { Anna = 40, Bence = 0 }
```
"""

FRONT = "---\ntitle: M\n---\n\n# M\n\n"


def with_page(text: str, **changes: str) -> dict[str, str]:
    """Both languages get the same page `more.md`; `fr` or `es` gets another text."""
    return {f"{language}/more.md": changes.get(language, text) for language in ("fr", "es")}


@dataclass(frozen=True, slots=True)
class Built:
    """What a strict build left: the site's folder, whether it was aborted, what it warned of."""

    folder: Path
    aborted: bool
    warnings: tuple[str, ...]

    def read(self, path: str) -> str:
        """A file of the site."""
        return (self.folder / path).read_text(encoding="utf-8")


def rule_pages() -> dict[str, str]:
    """The pages that every site must have: home, and a paragraph for every rule."""
    pages = {}
    for language in ("fr", "es"):
        pages[f"{language}/index.md"] = f"# Table {language}\n"
        for path, rules in RULE_PAGES.items():
            body = "".join(f"### {rule}\n\nTexte {language}.\n\n" for rule in rules)
            pages[f"{language}/{path}"] = f"# {path} {language}\n\n{body}"
    return pages


def make_site(
    folder: Path, changes: Pages, without: tuple[str, ...] = (), *, strict: bool = True, runtime: bool = False
) -> Built:
    """Build the small site with `changes` to its pages and `without` some of them."""
    pages = {path: text for path, text in {**rule_pages(), **changes}.items() if path not in without}
    for path, text in pages.items():
        target = folder / "docs" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    config_file = folder / "mkdocs.yml"
    config_file.write_text(CONFIG.format(project=PROJECT, url=URL, runtime=str(runtime).lower()), encoding="utf-8")
    warnings = _Kept()
    logger = logging.getLogger("mkdocs")
    logger.addHandler(warnings)
    try:
        build(load_config(str(config_file), strict=strict))
    except Abort:
        return Built(folder / "site", True, tuple(warnings.lines))
    finally:
        logger.removeHandler(warnings)
    return Built(folder / "site", False, tuple(warnings.lines))


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())
