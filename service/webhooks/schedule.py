"""How long to wait between attempts."""

from __future__ import annotations

import random
from collections.abc import Sequence

SPREAD = 0.2


def seconds_between(setting: str) -> tuple[float, ...]:
    """The pauses that a setting lists, in seconds."""
    return tuple(map(float, setting.split(",")))


def pause(schedule: Sequence[float], failed: int) -> float | None:
    """Seconds until the next attempt after so many that failed; None when that was the last one.

    Spread by a fifth to both sides, so that what failed together does not come again together.
    """
    if failed > len(schedule):
        return None
    return schedule[failed - 1] * random.uniform(1 - SPREAD, 1 + SPREAD)  # noqa: S311 - no secret
