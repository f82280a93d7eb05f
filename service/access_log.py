"""One JSON line for each request, and one for each fault. Tokens and bodies are never written.

Facts of a line are the `extra` of a call to `logging`; warnings of libraries come out in the same form.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import BinaryIO

import msgspec

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
_encode = msgspec.json.Encoder(enc_hook=str).encode


def configure(level: str) -> None:
    """Write structured lines of at least this level to standard error."""
    logging.basicConfig(level=logging.WARNING, handlers=[Lines(sys.stderr.buffer)], force=True)
    logging.getLogger("service").setLevel(level.upper())
    # What no line shows is not looked for.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


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
    facts = {name: value for name, value in record.__dict__.items() if name not in _OWN}
    facts["event"] = record.getMessage()
    facts["level"] = record.levelname.lower()
    facts["timestamp"] = datetime.fromtimestamp(record.created, UTC)
    if record.exc_info:
        facts["exception"] = logging.Formatter().formatException(record.exc_info)
    return _encode(facts) + b"\n"
