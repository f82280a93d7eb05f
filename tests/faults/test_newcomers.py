"""Clients that come in crowds: whoever comes behind them is let in before all of these are served."""

from __future__ import annotations

import select
import signal
import socket
from collections.abc import Callable
from contextlib import ExitStack
from urllib.parse import urlsplit

from tests.faults.processes import PATIENCE, Service

CROWD = 400
ASKED = b"GET %b HTTP/1.1\r\nhost: localhost\r\n\r\n"


def test_who_comes_behind_a_crowd_is_let_in_before_all_of_it_is_served(
    serve: Callable[..., Service],
) -> None:
    """They stand in the queue of the system, before the service knows where anybody comes from."""
    service = serve()
    with ExitStack() as connections:
        service.process.send_signal(signal.SIGSTOP)
        theirs = [connections.enter_context(_asking(service, "127.0.1.1", b"/docs")) for _ in range(CROWD)]
        mine = connections.enter_context(_asking(service, "127.0.0.1", b"/health/live"))
        service.process.send_signal(signal.SIGCONT)
        assert mine.recv(12) == b"HTTP/1.1 200"
        assert len(select.select(theirs, [], [], 0)[0]) < CROWD * 3 // 4
        for each in theirs:
            assert each.recv(12) == b"HTTP/1.1 200"


def _asking(service: Service, client: str, path: bytes) -> socket.socket:
    where = urlsplit(service.url)
    address = (str(where.hostname), where.port or 0)
    one = socket.create_connection(address, timeout=PATIENCE, source_address=(client, 0))
    one.sendall(ASKED % path)
    return one
