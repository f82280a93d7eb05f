"""What a boast needs, as far as the game knows of it: quests, corruption and the value-20 token.

Meteorites, items, cards and workers are on the table only, and so is whether their categories are met.
"""

from __future__ import annotations

import msgspec

from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.state import State
from automa_rules.expeditions.terms import Category


class Shortfall(msgspec.Struct, frozen=True):
    """A category needs so many, and there are fewer."""

    there: int
    needed: int


def find_shortfall(state: State, category: Category) -> Shortfall | None:
    """What a category lacks; None where it is met, or where only the table can tell."""
    human = state.human
    match category:
        case "quests":
            there, needed = human.solved_quests, FIGURES.quests_for_glory
        case "corruption":
            there, needed = len(human.corruption), FIGURES.corruption_for_glory
        case "corruption20":
            there, needed = int(human.twenty), 1
        case _:
            return None
    return Shortfall(there, needed) if there < needed else None
