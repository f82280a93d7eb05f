"""Where the units that were moved in a turn came from, and what they brought."""

from __future__ import annotations

from msgspec.structs import replace

from domain.scythe.events import UnitMoved, UnitsMoved
from domain.scythe.player import places
from domain.scythe.state import Arrival, State, player
from domain.scythe.terms import HexId, Resource


def arrived(state: State, event: UnitMoved | UnitsMoved, count: int = 1) -> State:
    """Before they are moved: one that goes on from where it came to began where it came from."""
    unit, origin, to = event.unit, event.origin, event.to
    if event.seat != state.turn or origin == to:
        return state
    arrivals = [*state.arrivals]
    going_on = [each for each in arrivals if (each.unit, each.to) == (unit, origin)]
    rested = places(player(state, event.seat), unit).count(origin) - len(going_on)
    for number in range(count):
        begun = origin
        if number >= rested and going_on:
            before = going_on.pop(0)
            arrivals.remove(before)
            begun = before.origin
        arrivals.append(Arrival(unit, begun, to))
    return replace(state, arrivals=tuple(arrivals))


def brought(state: State, hex_: HexId, resource: Resource, amount: int) -> State:
    """What is put on a territory behind a unit's arrival there came with it."""
    if not state.arrivals or state.arrivals[-1].to != hex_:
        return state
    *others, last = state.arrivals
    goods = {**last.goods, resource: last.goods.get(resource, 0) + amount}
    return replace(state, arrivals=(*others, replace(last, goods=goods)))
