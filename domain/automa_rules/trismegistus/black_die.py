"""The black six-sided die, rolled at the table or by the service."""

from __future__ import annotations

from collections.abc import Container

from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.evolve.cards import BLACK_DIE_DECK as DIE
from automa_rules.trismegistus.refusals import DiceAreRolledHere
from automa_rules.trismegistus.terms import BLACK_DIE_SIDES

FACES = tuple(range(1, BLACK_DIE_SIDES + 1))


def roll_black_die(draft: Draft, valid_results: Container[int], rule: str) -> int:
    """Roll until a result counts, and return it.

    The six faces are shuffled and read in order. The first that counts is distributed as with a die that is
    rolled repeatedly.
    """
    order = draft.shuffle(DIE, FACES, rule).order
    for face in order:
        result = int(face)
        draft.add(ev.BlackDieRolled(result, counts=result in valid_results, rule=rule))
        if result in valid_results:
            return result
    message = "no face of the die counts"
    raise ValueError(message)


def record_black_die_result(draft: Draft, result: int, valid_results: Container[int], rule: str) -> bool:
    """Record a result rolled at the table. Returns whether it counts.

    Raises Rejected `dice_are_rolled_here` when the service rolls the dice of this game.
    """
    if draft.state.dice_mode == "virtual":
        raise Rejected(DiceAreRolledHere())
    counts = result in valid_results
    draft.add(ev.BlackDieRolled(result, counts=counts, named=True, rule=rule))
    return counts
