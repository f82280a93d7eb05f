"""Where undo, redo and goto lead, and what came to light on the way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import (
    goto_target,
    last_undone_reveal,
    redo_target,
    require_not_current,
    undo_target,
)
from automa_rules.core.timeline import Node, Timeline, current_path, extend
from tests.domain.core.words import (
    BEGUN,
    SECOND,
    THIRD,
    command,
    gone,
    log,
    redone,
    rewound,
    spell,
    turning,
    undone,
)


def test_undo_and_redo_go_one_by_one() -> None:
    """Whatever rewinds lie between; at a fork the redo follows the branch that was made last."""
    assert undone(undone(log(BEGUN, SECOND, THIRD))).state == "a"
    timeline = undone(undone(log(BEGUN, SECOND, THIRD)))
    timeline = redone(timeline)
    assert timeline.state == "abc"
    timeline = redone(timeline)
    assert timeline.state == "abcd"
    assert redone(undone(extend(undone(log(BEGUN, SECOND)), [command("x")], spell))).state == "ax"


def test_the_beginning_cannot_be_undone() -> None:
    """A game has begun once it exists."""
    with pytest.raises(Rejected, match="nothing_to_undo"):
        undo_target(log(BEGUN))
    with pytest.raises(Rejected, match="nothing_to_undo"):
        undo_target(undone(log(BEGUN, SECOND)))


def test_there_is_nothing_to_redo() -> None:
    """At the newest command, and as everywhere after a new one that follows an undo."""
    for timeline in (log(BEGUN, SECOND), redone(undone(log(BEGUN, SECOND)))):
        with pytest.raises(Rejected, match="nothing_to_redo"):
            redo_target(timeline)
    timeline = extend(undone(log(BEGUN, SECOND)), [command("x")], spell)
    with pytest.raises(Rejected, match="nothing_to_redo"):
        redo_target(timeline)


def test_goto_stands_on_any_branch() -> None:
    """The state of a version comes back, an undo's too, and play goes on from there."""
    forked = extend(undone(log(BEGUN, SECOND)), [command("x")], spell)  # undo is 3, the branch 4
    back = gone(forked, 2)
    assert back.state == "abc"
    assert current_path(back) == {1, 2}
    assert extend(back, [command("y")], spell).state == "abcy"
    assert gone(back, 4).state == "ax"
    assert gone(redone(undone(log(BEGUN, SECOND))), 3).state == "a"


@pytest.mark.parametrize("version", [0, -1, 3])
def test_goto_to_an_unknown_version(version: int) -> None:
    """The log has the versions 1 and 2."""
    with pytest.raises(Rejected, match="version_unknown") as caught:
        goto_target(log(BEGUN, SECOND), version)
    assert caught.value.facts["current_version"] == 2


def test_going_where_one_stands_is_refused() -> None:
    """By the version of the commit, and by that of any rewind to it."""
    timeline = undone(log(BEGUN, SECOND))
    for version in (1, 3):
        with pytest.raises(Rejected, match="already_there"):
            require_not_current(timeline, version)
    require_not_current(timeline, 2)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_several_at_once_are_as_one_after_the_other(count: int) -> None:
    """Undo and redo, also to where nothing is left."""
    timeline = log(BEGUN, SECOND, THIRD)
    back = timeline
    try:
        for _ in range(count):
            back = undone(back)
    except Rejected:
        with pytest.raises(Rejected, match="undo_too_far") as caught:
            undo_target(timeline, count)
        assert caught.value.facts == {"commits": 3, "available": 2}
        return
    assert undo_target(timeline, count) == back.current.version
    assert redo_target(back, count) == 3
    with pytest.raises(Rejected, match="redo_too_far") as caught:
        redo_target(back, count + 1)
    assert caught.value.facts == {"commits": count + 1, "available": count}


def test_what_was_revealed_is_found_between_here_and_there() -> None:
    """The last letter turned up on this road is taken back by what goes before it or to another road."""
    timeline = log(BEGUN, turning("x"), THIRD)
    assert last_undone_reveal(timeline, 1) == 2
    assert last_undone_reveal(timeline, 2) is None
    assert last_undone_reveal(timeline, 3) is None
    assert last_undone_reveal(log(BEGUN, turning("x"), turning("y")), 1) == 3
    assert last_undone_reveal(log(BEGUN, THIRD, rewound(1), turning("x")), 2) == 4
    timeline = log(BEGUN, turning("x"), rewound(1), THIRD)
    assert last_undone_reveal(timeline, 1) is None
    assert last_undone_reveal(timeline, 2) is None


class Counted(tuple[Node[str], ...]):
    """Nodes that count how often one of them is looked at."""

    __slots__ = ()
    looked = 0

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401 - as the sequence
        """Count it."""
        Counted.looked += 1
        return super().__getitem__(index)


def counted(timeline: Timeline[str]) -> Timeline[str]:
    """The same timeline, with nothing looked at yet."""
    Counted.looked = 0
    return msgspec.structs.replace(timeline, nodes=Counted(timeline.nodes))


def test_a_rewind_looks_at_few_commits_where_little_came_to_light() -> None:
    """Near or far: of ten thousand commits some dozens, for it goes from reveal to reveal."""
    near = [BEGUN, turning("x"), *[command("")] * 10_000]
    for revealing in (0, 1):
        timeline = log(BEGUN, *near[1 + (1 - revealing) :])
        for to in (1, 5_000, timeline.version):
            watched = counted(timeline)
            found = last_undone_reveal(watched, to)
            assert found == (2 if revealing and to == 1 else None)
            assert Counted.looked < 100


def test_a_redo_of_many_looks_at_each_commit_once() -> None:
    """Not at all of them again for each step."""
    many = 2_000
    timeline = extend(log(BEGUN, *[command("")] * many), [rewound(1)], spell)
    assert redo_target(counted(timeline), many) == timeline.version - 1
    assert Counted.looked < 5 * many
