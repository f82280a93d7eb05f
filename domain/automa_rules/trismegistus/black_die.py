"""The black six-sided die, rolled at the table or here."""

from __future__ import annotations

from collections.abc import Container

from automa_rules.core.rejected import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.evolve.cards import BLACK_DIE as DIE
from automa_rules.trismegistus.refusals import DiceAreRolledHere
from automa_rules.trismegistus.terms import BLACK_DIE

FACES = tuple(range(1, BLACK_DIE + 1))


def roll(draft: Draft, counting: Container[int], rule: str) -> int:
    """Roll until a result counts.

    The six faces are shuffled and read one by one: the first that counts is as likely to be any of them as
    with a die that is rolled again and again.
    """
    order = draft.shuffle(DIE, FACES, rule).order
    for face in order:
        result = int(face)
        draft.add(ev.BlackDieRolled(result, counts=result in counting, rule=rule))
        if result in counting:
            return result
    message = "no face of the die counts"
    raise ValueError(message)


def told(draft: Draft, result: int, counting: Container[int], rule: str) -> bool:
    """A result told by the table; whether it counts.

    Raises Rejected `dice_are_rolled_here` when the service rolls the dice of this game.
    """
    if draft.state.dice_mode == "virtual":
        raise Rejected(DiceAreRolledHere())
    counts = result in counting
    draft.add(ev.BlackDieRolled(result, counts=counts, named=True, rule=rule))
    return counts
