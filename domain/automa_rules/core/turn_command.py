"""Several actions of one seat as one command: all are carried out, or none."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeVar

import msgspec

A = TypeVar("A")

MAX_ACTIONS = 32
MAX_REPORTS = 4
MAX_FACTS = 600
"""Events before the last action of a turn. One action leads to at most 400, a commit to at most 1000."""


class Turn(msgspec.Struct, Generic[A], frozen=True, tag_field="type", tag="turn", forbid_unknown_fields=True):
    """Carry out these actions in order. Each is decided on the state after the ones before it.

    With `until` set to `question`, an action that an open question does not allow ends the turn: it and those
    after it are not carried out. By default the whole turn is refused.
    """

    actions: Annotated[tuple[A, ...], msgspec.Meta(min_length=1, max_length=MAX_ACTIONS)]
    until: Literal["end", "question"] = "end"
