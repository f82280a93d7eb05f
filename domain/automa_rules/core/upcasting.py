"""Old events in the words of today: a table from the stored type of an event to what makes it the next one.

A type that changes in more than fields with defaults gets a new name with the number of its version
(`lanterns_lit`, then `lanterns_lit@2`); the old name goes into the ruleset's table. What is stored stays as
it was written, and so does the chain of hashes over it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from automa_rules.core.json_decoder import parse_float

T = TypeVar("T")

EventFields = dict[str, Any]
Upcaster = Callable[[EventFields], EventFields]
"""From the fields of an event, its `type` with them, to those of the type that came after it."""

_event_decoder: Final = msgspec.json.Decoder(EventFields, float_hook=parse_float)
_commits_decoder: Final = msgspec.json.Decoder(list[list[msgspec.Raw]])


def upcast(text: bytes, table: Mapping[str, Upcaster]) -> bytes:
    """One event in its newest version; the same text for one that is in it already.

    Raises msgspec.MsgspecError for what is no JSON object.
    """
    if not any(_type_marker(name) in text for name in table):
        return text
    facts = _event_decoder.decode(text)
    while (upcaster := table.get(facts.get("type", ""))) is not None:
        facts = upcaster(facts)
    return msgspec.json.encode(facts)


class UpcastingDecoder(Generic[T]):
    """A decoder of one event, or of a list of commits if `many`, that knows old versions too."""

    def __init__(self, kind: type[T], table: Mapping[str, Upcaster], *, many: bool = False) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self._table = table
        self._type_markers = tuple(map(_type_marker, table))
        self._many = many

    def decode(self, text: str | bytes | msgspec.Raw) -> T:
        """Raises msgspec.MsgspecError."""
        if not self._type_markers:
            return self._decoder.decode(text)
        stored = text.encode() if isinstance(text, str) else bytes(text)
        if not any(mark in stored for mark in self._type_markers):
            return self._decoder.decode(stored)
        if not self._many:
            return self._decoder.decode(upcast(stored, self._table))
        commits = [
            b"[" + b",".join(upcast(bytes(event), self._table) for event in commit) + b"]"
            for commit in _commits_decoder.decode(stored)
        ]
        return self._decoder.decode(b"[" + b",".join(commits) + b"]")


def _type_marker(name: str) -> bytes:
    """How the canonical text of an event of this type says so."""
    return f'"type":"{name}"'.encode()
