"""Decode bodies from JSON or MessagePack, and return them as canonical JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeAlias, TypeVar, cast

import msgspec
from litestar.types import Receive

from automa_ledger.api.media_types import DOCUMENT_TYPES, JSON, MESSAGE_PACK
from automa_ledger.api.problems.fault_locator import fault_facts, locate_fault
from automa_ledger.games.codec import canonical_json, sort_keys
from automa_ledger.refusals.requests import (
    BodyFault,
    BodyTooLarge,
    InvalidBody,
    InvalidRequest,
    MediaTypeUnsupported,
)
from automa_rules.core.json_decoder import decode_json
from automa_rules.core.rejection import Rejected

MAX_COMMAND_BYTES = 8 << 10  # of an action or a turn; typically some hundred
MAX_DOCUMENT_BYTES = 32 << 10  # of a setup, a position, a pack and others; typically 4 KiB
MAX_IMPORT_BYTES = 2 << 20  # fits a log of 1 MiB with the JSON around its events
MAX_DEPTH = 64
MAX_DIGITS = 18
MAX_CONTAINERS = 4_096  # lists and maps in a body; useful ones take 16 bytes or more each
_BYTE = re.compile(r"\(byte (\d+)\)$")
EMPTY_BODIES = (b"", b"{}")
MAX_SAFE_INTEGER = 2**53 - 1

T = TypeVar("T")

JsonPath: TypeAlias = tuple[str | int, ...]
"""The keys and indexes that lead to a value."""

# Only JSON's types: keys of others could be chosen to collide, which makes decoding a map very slow.
_decode_message_pack = msgspec.msgpack.Decoder(
    dict[str, msgspec.Raw] | list[msgspec.Raw] | str | int | float | bool | None
).decode


async def read_body(receive: Receive, length: bytes | None, limit: int) -> bytes:
    """Read the whole body, of at most `limit` bytes.

    Raises Rejected `body_too_large` as soon as it exceeds the limit, `invalid_request` if the client leaves.
    """
    digits = (length or b"").lstrip(b"0")  # Python refuses to convert thousands of digits
    if digits.isdigit() and (len(digits) > MAX_DIGITS or int(digits) > limit):
        raise Rejected(BodyTooLarge(limit=limit))
    parts = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Rejected(InvalidRequest(diagnostic="the client went away"))
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise Rejected(BodyTooLarge(limit=limit))
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def decode_body(raw: bytes, media: str, limit: int = MAX_DOCUMENT_BYTES) -> Any:  # noqa: ANN401 - whatever the client has sent
    """Decode a body to plain values.

    Raises Rejected `media_type_unsupported`; `body_too_large` for MessagePack that is longer than `limit` as
    JSON; `invalid_body` for malformed text, nesting deeper than 64, more than 4096 lists and maps, numbers
    that are not whole or not exact in every client (beyond 2^53 - 1), and U+0000 in a string.
    """
    try:
        if media == JSON:
            found = normalize_value(decode_json(raw), iter(range(MAX_CONTAINERS)))
            if b"\\u0000" in raw:
                _reject_nul(found)
            return found
        if media == MESSAGE_PACK:
            found = _require_json_size(
                normalize_value(_decode_message_pack(raw), iter(range(MAX_CONTAINERS))), limit
            )
            if b"\0" in raw:
                _reject_nul(found)
            return found
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        line, column = _place_of_error(raw, str(error)) if media == JSON else (None, None)
        raise Rejected(InvalidBody("$", BodyFault.MALFORMED, line=line, column=column)) from error
    raise Rejected(MediaTypeUnsupported(media_type=media, supported=DOCUMENT_TYPES))


def _place_of_error(raw: bytes, message: str) -> tuple[int | None, int | None]:
    """The line and column, from 1, of the byte that msgspec names in a message; None where it names none."""
    if (named := _BYTE.search(message)) is None:
        return None, None
    before = raw[: int(named[1])].decode(errors="replace")
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _require_json_size(found: object, limit: int) -> object:
    """Return the value if its JSON, which the log stores, is not too long. Raises Rejected `body_too_large`.

    It can be longer than MessagePack: a control character takes one byte there, and six in JSON.
    """
    if len(canonical_json(found)) > limit:
        raise Rejected(BodyTooLarge(limit=limit))
    return found


def normalize_value(value: object, containers: Iterator[int], place: JsonPath = ()) -> object:
    """Return the value at a place, with numbers like 2.0 written as 2 and packed values decoded.

    `containers` yields an item for each list or map that is still allowed. Raises Rejected `invalid_body`,
    and msgspec.MsgspecError for packed values that cannot be decoded.
    """
    kind = type(value)
    if kind is list or kind is dict:
        if len(place) == MAX_DEPTH:
            raise Rejected(InvalidBody(_path(place), BodyFault.NESTED_TOO_DEEPLY, most=MAX_DEPTH))
        if next(containers, None) is None:
            raise Rejected(InvalidBody("$", BodyFault.OUT_OF_RANGE, most=MAX_CONTAINERS))
        if kind is list:
            items = enumerate(cast("list[object]", value))
            return [
                item if _is_plain(item) else normalize_value(item, containers, (*place, at))
                for at, item in items
            ]
        fields = cast("dict[str, object]", value).items()
        return {
            key: item if _is_plain(item) else normalize_value(item, containers, (*place, key))
            for key, item in fields
        }
    if kind is msgspec.Raw:
        return normalize_value(_decode_message_pack(cast("msgspec.Raw", value)), containers, place)
    if kind is int or kind is float:
        number = cast("float", value)
        if number != number // 1 or abs(number) > MAX_SAFE_INTEGER:
            raise Rejected(InvalidBody(_path(place), BodyFault.NOT_WHOLE))
        return int(number)
    return value


def _reject_nul(value: object, place: JsonPath = ()) -> None:
    """Raises Rejected `invalid_body` for U+0000 in a string or key, which Postgres rejects in JSON."""
    if isinstance(value, str) and "\0" in value:
        raise Rejected(InvalidBody(_path(place), BodyFault.PATTERN_NOT_MATCHED, pattern=r"^[^\u0000]*$"))
    if isinstance(value, dict):
        for key, item in value.items():
            _reject_nul(key, place)
            _reject_nul(item, (*place, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            _reject_nul(item, (*place, at))


def _is_plain(value: object) -> bool:
    """Whether a value is a string or a safe integer, the common cases, which need no normalization."""
    kind = type(value)
    return kind is str or (kind is int and -MAX_SAFE_INTEGER <= cast("int", value) <= MAX_SAFE_INTEGER)


def _path(place: JsonPath) -> str:
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)


def convert_document(found: object, decoder: msgspec.json.Decoder[T], below: str = "") -> tuple[bytes, T]:
    """Return the canonical JSON of a document and its typed value.

    `below` is the path of the document in the body. Raises Rejected `invalid_body` with the path of the fault
    and, where the type lists them, the allowed values or names.
    """
    ordered = sort_keys(found)
    text = msgspec.json.encode(ordered)
    try:
        return text, decoder.decode(text)
    except msgspec.MsgspecError as error:
        fault = locate_fault(str(error), ordered, decoder.type, lambda other: _decode_error(other, decoder))
        path = f"${below}{fault.path[1:]}"
        refusal = InvalidBody(
            path,
            **fault_facts(fault.reason),
            examples=fault.examples,
            allowed=fault.allowed,
            known=fault.known,
        )
        raise Rejected(refusal) from error


def _decode_error(found: object, decoder: msgspec.json.Decoder[Any]) -> str | None:
    """Return msgspec's error for a document with sorted keys; None if it is valid."""
    try:
        decoder.decode(msgspec.json.encode(found))
    except msgspec.MsgspecError as error:
        return str(error)
    return None


def is_valid(text: bytes, decoder: msgspec.json.Decoder[Any]) -> bool:
    """Whether the decoder accepts the JSON of a document."""
    try:
        decoder.decode(text)
    except msgspec.MsgspecError:
        return False
    return True
