"""One JSON line for each request, and one for each fault. Tokens and bodies are never written.

Lines of requests are written many at a time; a line of anything else is written at once.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from datetime import UTC, datetime
from typing import BinaryIO

import msgspec

FLUSH_SECONDS = 0.5
MAX_LINES = 256

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
_encode_lines = msgspec.json.Encoder(enc_hook=str).encode_lines


class Answered(msgspec.Struct, frozen=True, tag_field="event", tag="request"):
    """A request that was answered."""

    request_id: str
    method: str
    route: str
    path: str
    status: int
    milliseconds: float
    timestamp: datetime
    level: str = "info"


class JsonLines(logging.Handler):
    """Writes log records as lines of JSON, and answered requests in batches."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__()
        self._stream = stream
        self._answered: list[Answered] = []

    def add(self, answered: Answered) -> None:
        """Write a line within `FLUSH_SECONDS`. To be called in an event loop."""
        self._answered.append(answered)
        if len(self._answered) >= MAX_LINES:
            self.flush()
        elif len(self._answered) == 1:
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self.flush)

    def flush(self) -> None:
        """Write the lines that wait; the library calls it at the end of the process."""
        self.acquire()
        try:
            self._write([])
        finally:
            self.release()

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record, after the lines that wait."""
        try:
            self._write([_facts(record)])
        except Exception:  # noqa: BLE001 - as in the library: what cannot be written stops nobody
            self.handleError(record)

    def _write(self, others: list[object]) -> None:
        answered, self._answered = self._answered, []
        if answered or others:
            self._stream.write(_encode_lines([*answered, *others]))
            self._stream.flush()


_lines: list[JsonLines] = []


def configure(level: str) -> None:
    """Write lines of at least this level to standard error."""
    lines = JsonLines(sys.stderr.buffer)
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("automa_ledger").setLevel(level.upper())
    # What no line shows is not looked for.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # noqa: SLF001 - as the library's own guide has it
    write_requests_to(lines if logging.getLogger("automa_ledger").isEnabledFor(logging.INFO) else None)


def write_requests_to(lines: JsonLines | None) -> None:
    """Have the lines of requests written there, or nowhere."""
    _lines[:] = [] if lines is None else [lines]


def is_on() -> bool:
    """Whether lines of requests are written."""
    return bool(_lines)


def log_request(answered: Answered) -> None:
    """Write the line of a request, soon."""
    for lines in _lines:
        lines.add(answered)


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts = {name: value for name, value in record.__dict__.items() if name not in _OWN}
    facts["event"] = record.getMessage()
    facts["level"] = record.levelname.lower()
    facts["timestamp"] = datetime.fromtimestamp(record.created, UTC)
    if record.exc_info:
        facts["exception"] = logging.Formatter().formatException(record.exc_info)
    return facts
