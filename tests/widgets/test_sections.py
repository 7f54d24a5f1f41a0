"""A section whose twin changed is named to the writer and noted for the reader, until somebody confirms it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.widgets.small_site import GOOD_TRICK, make_site, rule_pages, with_page
from widgets.page_source import PageSource
from widgets.sections import Confirmed, Pages, confirm, out_of_step, problems, sections
from widgets.sections_record import RECORD, read_record, run, written

ROOT = Path(__file__).parents[2]
TEXT = "---\ndescription: x\n---\n\n# T { #t }\n\nOne.\n\n## A { #a }\n\nTwo\nthree.\n\n## B { #b }\n\nFour.\n"


def pages(**texts: str) -> Pages:
    """The page `more.md` in French and Spanish, one of them with another text."""
    return {
        language: {"more.md": PageSource(language, "more.md", f"docs/{language}/more.md", texts.get(language, TEXT))}
        for language in ("fr", "es")
    }


CONFIRMED = confirm(pages(), {})


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        (TEXT, []),
        (TEXT.replace("Two\nthree", "Two three"), []),
        (TEXT.replace("Two\n", f"{GOOD_TRICK}\nTwo\n"), []),
        (TEXT.replace("Two\n", "<!-- to\ndo -->\nTwo\n"), []),
        (TEXT.replace("Two", "Too"), ["a"]),
        (TEXT.replace("Two", "Two\u00a0"), ["a"]),
        (TEXT.replace("## B", "## Be"), ["b"]),
        (TEXT.replace("n: x", "n: y"), ["t"]),
        (TEXT.replace("Two\n", "```toml\na = 1\n```\nTwo\n"), ["a"]),
        (TEXT.replace("Four", "Five").replace("One", "None"), ["t", "b"]),
    ],
)
def test_what_changes_a_section(text: str, changed: list[str]) -> None:
    """Its words, its heading, what stands above the first heading; not its line breaks, examples and comments."""
    assert [found.id for found in out_of_step(pages(es=text), CONFIRMED)] == changed


def test_the_sections_of_a_page_without_ids() -> None:
    """It is one section."""
    assert list(sections(PageSource("fr", "x.md", "x.md", "# T\n\nText.\n"))) == ["top"]


def test_both_sides_count() -> None:
    """A section that changed in both languages is out of step, too: nobody has compared what it says now."""
    changed = TEXT.replace("Two", "Too")
    (found,) = out_of_step(pages(fr=changed, es=changed), CONFIRMED)
    assert (found.changed, found.is_new, found.sections["es"].line) == (("fr", "es"), False, 9)
    assert [found.is_new for found in out_of_step(pages(), {})] == [True] * 3


def test_a_writer_is_told_what_to_do() -> None:
    """The file and line of the side that changed, its twin, and the command; what is recorded and gone, too."""
    record: Confirmed = {**CONFIRMED, "gone.md": {"top": {"fr": "0", "es": "0"}}}
    changed, gone = (str(found) for found in problems(pages(es=TEXT.replace("Two", "Too")), record))
    assert changed.startswith("docs/es/more.md:9: the section 'a' has changed since it was last compared with docs/fr/")
    assert changed.endswith(
        "docs/fr/more.md:9: read both, mend what differs, then `make confirm PAGE=more.md SECTION=a`"
    )
    assert "'top' is recorded, but it is on no page" in gone


def test_some_sections_are_confirmed() -> None:
    """Only what was named; what is no more is forgotten; a name that nothing bears is refused."""
    changed = pages(es=TEXT.replace("Two", "Too").replace("Four", "Five"))
    record = confirm(changed, {**CONFIRMED, "gone.md": {}}, "more.md", "a")
    assert [found.id for found in out_of_step(changed, record)] == ["b"]
    assert list(record) == ["more.md"]
    for page, section in (("less.md", ""), ("", "c"), ("more.md", "c")):
        with pytest.raises(LookupError, match="no page"):
            confirm(changed, CONFIRMED, page, section)


def test_the_command(tmp_path: Path) -> None:
    """It fails until all is confirmed, writes the record that it reads, and fails again when a page changes."""
    for language in ("fr", "es"):
        (tmp_path / "docs" / language).mkdir(parents=True)
        (tmp_path / "docs" / language / "more.md").write_text(TEXT, encoding="utf-8")
    (tmp_path / "translations").mkdir()
    assert run([], tmp_path)[0] == 1
    assert run(["--confirm", "--page", "less.md"], tmp_path)[0] == 1
    assert run(["--confirm", "--page", "", "--section", ""], tmp_path)[0] == 0
    assert read_record(tmp_path / RECORD) == CONFIRMED
    assert run([], tmp_path)[0] == 0
    (tmp_path / "docs" / "fr" / "more.md").write_text(TEXT.replace("Two", "Too"), encoding="utf-8")
    status, said = run([], tmp_path)
    assert (status, len(said)) == (1, 1)


def test_the_reader_is_told(tmp_path: Path) -> None:
    """Under the heading, in the page's language, with the way to the twin; nothing where all is confirmed."""
    changed = TEXT.replace("Two", "Too")
    record = tmp_path / RECORD
    record.parent.mkdir()
    record.write_text(written({"more.md": CONFIRMED["more.md"]}), encoding="utf-8")
    built = make_site(tmp_path, with_page(TEXT, es=changed))
    french, spanish = built.read("more/index.html"), built.read("es/more/index.html")
    assert (built.aborted, built.warnings) == (False, ())
    assert french.count('class="out-of-step"') == spanish.count('class="out-of-step"') == 1
    note = french[french.index('<h2 id="a"') : french.index('<h2 id="b"')]
    assert "Ce passage a changé dans une autre langue" in note
    assert '<a href="../es/more/#a" hreflang="es" lang="es">Español</a>' in note
    twin = spanish[spanish.index('<h2 id="a"') : spanish.index('<h2 id="b"')]
    assert "Este pasaje ha cambiado aquí" in twin
    assert '<a href="../../more/#a" hreflang="fr" lang="fr">Français</a>' in twin
    assert 'class="out-of-step"' in built.read("index.html")


def test_no_record_no_note(tmp_path: Path) -> None:
    """A site that keeps no record says nothing of it."""
    assert 'class="out-of-step"' not in make_site(tmp_path, rule_pages()).read("alsos/index.html")


def test_the_site_is_in_step() -> None:
    """Every section of this site has been compared with its twin since it last changed."""
    status, said = run([], ROOT)
    assert (status, "\n".join(said)) == (0, said[0])
