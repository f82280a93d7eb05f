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
from automa_rules.scythe.legs import Moved, Onward, leg, parted
from automa_rules.scythe.passages import Passage, passages
from automa_rules.scythe.player import Player, places
from automa_rules.scythe.reach import onward, steps_of
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

    begun: int = 0
    by_card: bool = False
    moved: tuple[Moved, ...] = ()

    @property
    def most(self) -> int:
        """How many units such a movement is of."""
        return MAX_UNITS_BY_CARD if self.by_card else MAX_UNITS

    @property
    def crossings(self) -> int:
        """How many units have crossed a river by Toka."""
        return sum(each.crossed for each in self.moved)

    def steps(self, owner: Player, unit: UnitKind) -> int:
        """How many territories a unit goes that has not begun to."""
        return steps_of(owner, unit) - (owner.has_factory_card and not self.by_card)


Interpretations = frozenset[Interpretation]


class Roads(msgspec.Struct, frozen=True):
    """Where a unit goes from a place: on all its roads, and on those that cross no river by Toka."""

    every: Onward
    around: Onward

    def onto(self, one: Moved, to: Place) -> list[Moved]:
        """The unit there, by whatever road; it need not cross where it comes as far without."""
        every, around = self.every(one.left).get(to), self.around(one.left).get(to)
        if one.crossed:
            around = every
        found = [] if around is None else [Moved(one.unit, to, around, one.crossed)]
        if every is not None and (around is None or around < every):
            found.append(Moved(one.unit, to, every, crossed=True))
        return found


def roads(state: State, owner: Player, unit: UnitKind, place: Place) -> Roads:
    """Those of a unit in a place."""
    every = cache(partial(onward, state, owner, unit, place))
    if "toka" not in owner.abilities:
        return Roads(every, every)
    others = tuple(ability for ability in owner.abilities if ability != "toka")
    dry = msgspec.structs.replace(owner, abilities=others)
    return Roads(every, cache(partial(onward, state, dry, unit, place)))


def _at_first(owner: Player) -> Interpretations:
    """Before anything is moved."""
    return frozenset(Interpretation(by_card=by_card) for by_card in {False, owner.has_factory_card})


def so_far(state: State, owner: Player) -> Interpretations:
    """What the commands of this turn have moved before."""
    ahead = cache(partial(roads, state, owner))  # of few places, however many readings lead over them
    came, readings = cache(partial(_came, ahead, state, owner)), passages(state, owner)
    told = [
        (guess, reading, [came(guess, each) for each in reading])
        for guess in _at_first(owner)
        for reading in readings
    ]
    possible = [each for each in told if all(each[2])]
    return _allowed(
        Interpretation(len(reading), guess.by_card, tuple(sorted(moved)))
        for guess, reading, came in possible or told
        for moved in product(*map(_or_at_its_end, reading, came))
    )


def _or_at_its_end(each: Passage, came: list[Moved]) -> list[Moved]:
    return came or [Moved(each.unit, each.to, 0)]


def _came(
    ahead: Callable[[UnitKind, Place], Roads],
    state: State,
    owner: Player,
    guess: Interpretation,
    each: Passage,
) -> list[Moved]:
    """How a unit can have come where it is; nobody goes on who has met somebody there."""
    came = [Moved(each.unit, each.origin, guess.steps(owner, each.unit))]
    for place, to in each.legs:
        if place != to:
            came = [further for one in came for further in ahead(each.unit, place).onto(one, to)]
    if each.stays or (each.unit == "character" and each.to == state.encountered):
        came = [msgspec.structs.replace(one, left=0) for one in came]
    return came


def _allowed(found: Iterable[Interpretation]) -> Interpretations:
    """Those in which no more move, nor cross, than may; if there are none the nearest."""
    guesses = frozenset(found)
    few = (guess for guess in guesses if guess.begun <= guess.most and guess.crossings <= MAX_CROSSINGS)
    return frozenset(few) or frozenset({min(guesses)})


def narrowed(
    state: State, owner: Player, one: UnitMove, guesses: Interpretations
) -> tuple[Interpretations, frozenset[Place] | None]:
    """Those that one more movement leaves; if none, the nearest one, and where its units do go."""
    ahead = roads(state, owner, one.unit, one.origin)
    found = {further for guess in guesses for further in _further(owner, one, guess, ahead)}
    if found:
        return _allowed(found), None
    told = {
        guess: leg(owner, one, guess.moved, guess.steps(owner, one.unit), ahead.every)
        for guess in sorted(guesses)
    }
    reach = frozenset[Place]().union(*(each.reach or () for each in told.values()))
    nearest, gone = next(iter(told.items()))
    return frozenset({Interpretation(nearest.begun + gone.begin, nearest.by_card, gone.moved)}), reach


def _further(owner: Player, one: UnitMove, guess: Interpretation, ahead: Roads) -> Iterator[Interpretation]:
    """Some that were moved before go on, and rested ones begin; of workers some of either kind ride."""
    here, elsewhere = parted(guess.moved, one.unit, one.origin)
    rested = places(owner, one.unit).count(one.origin) - len(here)
    begins = Moved(one.unit, one.origin, guess.steps(owner, one.unit))
    for going, staying in _chosen(here, one.count):
        begin = one.count - len(going)
        if begin > rested:
            continue
        for gone in product(*(ahead.onto(each, one.to) for each in (*going, *[begins] * begin))):
            for moved in _with_riders(owner, one, (*elsewhere, *staying, *gone)):
                yield Interpretation(guess.begun + begin, guess.by_card, tuple(sorted(moved)))


def open_to(
    owner: Player, unit: UnitKind, place: Place, guesses: Iterable[Interpretation], ahead: Roads
) -> set[Place]:
    """Where one of the units of a kind in a place can still be moved to, by one of these interpretations."""
    reach: set[Place] = set()
    for guess in guesses:
        able, _ = parted(guess.moved, unit, place)
        if len(able) < places(owner, unit).count(place) and guess.begun < guess.most:
            able.append(Moved(unit, place, guess.steps(owner, unit)))
        for each in able:
            may_cross = each.crossed or guess.crossings < MAX_CROSSINGS
            reach.update((ahead.every if may_cross else ahead.around)(each.left))
    return reach


def _with_riders(owner: Player, one: UnitMove, moved: tuple[Moved, ...]) -> Iterator[tuple[Moved, ...]]:
    """Workers ride without a movement of their own; it may be those that have had theirs."""
    if not one.workers:
        yield moved
        return
    there, elsewhere = parted(moved, "worker", one.origin)
    rested = places(owner, "worker").count(one.origin) - len(there)
    for riding, staying in _chosen(there, one.workers):
        if one.workers - len(riding) <= rested:
            yield (*elsewhere, *staying, *(Moved("worker", one.to, each.left) for each in riding))


def _chosen(units: list[Moved], most: int) -> Iterator[tuple[tuple[Moved, ...], tuple[Moved, ...]]]:
    """Each choice of up to so many of them, and the others; like units are chosen once."""
    told: set[tuple[Moved, ...]] = set()
    ordered = sorted(units)
    for number in range(min(most, len(ordered)) + 1):
        for chosen in combinations(range(len(ordered)), number):
            going = tuple(ordered[at] for at in chosen)
            if going not in told:
                told.add(going)
                yield going, tuple(each for at, each in enumerate(ordered) if at not in chosen)
