"""What many finished games add up to, for each ruleset, level of the Automas and role of the human."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from automa_rules.core.seat import Seat, Standing

COLUMNS = ("ruleset", "level", "role", "played", "won", "average_score", "best_score", "longest_streak")


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game: when it ended, its seats, and their final scores."""

    ruleset: str
    ended_at: str
    seats: tuple[Seat, ...]
    standings: tuple[Standing, ...]


class Statistics(msgspec.Struct, frozen=True):
    """Finished games of a ruleset, once for each human in them.

    `level` is that of the Automas, joined by commas where they differ, `role` what the human played; both are
    null in the row of the whole ruleset. Scores are those of the humans, null where none is known.
    `longest_streak` is the most games won one after the other.
    """

    ruleset: str
    level: str | None
    role: str | None
    played: int
    won: int
    average_score: float | None
    best_score: int | None
    longest_streak: int


class _Result(msgspec.Struct, frozen=True):
    """What one human came to in one game."""

    ruleset: str
    level: str
    role: str
    total: int | None
    wins: bool


def count_games(games: Iterable[FinishedGame]) -> list[Statistics]:
    """Count games: a row for each ruleset, followed by one for each level and role in it."""
    results = [result for game in sorted(games, key=lambda each: each.ended_at) for result in _results(game)]
    rows: list[Statistics] = []
    for ruleset in sorted({each.ruleset for each in results}):
        own = [each for each in results if each.ruleset == ruleset]
        rows.append(_count(own, ruleset, None, None))
        for level, role in sorted({(each.level, each.role) for each in own}):
            group = [each for each in own if (each.level, each.role) == (level, role)]
            if level or role:
                rows.append(_count(group, ruleset, level or None, role or None))
    return rows


def _results(game: FinishedGame) -> Iterable[_Result]:
    standings = {each.seat: each for each in game.standings}
    levels = {str(each.level) for each in game.seats if each.kind == "automa" and each.level is not None}
    for seat in game.seats:
        if seat.kind == "human" and (end := standings.get(seat.name)) is not None:
            yield _Result(game.ruleset, ", ".join(sorted(levels)), seat.role or "", end.total, end.wins)


def _count(results: Sequence[_Result], ruleset: str, level: str | None, role: str | None) -> Statistics:
    scores = [each.total for each in results if each.total is not None]
    return Statistics(
        ruleset,
        level,
        role,
        played=len(results),
        won=sum(each.wins for each in results),
        average_score=round(sum(scores) / len(scores), 1) if scores else None,
        best_score=max(scores, default=None),
        longest_streak=_longest_streak(each.wins for each in results),
    )


def _longest_streak(wins: Iterable[bool]) -> int:
    longest = streak = 0
    for won in wins:
        streak = streak + 1 if won else 0
        longest = max(longest, streak)
    return longest
