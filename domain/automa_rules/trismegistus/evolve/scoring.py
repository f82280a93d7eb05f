"""Handlers of the events of the final scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.evolve.handlers import on
from automa_rules.trismegistus.state import Scoring, State


@on(ev.ScoringBegan)
def _scoring_began(state: State, _: ev.ScoringBegan) -> State:
    return replace(state, scoring=Scoring())


def _require_scoring(state: State) -> Scoring:
    if state.scoring is None:
        message = "the final scoring has not begun"
        raise ImpossibleEvent(message)
    return state.scoring


@on(ev.MasterpieceSolved)
def _masterpiece_solved(state: State, event: ev.MasterpieceSolved) -> State:
    scoring = replace(_require_scoring(state), masterpiece=event.masterpiece.vp, solved=event.masterpiece)
    automa = replace(state.automa, gold=state.automa.gold - event.gold, vp=event.total)
    return replace(state, scoring=scoring, automa=automa)


@on(ev.MasterpieceMissed)
def _masterpiece_missed(state: State, _: ev.MasterpieceMissed) -> State:
    return replace(state, scoring=replace(_require_scoring(state), masterpiece=0))


@on(ev.FormulaBought)
def _formula_bought(state: State, event: ev.FormulaBought) -> State:
    scoring = replace(_require_scoring(state), bought=event.number)
    return replace(state, scoring=scoring, automa=replace(state.automa, gold=event.gold))


@on(ev.HumanScored)
def _human_scored(state: State, event: ev.HumanScored) -> State:
    told = replace(_require_scoring(state), human=event.vp, human_experiments=event.experiments)
    return replace(state, scoring=told)


PartScored = (
    ev.ExperimentsScored | ev.SymbolsScored | ev.FormulasScored | ev.RemaindersScored | ev.TracksScored
)
SCORING_FIELDS: Final[Mapping[type[PartScored], str]] = {
    ev.ExperimentsScored: "experiments",
    ev.SymbolsScored: "symbols",
    ev.FormulasScored: "formulas",
    ev.RemaindersScored: "remainders",
    ev.TracksScored: "tracks",
}


@on(*SCORING_FIELDS)
def _part_scored(state: State, event: PartScored) -> State:
    scoring = replace(_require_scoring(state), **{SCORING_FIELDS[type(event)]: event.vp})
    return replace(state, scoring=scoring, automa=replace(state.automa, vp=event.total))
