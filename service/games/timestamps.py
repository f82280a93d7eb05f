"""The times in a log: RFC 3339 in UTC."""

from __future__ import annotations

import re
from datetime import UTC, datetime

_RFC_3339 = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z", re.ASCII)


def now() -> str:
    """The present, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_timestamp(at: str) -> datetime:
    """The time that a log tells. Raises ValueError for a text that is not RFC 3339 in UTC."""
    if _RFC_3339.fullmatch(at) is None:
        message = f"not a time in RFC 3339 and UTC: {at!r}"
        raise ValueError(message)
    return datetime.fromisoformat(at)
