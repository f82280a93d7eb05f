"""A response that streams events for as long as the client listens."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from litestar.types import Receive, Scope, Send

from automa_ledger.api.media_types import EVENT_STREAM
from automa_ledger.api.request import wait_for_disconnect
from automa_ledger.api.responses import Headers, Response, is_head
from automa_ledger.streams.listener import HEARTBEAT, Listener, retry_message

CLOSE_TIMEOUT_SECONDS = 1.0  # for a closed stream to send its last messages
HEADERS: Headers = [
    (b"content-type", EVENT_STREAM.encode()),
    (b"cache-control", b"no-store"),
    (b"connection", b"close"),  # frees the connection at the end of the stream
    (b"x-accel-buffering", b"no"),  # nginx would buffer messages
]


class EventStreamResponse(Response):
    """A stream of messages, with a heartbeat after `heartbeat_seconds` without one."""

    __slots__ = ("_counted", "_heartbeat", "_listening")

    def __init__(
        self,
        counted: AbstractContextManager[None],
        listening: AbstractContextManager[Listener],
        heartbeat_seconds: float,
        language: str,
    ) -> None:
        super().__init__(200, [*HEADERS, (b"content-language", language.encode())])
        self._counted = counted
        self._listening = listening
        self._heartbeat = heartbeat_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the stream is closed or the client disconnects."""
        if is_head(scope):
            await super().__call__(scope, receive, send)
            return
        loop = asyncio.get_running_loop()
        with self._counted, self._listening as listener:
            sending = loop.create_task(self._send(listener, send))
            disconnected = loop.create_task(wait_for_disconnect(receive))
            disconnected.add_done_callback(lambda _: sending.cancel())
            # A client that stopped reading would block the last message for ever.
            listener.closed.add_done_callback(
                lambda _: loop.call_later(CLOSE_TIMEOUT_SECONDS, sending.cancel)
            )
            try:
                await asyncio.wait((sending,))
            finally:
                sending.cancel()
                disconnected.cancel()
        if not sending.cancelled():
            sending.result()

    async def _send(self, listener: Listener, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        await send({"type": "http.response.body", "body": retry_message(), "more_body": True})
        while not listener.closed.done():
            part = await listener.next_chunk(self._heartbeat) or HEARTBEAT
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
