"""Turns: the commits from one end of a turn to the next, on a path through the log.

The beginning of a game belongs to no turn; the first turn has the number 1. An Automa's turn is all of it,
with the answers that it waited for; a fact says of itself whether it ends a turn.
"""

from __future__ import annotations

from typing import Any

from automa_rules.core.refusals import NothingToUndo, TurnUnknown
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import newest_commit, redo_target
from automa_rules.core.timeline import NO_PARENT, Node, Timeline


def turn_number(timeline: Timeline[Any], node: Node[Any]) -> int:
    """The number of the turn that a commit is part of; 0 for the beginning of the game."""
    return 0 if node.parent == NO_PARENT else timeline.node(node.parent).ended_turns + 1


def turn_now(timeline: Timeline[Any]) -> int:
    """The number of the present turn, whether or not anything has been done in it."""
    return timeline.current.ended_turns + 1


def undo_turn_target(timeline: Timeline[Any]) -> int:
    """The version to go to for taking back the turn that the last commit is part of.

    Raises Rejected `nothing_to_undo` at the beginning of the game.
    """
    number = turn_number(timeline, timeline.current)
    if number == 0:
        raise Rejected(NothingToUndo(version=timeline.version))
    return _version_before_turn(timeline, number)


def redo_turn_target(timeline: Timeline[Any]) -> int:
    """The version to go to for doing again the turn that was last taken back, or what was done of it.

    Raises Rejected `nothing_to_redo`.
    """
    following = redo_target(timeline)
    node = timeline.node(newest_commit(timeline))
    while node is not timeline.current and turn_number(timeline, node) != turn_now(timeline):
        node = timeline.node(node.parent)
    return max(following, node.version)


def turn_target(timeline: Timeline[Any], number: int) -> int:
    """The version to go to for standing where a turn of the present path began.

    Raises Rejected `turn_unknown`, with the number of the present turn, for one that has not begun.
    """
    if not 1 <= number <= turn_now(timeline):
        raise Rejected(TurnUnknown(turn=number, turn_now=turn_now(timeline)))
    return _version_before_turn(timeline, number)


def _version_before_turn(timeline: Timeline[Any], number: int) -> int:
    """Where the present path stood before the first commit of a turn."""
    node = timeline.current
    while node.ended_turns >= number or turn_number(timeline, node) >= number:
        node = timeline.node(node.parent)
    return node.version
