"""Facts about the final scoring."""

from __future__ import annotations

from msgspec.structs import replace

from domain.core.rejected import ImpossibleEvent
from domain.trismegistus import events as ev
from domain.trismegistus.evolve.handlers import on
from domain.trismegistus.state import Scoring, State


@on(ev.ScoringBegan)
def _scoring_began(state: State, _: ev.ScoringBegan) -> State:
    return replace(state, scoring=Scoring())


def _going_on(state: State) -> Scoring:
    if state.scoring is None:
        message = "the final scoring has not begun"
        raise ImpossibleEvent(message)
    return state.scoring


@on(ev.MasterpieceSolved)
def _masterpiece_solved(state: State, event: ev.MasterpieceSolved) -> State:
    scoring = replace(_going_on(state), masterpiece=event.masterpiece.vp, solved=event.masterpiece)
    automa = replace(state.automa, gold=state.automa.gold - event.gold, vp=event.total)
    return replace(state, scoring=scoring, automa=automa)


@on(ev.MasterpieceMissed)
def _masterpiece_missed(state: State, _: ev.MasterpieceMissed) -> State:
    return replace(state, scoring=replace(_going_on(state), masterpiece=0))


@on(ev.ExperimentsScored)
def _experiments_scored(state: State, event: ev.ExperimentsScored) -> State:
    return _scored(state, replace(_going_on(state), experiments=event.vp), event.total)


@on(ev.SymbolsScored)
def _symbols_scored(state: State, event: ev.SymbolsScored) -> State:
    return _scored(state, replace(_going_on(state), symbols=event.vp), event.total)


@on(ev.FormulaBought)
def _formula_bought(state: State, event: ev.FormulaBought) -> State:
    scoring = replace(_going_on(state), bought=event.number)
    return replace(state, scoring=scoring, automa=replace(state.automa, gold=event.gold))


@on(ev.FormulasScored)
def _formulas_scored(state: State, event: ev.FormulasScored) -> State:
    return _scored(state, replace(_going_on(state), formulas=event.vp), event.total)


@on(ev.RemaindersScored)
def _remainders_scored(state: State, event: ev.RemaindersScored) -> State:
    return _scored(state, replace(_going_on(state), remainders=event.vp), event.total)


@on(ev.TracksScored)
def _tracks_scored(state: State, event: ev.TracksScored) -> State:
    return _scored(state, replace(_going_on(state), tracks=event.vp), event.total)


@on(ev.HumanScored)
def _human_scored(state: State, event: ev.HumanScored) -> State:
    return replace(state, scoring=replace(_going_on(state), human=event.vp))


def _scored(state: State, scoring: Scoring, total: int) -> State:
    return replace(state, scoring=scoring, automa=replace(state.automa, vp=total))
