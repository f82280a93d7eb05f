"""Which tables can be. Checked for a position, a report and a correction; what the rules do keeps to it."""

from __future__ import annotations

from collections import Counter

from domain.core.rejected import Rejected
from domain.expeditions.figures import FIGURES
from domain.expeditions.location import has_twenty
from domain.expeditions.progress_card import require_track
from domain.expeditions.region import WAY
from domain.expeditions.state import State, corruption_in_play, location, maps_in_play
from domain.expeditions.terms import LOCATIONS, MECHS

COUNT_MAX = 9999


def check(state: State) -> None:
    """Raise Rejected with a code and the facts for a table that cannot be."""
    _mechs(state)
    _tiles(state)
    _tokens(state)
    _markers(state)
    _decision_cards(state)


def _mechs(state: State) -> None:
    """Each Automa mech keeps to its region, and no two mechs share a location (E11)."""
    for mech in MECHS:
        at = state.automa.mech(mech)
        if at not in WAY[mech]:
            raise Rejected("mech_in_wrong_region", mech=mech, location=at)
        if at == state.human.mech:
            raise Rejected("location_occupied", location=at, by=mech)


def _tiles(state: State) -> None:
    if tuple(there.id for there in state.locations) != LOCATIONS:
        raise Rejected("locations_incomplete", locations=[there.id for there in state.locations])
    for there in state.locations:
        if not there.face_up and (there.corruption or there.twenty):
            raise Rejected("corruption_on_face_down_tile", location=there.id)
    if state.card is not None and state.turn != "automa":
        raise Rejected("automa_turn_under_way", card=state.card)
    if state.pause is not None and not location(state, state.pause.location).face_up:
        raise Rejected("tile_awaits_tokens", location=state.pause.location)


def _tokens(state: State) -> None:
    maps = maps_in_play(state)
    if maps > FIGURES.map_tokens:
        raise Rejected("too_many_maps", maps=maps, most=FIGURES.map_tokens)
    ordinary = len(corruption_in_play(state)) + len(state.bag.tokens)
    if ordinary > FIGURES.corruption_tokens:
        raise Rejected("too_much_corruption", tokens=ordinary, most=FIGURES.corruption_tokens)
    twenties = [there.id for there in state.locations if has_twenty(there)]
    holders = [*twenties, *["human"] * state.human.twenty, *["automa"] * state.automa.twenty]
    if len(holders) > 1:
        raise Rejected("twenty_twice", holders=[*holders])


def _markers(state: State) -> None:
    require_track(state.progress_card)
    human, automa = state.human, state.automa
    twice = [category for category, times in Counter(human.glory).items() if times > 1]
    if twice:
        raise Rejected("glory_already_placed", categories=[*twice])
    if len(human.glory) > FIGURES.human_glory:
        raise Rejected("no_glory_left", glory=[*human.glory])
    if automa.progress > state.progress_card.last_space:
        raise Rejected("off_the_track", progress=automa.progress, last_space=state.progress_card.last_space)
    for name in ("coins", "maps", "solved_quests", "item_coins"):
        if not 0 <= getattr(human, name) <= COUNT_MAX:
            raise Rejected("amount_impossible", what=name, would_be=getattr(human, name))
    if len(set(state.boxed)) < len(state.boxed):
        raise Rejected("card_already_boxed", boxed=[*state.boxed])


def _decision_cards(state: State) -> None:
    deck = state.deck
    if len(set(deck.drawn)) < len(deck.drawn):
        raise Rejected("card_drawn_twice", drawn=[*deck.drawn])
    if deck.left < 0:
        raise Rejected("too_many_cards_drawn", drawn=[*deck.drawn], most=len(deck.drawn) + deck.left)
