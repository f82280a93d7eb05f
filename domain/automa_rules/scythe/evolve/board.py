"""Handlers of events of units, resources, structures and tokens on the board."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.scythe import events as ev
from automa_rules.scythe.evolve.arrivals import (
    drop_displaced_arrivals,
    find_arrived_units,
    record_arrivals,
    record_brought_resources,
    record_carried_workers,
    stop_units_at,
)
from automa_rules.scythe.evolve.decks import with_hand
from automa_rules.scythe.evolve.handlers import on
from automa_rules.scythe.evolve.traps import update_traps
from automa_rules.scythe.player import move_units, with_units_at
from automa_rules.scythe.state import State, Structure, player, with_player
from automa_rules.scythe.terms import MAT, Resource, ResourcePlace


def drop_empty_resources(
    resources: dict[ResourcePlace, dict[Resource, int]],
) -> dict[ResourcePlace, dict[Resource, int]]:
    """Resources by territory, without kinds and territories that have none."""
    nonzero = {hex_: {kind: n for kind, n in kinds.items() if n} for hex_, kinds in resources.items()}
    return {hex_: kinds for hex_, kinds in nonzero.items() if kinds}


@on(ev.UnitMoved)
def _unit_moved(state: State, event: ev.UnitMoved) -> State:
    if event.origin == event.to:
        return state
    state = record_arrivals(state, event)
    state = with_player(state, move_units(player(state, event.seat), event.unit, event.origin, event.to))
    return update_traps(state, event.seat, [(event.unit, event.to)])


@on(ev.UnitsMoved)
def _units_moved(state: State, event: ev.UnitsMoved) -> State:
    after = move_units(player(state, event.seat), event.unit, event.origin, event.to, event.count)
    match event.why:
        case "moved":
            state = record_arrivals(state, event, event.count)
        case "carried":
            state = record_carried_workers(state, event)
        case "driven_off":
            state = stop_units_at(state, event.origin)
    state = with_player(state, after)
    if event.why == "produced":  # a produced worker has not moved
        return state
    return update_traps(state, event.seat, [(event.unit, event.to)])


@on(ev.UnitDeployed)
def _unit_deployed(state: State, event: ev.UnitDeployed) -> State:
    one = move_units(player(state, event.seat), event.unit, MAT, event.to)
    if event.ability is not None:
        one = replace(one, abilities=(*one.abilities, event.ability))
    return with_player(state, one)


@on(ev.Reported)
def _reported(state: State, event: ev.Reported) -> State:
    """Reported values replace the current ones. Mechs and workers that are not listed are on the mat."""
    one = player(state, event.seat)
    mechs, workers = event.mechs, event.workers
    moved = replace(
        one,
        character=one.character if event.character is None else event.character,
        mechs=one.mechs if mechs is None else with_units_at(one.mechs, mechs),
        workers=one.workers if workers is None else with_units_at(one.workers, workers),
    )
    has_reported_character = state.has_reported_character or (
        event.seat == state.turn and moved.character != one.character
    )
    state = drop_displaced_arrivals(
        state, replace(with_player(state, moved), has_reported_character=has_reported_character)
    )
    # New abilities apply only after the arrival.
    state = update_traps(state, event.seat, find_arrived_units(one, moved))
    after = replace(
        player(state, event.seat),
        abilities=one.abilities if event.abilities is None else event.abilities,
        stars=one.stars if event.stars is None else event.stars,
        recruits=one.recruits if event.recruits is None else event.recruits,
        upgrades=one.upgrades if event.upgrades is None else event.upgrades,
    )
    state = with_player(state, after)
    if event.structures is not None:
        others = {hex_: built for hex_, built in state.structures.items() if built.owner != event.seat}
        own = {hex_: Structure(event.seat, kind) for hex_, kind in event.structures.items()}
        state = replace(state, structures={**others, **own})
    if event.encounters is not None:
        state = replace(state, encounters=event.encounters)
    hand = event.hand if event.combat_cards is None else event.combat_cards
    return state if hand is None else with_hand(state, event.seat, hand)


@on(ev.ResourcesChanged)
def _resources_changed(state: State, event: ev.ResourcesChanged) -> State:
    current = dict(state.resources.get(event.territory, {}))
    amount = current.pop(event.resource, 0) + event.amount
    if amount < 0:
        message = f"{amount} {event.resource} on {event.territory}"
        raise ImpossibleEvent(message)
    if amount:
        current[event.resource] = amount
    if event.amount > 0 and event.seat == state.turn:
        state = record_brought_resources(state, event.territory, event.resource, event.amount)
    resources = {hex_: kinds for hex_, kinds in state.resources.items() if hex_ != event.territory}
    if current:
        resources[event.territory] = current
    return replace(state, resources=resources)


@on(ev.EncounterRemoved)
def _encounter_removed(state: State, event: ev.EncounterRemoved) -> State:
    remaining = tuple(hex_ for hex_ in state.encounters if hex_ != event.territory)
    return replace(state, encounters=remaining, resolved_encounter=event.territory)


@on(ev.StructureBuilt)
def _structure_built(state: State, event: ev.StructureBuilt) -> State:
    built = Structure(event.seat, event.kind)
    return replace(state, structures={**state.structures, event.territory: built})


@on(ev.TokenPlaced)
def _token_placed(state: State, event: ev.TokenPlaced) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, tokens=(*one.tokens, event.territory)))
