"""The goals of the triumph track that a human places stars for."""

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
    WORKERS_PER_PLAYER,
    HumanGoal,
)

MAX_STRUCTURES = 4
MAX_RECRUITS = 4
MAX_UPGRADES = 6


def require_goal(state: State, one: Player, goal: HumanGoal) -> None:
    """Raise Rejected `star_placed_already` or `goal_not_reached` (with what is there and what is needed).

    An objective is known to the table only. A human Saxony may place a star for each objective (Dominate).
    """
    if goal in one.stars and not (goal == "objective" and one.faction == "saxony"):
        raise Rejected(StarPlacedAlready(goal=goal, stars=(*one.stars,)))
    if goal == "objective":
        return
    there, needed = _progress(state, one)[goal]
    if there < needed:
        raise Rejected(GoalNotReached(goal=goal, there=there, needed=needed))


def goals_reached(state: State, one: Player) -> tuple[HumanGoal, ...]:
    """The goals for which a star is due, but for objectives, which the table only knows."""
    progress = _progress(state, one).items()
    return tuple(goal for goal, (there, needed) in progress if there >= needed and goal not in one.stars)


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
