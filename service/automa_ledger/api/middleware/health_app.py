"""Health checks and metrics of a process that serves nothing else."""

from __future__ import annotations

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from automa_ledger.api.media_types import JSON
from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.api.problems.document import problem_response
from automa_ledger.api.responses import Response
from automa_ledger.metrics import CONTENT_TYPE, Metrics
from automa_ledger.refusals.requests import RouteUnknown, Stopping, StoreUnavailable
from automa_ledger.store import Store
from automa_ledger.store import StoreUnavailable as Unavailable


def create_health_app(store: Store, metrics: Metrics, lifecycle: Lifecycle) -> ASGIApp:
    """Create an application with the addresses `/health/live`, `/health/ready` and `/metrics`."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["raw_path"].decode("latin-1")  # undecoded: a proxy may block this spelling only
        await (await _reply(path, store, metrics, lifecycle))(scope, receive, send)

    return answer


async def _reply(path: str, store: Store, metrics: Metrics, lifecycle: Lifecycle) -> Response:
    match path:
        case "/health/live":
            return _status("live")
        case "/health/ready" if lifecycle.draining:
            return problem_response(Stopping())
        case "/health/ready":
            try:
                await store.ping()
            except Unavailable:
                return problem_response(StoreUnavailable())
            return _status("ready")
        case "/metrics":
            return Response(200, [(b"content-type", CONTENT_TYPE.encode())], metrics.text())
        case _:
            return problem_response(RouteUnknown(path=path))


def _status(status: str) -> Response:
    return Response(200, [(b"content-type", JSON.encode())], msgspec.json.encode({"status": status}))
