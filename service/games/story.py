"""The commits of a story as turns and rounds of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from service.games.entry import Entry

Entries = list[Entry]


def by_turn(commits: Sequence[Entry]) -> list[Entries]:
    """The commits of each turn, in the order in which the turns begin; without those that belong to none.

    What leads to where the game stands is one turn for each number. What was taken back is a turn of its own
    for each run of commits that was.
    """
    kept: dict[int, Entries] = {}
    for commit in commits:
        if commit.turn is not None and not commit.undone:
            kept.setdefault(commit.turn.number, []).append(commit)
    return sorted([*kept.values(), *_taken_back(commits)], key=lambda turn: turn[0].first)


def by_round(turns: Iterable[Entries]) -> dict[int, list[Entries]]:
    """The turns of each round, by its number."""
    rounds: dict[int, list[Entries]] = {}
    for turn in turns:
        opening = turn[0].turn
        if opening is not None:
            rounds.setdefault(opening.round, []).append(turn)
    return rounds


def _taken_back(commits: Sequence[Entry]) -> Iterator[Entries]:
    for (number, undone), run in groupby(
        commits, key=lambda each: (each.turn and each.turn.number, each.undone)
    ):
        if number is not None and undone:
            yield [*run]
