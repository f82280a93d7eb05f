"""A game's history: its commits, its state at any version, its turns, and explanations of events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec

from automa_ledger.games.commit import LoggedCommit, build_logged_commit
from automa_ledger.games.game import Game
from automa_ledger.games.library import Library
from automa_ledger.games.log_reader import decode_loaded_commits, decode_public_commits, evolve_state
from automa_ledger.refusals.games import NothingToExplain
from automa_ledger.refusals.logs import LogDamaged
from automa_rules.core.event import Event
from automa_rules.core.refusals import VersionUnknown
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import SHARED_EVENTS, Explanation
from automa_rules.core.tag import tag_of
from automa_rules.core.timeline import NO_PARENT, current_path, is_rewind, timeline_at

MAX_SHOWN_EVENTS = 300  # of a turn whose moves are drawn


def require_version(game: Game, version: int) -> None:
    """Check that the log has a version. Raises Rejected `version_unknown`."""
    if not 1 <= version <= game.version:
        raise Rejected(VersionUnknown(version=version, current_version=game.version))


def state_at(game: Game, version: int) -> Any:  # noqa: ANN401 - each ruleset has its own type
    """The state at a version. Raises Rejected `version_unknown`."""
    require_version(game, version)
    return game.timeline.node(version).state


def game_at(game: Game, version: int) -> Game:
    """The game at a version, including what had been undone by then. Raises Rejected `version_unknown`."""
    require_version(game, version)
    if version == game.version:
        return game
    return msgspec.structs.replace(game, timeline=timeline_at(game.timeline, version))


async def read_commits(library: Library, game: Game, after: int, limit: int) -> list[LoggedCommit]:
    """Read at most `limit` commits of the log after a version, in order."""
    if after >= game.version:
        return []
    records = await library.records(game, after, limit)
    last = min(after + limit, game.version)
    commits = decode_public_commits(game.codec, records, after + 1, last)
    path = current_path(game.timeline)
    try:
        return [
            build_logged_commit(
                game.codec.ruleset, game.timeline, record.version, record.hash, events, path=path
            )
            for record, events in zip(records, commits, strict=True)
        ]
    except TypeError as error:
        raise Rejected(LogDamaged(version=None, diagnostic=str(error))) from error


async def read_commit(library: Library, game: Game, version: int) -> LoggedCommit:
    """Read the commit of a version. Raises Rejected `version_unknown`."""
    require_version(game, version)
    return (await read_commits(library, game, version - 1, 1))[0]


async def explain(library: Library, game: Game, version: int, place: int) -> tuple[Event, Explanation]:
    """The event at a place in a commit, with the candidates and scores of the rule that chose it.

    Raises Rejected `version_unknown`, or `nothing_to_explain` for an event that no rule had to choose.
    """
    require_version(game, version)
    codec, timeline = game.codec, game.timeline
    events = await _events(library, game, version)
    if not 0 <= place < len(events):
        raise Rejected(NothingToExplain(step=f"{version}.{place}"))
    event, parent = events[place], timeline.node(version).parent
    if not is_rewind(timeline, version) and not isinstance(event, SHARED_EVENTS):
        state = None if parent == NO_PARENT else timeline.node(parent).state
        for earlier in events[1:place]:
            state = evolve_state(codec, state, earlier, version)
        evolve_state(codec, state, event, version)  # an impossible event has no explanation
        found = None if state is None else codec.ruleset.explain(state, event)
        if found is not None:
            return event, found
    raise Rejected(NothingToExplain(step=f"{version}.{place}", event=tag_of(type(event))))


async def read_last_turn_states(library: Library, game: Game) -> Sequence[Any]:
    """The states along the last turn: before it, then after each of its events.

    It is the turn of the seat to move before the current commit, as far back as it goes on the current path.
    Of a very long turn only the newest part is included.
    """
    timeline, turn = game.timeline, game.codec.ruleset.turn
    node = timeline.current
    seat = turn(timeline.node(node.parent).state) if node.parent != NO_PARENT else None
    states: list[Any] = []
    while node.parent != NO_PARENT and len(states) < MAX_SHOWN_EVENTS:
        before = timeline.node(node.parent)
        if turn(before.state) != seat:
            break
        state, moments = before.state, list[Any]()
        for event in (await _events(library, game, node.version))[1:]:
            state = evolve_state(game.codec, state, event, node.version)
            moments.append(state)
        states = [*moments, *states]
        node = before
    return [node.state, *states][-1 - MAX_SHOWN_EVENTS :]


async def _events(library: Library, game: Game, version: int) -> list[Event]:
    """The events of a commit, with their secrets."""
    codec, loaded = await library.load_game(game.id, version - 1, version)
    return decode_loaded_commits(codec, loaded, version - 1, version)[0]


def group_by_turn(commits: Sequence[LoggedCommit]) -> list[list[LoggedCommit]]:
    """Group commits by turn, ordered by first version. Commits that belong to no turn are left out.

    Commits on the current path form one group per turn number. Each run of undone commits forms a group of
    its own.
    """
    current: dict[int, list[LoggedCommit]] = {}
    for commit in commits:
        if commit.turn is not None and not commit.undone:
            current.setdefault(commit.turn.number, []).append(commit)
    return sorted([*current.values(), *_undone_turns(commits)], key=lambda turn: turn[0].version)


def group_by_round(turns: Iterable[list[LoggedCommit]]) -> dict[int, list[list[LoggedCommit]]]:
    """Group turns by round number."""
    rounds: dict[int, list[list[LoggedCommit]]] = {}
    for commits in turns:
        if (turn := commits[0].turn) is not None:
            rounds.setdefault(turn.round, []).append(commits)
    return rounds


def _undone_turns(commits: Sequence[LoggedCommit]) -> Iterator[list[LoggedCommit]]:
    for (number, undone), run in groupby(
        commits, key=lambda each: (each.turn and each.turn.number, each.undone)
    ):
        if number is not None and undone:
            yield [*run]
