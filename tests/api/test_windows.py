"""The counters behind the rate limits."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.api.middleware.windows import PLACES, Window, Windows

SECONDS = (1.0, 60.0)


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_a_window_begins_with_its_first_call() -> None:
    """And ends its length later, whatever comes in between; then the next may begin."""
    clock = Clock()
    windows = Windows(clock)

    assert windows.open("a") is None
    assert windows.count("a", 60) == Window(1, 1060)
    clock.now += 59
    assert windows.count("a", 60) == Window(2, 1060)
    assert windows.open("a") == Window(2, 1060)
    clock.now += 1
    assert windows.open("a") is None
    assert windows.count("a", 60) == Window(1, 1120)


def test_where_there_is_no_room_the_window_that_ends_first_is_forgotten() -> None:
    """So a crowd costs its own memory only, and whoever called last is counted on."""
    clock = Clock()
    windows = Windows(clock, room=PLACES)
    for number in range(PLACES + 1):
        windows.count(f"client {number}", 60)
        clock.now += 1

    assert windows.open("client 0") is None
    assert windows.open("client 1") == Window(1, 1061)
    assert windows.open(f"client {PLACES}") == Window(1, 1060 + PLACES)


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # of Python 3.12: the child does nothing else
def test_processes_count_together() -> None:
    """No call of several processes at once is lost."""
    windows = Windows()
    children = [_child(windows) for _ in range(3)]

    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0, 0]
    window = windows.open("a")
    assert window is not None
    assert window.count == 3 * 500


def _child(windows: Windows) -> int:
    child = os.fork()
    if child:
        return child
    for _ in range(500):
        windows.count("a", 600)
    os._exit(0)


calls = st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 40)), max_size=60)


@settings(max_examples=50)
@given(calls)
def test_counts_are_those_of_the_calls_since_the_window_began(made: list[tuple[str, float]]) -> None:
    """Whatever the calls: as if each was looked up in a list of all of them."""
    clock = Clock()
    windows = Windows(clock)
    begun: dict[str, float] = {}
    counts: Counter[str] = Counter()
    for key, pause in made:
        clock.now += pause
        if begun.get(key, 0) + SECONDS[1] <= clock.now:
            begun[key] = clock.now
            counts[key] = 0
        counts[key] += 1
        assert windows.count(key, SECONDS[1]) == Window(counts[key], begun[key] + SECONDS[1])
