"""The counters behind the rate limits."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from automa_ledger.api.middleware.limiter import FixedWindowLimiter, Window

SECONDS = 60


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_where_there_is_no_room_the_oldest_window_is_forgotten() -> None:
    """A crowd takes a bounded amount of memory, and whoever called last is still counted."""
    clock = Clock()
    limiter = FixedWindowLimiter("calls", 9, SECONDS, clock, max_clients=3)
    for number in range(4):
        limiter.count(f"client {number}")
        clock.now += 1

    assert limiter.count("client 3") == Window(2, 1063)
    assert limiter.count("client 0").count == 1
    assert len(limiter._windows) == 3


def test_windows_that_have_ended_take_no_memory() -> None:
    """They go when the next one begins."""
    clock = Clock()
    limiter = FixedWindowLimiter("calls", 9, SECONDS, clock)
    for number in range(50):
        limiter.count(f"client {number}")
    clock.now += SECONDS
    limiter.count("another")

    assert len(limiter._windows) == 1


calls = st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 40)), max_size=60)


@settings(max_examples=50)
@given(calls)
def test_counts_are_those_of_the_calls_since_the_window_began(made: list[tuple[str, float]]) -> None:
    """Whatever the calls: as if each was looked up in a list of all of them."""
    clock = Clock()
    limiter = FixedWindowLimiter("calls", 9, SECONDS, clock)
    begun: dict[str, float] = {}
    counts: Counter[str] = Counter()
    for client, pause in made:
        clock.now += pause
        if begun.get(client, 0) + SECONDS <= clock.now:
            begun[client] = clock.now
            counts[client] = 0
        counts[client] += 1
        assert limiter.count(client) == Window(counts[client], begun[client] + SECONDS)
