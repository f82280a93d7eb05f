"""A state as a document, of which one field is read alone: what is not corrected is not looked through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


class FieldDecoder(Generic[S]):
    """Reads documents of a kind of state.

    It is made when its module is imported: msgspec learns what a type is made of at its first use, and the
    process ends when two threads are the first at once.
    """

    def __init__(self, kind: type[S]) -> None:
        self._fields = {
            field.encode_name: (field.name, msgspec.json.Decoder[Any](_single_field_struct(field)))
            for field in msgspec.structs.fields(kind)
        }

    def decode_field(self, document: Mapping[str, object], encoded_name: str) -> tuple[str, object]:
        """The name of a field, and what a state has there by its document.

        Raises LookupError for a field that no state has, and msgspec.ValidationError for a value that does
        not fit there.
        """
        if encoded_name not in self._fields:
            message = f"there is no {encoded_name!r}"
            raise LookupError(message)
        name, decoder = self._fields[encoded_name]
        return name, getattr(
            decoder.decode(msgspec.json.encode({encoded_name: document[encoded_name]})), name
        )


def _single_field_struct(field: msgspec.structs.FieldInfo) -> type[msgspec.Struct]:
    """A struct that has only this field, so that what does not fit is told by its place in the state."""
    named = {field.name: field.encode_name}
    return msgspec.defstruct("Field", [(field.name, field.type)], rename=named)
