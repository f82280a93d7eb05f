"""The port that a command listens on."""

from __future__ import annotations

import socket

from service.cli.failed import Failed

BACKLOG = 2_048  # connections that wait to be accepted
MOST_SECONDS_UNREAD = 60  # until a client that reads nothing, or has vanished, is cut off


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises Failed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Failed(f"cannot listen on {host} port {port}: {error.strerror}") from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1_000 * MOST_SECONDS_UNREAD)
    return listener


def address(listener: socket.socket) -> str:
    """Where it listens, as a URL."""
    host, port, *_ = listener.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
