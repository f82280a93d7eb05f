"""What browsers ask before a page from elsewhere may call the service."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from litestar import Request
from litestar.config.cors import CORSConfig
from litestar.handlers import HTTPRouteHandler

from automa_ledger.api.middleware.limiter import Limiter
from automa_ledger.api.openapi.parameters import HEADERS, LIMIT_HEADERS
from automa_ledger.api.operation import Operation
from automa_ledger.api.problems.document import problem_response
from automa_ledger.api.responses import Response
from automa_ledger.narration.languages import negotiate_language


def cors_config(origins: str | None) -> CORSConfig | None:
    """Who may call from a page of another origin: such as `https://a.example,https://b.example`, or `*`.

    No answer is meant for whoever holds a cookie: a page shows a token or knows nothing, so that `*` is safe.
    """
    if origins is None:
        return None
    return CORSConfig(
        allow_origins=origins.split(","),
        allow_methods=["GET", "HEAD", "POST", "DELETE"],
        expose_headers=[*HEADERS, *LIMIT_HEADERS, "X-Request-Id"],
        max_age=86_400,
    )


def options_routes(operations: Sequence[Operation], limiter: Limiter) -> list[HTTPRouteHandler]:
    """A route for `OPTIONS` at each address, which tells all its methods, and counts as a request.

    What a browser asks before a call from elsewhere does not: it is answered before, from memory, and
    remembered for a day. Else each call from a page would be two.
    """
    methods: dict[str, list[str]] = {}
    for operation in operations:
        methods.setdefault(operation.path, ["OPTIONS"]).extend(operation.methods)
    return [_options_route(path, allowed, limiter) for path, allowed in methods.items()]


def _options_route(path: str, allowed: Iterable[str], limiter: Limiter) -> HTTPRouteHandler:
    header = (b"allow", ", ".join(sorted(allowed)).encode())

    async def tell(request: Request[Any, Any, Any]) -> Response:
        if not limiter.limits(is_creation=False):
            return Response(204, [header])
        counted = limiter.count_unrouted(request.client and request.client.host)
        if counted.refusal is None:
            return Response(204, [header, *counted.headers])
        language = negotiate_language(request.headers.get("accept-language"))
        reply = problem_response(counted.refusal.refusal, language=language)
        reply.headers = [*reply.headers, *counted.headers]
        return reply

    return HTTPRouteHandler(path, http_method="OPTIONS", status_code=200)(tell)
