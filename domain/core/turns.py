"""Turns: the commits from one end of a turn to the next, on a path through the log.

The beginning of a game belongs to no turn, the first turn has the number 1. An Automa's turn is all of it,
with the answers that it waited for; a fact says of itself whether it ends a turn.
"""

from __future__ import annotations

from typing import Any

from domain.core.commits import NO_PARENT
from domain.core.refusals import NothingToUndo, TurnUnknown
from domain.core.rejected import Rejected
from domain.core.targets import redo_target
from domain.core.timeline import Timeline


def turn_of(timeline: Timeline[Any], index: int) -> int:
    """The number of the turn that a commit is part of; 0 for the beginning of the game."""
    parent = timeline.commits[index].parent
    return 0 if parent == NO_PARENT else timeline.commits[parent].turns + 1


def turn_now(timeline: Timeline[Any]) -> int:
    """The number of the turn that is on, whether or not anything has been done in it."""
    return timeline.commits[timeline.head].turns + 1


def undo_turn_target(timeline: Timeline[Any]) -> int:
    """The version to rewind to for taking back the turn that the last commit is part of.

    Raises Rejected `nothing_to_undo` at the beginning of the game.
    """
    number = turn_of(timeline, timeline.head)
    if number == 0:
        raise Rejected(NothingToUndo(version=timeline.version))
    return _before(timeline, number)


def redo_turn_target(timeline: Timeline[Any]) -> int:
    """The version to rewind to for doing again the turn that was last taken back, or what is left of it.

    Raises Rejected `nothing_to_redo`.
    """
    commits = timeline.commits
    following = redo_target(timeline)
    index = len(commits) - 1
    while index != timeline.head:
        number = turn_of(timeline, index)
        if number == commits[timeline.head].turns + 1:
            break
        index = commits[index].parent
    return max(following, commits[index].last)


def turn_target(timeline: Timeline[Any], number: int) -> int:
    """The version to rewind to for standing where a turn of the present path begins.

    Raises Rejected `turn_unknown`, with the number of the turn that is on, for one that has not begun.
    """
    if not 1 <= number <= turn_now(timeline):
        raise Rejected(TurnUnknown(turn=number, turn_now=turn_now(timeline)))
    return _before(timeline, number)


def _before(timeline: Timeline[Any], number: int) -> int:
    """Where the present path stood before the first commit of a turn."""
    commits, index = timeline.commits, timeline.head
    while commits[index].turns >= number or turn_of(timeline, index) >= number:
        index = commits[index].parent
    return commits[index].last
