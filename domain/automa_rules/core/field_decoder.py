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

    def __init__(self, state_type: type[S]) -> None:
        self._fields = {
            field.encode_name: (field.name, msgspec.json.Decoder[Any](_single_field_struct(field)))
            for field in msgspec.structs.fields(state_type)
        }

    def decode_field(self, document: Mapping[str, object], encoded_name: str) -> tuple[str, object]:
        """Return the attribute name of a field, and its value decoded from the state's document.

        Raises LookupError for a field that the state does not have, msgspec.ValidationError for a value that
        does not fit.
        """
        if encoded_name not in self._fields:
            message = f"there is no {encoded_name!r}"
            raise LookupError(message)
        name, decoder = self._fields[encoded_name]
        encoded_field = msgspec.json.encode({encoded_name: document[encoded_name]})
        return name, getattr(decoder.decode(encoded_field), name)


def _single_field_struct(field: msgspec.structs.FieldInfo) -> type[msgspec.Struct]:
    """A struct with only this field, so that paths in errors start at the state, as in `$.human.coins`."""
    encoded_names = {field.name: field.encode_name}
    return msgspec.defstruct("Field", [(field.name, field.type)], rename=encoded_names)
