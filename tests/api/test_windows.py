"""The counters behind the rate limits."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from service.http.windows import Windows

LENGTHS = (1.0, 60.0)


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


async def test_a_window_begins_with_its_first_call() -> None:
    """And ends its length later, whatever comes in between; then the next may begin."""
    clock = Clock()
    windows = Windows(clock)

    assert await windows.incr("a", 60) == 1
    clock.now += 59
    assert await windows.incr("a", 60) == 2
    assert (await windows.get("a"), await windows.get_expiry("a")) == (2, 1060)
    clock.now += 1
    assert (await windows.get("a"), await windows.get_expiry("a")) == (0, 1060)
    assert await windows.incr("a", 60) == 1
    assert await windows.get_expiry("a") == 1120


async def test_windows_that_have_ended_are_forgotten() -> None:
    """A crowd that leaves takes up no room after as many calls again, at most."""
    clock = Clock()
    windows = Windows(clock)
    for number in range(1000):
        await windows.incr(f"client {number}", 60)
    assert len(windows) == 1000
    clock.now += 60

    for _ in range(501):
        await windows.incr("somebody else", 60)

    assert len(windows) == 1


async def test_counters_can_be_cleared() -> None:
    """One, and all."""
    windows = Windows(Clock())
    for key in ("a", "b", "c"):
        await windows.incr(key, 1)
    await windows.clear("a")

    assert [await windows.get(key) for key in ("a", "b")] == [0, 1]
    assert await windows.reset() == 2
    assert (len(windows), await windows.check()) == (0, True)


calls = st.lists(
    st.tuples(st.sampled_from("abc"), st.sampled_from(LENGTHS), st.floats(0, 90, allow_nan=False)),
    max_size=60,
)


@settings(deadline=None)
@given(calls)
async def test_counts_are_those_of_the_calls_in_the_window(made: list[tuple[str, float, float]]) -> None:
    """Whoever calls whenever: told by going through all calls each time."""
    clock = Clock()
    windows = Windows(clock)
    begun: dict[str, tuple[float, int]] = {}
    for name, length, pause in made:
        clock.now += pause
        key = f"{name} {length}"
        start, count = begun.get(key, (clock.now, 0))
        if start + length <= clock.now:
            start, count = clock.now, 0
        begun[key] = (start, count + 1)
        assert await windows.incr(key, length) == count + 1
