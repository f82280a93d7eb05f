"""Looking back: a game's commits, and its state at any version."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.commits import ending_at
from domain.core.event import Rewound
from domain.core.refusals import VersionUnknown, VersionWithinCommit
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.timeline import Timeline, extend, until
from service.games.entry import Entry, spans, undone
from service.games.game import Game
from service.games.library import Library
from service.games.reading import public_events
from service.games.turns import TurnPlayed, turn_played
from service.refusals.logs import LogDamaged

PAGE = 500


def commits_behind(game: Game, after: int, limit: int) -> list[tuple[int, int, int]]:
    """At most `limit` commits of the log whose last version lies behind `after`, in order.

    Each with its number, its first and its last version.
    """
    numbered = enumerate(spans(game.timeline), 1)
    return [(number, first, last) for number, (first, last) in numbered if last > after][:limit]


async def entries(library: Library, game: Game, wanted: list[tuple[int, int, int]]) -> list[Entry]:
    """These commits, which follow one another."""
    if not wanted:
        return []
    start, end = wanted[0][1], wanted[-1][2]
    records = await library.records(game.id, start - 1, end)
    events = public_events(game.codec, records, start, end)
    taken_back = undone(game.timeline)
    return [
        Entry(
            number,
            first,
            last,
            last in taken_back,
            events[first - start : last - start + 1],
            _turn(game, last),
        )
        for number, first, last in wanted
    ]


def _turn(game: Game, last: int) -> TurnPlayed | None:
    index = ending_at(game.timeline.commits, last)
    return None if index is None else turn_played(game.codec.ruleset, game.timeline, index)


async def entry_at(library: Library, game: Game, version: int) -> Entry:
    """The commit that a version belongs to. Raises Rejected `version_unknown`."""
    if not 1 <= version <= game.version:
        raise Rejected(VersionUnknown(version=version, current_version=game.version))
    return (await entries(library, game, commits_behind(game, version - 1, 1)))[0]


def state_after(timeline: Timeline[Any], commit: Entry) -> Any:  # noqa: ANN401 - each ruleset has its own
    """The state in which a commit left the game."""
    last = commit.opening.to if isinstance(commit.opening, Rewound) else commit.last
    return _state_at_end(timeline, last)


async def state_at(library: Library, game: Game, version: int) -> Any:  # noqa: ANN401 - each ruleset has its own
    """The state at a version, also in the middle of a commit.

    Raises Rejected `version_unknown`, or `version_within_commit` where the game has not begun yet.
    """
    if version == game.version:
        return game.timeline.state
    if not 1 <= version <= game.version:
        raise Rejected(VersionUnknown(version=version, current_version=game.version))
    known = _state_at_end(game.timeline, version)
    if known is not None:
        return known
    return (await timeline_at(library, game, version)).state


async def game_at(library: Library, game: Game, version: int) -> Game:
    """The game as it was when its log had `version` events, with what was undone by then.

    Raises Rejected `version_unknown`, or `version_within_commit` where the game has not begun yet.
    """
    if version == game.version:
        return game
    if not 1 <= version <= game.version:
        raise Rejected(VersionUnknown(version=version, current_version=game.version))
    timeline = await timeline_at(library, game, version)
    taken_back = version - sum(commit.last - commit.first + 1 for commit in timeline.commits)
    return msgspec.structs.replace(game, timeline=timeline, rewinds=taken_back)


async def timeline_at(library: Library, game: Game, version: int) -> Timeline[Any]:
    """The timeline as it was at a version of the game, to look at: of its shuffles it knows what came later.

    Raises Rejected `version_within_commit` where the game has not begun yet, and `log_damaged`.
    """
    known = until(game.timeline, version)
    events = await library.events(game, known.version, version) if version > known.version else []
    try:
        return extend(known, events, game.codec.ruleset.evolve)
    except ImpossibleEvent as error:
        begun = game.timeline.commits[0].last
        if version < begun:
            raise Rejected(VersionWithinCommit(version=version, before=None, after=begun)) from error
        raise Rejected(LogDamaged(version=error.version, reason=str(error))) from error


def _state_at_end(timeline: Timeline[Any], version: int) -> Any:  # noqa: ANN401 - each ruleset has its own
    """The state that the commit led to which ends at a version; None where none does."""
    index = ending_at(timeline.commits, version)
    return None if index is None else timeline.commits[index].state
