"""Where the units that moved in a turn came from, and what they brought."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias, get_args

from msgspec.structs import replace

from automa_rules.scythe.events import UnitMoved, UnitsMoved
from automa_rules.scythe.player import Player, unit_places
from automa_rules.scythe.state import Arrival, Cargo, State, player
from automa_rules.scythe.terms import (
    MAT,
    UNITS_PER_PLAYER,
    HexId,
    Place,
    Resource,
    UnitKind,
)

ResourcesByPlace: TypeAlias = dict[Place, dict[Resource, int]]


def current_arrivals(state: State, owner: Player) -> list[Arrival]:
    """The units that moved this turn and are still where they arrived."""
    unassigned, arrivals = count_units_by_place(owner), list[Arrival]()
    for each in state.arrivals:
        if unassigned[each.unit, each.to]:
            unassigned[each.unit, each.to] -= 1
            arrivals.append(each)
    return arrivals


def drop_displaced_arrivals(before: State, after: State) -> State:
    """Drop units reported or corrected elsewhere: they did not move. Among equal units, the latest first."""
    if after.turn != before.turn or not before.arrivals:
        return after
    then, now = (count_units_by_place(player(state, state.turn)) for state in (before, after))
    displaced, arrivals = then - now, list[Arrival]()
    for each in reversed(after.arrivals):
        if displaced[each.unit, each.to]:
            displaced[each.unit, each.to] -= 1
        else:
            arrivals.insert(0, each)
    return replace(after, arrivals=tuple(arrivals))


def count_units_by_place(owner: Player) -> Counter[tuple[UnitKind, Place]]:
    """How many units of each kind are in each place."""
    kinds: tuple[UnitKind, ...] = get_args(UnitKind)
    return Counter((unit, place) for unit in kinds for place in unit_places(owner, unit))


def find_arrived_units(before: Player, after: Player) -> list[tuple[UnitKind, Place]]:
    """The kinds and places of units that moved, found by comparing two states of a player.

    If no more of a kind are new than left the mat, they were deployed or produced, not moved.
    """
    then, now = count_units_by_place(before), count_units_by_place(after)
    new = now - then
    number = Counter(unit for unit, _ in new.elements())
    return [(unit, place) for unit, place in new if number[unit] > then[unit, MAT] - now[unit, MAT]]


def record_arrivals(state: State, event: UnitMoved | UnitsMoved, count: int = 1) -> State:
    """Record units about to move. A unit that continues keeps its first origin."""
    unit, origin, to = event.unit, event.origin, event.to
    if event.seat != state.turn or origin == to:
        return state
    owner = player(state, event.seat)
    arrivals = [*state.arrivals] if len(state.arrivals) < UNITS_PER_PLAYER else current_arrivals(state, owner)
    arrived = [each for each in arrivals if (each.unit, each.to) == (unit, origin)]
    continuing = sorted(arrived, key=lambda each: each.has_stopped)  # stopped units continue last
    rested = unit_places(owner, unit).count(origin) - len(continuing)
    for number in range(count):
        first_origin, undelivered = origin, Cargo()
        if number >= rested and continuing:
            before = continuing.pop(0)
            arrivals.remove(before)
            first_origin, undelivered = before.origin, before.delivered
        arrivals.append(Arrival(unit, first_origin, origin, to, undelivered))
    return replace(state, arrivals=tuple(arrivals))


def record_carried_workers(state: State, event: UnitsMoved) -> State:
    """Record workers about to be carried by the last arrived unit, with where they got on.

    Workers that walked there have used their own movement.
    """
    if event.seat != state.turn or not state.arrivals:
        return state
    *others, last = state.arrivals
    aboard, count = last.undelivered.workers, event.count
    boarded = (*aboard[:count], *[event.origin] * (count - len(aboard)))
    delivered = replace(last.delivered, workers=(*last.delivered.workers, *boarded))
    last = replace(last, undelivered=replace(last.undelivered, workers=aboard[count:]), delivered=delivered)
    walked = [each for each in others if (each.unit, each.to) == ("worker", event.origin)]
    staying = unit_places(player(state, event.seat), "worker").count(event.origin) - count
    for each in walked[max(staying, 0) :]:
        others[others.index(each)] = Arrival("worker", event.to, event.to, event.to, has_stopped=True)
    return replace(state, arrivals=(*others, last))


def stop_units_at(state: State, place: Place) -> State:
    """Stop the units that arrived where they met enemies: they go no further."""
    if all(each.to != place for each in state.arrivals):
        return state
    arrivals = (replace(each, has_stopped=True) if each.to == place else each for each in state.arrivals)
    return replace(state, arrivals=tuple(arrivals))


def record_brought_resources(state: State, hex_: HexId, resource: Resource, amount: int) -> State:
    """Record resources placed at the last unit's destination as brought by it, from where they were."""
    if not state.arrivals or state.arrivals[-1].to != hex_:
        return state
    *others, last = state.arrivals
    undelivered, delivered = last.undelivered.resources, last.delivered.resources
    for place, amounts in last.undelivered.resources.items():
        if part := min(amount, amounts.get(resource, 0)):
            amount -= part
            undelivered, delivered = (
                _add_resources(undelivered, place, resource, -part),
                _add_resources(delivered, place, resource, part),
            )
    if amount:
        delivered = _add_resources(delivered, last.last_stop, resource, amount)
    last = replace(
        last,
        undelivered=replace(last.undelivered, resources=undelivered),
        delivered=replace(last.delivered, resources=delivered),
    )
    return replace(state, arrivals=(*others, last))


def _add_resources(
    resources: ResourcesByPlace, place: Place, resource: Resource, amount: int
) -> ResourcesByPlace:
    amounts = resources.get(place, {})
    return {**resources, place: {**amounts, resource: amounts.get(resource, 0) + amount}}
