"""Where the units that were moved in a turn came from, and what they brought."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, get_args

from msgspec.structs import replace

from automa_rules.scythe.events import UnitMoved, UnitsMoved
from automa_rules.scythe.player import Player, unit_places
from automa_rules.scythe.state import Arrival, Cargo, State, player
from automa_rules.scythe.terms import (
    MAT,
    MECHS_PER_PLAYER,
    WORKERS_PER_PLAYER,
    HexId,
    Place,
    Resource,
    UnitKind,
)

UNITS_PER_PLAYER = 1 + MECHS_PER_PLAYER + WORKERS_PER_PLAYER
"""As many of a player's as can have moved."""

ResourcesByPlace: TypeAlias = dict[Place, dict[Resource, int]]


def current_arrivals(state: State, owner: Player) -> list[Arrival]:
    """The units that have moved in this turn and are where they came to; others were set elsewhere since."""
    left, there = count_units_by_place(owner), list[Arrival]()
    for each in state.arrivals:
        if left[each.unit, each.to]:
            left[each.unit, each.to] -= 1
            there.append(each)
    return there


def drop_displaced_arrivals(before: State, after: State) -> State:
    """Who was told to stand elsewhere has not moved there: of like units those that came last."""
    if after.turn != before.turn or not before.arrivals:
        return after
    then, now = (count_units_by_place(player(state, state.turn)) for state in (before, after))
    left, arrivals = then - now, list[Arrival]()
    for each in reversed(after.arrivals):
        if left[each.unit, each.to]:
            left[each.unit, each.to] -= 1
        else:
            arrivals.insert(0, each)
    return replace(after, arrivals=tuple(arrivals))


def count_units_by_place(owner: Player) -> Counter[tuple[UnitKind, Place]]:
    """How many units of each kind stand where."""
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return Counter((unit, place) for unit in kinds for place in unit_places(owner, unit))


def find_arrived_units(before: Player, after: Player) -> list[tuple[UnitKind, Place]]:
    """Which units stand where none of their kind stood, and have moved there.

    Where no more of a kind do than were on the mat, they were deployed or produced.
    """
    then, now = count_units_by_place(before), count_units_by_place(after)
    new = now - then
    number = Counter(unit for unit, _ in new.elements())
    return [(unit, place) for unit, place in new if number[unit] > then[unit, MAT] - now[unit, MAT]]


def record_arrivals(state: State, event: UnitMoved | UnitsMoved, count: int = 1) -> State:
    """Before they are moved: one that goes on from where it came to began where it came from."""
    unit, origin, to = event.unit, event.origin, event.to
    if event.seat != state.turn or origin == to:
        return state
    owner = player(state, event.seat)
    arrivals = [*state.arrivals] if len(state.arrivals) < UNITS_PER_PLAYER else current_arrivals(state, owner)
    here = [each for each in arrivals if (each.unit, each.to) == (unit, origin)]
    going_on = sorted(here, key=lambda each: each.has_stopped)  # who has met somebody goes on last
    rested = unit_places(owner, unit).count(origin) - len(going_on)
    for number in range(count):
        begun, undelivered = origin, Cargo()
        if number >= rested and going_on:
            before = going_on.pop(0)
            arrivals.remove(before)
            begun, undelivered = before.origin, before.delivered
        arrivals.append(Arrival(unit, begun, origin, to, undelivered))
    return replace(state, arrivals=tuple(arrivals))


def record_carried_workers(state: State, event: UnitsMoved) -> State:
    """Before they are moved: workers ride with what has just arrived, from where they got on.

    Those that had walked there have had their own movement.
    """
    if event.seat != state.turn or not state.arrivals:
        return state
    *others, last = state.arrivals
    on_board, count = last.undelivered.workers, event.count
    got_on = (*on_board[:count], *[event.origin] * (count - len(on_board)))
    delivered = replace(last.delivered, workers=(*last.delivered.workers, *got_on))
    last = replace(last, undelivered=replace(last.undelivered, workers=on_board[count:]), delivered=delivered)
    walked = [each for each in others if (each.unit, each.to) == ("worker", event.origin)]
    staying = unit_places(player(state, event.seat), "worker").count(event.origin) - count
    for each in walked[max(staying, 0) :]:
        others[others.index(each)] = Arrival("worker", event.to, event.to, event.to, has_stopped=True)
    return replace(state, arrivals=(*others, last))


def stop_units_at(state: State, place: Place) -> State:
    """Enemies were met there: what has come to it goes no further."""
    if all(each.to != place for each in state.arrivals):
        return state
    stay = (replace(each, has_stopped=True) if each.to == place else each for each in state.arrivals)
    return replace(state, arrivals=tuple(stay))


def record_brought_resources(state: State, hex_: HexId, resource: Resource, amount: int) -> State:
    """What is put on a territory behind a unit's arrival there came with it, from where it lay."""
    if not state.arrivals or state.arrivals[-1].to != hex_:
        return state
    *others, last = state.arrivals
    left, there = last.undelivered.resources, last.delivered.resources
    for place, lay in last.undelivered.resources.items():
        if part := min(amount, lay.get(resource, 0)):
            amount -= part
            left, there = (
                _add_resources(left, place, resource, -part),
                _add_resources(there, place, resource, part),
            )
    if amount:
        there = _add_resources(there, last.last_stop, resource, amount)
    last = replace(
        last,
        undelivered=replace(last.undelivered, resources=left),
        delivered=replace(last.delivered, resources=there),
    )
    return replace(state, arrivals=(*others, last))


def _add_resources(
    resources: ResourcesByPlace, place: Place, resource: Resource, amount: int
) -> ResourcesByPlace:
    lay = resources.get(place, {})
    return {**resources, place: {**lay, resource: lay.get(resource, 0) + amount}}
