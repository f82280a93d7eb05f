"""The score as far as the table has told it (R40)."""

from __future__ import annotations

import msgspec

from automa_rules.core.seat import Standing
from automa_rules.scythe.card_only.state import SeatName, State
from automa_rules.scythe.scoring import AUTOMA_COINS_PER_STAR, AUTOMA_COINS_PER_TERRITORY


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The Automa's coins by source; the human's in all. What the table has not counted is null."""

    coins_held: int
    stars: int
    star_coins: int
    territories: int | None
    territory_coins: int | None
    automa_total: int | None
    human_total: int | None
    winners: tuple[SeatName, ...]
    final: bool


def score(state: State) -> Score:
    """The score so far."""
    automa, counted = state.automa, state.counted
    found = totals(state)
    return Score(
        coins_held=automa.coins,
        stars=len(automa.stars),
        star_coins=AUTOMA_COINS_PER_STAR * len(automa.stars),
        territories=None if counted is None else counted.territories,
        territory_coins=None if counted is None else AUTOMA_COINS_PER_TERRITORY * counted.territories,
        automa_total=found.get("automa"),
        human_total=found.get("human"),
        winners=state.winners,
        final=state.over,
    )


def totals(state: State) -> dict[SeatName, int]:
    """The totals by seat, once the table has counted."""
    automa, counted = state.automa, state.counted
    if counted is None:
        return {}
    earned = AUTOMA_COINS_PER_STAR * len(automa.stars) + AUTOMA_COINS_PER_TERRITORY * counted.territories
    return {"automa": automa.coins + earned, "human": counted.human_coins}


def standings(state: State) -> tuple[Standing, ...]:
    """Both seats, the better first."""
    found = totals(state)
    seats: tuple[SeatName, ...] = ("human", "automa")
    ranked = sorted(seats, key=lambda seat: -found.get(seat, 0))
    return tuple(Standing(seat, found.get(seat), seat in state.winners) for seat in ranked)
