"""What all documents of the service have in common, and how they are read."""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Document(msgspec.Struct, omit_defaults=True):
    """A document of the service. Unknown fields are skipped, what has its default is left out."""


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
_learning = Lock()


def read(content: bytes | str, kind: type[T]) -> T:
    """A document as its type. Raises msgspec.MsgspecError for what is none.

    msgspec learns what a type is made of at its first use, and the process ends when two threads are the
    first at once: they take turns.
    """
    if kind not in _decoders:
        with _learning:
            _decoders[kind] = msgspec.json.Decoder(kind)
    found: T = _decoders[kind].decode(content)
    return found
