"""A receiver of webhooks: a real HTTP server on loopback, which answers as a test wants it to."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ssl import SSLContext
from threading import Event, Thread
from typing import Any, NamedTuple

import msgspec
from standardwebhooks import Webhook

from tests.waiting import until


class Received(NamedTuple):
    """A request as it came in, and the status that it was answered with."""

    path: str
    headers: dict[str, str]
    body: bytes
    status: int

    @property
    def id(self) -> str:
        """The id of the message."""
        return self.headers["webhook-id"]

    @property
    def document(self) -> dict[str, Any]:
        """What the message says."""
        found: dict[str, Any] = msgspec.json.decode(self.body)
        return found

    @property
    def version(self) -> int:
        """The version of the commit that it tells of."""
        found: int = self.document["data"]["commit"]["version"]
        return found

    def verify(self, secret: str) -> None:
        """Check it as receivers do. Raises WebhookVerificationError."""
        Webhook(secret).verify(self.body, self.headers)


class Receiver:
    """What came in so far, and what is to be answered next on a path: 204 unless something else is queued."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answers: defaultdict[str, deque[int]] = defaultdict(deque)
        self.retry_after: dict[str, str] = {}
        self.started: list[str] = []
        self.most_at_once: Counter[str] = Counter()
        self._received: list[Received] = []
        self._doors: dict[str, Event] = {}

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        """The address of a path."""
        return f"http://{host}:{self.port}{path}"

    def at(self, path: str, *, taken: bool = False) -> list[Received]:
        """What came in on a path; only what was answered with 204 if it is to be `taken`."""
        found = [each for each in list(self._received) if each.path == path]
        return [each for each in found if each.status == 204] if taken else found

    async def taken(self, path: str, count: int) -> list[Received]:
        """What was taken on a path, as soon as it is so many."""
        await until(lambda: len(self.at(path, taken=True)) >= count, lambda: str(self.at(path)))
        return self.at(path, taken=True)

    @contextmanager
    def holding(self, path: str) -> Iterator[None]:
        """Meanwhile what comes in on a path is not answered."""
        door = self._doors[path] = Event()
        try:
            yield
        finally:
            door.set()

    def answer(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Take note of a request; the status to answer it with, as soon as its path is not held."""
        self.started.append(path)
        under_way = self.started.count(path) - len(self.at(path))
        self.most_at_once[path] = max(self.most_at_once[path], under_way)
        status = self.answers[path].popleft() if self.answers[path] else 204
        if path in self._doors:
            self._doors[path].wait()
        self._received.append(Received(path, headers, body, status))
        return status


@contextmanager
def receiving(certificate: SSLContext | None = None) -> Iterator[Receiver]:
    """A receiver that runs meanwhile; with a certificate it speaks TLS."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            """Answer one request."""
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = self.rfile.read(int(headers.get("content-length", "0")))
            status = receiver.answer(self.path, headers, body)
            text = b"" if status == 204 else b"not\x00 now <b>" + b"x" * 10_000
            self.send_response(status)
            if status == 503 and self.path in receiver.retry_after:
                self.send_header("retry-after", receiver.retry_after[self.path])
            if 300 <= status < 400:
                self.send_header("location", receiver.url("/elsewhere"))
            self.send_header("content-length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = _Server(("127.0.0.1", 0), Handler)
    if certificate is not None:
        server.socket = certificate.wrap_socket(server.socket, server_side=True)
    receiver = Receiver(server.server_address[1])
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, *_: object) -> None:
        """A sender that went away is no fault of the receiver."""
