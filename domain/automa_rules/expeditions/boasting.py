"""The conditions of a boast that the game can check: quests, corruption and the value-20 token.

Meteorites, items, cards and workers are only on the table, so their categories cannot be checked.
"""

from __future__ import annotations

import msgspec

from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.state import State
from automa_rules.expeditions.terms import Category


class Shortfall(msgspec.Struct, frozen=True):
    """A category needs more than there is."""

    there: int
    needed: int


def find_shortfall(state: State, category: Category) -> Shortfall | None:
    """What a category lacks; None if it is met or if only the players can tell."""
    human = state.human
    match category:
        case "quests":
            count, needed = human.solved_quests, FIGURES.quests_for_glory
        case "corruption":
            count, needed = len(human.corruption), FIGURES.corruption_for_glory
        case "corruption20":
            count, needed = int(human.twenty), 1
        case _:
            return None
    return Shortfall(count, needed) if count < needed else None
