"""What the narrator keeps takes so much memory and no more."""

from __future__ import annotations

from automa_ledger.narration.lru import LRUCache
from automa_ledger.narration.narrator import Narrator
from automa_rules.core.event import Corrected


def test_the_oldest_value_goes_first() -> None:
    """As many go as the newest takes, and what is too large for all of it is not kept."""
    cache: LRUCache[str] = LRUCache(10)
    for key, size in (("a", 4), ("b", 4), ("c", 6)):
        cache.put(key, key.upper(), size)
    assert [cache.get(key) for key in "abc"] == [None, "B", "C"]
    cache.put("d", "D", 11)
    assert [cache.get(key) for key in "bcd"] == [None, None, None]
    assert cache.bytes == 0


def test_long_reasons_do_not_fill_the_memory() -> None:
    """Whoever tells a thousand of them has a few remembered."""
    narrator = Narrator(max_bytes=100_000)
    for number in range(100):
        narrator.narrate("en", "scythe", Corrected("/players/0/coins", str(number), "x" * 1_000))
    assert 50_000 < narrator._cache.bytes <= 100_000
