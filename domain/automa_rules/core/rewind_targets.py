"""Where a rewind leads to, and what it takes back."""

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
    """The version to go to for taking the last commit back, or the last `count`.

    Raises Rejected `nothing_to_undo` at the beginning of the game, `undo_too_far` for more than there are.
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
    """The version to go to for doing again what was last taken back: `count` commits towards the newest.

    Raises Rejected `nothing_to_redo` when the game does not stand before the newest commit on its path, and
    `redo_too_far` when it does not stand so far before it.
    """
    current = timeline.current.version
    ahead = list(takewhile(lambda version: version > current, walk_path(timeline, newest_commit(timeline))))
    if not ahead or timeline.node(ahead[-1]).parent != current:
        raise Rejected(NothingToRedo(version=timeline.version))
    if len(ahead) < count:
        raise Rejected(RedoTooFar(commits=count, available=len(ahead)))
    return ahead[-count]


def goto_target(timeline: Timeline[Any], version: int) -> int:
    """The version to go to for standing where the game stood at `version`, on whatever branch.

    Raises Rejected `version_unknown` for one that the log does not have.
    """
    if not 1 <= version <= timeline.version:
        raise Rejected(VersionUnknown(version=version, current_version=timeline.version))
    return version


def require_not_current(timeline: Timeline[Any], to: int) -> None:
    """Raises Rejected `already_there` for a version at which the game stands anyway."""
    if timeline.node(to) is timeline.current:
        raise Rejected(AlreadyThere(version=to))


def newest_commit(timeline: Timeline[Any]) -> int:
    """The version of the last commit that is no rewind."""
    version = timeline.version
    while timeline.node(version).version != version:
        version -= 1
    return version


def last_undone_reveal(timeline: Timeline[Any], to: int) -> int | None:
    """The version of the last revealing commit that going to `to` takes back; None for none."""
    last_reveal = timeline.current.last_reveal
    if last_reveal == NO_PARENT:
        return None
    other = timeline.node(to).last_reveal
    while other > last_reveal:  # versions rise along every path
        parent = timeline.node(other).parent
        other = NO_PARENT if parent == NO_PARENT else timeline.node(parent).last_reveal
    return None if other == last_reveal else last_reveal
