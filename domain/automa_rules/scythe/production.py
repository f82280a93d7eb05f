"""A human puts resources, and workers from the mat, on territories: by producing, trading, or otherwise."""

from __future__ import annotations

from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import Produce
from automa_rules.scythe.board import produced_resource, require_territory
from automa_rules.scythe.control import controlled_territories, territory_controllers
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.player import Player, worker_territories
from automa_rules.scythe.production_limits import max_resources_produced, max_workers_produced
from automa_rules.scythe.refusals.illegal_actions import NotEnoughUnits
from automa_rules.scythe.refusals.rule_warnings import (
    NoWorkerThere,
    ProducedTooMuch,
    ProducedTooWidely,
    TradedTooMuch,
)
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import MAT, HexId
from automa_rules.scythe.tracks import change_resources
from automa_rules.scythe.validation import validate_state

MAX_PRODUCING_TERRITORIES = 4
"""Two, one more after the upgrade, and the Mill's."""
MAX_TRADED_RESOURCES = 2


def produce(draft: Draft, action: Produce) -> None:
    """Put resources and workers on territories. Raises Rejected `not_enough_units` for a ninth worker."""
    before = draft.state
    for hex_ in (*action.resources, *action.workers):
        require_territory(hex_)
    match action.source:
        case "produce":
            _warn_about_production(draft, action)
        case "trade":
            _warn_about_trade(draft, action)
        case "other":
            pass
    _place(draft, action)
    validate_state(draft.state, before)


def _place(draft: Draft, action: Produce) -> None:
    seat = draft.seat
    for hex_, kinds in action.resources.items():
        for resource, amount in kinds.items():
            if amount:
                change_resources(draft, hex_, resource, amount, seat=seat)
    for hex_, count in action.workers.items():
        on_mat = player(draft.state, seat).workers.count(MAT)
        if count > on_mat:
            raise Rejected(NotEnoughUnits(unit="worker", asked=count, on_mat=on_mat))
        draft.add(ev.UnitsMoved(seat, "worker", MAT, hex_, count, why="produced"))


def _warn_about_production(draft: Draft, action: Produce) -> None:
    """Warn above one item per worker and one for the Mill, or on too many territories."""
    one = player(draft.state, draft.seat)
    of_others = _territories_of_others(draft.state, one)
    for hex_, kinds in action.resources.items():
        for resource, amount in kinds.items():
            fits = resource == produced_resource(hex_) and hex_ not in of_others
            most = max_resources_produced(draft.state, one, hex_) if fits else 0
            if amount > most:
                draft.warn_or_reject(
                    ProducedTooMuch(territory=hex_, resource=resource, asked=amount, most=most)
                )
    for hex_, count in action.workers.items():
        most = 0 if hex_ in of_others else max_workers_produced(draft.state, one, hex_)
        if most < count <= one.workers.count(MAT):
            draft.warn_or_reject(ProducedTooMuch(territory=hex_, resource=None, asked=count, most=most))
    asked = len({*action.resources, *action.workers})
    if asked > MAX_PRODUCING_TERRITORIES:
        draft.warn_or_reject(ProducedTooWidely(asked=asked, most=MAX_PRODUCING_TERRITORIES))


def _territories_of_others(state: State, one: Player) -> frozenset[HexId]:
    """The territories that others control. An own Mill there produces nothing."""
    return frozenset(territory_controllers(state)) - controlled_territories(state, one)


def _warn_about_trade(draft: Draft, action: Produce) -> None:
    """Warn unless a trade gives at most two resources, no workers, and only where own workers are."""
    with_workers = worker_territories(player(draft.state, draft.seat))
    for hex_, count in action.workers.items():
        draft.warn_or_reject(ProducedTooMuch(territory=hex_, resource=None, asked=count, most=0))
    for hex_ in (*action.resources, *action.workers):
        if hex_ not in with_workers:
            draft.warn_or_reject(NoWorkerThere(territory=hex_, territories=with_workers))
    asked = sum(sum(kinds.values()) for kinds in action.resources.values()) + sum(action.workers.values())
    if asked > MAX_TRADED_RESOURCES:
        draft.warn_or_reject(TradedTooMuch(asked=asked, most=MAX_TRADED_RESOURCES))
