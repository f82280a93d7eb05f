"""The Move action: one procedure of five steps for all six symbols (T2A).

The rulebook's steps: select the unit, determine the valid territories, pick the unit up, choose the
destination, place the unit. A symbol is a record that fills them in.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from automa_rules.core.ruleset import Candidate
from automa_rules.scythe.board import DISTANCE_TO_FACTORY, DISTANCE_TO_HOME, FACTORY, READING_ORDER
from automa_rules.scythe.cards import MoveSymbol
from automa_rules.scythe.field import Field
from automa_rules.scythe.neighbourhood import of_automa_unit
from automa_rules.scythe.player import combat_units_at, places, workers_at
from automa_rules.scythe.terms import HOME, MAT, HexId, Place, RefusalReason, Symbol, UnitKind


class Picked(msgspec.Struct, frozen=True):
    """The unit that was selected, and where it stands."""

    unit: UnitKind
    origin: Place


Rated = tuple[int, int, int, HexId]
"""What step 4 compares: the count, the distance to the Factory, the reading order; and the territory."""


class Choice(msgspec.Struct, frozen=True):
    """A valid move: which unit goes where, and the comparison that settled it.

    `best` territories share the best count, `nearest` of these the distance to the Factory. `rated` are the
    territories that were compared, the chosen one first, by the scores of these `names`; `barred` are those
    that could not be chosen.
    """

    symbol: Symbol
    picked: Picked
    to: HexId
    decided_by: str
    rule: str
    rated: list[Rated]
    names: tuple[str, str, str]
    barred: tuple[Candidate, ...]
    among: int
    score: int | None
    best: int
    nearest: int

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """All of them, as an explanation tells them: few are asked for one."""
        rated = (
            Candidate(hex_, _scores(self.names, (abs(score), factory, reading)), chosen=index == 0)
            for index, (score, factory, reading, hex_) in enumerate(self.rated)
        )
        return (*rated, *self.barred)


class Refusal(msgspec.Struct, frozen=True):
    """Why a symbol gives no valid move. `power` and `min_power` stand where the Automa has too little."""

    symbol: Symbol
    reason: RefusalReason
    rule: str
    candidates: tuple[Candidate, ...] = ()
    power: int | None = None
    min_power: int | None = None


class Procedure(msgspec.Struct, frozen=True):
    """What a symbol fills into the five steps.

    `units` may be selected, those named first before others on the same spot (R4). `unfit` is step 2 for a
    territory in reach: why it is not valid, or None. `bars` names why step 4 may not choose a valid one (with
    the ruling), and `score` is what step 4 compares: the lowest wins. Without a score the tie-breakers alone
    decide.
    """

    rule: str
    units: tuple[UnitKind, ...]
    unfit: Callable[[Field, Picked, HexId], str | None]
    score: Callable[[Field, Picked, HexId], int] = lambda *_: 0
    score_name: str = ""
    from_home_base: bool = True
    bars: Callable[[Field], Callable[[HexId], str | None]] = lambda _: lambda _: None
    barred_rule: str = ""


def attempt(field: Field, symbol: MoveSymbol) -> Choice | Refusal:
    """Try one symbol of the move row."""
    procedure = PROCEDURES[symbol.symbol]
    if field.me.power < symbol.min_power:
        return Refusal(
            symbol.symbol, "power_too_low", "R20", power=field.me.power, min_power=symbol.min_power
        )
    units = selectable(field, procedure.units)
    if not units:
        return Refusal(symbol.symbol, "no_unit", "R16")
    picked = Picked(units[0].unit, units[0].place)
    valid = _valid_territories(field, procedure, picked)
    if not valid:
        return Refusal(symbol.symbol, "no_valid_territory", procedure.rule)
    return _choose_destination(field, symbol.symbol, procedure, picked, valid)


class Selectable(msgspec.Struct, frozen=True, order=True):
    """A unit that could be selected, compared in this order; by `rank` a mech goes before the character."""

    distance_to_home: int
    reading_order: int
    rank: int
    unit: UnitKind
    place: Place


def selectable(field: Field, units: tuple[UnitKind, ...]) -> list[Selectable]:
    """Step 1: closest to the home base (R2: a unit on it is at 0), then reading order (R3), then R4."""
    home = DISTANCE_TO_HOME[field.me.faction]
    return sorted(
        Selectable(0 if place == HOME else home[place], READING_ORDER.get(place, -1), rank, unit, place)
        for rank, unit in enumerate(units)
        for place in places(field.me, unit)
        if place != MAT
    )


def left_out(field: Field, symbol: Symbol, picked: Picked) -> dict[HexId, str]:
    """The territories in reach that step 2 leaves out, and why, in reading order."""
    procedure = PROCEDURES[symbol]
    reasons = {hex_: procedure.unfit(field, picked, hex_) for hex_ in _in_reach(field, procedure)}
    return {hex_: reason for hex_, reason in reasons.items() if reason is not None}


def _in_reach(field: Field, procedure: Procedure) -> list[HexId]:
    reach = field.reach if procedure.from_home_base else field.reach_of_units.keys()
    return sorted(reach, key=READING_ORDER.__getitem__)


def _valid_territories(field: Field, procedure: Procedure, picked: Picked) -> list[HexId]:
    """Step 2, in reading order."""
    return [hex_ for hex_ in _in_reach(field, procedure) if procedure.unfit(field, picked, hex_) is None]


def _choose_destination(
    field: Field, symbol: Symbol, procedure: Procedure, picked: Picked, valid: list[HexId]
) -> Choice | Refusal:
    """Steps 3 to 5: the best territory, then the nearest to the Factory, then reading order (R3)."""
    barred = procedure.bars(field)
    rated: list[Rated] = []
    refused: list[Candidate] = []
    for hex_ in valid:
        reason = barred(hex_)
        if reason is None:
            score = procedure.score(field, picked, hex_)
            rated.append((score, DISTANCE_TO_FACTORY[hex_], READING_ORDER[hex_], hex_))
        else:
            refused.append(Candidate(hex_, refused=reason))
    if not rated:
        return Refusal(symbol, "no_destination", procedure.barred_rule, tuple(refused))
    rated.sort()
    names = (procedure.score_name, "distance_to_factory", "reading_order")
    return Choice(
        symbol=symbol,
        picked=picked,
        to=rated[0][3],
        decided_by=_decided_by(rated, names),
        rule=procedure.rule,
        rated=rated,
        names=names,
        barred=tuple(refused),
        among=len(rated),
        score=abs(rated[0][0]) if procedure.score_name else None,
        best=sum(one[0] == rated[0][0] for one in rated),
        nearest=sum(one[:2] == rated[0][:2] for one in rated),
    )


def _scores(names: tuple[str, str, str], counts: tuple[int, int, int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if name}


def _decided_by(rated: list[Rated], names: tuple[str, str, str]) -> str:
    if len(rated) == 1:
        return "only_destination"
    best, second = rated[0], rated[1]
    return next(name for name, one, other in zip(names, best, second, strict=False) if one != other)


def _taken_for_worker(field: Field, picked: Picked, hex_: HexId) -> str | None:
    """R17: an enemy unit or another own worker stands there."""
    if _has_enemy(field, hex_):
        return "enemy_unit"
    return "own_worker" if workers_at(field.me, hex_) > (picked.origin == hex_) else None


def _taken_for_combat_unit(field: Field, picked: Picked, hex_: HexId) -> str | None:
    """R17: an enemy unit or another own combat unit stands there."""
    if _has_enemy(field, hex_):
        return "enemy_unit"
    return "own_combat_unit" if combat_units_at(field.me, hex_) > (picked.origin == hex_) else None


def _has_enemy(field: Field, hex_: HexId) -> bool:
    return hex_ in field.enemy_combat or hex_ in field.enemy_workers


def _nothing_to_find(field: Field, _: Picked, hex_: HexId) -> str | None:
    """R13: neither an encounter token, nor the Factory while the Automa has no Factory card."""
    if hex_ in field.state.encounters or (hex_ == FACTORY and not field.me.has_factory_card):
        return None
    return "factory_card_held" if hex_ == FACTORY else "no_encounter"


def _no_combat_unit(field: Field, _: Picked, hex_: HexId) -> str | None:
    return None if hex_ in field.enemy_combat else "no_enemy_combat_unit"


def _no_lone_worker(field: Field, _: Picked, hex_: HexId) -> str | None:
    """R21: workers and no combat unit."""
    if hex_ in field.enemy_combat:
        return "enemy_combat_unit"
    return None if hex_ in field.enemy_workers else "no_enemy_worker"


def _most_units(field: Field, picked: Picked, hex_: HexId) -> int:
    """R14: other units that have the territory in their neighbourhood; the more the better."""
    own = 0
    if picked.origin != HOME:
        own = hex_ in of_automa_unit(picked.origin, water=field.water)
    return own - field.reach_of_units[hex_]


def _barred_by_threat(field: Field) -> Callable[[HexId], str | None]:
    """R15: territories in the neighbourhood of an enemy combat unit cannot be chosen."""
    threatened = field.threatened()
    return lambda hex_: "in_enemy_neighbourhood" if hex_ in threatened else None


def _barred_by_company(field: Field) -> Callable[[HexId], str | None]:
    """R19: an enemy unit or an own mech stands there."""

    def reason(hex_: HexId) -> str | None:
        if _has_enemy(field, hex_):
            return "enemy_unit"
        return "own_mech" if hex_ in field.me.mechs else None

    return reason


def _nearest_enemy(field: Field, _: Picked, hex_: HexId) -> int:
    return field.distance_to_enemy(hex_)


def _fewest_combat_units(field: Field, _: Picked, hex_: HexId) -> int:
    return field.enemy_combat[hex_]


def _most_resources(field: Field, _: Picked, hex_: HexId) -> int:
    return -sum(field.state.resources.get(hex_, {}).values())


def _move_combat_unit(unit: UnitKind, rule: str) -> Procedure:
    return Procedure(
        rule=rule,
        units=(unit,),
        unfit=_taken_for_combat_unit,
        score=_nearest_enemy,
        score_name="distance_to_enemy",
    )


PROCEDURES: dict[Symbol, Procedure] = {
    "move_worker": Procedure(
        rule="MOVE-WORKER",
        units=("worker",),
        unfit=_taken_for_worker,
        score=_most_units,
        score_name="units_in_reach",
        bars=_barred_by_threat,
        barred_rule="R15",
    ),
    "move_mech": _move_combat_unit("mech", "MOVE-MECH"),
    "move_character": _move_combat_unit("character", "MOVE-CHARACTER"),
    "encounter_factory": Procedure(
        rule="ENCOUNTER-FACTORY",
        units=("character",),
        unfit=_nothing_to_find,
        from_home_base=False,
        bars=_barred_by_company,
        barred_rule="R19",
    ),
    "attack_combat": Procedure(
        rule="ATTACK-COMBAT",
        units=("mech", "character"),
        unfit=_no_combat_unit,
        score=_fewest_combat_units,
        score_name="enemy_combat_units",
    ),
    "attack_worker": Procedure(
        rule="ATTACK-WORKER",
        units=("mech", "character"),
        unfit=_no_lone_worker,
        score=_most_resources,
        score_name="resources",
    ),
}
