"""A gateway before the service that passes everything on, and spoils an answer when it is told to."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import NamedTuple

import httpx2

PAGE = "<html><body><h1>502 Bad Gateway</h1></body></html>"
HOP = ("connection", "date", "server", "transfer-encoding", "host")


class Spoilt(NamedTuple):
    """What becomes of an answer: another one instead of it, or a part of it and then nothing.

    With `asked` the service has carried out the request all the same.
    """

    status: int = 502
    media: str = "text/html; charset=utf-8"
    text: str = PAGE
    retry_after: str | None = None
    asked: bool = True
    cut_after: int | None = None
    after: float = 0
    """Seconds between the head and the text."""

    @property
    def headers(self) -> dict[str, str]:
        """What stands above the text."""
        told = {"content-type": self.media, "retry-after": self.retry_after}
        return {name: value for name, value in told.items() if value is not None}


NOTHING = Spoilt(cut_after=0)
"""The request is carried out, and the connection closed without a word."""

HALF = Spoilt(cut_after=100)
"""The answer breaks off."""


class Sent(NamedTuple):
    """A request that came in."""

    method: str
    path: str
    key: str | None
    at: float
    """By `time.monotonic`."""


class Gateway:
    """The address of a gateway, and what came in."""

    def __init__(self, service: str, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx2.Client(base_url=service, timeout=30)
        self.sent: list[Sent] = []
        self._spoilt: defaultdict[str, deque[Spoilt | None]] = defaultdict(deque)

    def spoil(self, *answers: Spoilt | None, method: str = "POST") -> None:
        """Spoil the next answers, as many as these; None passes one on."""
        self.sent.clear()
        self._spoilt[method].extend(answers)

    def next_spoilt(self, method: str) -> Spoilt | None:
        """What becomes of the next answer, if it is not passed on."""
        return self._spoilt[method].popleft() if self._spoilt[method] else None

    @property
    def keys(self) -> list[str | None]:
        """The keys of what was sent with POST since something was spoilt."""
        return [each.key for each in self.sent if each.method == "POST"]


@contextmanager
def gateway(service: str) -> Iterator[Gateway]:
    """A gateway that runs meanwhile."""
    server = _Server(("127.0.0.1", 0), _Handler)
    server.gateway = Gateway(service, server.server_address[1])
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server.gateway
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
        server.gateway.http.close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    gateway: Gateway


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    def do_GET(self) -> None:
        """Pass a request on."""
        self._pass("GET")

    def do_POST(self) -> None:
        """Pass a request on."""
        self._pass("POST")

    def _pass(self, method: str) -> None:
        gateway = self.server.gateway
        gateway.sent.append(Sent(method, self.path, self.headers["idempotency-key"], time.monotonic()))
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        spoilt = gateway.next_spoilt(method)
        if spoilt is None or spoilt.asked:
            passed = {name: value for name, value in self.headers.items() if name.lower() not in HOP}
            passed["Accept-Encoding"] = "identity"
            answer = gateway.http.request(method, self.path, content=body, headers=passed)
            headers = {name: value for name, value in answer.headers.items() if name not in HOP}
            if spoilt is None or spoilt.cut_after is not None:
                self._answer(answer.status_code, headers, answer.content, spoilt and spoilt.cut_after)
                return
        self._answer(spoilt.status, spoilt.headers, spoilt.text.encode(), None, spoilt.after)

    def _answer(
        self, status: int, headers: dict[str, str], body: bytes, most: int | None, after: float = 0
    ) -> None:
        self.close_connection = most is not None
        if most == 0:
            return
        self.send_response(status)
        for name, value in ({"content-length": str(len(body))} | headers).items():
            self.send_header(name, value)
        self.end_headers()
        time.sleep(after)
        self.wfile.write(body[:most])

    def log_message(self, *_: object) -> None:
        """Say nothing."""
