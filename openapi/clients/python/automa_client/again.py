# Made by openapi/clients/generate.py from the module of this name in aio/: change that one.
"""Asking again for what was lost on the way."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import httpx2

from automa_client.lost import is_lost, pause, retry_after
from automa_client.refused import Refused, Unreadable

T = TypeVar("T")

MAX_TRIES = 5  # of a command
FIRST_PAUSE_SECONDS = 0.25
MAX_PAUSE_SECONDS = 10.0  # a longer wait that is asked for is not waited


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
