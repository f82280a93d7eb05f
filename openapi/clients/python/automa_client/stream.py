# Made by openapi/clients/generate.py from the module of this name in aio/: change that one.
"""Server-sent events (`text/event-stream`) as the service writes them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import TypeAlias

import httpx2

from automa_client.lost import Failure, is_lost, pause, retry_after
from automa_client.refused import Refused, Unreadable, accepted, media

EVENT_STREAM = "text/event-stream"
FIRST_PAUSE_SECONDS = 1.0  # before a stream that broke off is opened again; with the spread, one to two
MAX_PAUSE_SECONDS = 30.0  # when it cannot be opened
LASTED_SECONDS = 10.0  # after which a stream that ends was a good one: the next is opened soon

Open: TypeAlias = Callable[[int], AbstractContextManager[httpx2.Response]]
"""Opens the stream after an id."""


def followed(open_after: Open, after: int) -> Iterator[httpx2.ServerSentEvent]:
    """All messages after an id, in order and without gaps, to the end of the stream.

    A stream that breaks off or cannot be reached is opened again, after the last message that came through.
    Raises Refused or Unreadable for whatever waiting does not mend.
    """
    last = after
    failed = 0
    while True:
        least = None
        opened = math.inf
        try:
            with open_after(last) as answer:
                if answer.is_error or media(answer) != EVENT_STREAM:
                    answer.read()
                accepted(answer, EVENT_STREAM)
                opened = time.monotonic()
                if answer.status_code == httpx2.codes.NO_CONTENT:
                    return
                for message in httpx2.EventSource(answer, max_event_size=None):
                    if not message.data:
                        continue  # a comment, which keeps the connection open and says nothing
                    if message.event == "end":
                        return
                    failed = 0
                    last = int(message.id)
                    yield message
        except (httpx2.TransportError, Refused, Unreadable) as failure:
            if not _passes(failure):
                raise
            least = retry_after(failure)
        if time.monotonic() - opened >= LASTED_SECONDS:
            failed = 0
        failed += 1
        time.sleep(pause(failed, FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS, least))


def _passes(failure: Failure) -> bool:
    """Whether it may help to come again later."""
    too_often = isinstance(failure, Refused) and failure.status == httpx2.codes.TOO_MANY_REQUESTS
    return is_lost(failure) or too_often
