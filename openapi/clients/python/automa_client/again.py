"""Asking again for what was lost on the way."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TypeAlias, TypeVar

import httpx

from automa_client.refused import Refused, Unreadable

T = TypeVar("T")
Failure: TypeAlias = httpx.TransportError | Refused | Unreadable

TRIES = 5  # of a command, with the first
FIRST_PAUSE = 0.25  # seconds
LONGEST_PAUSE = 10.0  # seconds; whoever is told to wait longer is not kept waiting
DOUBLINGS = 10  # more make no difference: the pause is as long as it gets
DAY = 86_400  # seconds; no pause is longer, whatever is told
LOST = frozenset({502, 503, 504})  # statuses of an answer that says nothing about the command

_CUT = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError, httpx.ProxyError)


def answered(send: Callable[[], T]) -> T:
    """What comes of a command with an Idempotency-Key; it is sent again when its answer was lost.

    Raises what the last try raises.
    """
    for tried in range(1, TRIES):
        try:
            return send()
        except (httpx.TransportError, Refused, Unreadable) as failure:
            if not is_lost(failure) or (told(failure) or 0) > LONGEST_PAUSE:
                raise
            time.sleep(pause(tried, FIRST_PAUSE, LONGEST_PAUSE, told(failure)))
    return send()


def is_lost(failure: Failure) -> bool:
    """Whether nobody knows what came of a request."""
    return isinstance(failure, _CUT) if isinstance(failure, httpx.TransportError) else failure.status in LOST


def told(failure: Failure) -> float | None:
    """In how many seconds the other side wants to be asked again, where it says so."""
    return None if isinstance(failure, httpx.TransportError) else failure.retry_after


def pause(tried: int, first: float, longest: float, least: float | None) -> float:
    """The seconds to wait after so many tries: twice as many each time, spread, and `least` at least."""
    spread = 1 + secrets.randbelow(1000) / 1000
    doubled: float = first * 2 ** min(tried - 1, DOUBLINGS)
    return max(min(doubled * spread, longest), min(least or 0, DAY))
