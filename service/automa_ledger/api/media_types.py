"""The media types of the service, and the one that an Accept header selects."""

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
"""The media types of request bodies and of most responses."""

SYNONYMS = {
    "application/x-msgpack": MESSAGE_PACK,
    "application/vnd.msgpack": MESSAGE_PACK,
    "application/ndjson": NDJSON,
    "application/jsonl": NDJSON,
}


@lru_cache(maxsize=1024)
def negotiate_media_type(accept: str | None, offered: tuple[str, ...]) -> str:
    """Return the offered type that an Accept header prefers; on a tie the one offered first.

    A narrower range overrides a wider one (RFC 9110, 12.5.1). Raises Rejected `not_acceptable`.
    """
    if accept is None or not accept.strip():
        return offered[0]
    ranges = [_parse_range(part) for part in accept.split(",")]
    best = max(offered, key=lambda media_type: _quality(media_type, ranges))
    if _quality(best, ranges) <= 0:
        raise Rejected(NotAcceptable(offered=offered))
    return best


def _parse_range(part: str) -> tuple[str, float]:
    media_range, *parameters = (piece.strip().lower() for piece in part.split(";"))
    quality = 1.0
    for parameter in parameters:
        if parameter.startswith("q="):
            try:
                quality = float(parameter[2:])
            except ValueError:
                quality = 0.0
    return SYNONYMS.get(media_range, media_range), quality


def _quality(media_type: str, ranges: list[tuple[str, float]]) -> float:
    """The quality that the narrowest matching range gives a media type; 0 if none matches."""
    wildcard = media_type.split("/", 1)[0] + "/*"
    for matching_range in (media_type, wildcard, "*/*"):
        qualities = [quality for media_range, quality in ranges if media_range == matching_range]
        if qualities:
            return max(qualities)
    return 0.0
