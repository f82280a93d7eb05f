"""MessagePack for Schemathesis, which knows only JSON; its command line loads this by SCHEMATHESIS_HOOKS."""

from __future__ import annotations

import msgspec
import schemathesis
from schemathesis import DeserializationContext, Response, SerializationContext

from automa_ledger.api.media_types import MESSAGE_PACK


@schemathesis.serializer(MESSAGE_PACK)
def packed(_: SerializationContext, value: object) -> bytes:
    """A body as MessagePack; one with a number beyond 64 bits is none, and comes as what cannot be read."""
    try:
        return msgspec.msgpack.encode(value)
    except OverflowError:
        return msgspec.json.encode(value)


@schemathesis.deserializer(MESSAGE_PACK)
def unpacked(_: DeserializationContext, response: Response) -> object:
    """What an answer says."""
    return msgspec.msgpack.decode(response.content)
