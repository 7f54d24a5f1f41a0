"""What `replay` prints of an example, of a fault, of a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command_line.runs import BAD, GOOD, file, page, run
from tests.engine.notation.documents import MATCH, PARTI, changed


def test_replay(tmp_path: Path) -> None:
    """Replay tells every step of an example in the language asked for."""
    done = run("replay", "--lang", "es", file(tmp_path, "good.toml", GOOD))
    told = done.stdout.decode()
    assert done.returncode == 0
    assert [line for line in told.splitlines() if line.startswith("Paso ")] == [
        f"Paso {step} de 5" for step in range(1, 6)
    ]
    assert "el as de corazones" in told
    assert "[alcalde.tricks.winner]" in told


@pytest.mark.parametrize(
    ("units", "lang", "told"),
    [
        ("[[0, 0], [5, -5], [-2, 2]]", "fr", "Anna a gagné 3 unités et Bence en a perdu autant"),
        ("[[0, 0], [5, -5], [-6, 6]]", "es", "Bence ha ganado 1 unidad; Anna ha perdido otro tanto"),
        ("[[5, -5], [-5, 5]]", "fr", "Anna et Bence sont à égalité"),
    ],
)
def test_replay_of_a_match_under_way(tmp_path: Path, units: str, lang: str, told: str) -> None:
    """Replay of a match that is not over tells how it stands."""
    path = file(tmp_path, "match.toml", changed(MATCH, ("[[0, 0], [5, -5]]", units)))
    assert told in run("replay", "--lang", lang, path).stdout.decode()


def test_replay_one_step(tmp_path: Path) -> None:
    """--step tells one step, counted from 1 as on the pages."""
    path = file(tmp_path, "parti.toml", PARTI)
    told = run("replay", "--step", "7", path).stdout.decode()
    assert [line for line in told.splitlines() if line.startswith("Étape ")] == ["Étape 7 sur 31 — engagements tardifs"]
    beyond = run("replay", "--step", "32", path)
    assert (beyond.returncode, beyond.stdout) == (2, b"")
    assert "31" in beyond.stderr.decode()


def test_replay_of_a_fault(tmp_path: Path) -> None:
    """Replay tells the steps up to the fault, then the fault."""
    done = run("replay", file(tmp_path, "bad.toml", BAD))
    told = done.stdout.decode()
    assert done.returncode == 1
    assert "Étape 11 sur 11 — coup refusé" in told
    assert "[alsos.tricks.follow-suit]" in told.splitlines()[-1]


def test_replay_of_what_cannot_be_read(tmp_path: Path) -> None:
    """Replay of a text that cannot be read says why."""
    done = run("replay", file(tmp_path, "none.toml", "plays = ["))
    assert done.returncode == 1
    assert "[notation.toml]" in done.stdout.decode()


def test_replay_of_a_page_without_examples(tmp_path: Path) -> None:
    """Replay of a page that has no example says so, and does not call that well."""
    path = file(tmp_path, "words.md", "# Words\n\nNothing to replay.\n")
    replayed, verified = run("replay", path), run("verify", path)
    assert replayed.returncode == verified.returncode == 1
    assert replayed.stdout.strip()
    assert replayed.stdout == verified.stdout


def test_replay_of_a_page(tmp_path: Path) -> None:
    """Replay of a page tells each of its examples."""
    done = run("replay", file(tmp_path, "page.md", page(GOOD, GOOD.replace("good", "second").replace("2S", "2D"))))
    told = done.stdout.decode()
    assert told.count("Étape 5 sur 5") == 2
    assert done.returncode == 0, "both tricks are worth 25"
