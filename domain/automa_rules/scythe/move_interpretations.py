"""Which of several like units a Move action moves: all interpretations that are possible.

Nobody tells two mechs apart that hand a worker on: which of them can still go is found out by what is told
next (rulebook, Move and Mechs). A turn has one Move action, in however many commands it is told.
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
"""A Factory card moves one unit, by one territory more."""

MAX_CROSSINGS = 1
"""Togawa, Toka: at most one character or one mech crosses rivers in a turn."""


class Interpretation(msgspec.Struct, frozen=True, order=True):
    """How many units have begun to move, and those that have; `by_card` it is a Factory card's movement."""

    units_started: int = 0
    uses_factory_card: bool = False
    moved_units: tuple[MovedUnit, ...] = ()

    @property
    def max_units(self) -> int:
        """How many units such a movement is of."""
        return MAX_UNITS_BY_CARD if self.uses_factory_card else MAX_UNITS

    @property
    def crossings(self) -> int:
        """How many units have crossed a river by Toka."""
        return sum(each.has_crossed_river for each in self.moved_units)

    def steps(self, owner: Player, unit: UnitKind) -> int:
        """How many territories a unit goes that has not begun to."""
        return movement_range(owner, unit) - (owner.has_factory_card and not self.uses_factory_card)


Interpretations = frozenset[Interpretation]


class UnitReach(msgspec.Struct, frozen=True):
    """Where a unit goes from a place: on all its roads, and on those that cross no river by Toka."""

    full: ReachBySteps
    without_toka: ReachBySteps

    def advance(self, one: MovedUnit, to: Place) -> list[MovedUnit]:
        """The unit there, by whatever road; it need not cross where it comes as far without."""
        full, without_toka = self.full(one.steps_left).get(to), self.without_toka(one.steps_left).get(to)
        if one.has_crossed_river:
            without_toka = full
        found = [] if without_toka is None else [MovedUnit(one.unit, to, without_toka, one.has_crossed_river)]
        if full is not None and (without_toka is None or without_toka < full):
            found.append(MovedUnit(one.unit, to, full, has_crossed_river=True))
        return found


def find_unit_reach(state: State, owner: Player, unit: UnitKind, place: Place) -> UnitReach:
    """Those of a unit in a place."""
    full = cache(partial(reachable_places, state, owner, unit, place))
    if "toka" not in owner.abilities:
        return UnitReach(full, full)
    others = tuple(ability for ability in owner.abilities if ability != "toka")
    dry = msgspec.structs.replace(owner, abilities=others)
    return UnitReach(full, cache(partial(reachable_places, state, dry, unit, place)))


def _initial_interpretations(owner: Player) -> Interpretations:
    """Before anything is moved."""
    return frozenset(
        Interpretation(uses_factory_card=uses_factory_card)
        for uses_factory_card in {False, owner.has_factory_card}
    )


def current_interpretations(state: State, owner: Player) -> Interpretations:
    """What the commands of this turn have moved before."""
    ahead = cache(
        partial(find_unit_reach, state, owner)
    )  # of few places, however many readings lead over them
    came, readings = cache(partial(_possible_arrivals, ahead, state, owner)), possible_routes(state, owner)
    told = [
        (interpretation, reading, [came(interpretation, each) for each in reading])
        for interpretation in _initial_interpretations(owner)
        for reading in readings
    ]
    possible = [each for each in told if all(each[2])]
    return _within_limits(
        Interpretation(len(reading), interpretation.uses_factory_card, tuple(sorted(moved_units)))
        for interpretation, reading, came in possible or told
        for moved_units in product(*map(_arrivals_or_exhausted, reading, came))
    )


def _arrivals_or_exhausted(each: Route, came: list[MovedUnit]) -> list[MovedUnit]:
    return came or [MovedUnit(each.unit, each.to, 0)]


def _possible_arrivals(
    ahead: Callable[[UnitKind, Place], UnitReach],
    state: State,
    owner: Player,
    interpretation: Interpretation,
    each: Route,
) -> list[MovedUnit]:
    """How a unit can have come where it is; nobody goes on who has met somebody there."""
    came = [MovedUnit(each.unit, each.origin, interpretation.steps(owner, each.unit))]
    for place, to in each.legs:
        if place != to:
            came = [further for one in came for further in ahead(each.unit, place).advance(one, to)]
    if each.has_stopped or (each.unit == "character" and each.to == state.resolved_encounter):
        came = [msgspec.structs.replace(one, steps_left=0) for one in came]
    return came


def _within_limits(found: Iterable[Interpretation]) -> Interpretations:
    """Those in which no more move, nor cross, than may; if there are none the nearest."""
    interpretations = frozenset(found)
    few = (
        interpretation
        for interpretation in interpretations
        if interpretation.units_started <= interpretation.max_units
        and interpretation.crossings <= MAX_CROSSINGS
    )
    return frozenset(few) or frozenset({min(interpretations)})


def narrow_interpretations(
    state: State, owner: Player, one: UnitMove, interpretations: Interpretations
) -> tuple[Interpretations, frozenset[Place] | None]:
    """Those that one more movement leaves; if none, the nearest one, and where its units do go."""
    ahead = find_unit_reach(state, owner, one.unit, one.origin)
    found = {
        further
        for interpretation in interpretations
        for further in _extend_interpretation(owner, one, interpretation, ahead)
    }
    if found:
        return _within_limits(found), None
    told = {
        interpretation: resolve_leg(
            owner, one, interpretation.moved_units, interpretation.steps(owner, one.unit), ahead.full
        )
        for interpretation in sorted(interpretations)
    }
    reach = frozenset[Place]().union(*(each.reach or () for each in told.values()))
    nearest, gone = next(iter(told.items()))
    return frozenset(
        {
            Interpretation(
                nearest.units_started + gone.units_started, nearest.uses_factory_card, gone.moved_units
            )
        }
    ), reach


def _extend_interpretation(
    owner: Player, one: UnitMove, interpretation: Interpretation, ahead: UnitReach
) -> Iterator[Interpretation]:
    """Some that were moved before go on, and rested ones begin; of workers some of either kind ride."""
    here, elsewhere = partition_units(interpretation.moved_units, one.unit, one.origin)
    rested = unit_places(owner, one.unit).count(one.origin) - len(here)
    begins = MovedUnit(one.unit, one.origin, interpretation.steps(owner, one.unit))
    for going, staying in _selections(here, one.count):
        units_started = one.count - len(going)
        if units_started > rested:
            continue
        for gone in product(*(ahead.advance(each, one.to) for each in (*going, *[begins] * units_started))):
            for moved_units in _choose_carried_workers(owner, one, (*elsewhere, *staying, *gone)):
                yield Interpretation(
                    interpretation.units_started + units_started,
                    interpretation.uses_factory_card,
                    tuple(sorted(moved_units)),
                )


def move_destinations(
    owner: Player, unit: UnitKind, place: Place, interpretations: Iterable[Interpretation], ahead: UnitReach
) -> set[Place]:
    """Where one of the units of a kind in a place can still be moved to, by one of these interpretations."""
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
    """Workers ride without a movement of their own; it may be those that have had theirs."""
    if not one.workers:
        yield moved_units
        return
    there, elsewhere = partition_units(moved_units, "worker", one.origin)
    rested = unit_places(owner, "worker").count(one.origin) - len(there)
    for riding, staying in _selections(there, one.workers):
        if one.workers - len(riding) <= rested:
            yield (*elsewhere, *staying, *(MovedUnit("worker", one.to, each.steps_left) for each in riding))


def _selections(
    units: list[MovedUnit], max_units: int
) -> Iterator[tuple[tuple[MovedUnit, ...], tuple[MovedUnit, ...]]]:
    """Each choice of up to so many of them, and the others; like units are chosen once."""
    told: set[tuple[MovedUnit, ...]] = set()
    ordered = sorted(units)
    for number in range(min(max_units, len(ordered)) + 1):
        for chosen in combinations(range(len(ordered)), number):
            going = tuple(ordered[at] for at in chosen)
            if going not in told:
                told.add(going)
                yield going, tuple(each for at, each in enumerate(ordered) if at not in chosen)
