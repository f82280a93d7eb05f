"""Where a rewind leads to, and what it takes back."""

from __future__ import annotations

from bisect import bisect_left
from itertools import takewhile
from typing import TypeVar

from domain.core.commits import NO_PARENT, ending_at, last_version
from domain.core.refusals import (
    NothingToRedo,
    NothingToUndo,
    RedoTooFar,
    UndoTooFar,
    VersionUnknown,
    VersionWithinCommit,
)
from domain.core.rejected import Rejected
from domain.core.timeline import Timeline, path

S = TypeVar("S")


def undo_target(timeline: Timeline[S], count: int = 1) -> int:
    """The version to rewind to for taking the last commit back, or the last `count`.

    Raises Rejected `nothing_to_undo` at the beginning of the game, `undo_too_far` for more than there are.
    """
    index = timeline.head
    for done in range(count):
        index = timeline.commits[index].parent
        if index == NO_PARENT and done == 0:
            raise Rejected(NothingToUndo(version=timeline.version))
        if index == NO_PARENT:
            raise Rejected(UndoTooFar(commits=count, available=done))
    return timeline.commits[index].last


def redo_target(timeline: Timeline[S], count: int = 1) -> int:
    """The version to rewind to for doing again what was last taken back: `count` commits towards the newest.

    Raises Rejected `nothing_to_redo` when the game does not stand before the newest commit on its path, and
    `redo_too_far` when it does not stand so far before it.
    """
    ahead = list(
        takewhile(lambda index: index > timeline.head, path(timeline.commits, len(timeline.commits) - 1))
    )
    if not ahead or timeline.commits[ahead[-1]].parent != timeline.head:
        raise Rejected(NothingToRedo(version=timeline.version))
    if len(ahead) < count:
        raise Rejected(RedoTooFar(commits=count, available=len(ahead)))
    return timeline.commits[ahead[-count]].last


def goto_target(timeline: Timeline[S], version: int) -> int:
    """The version to rewind to for standing where the game stood at `version`, on whatever branch.

    Raises Rejected `version_unknown` for a version that the log does not have, and `version_within_commit`,
    with the nearest versions that can be gone to, for one in the middle of a commit.
    """
    commits = timeline.commits
    if not 1 <= version <= timeline.version:
        raise Rejected(VersionUnknown(version=version, current_version=timeline.version))
    if ending_at(commits, version) is not None:
        return version
    index = bisect_left(commits, version, key=last_version)
    before = commits[index - 1].last if index else None
    after = commits[index].last if index < len(commits) else None
    raise Rejected(VersionWithinCommit(version=version, before=before, after=after))


def last_revealed(timeline: Timeline[S], to: int) -> int | None:
    """The version at which something last came to light that a rewind to `to` takes back; None for nothing.

    `to` is a version at which a commit ends.
    """
    commits = timeline.commits
    revealed = commits[timeline.head].revealed
    if revealed == NO_PARENT:
        return None
    index = commits[bisect_left(commits, to, key=last_version)].revealed
    while index > revealed:  # on every path the indexes rise
        parent = commits[index].parent
        index = NO_PARENT if parent == NO_PARENT else commits[parent].revealed
    return None if index == revealed else commits[revealed].last
