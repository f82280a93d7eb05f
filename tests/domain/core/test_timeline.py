"""Versions, undo, redo and branches: a log read as a tree of commits.

The game of these tests is the smallest there is: letters are put down one after the other, and its state is
the word that they make. Each command puts down one or more letters.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec
import pytest

from domain.core.commits import Node
from domain.core.event import Commanded, Event, Rewound
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.targets import goto_target, last_revealed, redo_target, undo_target
from domain.core.timeline import Timeline, committed, extend, on_path, replay


class Letter(Event, frozen=True, tag="letter"):
    """A letter was put down."""

    letter: str


class Turned(Letter, frozen=True, tag="turned"):
    """A letter came to light."""

    reveals: ClassVar[bool] = True


def spell(word: str | None, event: Event) -> str:
    """The word with one more letter."""
    assert isinstance(event, Letter)
    return (word or "") + event.letter


def at_most_three(word: str | None, event: Event) -> str:
    """As `spell`, but no word has four letters."""
    if len(word or "") == 3:
        raise ImpossibleEvent("too long")
    return spell(word, event)


def command(letters: str) -> list[Event]:
    """What one command appends: who asked, and a fact for each letter."""
    asked = Commanded(at="2020-01-01T00:00:00Z", seat=None, command=msgspec.Raw(b"{}"))
    return [asked, *(Letter(letter) for letter in letters)]


def rewound(to: int, by: str = "undo") -> list[Event]:
    """What an undo, redo or goto appends."""
    return [msgspec.convert({"type": "rewound", "at": "2020-01-01T00:00:00Z", "to": to, "by": by}, Rewound)]


def log(*commits: Iterable[Event]) -> Timeline[str]:
    """The timeline of a log of commits."""
    return replay([event for commit in commits for event in commit], spell)


BEGUN = command("a")  # versions 1 and 2
SECOND = command("bc")  # versions 3 to 5
THIRD = command("d")  # versions 6 and 7


def undone(timeline: Timeline[str]) -> Timeline[str]:
    """The timeline after an undo."""
    return extend(timeline, rewound(undo_target(timeline)), spell)


def redone(timeline: Timeline[str]) -> Timeline[str]:
    """The timeline after a redo."""
    return extend(timeline, rewound(redo_target(timeline), "redo"), spell)


def gone(timeline: Timeline[str], version: int) -> Timeline[str]:
    """The timeline after going to a version."""
    return extend(timeline, rewound(goto_target(timeline, version), "goto"), spell)


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


def test_undo_again_goes_further_back() -> None:
    """Two undos take two commands back, whatever undos lie in the log between."""
    assert undone(undone(log(BEGUN, SECOND, THIRD))).state == "a"


def test_the_beginning_cannot_be_undone() -> None:
    """A game has begun once it exists."""
    with pytest.raises(Rejected, match="nothing_to_undo"):
        undo_target(log(BEGUN))
    with pytest.raises(Rejected, match="nothing_to_undo"):
        undo_target(undone(log(BEGUN, SECOND)))


def test_redo_does_again_what_was_undone() -> None:
    """One command for each redo, in the order in which they were made."""
    timeline = undone(undone(log(BEGUN, SECOND, THIRD)))

    timeline = redone(timeline)
    assert timeline.state == "abc"
    timeline = redone(timeline)
    assert timeline.state == "abcd"


def test_at_the_newest_command_there_is_nothing_to_redo() -> None:
    """Neither without an undo nor after all of them have been done again."""
    for timeline in (log(BEGUN, SECOND), redone(undone(log(BEGUN, SECOND)))):
        with pytest.raises(Rejected, match="nothing_to_redo"):
            redo_target(timeline)


def test_a_command_after_an_undo_opens_a_branch() -> None:
    """The new command follows what was kept; the undone one stays in the log on its own branch."""
    timeline = extend(undone(log(BEGUN, SECOND)), command("x"), spell)

    assert timeline.state == "ax"
    assert [commit.state for commit in timeline.commits] == ["a", "abc", "ax"]
    assert on_path(timeline) == {0, 2}
    assert undone(timeline).state == "a"


def test_a_new_branch_leaves_nothing_to_redo() -> None:
    """As everywhere: a new command after an undo ends the redo."""
    timeline = extend(undone(log(BEGUN, SECOND)), command("x"), spell)

    with pytest.raises(Rejected, match="nothing_to_redo"):
        redo_target(timeline)


def test_redo_after_undoing_a_branch_follows_the_newer_one() -> None:
    """Back at the fork, the redo leads to the branch that was made last."""
    forked = extend(undone(log(BEGUN, SECOND)), command("x"), spell)

    assert redone(undone(forked)).state == "ax"


def test_goto_stands_on_any_branch() -> None:
    """The state of a version comes back, on whatever branch it is, and play goes on from there."""
    forked = extend(undone(log(BEGUN, SECOND)), command("x"), spell)  # undo is 6, the branch 7 and 8
    back = gone(forked, 5)

    assert back.state == "abc"
    assert on_path(back) == {0, 1}
    assert extend(back, command("y"), spell).state == "abcy"
    assert gone(back, 8).state == "ax"


def test_goto_to_a_version_within_a_command_names_its_neighbours() -> None:
    """A command is done whole or not at all."""
    with pytest.raises(Rejected, match="version_within_commit") as caught:
        goto_target(log(BEGUN, SECOND), 4)

    assert caught.value.facts == {"version": 4, "before": 2, "after": 5}


@pytest.mark.parametrize("version", [0, -1, 6])
def test_goto_to_an_unknown_version(version: int) -> None:
    """The log has the versions 1 to 5."""
    with pytest.raises(Rejected, match="version_unknown") as caught:
        goto_target(log(BEGUN, SECOND), version)

    assert caught.value.facts["current_version"] == 5


def test_a_version_of_an_undo_is_not_one_to_go_to() -> None:
    """Version 6 is the undo itself: no command ends there."""
    timeline = undone(log(BEGUN, SECOND))

    with pytest.raises(Rejected, match="version_within_commit"):
        goto_target(timeline, 6)


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


def turning(letters: str) -> list[Event]:
    """A command by which letters come to light."""
    opening, *_ = command("")
    return [opening, *(Turned(letter) for letter in letters)]


def test_what_came_to_light_is_found_between_here_and_there() -> None:
    """Versions 3 and 4 turn a letter up: only a rewind to before them takes that back."""
    timeline = log(BEGUN, turning("x"), THIRD)

    assert last_revealed(timeline, 2) == 4
    assert last_revealed(timeline, 4) is None
    assert last_revealed(timeline, 6) is None


def test_the_last_of_what_came_to_light_counts() -> None:
    """Of two reveals the later one is the barrier."""
    assert last_revealed(log(BEGUN, turning("x"), turning("y")), 2) == 6


def test_what_was_undone_is_not_taken_back_again() -> None:
    """On the road that was taken after an undo nothing has come to light, and to go on hides nothing."""
    timeline = log(BEGUN, turning("x"), rewound(2), THIRD)

    assert last_revealed(timeline, 2) is None
    assert last_revealed(timeline, 4) is None


def test_to_go_to_another_road_takes_back_what_this_one_has_shown() -> None:
    """The letter turned up here lies on no other road."""
    timeline = log(BEGUN, THIRD, rewound(2), turning("x"))

    assert last_revealed(timeline, 4) == 7


def test_nothing_follows_a_rewind_without_a_command() -> None:
    """A log with a fact that nobody asked for cannot be."""
    with pytest.raises(ImpossibleEvent, match="commanded"):
        log(command("a"), [*rewound(2), Letter("b")])


class Counted(tuple[Node[str], ...]):
    """Commits that count how often one of them is looked at."""

    __slots__ = ()
    looked = 0

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401 - as the sequence
        """Count it."""
        Counted.looked += 1
        return super().__getitem__(index)


def counted(timeline: Timeline[str]) -> Timeline[str]:
    """The same timeline, with nothing looked at yet."""
    Counted.looked = 0
    return msgspec.structs.replace(timeline, commits=Counted(timeline.commits))


def test_a_rewind_looks_at_few_commits_where_little_came_to_light() -> None:
    """Near or far: of ten thousand commits some dozens, for it goes from reveal to reveal."""
    near = [BEGUN, turning("x"), *[command("")] * 10_000]
    for revealing in (0, 1):
        timeline = log(BEGUN, *near[1 + (1 - revealing) :])
        for to in (2, timeline.commits[5_000].last, timeline.version):
            watched = counted(timeline)
            found = last_revealed(watched, to)
            assert found == (4 if revealing and to == 2 else None)
            assert Counted.looked < 100


def test_a_redo_of_many_looks_at_each_commit_once() -> None:
    """Not at all of them again for each step."""
    many = 2_000
    timeline = extend(log(BEGUN, *[command("")] * many), rewound(2), spell)
    watched = counted(timeline)

    assert redo_target(watched, many) == timeline.version - 1
    assert Counted.looked < 5 * many


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
    assert undo_target(timeline, count) == back.commits[back.head].last
    assert redo_target(back, count) == 7
    with pytest.raises(Rejected, match="redo_too_far") as caught:
        redo_target(back, count + 1)
    assert caught.value.facts == {"commits": count + 1, "available": count}


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
