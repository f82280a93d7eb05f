"""Corrections: set any value of the state to what is on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Annotated, Final, TypeVar, cast

import msgspec

from automa_rules.core.draft import Draft
from automa_rules.core.event import Corrected
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.core.json_decoder import decode_json
from automa_rules.core.refusals import CorrectionImpossible, CorrectionSecret
from automa_rules.core.rejection import ImpossibleEvent, Rejected

S = TypeVar("S", bound=msgspec.Struct)

APPEND: Final = "-"
"""As the last step of a pointer: the position after the last item of a list (RFC 6901)."""

MAX_NUMBER: Final = 9_999
"""The largest number that a correction may set. A state can hold far more, so later events can add to it."""

_INDEX = re.compile("0|[1-9][0-9]*")  # RFC 6901


class Correct(msgspec.Struct, frozen=True, tag_field="type", tag="correct", forbid_unknown_fields=True):
    """Set the value at `pointer` (RFC 6901, in the state's document) to what is on the table.

    `-` as the last step of a pointer into a list appends the value. No number may be greater than 9999.
    """

    pointer: Annotated[str, msgspec.Meta(max_length=200)]
    value: msgspec.Raw
    reason: Annotated[str, msgspec.Meta(max_length=1_000)] = ""


def apply_correction(state: S, event: Corrected, states: FieldDecoder[S]) -> S:
    """Return the state with one value replaced; `states` decodes the changed field.

    Raises ImpossibleEvent if the pointer leads nowhere or the value does not fit there.
    """
    try:
        return _replace_value(state, event, states)
    except (LookupError, ValueError, TypeError, msgspec.MsgspecError) as error:
        raise ImpossibleEvent(str(error)) from error


def correct(draft: Draft[S], action: Correct, is_read_only: Callable[[S, str], bool]) -> None:
    """Add a correction to the draft, unless `is_read_only` says that the service keeps the value.

    Raises Rejected `correction_secret` for a read-only value, `correction_impossible` if the pointer leads
    nowhere or the value does not fit there.
    """
    if is_read_only(draft.state, action.pointer):
        raise Rejected(CorrectionSecret(pointer=action.pointer))
    try:
        draft.add(
            Corrected(
                action.pointer,
                decode_json(action.value),
                action.reason,
                whose=_seat_at_pointer(draft.state, action.pointer),
            )
        )
        _require_canonical_indexes(draft.state, action.pointer)
        _require_small_numbers(decode_json(action.value))
    except (ImpossibleEvent, ValueError) as error:
        raise Rejected(CorrectionImpossible(pointer=action.pointer, diagnostic=str(error))) from error


def correct_fields(draft: Draft[S], seat: str, told: Mapping[str, object]) -> None:
    """Add a correction for each field of a seat's record that is told otherwise than it is.

    The record is the state's field of this name.
    """
    record = getattr(draft.state, seat)
    for name, value in told.items():
        if value != getattr(record, name):
            draft.add(Corrected(f"/{seat}/{name}", msgspec.to_builtins(value), "", whose=seat))


def _replace_value(state: S, event: Corrected, states: FieldDecoder[S]) -> S:
    """Expand only what the pointer leads through, and decode only its field of the state again."""
    document = place = _expand(state)
    steps = parse_pointer(event.pointer)
    *parents, last = steps
    for step in parents:
        child = _expand(_get_child(place, step))
        _set_child(place, step, child)
        place = child
    was_there = _has_child(place, last)
    _set_child(place, last, event.value)
    name, after = states.decode_field(cast("dict[str, object]", document), steps[0])
    before = getattr(state, name)
    if not was_there and after == before:
        message = f"the state has no {event.pointer}"
        raise LookupError(message)
    kept = _reuse_equal_parts(before, after)
    return state if kept is before else msgspec.structs.replace(state, **{name: kept})


def _reuse_equal_parts(before: object, after: object) -> object:
    """Return `after` with each unchanged part taken from `before`, so that states share it."""
    if before == after and type(before) is type(after):
        return before
    match before, after:
        case msgspec.Struct(), msgspec.Struct() if type(before) is type(after):
            parts = {name: getattr(after, name) for name in after.__struct_fields__}
            kept = {name: _reuse_equal_parts(getattr(before, name), part) for name, part in parts.items()}
            return msgspec.structs.replace(after, **kept)
        case dict(), dict():
            return {key: _reuse_equal_parts(before.get(key), part) for key, part in after.items()}
        case tuple(), tuple() if len(before) == len(after):
            return tuple(map(_reuse_equal_parts, before, after))
        case _:
            return after


def _seat_at_pointer(state: object, pointer: str) -> str | None:
    """The seat of the first record along the pointer that has one; None if there is none."""
    for _, _, place in _walk_pointer(state, pointer):
        if isinstance(place, msgspec.Struct) and isinstance(seat := getattr(place, "seat", None), str):
            return seat
    return None


def _require_canonical_indexes(state: object, pointer: str) -> None:
    """Raise ValueError for a list index with leading zeros or other than ASCII digits."""
    for place, step, _ in _walk_pointer(state, pointer):
        if isinstance(place, list) and not _INDEX.fullmatch(step):
            message = f"an index of a list is not written {step!r}"
            raise ValueError(message)


def _require_small_numbers(value: object) -> None:
    """Raise ValueError for a number greater than MAX_NUMBER."""
    match value:
        case dict() as fields:
            _require_small_numbers([*fields.values()])
        case list() as items:
            for each in items:
                _require_small_numbers(each)
        case int() | float() if abs(value) > MAX_NUMBER:
            message = f"no number on a table is greater than {MAX_NUMBER}: {value}"
            raise ValueError(message)


def _walk_pointer(state: object, pointer: str) -> Iterator[tuple[object, str, object]]:
    """Yield each expanded value along a pointer, the step taken from it, and the child at that step."""
    place = state
    for step in parse_pointer(pointer) if pointer.startswith("/") else ():
        opened = _expand(place)
        try:
            place = _get_child(opened, step)
        except LookupError:
            return
        yield opened, step, place


def _expand(value: object) -> object:
    """A value as pointers see it: one level deep, fields at their defaults included."""
    match value:
        case msgspec.Struct():
            tag = value.__struct_config__
            document = {tag.tag_field: tag.tag} if tag.tag_field is not None else {}
            names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
            return document | {encoded_name: getattr(value, name) for name, encoded_name in names}
        case str() | bytes():
            return value
        case Mapping():
            return {str(key): item for key, item in value.items()}
        case Sequence() | AbstractSet():
            return list(value)
        case _:
            return value


def _has_child(place: object, step: str) -> bool:
    try:
        _get_child(place, step)
    except LookupError:
        return False
    return True


def parse_pointer(pointer: str) -> list[str]:
    """Split a JSON pointer into its steps. Raises ValueError if it does not start with a slash."""
    if not pointer.startswith("/"):
        message = f"a JSON pointer starts with a slash: {pointer!r}"
        raise ValueError(message)
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer[1:].split("/")]


def _get_child(place: object, step: str) -> object:
    match place:
        case dict() if step in place:
            return cast("dict[str, object]", place)[step]
        case dict():
            message = f"there is no {step!r}"
            raise LookupError(message)
        case list():
            return cast("list[object]", place)[_parse_index(place, step)]
        case _:
            message = f"there is nothing below {step!r}"
            raise LookupError(message)


def _set_child(place: object, step: str, value: object) -> None:
    match place:
        case dict():
            cast("dict[str, object]", place)[step] = value
        case list() if step == APPEND:
            cast("list[object]", place).append(value)
        case list():
            cast("list[object]", place)[_parse_index(place, step)] = value
        case _:
            message = f"there is nothing below {step!r}"
            raise LookupError(message)


def _parse_index(place: list[object], step: str) -> int:
    if not step.isdecimal() or int(step) >= len(place):
        message = f"no item {step!r} in a list of {len(place)}"
        raise LookupError(message)
    return int(step)
