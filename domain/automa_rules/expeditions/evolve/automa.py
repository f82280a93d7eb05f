"""Applies events of the Automa's markers and mechs."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.evolve.handlers import ignore, on
from automa_rules.expeditions.state import State


@on(ev.ProgressAdvanced)
def _progress_advanced(state: State, event: ev.ProgressAdvanced) -> State:
    return replace(state, automa=replace(state.automa, progress=event.to))


@on(ev.AutomaGloryPlaced)
def _automa_glory_placed(state: State, event: ev.AutomaGloryPlaced) -> State:
    if event.number != state.automa.glory + 1:
        message = f"glory {event.number} cannot follow {state.automa.glory}"
        raise ImpossibleEvent(message)
    return replace(state, automa=replace(state.automa, glory=event.number))


@on(ev.MechMoved)
def _mech_moved(state: State, event: ev.MechMoved) -> State:
    if state.automa.mech(event.mech) != event.origin:
        message = f"the {event.mech} mech does not stand at {event.origin}"
        raise ImpossibleEvent(message)
    if event.mech == "north":
        return replace(state, automa=replace(state.automa, north=event.to))
    return replace(state, automa=replace(state.automa, central=event.to))


ignore(ev.ProgressStayed, ev.SweepAnnounced, ev.TargetFound, ev.TargetMissed)
