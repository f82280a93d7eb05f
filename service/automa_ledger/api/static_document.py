"""Documents that are the same for all who ask, however many those are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import TypeVar

from automa_ledger.api.representation import hash_entity_tag
from automa_ledger.api.responses import Headers, Response

T = TypeVar("T")


class StaticDocument:
    """A body whose tag is made once."""

    def __init__(self, kind: str, body: bytes) -> None:
        self._body = body
        self._headers: Headers = [(b"content-type", kind.encode()), (b"etag", hash_entity_tag(body))]

    def reply(self, *headers: tuple[bytes, bytes]) -> Response:
        """An answer with it, and with these headers."""
        return Response(200, [*self._headers, *headers], self._body)


def make_once(make: Callable[[], T]) -> Callable[[], T]:
    """What is made when it is wanted first, and once, however many threads want it at that moment."""
    lock, made = Lock(), cache(make)

    def wanted() -> T:
        with lock:
            return made()

    return wanted
