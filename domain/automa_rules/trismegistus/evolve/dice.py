"""Handlers of the events of dice."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.dice import ActiveDie, Die, without_die
from automa_rules.trismegistus.evolve.handlers import on
from automa_rules.trismegistus.state import Human, State
from automa_rules.trismegistus.terms import SeatName


@on(ev.DieTaken)
def _die_taken(state: State, event: ev.DieTaken) -> State:
    if _active_die(state, event.seat) is not None:
        message = f"{event.seat} has an active die"
        raise ImpossibleEvent(message)
    bowls = without_die(state.bowls, Die(event.symbol, event.colour))
    die = ActiveDie(event.symbol, event.colour, event.potency)
    state = _with_die(replace(state, bowls=bowls), event.seat, die)
    return replace(state, human=replace(state.human, drafted=True)) if event.seat == "human" else state


@on(ev.EtherealDieSpent)
def _ethereal_die_spent(state: State, event: ev.EtherealDieSpent) -> State:
    state = _with_potency(state, event.seat, event.potency)
    if event.left is None:
        return state
    return replace(state, automa=replace(state.automa, ethereal=event.left))


@on(ev.PotencySpent)
def _potency_spent(state: State, event: ev.PotencySpent) -> State:
    """A die without potency is set aside by the next event. Until then it keeps its last potency."""
    if event.seat == "automa":
        die = state.automa.die
        state = replace(state, acting=None if die is None else die.die)
    return _with_potency(state, event.seat, event.potency) if event.potency else state


@on(ev.DieSetAside)
def _die_set_aside(state: State, event: ev.DieSetAside) -> State:
    die = Die(event.symbol, event.colour)
    if event.seat == "automa":
        automa = replace(state.automa, die=None, spent=(*state.automa.spent, die))
        state = replace(state, automa=automa, acting=die)
    else:
        state = replace(state, human=Human(spent=(*state.human.spent, die)))
    if event.number == 3 and state.first_done is None:  # noqa: PLR2004 - three dice a round
        return replace(state, first_done=event.seat)
    return state


def _active_die(state: State, seat: SeatName) -> ActiveDie | None:
    return state.automa.die if seat == "automa" else state.human.die


def _with_die(state: State, seat: SeatName, die: ActiveDie | None) -> State:
    if seat == "automa":
        return replace(state, automa=replace(state.automa, die=die))
    return replace(state, human=replace(state.human, die=die))


def _with_potency(state: State, seat: SeatName, potency: int) -> State:
    die = _active_die(state, seat)
    if die is None:
        message = f"{seat} has no active die"
        raise ImpossibleEvent(message)
    return _with_die(state, seat, replace(die, potency=potency))
