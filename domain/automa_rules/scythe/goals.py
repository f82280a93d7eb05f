"""The goals of the triumph track: how many stars each allows, and which a human has reached."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, get_args

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.player import Player
from automa_rules.scythe.refusals.illegal_actions import GoalNotReached, StarPlacedAlready
from automa_rules.scythe.refusals.impossible_states import TooManyStars
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import (
    MAT,
    MAX_COMBAT_STARS,
    MAX_POPULARITY,
    MAX_POWER,
    MECHS_PER_PLAYER,
    STARS_PER_PLAYER,
    WORKERS_PER_PLAYER,
    Faction,
    Goal,
    HumanGoal,
)

MAX_STRUCTURES = 4
MAX_RECRUITS = 4
MAX_UPGRADES = 6

AUTOMA_GOALS: Final[tuple[Goal, ...]] = ("tracker", "combat", "power")
HUMAN_GOALS: Final[tuple[Goal, ...]] = (*get_args(HumanGoal), "combat")

Kind = Literal["human", "automa"]


def most_objectives(faction: Faction) -> int:
    """A human's stars for objectives: one, or one for each of the two that Saxony holds (Dominate)."""
    return 2 if faction == "saxony" else 1


def most_stars(kind: Kind, faction: Faction, goal: Goal) -> int:
    """The most stars that a player can have for a goal (R37); none for a goal of the others."""
    if goal not in (AUTOMA_GOALS if kind == "automa" else HUMAN_GOALS):
        return 0
    match goal:
        case "tracker":
            return STARS_PER_PLAYER
        case "combat":  # Dominate: any number
            return STARS_PER_PLAYER if kind == "human" and faction == "saxony" else MAX_COMBAT_STARS
        case "objective":
            return most_objectives(faction)
        case _:
            return 1


def can_place_star(kind: Kind, faction: Faction, stars: tuple[Goal, ...], goal: Goal) -> bool:
    """Whether a player with these stars can place one more for a goal."""
    return len(stars) < STARS_PER_PLAYER and stars.count(goal) < most_stars(kind, faction, goal)


def require_valid_stars(seat: str, kind: Kind, faction: Faction, stars: tuple[Goal, ...]) -> None:
    """Raise Rejected `too_many_stars` for more than a goal allows, or more than six (R37)."""
    for goal, count in Counter(stars).items():
        if count > most_stars(kind, faction, goal):
            raise Rejected(TooManyStars(seat=seat, stars=(*stars,), goal=goal))
    if len(stars) > STARS_PER_PLAYER:
        raise Rejected(TooManyStars(seat=seat, stars=(*stars,)))


def require_star_left(seat: str, faction: Faction, stars: tuple[Goal, ...], goal: HumanGoal) -> None:
    """Raise Rejected `too_many_stars` for a human's seventh star, `star_placed_already` for one of a goal."""
    if len(stars) >= STARS_PER_PLAYER:
        raise Rejected(TooManyStars(seat=seat, stars=(*stars, goal)))
    if not can_place_star("human", faction, stars, goal):
        raise Rejected(StarPlacedAlready(goal=goal, stars=(*stars,)))


def require_goal(state: State, one: Player, goal: HumanGoal) -> None:
    """Raise Rejected `goal_not_reached` with the current and needed counts.

    Only the table knows objectives.
    """
    if goal == "objective":
        return
    current, needed = _progress(state, one)[goal]
    if current < needed:
        raise Rejected(GoalNotReached(goal=goal, there=current, needed=needed))


def goals_reached(state: State, one: Player) -> tuple[HumanGoal, ...]:
    """The goals for which a star is due, without objectives: only the table knows those. None after six."""
    return tuple(
        goal
        for goal, (current, needed) in _progress(state, one).items()
        if current >= needed and can_place_star(one.kind, one.faction, one.stars, goal)
    )


def _progress(state: State, one: Player) -> dict[HumanGoal, tuple[int, int]]:
    structures = sum(structure.owner == one.seat for structure in state.structures.values())
    return {
        "upgrades": (one.upgrades, MAX_UPGRADES),
        "mechs": (MECHS_PER_PLAYER - one.mechs.count(MAT), MECHS_PER_PLAYER),
        "structures": (structures, MAX_STRUCTURES),
        "recruits": (len(one.recruits), MAX_RECRUITS),
        "workers": (WORKERS_PER_PLAYER - one.workers.count(MAT), WORKERS_PER_PLAYER),
        "popularity": (one.popularity, MAX_POPULARITY),
        "power": (one.power, MAX_POWER),
    }
