"""What can be done now, as far as every game has it: the kinds of command that the moment allows."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.ruleset import Ruleset


def kinds_now(ruleset: Ruleset[Any], state: object, seat: str | None) -> tuple[type[msgspec.Struct], ...]:
    """The kinds of action that a seat can take now, None for nobody's.

    They are those that the frame lets through. What the rules of an action say of it is for the ruleset's own
    options to tell.
    """
    if seat is None:
        return ()
    return tuple(kind for kind in ruleset.actions if ruleset.lets_through(state, kind, seat))


def automa_acts(ruleset: Ruleset[Any], state: object) -> bool:
    """Whether it is an Automa's turn that waits for nothing."""
    return ruleset.lets_through(state, ruleset.automa_turn, None)
