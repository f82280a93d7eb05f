"""Versions and branches: a log read as a tree of commits."""

from __future__ import annotations

import pytest

from automa_rules.core.event import Event
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.core.timeline import (
    Commit,
    Timeline,
    append_commit,
    append_rewind,
    current_path,
    extend,
    is_rewind,
    replay,
    timeline_at,
)
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


LOG = [
    BEGUN,
    SECOND,
    rewound(1),
    command("x"),
    rewound(2),
    THIRD,
    rewound(4),
    rewound(6),
]
"""Words of the versions: a, abc, a, ax, abc, abcd, ax, abcd."""


def words(timeline: Timeline[str]) -> list[str]:
    """The word at each version."""
    return [node.state for node in timeline.nodes]


def test_the_version_is_the_number_of_commits() -> None:
    """Each command is a commit, also one without facts, and the state is the fold of all facts."""
    timeline = log(BEGUN, SECOND, THIRD)
    assert timeline.version == 3
    assert timeline.state == "abcd"
    assert words(timeline) == ["a", "abc", "abcd"]
    assert [node.version for node in timeline.nodes] == [1, 2, 3]
    timeline = log(BEGUN, SECOND, command(""))
    assert timeline.state == "abc"
    assert undone(timeline).state == "abc"
    assert undone(undone(timeline)).state == "a"


def test_undo_takes_a_whole_command_back() -> None:
    """Nothing leaves the log: an undo is one more commit, and the state is that of the commit before."""
    timeline = undone(log(BEGUN, SECOND, THIRD))
    assert timeline.state == "abc"
    assert timeline.version == 4
    assert words(timeline) == ["a", "abc", "abcd", "abc"]
    assert [is_rewind(timeline, version) for version in range(1, 5)] == [False, False, False, True]


def test_a_command_after_an_undo_opens_a_branch() -> None:
    """The new command follows what was kept; the undone one stays in the log on its own branch."""
    timeline = extend(undone(log(BEGUN, SECOND)), [command("x")], spell)
    assert words(timeline) == ["a", "abc", "a", "ax"]
    assert current_path(timeline) == {1, 4}
    assert undone(timeline).state == "a"


def test_a_rewind_after_rewinds() -> None:
    """Undo, undo, redo, undo: rewinds do not count as commands themselves."""
    timeline = undone(redone(undone(undone(log(BEGUN, SECOND, THIRD)))))
    assert timeline.state == "a"
    assert current_path(timeline) == {1}


def test_the_version_of_a_rewind_stands_where_the_rewind_stood() -> None:
    """Going there is going to the commit that the rewind went to."""
    timeline = extend(log(*LOG), [rewound(3)], spell)
    assert words(timeline) == ["a", "abc", "a", "ax", "abc", "abcd", "ax", "abcd", "a"]
    assert timeline.current is timeline.node(1)


def test_a_timeline_is_that_of_the_log_read_anew() -> None:
    """Kept up to date, or looked back at: wherever the log is cut."""
    whole = log(*LOG)
    for cut in range(1, len(LOG)):
        assert extend(log(*LOG[:cut]), LOG[cut:], spell) == whole
    assert whole.state == "abcd"
    whole = log(*LOG)
    for version in range(1, len(LOG) + 1):
        assert timeline_at(whole, version).nodes == log(*LOG[:version]).nodes


def test_a_commit_whose_state_is_known_is_not_folded() -> None:
    """It is as if it had been read, wherever the game stands."""
    for before in (log(BEGUN, SECOND), undone(log(BEGUN, SECOND))):
        read = extend(before, [turning("x")], spell)
        assert append_commit(before, turning("x"), before.state + "x") == read
        assert append_rewind(before, rewound(1)) == extend(before, [rewound(1)], spell)


def test_two_timelines_that_go_on_from_one_are_apart() -> None:
    """They share what was there, and neither sees what the other one adds."""
    shared = log(BEGUN)
    one, other = (extend(shared, [command(letter)], spell) for letter in "xy")
    assert [words(each) for each in (shared, one, other)] == [["a"], ["a", "ax"], ["a", "ay"]]


def test_where_a_log_cannot_be_is_told() -> None:
    """The version of the commit that cannot have happened."""
    with pytest.raises(ImpossibleEvent) as caught:
        replay([BEGUN, SECOND, THIRD], at_most_three)
    assert caught.value.version == 3


@pytest.mark.parametrize("commits", [[], [[BEGUN[0]]], [rewound(1)]], ids=["nothing", "no fact", "a rewind"])
def test_a_log_without_a_beginning_cannot_be(commits: list[Commit]) -> None:
    """A log starts with the facts that begin a game."""
    with pytest.raises(ImpossibleEvent):
        replay(commits, spell)


@pytest.mark.parametrize("to", [-1, 0, 3, 9])
def test_a_rewind_to_a_version_that_is_not_there_cannot_be(to: int) -> None:
    """Such a log is damaged. The third commit cannot go to itself either."""
    with pytest.raises(ImpossibleEvent, match="there is no version"):
        log(BEGUN, SECOND, rewound(to))


@pytest.mark.parametrize(
    ("commit", "why"),
    [
        ([], "starts with a command"),
        ([Letter("b")], "starts with a command"),
        ([*rewound(1), Letter("b")], "nothing follows a rewind"),
    ],
    ids=["nothing", "no command", "a fact after a rewind"],
)
def test_a_commit_that_nobody_can_have_made_cannot_be(commit: Commit, why: str) -> None:
    """A commit is a command and its facts, or a command and one rewind."""
    with pytest.raises(ImpossibleEvent, match=why) as caught:
        log(BEGUN, commit)
    assert caught.value.version == 2
