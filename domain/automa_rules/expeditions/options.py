"""What can be done now: where the human's mech can go, what it can do there, and the possible answers.

The layout of the board is not published, so the players must judge distances.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from automa_rules.expeditions.boasting import find_shortfall
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.questions import question
from automa_rules.expeditions.state import State, location, maps_in_play
from automa_rules.expeditions.terms import (
    BASECAMP,
    CATEGORIES,
    MECHS,
    BoxedCard,
    CardNumber,
    Category,
    HumanPlace,
    LocationId,
    Mech,
    TileValue,
    Token,
)
from automa_rules.expeditions.tile import (
    find_twenty_elsewhere,
    is_content_known,
    requested_input,
    tokens_left,
)


class TileOptions(msgspec.Struct, frozen=True):
    """What can be reported of a tile that is revealed.

    `asks` is what must be reported: `tokens` drawn from a physical bag, or `tile`, the printed value; null if
    both are known. `value` is the tile's, if known. `twenty` says whether the tile can be the one that gets
    the value-20 token. `tokens_left` is how many tokens the bag can hold.
    """

    location: LocationId
    asks: Literal["tokens", "tile"] | None
    value: TileValue | None
    twenty: bool
    tokens_left: int


class AnswerOptions(TileOptions, frozen=True, kw_only=True):
    """The possible answers to the open question, in an `action` of this type; `mech` caused it."""

    action: Literal["tell_tile"] = "tell_tile"
    mech: Mech


class OptionsNow(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat can do now, as far as the table is known.

    In the human's turn: `moves` are the places where the mech can go if they are within its range; `reveal`
    is the tile under the mech that must be revealed; `vanquish` the tokens at the mech's location, the
    topmost first; `twenty` whether the value-20 token is alone there; `destroy` the locations with ordinary
    corruption; `boast` the open categories whose condition may be met; `maps_left` the map tokens in the
    supply. `boxed` are the cards that may still appear and return to the box, `answer` the possible answers
    to the open question, `automa_cards` the cards of a physical deck that can come next.
    """

    moves: tuple[HumanPlace, ...] = ()
    reveal: TileOptions | None = None
    vanquish: tuple[Token, ...] = ()
    twenty: bool = False
    destroy: tuple[LocationId, ...] = ()
    boast: tuple[Category, ...] = ()
    maps_left: int = 0
    boxed: tuple[BoxedCard, ...] = ()
    answer: AnswerOptions | None = None
    automa_cards: tuple[CardNumber, ...] = ()


def options(state: State, seat: str | None) -> OptionsNow:
    """What a seat can do now; nothing for a spectator, and when the game is over."""
    if seat is None or state.over:
        return OptionsNow()
    boxed = tuple(card for card in FIGURES.boxed_cards if card not in state.boxed)
    if (open_question := question(state)) is not None:
        place = location(state, open_question.location)
        tile = msgspec.structs.asdict(_tile_options(state, place))
        return OptionsNow(answer=AnswerOptions(**tile, mech=open_question.mech))
    if state.turn == "automa":
        physical_cards = state.deck.unseen if state.deck.mode == "physical" else ()
        return OptionsNow(boxed=boxed, automa_cards=physical_cards)
    return _own_turn_options(state, boxed) if seat == "human" else OptionsNow(boxed=boxed)


def _own_turn_options(state: State, boxed: tuple[BoxedCard, ...]) -> OptionsNow:
    here = _location_of_mech(state)
    stack = () if here is None else here.corruption
    return OptionsNow(
        moves=_move_destinations(state),
        reveal=None if here is None or here.face_up else _tile_options(state, here),
        vanquish=stack[::-1],
        twenty=here is not None and here.twenty and not stack,
        destroy=tuple(place.id for place in state.locations if place.corruption),
        boast=_open_categories(state),
        maps_left=FIGURES.map_tokens - maps_in_play(state),
        boxed=boxed,
    )


def _location_of_mech(state: State) -> Location | None:
    """The location of the human's mech, if it is in the North or the Central region."""
    return next((place for place in state.locations if place.id == state.human.mech), None)


def _move_destinations(state: State) -> tuple[HumanPlace, ...]:
    """Every location without a mech. The mech cannot return to Basecamp."""
    taken = (BASECAMP, state.human.mech, *(state.automa.mech(mech) for mech in MECHS))
    return tuple(place for place in get_args(HumanPlace) if place not in taken)


def _open_categories(state: State) -> tuple[Category, ...]:
    if len(state.human.glory) >= FIGURES.human_glory:
        return ()
    return tuple(
        each for each in CATEGORIES if each not in state.human.glory and find_shortfall(state, each) is None
    )


def _tile_options(state: State, place: Location) -> TileOptions:
    return TileOptions(
        location=place.id,
        asks=None if is_content_known(state, place.id) else requested_input(state),
        value=place.reveals,
        twenty=place.reveals in (None, "twenty") and find_twenty_elsewhere(state, place.id) is None,
        tokens_left=tokens_left(state),
    )
