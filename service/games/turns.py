"""Which turn and round of the game a commit is part of."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.commits import NO_PARENT
from domain.core.ruleset import Ruleset
from domain.core.timeline import Timeline
from domain.core.turns import turn_of


class TurnPlayed(msgspec.Struct, frozen=True):
    """A turn of a game: its number and its round's, both from 1, and whose it is, None for nobody's."""

    number: int
    round: int
    seat: str | None


def turn_played(ruleset: Ruleset[Any], timeline: Timeline[Any], index: int) -> TurnPlayed | None:
    """The turn that a commit of the timeline is part of; None for the beginning of the game."""
    commit = timeline.commits[index]
    if commit.parent == NO_PARENT:
        return None
    before = timeline.commits[commit.parent].state
    number = turn_of(timeline, index)
    if ruleset.round is not None:
        return TurnPlayed(number, ruleset.round(before), ruleset.turn(before))
    return TurnPlayed(number, (number - 1) // len(ruleset.seats(before)) + 1, ruleset.turn(before))
