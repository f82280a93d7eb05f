"""Opaque cursors for paging through a list of games."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from typing import TypeAlias
from uuid import UUID

from automa_ledger.api.parameters import ParameterType, QueryParameter
from automa_ledger.refusals.requests import InvalidParameter
from automa_rules.core.rejection import Rejected

CursorKey: TypeAlias = tuple[datetime, UUID]

# 8 bytes of time, the first of which is zero until the year 4253, then 16 bytes of the id.
CURSOR_PATTERN = "A[A-P][A-Za-z0-9_-]{30}"

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def encode_cursor(place: CursorKey) -> str:
    """Return the cursor after a game, from its creation time and id."""
    moment, game_id = place
    ticks = (moment - _EPOCH) // _MICROSECOND
    return urlsafe_b64encode(ticks.to_bytes(8, "big") + game_id.bytes).decode()


def decode_cursor(name: str, text: str) -> CursorKey:
    """Decode the cursor in a parameter. Raises Rejected `invalid_parameter`."""
    if not re.fullmatch(CURSOR_PATTERN, text):
        raise Rejected(InvalidParameter(parameter=name))
    raw = urlsafe_b64decode(text)
    return _EPOCH + int.from_bytes(raw[:8], "big") * _MICROSECOND, UUID(bytes=raw[8:])


CURSOR = QueryParameter(
    "after",
    "The `next` of the previous page.",
    ParameterType(
        {
            "type": "string",
            "pattern": f"^{CURSOR_PATTERN}$",
            "examples": ["AAYi4FZ2qAALbFoefQ9MY5pTLx8MnY5H"],
        },
        decode_cursor,
    ),
    None,
)
