"""Connections that go to checked addresses only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence

import httpcore
from httpcore import SOCKET_OPTION, AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from service.webhooks.address import Address, is_public
from service.webhooks.names import Names
from service.webhooks.short_answers import ShortAnswers

MOST_ADDRESSES = 8  # of a name: others may have thousands
Resolve = Callable[[str, int], Awaitable[Sequence[Address]]]


class AddressForbidden(Exception):  # noqa: N818 - says what is the case
    """A name leads to no address on the public internet, or to none at all."""


class CheckedNetwork(AsyncNetworkBackend):
    """Resolves a name once, checks what it leads to, and connects to exactly that address.

    The name stays what TLS verifies and what the `Host` header says. `connections` makes the connections.
    """

    def __init__(
        self, connections: AsyncNetworkBackend, *, allow_private: bool, resolve: Resolve | None = None
    ) -> None:
        self._connections = connections
        self._allow_private = allow_private
        self._resolve = resolve or Names().resolved

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - as the interface has it
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to the first of some of the host's addresses that answers. Raises AddressForbidden."""
        try:
            found = await self._resolve(host, port)
        except (OSError, UnicodeError):
            found = []  # an owner does not learn which inner names there are
        addresses = [each for each in found if self._allow_private or is_public(each)]
        if not addresses:
            raise AddressForbidden(f"{host} leads to no public address")
        *others, last = addresses[:MOST_ADDRESSES]
        for address in others:
            try:
                return await self._connect(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        return await self._connect(last, port, timeout, local_address, socket_options)

    async def _connect(
        self,
        address: Address,
        port: int,
        timeout: float | None,  # noqa: ASYNC109 - as the interface has it
        local_address: str | None,
        socket_options: Iterable[SOCKET_OPTION] | None,
    ) -> AsyncNetworkStream:
        connected = self._connections.connect_tcp(str(address), port, timeout, local_address, socket_options)
        return ShortAnswers(await connected)

    async def sleep(self, seconds: float) -> None:
        """Wait, as the interface asks for."""
        await self._connections.sleep(seconds)


def checked_network(names: Names, *, allow_private: bool) -> CheckedNetwork:
    """The network of this machine, checked."""
    return CheckedNetwork(AnyIOBackend(), allow_private=allow_private, resolve=names.resolved)
