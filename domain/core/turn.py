"""Several actions of one seat as one command: all of them happen, or none."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

import msgspec

A = TypeVar("A")

MOST_ACTIONS = 50
MOST_FACTS = 9_000
"""That a turn leads to before its last action: 64 KiB that fill a board and empty it lead to more."""


class Turn(msgspec.Struct, Generic[A], frozen=True, tag_field="type", tag="turn", forbid_unknown_fields=True):
    """Do these actions, one after the other; each is decided on what the ones before it have led to."""

    actions: Annotated[tuple[A, ...], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]
