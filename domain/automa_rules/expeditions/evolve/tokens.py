"""Applies events of the tiles, and of the map and corruption tokens that change hands."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.evolve.decks import remove_from_bag
from automa_rules.expeditions.evolve.handlers import on
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.state import State, location, replace_location
from automa_rules.expeditions.terms import SeatName, Token


@on(ev.MapTokenTaken)
def _map_token_taken(state: State, event: ev.MapTokenTaken) -> State:
    place = location(state, event.location)
    if not place.map:
        message = f"there is no map token at {event.location}"
        raise ImpossibleEvent(message)
    return _add_to_seat(replace_location(state, replace(place, map=False)), event.seat, maps=1)


@on(ev.TileRevealed)
def _tile_revealed(state: State, event: ev.TileRevealed) -> State:
    place = location(state, event.location)
    if place.face_up:
        message = f"the tile at {event.location} is face up already"
        raise ImpossibleEvent(message)
    return replace_location(state, replace(place, face_up=True))


@on(ev.CorruptionPlaced)
def _corruption_placed(state: State, event: ev.CorruptionPlaced) -> State:
    """Put tokens on a tile. If the game waited for this tile's tokens, it goes on."""
    place = location(state, event.location)
    place = replace(place, corruption=place.corruption + event.tokens, twenty=place.twenty or event.twenty)
    state = replace_location(remove_from_bag(state, event.tokens), place)
    if state.pause is not None and state.pause.location == event.location:
        state = replace(state, pause=None)
    return state


@on(ev.GearsTokensPlaced)
def _gears_tokens_placed(state: State, _: ev.GearsTokensPlaced) -> State:
    """Nothing changes: the players follow the rules of these tokens and report the result."""
    return state


@on(ev.CorruptionTaken)
def _corruption_taken(state: State, event: ev.CorruptionTaken) -> State:
    place = _remove_top_tokens(location(state, event.location), event.tokens)
    return _add_to_seat(replace_location(state, place), event.seat, corruption=event.tokens)


@on(ev.CorruptionDestroyed)
def _corruption_destroyed(state: State, event: ev.CorruptionDestroyed) -> State:
    """The tokens do not return to the bag here: the shuffle of a virtual bag follows."""
    return replace_location(state, _remove_top_tokens(location(state, event.location), event.tokens))


@on(ev.TwentyTaken)
def _twenty_taken(state: State, event: ev.TwentyTaken) -> State:
    place = location(state, event.location)
    if not place.twenty:
        message = f"the value-20 token is not at {event.location}"
        raise ImpossibleEvent(message)
    return _add_to_seat(replace_location(state, replace(place, twenty=False)), event.seat, twenty=True)


def _remove_top_tokens(place: Location, tokens: tuple[Token, ...]) -> Location:
    rest = len(place.corruption) - len(tokens)
    if rest < 0 or place.corruption[rest:][::-1] != tokens:
        message = f"{tokens} are not the topmost of {place.corruption}"
        raise ImpossibleEvent(message)
    return replace(place, corruption=place.corruption[:rest])


def _add_to_seat(
    state: State, seat: SeatName, *, maps: int = 0, corruption: tuple[Token, ...] = (), twenty: bool = False
) -> State:
    if seat == "human":
        human = replace(
            state.human,
            maps=state.human.maps + maps,
            corruption=state.human.corruption + corruption,
            twenty=state.human.twenty or twenty,
        )
        return replace(state, human=human)
    automa = replace(
        state.automa,
        maps=state.automa.maps + maps,
        corruption=state.automa.corruption + corruption,
        twenty=state.automa.twenty or twenty,
    )
    return replace(state, automa=automa)
