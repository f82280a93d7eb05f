"""Which tables are possible. Checked at the start, and after reports, corrections and human actions."""

from __future__ import annotations

from collections import Counter

from automa_rules.core.rejection import Rejected
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import has_twenty
from automa_rules.expeditions.progress_card import require_valid_track
from automa_rules.expeditions.refusals import (
    AmountImpossible,
    AutomaTurnUnderWay,
    CardAlreadyBoxed,
    CardDrawnTwice,
    CorruptionOnFaceDownTile,
    GloryAlreadyPlaced,
    LocationOccupied,
    LocationsIncomplete,
    MechInWrongRegion,
    NoGloryLeft,
    OffTheTrack,
    TileAwaitsTokens,
    TooManyCardsDrawn,
    TooManyMaps,
    TooMuchCorruption,
    TwentyTwice,
)
from automa_rules.expeditions.region import ROUTES
from automa_rules.expeditions.state import State, corruption_in_play, location, maps_in_play, max_tokens
from automa_rules.expeditions.terms import LOCATIONS, MECHS

MAX_COUNT = 9999


def validate_state(state: State) -> None:
    """Raise Rejected, with a code and the facts, for an impossible table."""
    _require_valid_mechs(state)
    _require_valid_tiles(state)
    _require_valid_tokens(state)
    _require_valid_markers(state)
    _require_valid_decision_cards(state)


def _require_valid_mechs(state: State) -> None:
    """Each Automa mech stays in its region, and no two mechs share a location (E11)."""
    for mech in MECHS:
        at = state.automa.mech(mech)
        if at not in ROUTES[mech]:
            raise Rejected(MechInWrongRegion(mech=mech, location=at))
        if at == state.human.mech:
            raise Rejected(LocationOccupied(location=at, by=mech))


def _require_valid_tiles(state: State) -> None:
    if tuple(place.id for place in state.locations) != LOCATIONS:
        raise Rejected(LocationsIncomplete(locations=tuple(place.id for place in state.locations)))
    for place in state.locations:
        if not place.face_up and (place.corruption or place.twenty):
            raise Rejected(CorruptionOnFaceDownTile(location=place.id))
    if state.card is not None and state.turn != "automa":
        raise Rejected(AutomaTurnUnderWay(card=state.card))
    if state.pause is not None and not location(state, state.pause.location).face_up:
        raise Rejected(TileAwaitsTokens(location=state.pause.location))


def _require_valid_tokens(state: State) -> None:
    maps = maps_in_play(state)
    if maps > FIGURES.map_tokens:
        raise Rejected(TooManyMaps(maps=maps, most=FIGURES.map_tokens))
    ordinary = (*corruption_in_play(state), *state.bag.tokens)
    if len(ordinary) > max_tokens(ordinary):
        raise Rejected(TooMuchCorruption(tokens=len(ordinary), most=max_tokens(ordinary)))
    twenties = [place.id for place in state.locations if has_twenty(place)]
    holders = [*twenties, *["human"] * state.human.twenty, *["automa"] * state.automa.twenty]
    if len(holders) > 1:
        raise Rejected(TwentyTwice(holders=(*holders,)))


def _require_valid_markers(state: State) -> None:
    require_valid_track(state.progress_card)
    human, automa = state.human, state.automa
    duplicates = [category for category, times in Counter(human.glory).items() if times > 1]
    if duplicates:
        raise Rejected(GloryAlreadyPlaced(categories=(*duplicates,)))
    if len(human.glory) > FIGURES.human_glory:
        raise Rejected(NoGloryLeft(glory=(*human.glory,)))
    if automa.progress > state.progress_card.last_space:
        raise Rejected(OffTheTrack(progress=automa.progress, last_space=state.progress_card.last_space))
    for name in ("coins", "maps", "solved_quests", "item_coins"):
        if not 0 <= getattr(human, name) <= MAX_COUNT:
            raise Rejected(AmountImpossible(what=name, would_be=getattr(human, name)))
    if len(set(state.boxed)) < len(state.boxed):
        raise Rejected(CardAlreadyBoxed(boxed=(*state.boxed,)))


def _require_valid_decision_cards(state: State) -> None:
    deck = state.deck
    if len(set(deck.drawn)) < len(deck.drawn):
        raise Rejected(CardDrawnTwice(drawn=(*deck.drawn,)))
    if deck.left < 0:
        raise Rejected(TooManyCardsDrawn(drawn=(*deck.drawn,), most=len(deck.drawn) + deck.left))
