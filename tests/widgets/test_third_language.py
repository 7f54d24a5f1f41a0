"""A third language is files only: pages, catalogs, its entry in the site's configuration. No line of code knows it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po, write_po

from tests.widgets.drawn import example
from tests.widgets.pseudo import LANGUAGE, narrow, widened
from tests.widgets.small_site import CONFIG, PROJECT, URL, rule_pages
from widgets.i18n import DEFAULT, DOMAINS, PACK_DOMAIN
from widgets.page_source import prose

ENTRY = "        - {{locale: es,"
NO_CODE = ("engine", "widgets")


def widen_catalogs(project: Path) -> None:
    """Copy the first language's catalogs, every sentence with wide letters, as a translator would write them."""
    (project / "translations" / LANGUAGE).mkdir()
    for domain in (*DOMAINS, PACK_DOMAIN):
        filed = (project / "translations" / DEFAULT / f"{domain}.po").read_bytes()
        catalog = read_po(BytesIO(filed.replace(b"Language: fr", f"Language: {LANGUAGE}".encode())))
        for message in catalog:
            if message.id:
                texts = message.string if isinstance(message.string, tuple) else (message.string,)
                wide = tuple(map(widened, texts))
                message.string = wide if isinstance(message.string, tuple) else wide[0]
        out = BytesIO()
        write_po(out, catalog)
        (project / "translations" / LANGUAGE / f"{domain}.po").write_bytes(out.getvalue())


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """This project, with a small site in three languages; the code is as it is."""
    folder = tmp_path_factory.mktemp("project")
    for name in NO_CODE:
        shutil.copytree(PROJECT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(PROJECT / "translations", folder / "translations")
    (folder / "translations" / "sections.toml").unlink()
    widen_catalogs(folder)
    text = example("trick-25")
    fence = "```example\n" + text.replace('{ fr = "', f'{{ {LANGUAGE} = "Ａ", fr = "') + "```\n"
    pages = rule_pages()
    pages |= {path.replace("fr/", f"{LANGUAGE}/", 1): text for path, text in pages.items() if path.startswith("fr/")}
    for path, text in pages.items():
        language, _slash, name = path.partition("/")
        shown = "{{ number alsos.pack-total }} {{ words alsos.tricks }}\n\n{{ lab alsos.match }}\n\n" + fence
        whole = text + (shown if name == "alcalde/index.md" else "")
        target = folder / "docs" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        lines = whole.split("\n")
        if language == LANGUAGE:
            for number, line in prose(lines):
                if not line.startswith(("#", "{{")):
                    lines[number - 1] = widened(line)
        target.write_text("\n".join(lines), encoding="utf-8")
    entry = f"        - {{{{locale: {LANGUAGE}, name: ＥＯ, theme: {{{{language: {LANGUAGE}}}}}}}}}\n"
    config = CONFIG.replace(ENTRY, entry + ENTRY).format(project=folder, url=URL, runtime="false")
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    return folder


def run(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """One of the project's commands, in the project."""
    environment = {**os.environ, "PYTHONPATH": str(project), "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=project, env=environment, capture_output=True, text=True, check=False
    )


def test_a_third_language(project: Path) -> None:
    """The catalogs are compiled, the site is built without a warning, the pages and the command line speak it."""
    compiled = run(project, "widgets.catalogs")
    assert (compiled.returncode, compiled.stderr) == (0, ""), compiled.stdout
    assert (project / "widgets" / "locale" / LANGUAGE / "LC_MESSAGES" / "words.mo").is_file()
    built = run(project, "mkdocs", "build", "--strict", "--quiet")
    assert (built.returncode, built.stderr) == (0, ""), built.stdout
    html = (project / "site" / LANGUAGE / "alcalde" / "index.html").read_text(encoding="utf-8")
    main = html[html.index('<article class="md-content__inner') : html.index("</article>")]
    assert 'class="card-sprite"' in main
    assert f'data-language="{LANGUAGE}"' in main
    names = ("Isaac", "Lena", "Pilar", "Anna", "Bence", "Alsós", "Alcalde")
    assert narrow(main, names) - {"¶"} == {"alcalde", "index", "md", "fr"}
    page = project / "docs" / LANGUAGE / "alcalde" / "index.md"
    told = run(project, "engine", "replay", "--lang", LANGUAGE, str(page))
    assert told.returncode == 0, told.stderr
    assert widened("Étape") in told.stdout
    others = (project / "site" / "alcalde" / "index.html").read_text(encoding="utf-8")
    assert f'hreflang="{LANGUAGE}"' in others
