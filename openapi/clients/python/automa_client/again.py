"""Asking again for what was lost on the way."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TypeAlias, TypeVar

import httpx2

from automa_client.refused import Refused, Unreadable

T = TypeVar("T")
Failure: TypeAlias = httpx2.TransportError | Refused | Unreadable

MAX_TRIES = 5  # of a command
FIRST_PAUSE_SECONDS = 0.25
MAX_PAUSE_SECONDS = 10.0  # a longer wait that is asked for is not waited
DOUBLINGS = 10  # more make no difference: the pause is as long as it gets
DAY_SECONDS = 86_400  # no pause is longer, whatever is asked for
LOST = frozenset({502, 503, 504})  # statuses of an answer that says nothing about the command

_CUT = (httpx2.NetworkError, httpx2.TimeoutException, httpx2.RemoteProtocolError, httpx2.ProxyError)


def answered(send: Callable[[], T]) -> T:
    """The answer to a command with an Idempotency-Key, which is sent again when its answer was lost.

    Raises what the last try raises.
    """
    for tried in range(1, MAX_TRIES):
        try:
            return send()
        except (httpx2.TransportError, Refused, Unreadable) as failure:
            if not is_lost(failure) or (retry_after(failure) or 0) > MAX_PAUSE_SECONDS:
                raise
            time.sleep(pause(tried, FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS, retry_after(failure)))
    return send()


def is_lost(failure: Failure) -> bool:
    """Whether nobody knows what came of a request."""
    return isinstance(failure, _CUT) if isinstance(failure, httpx2.TransportError) else failure.status in LOST


def retry_after(failure: Failure) -> float | None:
    """In how many seconds the other side wants to be asked again, where it says so."""
    return None if isinstance(failure, httpx2.TransportError) else failure.retry_after


def pause(tried: int, first: float, longest: float, least: float | None) -> float:
    """The seconds to wait after so many tries: twice as many each time, spread, and `least` at least."""
    spread = 1 + secrets.randbelow(1000) / 1000
    doubled: float = first * 2 ** min(tried - 1, DOUBLINGS)
    return max(min(doubled * spread, longest), min(least or 0, DAY_SECONDS))
