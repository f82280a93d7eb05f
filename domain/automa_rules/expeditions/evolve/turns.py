"""Applies events of the course of the game: start, turns, corrections, end."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.correction import apply_correction
from automa_rules.core.event import Corrected
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.evolve.handlers import on, on_start
from automa_rules.expeditions.state import Bag, Deck, End, Pause, State

_state_decoder = FieldDecoder(State)


@on_start(ev.GameBegan)
def _game_began(event: ev.GameBegan) -> State:
    """The table at the start. The next events shuffle virtual decks and bags.

    If no first player is given, it is nominally the human's turn until one is chosen at random.
    """
    return State(
        progress_card=event.progress_card,
        pack=event.pack,
        glory_coins_adjustment=event.glory_coins_adjustment,
        locations=event.locations,
        human=event.human,
        automa=event.automa,
        deck=Deck(mode=event.deck, drawn=event.drawn),
        bag=Bag(mode=event.bag),
        turn=event.turn or "human",
        end=event.end,
        boxed=event.boxed,
    )


@on(ev.FirstPlayerChosen)
def _first_player_chosen(state: State, event: ev.FirstPlayerChosen) -> State:
    return replace(state, turn=event.seat)


@on(ev.AutomaTurnPaused)
def _automa_turn_paused(state: State, event: ev.AutomaTurnPaused) -> State:
    return replace(state, pause=Pause(event.mech, event.location))


@on(ev.EndTriggered)
def _end_triggered(state: State, event: ev.EndTriggered) -> State:
    return replace(state, end=End(event.seat, event.turns_left))


@on(ev.EndCalledOff)
def _end_called_off(state: State, _: ev.EndCalledOff) -> State:
    return replace(state, end=None)


@on(ev.TurnEnded)
def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    end = state.end
    if end is not None and end.turns_left > 1:
        end = replace(end, turns_left=end.turns_left - 1)
    return replace(state, turn=event.next or state.turn, card=None, pause=None, end=end)


@on(ev.GameEnded)
def _game_ended(state: State, _: ev.GameEnded) -> State:
    return replace(state, over=True, card=None, pause=None)


@on(Corrected)
def _corrected(state: State, event: Corrected) -> State:
    return apply_correction(state, event, _state_decoder)
