"""Handlers of the events of the Automa's gains."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.evolve.game_flow import with_token
from automa_rules.trismegistus.evolve.handlers import on
from automa_rules.trismegistus.state import Pause, State, track_of


@on(ev.TurnPaused)
def _turn_paused(state: State, event: ev.TurnPaused) -> State:
    return replace(state, pause=Pause(event.asks, event.step))


@on(ev.MarkerAdvanced)
def _marker_advanced(state: State, event: ev.MarkerAdvanced) -> State:
    automa = state.automa
    if event.to != automa.markers[event.track] + 1 or event.to > track_of(state, event.track).length:
        message = f"the marker of {event.track} cannot go from {automa.markers[event.track]} to {event.to}"
        raise ImpossibleEvent(message)
    return replace(state, automa=replace(automa, markers={**automa.markers, event.track: event.to}))


@on(ev.TokenReached)
def _token_reached(state: State, event: ev.TokenReached) -> State:
    return with_token(state, event.track, event.step, there=True, served=True)


@on(ev.GoldGained)
def _gold_gained(state: State, event: ev.GoldGained) -> State:
    return replace(state, automa=replace(state.automa, gold=event.total))


@on(ev.VpGained)
def _vp_gained(state: State, event: ev.VpGained) -> State:
    return replace(state, automa=replace(state.automa, vp=event.total))


@on(ev.EtherealGained)
def _ethereal_gained(state: State, event: ev.EtherealGained) -> State:
    return replace(state, automa=replace(state.automa, ethereal=event.total))


@on(ev.ExperimentsShown)
def _experiments_shown(state: State, event: ev.ExperimentsShown) -> State:
    return replace(state, shown=event.experiments, pause=None)


@on(ev.ExperimentTaken)
def _experiment_taken(state: State, event: ev.ExperimentTaken) -> State:
    automa = state.automa
    return replace(
        state, automa=replace(automa, experiments=(*automa.experiments, event.experiment)), shown=()
    )


@on(ev.ArtifactsShown)
def _artifacts_shown(state: State, event: ev.ArtifactsShown) -> State:
    return replace(state, artifacts_shown=event.artifacts, pause=None)


@on(ev.ArtifactTaken)
def _artifact_taken(state: State, event: ev.ArtifactTaken) -> State:
    automa = state.automa
    return replace(
        state, automa=replace(automa, artifacts=(*automa.artifacts, event.element)), artifacts_shown=()
    )


@on(ev.BowlElementTold)
def _bowl_element_told(state: State, event: ev.BowlElementTold) -> State:
    return replace(state, bowl_elements={**state.bowl_elements, event.symbol: event.element}, pause=None)
