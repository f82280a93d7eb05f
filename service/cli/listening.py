"""The port that a command listens on."""

from __future__ import annotations

import resource
import socket

from service.cli.failed import Failed
from service.cli.taking_on import MOST_AT_A_TURN

BACKLOG = 2_048  # connections that wait to be accepted
# The database, logs, pages; and those that have just been taken on, and those that give way to them.
OTHER_FILES = 256 + 2 * MOST_AT_A_TURN
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


def make_room(connections: int) -> None:
    """Let the process have as many files open as its connections and all else need. Raises Failed."""
    needed = connections + OTHER_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now != resource.RLIM_INFINITY and now < needed:
        if most != resource.RLIM_INFINITY and most < needed:
            raise Failed(
                f"{connections} connections need {needed} open files, and the system allows {most}:"
                f" raise that limit, or set AUTOMA_MAX_CONNECTIONS to {max(most - OTHER_FILES, 1)} or less"
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))


def address(listener: socket.socket) -> str:
    """Where it listens, as a URL."""
    host, port, *_ = listener.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
