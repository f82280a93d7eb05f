"""The goals of the triumph track for which a human places stars."""

from __future__ import annotations

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.player import Player
from automa_rules.scythe.refusals.illegal_actions import GoalNotReached, StarPlacedAlready
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import (
    MAT,
    MAX_POPULARITY,
    MAX_POWER,
    MECHS_PER_PLAYER,
    STARS_PER_PLAYER,
    WORKERS_PER_PLAYER,
    HumanGoal,
)

MAX_STRUCTURES = 4
MAX_RECRUITS = 4
MAX_UPGRADES = 6


def require_goal(state: State, one: Player, goal: HumanGoal) -> None:
    """Raise Rejected `star_placed_already`, or `goal_not_reached` with the current and needed counts.

    Only the table knows objectives. A human Saxony can place a star for each of them (Dominate).
    """
    if goal in one.stars and not (goal == "objective" and one.faction == "saxony"):
        raise Rejected(StarPlacedAlready(goal=goal, stars=(*one.stars,)))
    if goal == "objective":
        return
    current, needed = _progress(state, one)[goal]
    if current < needed:
        raise Rejected(GoalNotReached(goal=goal, there=current, needed=needed))


def goals_reached(state: State, one: Player) -> tuple[HumanGoal, ...]:
    """The goals for which a star is due, without objectives: only the table knows those. None after six."""
    if len(one.stars) >= STARS_PER_PLAYER:
        return ()
    progress = _progress(state, one).items()
    return tuple(goal for goal, (current, needed) in progress if current >= needed and goal not in one.stars)


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
