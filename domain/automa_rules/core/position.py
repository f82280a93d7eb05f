"""A state as the position of another game."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from automa_rules.core.refusals import PositionNotBetweenTurns
from automa_rules.core.rejection import Rejected


def require_between_turns(view: msgspec.Struct, fields: Iterable[str]) -> None:
    """Raise Rejected `position_not_between_turns` if one of these fields of a view has something in it."""
    open_fields = tuple(name for name in fields if getattr(view, name))
    if open_fields:
        raise Rejected(PositionNotBetweenTurns(open_fields))
