"""The version that an undo, a redo or a goto leads to, and what it takes back."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from automa_rules.core.refusals import (
    AlreadyThere,
    NothingToRedo,
    NothingToUndo,
    RedoTooFar,
    UndoTooFar,
    VersionUnknown,
)
from automa_rules.core.rejection import Rejected
from automa_rules.core.timeline import NO_PARENT, Timeline, walk_path


def undo_target(timeline: Timeline[Any], count: int = 1) -> int:
    """The version to go to in order to undo the last `count` commits.

    Raises Rejected `nothing_to_undo` at the beginning of the game, `undo_too_far` if there are fewer.
    """
    node = timeline.current
    for done in range(count):
        if node.parent == NO_PARENT:
            raise Rejected(
                UndoTooFar(commits=count, available=done) if done else NothingToUndo(version=timeline.version)
            )
        node = timeline.node(node.parent)
    return node.version


def redo_target(timeline: Timeline[Any], count: int = 1) -> int:
    """The version to go to in order to redo `count` undone commits, towards the newest commit.

    Raises Rejected `nothing_to_redo` if the game is not before the newest commit on its path, `redo_too_far`
    if it is fewer than `count` commits before it.
    """
    current = timeline.current.version
    ahead = list(takewhile(lambda version: version > current, walk_path(timeline, newest_commit(timeline))))
    if not ahead or timeline.node(ahead[-1]).parent != current:
        raise Rejected(NothingToRedo(version=timeline.version))
    if len(ahead) < count:
        raise Rejected(RedoTooFar(commits=count, available=len(ahead)))
    return ahead[-count]


def goto_target(timeline: Timeline[Any], version: int) -> int:
    """The version to go to in order to return to `version`, on any branch.

    Raises Rejected `version_unknown` if the log does not have it.
    """
    if not 1 <= version <= timeline.version:
        raise Rejected(VersionUnknown(version=version, current_version=timeline.version))
    return version


def require_not_current(timeline: Timeline[Any], to: int) -> None:
    """Raise Rejected `already_there` if the game is already where it was at version `to`."""
    if timeline.node(to) is timeline.current:
        raise Rejected(AlreadyThere(version=to))


def newest_commit(timeline: Timeline[Any]) -> int:
    """The version of the last commit that is not a rewind."""
    version = timeline.version
    while timeline.node(version).version != version:
        version -= 1
    return version


def last_undone_reveal(timeline: Timeline[Any], to: int) -> int | None:
    """The version of the last revealing commit that going to `to` undoes; None if there is none."""
    last_reveal = timeline.current.last_reveal
    if last_reveal == NO_PARENT:
        return None
    other = timeline.node(to).last_reveal
    while other > last_reveal:  # versions rise along every path
        parent = timeline.node(other).parent
        other = NO_PARENT if parent == NO_PARENT else timeline.node(parent).last_reveal
    return None if other == last_reveal else last_reveal
