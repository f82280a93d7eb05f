"""The outermost middleware: common headers, access log, metrics, and the last error handler."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from datetime import UTC, datetime
from itertools import count
from time import perf_counter
from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from automa_ledger import access_log
from automa_ledger.access_log import RequestLogEntry
from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.api.middleware.trusted_host import is_allowed_host
from automa_ledger.api.problems.document import problem_response
from automa_ledger.control_characters import replace_control_characters
from automa_ledger.metrics import Metrics
from automa_ledger.narration.languages import negotiate_language
from automa_ledger.refusals.requests import (
    HeadTooLarge,
    HostUnknown,
    InternalError,
    InvalidRequest,
    Stopping,
)
from automa_rules.core.rejection import Refusal

NO_ROUTE = "(none)"
WAITED_SECONDS = "waited_seconds"
"""Where the scope of a long poll has the time that it waited for news: it is not slow."""
VARY = b"Accept, Accept-Encoding, Accept-Language, Authorization"
_VALID_REQUEST_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
MAX_HEAD_BYTES = 32_768  # of the address and all headers
MAX_LIST_HEADER_BYTES = 1_024  # of a header in LIST_HEADERS: every part of it is examined
LIST_HEADERS = frozenset((b"accept", b"accept-encoding", b"accept-language", b"if-none-match"))
MAX_LOGGED_CHARACTERS = 512
_REQUEST_ID_PREFIX = os.urandom(8).hex().encode()
_numbers = count(int.from_bytes(os.urandom(4)))
_log = logging.getLogger(__name__)
PROBES = "/health/"
"""What probes ask for every few seconds is counted, but not logged."""
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"))


class ErrorAndAccessLogMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        lifecycle: Lifecycle,
        allowed_hosts: frozenset[str] | None = None,
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._lifecycle = lifecycle
        self._allowed_hosts = allowed_hosts  # None allows any host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to a request, whatever happens."""
        started = perf_counter()
        request_id = _request_id(scope)
        status = 0
        response_started = started

        async def send_with_headers(message: Message) -> None:
            nonlocal status, response_started
            if message["type"] == "http.response.start":
                response_started = perf_counter()  # a stream that runs for hours is not slow
                status = message["status"]
                headers = [*message["headers"], (b"vary", VARY), (b"x-request-id", request_id)]
                if self._lifecycle.draining:
                    headers.append((b"connection", b"close"))
                message["headers"] = headers
            await send(message)

        try:
            refusal = self._validate_head(scope)
            if refusal is None:
                await self._app(scope, receive, send_with_headers)
            else:
                await problem_response(refusal, language=_language(scope))(scope, receive, send_with_headers)
        except asyncio.CancelledError:  # the process is stopping
            if not status:
                await problem_response(Stopping(), language=_language(scope))(
                    scope, receive, send_with_headers
                )
        except Exception:  # noqa: BLE001 - every client must get a response
            self._metrics.count_failure()
            _log.exception("fault", extra={"request_id": request_id.decode()})
            if not status:
                await problem_response(InternalError(), language=_language(scope))(
                    scope, receive, send_with_headers
                )
        waited = cast("dict[str, Any]", scope).get(WAITED_SECONDS, 0.0)
        seconds = response_started - started - waited, perf_counter() - started
        self._log_and_count(scope, request_id, status, seconds)

    def _validate_head(self, scope: Any) -> Refusal | None:  # noqa: ANN401 - a scope of HTTP or of anything else
        """Return what is wrong with the address or the headers of a request, or None."""
        size = len(scope["path"]) + len(scope.get("query_string", b""))
        headers, authorizations, longest = scope.get("headers", ()), 0, 0
        for name, value in headers:
            size += len(name) + len(value)
            authorizations += name == b"authorization"
            if name in LIST_HEADERS:
                longest = max(longest, len(value))
        if size > MAX_HEAD_BYTES:
            return HeadTooLarge(limit=MAX_HEAD_BYTES)
        if longest > MAX_LIST_HEADER_BYTES:
            return HeadTooLarge(limit=MAX_LIST_HEADER_BYTES)
        if authorizations > 1:  # a proxy could check the other one
            return InvalidRequest(diagnostic="a request has one Authorization header")
        if self._allowed_hosts is not None:
            host = dict(headers).get(b"host")  # browsers always send it
            if host is not None and not is_allowed_host(host, self._allowed_hosts):
                return HostUnknown(host=host.decode("latin-1")[:MAX_LOGGED_CHARACTERS])
        return None

    def _log_and_count(
        self,
        scope: Any,  # noqa: ANN401 - a scope of HTTP or of anything else
        request_id: bytes,
        status: int,
        seconds: tuple[float, float],  # until the response started, and until it ended
    ) -> None:
        method = scope.get("method", "")
        method = method if method in _METHODS else "other"
        route = scope.get("path_template") or NO_ROUTE
        self._metrics.count_request(method, route, status, seconds[0])
        if access_log.is_enabled() and not route.startswith(PROBES):
            milliseconds = round(seconds[1] * 1000, 3)
            path = scope["path"][:MAX_LOGGED_CHARACTERS]
            path = path if path.isprintable() else replace_control_characters(path)
            at = datetime.now(UTC)
            access_log.log_request(
                RequestLogEntry(request_id.decode(), method, route, path, status, milliseconds, at)
            )


def _language(scope: Any) -> str:  # noqa: ANN401 - a scope of HTTP or of anything else
    given = dict(scope.get("headers", ())).get(b"accept-language", b"")
    return negotiate_language(given[:MAX_LIST_HEADER_BYTES].decode("latin-1"))


def _request_id(scope: Any) -> bytes:  # noqa: ANN401 - a scope of HTTP or of anything else
    for name, value in scope.get("headers", ()):
        if name == b"x-request-id" and _VALID_REQUEST_ID.fullmatch(value):
            return bytes(value)
    return b"%b%016x" % (_REQUEST_ID_PREFIX, next(_numbers))
