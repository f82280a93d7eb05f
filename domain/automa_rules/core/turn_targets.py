"""Turns: the commits from one end of a turn to the next, on a path through the log.

The start of a game belongs to no turn; the first turn is number 1. An Automa's turn includes the answers that
it waited for. Event types say whether they end a turn.
"""

from __future__ import annotations

from typing import Any

from automa_rules.core.refusals import NothingToUndo, TurnUnknown
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import newest_commit, redo_target
from automa_rules.core.timeline import NO_PARENT, Node, Timeline


def turn_number(timeline: Timeline[Any], node: Node[Any]) -> int:
    """The number of the turn that a commit belongs to; 0 for the start of the game."""
    return 0 if node.parent == NO_PARENT else timeline.node(node.parent).ended_turns + 1


def turn_now(timeline: Timeline[Any]) -> int:
    """The number of the current turn, even if nothing has been done in it."""
    return timeline.current.ended_turns + 1


def undo_turn_target(timeline: Timeline[Any]) -> int:
    """The version to go to in order to undo the turn that the last commit belongs to.

    Raises Rejected `nothing_to_undo` at the start of the game.
    """
    number = turn_number(timeline, timeline.current)
    if number == 0:
        raise Rejected(NothingToUndo(version=timeline.version))
    return _version_before_turn(timeline, number)


def redo_turn_target(timeline: Timeline[Any]) -> int:
    """The version to go to in order to redo the turn that was last undone, or what was done of it.

    Raises Rejected `nothing_to_redo`.
    """
    following = redo_target(timeline)
    node = timeline.node(newest_commit(timeline))
    while node is not timeline.current and turn_number(timeline, node) != turn_now(timeline):
        node = timeline.node(node.parent)
    return max(following, node.version)


def turn_target(timeline: Timeline[Any], number: int) -> int:
    """The version to go to in order to return to the start of a turn on the current path.

    Raises Rejected `turn_unknown`, with the number of the current turn, for a turn that has not started.
    """
    if not 1 <= number <= turn_now(timeline):
        raise Rejected(TurnUnknown(turn=number, turn_now=turn_now(timeline)))
    return _version_before_turn(timeline, number)


def _version_before_turn(timeline: Timeline[Any], number: int) -> int:
    """The version before the first commit of a turn, on the current path."""
    node = timeline.current
    while node.ended_turns >= number or turn_number(timeline, node) >= number:
        node = timeline.node(node.parent)
    return node.version
