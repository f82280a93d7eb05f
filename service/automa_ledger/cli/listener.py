"""The socket that a command listens on."""

from __future__ import annotations

import errno
import resource
import socket

from automa_ledger.errors import CommandFailed

BACKLOG = 2_048  # connections waiting to be accepted
OTHER_FILES = 512  # the database, logs, pages, closing connections
MAX_UNREAD_SECONDS = 60  # then a client that reads nothing, or has vanished, is cut off


def listen(host: str, port: int) -> socket.socket:
    """Open a listening socket. Raises CommandFailed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        remedy = "; AUTOMA_PORT names another port" if error.errno == errno.EADDRINUSE else ""
        raise CommandFailed(f"cannot listen on {host} port {port}: {error.strerror}{remedy}") from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1_000 * MAX_UNREAD_SECONDS)
    return listener


def raise_file_limit(connections: int, streams: int) -> None:
    """Raise the limit of open files to what connections, streams and the rest need. Raises CommandFailed."""
    needed = connections + streams + OTHER_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now != resource.RLIM_INFINITY and now < needed:
        if most != resource.RLIM_INFINITY and most < needed:
            raise CommandFailed(
                f"{connections} connections and {streams} streams need {needed} open files, and the system"
                f" allows {most}: raise that limit, or lower AUTOMA_MAX_CONNECTIONS and AUTOMA_MAX_STREAMS"
                f" to {max(most - OTHER_FILES, 2)} together"
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))


def listener_url(listener: socket.socket) -> str:
    """The URL of a listening socket."""
    host, port, *_ = listener.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
