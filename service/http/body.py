"""Bodies: JSON or MessagePack in, canonical JSON out."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar.types import Receive

from domain.core.plain import plain
from domain.core.rejected import Rejected
from service.games.codec import canonical_json
from service.http.media import DOCUMENTS, JSON, MESSAGE_PACK
from service.http.problems.explaining import explained
from service.http.problems.reasons import reason
from service.refusals.requests import (
    BodyFault,
    BodyTooLarge,
    InvalidBody,
    InvalidRequest,
    MediaTypeUnsupported,
)

LARGEST_DOCUMENT = 65_536  # bytes; no command, setup or pack that means something has as many
DEEPEST = 64
EMPTY = (b"", b"{}")
LARGEST = 2**53 - 1

T = TypeVar("T")

# What JSON has, too. Keys of other types than text could be chosen to collide, so that a map takes for ever.
_unpacked = msgspec.msgpack.Decoder(
    dict[str, msgspec.Raw] | list[msgspec.Raw] | str | int | float | bool | None
).decode


async def received(receive: Receive, length: bytes | None, limit: int) -> bytes:
    """The whole body.

    Raises Rejected `body_too_large` as soon as it is, and `invalid_request` when it ends before its time.
    """
    if length is not None and length.isdigit() and int(length) > limit:
        raise Rejected(BodyTooLarge(limit=limit))
    parts = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Rejected(InvalidRequest(reason="the client went away"))
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise Rejected(BodyTooLarge(limit=limit))
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)


def document(raw: bytes, media: str) -> Any:  # noqa: ANN401 - whatever the client has sent
    """The body as plain values.

    Raises Rejected `media_type_unsupported`, or `invalid_body` for text that cannot be read, for nesting
    deeper than 64 and for numbers that are not whole or not exact in every client (beyond 2^53 - 1); and
    `body_too_large` for MessagePack that is too long as JSON.
    """
    try:
        if media == JSON:
            return whole(plain(raw), "$", 0)
        if media == MESSAGE_PACK:
            return _short(whole(_unpacked(raw), "$", 0))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Rejected(InvalidBody("$", BodyFault.MALFORMED)) from error
    raise Rejected(MediaTypeUnsupported(media_type=media, supported=DOCUMENTS))


def _short(found: object) -> object:
    """What is not too long in a log, which keeps JSON: a control character is one byte packed, and six there.

    Raises Rejected `body_too_large`.
    """
    if len(canonical_json(found)) > LARGEST_DOCUMENT:
        raise Rejected(BodyTooLarge(limit=LARGEST_DOCUMENT))
    return found


def whole(value: object, path: str, depth: int) -> object:
    """The value with numbers like 2.0 written as 2, and with what is packed in it opened.

    Raises Rejected `invalid_body`, and msgspec.MsgspecError for what cannot be opened.
    """
    match value:
        case msgspec.Raw():
            return whole(_unpacked(value), path, depth)
        case str() | bool() | None:
            return value
        case int() | float():
            if value != value // 1 or abs(value) > LARGEST:
                raise Rejected(InvalidBody(path, BodyFault.NOT_WHOLE))
            return int(value)
        case list():
            below = _deeper(path, depth)
            return [
                item if _is_plain(item) else whole(item, f"{path}[{at}]", below)
                for at, item in enumerate(value)
            ]
        case dict():
            below = _deeper(path, depth)
            return {
                key: item if _is_plain(item) else whole(item, f"{path}.{key}", below)
                for key, item in value.items()
            }
    message = f"JSON holds no {type(value)}"
    raise TypeError(message)


def _is_plain(value: object) -> bool:
    """Whether it is what most values are: so no path is written for it."""
    return type(value) is str or (type(value) is int and -LARGEST <= value <= LARGEST)


def _deeper(path: str, depth: int) -> int:
    if depth == DEEPEST:
        raise Rejected(InvalidBody(path, BodyFault.NESTED_TOO_DEEPLY, most=DEEPEST))
    return depth + 1


def parsed(found: object, decoder: msgspec.json.Decoder[T], below: str = "") -> tuple[bytes, T]:
    """The canonical JSON of a document and the value that it stands for.

    `below` is where in the body the document lies. Raises Rejected `invalid_body` with the path of the fault
    and, where the type lists them, the values or names that are allowed there.
    """
    text = canonical_json(found)
    try:
        return text, decoder.decode(text)
    except msgspec.MsgspecError as error:
        fault = explained(str(error), found, decoder.type, lambda other: _said(other, decoder))
        path = f"${below}{fault.path[1:]}"
        refusal = InvalidBody(path, **reason(fault.reason), allowed=fault.allowed, known=fault.known)
        raise Rejected(refusal) from error


def _said(found: object, decoder: msgspec.json.Decoder[Any]) -> str | None:
    """What msgspec says of a document that it refuses."""
    try:
        decoder.decode(canonical_json(found))
    except msgspec.MsgspecError as error:
        return str(error)
    return None


def fits(found: object, decoder: msgspec.json.Decoder[Any]) -> bool:
    """Whether a document is one that the decoder knows."""
    return _said(found, decoder) is None
