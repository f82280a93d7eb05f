"""The service's log: one JSON line per request and per fault. Tokens and bodies are never logged.

Request lines are written in batches, all other lines at once.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from datetime import UTC, datetime
from typing import BinaryIO

import msgspec

FLUSH_SECONDS = 0.5
MAX_BUFFERED_LINES = 256

_STANDARD_ATTRIBUTES = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
_encode_lines = msgspec.json.Encoder(enc_hook=str).encode_lines


class RequestLogEntry(msgspec.Struct, frozen=True, tag_field="event", tag="request"):
    """A request that was answered."""

    request_id: str
    method: str
    route: str
    path: str
    status: int
    milliseconds: float
    timestamp: datetime
    level: str = "info"


class JsonLinesHandler(logging.Handler):
    """Writes log records as JSON lines, and request lines in batches."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__()
        self._stream = stream
        self._pending: list[RequestLogEntry] = []

    def add_request(self, answered: RequestLogEntry) -> None:
        """Write a request line within `FLUSH_SECONDS`. Call it in an event loop."""
        self._pending.append(answered)
        if len(self._pending) >= MAX_BUFFERED_LINES:
            self.flush()
        elif len(self._pending) == 1:
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self.flush)

    def flush(self) -> None:
        """Write the buffered lines; `logging` calls this when the process ends."""
        self.acquire()
        try:
            self._write([])
        finally:
            self.release()

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record, after the buffered lines."""
        try:
            self._write([_record_fields(record)])
        except Exception:  # noqa: BLE001 - a failed write must not stop the caller
            self.handleError(record)

    def _write(self, others: list[object]) -> None:
        answered, self._pending = self._pending, []
        if answered or others:
            self._stream.write(_encode_lines([*answered, *others]))
            self._stream.flush()


_handlers: list[JsonLinesHandler] = []


def configure(level: str) -> None:
    """Write lines of at least this level to standard error."""
    lines = JsonLinesHandler(sys.stderr.buffer)
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("automa_ledger").setLevel(level.upper())
    # No line shows these fields, so logging need not look them up.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # noqa: SLF001 - the logging HOWTO recommends it
    write_requests_to(lines if logging.getLogger("automa_ledger").isEnabledFor(logging.INFO) else None)


def write_requests_to(lines: JsonLinesHandler | None) -> None:
    """Set the handler that writes request lines; None writes none."""
    _handlers[:] = [] if lines is None else [lines]


def is_enabled() -> bool:
    """Whether request lines are written."""
    return bool(_handlers)


def log_request(answered: RequestLogEntry) -> None:
    """Write a request line, within `FLUSH_SECONDS`."""
    for lines in _handlers:
        lines.add_request(answered)


def _record_fields(record: logging.LogRecord) -> dict[str, object]:
    fields = {name: value for name, value in record.__dict__.items() if name not in _STANDARD_ATTRIBUTES}
    fields["event"] = record.getMessage()
    fields["level"] = record.levelname.lower()
    fields["timestamp"] = datetime.fromtimestamp(record.created, UTC)
    if record.exc_info:
        fields["exception"] = logging.Formatter().formatException(record.exc_info)
    return fields
