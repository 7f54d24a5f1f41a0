"""What the labs of Alsós share: the two who sit there. Anna does not deal, Bence does."""

from __future__ import annotations

from widgets.setting import Setting

PLAYERS = ("Anna", "Bence")
"""By seat, as in the examples of the pages: the non-dealer, the dealer."""


def seated(base: str) -> Setting:
    """Who sits where in every lab."""
    return Setting(PLAYERS, base)
