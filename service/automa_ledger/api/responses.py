"""Responses, encoded once and sent unchanged."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from automa_ledger.api.media_types import JSON, MESSAGE_PACK
from automa_ledger.refusals.requests import NotAcceptable
from automa_rules.core.rejection import Rejected

_encode = msgspec.json.Encoder().encode

Headers = list[tuple[bytes, bytes]]


class Response:
    """A status, headers and a body. Litestar sends it when a handler returns it."""

    __slots__ = ("body", "headers", "status")

    def __init__(self, status: int, headers: Headers, body: bytes = b"") -> None:
        self.status = status
        self.headers = headers
        self.body = body

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Send the response; without its body to HEAD."""
        headers = [*self.headers, (b"content-length", b"%d" % len(self.body))] if self.body else self.headers
        body = b"" if scope.get("method") == "HEAD" else self.body
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


class StreamingResponse(Response):
    """A response that is sent while it is produced."""

    __slots__ = ("parts",)

    def __init__(
        self, status: int, headers: Headers, parts: AsyncIterator[bytes], first: bytes = b""
    ) -> None:
        super().__init__(status, headers, first)
        self.parts = parts

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Send the response, a part at a time."""
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        if not is_head(scope):
            first, self.body = self.body, b""  # frees its memory once it is sent
            await send({"type": "http.response.body", "body": first, "more_body": True})
            del first
            async for part in self.parts:
                if part:
                    await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def is_head(scope: Scope) -> bool:
    """Whether a request asks only for the headers of a response."""
    return scope.get("method") == "HEAD"


def encode_document(content: object, media: str) -> bytes:
    """Encode a document. Raises Rejected `not_acceptable` for numbers too large for MessagePack."""
    text = _encode(content)
    if media == JSON:
        return text
    try:
        return msgspec.msgpack.encode(msgspec.json.decode(text))
    except OverflowError as error:
        raise Rejected(NotAcceptable(offered=(JSON,), diagnostic=str(error))) from error


def reply(content: object, media: str, status: int = 200, headers: Headers | None = None) -> Response:
    """Return a document as a response."""
    kind: Any = b"application/json" if media == JSON else MESSAGE_PACK.encode()
    fixed: Headers = [(b"content-type", kind)]
    return Response(status, fixed + headers if headers else fixed, encode_document(content, media))
