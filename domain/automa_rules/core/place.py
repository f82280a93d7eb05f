"""A place of a game: its id for programs, its printed coordinate for people, and what lies next to it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import UNSET, UnsetType


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A place on the table: its `id`, and `at`, its printed coordinate. Both are taken wherever one is sent.

    `title` is what people call it, in their language. `terrain` is a word for its kind. `neighbours` are
    next to it, `rivers` those of them across a river; `tunnel`: it has one. What a game lacks is left out.
    """

    id: str
    at: str
    title: str = ""
    terrain: str | UnsetType = UNSET
    neighbours: tuple[str, ...] | UnsetType = UNSET
    rivers: tuple[str, ...] | UnsetType = UNSET
    tunnel: bool | UnsetType = UNSET


def list_places(coordinates: Iterable[tuple[str, str]]) -> dict[str, Place]:
    """Places of which only the coordinates are known, by their ids."""
    return {place: Place(id=place, at=at) for place, at in coordinates}
