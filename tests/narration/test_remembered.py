"""What the narrator remembers takes so much memory and no more."""

from __future__ import annotations

from domain.core.event import Corrected
from service.narration.narrator import Narrator
from service.narration.remembered import Remembered


def test_what_was_remembered_first_goes_first() -> None:
    """As many as the newest takes, and what is too large for all of it is not kept."""
    remembered: Remembered[str] = Remembered(10)
    for key, size in (("a", 4), ("b", 4), ("c", 6)):
        remembered.put(key, key.upper(), size)
    assert [remembered.get(key) for key in "abc"] == [None, "B", "C"]
    remembered.put("d", "D", 11)
    assert [remembered.get(key) for key in "bcd"] == [None, None, None]
    assert remembered.taken == 0


def test_long_reasons_do_not_fill_the_memory() -> None:
    """Whoever tells a thousand of them has a few remembered."""
    narrator = Narrator(most_bytes=100_000)
    for number in range(100):
        narrator.tell("en", "scythe", Corrected("/players/0/coins", str(number), "x" * 1_000))
    assert 50_000 < narrator._told.taken <= 100_000
