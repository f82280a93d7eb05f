"""One JSON line for each request, and one for each fault. Tokens and bodies are never written."""

from __future__ import annotations

import logging
import sys
from typing import Any, BinaryIO

import msgspec
import structlog


def _json(event: dict[str, Any], **_: object) -> bytes:
    return msgspec.json.encode(event, enc_hook=str)


def configure(level: str = "info", stream: BinaryIO | None = None) -> None:
    """Write structured lines of at least this level to a stream, standard error unless told otherwise."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.BytesLoggerFactory(stream or sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
