"""Documents that are the same for all clients."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import TypeVar

from automa_ledger.api.representation import hash_entity_tag
from automa_ledger.api.responses import Headers, Response

T = TypeVar("T")


class StaticDocument:
    """A body whose entity tag is computed once."""

    def __init__(self, media_type: str, body: bytes) -> None:
        self._body = body
        self._headers: Headers = [(b"content-type", media_type.encode()), (b"etag", hash_entity_tag(body))]

    def reply(self, *headers: tuple[bytes, bytes]) -> Response:
        """Return a response with the body and these additional headers."""
        return Response(200, [*self._headers, *headers], self._body)


def make_once(make: Callable[[], T]) -> Callable[[], T]:
    """Return a function that calls `make` once, and returns that result for every call from any thread."""
    lock, cached = Lock(), cache(make)  # without the lock, threads could call `make` at the same time

    def get() -> T:
        with lock:
            return cached()

    return get
