"""Whether a request was lost, and how long to wait before the next one."""

from __future__ import annotations

import secrets
from typing import TypeAlias

import httpx2

from automa_client.refused import Refused, Unreadable

Failure: TypeAlias = httpx2.TransportError | Refused | Unreadable

DOUBLINGS = 10  # more make no difference: the pause is as long as it gets
DAY_SECONDS = 86_400  # no pause is longer, whatever is asked for
LOST = frozenset({502, 503, 504})  # statuses of an answer that says nothing about the command

_CUT = (httpx2.NetworkError, httpx2.TimeoutException, httpx2.RemoteProtocolError, httpx2.ProxyError)


def is_lost(failure: Failure) -> bool:
    """Whether the outcome of a request is unknown."""
    return isinstance(failure, _CUT) if isinstance(failure, httpx2.TransportError) else failure.status in LOST


def retry_after(failure: Failure) -> float | None:
    """In how many seconds the other side wants to be asked again, where it says so."""
    return None if isinstance(failure, httpx2.TransportError) else failure.retry_after


def pause(tried: int, first: float, longest: float, least: float | None) -> float:
    """The seconds to wait after so many tries: twice as many each time, spread, and `least` at least."""
    spread = 1 + secrets.randbelow(1000) / 1000
    doubled: float = first * 2 ** min(tried - 1, DOUBLINGS)
    return max(min(doubled * spread, longest), min(least or 0, DAY_SECONDS))
