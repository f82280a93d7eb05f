"""When the game ends, units that would still have to fight go back to where they came from (R39)."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from automa_rules.scythe import events as ev
from automa_rules.scythe.control import meets_enemy
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.player import unit_places
from automa_rules.scythe.state import player
from automa_rules.scythe.terms import HOME, Place, Resource, ResourcePlace, UnitKind
from automa_rules.scythe.tracks import change_resources

_UnitReturn: TypeAlias = tuple[UnitKind, Place, Place]


def return_unresolved_units(draft: Draft) -> None:
    """Send units back from unfought combats, and what they brought to where it came from."""
    seat = draft.state.turn
    arrivals = [each for each in draft.state.arrivals if each.origin != each.to]
    unresolved = [each for each in arrivals if meets_enemy(draft.state, seat, each.to)]
    units: list[_UnitReturn] = [(each.unit, each.to, each.origin) for each in unresolved]
    riders: list[_UnitReturn] = [
        ("worker", each.to, place) for each in unresolved for place in each.delivered.workers
    ]
    for (unit, to, origin), count in Counter([*units, *riders]).items():
        present = unit_places(player(draft.state, seat), unit).count(to)
        if returning := min(count, present):
            draft.add(ev.UnitsMoved(seat, unit, to, origin, returning, "R39", why="called_back"))
    for each in unresolved:
        for place, resources in each.delivered.resources.items():
            for resource, amount in resources.items():
                _return_resources(draft, each.to, place, resource, amount)


def _return_resources(draft: Draft, at: Place, place: Place, resource: Resource, amount: int) -> None:
    present = draft.state.resources.get(at, {}).get(resource, 0)
    taken = min(amount, present)
    if taken and place != HOME:
        _change(draft, at, resource, -taken)
        _change(draft, place, resource, taken)


def _change(draft: Draft, hex_: ResourcePlace, resource: Resource, amount: int) -> None:
    change_resources(draft, hex_, resource, amount, rule="R39", seat=draft.state.turn)
