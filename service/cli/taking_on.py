"""Taking on connections, many in a turn of the event loop.

The event loop itself takes on one in a turn: whoever comes behind a thousand others would wait until as many
turns have done other work.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

# While more wait, twice as many in each turn as in the one before: processes share a port.
LEAST_AT_A_TURN, MOST_AT_A_TURN = 8, 256
SECONDS_WITHOUT = 1.0  # where the system has no more files for connections

_log = logging.getLogger(__name__)


class TakingOn:
    """Goes on until it is closed, as an asyncio.Server does. `protocol` makes one for each connection."""

    def __init__(self, listener: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._listener = listener
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._begun: set[asyncio.Task[object]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._most = LEAST_AT_A_TURN
        listener.settimeout(0)
        self._go_on()

    async def wait_closed(self) -> None:
        """Nothing is left behind."""

    def close(self) -> None:
        """Take on no more."""
        self._loop.remove_reader(self._listener)
        if self._resting is not None:
            self._resting.cancel()

    def _go_on(self) -> None:
        self._resting = None
        self._loop.add_reader(self._listener, self._take)

    def _take(self) -> None:
        for _ in range(self._most - len(self._begun)):
            try:
                one, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError):
                self._most = LEAST_AT_A_TURN
                return
            except ConnectionError:  # whoever it was has gone
                continue
            except OSError as error:
                _log.warning("connections_refused", extra={"reason": error.strerror})
                self._loop.remove_reader(self._listener)
                self._resting = self._loop.call_later(SECONDS_WITHOUT, self._go_on)
                return
            one.settimeout(0)
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            begun = self._loop.create_task(self._loop.connect_accepted_socket(self._protocol, one))
            self._begun.add(begun)
            begun.add_done_callback(self._begun.discard)
        self._most = min(2 * self._most, MOST_AT_A_TURN)
