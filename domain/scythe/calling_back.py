"""Units that would still have to fight when the game ends go back where they came from (R39)."""

from __future__ import annotations

from collections import Counter

from domain.scythe import events as ev
from domain.scythe.board import TERRITORIES
from domain.scythe.control import meets_enemy
from domain.scythe.draft import Draft
from domain.scythe.player import places
from domain.scythe.state import Arrival, player
from domain.scythe.terms import HexId, Resource
from domain.scythe.tracks import change_resources


def call_back(draft: Draft) -> None:
    """Send back whatever came to where a combat is still to be fought, with what it brought."""
    seat = draft.state.turn
    back = [each for each in draft.state.arrivals if meets_enemy(draft.state, seat, each.to)]
    for (unit, to, origin), count in Counter((each.unit, each.to, each.origin) for each in back).items():
        there = places(player(draft.state, seat), unit).count(to)
        if here := min(count, there):
            draft.add(ev.UnitsMoved(seat, unit, to, origin, here, "R39", why="called_back"))
    for each in back:
        for resource, amount in each.goods.items():
            _bring_back(draft, each, resource, amount)


def _bring_back(draft: Draft, each: Arrival, resource: Resource, amount: int) -> None:
    there = draft.state.resources.get(each.to, {}).get(resource, 0)
    taken = min(amount, there)
    if taken and each.origin in TERRITORIES:
        _change(draft, each.to, resource, -taken)
        _change(draft, each.origin, resource, taken)


def _change(draft: Draft, hex_: HexId, resource: Resource, amount: int) -> None:
    change_resources(draft, hex_, resource, amount, rule="R39", seat=draft.state.turn)
