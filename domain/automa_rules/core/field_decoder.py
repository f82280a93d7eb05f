"""Decodes single fields of a state's document, so that a correction need not decode all of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


class FieldDecoder(Generic[S]):
    """Decodes single fields of one type of state.

    Create it at import time: msgspec inspects a type on its first use, and the process crashes if two threads
    do so at once.
    """

    def __init__(self, kind: type[S]) -> None:
        self._fields = {
            field.encode_name: (field.name, msgspec.json.Decoder[Any](_single_field_struct(field)))
            for field in msgspec.structs.fields(kind)
        }

    def decode_field(self, document: Mapping[str, object], encoded_name: str) -> tuple[str, object]:
        """Return the name of a field, and its value decoded from the state's document.

        Raises LookupError for a field that the state does not have, msgspec.ValidationError for a value that
        does not fit.
        """
        if encoded_name not in self._fields:
            message = f"there is no {encoded_name!r}"
            raise LookupError(message)
        name, decoder = self._fields[encoded_name]
        return name, getattr(
            decoder.decode(msgspec.json.encode({encoded_name: document[encoded_name]})), name
        )


def _single_field_struct(field: msgspec.structs.FieldInfo) -> type[msgspec.Struct]:
    """A struct with only this field, so that errors name the place within the state."""
    encoded_names = {field.name: field.encode_name}
    return msgspec.defstruct("Field", [(field.name, field.type)], rename=encoded_names)
