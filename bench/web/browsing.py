"""What every measurement needs: a server, a slower network before it, a browser with a profile of its own."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # no foreign host is reached, even by mistake
]
PATIENCE = 600_000
"""Milliseconds that anything may take: a peer on a slow network takes minutes."""


@contextmanager
def _started(*command: str) -> Iterator[str]:
    """The address that a program prints once it listens; it is stopped at the end."""
    server = subprocess.Popen(["node", *command], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address.startswith("http://"), f"{command[0]} did not start"
        yield address
    finally:
        server.terminate()
        server.communicate(timeout=10)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, served as the site is."""
    with _started(str(ROOT / "widgets" / "runtime" / "serve.mjs"), str(folder), "0") as address:
        yield address


@contextmanager
def shaped(address: str, mbit: float, round_trip: float) -> Iterator[str]:
    """The same server behind a line of so many Mbit/s and milliseconds from there and back."""
    with _started(str(ROOT / "bench" / "web" / "shaped.mjs"), address, str(mbit), str(round_trip)) as slower:
        yield slower


@contextmanager
def fresh(playwright: Playwright, **options: object) -> Iterator[BrowserContext]:
    """A browser of its own with an empty profile on disk: its cache is a reader's, and gone afterwards."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=FLAGS, **options
        )
        context.set_default_timeout(PATIENCE)
        yield context
        context.close()
