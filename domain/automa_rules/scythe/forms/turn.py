"""The forms of a human's actions: what the board and the mats allow at the moment.

Other actions that were done at the table are accepted all the same.
"""

from __future__ import annotations

from typing import Final, get_args

from automa_rules.core.form import (
    ONLY_TYPE,
    Boolean,
    Constant,
    Field,
    Form,
    Group,
    Integer,
    OneOf,
    Option,
    Several,
    one_of,
)
from automa_rules.scythe.board import FACTORY, LAKES, TERRITORIES, produced_resource
from automa_rules.scythe.cards import COMBAT_CARD_COUNTS
from automa_rules.scythe.control import controlled_territories
from automa_rules.scythe.factions import FACTIONS, TOKEN_FACTIONS
from automa_rules.scythe.goals import MAX_UPGRADES, can_place_star, goals_reached
from automa_rules.scythe.human_actions import character_has_moved
from automa_rules.scythe.player import Player, filter_territories, hand_size, worker_territories
from automa_rules.scythe.production_limits import max_resources_produced, max_workers_produced
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import (
    HOME,
    MAT,
    MAX_POPULARITY,
    MAX_POWER,
    TOKENS_PER_FACTION,
    Bonus,
    HexId,
    Resource,
    StructureKind,
)

MOST_COINS: Final = 99
MOST_TRADED: Final = 2
MOST_CARDS_GAINED: Final = 5
_BY_ENCOUNTER: Final = {"by_encounter": Boolean()}


def gain(state: State, seat: str | None) -> tuple[Form, ...]:
    """Up to the ends of the tracks."""
    one = player(state, seat or state.turn)
    most = {
        "power": MAX_POWER - one.power,
        "popularity": MAX_POPULARITY - one.popularity,
        "coins": MOST_COINS,
        "combat_cards": MOST_CARDS_GAINED,
    }
    return (Form(_amounts(most)),)


def pay(state: State, seat: str | None) -> tuple[Form, ...]:
    """As much as the player has; resources from the territories under control."""
    one = player(state, seat or state.turn)
    fields = _amounts({"power": one.power, "popularity": one.popularity, "coins": one.coins})
    if held := hand_size(one):
        values = sorted(set(one.combat_cards)) if isinstance(one.combat_cards, tuple) else COMBAT_CARD_COUNTS
        fields["combat_cards"] = Several(one_of(values), 0, held)
    stocks = {
        hex_: _stock(state.resources[hex_])
        for hex_ in controlled_territories(state, one)
        if any(state.resources.get(hex_, {}).values())
    }
    if stocks:
        fields["resources"] = Group(stocks, by_id=True)
    return (Form(fields),) if fields else ()


def produce(state: State, seat: str | None) -> tuple[Form, ...]:
    """A Produce action: a token or a worker for each worker, one more for the Mill. And a Trade action."""
    one = player(state, seat or state.turn)
    territories = sorted(controlled_territories(state, one))
    resources: dict[str, Field] = {
        hex_: _stock({resource: most})
        for hex_ in territories
        if (most := max_resources_produced(state, one, hex_)) and (resource := produced_resource(hex_))
    }
    workers: dict[str, Field] = {
        hex_: Integer(1, most) for hex_ in territories if (most := max_workers_produced(state, one, hex_))
    }
    groups = {"resources": resources, "workers": workers}
    fields = {name: Group(group, by_id=True) for name, group in groups.items() if group}
    forms = (Form(fields),) if fields else ()
    return (*forms, *_trade(one))


def _trade(one: Player) -> tuple[Form, ...]:
    """Two resources of any kind, on territories with own workers."""
    all_kinds = _stock(dict.fromkeys(get_args(Resource), MOST_TRADED))
    markets = dict.fromkeys((hex_ for hex_ in worker_territories(one) if hex_ not in LAKES), all_kinds)
    if not markets:
        return ()
    fields: dict[str, Field] = {"source": Constant("trade"), "resources": Group(markets, by_id=True)}
    return (Form(fields, name="trade"),)


def deploy(state: State, seat: str | None) -> tuple[Form, ...]:
    """A mech that is left, on land with own workers or where an encounter was resolved."""
    one = player(state, seat or state.turn)
    sites = _building_sites(state, one)
    abilities = [each for each in FACTIONS[one.faction].mech_abilities if each not in one.abilities]
    if MAT not in one.mechs or not sites or not abilities:
        return ()
    return (Form({"territory": one_of(sites), "ability": one_of(abilities), **_BY_ENCOUNTER}),)


def build(state: State, seat: str | None) -> tuple[Form, ...]:
    """A structure that is left, where a mech could be deployed and no structure stands."""
    one = player(state, seat or state.turn)
    built = {structure.kind for structure in state.structures.values() if structure.owner == one.seat}
    kinds = [kind for kind in get_args(StructureKind) if kind not in built]
    sites = [hex_ for hex_ in _building_sites(state, one) if hex_ not in state.structures]
    if not kinds or not sites:
        return ()
    return (Form({"territory": one_of(sites), "structure": one_of(kinds), **_BY_ENCOUNTER}),)


def enlist(state: State, seat: str | None) -> tuple[Form, ...]:
    """A recruit that is left."""
    enlisted = player(state, seat or state.turn).recruits
    left = [bonus for bonus in get_args(Bonus) if bonus not in enlisted]
    return (Form({"bonus": one_of(left), **_BY_ENCOUNTER}),) if left else ()


def upgrade(state: State, seat: str | None) -> tuple[Form, ...]:
    """An upgrade that is left."""
    return (Form({**_BY_ENCOUNTER}),) if player(state, seat or state.turn).upgrades < MAX_UPGRADES else ()


def encounter(state: State, seat: str | None) -> tuple[Form, ...]:
    """The encounter where the character stands."""
    at = player(state, seat or state.turn).character
    return (Form({"territory": Constant(at)}),) if at in state.encounters else ()


def take_factory_card(state: State, seat: str | None) -> tuple[Form, ...]:
    """With the character on the Factory, once."""
    one = player(state, seat or state.turn)
    may_take = one.character == FACTORY and not one.has_factory_card and state.factory_cards > 0
    return ONLY_TYPE if may_take else ()


def place_token(state: State, seat: str | None) -> tuple[Form, ...]:
    """A Flag or Trap that is left, where the character has come to and no token lies."""
    one = player(state, seat or state.turn)
    at = one.character
    has_token = one.faction in TOKEN_FACTIONS and len(one.tokens) < TOKENS_PER_FACTION
    is_free = bool(filter_territories((at,))) and all(at not in each.tokens for each in state.players)
    may_place = has_token and is_free and character_has_moved(state)
    return (Form({"territory": Constant(at)}),) if may_place else ()


def place_star(state: State, seat: str | None) -> tuple[Form, ...]:
    """The goals that are reached; objectives, which only the table knows, in the own turn."""
    one = player(state, seat or state.turn)
    is_left = seat == state.turn and can_place_star(one.kind, one.faction, one.stars, "objective")
    goals = (*goals_reached(state, one), *(("objective",) if is_left else ()))
    return (Form({"goal": one_of(goals)}),) if goals else ()


def report(state: State, seat: str | None) -> tuple[Form, ...]:
    """What the mat shows, and where the character is. By default nothing changes."""
    one = player(state, seat or state.turn)
    fields: dict[str, Field] = {
        "character": one_of((HOME, *TERRITORIES), default=one.character),
        "power": Integer(0, MAX_POWER, one.power),
        "popularity": Integer(0, MAX_POPULARITY, one.popularity),
        "coins": Integer(0, max(MOST_COINS, one.coins), one.coins),
        "upgrades": Integer(0, MAX_UPGRADES, one.upgrades),
        "end_turn": Boolean(),
    }
    return (Form(fields),)


def _amounts(most: dict[str, int]) -> dict[str, Field]:
    """A number from 0 for each of some things, without those of which there is none."""
    return {name: Integer(0, number, default=0) for name, number in most.items() if number}


def _stock(most: dict[Resource, int]) -> OneOf:
    """One of the kinds of resource on a territory, and how many."""
    return OneOf(
        tuple(
            Option({kind: count}, label="amount", facts={"count": count, "what": kind})
            for kind, number in most.items()
            for count in range(1, number + 1)
        )
    )


def _building_sites(state: State, one: Player) -> tuple[HexId, ...]:
    """Where structures are built and mechs deployed: on land with own workers or the resolved encounter."""
    resolved = (state.resolved_encounter,) if state.resolved_encounter else ()
    sites = (*worker_territories(one), *resolved)
    return tuple(hex_ for hex_ in dict.fromkeys(sites) if hex_ not in LAKES)
