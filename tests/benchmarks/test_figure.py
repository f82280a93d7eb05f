"""The measurements themselves are not tests; what is kept of them, and what counts as worse, is."""

from __future__ import annotations

import pytest

from tests.benchmarks.figure import Figure, kept, release_page

TURNS = Figure("turns a second", 2500.0, 5000.0, "1/s", "bare insert")
REBUILD = Figure("rebuild 500 events", 0.9, 9.0, "ms", "eventsourcing")


def test_a_page_is_read_as_it_was_written() -> None:
    """A release's figures are there for the next one."""
    assert kept(release_page("Two cores.", [TURNS, REBUILD])) == {
        each.what: each for each in (TURNS, REBUILD)
    }


@pytest.mark.parametrize(("rate", "is_behind"), [(2100.0, False), (2000.0, True), (9000.0, False)])
def test_a_rate_falls_behind_when_it_is_lower_by_more_than_a_fifth(rate: float, *, is_behind: bool) -> None:
    """A higher one never does."""
    assert Figure("turns a second", rate, 5000.0, "1/s", "bare insert").has_fallen_behind(TURNS) is is_behind


@pytest.mark.parametrize(("milliseconds", "is_behind"), [(1.07, False), (1.1, True), (0.1, False)])
def test_a_time_falls_behind_when_it_is_longer_by_more_than_a_fifth(
    milliseconds: float, *, is_behind: bool
) -> None:
    """The yardstick's own time does not matter, their ratio does."""
    now = Figure("rebuild 500 events", 2 * milliseconds, 18.0, "ms", "eventsourcing")
    assert now.has_fallen_behind(REBUILD) is is_behind
