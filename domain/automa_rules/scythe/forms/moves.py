"""Where each of a human's units can move, after the moves so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from automa_rules.core.form import Form, OneOf, Option, PieceMoves, Several
from automa_rules.scythe.actions import UnitMove
from automa_rules.scythe.move_interpretations import (
    MAX_UNITS,
    current_interpretations,
    find_unit_reach,
    move_destinations,
)
from automa_rules.scythe.player import Player, list_units, sort_places, unit_places, workers_at
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import MAT, Place, UnitKind

Reach = dict[tuple[UnitKind, Place], tuple[Place, ...]]


def unit_reach(state: State, one: Player) -> Reach:
    """Where the units of each kind in each place can go by a Move action.

    The move of a Factory card, which takes one unit further, is not among them.
    """
    interpretations = [each for each in current_interpretations(state, one) if not each.uses_factory_card]
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return {
        (unit, place): sort_places(
            move_destinations(one, unit, place, interpretations, find_unit_reach(state, one, unit, place))
        )
        for unit in kinds
        for place in sort_places(set(unit_places(one, unit)))
        if place != MAT
    }


def moves(state: State, seat: str | None) -> tuple[PieceMoves, ...]:
    """Each unit that can move in the seat's own turn."""
    one = player(state, seat or state.turn)
    reach = unit_reach(state, one)
    return tuple(
        PieceMoves(piece, place, to)
        for piece, unit, place in list_units(one)
        if (to := reach.get((unit, place)))
    )


def move(state: State, seat: str | None) -> tuple[Form, ...]:
    """One unit after the other, mechs also with all workers that are with them."""
    one = player(state, seat or state.turn)
    options = tuple(
        option
        for (unit, place), reach in unit_reach(state, one).items()
        for to in reach
        for option in _options(one, unit, place, to)
    )
    return (Form({"moves": Several(OneOf(options), 1, MAX_UNITS, unique=True)}),) if options else ()


def _options(one: Player, unit: UnitKind, place: Place, to: Place) -> Iterator[Option]:
    facts = {"unit": unit, "origin": place, "to": to}
    yield Option(
        msgspec.to_builtins(UnitMove(unit=unit, origin=place, to=to)), label="unit-move", facts=facts
    )
    if unit == "mech" and (workers := workers_at(one, place)):
        carrying = UnitMove(unit=unit, origin=place, to=to, workers=workers)
        yield Option(
            msgspec.to_builtins(carrying), label="unit-move-carrying", facts={**facts, "workers": workers}
        )
