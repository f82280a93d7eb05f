"""Whose move it is, in one word, for clients that do not know the game."""

from __future__ import annotations

from typing import Any

from automa_ledger.store.records import Access
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.seat import Next


def next_step(ruleset: Ruleset[Any], state: object, access: Access) -> Next:
    """What a client with this access does next."""
    if ruleset.is_over(state):
        return Next("over", None)
    questions = ruleset.questions(state)
    seat = questions[0].seat if questions else ruleset.turn(state)
    is_automa = seat is not None and seat not in ruleset.humans(state)
    may_act = access.role == "owner" or (access.role == "player" and (is_automa or seat == access.seat))
    if not may_act:
        return Next("wait", seat)
    if questions:
        return Next("answer", seat)
    return Next("automa_turn" if is_automa else "act", seat)
