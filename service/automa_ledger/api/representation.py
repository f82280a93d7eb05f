"""Conditional responses: 304 when the client already has the content.

A strong entity tag belongs to one representation (RFC 9110, 8.8.1): to a language, a media type and a seat.
The tag of a game's state starts with its version, which a command names in `If-Match`. Compression is left to
a proxy.
"""

from __future__ import annotations

import hashlib

from automa_ledger.api.parameters import is_not_modified
from automa_ledger.api.responses import Response

OK = 200
_CONTENT_HEADERS = frozenset((b"content-type", b"content-language", b"content-disposition"))


def respond_conditionally(reply: Response, if_none_match: str | None) -> Response:
    """Add an entity tag to a GET response, or return 304 if the client has that tag."""
    if reply.status != OK or type(reply) is not Response:
        return reply
    known = find_header(reply, b"etag")
    if known is None:  # the handler had no cheaper one
        known = hash_entity_tag(reply.body)
        reply = Response(reply.status, [*reply.headers, (b"etag", known)], reply.body)
    if is_not_modified(if_none_match, known):
        return Response(304, [each for each in reply.headers if each[0] not in _CONTENT_HEADERS])
    return reply


def find_header(reply: Response, name: bytes) -> bytes | None:
    """Return the value of a header, or None."""
    return next((value for key, value in reply.headers if key == name), None)


def accepts_encoding(accept_encoding: str | None, *names: str) -> bool:
    """Whether a client accepts a content coding with one of these names (RFC 9110, 12.5.3)."""
    if accept_encoding is None:
        return False
    for part in accept_encoding.split(","):
        coding, _, quality = part.partition(";")
        if coding.strip().lower() in names:
            return quality.strip().lower().replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False


def hash_entity_tag(body: bytes) -> bytes:
    """Return a strong entity tag computed from the body."""
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'.encode()
