"""What changed on the table between two views: pieces by their ids, counters by JSON pointers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any, TypeAlias, TypeGuard

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A piece that moved from one place to another, or a counter with its old and its new value.

    `piece` is its id, the same for the whole game and in the picture; a place is null off the table.
    `counter` is the JSON pointer (RFC 6901) of a number in the state.
    """

    piece: str | UnsetType = UNSET
    counter: str | UnsetType = UNSET
    before: str | int | None = msgspec.field(name="from")
    to: str | int | None


ListPieces: TypeAlias = Callable[[Any], Mapping[str, str]]
"""The place of each piece of a view, by the piece's id."""


def find_changes(
    before: msgspec.Struct, after: msgspec.Struct, pieces: ListPieces, uncounted: AbstractSet[str]
) -> tuple[Change, ...]:
    """Find the pieces that moved, then the counters that changed, between two views of a game.

    `uncounted` are fields whose numbers name something, such as a card.
    """
    then, now = pieces(before), pieces(after)
    moved = {piece for piece, _ in then.items() ^ now.items()}
    return (
        *(
            Change(piece=piece, before=then.get(piece), to=now.get(piece))
            for piece in {**then, **now}
            if piece in moved
        ),
        *_find_counters("", before, after, uncounted),
    )


def _find_counters(
    pointer: str, before: object, after: object, uncounted: AbstractSet[str]
) -> Iterator[Change]:
    """Compare two different values at a pointer. A number that is missing in a map is 0."""
    match before, after:
        case bool(), _:
            return
        case int(), int():
            yield Change(counter=pointer, before=before, to=after)
        case dict() | None, dict() | None:
            yield from _find_counters_in_maps(pointer, before or {}, after or {}, uncounted)
        case tuple(), tuple() if len(before) == len(after) and all(map(_is_struct, after)):
            for index, (then, now) in enumerate(zip(before, after, strict=True)):
                if then is not now and then != now:
                    yield from _find_counters(f"{pointer}/{index}", then, now, uncounted)
        case _ if _is_struct(before) and _is_struct(after) and type(before) is type(after):
            fields = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
            for name, then, now in fields:
                if then is not now and then != now and name not in uncounted:
                    yield from _find_counters(f"{pointer}/{name}", then, now, uncounted)


def _is_struct(value: object) -> TypeGuard[msgspec.Struct]:
    """Whether a value has fields. `isinstance` takes four times as long, by way of abstract classes."""
    return hasattr(value, "__struct_fields__")


def _find_counters_in_maps(
    pointer: str, before: Mapping[Any, object], after: Mapping[Any, object], uncounted: AbstractSet[str]
) -> Iterator[Change]:
    for key in {**before, **after}:
        then, now = before.get(key), after.get(key)
        then = 0 if then is None and isinstance(now, int) else then
        now = 0 if now is None and isinstance(then, int) else now
        if then != now:
            step = str(key).replace("~", "~0").replace("/", "~1")
            yield from _find_counters(f"{pointer}/{step}", then, now, uncounted)
