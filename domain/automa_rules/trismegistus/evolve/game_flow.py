"""Handlers of the events of the game's course."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.correction import apply_correction
from automa_rules.core.event import Corrected
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.dice import count_by_colour, in_colour_order, normalize_bowls, overfull_bowls
from automa_rules.trismegistus.evolve.handlers import ignore, on, on_start
from automa_rules.trismegistus.state import Human, State, has_passed, only_passed_seat, track_of
from automa_rules.trismegistus.terms import Element
from automa_rules.trismegistus.track import Track

_states = FieldDecoder(State)


@on_start(ev.GameBegan)
def _game_began(event: ev.GameBegan) -> State:
    """The table at the start. The next event shuffles a virtual deck."""
    return State(
        level=event.level,
        options=event.options,
        tracks=event.tracks,
        bowl_elements=event.bowl_elements,
        formula_vp=event.formula_vp,
        pack=event.pack,
        cards={card.id: card for card in event.cards},
        deck=event.deck,
        dice_mode=event.dice_mode,
        dice=in_colour_order(event.dice) if event.dice else {},
        bowls=event.bowls,
        rolling=not event.bowls,
        automa=event.automa,
        human=event.human,
        achievements=event.achievements,
        round=event.round,
        turn=event.turn,
        first_done=event.first_done,
    )


@on(ev.RoundBegan)
def _round_began(state: State, event: ev.RoundBegan) -> State:
    return replace(
        state,
        round=event.round,
        turn=event.first,
        first_done=None,
        bowls={},
        rolling=True,
        automa=replace(state.automa, die=None, spent=()),
        human=Human(),
    )


@on(ev.DiceRolled)
def _dice_rolled(state: State, event: ev.DiceRolled) -> State:
    """The first roll shows which dice the game has."""
    dice = state.dice or count_by_colour(event.bowls)
    return replace(state, bowls=event.bowls, dice=dice, rolling=bool(overfull_bowls(event.bowls)))


@on(ev.TurnEnded)
def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    return replace(
        state,
        turn=event.next or state.turn,
        human=replace(state.human, drafted=False),
        card=None,
        acting=None,
        shown=(),
        artifacts_shown=(),
        pause=None,
    )


@on(ev.TableReported)
def _table_reported(state: State, event: ev.TableReported) -> State:
    bowls = state.bowls if event.bowls is None else normalize_bowls(event.bowls)
    human = state.human if event.human is None else event.human
    state = replace(state, bowls=bowls, human=human)
    if state.first_done is None and has_passed(state, "human"):
        return replace(state, first_done="human")
    return state


def with_track(state: State, track: Track) -> State:
    """The state with one mastery track replaced."""
    tracks = tuple(track if one.element == track.element else one for one in state.tracks)
    return replace(state, tracks=tracks)


def with_token(state: State, element: Element, step: int, *, there: bool, served: bool) -> State:
    """The state with the status of one token changed."""
    track = track_of(state, element)
    tokens = tuple(
        replace(token, there=there, served=served or token.served) if token.step == step else token
        for token in track.tokens
    )
    return with_track(state, replace(track, tokens=tokens))


@on(ev.TokenRemoved)
def _token_removed(state: State, event: ev.TokenRemoved) -> State:
    return with_token(state, event.track, event.step, there=False, served=False)


@on(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> State:
    return replace(state, over=True, winner=event.winner)


ignore(ev.RoundEnded, ev.CubeNotPlaced, ev.NoExperiment, ev.NoArtifact)


@on(Corrected)
def _corrected(state: State, event: Corrected) -> State:
    """Apply a correction, and update who exhausted three dice first (R21) and which tokens are served.

    A corrected marker counts as served by the tokens up to its step, and by none ahead (Q44).
    """
    after = apply_correction(state, event, _states)
    if after.bowls != state.bowls:
        after = replace(after, bowls=normalize_bowls(after.bowls))
    for element, step in after.automa.markers.items():
        if step != state.automa.markers.get(element):
            after = with_track(after, track_of(after, element).reset_served_tokens(step))
    first = after.first_done
    if first is not None and first == state.first_done and not has_passed(after, first):
        first = None
    return replace(after, first_done=first or only_passed_seat(after.automa, after.human))
