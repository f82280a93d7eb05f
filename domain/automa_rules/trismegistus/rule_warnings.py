"""Warnings about human actions that the rules do not explain. Only a strict game refuses them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from automa_rules.trismegistus.dice import ActiveDie, Die, count_dice_in_bowl, dice_on_board
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.refusals import (
    CostTooHigh,
    DiceUnexplained,
    DieDraftedThisTurn,
    EtherealInVain,
    NothingSpent,
    PotencyUnexplained,
    SymbolsDiffer,
)
from automa_rules.trismegistus.state import Human, State
from automa_rules.trismegistus.terms import MAX_POTENCY, Bowls


def warn_wasted_ethereal_die(draft: Draft, potency: int) -> None:
    """Warn about an ethereal die on a die that has the highest potency."""
    if potency >= MAX_POTENCY:
        draft.warn_or_reject(EtherealInVain(potency=potency))


def warn_drafted_die(draft: Draft) -> None:
    """Warn about a die that is put away in the turn in which it was taken (Q49)."""
    if draft.state.human.drafted:
        draft.warn_or_reject(DieDraftedThisTurn())


def warn_unusual_cost(draft: Draft, cost: int, *, exhausted: bool) -> None:
    """Warn unless the turn costs one to three potency or gives the die up (the base game's turn)."""
    if cost > FIGURES.human_cost_max:
        draft.warn_or_reject(CostTooHigh(cost=cost, most=FIGURES.human_cost_max))
    elif cost == 0 and not exhausted:
        draft.warn_or_reject(NothingSpent())


def warn_unexplained_dice(draft: Draft, before: State) -> None:
    """Warn unless at most one die went from its bowl to the human and the others stayed where they were."""
    after = draft.state
    bowls_before, bowls_after = _count_bowl_dice(before.bowls), _count_bowl_dice(after.bowls)
    hand_before, hand_after = _count_human_dice(before.human), _count_human_dice(after.human)
    removed, taken = bowls_before - bowls_after, hand_after - hand_before
    if bowls_after - bowls_before or hand_before - hand_after or removed != taken or taken.total() > 1:
        moved = (
            ((bowls_after - bowls_before) + (hand_before - hand_after))
            | (removed - taken)
            | (taken - removed)
            | taken
        )
        draft.warn_or_reject(DiceUnexplained(dice=tuple(sorted(str(die) for die in moved.elements()))))
    elif after.human.die is not None:
        most = _max_potency(before, after.human.die)
        if after.human.die.potency > most:
            draft.warn_or_reject(PotencyUnexplained(potency=after.human.die.potency, most=most))


def warn_symbol_mismatch(draft: Draft, what: str, told: int | None, counted: int | None) -> None:
    """Warn if the given number of symbols differs from the known one."""
    if told is not None and counted is not None and told != counted:
        draft.warn_or_reject(SymbolsDiffer(what=what, told=told, counted=counted))


def _max_potency(before: State, die: ActiveDie) -> int:
    """What the die had before. A die just taken: the dice in its bowl, plus one for an ethereal die."""
    if before.human.die is not None and before.human.die.die == die.die:
        return before.human.die.potency
    return min(count_dice_in_bowl(before.bowls, die.symbol) + 1, MAX_POTENCY)


def _count_bowl_dice(bowls: Bowls) -> Counter[Die]:
    return Counter({die: bowls[die.symbol][die.colour] for die in dice_on_board(bowls)})


def _count_human_dice(human: Human) -> Counter[Die]:
    active: Sequence[Die] = () if human.die is None else (human.die.die,)
    return Counter((*active, *human.spent))
