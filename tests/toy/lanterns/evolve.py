"""The fold: what each fact changes on the table."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from automa_rules.core.correction import apply_correction
from automa_rules.core.event import Corrected, DeckShuffled
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.core.fold import Fold
from lanterns.events import CardDrawn, GameBegan, GameEnded, LanternsLit, WindBlew
from lanterns.state import State

FOLD: Final = Fold[State]()
_states: Final = FieldDecoder(State)


@FOLD.on_start(GameBegan)
def _game_began(event: GameBegan) -> State:
    return State(event.human, event.automa, event.turn)


@FOLD.on(LanternsLit)
def _lanterns_lit(state: State, event: LanternsLit) -> State:
    if event.seat == "human":
        return replace(state, human=state.human + event.count, turn="automa")
    return replace(state, automa=state.automa + event.count, turn="human")


@FOLD.on(CardDrawn)
def _card_drawn(state: State, event: CardDrawn) -> State:
    return replace(state, pile=tuple(card for card in state.pile if card != event.card))


@FOLD.on(WindBlew)
def _wind_blew(state: State, event: WindBlew) -> State:
    return replace(state, human=state.human - event.lanterns, turn="human")


@FOLD.on(GameEnded)
def _game_ended(state: State, _: GameEnded) -> State:
    return state


@FOLD.on(DeckShuffled)
def _deck_shuffled(state: State, event: DeckShuffled) -> State:
    return replace(state, pile=tuple(map(int, event.order)), shuffles=(*state.shuffles, event))


@FOLD.on(Corrected)
def _corrected(state: State, event: Corrected) -> State:
    return apply_correction(state, event, _states)
