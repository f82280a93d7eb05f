"""What is written for a client that reads little: what is kept is what it has not been sent."""

from __future__ import annotations

import asyncio
import socket
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import cast

import pytest
import uvloop

from service.cli.gathering import PART, Gathering

LONG = 4 << 20  # bytes


class Writing(asyncio.Protocol):
    """Sends on whenever it is told to."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self.goes_on = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It writes over the one that gathers."""
        self.below = cast("asyncio.Transport", transport)
        self.gathering = Gathering(self.below, self._loop)

    def pause_writing(self) -> None:
        """Much waits."""
        self.goes_on = False

    def resume_writing(self) -> None:
        """Nothing of it waits any more."""
        self.goes_on = not self.gathering.send_on()


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
@pytest.mark.parametrize("length", [1, PART // 2, PART // 2 + 1, PART, PART + 1, LONG])
def test_what_is_long_is_handed_on_in_parts(new_loop: Callable[[], AbstractEventLoop], length: int) -> None:
    """All of it comes, also where the end of the connection is behind it; little of it is below at a time."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(asyncio.wait_for(_written(length), 30))


async def _written(length: int) -> None:
    loop = asyncio.get_running_loop()
    here, there = socket.socketpair()
    there.settimeout(0)
    _, writing = await loop.create_connection(lambda: Writing(loop), sock=here)
    gathering, text = writing.gathering, bytes(range(256)) * (LONG // 256)

    async def read(amount: int) -> bytes:
        came = bytearray()
        while len(came) < amount and (part := await loop.sock_recv(there, amount - len(came))):
            came += part
            assert writing.below.get_write_buffer_size() <= PART + PART // 2
        return bytes(came)

    gathering.write(text[:length])
    assert not gathering.is_closing()
    half = await read(length // 2)
    assert gathering.get_write_buffer_size() <= length - len(half)
    assert half + await read(length - len(half)) == text[:length]
    await asyncio.sleep(0.01)
    assert (writing.goes_on, gathering.get_write_buffer_size()) == (True, 0)

    gathering.write(text[:length])
    gathering.close()
    assert gathering.is_closing()
    assert await read(length) == text[:length]
    assert await loop.sock_recv(there, 1) == b""
    there.close()


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_nothing_is_held_for_who_has_gone(new_loop: Callable[[], AbstractEventLoop]) -> None:
    """At once, and not when the loop gets to tell of it: meanwhile hundreds of others may come and go."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(asyncio.wait_for(_gone(), 30))


async def _gone() -> None:
    loop = asyncio.get_running_loop()
    here, there = socket.socketpair()
    _, writing = await loop.create_connection(lambda: Writing(loop), sock=here)
    gathering = writing.gathering
    gathering.write(bytes(LONG))
    gathering.abort()
    for _ in range(2):
        assert gathering.get_write_buffer_size() == writing.below.get_write_buffer_size()
        gathering.write(bytes(LONG))
    there.close()
