"""A network that breaks: every connection is cut after so many bytes of answers, or some say nothing more."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

PIECE, ALL = 512, 65_536
HEAD_ENDS = b"\r\n\r\n"
LAST = 2_048  # bytes, in which the request is that was asked last


class Network:
    """Connections to a service; `cut` counts those that were broken."""

    def __init__(self, address: str, most_bytes: int | None) -> None:
        self.cut = 0
        self._asked: dict[socket.socket, bytes] = {}
        self._silent: set[socket.socket] = set()
        self._half: bytes | None = None
        self.broken_off = 0
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

    def fall_silent(self, asked: bytes) -> None:
        """Connections over which this was asked last pass nothing on any more, and nobody is told."""
        self._silent |= {client for client, last in self._asked.items() if asked in last}

    def break_off(self, asked: bytes) -> None:
        """Of the next answer to this nothing comes behind the first byte of its body, and nobody is told."""
        self._half = asked

    def _connect(self, client: socket.socket) -> None:
        with client, socket.create_connection(self._service) as service:
            asking = threading.Thread(target=self._ask, args=(client, service))
            asking.start()
            if self._answer(service, client):
                self.cut += 1
            for each in (client, service):
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
            asking.join()
            self._asked.pop(client, None)

    def _ask(self, client: socket.socket, service: socket.socket) -> None:
        with suppress(OSError):
            while piece := client.recv(PIECE):
                self._asked[client] = (self._asked.get(client, b"") + piece)[-LAST:]
                service.sendall(piece)
        with suppress(OSError):
            service.shutdown(socket.SHUT_WR)

    def _answer(self, service: socket.socket, client: socket.socket) -> bool:
        """Pass on what comes, to its end or to so many bytes; whether it was cut there."""
        left = self._most_bytes
        with suppress(OSError):
            while piece := service.recv(ALL if left is None else min(PIECE, left)):
                if client in self._silent:
                    continue
                if self._half is not None and self._half in self._asked[client]:
                    self._half = None
                    self.broken_off += 1
                    self._silent.add(client)
                    piece = piece[: piece.index(HEAD_ENDS) + len(HEAD_ENDS) + 1]
                client.sendall(piece)
                if left is not None:
                    left -= len(piece)
                    if left == 0:
                        return True
        with suppress(OSError):
            client.shutdown(socket.SHUT_WR)
        return False

    def close(self) -> None:
        """Take no more connections."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()


@contextmanager
def cutting(address: str, most_bytes: int | None) -> Iterator[Network]:
    """A network between a client and a service."""
    network = Network(address, most_bytes)
    thread = threading.Thread(target=network.serve)
    thread.start()
    try:
        yield network
    finally:
        network.close()
        thread.join()
