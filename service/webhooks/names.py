"""Where names lead: each is asked for beside all others, so that none waits for one that is not answered."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread

from service.webhooks.address import Address


class Names:
    """Asks the system where names lead, each once at a time, in a thread of its own.

    The loop's own resolver has few threads, and a question that nobody waits for any more keeps one of them:
    ten names without an answer would be waited for by everybody. Whoever asks here bounds how many are asked.
    """

    def __init__(self) -> None:
        self._asked: dict[str, asyncio.Future[list[Address]]] = {}

    async def resolved(self, host: str, port: int) -> list[Address]:
        """The addresses of a host, best first. Raises OSError or UnicodeError when there are none."""
        return await asyncio.shield(self._asked.get(host.lower()) or self._ask(host.lower(), port))

    async def settled(self, host: str) -> None:
        """Wait until nothing is asked about a host any more."""
        if asked := self._asked.get(host.lower()):
            await asyncio.wait([asked])

    def _ask(self, host: str, port: int) -> asyncio.Future[list[Address]]:
        loop = asyncio.get_running_loop()
        asked: asyncio.Future[list[Address]] = loop.create_future()

        def answer(found: list[Address] | Exception) -> None:
            del self._asked[host]
            if isinstance(found, list):
                asked.set_result(found)
            else:
                asked.set_exception(found)
                asked.exception()  # nobody may be waiting any more

        def ask() -> None:
            found = _looked_up(host, port)
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(answer, found)

        Thread(target=ask, name="webhook-name", daemon=True).start()  # what does not start leaves nothing
        self._asked[host] = asked
        return asked


def _looked_up(host: str, port: int) -> list[Address] | Exception:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return list(dict.fromkeys(ip_address(address[0]) for *_, address in found))
    except (OSError, ValueError, OverflowError) as error:  # no address, no name, no port
        return error
