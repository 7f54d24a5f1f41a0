"""Changes that put a fault of play into a document, in the words of a record."""

from __future__ import annotations

from tests.engine.notation.documents import PARTI

Change = tuple[str, str]

REFUSED_BY_ALL = ('["Anna: accept"]', '["Anna: pass", "Bence: pass", "Anna: pass", "Bence: pass"]')
OTHER_SUIT = ('["Anna: accept"]', '["Anna: pass", "Bence: pass", "Anna: bid C", "Bence: pass"]')
ACCEPTED_BY_BENCE = ('["Anna: accept"]', '["Anna: pass", "Bence: accept"]')
NO_EARLY = ('early = ["Anna: abszolut", "Bence: pass", "Anna: pass"]\n', "")
NO_LATE = ('late = ["Anna: pass", "Bence: pass"]\n', "")
WHOLE_DEAL = (
    "\n".join(PARTI.splitlines()[7:11]),
    'plays = ["Anna 9S JS", "Bence AH 7H", "Bence AC 8C", "Bence 7D AD", "Anna JH 10H", "Bence 8D 10D", "Anna JD 8S", '
    '"Bence 8H KS", "Anna QD 9C", "Anna 10C KC", "Anna 10S 9H", "Anna AS QH", "Anna 9S JS"]',
)


def calls(*told: str) -> Change:
    """The auction of the worked example, replaced by these calls."""
    return ('["Anna: accept"]', str(list(told)).replace("'", '"'))


def early(*told: str) -> Change:
    """The early phase of the worked example, replaced by these turns."""
    return ('["Anna: abszolut", "Bence: pass", "Anna: pass"]', str(list(told)).replace("'", '"'))


def late(*told: str) -> Change:
    """The late phase of the worked example, replaced by these turns."""
    return ('late = ["Anna: pass", "Bence: pass"]', f"late = {list(told)}".replace("'", '"'))


def swap(take: str, discard: str, player: str = "Anna") -> Change:
    """The exchange of the document with an exchange, replaced by this one."""
    old = '{ player = "Anna", take = "QS AH 9S", discard = "8D 7C" }'
    return (old, f'{{ player = "{player}", take = "{take}", discard = "{discard}" }}')


Row = tuple[str, str, tuple[Change, ...], str, str]
"""A title, a document, what is changed in it, the id that answers and the entry."""
