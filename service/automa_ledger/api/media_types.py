"""Media types, and which one to respond in."""

from __future__ import annotations

from functools import lru_cache

from automa_ledger.refusals.requests import NotAcceptable
from automa_rules.core.rejection import Rejected

JSON = "application/json"
MESSAGE_PACK = "application/msgpack"
NDJSON = "application/x-ndjson"
EVENT_STREAM = "text/event-stream"
TEXT = "text/plain"
CSV = "text/csv"
SVG = "image/svg+xml"
PNG = "image/png"

DOCUMENT_TYPES = (JSON, MESSAGE_PACK)
SYNONYMS = {"application/x-msgpack": MESSAGE_PACK, "application/vnd.msgpack": MESSAGE_PACK}


@lru_cache(maxsize=1024)
def negotiate_media_type(accept: str | None, offered: tuple[str, ...]) -> str:
    """Return the offered type that an Accept header prefers; on a tie the one offered first.

    A narrower range overrides a wider one (RFC 9110, 12.5.1). Raises Rejected `not_acceptable`.
    """
    if accept is None or not accept.strip():
        return offered[0]
    ranges = [_parse_range(part) for part in accept.split(",")]
    best = max(offered, key=lambda media: _quality(media, ranges))
    if _quality(best, ranges) <= 0:
        raise Rejected(NotAcceptable(offered=tuple(offered)))
    return best


def _parse_range(part: str) -> tuple[str, float]:
    media, *parameters = (piece.strip().lower() for piece in part.split(";"))
    quality = 1.0
    for parameter in parameters:
        if parameter.startswith("q="):
            try:
                quality = float(parameter[2:])
            except ValueError:
                quality = 0.0
    return SYNONYMS.get(media, media), quality


def _quality(media: str, ranges: list[tuple[str, float]]) -> float:
    family = media.split("/", 1)[0] + "/*"
    for wanted in (media, family, "*/*"):
        found = [quality for name, quality in ranges if name == wanted]
        if found:
            return max(found)
    return 0.0
