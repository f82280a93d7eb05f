"""The operations for operators, and for readers of the documentation."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from typing import Any

import msgspec

from automa_ledger.api.media_types import TEXT
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.problems.page import CONTENT_SECURITY_POLICY, problems_page
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.api.static_document import StaticDocument
from automa_ledger.metrics import CONTENT_TYPE
from automa_ledger.refusals.requests import RouteUnknown, Stopping
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset

TAG = "operations"
METRICS_PATH = "/metrics"


class Health(msgspec.Struct, frozen=True):
    """Whether the service runs (`live`) or can take requests (`ready`)."""

    status: str


async def live(request: Request) -> Response:
    """Report that the process responds."""
    return request.reply(Health("live"))


async def ready(request: Request) -> Response:
    """Report that the process responds, is not stopping, and reaches its database."""
    if request.services.lifecycle.draining:
        raise Rejected(Stopping())
    await request.services.library.store.ping()
    return request.reply(Health("ready"))


async def metrics(request: Request) -> Response:
    """Return the metrics for Prometheus.

    Raises Rejected `route_unknown` for other spellings of the path, which a proxy that blocks it may miss.
    """
    if request.raw_path != METRICS_PATH:
        raise Rejected(RouteUnknown(path=request.raw_path))
    return Response(200, [(b"content-type", CONTENT_TYPE.encode())], request.services.metrics.text())


async def openapi(request: Request) -> Response:
    """Return the OpenAPI document."""
    return (await to_thread(request.services.openapi)).reply()


async def problems(request: Request) -> Response:
    """Return the page of problem codes, to which each problem document's `type` points."""
    rulesets = tuple(codec.ruleset for codec in request.services.library.codecs.values())
    page = await to_thread(_problems, rulesets)
    return page.reply((b"content-security-policy", CONTENT_SECURITY_POLICY))


@cache
def _problems(rulesets: tuple[Ruleset[Any], ...]) -> StaticDocument:
    return StaticDocument("text/html; charset=utf-8", problems_page(rulesets))


OPERATIONS = (
    Operation(
        id="isLive",
        method="GET",
        path="/health/live",
        tag=TAG,
        summary="Check that the process is alive",
        description="For a supervisor that restarts it otherwise. The database is not checked.",
        handler=live,
        needs_token=False,
        responses={200: ResponseSpec("The process is alive.", Health)},
    ),
    Operation(
        id="isReady",
        method="GET",
        path="/health/ready",
        tag=TAG,
        summary="Check that the process is ready",
        description="For a load balancer: the database is reachable, and the process is not stopping.",
        handler=ready,
        needs_token=False,
        responses={200: ResponseSpec("The process is ready.", Health)},
        problems=("store_unavailable", "stopping"),
    ),
    Operation(
        id="readMetrics",
        method="GET",
        path=METRICS_PATH,
        tag=TAG,
        summary="Read the metrics for Prometheus",
        description="In its text format; the guide says what to alert on.",
        handler=metrics,
        needs_token=False,
        responses={200: ResponseSpec("The metrics.", str, media=(TEXT,))},
    ),
    Operation(
        id="readOpenapi",
        method="GET",
        path="/openapi.json",
        tag=TAG,
        summary="Read this document",
        description="Clients are generated from it; its version is that of the service.",
        handler=openapi,
        needs_token=False,
        responses={200: ResponseSpec("The OpenAPI document.", dict, media=("application/json",))},
    ),
    Operation(
        id="readProblems",
        method="GET",
        path="/docs/problems",
        tag=TAG,
        summary="Read all problem codes",
        description="The `type` of a problem points here: each code with its status, meaning and facts.",
        handler=problems,
        needs_token=False,
        responses={200: ResponseSpec("A page.", str, media=("text/html",))},
    ),
)
