"""A finished game as a play: when, how long, and the result."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import pairwise

import msgspec
from msgspec import UNSET

from automa_ledger.games.commit import LoggedCommit, parse_timestamp
from automa_ledger.games.game import Game
from automa_ledger.refusals.games import GameNotOver
from automa_ledger.refusals.logs import LogDamaged
from automa_rules.core.rejection import Rejected
from automa_rules.core.seat import Seat, Standing

MAX_PAUSE = timedelta(minutes=30)


class FinishedPlay(msgspec.Struct, frozen=True):
    """A finished play. `standings` are best first, each with its seat.

    `first`: the seat that started; None for a game that was taken up in the middle. `ending`:
    the id of the words for how it ended, if not by its rules.
    """

    game: Game
    began: datetime
    minutes: int
    standings: tuple[tuple[Seat, Standing], ...]
    first: str | None
    ending: str | None


def build_finished_play(game: Game, commits: list[LoggedCommit]) -> FinishedPlay:
    """Build a play from a game and all its commits. Raises Rejected `game_not_over`."""
    ruleset, state = game.codec.ruleset, game.timeline.state
    if not ruleset.is_over(state):
        raise Rejected(GameNotOver(version=game.version))
    seats = {seat.name: seat for seat in ruleset.seats(state)}
    times = [_time(commit) for commit in commits]
    return FinishedPlay(
        game,
        times[0],
        minutes(times),
        tuple((seats[one.seat], one) for one in ruleset.standings(state)),
        _first_seat(game, commits[0]),
        ruleset.ending(state),
    )


def _first_seat(game: Game, start: LoggedCommit) -> str | None:
    begin = game.codec.decode_begin(start.command.command)
    return None if begin.setup is UNSET else game.codec.ruleset.turn(game.timeline.node(1).state)


def minutes(times: Iterable[datetime]) -> int:
    """Playing time in minutes; a longer pause counts as `MAX_PAUSE`."""
    pauses = (later - earlier for earlier, later in pairwise(times))
    total = sum((max(min(pause, MAX_PAUSE), -MAX_PAUSE) for pause in pauses), timedelta())
    return round(max(total, timedelta()) / timedelta(minutes=1))


def _time(commit: LoggedCommit) -> datetime:
    try:
        return parse_timestamp(commit.command.at)
    except ValueError as error:
        raise Rejected(LogDamaged(version=commit.version, diagnostic=str(error))) from error
