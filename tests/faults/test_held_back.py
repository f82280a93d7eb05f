"""Clients that hold requests back, and let hundreds of them go at once: others wait for a few of these."""

from __future__ import annotations

import select
import socket
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from urllib.parse import urlsplit

import httpx

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
