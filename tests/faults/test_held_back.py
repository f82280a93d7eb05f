"""Clients that hold requests back, and let hundreds of them go at once: others wait for a few of these."""

from __future__ import annotations

import select
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from itertools import pairwise
from typing import NoReturn, cast
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.types import Message, Scope

from service.api.middleware.left import Asked, Left
from service.api.reply import StreamedReply
from service.api.representation import fitted
from tests.faults.processes import PATIENCE, Game, Service

CLIENTS = 160
WRONG = b'{"actions":[%b]}' % b",".join([b'{"type":"x"}'] * 4_000)  # it is read beside the event loop


def test_bodies_that_end_at_once_are_answered_little_by_little(serve: Callable[..., Service]) -> None:
    """Of long ones, whose last bytes come in the same moment."""
    service = serve()
    game = service.begin_game()
    with httpx.Client(timeout=PATIENCE) as http, ExitStack() as connections:
        theirs = [connections.enter_context(_connected(service, "127.0.1.1")) for _ in range(CLIENTS)]
        for each in theirs:
            each.sendall(_head(game) + WRONG[:-1])
        assert _seen(http, service, game)
        for each in theirs:
            each.sendall(WRONG[-1:])
        answered = [0]
        while answered[-1] < len(theirs):
            assert _seen(http, service, game)
            answered.append(len(select.select(theirs, [], [], 0)[0]))
        assert max(later - earlier for earlier, later in pairwise(answered)) < CLIENTS // 3
        for each in theirs:
            assert each.recv(12) == b"HTTP/1.1 400"


def _connected(service: Service, client: str) -> socket.socket:
    where = urlsplit(service.url)
    address = (str(where.hostname), where.port or 0)
    return socket.create_connection(address, timeout=PATIENCE, source_address=(client, 0))


def _head(game: Game) -> bytes:
    lines = (
        f"POST {game.location}/turns HTTP/1.1",
        "host: localhost",
        f"authorization: Bearer {game.token}",
        "if-match: *",
        "content-type: application/json",
        f"content-length: {len(WRONG)}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def _seen(http: httpx.Client, service: Service, game: Game) -> bool:
    headers = {"Authorization": f"Bearer {game.token}"}
    return http.get(service.url + game.location, headers=headers).status_code == 200


@pytest.mark.parametrize("coding", ["identity", "gzip"])
async def test_nothing_more_is_made_for_who_has_gone(coding: str) -> None:
    """Of an export that may be long: each part is read, told and pressed for somebody, or not at all."""
    asked, made = Asked(Left(1)), list[int]()

    async def parts() -> AsyncIterator[bytes]:
        for number in range(5):
            made.append(number)
            yield b"a part"

    async def receive() -> NoReturn:
        raise AssertionError

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            asked.leave()

    scope = cast("Scope", {"type": "http", "method": "GET", "asked": asked})
    reply = StreamedReply(200, [(b"content-type", b"text/csv")], parts())
    await fitted(reply, coding, None, reads=True)(scope, receive, send)
    assert made == [0, 1]
