"""Several actions of one seat as one command: all of them happen, or none."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

import msgspec

A = TypeVar("A")

MAX_ACTIONS = 32
MAX_REPORTS = 4
MAX_FACTS = 600
"""Before the last action of a turn. One action leads to four hundred at most, a commit to a thousand."""


class Turn(msgspec.Struct, Generic[A], frozen=True, tag_field="type", tag="turn", forbid_unknown_fields=True):
    """Do these actions, one after the other; each is decided on what the ones before it have led to."""

    actions: Annotated[tuple[A, ...], msgspec.Meta(min_length=1, max_length=MAX_ACTIONS)]
