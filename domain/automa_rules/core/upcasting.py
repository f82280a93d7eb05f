"""Upcasting: a table maps the type of an old event to a function that converts it to the next version.

A type that changes in more than fields with defaults gets a new name with the number of its version
(`lanterns_lit`, then `lanterns_lit@2`); the old name goes into the ruleset's table. Stored events do not
change, nor does the hash chain over them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from automa_rules.core.json_decoder import parse_float

T = TypeVar("T")

EventFields = dict[str, Any]
Upcaster = Callable[[EventFields], EventFields]
"""Converts the fields of an event, including its `type`, to those of the next type."""

_event_decoder: Final = msgspec.json.Decoder(EventFields, float_hook=parse_float)
_commits_decoder: Final = msgspec.json.Decoder(list[list[msgspec.Raw]])


def upcast(text: bytes, table: Mapping[str, Upcaster]) -> bytes:
    """Convert one event to its newest version; return the same text if it is already in it.

    Raises msgspec.MsgspecError if the text is not a JSON object.
    """
    if not any(_type_marker(name) in text for name in table):
        return text
    fields = _event_decoder.decode(text)
    while (upcaster := table.get(fields.get("type", ""))) is not None:
        fields = upcaster(fields)
    return msgspec.json.encode(fields)


class UpcastingDecoder(Generic[T]):
    """Decodes one event, or a list of commits if `many`, old versions of events included."""

    def __init__(self, kind: type[T], table: Mapping[str, Upcaster], *, many: bool = False) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self._table = table
        self._type_markers = tuple(map(_type_marker, table))
        self._many = many

    def decode(self, text: str | bytes | msgspec.Raw) -> T:
        """Decode the text. Raises msgspec.MsgspecError."""
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
    """The part of an event's canonical text that states its type."""
    return f'"type":"{name}"'.encode()
