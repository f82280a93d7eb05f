"""What each action can contain at the moment.

The layout of the board is not published, so the players must judge distances. Other actions that were done at
the table are accepted all the same.
"""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from automa_rules.core.form import (
    ONLY_TYPE,
    Boolean,
    Constant,
    Field,
    Form,
    FormsOf,
    Integer,
    OneOf,
    Option,
    Several,
    one_of,
    options,
)
from automa_rules.expeditions import actions as act
from automa_rules.expeditions.boasting import find_shortfall
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.questions import question
from automa_rules.expeditions.state import State, location, maps_in_play
from automa_rules.expeditions.terms import BASECAMP, CATEGORIES, MECHS, TWENTY, HumanPlace, Token
from automa_rules.expeditions.tile import (
    find_twenty_elsewhere,
    is_content_known,
    requested_input,
    tokens_left,
)

MOST_COINS: Final = 99
HIGHEST_TILE: Final = 12
TOKENS: Final[tuple[Token, ...]] = tuple(
    f"{colour}-{value}" for colour in ("orange", "turquoise") for value in range(1, 10)
)
_TOKEN_OPTIONS: Final = OneOf(tuple(Option(token, worth=int(token[-1])) for token in TOKENS))


def _automa_turn(state: State, _: str | None) -> tuple[Form, ...]:
    return (Form({"card": one_of(state.deck.unseen)}),) if state.deck.mode == "physical" else ONLY_TYPE


def _tell_tile(state: State, _: str | None) -> tuple[Form, ...]:
    asked = question(state)
    return () if asked is None else (Form(_tile(state, location(state, asked.location))),)


def _tile(state: State, place: Location) -> dict[str, Field]:
    """What must be told of a tile: the tokens drawn from a physical bag, or the printed value (E7, E8)."""
    if is_content_known(state, place.id):
        return {}
    twenty = (TWENTY,) if place.reveals is None and find_twenty_elsewhere(state, place.id) is None else ()
    if requested_input(state) == "tile":
        return {"tile": one_of((*range(HIGHEST_TILE + 1), *twenty))}
    value = place.reveals if isinstance(place.reveals, int) else None
    fields: dict[str, Field] = {
        "tokens": Several(_TOKEN_OPTIONS, 0, tokens_left(state), required=True, until=value),
        "bag_ran_out": Boolean(),
    }
    if twenty:
        fields["tile"] = OneOf((Option(None, label="ordinary-tile"), *options(twenty)), default=None)
    return fields


def _move_mech(state: State, _: str | None) -> tuple[Form, ...]:
    """Every location without a mech. The mech cannot return to Basecamp."""
    taken = (BASECAMP, state.human.mech, *(state.automa.mech(mech) for mech in MECHS))
    return (Form({"to": one_of(place for place in get_args(HumanPlace) if place not in taken)}),)


def _reveal_tile(state: State, _: str | None) -> tuple[Form, ...]:
    here = _location_of_mech(state)
    if here is None or here.face_up:
        return ()
    return (Form({"location": Constant(here.id), **_tile(state, here)}),)


def _take_corruption(state: State, _: str | None) -> tuple[Form, ...]:
    """The tokens at the mech's location, from the top."""
    here = _location_of_mech(state)
    return () if here is None or not here.corruption else (_some_of(here),)


def _take_twenty(state: State, _: str | None) -> tuple[Form, ...]:
    """The value-20 token, when it is alone at the mech's location."""
    here = _location_of_mech(state)
    is_alone = here is not None and here.twenty and not here.corruption
    return (Form({"location": Constant(here.id)}),) if here is not None and is_alone else ()


def _destroy_corruption(state: State, _: str | None) -> tuple[Form, ...]:
    """A form for each location with ordinary corruption."""
    return tuple(_some_of(place, name=place.id) for place in state.locations if place.corruption)


def _some_of(place: Location, name: str | None = None) -> Form:
    count = Integer(1, len(place.corruption), default=1)
    return Form({"location": Constant(place.id), "count": count}, name)


def _change_maps(state: State, _: str | None) -> tuple[Form, ...]:
    supply = FIGURES.map_tokens - maps_in_play(state)
    return (Form({"amount": Integer(-state.human.maps, max(supply, 0))}),)


def _change_coins(state: State, _: str | None) -> tuple[Form, ...]:
    return (Form({"amount": Integer(-state.human.coins, MOST_COINS)}),)


def _solve_quest(state: State, _: str | None) -> tuple[Form, ...]:
    return ONLY_TYPE if state.human.solved_quests < FIGURES.quests_at_most else ()


def _place_glory(state: State, _: str | None) -> tuple[Form, ...]:
    """The open categories whose condition may be met."""
    if len(state.human.glory) >= FIGURES.human_glory:
        return ()
    placed = state.human.glory
    open_ = [each for each in CATEGORIES if each not in placed and find_shortfall(state, each) is None]
    return (Form({"category": one_of(open_)}),) if open_ else ()


def _box_card(state: State, _: str | None) -> tuple[Form, ...]:
    """The cards that refer to other players and may still appear (E16)."""
    left = tuple(
        Option(card, label="boxed-card", facts={"card": card})
        for card in FIGURES.boxed_cards
        if card not in state.boxed
    )
    return (Form({"card": OneOf(left)}),) if left else ()


def _report(state: State, _: str | None) -> tuple[Form, ...]:
    """Where the mech is, and what the human has. By default nothing changes."""
    human = state.human
    numbers = {
        "coins": human.coins,
        "maps": human.maps,
        "solved_quests": human.solved_quests,
        "item_coins": human.item_coins,
    }
    fields: dict[str, Field] = {
        "mech": one_of(get_args(HumanPlace), default=human.mech),
        **{name: Integer(0, max(MOST_COINS, number), number) for name, number in numbers.items()},
        "end_turn": Boolean(),
    }
    return (Form(fields),)


def _location_of_mech(state: State) -> Location | None:
    """The location of the human's mech, if it is in the North or the Central region."""
    return next((place for place in state.locations if place.id == state.human.mech), None)


FORMS: Final[dict[type[msgspec.Struct], FormsOf[State]]] = {
    act.AutomaTurn: _automa_turn,
    act.TellTile: _tell_tile,
    act.MoveMech: _move_mech,
    act.RevealTile: _reveal_tile,
    act.TakeCorruption: _take_corruption,
    act.TakeTwenty: _take_twenty,
    act.DestroyCorruption: _destroy_corruption,
    act.ChangeMaps: _change_maps,
    act.ChangeCoins: _change_coins,
    act.SolveQuest: _solve_quest,
    act.UpgradeItem: lambda *_: (Form({"coins": Integer(0, MOST_COINS)}),),
    act.PlaceGlory: _place_glory,
    act.BoxCard: _box_card,
    act.Report: _report,
    act.EndTurn: lambda *_: ONLY_TYPE,
}
