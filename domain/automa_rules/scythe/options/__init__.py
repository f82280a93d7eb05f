"""The options of a seat: where units can go, what can be done where, what can answer the question."""

from __future__ import annotations

from typing import get_args

import msgspec

from automa_rules.scythe.board import FACTORY, LAKES, produced_resource
from automa_rules.scythe.cards import AUTOMA_DECK
from automa_rules.scythe.control import controlled_territories
from automa_rules.scythe.factions import FACTIONS, TOKEN_FACTIONS
from automa_rules.scythe.goals import MAX_UPGRADES, goals_reached
from automa_rules.scythe.human_actions import character_has_moved
from automa_rules.scythe.options.answer import AnswerOptions, answer_options
from automa_rules.scythe.options.units import UnitOptions, unit_options
from automa_rules.scythe.player import Player, filter_territories, worker_territories
from automa_rules.scythe.production_limits import max_resources_produced, max_workers_produced
from automa_rules.scythe.questions import questions
from automa_rules.scythe.state import State, deck_of, player
from automa_rules.scythe.terms import (
    MAT,
    TOKENS_PER_FACTION,
    AutomaCardNumber,
    Bonus,
    HexId,
    HumanGoal,
    MechAbility,
    Resource,
    StructureKind,
)


class DeployOptions(msgspec.Struct, frozen=True):
    """Where a mech can be deployed, and which abilities it can unlock.

    On land with own workers, or where an encounter, which may give it, was resolved this turn.
    """

    territories: tuple[HexId, ...]
    abilities: tuple[MechAbility, ...]


class BuildOptions(msgspec.Struct, frozen=True):
    """Where a structure can be built (as for a mech), and which structures are left."""

    territories: tuple[HexId, ...]
    structures: tuple[StructureKind, ...]


class ProduceOptions(msgspec.Struct, frozen=True):
    """What the workers and a Mill on a territory produce: `most` tokens, or workers from the mat."""

    territory: HexId
    resource: Resource | None
    most: int


class OptionsNow(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat can do now, as far as the board and the mats show.

    In the seat's own turn: the units and their reach; where a mech can be deployed, a structure built, and
    what can be produced where (null or empty if nothing can); the bonuses not enlisted; the upgrades left;
    where an encounter can be resolved and a Flag or Trap placed; whether a Factory card can be taken. At any
    time: `stars`, the goals reached (only the table knows objectives). `answer` is what can answer the open
    question, `automa_cards` the cards that can be drawn at the table for an Automa's turn. Other actions that
    were done at the table are accepted all the same.
    """

    units: tuple[UnitOptions, ...] = ()
    deploy: DeployOptions | None = None
    build: BuildOptions | None = None
    produce: tuple[ProduceOptions, ...] = ()
    enlist: tuple[Bonus, ...] = ()
    upgrades: int = 0
    encounter: HexId | None = None
    factory_card: bool = False
    token: HexId | None = None
    stars: tuple[HumanGoal, ...] = ()
    answer: AnswerOptions | None = None
    automa_cards: tuple[AutomaCardNumber, ...] = ()


def options(state: State, seat: str | None) -> OptionsNow:
    """What a seat can do now. Nothing for a spectator or when the game is over."""
    if seat is None or state.over:
        return OptionsNow()
    one = player(state, seat)
    stars = goals_reached(state, one) if one.kind == "human" else ()
    answer = answer_options(state, seat)
    if answer is not None or questions(state):
        return OptionsNow(stars=stars, answer=answer)
    if player(state, state.turn).kind == "automa":
        deck = deck_of(state, state.turn)
        cards = deck.pile or AUTOMA_DECK  # R33: an empty deck is reshuffled
        return OptionsNow(stars=stars, automa_cards=cards if deck.mode == "physical" else ())
    return _own_turn_options(state, one, stars) if seat == state.turn else OptionsNow(stars=stars)


def _own_turn_options(state: State, one: Player, stars: tuple[HumanGoal, ...]) -> OptionsNow:
    at = one.character
    land = _building_sites(state, one)
    return OptionsNow(
        units=unit_options(state, one),
        deploy=_deploy(one, land),
        build=_build(state, one, land),
        produce=_produce(state, one),
        enlist=tuple(bonus for bonus in get_args(Bonus) if bonus not in one.recruits),
        upgrades=MAX_UPGRADES - one.upgrades,
        encounter=at if at in state.encounters else None,
        factory_card=at == FACTORY and not one.has_factory_card and state.factory_cards > 0,
        token=at if _may_place_token(state, one) else None,
        stars=stars,
    )


def _deploy(one: Player, land: tuple[HexId, ...]) -> DeployOptions | None:
    abilities = tuple(
        ability for ability in FACTIONS[one.faction].mech_abilities if ability not in one.abilities
    )
    return DeployOptions(land, abilities) if MAT in one.mechs and land else None


def _build(state: State, one: Player, land: tuple[HexId, ...]) -> BuildOptions | None:
    built = {structure.kind for structure in state.structures.values() if structure.owner == one.seat}
    kinds: tuple[StructureKind, ...] = get_args(StructureKind)
    kinds_left = tuple(kind for kind in kinds if kind not in built)
    territories = tuple(hex_ for hex_ in land if hex_ not in state.structures)
    return BuildOptions(territories, kinds_left) if kinds_left and territories else None


def _building_sites(state: State, one: Player) -> tuple[HexId, ...]:
    """Where structures are built and mechs deployed: on land with own workers or the resolved encounter."""
    resolved = (state.resolved_encounter,) if state.resolved_encounter else ()
    sites = (*worker_territories(one), *resolved)
    return tuple(hex_ for hex_ in dict.fromkeys(sites) if hex_ not in LAKES)


def _produce(state: State, one: Player) -> tuple[ProduceOptions, ...]:
    found = (
        ProduceOptions(
            hex_,
            produced_resource(hex_),
            max_resources_produced(state, one, hex_) or max_workers_produced(state, one, hex_),
        )
        for hex_ in controlled_territories(state, one)
    )
    return tuple(sorted((each for each in found if each.most), key=lambda each: each.territory))


def _may_place_token(state: State, one: Player) -> bool:
    at, has_one = one.character, one.faction in TOKEN_FACTIONS and len(one.tokens) < TOKENS_PER_FACTION
    free = all(at not in each.tokens for each in state.players)
    return has_one and character_has_moved(state) and bool(filter_territories((at,))) and free
