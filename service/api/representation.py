"""How an answer is sent: not at all when the client has it, without its body for HEAD, compressed when large.

A strong entity tag belongs to one representation (RFC 9110, 8.8.1): to a language, a media type, a seat, and
to a content coding. The tag of a game's state begins with its version, which a command names in `If-Match`.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import AsyncIterator

from service.api.headers import is_known
from service.api.reply import Headers, Pressed, Reply, StreamedReply

LEAST_COMPRESSED = 1_024  # bytes; a smaller body fits into one packet anyway
LEVEL = 4
GZIP_WINDOW = 31
# Of what is sent in parts, while its client reads: 32 KiB of memory, an eighth, for a tenth more to send.
SMALL_WINDOW, SMALL_MEMORY = 28, 5
CODED = b"-gzip"


def fitted(reply: Reply, accept_encoding: str | None, if_none_match: str | None, *, reads: bool) -> Reply:
    """The answer as it is sent. `reads`: it answers a GET, so that it has a tag and may be known already."""
    if reads and reply.status == 200 and type(reply) in _WHOLE:  # noqa: PLR2004 - the status is its own name
        reply = _tagged(reply)
        known = header(reply, b"etag")
        if known is not None and is_known(if_none_match, known):
            return Reply(304, [each for each in reply.headers if each[0] not in _OF_THE_BODY])
    if not takes(accept_encoding, "gzip", "x-gzip", "*") or header(reply, b"content-type") in _DENSE:
        return reply
    if isinstance(reply, StreamedReply):
        return StreamedReply(reply.status, _coded(reply.headers), _compressed(reply.parts))
    if isinstance(reply, Pressed):
        return Reply(reply.status, _coded(reply.headers), reply.pressed)
    if type(reply) is Reply and len(reply.body) >= LEAST_COMPRESSED:
        return Reply(reply.status, _coded(reply.headers), pressed(reply.body))
    return reply


def header(reply: Reply, name: bytes) -> bytes | None:
    """The value of a header; None without it."""
    return next((value for key, value in reply.headers if key == name), None)


def takes(accept_encoding: str | None, *names: str) -> bool:
    """Whether a client takes bodies in a coding that has these names (RFC 9110, 12.5.3)."""
    if accept_encoding is None:
        return False
    for part in accept_encoding.split(","):
        coding, _, quality = part.partition(";")
        if coding.strip().lower() in names:
            return quality.strip().lower().replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


_WHOLE = frozenset((Reply, Pressed))
_DENSE = frozenset((b"image/png", b"font/woff2"))  # compressed by themselves
_OF_THE_BODY = frozenset((b"content-type", b"content-language", b"content-disposition"))


def _tagged(reply: Reply) -> Reply:
    """With a tag made of the body, where the call knows none that is quicker to make."""
    if header(reply, b"etag") is not None:
        return reply
    return Reply(reply.status, [*reply.headers, (b"etag", tag(reply.body))], reply.body)


def tag(body: bytes) -> bytes:
    """The strong entity tag of a body that nothing else is known of."""
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'.encode()


def _coded(headers: Headers) -> Headers:
    coded = [(name, _with_coding(value) if name == b"etag" else value) for name, value in headers]
    return [*coded, (b"content-encoding", b"gzip")]


def _with_coding(tag: bytes) -> bytes:
    return tag[:-1] + CODED + b'"'


def pressed(body: bytes) -> bytes:
    """A body in gzip."""
    press = zlib.compressobj(LEVEL, wbits=GZIP_WINDOW)
    return press.compress(body) + press.flush()


async def _compressed(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    press = zlib.compressobj(LEVEL, wbits=SMALL_WINDOW, memLevel=SMALL_MEMORY)
    async for part in parts:
        sent = press.compress(part)
        del part  # which is waited with until the client has read what has come of it
        yield sent  # also where nothing has come of it yet: whoever sends it may leave
    yield press.flush()
