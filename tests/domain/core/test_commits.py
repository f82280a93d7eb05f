"""Many timelines, one list of commits."""

from __future__ import annotations

import tracemalloc

import pytest

from domain.core.timeline import Timeline, committed, extend
from tests.domain.core.words import (
    BEGUN,
    command,
    log,
    spell,
)


@pytest.mark.parametrize("is_known", [True, False])
def test_two_timelines_that_go_on_from_one_are_apart(*, is_known: bool) -> None:
    """They share what was there, and neither sees what the other one adds, whether or not it was folded."""

    def then(timeline: Timeline[str], letter: str) -> Timeline[str]:
        if is_known:
            return committed(timeline, command(letter), timeline.state + letter)
        return extend(timeline, command(letter), spell)

    shared = log(BEGUN)
    one, other = then(shared, "x"), then(shared, "y")
    both = then(one, "z"), then(other, "w"), then(one, "v")

    assert [each.state for each in (shared, one, other, *both)] == ["a", "ax", "ay", "axz", "ayw", "axv"]
    assert [[*each.commits] for each in both] == [
        [*log(BEGUN, command(letters[0]), command(letters[1])).commits] for letters in ("xz", "yw", "xv")
    ]
    assert len(shared.commits) == 1
    with pytest.raises(IndexError):
        shared.commits[1]


def test_one_more_commit_behind_many_copies_none_of_them() -> None:
    """It takes less memory than pointers to all of them would."""
    many = 10_000
    timeline = log(BEGUN, *[command("")] * many)
    for _ in range(3):  # the list makes room for more, once
        timeline = committed(timeline, command(""), "a")
    tracemalloc.start()
    committed(timeline, command(""), "a")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert most < many
