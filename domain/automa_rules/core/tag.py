"""The tag of a struct type in documents."""

from __future__ import annotations

from typing import ClassVar, Protocol

from msgspec.structs import StructConfig


class Tagged(Protocol):
    """A msgspec struct, as a protocol that other protocols can extend."""

    __struct_config__: ClassVar[StructConfig]


def tag_of(kind: type[Tagged]) -> str:
    """The value of the tag field, which tells a struct type from its siblings."""
    return str(kind.__struct_config__.tag)
