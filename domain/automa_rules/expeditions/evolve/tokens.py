"""Facts about the tiles and about the map and corruption tokens that go from hand to hand."""

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
    there = location(state, event.location)
    if not there.map:
        message = f"there is no map token at {event.location}"
        raise ImpossibleEvent(message)
    return _add_to_seat(replace_location(state, replace(there, map=False)), event.seat, maps=1)


@on(ev.TileRevealed)
def _tile_revealed(state: State, event: ev.TileRevealed) -> State:
    there = location(state, event.location)
    if there.face_up:
        message = f"the tile at {event.location} is face up already"
        raise ImpossibleEvent(message)
    return replace_location(state, replace(there, face_up=True))


@on(ev.CorruptionPlaced)
def _corruption_placed(state: State, event: ev.CorruptionPlaced) -> State:
    """A tile that has got its tokens is no longer waited for."""
    there = location(state, event.location)
    there = replace(there, corruption=there.corruption + event.tokens, twenty=there.twenty or event.twenty)
    state = replace_location(remove_from_bag(state, event.tokens), there)
    if state.pause is not None and state.pause.location == event.location:
        state = replace(state, pause=None)
    return state


@on(ev.CorruptionTaken)
def _corruption_taken(state: State, event: ev.CorruptionTaken) -> State:
    there = _remove_top_tokens(location(state, event.location), event.tokens)
    return _add_to_seat(replace_location(state, there), event.seat, corruption=event.tokens)


@on(ev.CorruptionDestroyed)
def _corruption_destroyed(state: State, event: ev.CorruptionDestroyed) -> State:
    """A virtual bag is shuffled anew by the fact that follows."""
    return replace_location(state, _remove_top_tokens(location(state, event.location), event.tokens))


@on(ev.TwentyTaken)
def _twenty_taken(state: State, event: ev.TwentyTaken) -> State:
    there = location(state, event.location)
    if not there.twenty:
        message = f"the value-20 token is not at {event.location}"
        raise ImpossibleEvent(message)
    return _add_to_seat(replace_location(state, replace(there, twenty=False)), event.seat, twenty=True)


def _remove_top_tokens(there: Location, tokens: tuple[Token, ...]) -> Location:
    rest = len(there.corruption) - len(tokens)
    if rest < 0 or there.corruption[rest:][::-1] != tokens:
        message = f"{tokens} are not the topmost of {there.corruption}"
        raise ImpossibleEvent(message)
    return replace(there, corruption=there.corruption[:rest])


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
