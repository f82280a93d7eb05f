"""The goals of the triumph track that a human places stars for."""

from __future__ import annotations

from automa_rules.core.rejected import Rejected
from automa_rules.scythe.player import Player
from automa_rules.scythe.refusals.playing import GoalNotReached, StarPlacedAlready
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import MAT, MECHS, POPULARITY_MAX, POWER_MAX, WORKERS, HumanGoal

STRUCTURES = 4
RECRUITS = 4
UPGRADES = 6


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
        "upgrades": (one.upgrades, UPGRADES),
        "mechs": (MECHS - one.mechs.count(MAT), MECHS),
        "structures": (structures, STRUCTURES),
        "recruits": (len(one.recruits), RECRUITS),
        "workers": (WORKERS - one.workers.count(MAT), WORKERS),
        "popularity": (one.popularity, POPULARITY_MAX),
        "power": (one.power, POWER_MAX),
    }
