"""The Move action: one procedure of five steps for all six symbols (T2A).

The rulebook's steps: select the unit, determine the valid territories, pick up the unit, choose the
destination, place the unit. A `Procedure` per symbol fills them in.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from automa_rules.core.ruleset import Candidate
from automa_rules.scythe.board import DISTANCE_TO_FACTORY, DISTANCE_TO_HOME, FACTORY, READING_ORDER
from automa_rules.scythe.cards import MoveSymbol
from automa_rules.scythe.move_context import MoveContext
from automa_rules.scythe.neighbourhood import automa_unit_neighbourhood
from automa_rules.scythe.player import combat_units_at, unit_places, workers_at
from automa_rules.scythe.terms import HOME, MAT, HexId, Place, RefusalReason, Symbol, UnitKind


class SelectedUnit(msgspec.Struct, frozen=True):
    """The selected unit and its place."""

    unit: UnitKind
    origin: Place


RankedTerritory = tuple[int, int, int, HexId]
"""What step 4 compares (score, distance to the Factory, reading order), and the territory."""


class ValidMove(msgspec.Struct, frozen=True):
    """A valid move: the unit, its destination, and the comparison that decided.

    `best` territories share the best score, `nearest` of these also the distance to the Factory. `ranked` are
    the compared territories, the chosen one first; `score_names` names their scores. `excluded` are those
    that could not be chosen.
    """

    symbol: Symbol
    selected: SelectedUnit
    to: HexId
    decided_by: str
    rule: str
    ranked: list[RankedTerritory]
    score_names: tuple[str, str, str]
    excluded: tuple[Candidate, ...]
    among: int
    score: int | None
    best: int
    nearest: int

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """All candidates for an explanation, built on demand."""
        ranked = (
            Candidate(hex_, _scores(self.score_names, (abs(score), factory, reading)), chosen=index == 0)
            for index, (score, factory, reading, hex_) in enumerate(self.ranked)
        )
        return (*ranked, *self.excluded)


class NoValidMove(msgspec.Struct, frozen=True):
    """Why a symbol gives no valid move. `power` and `min_power` are set if the power is too low."""

    symbol: Symbol
    reason: RefusalReason
    rule: str
    candidates: tuple[Candidate, ...] = ()
    power: int | None = None
    min_power: int | None = None


class Procedure(msgspec.Struct, frozen=True):
    """What a symbol fills into the five steps.

    `units` can be selected; the first kind goes first on the same spot (R4). `invalid_reason` is step 2: why
    a territory in reach is not valid, or None. `exclusion_reason` is why step 4 cannot choose a valid one, by
    the ruling `exclusion_rule`. Step 4 chooses the lowest `score`; without a score only the tie-breakers
    decide.
    """

    rule: str
    units: tuple[UnitKind, ...]
    invalid_reason: Callable[[MoveContext, SelectedUnit, HexId], str | None]
    score: Callable[[MoveContext, SelectedUnit, HexId], int] = lambda *_: 0
    score_name: str = ""
    includes_home_base: bool = True
    exclusion_reason: Callable[[MoveContext], Callable[[HexId], str | None]] = lambda _: lambda _: None
    exclusion_rule: str = ""


def try_symbol(context: MoveContext, symbol: MoveSymbol) -> ValidMove | NoValidMove:
    """Try one symbol of the move row."""
    procedure = PROCEDURES[symbol.symbol]
    if context.automa.power < symbol.min_power:
        return NoValidMove(
            symbol.symbol, "power_too_low", "R20", power=context.automa.power, min_power=symbol.min_power
        )
    units = selectable_units(context, procedure.units)
    if not units:
        return NoValidMove(symbol.symbol, "no_unit", "R16")
    selected = SelectedUnit(units[0].unit, units[0].place)
    valid = _valid_territories(context, procedure, selected)
    if not valid:
        return NoValidMove(symbol.symbol, "no_valid_territory", procedure.rule)
    return _choose_destination(context, symbol.symbol, procedure, selected, valid)


class SelectableUnit(msgspec.Struct, frozen=True, order=True):
    """A selectable unit, compared by its fields in order. By `rank` a mech goes before the character."""

    distance_to_home: int
    reading_order: int
    rank: int
    unit: UnitKind
    place: Place


def selectable_units(context: MoveContext, units: tuple[UnitKind, ...]) -> list[SelectableUnit]:
    """Step 1: closest to home (R2: a unit there is at distance 0), then reading order (R3), then R4."""
    home = DISTANCE_TO_HOME[context.automa.faction]
    return sorted(
        SelectableUnit(0 if place == HOME else home[place], READING_ORDER.get(place, -1), rank, unit, place)
        for rank, unit in enumerate(units)
        for place in unit_places(context.automa, unit)
        if place != MAT
    )


def invalid_territories(context: MoveContext, symbol: Symbol, selected: SelectedUnit) -> dict[HexId, str]:
    """The territories in reach that step 2 excludes, with the reasons, in reading order."""
    procedure = PROCEDURES[symbol]
    reasons = {
        hex_: procedure.invalid_reason(context, selected, hex_)
        for hex_ in _territories_in_reach(context, procedure)
    }
    return {hex_: reason for hex_, reason in reasons.items() if reason is not None}


def _territories_in_reach(context: MoveContext, procedure: Procedure) -> list[HexId]:
    reach = context.reach if procedure.includes_home_base else context.units_in_reach.keys()
    return sorted(reach, key=READING_ORDER.__getitem__)


def _valid_territories(context: MoveContext, procedure: Procedure, selected: SelectedUnit) -> list[HexId]:
    """Step 2: the valid territories, in reading order."""
    return [
        hex_
        for hex_ in _territories_in_reach(context, procedure)
        if procedure.invalid_reason(context, selected, hex_) is None
    ]


def _choose_destination(
    context: MoveContext, symbol: Symbol, procedure: Procedure, selected: SelectedUnit, valid: list[HexId]
) -> ValidMove | NoValidMove:
    """Steps 3 to 5: the best score, then the nearest to the Factory, then reading order (R3)."""
    excluded = procedure.exclusion_reason(context)
    ranked: list[RankedTerritory] = []
    refused: list[Candidate] = []
    for hex_ in valid:
        reason = excluded(hex_)
        if reason is None:
            score = procedure.score(context, selected, hex_)
            ranked.append((score, DISTANCE_TO_FACTORY[hex_], READING_ORDER[hex_], hex_))
        else:
            refused.append(Candidate(hex_, refused=reason))
    if not ranked:
        return NoValidMove(symbol, "no_destination", procedure.exclusion_rule, tuple(refused))
    ranked.sort()
    score_names = (procedure.score_name, "distance_to_factory", "reading_order")
    return ValidMove(
        symbol=symbol,
        selected=selected,
        to=ranked[0][3],
        decided_by=_decided_by(ranked, score_names),
        rule=procedure.rule,
        ranked=ranked,
        score_names=score_names,
        excluded=tuple(refused),
        among=len(ranked),
        score=abs(ranked[0][0]) if procedure.score_name else None,
        best=sum(one[0] == ranked[0][0] for one in ranked),
        nearest=sum(one[:2] == ranked[0][:2] for one in ranked),
    )


def _scores(score_names: tuple[str, str, str], counts: tuple[int, int, int]) -> dict[str, int]:
    return {name: count for name, count in zip(score_names, counts, strict=True) if name}


def _decided_by(ranked: list[RankedTerritory], score_names: tuple[str, str, str]) -> str:
    if len(ranked) == 1:
        return "only_destination"
    best, second = ranked[0], ranked[1]
    return next(name for name, one, other in zip(score_names, best, second, strict=False) if one != other)


def _worker_obstacle(context: MoveContext, selected: SelectedUnit, hex_: HexId) -> str | None:
    """R17: an enemy unit or another own worker is there."""
    if _has_enemy(context, hex_):
        return "enemy_unit"
    return "own_worker" if workers_at(context.automa, hex_) > (selected.origin == hex_) else None


def _combat_unit_obstacle(context: MoveContext, selected: SelectedUnit, hex_: HexId) -> str | None:
    """R17: an enemy unit or another own combat unit is there."""
    if _has_enemy(context, hex_):
        return "enemy_unit"
    return "own_combat_unit" if combat_units_at(context.automa, hex_) > (selected.origin == hex_) else None


def _has_enemy(context: MoveContext, hex_: HexId) -> bool:
    return hex_ in context.enemy_combat_units or hex_ in context.enemy_workers


def _no_encounter_or_factory(context: MoveContext, _: SelectedUnit, hex_: HexId) -> str | None:
    """R13: neither an encounter token, nor the Factory while the Automa has no Factory card."""
    if hex_ in context.state.encounters or (hex_ == FACTORY and not context.automa.has_factory_card):
        return None
    return "factory_card_held" if hex_ == FACTORY else "no_encounter"


def _no_combat_unit(context: MoveContext, _: SelectedUnit, hex_: HexId) -> str | None:
    return None if hex_ in context.enemy_combat_units else "no_enemy_combat_unit"


def _no_lone_worker(context: MoveContext, _: SelectedUnit, hex_: HexId) -> str | None:
    """R21: the territory must have enemy workers and no enemy combat unit."""
    if hex_ in context.enemy_combat_units:
        return "enemy_combat_unit"
    return None if hex_ in context.enemy_workers else "no_enemy_worker"


def _most_units(context: MoveContext, selected: SelectedUnit, hex_: HexId) -> int:
    """R14: minus the number of other units with the territory in their neighbourhood; more is better."""
    own = 0
    if selected.origin != HOME:
        own = hex_ in automa_unit_neighbourhood(selected.origin, can_cross_water=context.can_cross_water)
    return own - context.units_in_reach[hex_]


def _exclude_threatened(context: MoveContext) -> Callable[[HexId], str | None]:
    """R15: territories in the neighbourhood of an enemy combat unit cannot be chosen."""
    threatened = context.threatened_territories()
    return lambda hex_: "in_enemy_neighbourhood" if hex_ in threatened else None


def _exclude_occupied(context: MoveContext) -> Callable[[HexId], str | None]:
    """R19: territories with an enemy unit or an own mech cannot be chosen."""

    def reason(hex_: HexId) -> str | None:
        if _has_enemy(context, hex_):
            return "enemy_unit"
        return "own_mech" if hex_ in context.automa.mechs else None

    return reason


def _nearest_enemy(context: MoveContext, _: SelectedUnit, hex_: HexId) -> int:
    return context.distance_to_enemy(hex_)


def _fewest_combat_units(context: MoveContext, _: SelectedUnit, hex_: HexId) -> int:
    return context.enemy_combat_units[hex_]


def _most_resources(context: MoveContext, _: SelectedUnit, hex_: HexId) -> int:
    return -sum(context.state.resources.get(hex_, {}).values())


def _move_combat_unit(unit: UnitKind, rule: str) -> Procedure:
    return Procedure(
        rule=rule,
        units=(unit,),
        invalid_reason=_combat_unit_obstacle,
        score=_nearest_enemy,
        score_name="distance_to_enemy",
    )


PROCEDURES: dict[Symbol, Procedure] = {
    "move_worker": Procedure(
        rule="MOVE-WORKER",
        units=("worker",),
        invalid_reason=_worker_obstacle,
        score=_most_units,
        score_name="units_in_reach",
        exclusion_reason=_exclude_threatened,
        exclusion_rule="R15",
    ),
    "move_mech": _move_combat_unit("mech", "MOVE-MECH"),
    "move_character": _move_combat_unit("character", "MOVE-CHARACTER"),
    "encounter_factory": Procedure(
        rule="ENCOUNTER-FACTORY",
        units=("character",),
        invalid_reason=_no_encounter_or_factory,
        includes_home_base=False,
        exclusion_reason=_exclude_occupied,
        exclusion_rule="R19",
    ),
    "attack_combat": Procedure(
        rule="ATTACK-COMBAT",
        units=("mech", "character"),
        invalid_reason=_no_combat_unit,
        score=_fewest_combat_units,
        score_name="enemy_combat_units",
    ),
    "attack_worker": Procedure(
        rule="ATTACK-WORKER",
        units=("mech", "character"),
        invalid_reason=_no_lone_worker,
        score=_most_resources,
        score_name="resources",
    ),
}
