"""What browsers ask before a page from elsewhere may call the service."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from litestar.config.cors import CORSConfig
from litestar.handlers import HTTPRouteHandler

from service.http.openapi.parameters import HEADERS, LIMIT_HEADERS
from service.http.operation import Operation
from service.http.reply import Reply


def shared_with(origins: str | None) -> CORSConfig | None:
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


def options(operations: Sequence[Operation]) -> list[HTTPRouteHandler]:
    """A route for `OPTIONS` at each address, which tells all its methods."""
    methods: dict[str, list[str]] = {}
    for operation in operations:
        methods.setdefault(operation.path, ["OPTIONS"]).extend(operation.methods)
    return [_telling(path, allowed) for path, allowed in methods.items()]


def _telling(path: str, allowed: Iterable[str]) -> HTTPRouteHandler:
    header = (b"allow", ", ".join(sorted(allowed)).encode())

    async def tell() -> Reply:
        return Reply(204, [header])

    return HTTPRouteHandler(path, http_method="OPTIONS", status_code=200)(tell)
