"""Versions, undo and branches: a log of events read as a tree of commits.

The version of a game is the number of its events. A `commanded` event opens a commit; a `rewound` event is
one by itself and moves the head. The state at a version is the fold along its path: from the version back
to the start, jumping at each `rewound` to its target. Nothing is ever taken out of the log.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Generic, TypeVar

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, Rewound, ShuffleRevealed
from domain.core.grown import Grown
from domain.core.refusals import (
    NothingToRedo,
    NothingToUndo,
    RedoTooFar,
    UndoTooFar,
    VersionUnknown,
    VersionWithinCommit,
)
from domain.core.rejected import ImpossibleEvent, Rejected

S = TypeVar("S")

NO_PARENT = -1


class Commit(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What one command appended: versions `first` to `last`, and the state at the last.

    `parent` is the index of the commit before it on its path, which is not always the one before it in the
    log; the first commit has none. `reveals` tells that something hidden came to light in it, `shuffled` how
    many shuffles there were on its path up to its end. `revealed` is the index of the last commit on its path
    that reveals, it may be this one, and NO_PARENT where there is none. `turns` is how many turns have ended
    on its path up to its end. `depth` counts the commits before it on its path; `jump` leads further back
    than the parent, so that any of them is found in few steps (Myers).

    Commits and states are kept from the garbage collector: frozen values form no cycles, and a process that
    holds a thousand games would pause to look for some.
    """

    first: int
    last: int
    parent: int
    state: S
    reveals: bool = False
    shuffled: int = 0
    turns: int = 0
    revealed: int = NO_PARENT
    depth: int = 0
    jump: int = NO_PARENT


class Timeline(msgspec.Struct, Generic[S], frozen=True):
    """A game's commits in the order of the log, rewinds left out, and where the game stands.

    `head` is the index of the commit where the game stands now, `version` the number of events in the log.
    `salts` are those of the first, the second and each further shuffle, whatever path led to it; `sealed` are
    the shuffles of all paths that the log has not revealed. `at` is when the log was last added to.
    """

    version: int
    commits: Grown[Commit[S]]
    head: int
    salts: tuple[str, ...] = ()
    sealed: tuple[DeckShuffled, ...] = ()
    at: str = ""

    @property
    def state(self) -> S:
        """The state of the game now."""
        return self.commits[self.head].state


Evolve = Callable[[S | None, Event], S]


def replay(events: Iterable[Event], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline of a whole log, from its first event.

    A log that ends within a commit is read as if the commit ended there: so a version in the middle of a
    commit can be looked at. Raises ImpossibleEvent for a log that cannot be.
    """
    return _read(events, evolve, Timeline(0, Grown([]), NO_PARENT))


def extend(timeline: Timeline[S], events: Iterable[Event], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline after the events of one or more further commits."""
    return _read(events, evolve, timeline)


def _read(events: Iterable[Event], evolve: Evolve[S], known: Timeline[S]) -> Timeline[S]:
    version, commits, head = known.version, known.commits.growing(), known.head
    shuffles = _Shuffles(known)
    first = version + 1
    reveals = rewound = False
    at = known.at
    state, shuffled, turns = None, 0, 0
    if commits:
        state, shuffled, turns = commits[head].state, commits[head].shuffled, commits[head].turns
    for event in events:
        version += 1
        kind = type(event)
        if kind is not Rewound and kind is not Commanded:
            if rewound:
                message = "what follows a rewind is commanded"
                raise ImpossibleEvent(message)
            state = evolve(state, event)
            reveals = reveals or event.reveals
            turns += event.ends_turn
            if kind in _OF_SHUFFLES:
                shuffled = shuffles.with_one_more(event, shuffled)
            continue
        if state is not None and version > first:
            made = Commit(first, version - 1, head, state, reveals, shuffled, turns)
            commits.append(_linked(commits, made))
            head = len(commits) - 1
        first = version
        at = event.at if isinstance(event, Commanded | Rewound) else at
        reveals = False
        rewound = isinstance(event, Rewound)
        if isinstance(event, Rewound):
            head = _ending_at(commits, event.to)
            state, shuffled, turns = commits[head].state, commits[head].shuffled, commits[head].turns
            first += 1
    if state is None:
        message = "a log starts with the beginning of a game"
        raise ImpossibleEvent(message)
    if version >= first:
        made = Commit(first, version, head, state, reveals, shuffled, turns)
        commits.append(_linked(commits, made))
        head = len(commits) - 1
    sealed = tuple(shuffles.sealed.values())
    return Timeline(version, Grown(commits), head, tuple(shuffles.salts), sealed, at)


def _linked(commits: list[Commit[S]], commit: Commit[S]) -> Commit[S]:
    """The commit that comes next in the log, with what leads back from it."""
    revealed, depth, jump = NO_PARENT, 0, commit.parent
    if commit.parent != NO_PARENT:
        before = commits[commit.parent]
        revealed, depth = before.revealed, before.depth + 1
        if before.jump != NO_PARENT:
            middle = commits[before.jump]
            far = middle.jump
            if far != NO_PARENT and before.depth - middle.depth == middle.depth - commits[far].depth:
                jump = far
    if commit.reveals:
        revealed = len(commits)
    return msgspec.structs.replace(commit, revealed=revealed, depth=depth, jump=jump)


_OF_SHUFFLES = frozenset((DeckShuffled, ShuffleRevealed))


class _Shuffles:
    """The salts and the secrets of a log that is being read."""

    def __init__(self, known: Timeline[S]) -> None:
        self.salts = list(known.salts)
        self.sealed = {event.commitment: event for event in known.sealed}

    def with_one_more(self, event: Event, shuffled: int) -> int:
        """How many shuffles are on the path after an event, which there were so many of before."""
        match event:
            case DeckShuffled(commitment=commitment, salt=salt):
                if shuffled == len(self.salts):
                    self.salts.append(salt)
                self.sealed[commitment] = event
                return shuffled + 1
            case ShuffleRevealed(commitment=commitment):
                self.sealed.pop(commitment, None)
        return shuffled


def _ending_at(commits: list[Commit[S]], version: int) -> int:
    index = bisect_left(commits, version, key=_last)
    if index == len(commits) or commits[index].last != version:
        message = f"no commit ends at version {version}"
        raise ImpossibleEvent(message)
    return index


def _last(commit: Commit[S]) -> int:
    return commit.last


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
        takewhile(lambda index: index > timeline.head, _path(timeline.commits, len(timeline.commits) - 1))
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
    index = bisect_left(commits, version, key=_last)
    if index < len(commits) and commits[index].last == version:
        return version
    before = commits[index - 1].last if index else None
    after = commits[index].last if index < len(commits) else None
    raise Rejected(VersionWithinCommit(version=version, before=before, after=after))


def on_path(timeline: Timeline[S]) -> frozenset[int]:
    """The indexes of the commits that lead to where the game stands; all others are undone."""
    return frozenset(_path(timeline.commits, timeline.head))


def last_revealed(timeline: Timeline[S], to: int) -> int | None:
    """The version at which something last came to light that a rewind to `to` takes back; None for nothing.

    `to` is a version at which a commit ends.
    """
    commits = timeline.commits
    revealed = commits[timeline.head].revealed
    if revealed == NO_PARENT:
        return None
    index = bisect_left(commits, to, key=_last)
    while index > revealed:  # on every path the indexes rise
        commit = commits[index]
        index = commit.jump if commit.jump >= revealed else commit.parent
    return None if index == revealed else commits[revealed].last


def _path(commits: Sequence[Commit[S]], index: int) -> Iterator[int]:
    """The indexes from a commit back to the first."""
    while index != NO_PARENT:
        yield index
        index = commits[index].parent
