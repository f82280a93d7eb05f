"""The possible interpretations of a Move action: which of several equal units it moves.

Two mechs that hand over a worker cannot be told apart. Later moves show which of them can still go (rulebook,
Move and Mechs). A turn has one Move action, which can come in several commands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import combinations, product

import msgspec

from automa_rules.scythe.actions import UnitMove
from automa_rules.scythe.legs import MovedUnit, ReachBySteps, partition_units, resolve_leg
from automa_rules.scythe.player import Player, unit_places
from automa_rules.scythe.reach import movement_range, reachable_places
from automa_rules.scythe.routes import Route, possible_routes
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import Place, UnitKind

MAX_UNITS = 3
"""Two, and one more after the upgrade."""

MAX_UNITS_BY_CARD = 1
"""A Factory card moves one unit, one territory further."""

MAX_CROSSINGS = 1
"""Togawa, Toka: at most one character or one mech crosses rivers in a turn."""


class Interpretation(msgspec.Struct, frozen=True, order=True):
    """The units moved so far. `uses_factory_card`: they move by a Factory card."""

    units_started: int = 0
    uses_factory_card: bool = False
    moved_units: tuple[MovedUnit, ...] = ()

    @property
    def max_units(self) -> int:
        """How many units can move."""
        return MAX_UNITS_BY_CARD if self.uses_factory_card else MAX_UNITS

    @property
    def crossings(self) -> int:
        """How many units have crossed a river by Toka."""
        return sum(each.has_crossed_river for each in self.moved_units)

    def steps(self, owner: Player, unit: UnitKind) -> int:
        """How many territories a unit can go that has not moved yet."""
        return movement_range(owner, unit) - (owner.has_factory_card and not self.uses_factory_card)


Interpretations = frozenset[Interpretation]


class UnitReach(msgspec.Struct, frozen=True):
    """Where a unit can go from a place: by any route, and by routes without a Toka crossing."""

    full: ReachBySteps
    without_toka: ReachBySteps

    def advance(self, one: MovedUnit, to: Place) -> list[MovedUnit]:
        """The unit after a move to a place. It crosses by Toka only if it gets further that way."""
        full, without_toka = self.full(one.steps_left).get(to), self.without_toka(one.steps_left).get(to)
        if one.has_crossed_river:
            without_toka = full
        found = [] if without_toka is None else [MovedUnit(one.unit, to, without_toka, one.has_crossed_river)]
        if full is not None and (without_toka is None or without_toka < full):
            found.append(MovedUnit(one.unit, to, full, has_crossed_river=True))
        return found


def find_unit_reach(state: State, owner: Player, unit: UnitKind, place: Place) -> UnitReach:
    """The reach of a unit from a place."""
    full = cache(partial(reachable_places, state, owner, unit, place))
    if "toka" not in owner.abilities:
        return UnitReach(full, full)
    others = tuple(ability for ability in owner.abilities if ability != "toka")
    dry = msgspec.structs.replace(owner, abilities=others)
    return UnitReach(full, cache(partial(reachable_places, state, dry, unit, place)))


def _initial_interpretations(owner: Player) -> Interpretations:
    """The interpretations before any move."""
    return frozenset(
        Interpretation(uses_factory_card=uses_factory_card)
        for uses_factory_card in {False, owner.has_factory_card}
    )


def current_interpretations(state: State, owner: Player) -> Interpretations:
    """The interpretations of the moves by earlier commands of this turn."""
    unit_reach = cache(partial(find_unit_reach, state, owner))  # many routes share a few places
    arrivals = cache(partial(_possible_arrivals, unit_reach, state, owner))
    route_sets = possible_routes(state, owner)
    candidates = [
        (interpretation, routes, [arrivals(interpretation, each) for each in routes])
        for interpretation in _initial_interpretations(owner)
        for routes in route_sets
    ]
    possible = [each for each in candidates if all(each[2])]
    return _within_limits(
        Interpretation(len(routes), interpretation.uses_factory_card, tuple(sorted(moved_units)))
        for interpretation, routes, arrivals in possible or candidates
        for moved_units in product(*map(_arrivals_or_exhausted, routes, arrivals))
    )


def _arrivals_or_exhausted(route: Route, arrivals: list[MovedUnit]) -> list[MovedUnit]:
    return arrivals or [MovedUnit(route.unit, route.to, 0)]


def _possible_arrivals(
    unit_reach: Callable[[UnitKind, Place], UnitReach],
    state: State,
    owner: Player,
    interpretation: Interpretation,
    route: Route,
) -> list[MovedUnit]:
    """How a unit can have arrived. If it met an enemy or encounter, it has no steps left."""
    found = [MovedUnit(route.unit, route.origin, interpretation.steps(owner, route.unit))]
    for place, to in route.legs:
        if place != to:
            found = [further for one in found for further in unit_reach(route.unit, place).advance(one, to)]
    if route.has_stopped or (route.unit == "character" and route.to == state.resolved_encounter):
        found = [msgspec.structs.replace(one, steps_left=0) for one in found]
    return found


def _within_limits(found: Iterable[Interpretation]) -> Interpretations:
    """The interpretations within the limits of units and crossings; if there are none, the closest one."""
    interpretations = frozenset(found)
    allowed = (
        interpretation
        for interpretation in interpretations
        if interpretation.units_started <= interpretation.max_units
        and interpretation.crossings <= MAX_CROSSINGS
    )
    return frozenset(allowed) or frozenset({min(interpretations)})


def narrow_interpretations(
    state: State, owner: Player, one: UnitMove, interpretations: Interpretations
) -> tuple[Interpretations, frozenset[Place] | None]:
    """The interpretations that allow one more move; if none, the closest one and the reach of the units."""
    unit_reach = find_unit_reach(state, owner, one.unit, one.origin)
    found = {
        further
        for interpretation in interpretations
        for further in _extend_interpretation(owner, one, interpretation, unit_reach)
    }
    if found:
        return _within_limits(found), None
    outcomes = {
        interpretation: resolve_leg(
            owner, one, interpretation.moved_units, interpretation.steps(owner, one.unit), unit_reach.full
        )
        for interpretation in sorted(interpretations)
    }
    reach = frozenset[Place]().union(*(each.reach or () for each in outcomes.values()))
    nearest, outcome = next(iter(outcomes.items()))
    return frozenset(
        {
            Interpretation(
                nearest.units_started + outcome.units_started, nearest.uses_factory_card, outcome.moved_units
            )
        }
    ), reach


def _extend_interpretation(
    owner: Player, one: UnitMove, interpretation: Interpretation, reach: UnitReach
) -> Iterator[Interpretation]:
    """Every way to make a move: moved units continue, rested ones start, workers of either kind ride."""
    moved_here, others = partition_units(interpretation.moved_units, one.unit, one.origin)
    rested = unit_places(owner, one.unit).count(one.origin) - len(moved_here)
    start = MovedUnit(one.unit, one.origin, interpretation.steps(owner, one.unit))
    for going, staying in _selections(moved_here, one.count):
        units_started = one.count - len(going)
        if units_started > rested:
            continue
        for moved in product(*(reach.advance(each, one.to) for each in (*going, *[start] * units_started))):
            for moved_units in _choose_carried_workers(owner, one, (*others, *staying, *moved)):
                yield Interpretation(
                    interpretation.units_started + units_started,
                    interpretation.uses_factory_card,
                    tuple(sorted(moved_units)),
                )


def move_destinations(
    owner: Player, unit: UnitKind, place: Place, interpretations: Iterable[Interpretation], ahead: UnitReach
) -> set[Place]:
    """Where one of the units of a kind in a place can still move, by any of these interpretations."""
    reach: set[Place] = set()
    for interpretation in interpretations:
        able, _ = partition_units(interpretation.moved_units, unit, place)
        if (
            len(able) < unit_places(owner, unit).count(place)
            and interpretation.units_started < interpretation.max_units
        ):
            able.append(MovedUnit(unit, place, interpretation.steps(owner, unit)))
        for each in able:
            may_cross = each.has_crossed_river or interpretation.crossings < MAX_CROSSINGS
            reach.update((ahead.full if may_cross else ahead.without_toka)(each.steps_left))
    return reach


def _choose_carried_workers(
    owner: Player, one: UnitMove, moved_units: tuple[MovedUnit, ...]
) -> Iterator[tuple[MovedUnit, ...]]:
    """Every choice of carried workers, moved or rested. They use no movement of their own."""
    if not one.workers:
        yield moved_units
        return
    moved_here, others = partition_units(moved_units, "worker", one.origin)
    rested = unit_places(owner, "worker").count(one.origin) - len(moved_here)
    for riding, staying in _selections(moved_here, one.workers):
        if one.workers - len(riding) <= rested:
            yield (*others, *staying, *(MovedUnit("worker", one.to, each.steps_left) for each in riding))


def _selections(
    units: list[MovedUnit], max_units: int
) -> Iterator[tuple[tuple[MovedUnit, ...], tuple[MovedUnit, ...]]]:
    """Each choice of up to `max_units` units, with the remaining ones. Equal units are chosen once."""
    seen: set[tuple[MovedUnit, ...]] = set()
    ordered = sorted(units)
    for number in range(min(max_units, len(ordered)) + 1):
        for chosen in combinations(range(len(ordered)), number):
            going = tuple(ordered[at] for at in chosen)
            if going not in seen:
                seen.add(going)
                yield going, tuple(each for at, each in enumerate(ordered) if at not in chosen)
