"""A network that breaks: every connection is cut after so many bytes of answers."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE = 512


class Network:
    """Connections to a service; `cut` counts those that were broken."""

    def __init__(self, address: str, most_bytes: int) -> None:
        self.cut = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._service = (urlsplit(address).hostname, urlsplit(address).port)
        self._most_bytes = most_bytes

    def serve(self) -> None:
        """Take connections until the listener is closed."""
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(client,)).start()

    def _connect(self, client: socket.socket) -> None:
        with client, socket.create_connection(self._service) as service:
            asking = threading.Thread(target=_forward, args=(client, service, None))
            asking.start()
            if _forward(service, client, self._most_bytes):
                self.cut += 1
            for each in (client, service):
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
            asking.join()

    def close(self) -> None:
        """Take no more connections."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()


@contextmanager
def cutting(address: str, most_bytes: int) -> Iterator[Network]:
    """A network between a client and a service."""
    network = Network(address, most_bytes)
    thread = threading.Thread(target=network.serve)
    thread.start()
    try:
        yield network
    finally:
        network.close()
        thread.join()


def _forward(giver: socket.socket, taker: socket.socket, most_bytes: int | None) -> bool:
    """Pass on what comes, to its end or to so many bytes; whether it was cut there."""
    left = most_bytes
    with suppress(OSError):
        while piece := giver.recv(PIECE if left is None else min(PIECE, left)):
            taker.sendall(piece)
            if left is not None:
                left -= len(piece)
                if left == 0:
                    return True
    with suppress(OSError):
        taker.shutdown(socket.SHUT_WR)
    return False
