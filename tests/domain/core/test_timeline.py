"""Versions and branches: a log read as a tree of commits."""

from __future__ import annotations

import pytest

from domain.core.event import Event
from domain.core.rejected import ImpossibleEvent
from domain.core.timeline import Timeline, committed, extend, on_path, replay, until
from tests.domain.core.words import (
    BEGUN,
    SECOND,
    THIRD,
    Letter,
    command,
    log,
    redone,
    rewound,
    spell,
    turning,
    undone,
)


def at_most_three(word: str | None, event: Event) -> str:
    """As `spell`, but no word has four letters."""
    if len(word or "") == 3:
        raise ImpossibleEvent("too long")
    return spell(word, event)


def test_the_version_is_the_number_of_events() -> None:
    """Each command is a commit of its own, and the state is the fold of all facts."""
    timeline = log(BEGUN, SECOND, THIRD)

    assert timeline.version == 7
    assert timeline.state == "abcd"
    assert [(commit.first, commit.last, commit.state) for commit in timeline.commits] == [
        (1, 2, "a"),
        (3, 5, "abc"),
        (6, 7, "abcd"),
    ]


def test_undo_takes_a_whole_command_back() -> None:
    """Nothing leaves the log: an undo is one more event, and the state is that of the commit before."""
    timeline = undone(log(BEGUN, SECOND, THIRD))

    assert timeline.state == "abc"
    assert timeline.version == 8
    assert len(timeline.commits) == 3


def test_a_command_after_an_undo_opens_a_branch() -> None:
    """The new command follows what was kept; the undone one stays in the log on its own branch."""
    timeline = extend(undone(log(BEGUN, SECOND)), command("x"), spell)

    assert timeline.state == "ax"
    assert [commit.state for commit in timeline.commits] == ["a", "abc", "ax"]
    assert on_path(timeline) == {0, 2}
    assert undone(timeline).state == "a"


def test_a_rewind_after_rewinds() -> None:
    """Undo, undo, redo, undo: rewinds do not count as commands themselves."""
    timeline = undone(redone(undone(undone(log(BEGUN, SECOND, THIRD)))))

    assert timeline.state == "a"
    assert on_path(timeline) == {0}


def test_extending_is_the_same_as_replaying() -> None:
    """A timeline kept up to date is that of the whole log read anew, wherever it is cut between commits."""
    commits = [BEGUN, SECOND, rewound(2), command("x"), rewound(5, "goto"), THIRD, rewound(5), rewound(11)]
    whole = log(*commits)

    for cut in range(1, len(commits)):
        rest = [event for commit in commits[cut:] for event in commit]
        assert extend(log(*commits[:cut]), rest, spell) == whole
    assert whole.state == "abcd"


def test_looking_back_is_the_same_as_replaying() -> None:
    """What had ended at a version, and the events from there on, give what the log cut there gives."""
    commits = [BEGUN, SECOND, rewound(2), command("x"), rewound(5, "goto"), THIRD, rewound(5), rewound(11)]
    events = [event for commit in commits for event in commit]
    whole = replay(events, spell)
    read = []

    for version in range(1, len(events) + 1):
        known = until(whole, version)
        read.append(version - known.version)
        if version == 1:
            assert known == Timeline()
            continue
        then = extend(known, events[known.version : version], spell)
        there = replay(events[:version], spell)
        assert (then.version, then.commits, then.head) == (there.version, there.commits, there.head)
    assert read == [1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_a_commit_whose_state_is_known_is_not_folded() -> None:
    """It is as if it had been read, wherever the game stands."""
    for before in (log(BEGUN, SECOND), undone(log(BEGUN, SECOND))):
        read = extend(before, turning("x"), spell)

        assert committed(before, turning("x"), before.state + "x") == read


def test_where_a_log_cannot_be_is_told() -> None:
    """The version of the event that cannot have happened."""
    with pytest.raises(ImpossibleEvent) as caught:
        replay([*BEGUN, *SECOND, *THIRD], at_most_three)

    assert caught.value.version == 7


def test_a_log_cut_within_a_command_is_read_to_there() -> None:
    """So that the game can be looked at as it stood after any event."""
    assert replay([*BEGUN, *SECOND[:2]], spell).state == "ab"


@pytest.mark.parametrize("events", [[], [BEGUN[0]], rewound(1)], ids=["nothing", "no fact", "a rewind"])
def test_a_log_without_a_beginning_cannot_be(events: list[Event]) -> None:
    """A log starts with the facts that begin a game."""
    with pytest.raises(ImpossibleEvent):
        replay(events, spell)


@pytest.mark.parametrize("to", [1, 4, 9])
def test_a_rewind_to_where_no_command_ends_cannot_be(to: int) -> None:
    """Such a log is damaged."""
    with pytest.raises(ImpossibleEvent, match="no commit ends"):
        log(BEGUN, SECOND, rewound(to))


def test_a_command_without_facts_changes_nothing_but_can_be_undone() -> None:
    """A command may lead to no fact; it is a commit like any other."""
    timeline = log(BEGUN, SECOND, command(""))

    assert timeline.state == "abc"
    assert undone(timeline).state == "abc"
    assert undone(undone(timeline)).state == "a"


def test_nothing_follows_a_rewind_without_a_command() -> None:
    """A log with a fact that nobody asked for cannot be."""
    with pytest.raises(ImpossibleEvent, match="commanded"):
        log(command("a"), [*rewound(2), Letter("b")])
