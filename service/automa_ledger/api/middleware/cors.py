"""CORS: which pages of other origins may call the service."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from litestar import Request
from litestar.config.cors import CORSConfig
from litestar.handlers import HTTPRouteHandler

from automa_ledger.api.middleware.limiter import Limiter
from automa_ledger.api.openapi.parameters import LIMIT_HEADERS, RESPONSE_HEADERS
from automa_ledger.api.operation import Operation
from automa_ledger.api.problems.document import problem_response
from automa_ledger.api.responses import Response
from automa_ledger.narration.languages import negotiate_language


def cors_config(origins: str | None) -> CORSConfig | None:
    """Allow pages of these origins, such as `https://a.example,https://b.example`, or `*`; None allows none.

    `*` is safe because no response depends on a cookie: a page without a token learns nothing.
    """
    if origins is None:
        return None
    return CORSConfig(
        allow_origins=origins.split(","),
        allow_methods=["GET", "HEAD", "POST", "DELETE"],
        expose_headers=[*RESPONSE_HEADERS, *LIMIT_HEADERS, "X-Request-Id"],
        max_age=86_400,
    )


def options_routes(operations: Sequence[Operation], limiter: Limiter) -> list[HTTPRouteHandler]:
    """Return an `OPTIONS` route for each path. It lists the path's methods and counts towards the rate limit.

    Preflight requests do not reach it: Litestar's CORS middleware answers them, and they do not count.
    """
    methods: dict[str, list[str]] = {}
    for operation in operations:
        methods.setdefault(operation.path, ["OPTIONS"]).extend(operation.methods)
    return [_options_route(path, path_methods, limiter) for path, path_methods in methods.items()]


def _options_route(path: str, methods: Iterable[str], limiter: Limiter) -> HTTPRouteHandler:
    allow = (b"allow", ", ".join(sorted(methods)).encode())

    async def respond(request: Request[Any, Any, Any]) -> Response:
        if not limiter.limits(is_creation=False):
            return Response(204, [allow])
        counted = limiter.count_unrouted(request.client and request.client.host)
        if counted.rejected is None:
            return Response(204, [allow, *counted.headers])
        language = negotiate_language(request.headers.get("accept-language"))
        reply = problem_response(counted.rejected.refusal, language=language)
        reply.headers = [*reply.headers, *counted.headers]
        return reply

    return HTTPRouteHandler(path, http_method="OPTIONS")(respond)
