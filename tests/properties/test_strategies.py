"""The deals that the properties are tried on are whole, and nothing that can happen at a table is missing from them."""

from __future__ import annotations

from hypothesis import given, settings

from engine import alcalde, alsos
from tests.properties.strategies import Played, alcalde_deals, alcalde_tags, alsos_deals, alsos_tags, told

SPEECH = ("Pass", "Announce", "Kontra", "Rekontra", "EndTurn")
ALSOS = {
    *(f"auction {act}" for act in ("Pass", "Accept", "Bid")),
    *(f"{phase} {act}" for phase in ("early", "late") for act in SPEECH),
    *(f"exchange {act.__name__}" for act in alsos.ExchangeEvent.__args__),
    *("tricks PlayCard", "redeal", "indicator's suit", "another suit", "parti contract"),
    *(f"{one} {phase}" for one in alsos.Announcement for phase in ("early", "late") if one.value != "parti"),
    *(f"{one} {end}" for one in ("parti", "abszolut", "ultimo", "kassza", "100", "44") for end in ("kept", "missed")),
    *("kontra early", "kontra late", "kontra early, rekontra early", "kontra early, rekontra late"),
    *("kontra late, rekontra late", "7 exchanged", "8 exchanged", "talon exhausted"),
    *(f"{count} taken" for count in (1, 2, 3, 4)),
} - {"abszolut late"}
ALCALDE = {
    *(f"{seat.name} {does}" for seat in alcalde.Seat for does in ("wins a trick", "exchanges")),
    *("exchange on", "exchange off", "0 exchanges", "1 exchanges", "the mayor stays", "the mayor goes"),
}
"""What has to come up, in the words of the tags."""


def test_all_of_alsos_comes_up() -> None:
    """In a fixed sample every act is done in every phase, every promise is made, the great ones kept and missed."""
    met: set[str] = set()

    @settings(max_examples=250, derandomize=True, database=None)
    @given(alsos_deals())
    def gather(whole: Played) -> None:
        met.update(alsos_tags(whole))

    gather()
    assert met >= ALSOS, f"missing: {told(ALSOS - met)}"


def test_all_of_alcalde_comes_up() -> None:
    """Every seat wins tricks and exchanges, with the exchange on and off, and the mayor stays and goes."""
    met: set[str] = set()

    @settings(max_examples=100, derandomize=True, database=None)
    @given(alcalde_deals())
    def gather(whole: Played) -> None:
        met.update(alcalde_tags(whole))

    gather()
    assert met >= ALCALDE, f"missing: {told(ALCALDE - met)}"
