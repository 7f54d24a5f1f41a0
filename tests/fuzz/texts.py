"""What one run of the fuzzer reads: a document, the bytes of a file, or a page, made from a seed and a number alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.notation import LARGEST_DOCUMENT
from tests.fuzz.changes import changed, inflated, spliced
from tests.fuzz.corpus import examples, pages
from tests.fuzz.inventions import document
from tests.fuzz.words import ODD, PUNCTUATION, word

TOML, PAGE = ".toml", ".md"


@dataclass(frozen=True, slots=True)
class Text:
    """One thing to read: how it was made, what kind of file it is, and its bytes."""

    made: str
    suffix: str
    data: bytes


def made(seed: int, number: int) -> Text:
    """The text of this number."""
    random = Random(f"{seed}/{number}")
    name, suffix, make = random.choices(MAKERS, WEIGHTS)[0]
    text = make(random)
    return Text(name, suffix, text if isinstance(text, bytes) else text.encode(errors="surrogatepass"))


def _any_bytes(random: Random) -> bytes:
    length = random.choice([0, 1, 3, 10, 100, 1000])
    return random.choice([b"", b"\xef\xbb\xbf", b"\xff\xfe"]) + random.randbytes(length)


def _any_signs(random: Random) -> str:
    signs = (*PUNCTUATION, *ODD, "a", "1", "game", "alsos", "\n", "\n")
    return "".join(random.choice(signs) for _ in range(random.choice([1, 5, 20, 80])))


def _any_words(random: Random) -> str:
    return random.choice([" ", "\n", " = ", ", "]).join(word(random) for _ in range(random.randrange(30)))


def _spoilt_bytes(random: Random) -> bytes:
    """An example with bytes changed, taken out or put in."""
    data = bytearray(random.choice(examples()).encode())
    for _ in range(random.choice([1, 1, 2, 5])):
        at = random.randrange(len(data))
        data[at : at + random.choice([0, 1, 1, 3])] = random.randbytes(random.choice([0, 1, 1, 2]))
    return bytes(data)


def _spoilt(random: Random) -> str:
    return changed(random.choice(examples()), random)


def _spliced(random: Random) -> str:
    text = spliced(random.choice(examples()), random.choice(examples()), random)
    return changed(text, random) if random.random() < 0.5 else text


def _invented(random: Random) -> str:
    text = document(random)
    return changed(text, random) if random.random() < 0.2 else text


def _inflated(random: Random) -> str:
    text = random.choice([_spoilt, _any_signs, _invented])(random)
    return inflated(text, random, random.choice([4096, LARGEST_DOCUMENT, LARGEST_DOCUMENT]))


def _page(random: Random) -> str:
    """Prose and fences of several kinds around examples, spoilt or not."""
    parts = [random.choice(["", "", "---\ntitle: x\n---\n", "\ufeff", "---\n"])]
    for _ in range(random.randrange(1, 4)):
        mark = random.choice(["```", "```", "```", "~~~", "````"])
        info = random.choice(["example", "example", "example", " example x", "toml", "example-x", ""])
        indent = random.choice(["", "", "", "  ", "- ", "> ", "    "])
        text = random.choice([_spoilt, _invented, _any_words, lambda random: random.choice(examples())])(random)
        if random.random() < 0.7 and "[expect]" not in text:
            text += "\n[expect]\n"
        end = mark if random.random() < 0.95 else random.choice(["", "``", "~~~"])
        lines = f"{mark}{info}\n{text}\n{end}\n".split("\n")
        body = [
            indent + line if indent != "- " else (indent if not at else "  ") + line for at, line in enumerate(lines)
        ]
        parts += [_any_words(random), "\n\n", "\n".join(body), "\n"]
    return "".join(parts)


def _spoilt_page(random: Random) -> str:
    return changed(random.choice(pages()), random)


Maker = tuple[str, str, Callable[[Random], str | bytes]]
MAKERS: tuple[Maker, ...] = (
    ("any bytes", TOML, _any_bytes),
    ("any signs", TOML, _any_signs),
    ("any words", TOML, _any_words),
    ("an example with bytes changed", TOML, _spoilt_bytes),
    ("an example changed", TOML, _spoilt),
    ("two examples spliced", TOML, _spliced),
    ("an invented document", TOML, _invented),
    ("a text blown up", TOML, _inflated),
    ("a page with examples", PAGE, _page),
    ("a page of ours changed", PAGE, _spoilt_page),
    ("any bytes as a page", PAGE, _any_bytes),
)
WEIGHTS = (20, 20, 20, 40, 500, 80, 250, 3, 50, 3, 5)
