"""A shorter text with the same fault: lines, then pieces, then letters are left out as long as the fault stays."""

from __future__ import annotations

from collections.abc import Callable

TRIES = 1500


def shrunk(data: bytes, is_faulty: Callable[[bytes], bool]) -> bytes:
    """The shortest text found within a bounded number of tries."""
    tries = TRIES
    for separator in (b"\n", b" ", b""):
        parts = data.split(separator) if separator else [data[at : at + 1] for at in range(len(data))]
        size = max(1, len(parts) // 2)
        while True:
            at = 0
            while at < len(parts) and tries:
                tries -= 1
                fewer = parts[:at] + parts[at + size :]
                if is_faulty(separator.join(fewer)):
                    parts = fewer
                else:
                    at += size
            if size == 1 or not tries:
                break
            size //= 2
        data = separator.join(parts)
    return data
