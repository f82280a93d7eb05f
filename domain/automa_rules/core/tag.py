"""The name of a kind of struct in documents."""

from __future__ import annotations

from typing import ClassVar, Protocol

from msgspec.structs import StructConfig


class Tagged(Protocol):
    """A struct, as a type that a protocol can go on from."""

    __struct_config__: ClassVar[StructConfig]


def tag_of(kind: type[Tagged]) -> str:
    """The value of the field `type` that tells a tagged struct from its siblings."""
    return str(kind.__struct_config__.tag)
