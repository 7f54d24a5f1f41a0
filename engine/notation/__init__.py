"""How worked examples are written as TOML: read with the line of every fault, and written back."""

from engine.notation.document import LARGEST_DOCUMENT, check_size, read_document
from engine.notation.reading import example_of, known_ahead, read
from engine.notation.toml_faults import not_utf8
from engine.notation.writing import write

__all__ = [
    "LARGEST_DOCUMENT",
    "check_size",
    "example_of",
    "known_ahead",
    "not_utf8",
    "read",
    "read_document",
    "write",
]
