"""uvicorn's HTTP protocol with deadlines and limits for requests and connections."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from automa_ledger.api.problems.document import problem_response
from automa_ledger.api.responses import Response
from automa_ledger.refusals.requests import HeadTooLarge, InvalidRequest, TooManyConnections
from automa_rules.core.rejection import Refusal

UPGRADE = re.compile(rb"\r\nupgrade:[^\r\n]*", re.IGNORECASE)

MAX_BUFFERED_BYTES = 65_536
MAX_HEAD_BYTES = 32_768
MAX_FRAMING_BYTES = 4_096  # of a chunked body, beyond the bytes of its content
PARSE_BLOCK_BYTES = 8_192  # parsed at a time; the limits are checked after each
MAX_PIPELINED_REQUESTS = 16  # waiting on one connection


class Connection(Protocol):
    """A connection that can be closed."""

    transport: asyncio.Transport


@dataclass
class ConnectionLimits:
    """The limits of one process, and its connections that wait for their clients, longest first.

    `count_streams` returns the number of live streams, which do not count towards `max_connections`.
    `close_streams` ends them when the process stops.
    """

    head_seconds: float = 10
    body_seconds: float = 30
    max_connections: int = 2_048
    count_streams: Callable[[], int] = lambda: 0
    close_streams: Callable[[], None] = lambda: None
    waiting_connections: dict[Connection, None] = field(default_factory=dict)

    def timeout_seconds(self, awaited: str) -> float:
        """How many seconds the `head` or the `body` of a request may take."""
        return self.head_seconds if awaited == "head" else self.body_seconds

    def admit(self, connections: int) -> bool:
        """Whether to admit a connection; `connections` counts it too.

        In a full process it replaces the connection that has been silent longest.
        """
        if connections - self.count_streams() <= self.max_connections:
            return True
        longest = next(iter(self.waiting_connections), None)
        if longest is None:
            return False
        del self.waiting_connections[longest]
        longest.transport.abort()
        return True


class BufferedTransport:
    """Joins writes of one event loop iteration into one; delegates everything else to its transport."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._buffer: list[bytes] = []
        self._buffered_bytes = 0

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the transport has
        """Delegate to the wrapped transport."""
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Buffer data until the next iteration of the event loop, or until the buffer is full."""
        if not self._buffer:
            self._loop.call_soon(self.flush)
        self._buffer.append(data)
        self._buffered_bytes += len(data)
        if self._buffered_bytes > MAX_BUFFERED_BYTES:
            self.flush()

    def flush(self) -> None:
        """Send the buffered data."""
        held, self._buffer, self._buffered_bytes = self._buffer, [], 0
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))

    def close(self) -> None:
        """Send the buffered data and close."""
        self.flush()
        self._transport.close()


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection whose client must send its requests in time. The limits come from the lifespan state."""

    _awaited: str | None = None  # the part of a request that the client still has to send
    _awaited_scope: object = None  # of that request
    _deadline: asyncio.TimerHandle | None = None
    _active_cycle: RequestResponseCycle | None = None  # the request being handled
    _framing_bytes = 0  # of a head; or of a chunked body, beyond the bytes of its content

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # noqa: D102
        super().connection_made(cast("asyncio.Transport", BufferedTransport(transport, self.loop)))
        self.limits = limits = self.app_state.get("limits") or ConnectionLimits()
        if not limits.admit(len(self.connections)):
            self._refuse(TooManyConnections(limit=limits.max_connections))
        self._enforce_limits()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: D102
        self._cancel_deadline()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        if self._active_cycle is not None and not self._active_cycle.response_complete:
            self._active_cycle.disconnected = True  # uvicorn does this for the last request only
            self._active_cycle.message_event.set()

    def shutdown(self) -> None:  # noqa: D102
        self.limits.close_streams()
        super().shutdown()

    def data_received(self, data: bytes) -> None:  # noqa: D102
        for start in range(0, len(data), PARSE_BLOCK_BYTES):
            piece = data[start : start + PARSE_BLOCK_BYTES]
            self._framing_bytes += len(piece)
            super().data_received(piece if self._awaited == "body" else _remove_upgrade_header(piece))
            if self.transport.is_closing():
                return
            self._enforce_limits()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 - ASGI
        self._active_cycle = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:  # noqa: D102
        self._framing_bytes = max(0, self._framing_bytes - 2 * len(body))
        super().on_body(body)

    def on_response_complete(self) -> None:  # noqa: D102
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()  # uvicorn would accept more requests
        else:
            self.limits.waiting_connections[self] = None

    def send_400_response(self, msg: str) -> None:  # noqa: D102
        self._refuse(InvalidRequest(diagnostic=msg))

    def _enforce_limits(self) -> None:
        awaited = _awaited_part(self.scope, self.cycle)
        if awaited != self._awaited or self.scope is not self._awaited_scope:
            self._cancel_deadline()
            self._awaited, self._awaited_scope, self._framing_bytes = awaited, self.scope, 0
            if awaited:
                self.limits.waiting_connections[self] = None
                self._deadline = self.loop.call_later(self.limits.timeout_seconds(awaited), self._on_deadline)
        elif awaited == "head" and self._framing_bytes > MAX_HEAD_BYTES:
            self._refuse(HeadTooLarge(limit=MAX_HEAD_BYTES))
        elif awaited == "body" and self._framing_bytes > MAX_FRAMING_BYTES:
            self._refuse(InvalidRequest(diagnostic="the chunks of the body are too small"))
        if len(self.pipeline) > MAX_PIPELINED_REQUESTS:
            self.transport.abort()

    def _cancel_deadline(self) -> None:
        self.limits.waiting_connections.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()

    def _on_deadline(self) -> None:
        if not self.flow.read_paused and not _is_waiting_for_continue(self.cycle):
            self.transport.abort()
        self._awaited = None  # the client waits for the service: restart the clock
        self._enforce_limits()

    def _refuse(self, refusal: Refusal) -> None:
        if not self.pipeline and _can_send_response(self.cycle):
            self.transport.write(_encode(problem_response(refusal)))
            self.transport.close()
        else:
            self.transport.abort()  # the client would take it as the response to an earlier request


def _remove_upgrade_header(data: bytes) -> bytes:
    """Remove the `Upgrade` header: the parser would take the body for another protocol."""
    if b"pgrade:" not in data:
        return data
    head, end, rest = data.partition(b"\r\n\r\n")
    return UPGRADE.sub(b"", head) + end + rest


def _awaited_part(scope: object, cycle: RequestResponseCycle | None) -> str:
    """The part that the client still has to send of the request with this scope; empty for none."""
    if cycle is None or cycle.scope is not scope:
        return "head"
    return "body" if cycle.more_body else ""


def _is_waiting_for_continue(cycle: RequestResponseCycle | None) -> bool:
    """Whether the client waits for `100 Continue`, which was not sent, before its body."""
    return cycle is not None and cycle.waiting_for_100_continue


def _can_send_response(cycle: RequestResponseCycle | None) -> bool:
    """Whether a refusal can be sent for the last request."""
    return cycle is None or cycle.response_complete or (cycle.more_body and not cycle.response_started)


def _encode(reply: Response) -> bytes:
    headers = [*reply.headers, (b"content-length", b"%d" % len(reply.body)), (b"connection", b"close")]
    lines = [b"%b: %b\r\n" % header for header in headers]
    return b"".join([STATUS_LINE[reply.status], *lines, b"\r\n", reply.body])
