"""The parts of the browser's benchmark that need no browser: peers' pages come home, a slower line loses nothing."""

from __future__ import annotations

import hashlib
import time
import urllib.request
from pathlib import Path

from bench.results import Row, table
from bench.web import peers, weighing
from bench.web.browsing import served, shaped


def test_what_a_peer_fetches_elsewhere_comes_home() -> None:
    """A foreign address becomes one of ours, and the hash of what stood there goes."""
    text = 'src: "https://a.example/x.js",\n    integrity: "sha256-nHn=",\n  } <script integrity=\'sha384-a\' src="a">'
    home = peers._brought_home(text, {"https://a.example/": "/elsewhere/"})
    assert home == 'src: "/elsewhere/x.js",\n  } <script src="a">'


def test_the_answer_stands_nowhere_in_the_program() -> None:
    """What is waited for on a peer's page is printed, not read in the editor that shows the program."""
    assert peers.ANSWER not in peers.PROGRAM.format(wheels=["a.whl"], question="{}")


def test_pages_of_a_site(tmp_path: Path) -> None:
    """Every page of both sitemaps, without the server they name."""
    (tmp_path / "es").mkdir()
    for folder, path in (("", "/alsos/"), ("es", "/es/")):
        text = f"<loc>http://127.0.0.1:8000{path}</loc>"
        (tmp_path / folder / "sitemap.xml").write_text(text, encoding="utf-8")
    assert weighing.pages(tmp_path) == ["/alsos/", "/es/"]


def test_a_slower_line_holds_bytes_back_and_loses_none(tmp_path: Path) -> None:
    """Half a megabyte at 8 Mbit/s takes half a second and a round trip, and is the same."""
    content = b"".join(hashlib.sha256(bytes([at % 256, at // 256])).digest() for at in range(16_384))
    (tmp_path / "file.bin").write_bytes(content)
    (tmp_path / "404.html").write_bytes(b"")
    with served(tmp_path) as address, shaped(address, 8, 40) as slower:
        begin = time.monotonic()
        with urllib.request.urlopen(f"{slower}/file.bin") as answer:
            assert answer.read() == content
        assert time.monotonic() - begin >= 0.5


def test_a_table_of_rows() -> None:
    """Rows and versions, as in the other results."""
    text = table([Row("work", "<=", 2.5, 2.0, "2 ms")], {"Chromium": "156"})
    assert text.endswith("| work | ≤ 2.5 | 2.00 | yes | 2 ms |\n\nChromium 156.\n")
