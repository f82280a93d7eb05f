"""The open question to the players, derived from the state."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from automa_rules.core.question import Question
from automa_rules.expeditions.state import State
from automa_rules.expeditions.terms import LocationId, Mech, SeatName
from automa_rules.expeditions.tile import requested_input


class TileQuestion(Question, frozen=True, tag="tile", kw_only=True):
    """What is on the tile that the Automa revealed? The answer is a `tell_tile`.

    `asks` is `tokens` for those drawn from a physical bag, or `tile` for the printed value, by which a
    virtual bag is drawn. The location that gets the value-20 token is `twenty` in either case.
    """

    mech: Mech
    location: LocationId
    asks: Literal["tokens", "tile"]
    seat: SeatName = "human"
    answer: str = "tell_tile"


QUESTION_TYPES: Final[tuple[type[msgspec.Struct], ...]] = (TileQuestion,)


def question(state: State) -> TileQuestion | None:
    """The open question, if there is one."""
    if state.pause is None:
        return None
    return TileQuestion(mech=state.pause.mech, location=state.pause.location, asks=requested_input(state))


def questions(state: State) -> tuple[TileQuestion, ...]:
    """The open questions: at most one."""
    one = question(state)
    return () if one is None else (one,)
