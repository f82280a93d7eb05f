"""The calls for those who run the service, and for those who read about it."""

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
    """The process answers."""
    return request.reply(Health("live"))


async def ready(request: Request) -> Response:
    """The process answers, is going to stay, and reaches its database."""
    if request.services.lifecycle.draining:
        raise Rejected(Stopping())
    await request.services.library.store.ping()
    return request.reply(Health("ready"))


async def metrics(request: Request) -> Response:
    """The counters for Prometheus.

    A proxy that keeps others from them knows one way to write their address. Raises Rejected `route_unknown`.
    """
    if request.raw_path != METRICS_PATH:
        raise Rejected(RouteUnknown(path=request.raw_path))
    return Response(200, [(b"content-type", CONTENT_TYPE.encode())], request.services.metrics.text())


async def openapi(request: Request) -> Response:
    """The OpenAPI document."""
    return (await to_thread(request.services.openapi)).reply()


async def problems(request: Request) -> Response:
    """The list of problem codes: what each problem document's `type` points to."""
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
        summary="Does the process answer?",
        description="For a supervisor that starts it again when it does not. The database is not asked.",
        handler=live,
        needs_token=False,
        responses={200: ResponseSpec("It does.", Health)},
    ),
    Operation(
        id="isReady",
        method="GET",
        path="/health/ready",
        tag=TAG,
        summary="Can it take requests?",
        description="For a balancer: the database is within reach, and the process is not about to stop.",
        handler=ready,
        needs_token=False,
        responses={200: ResponseSpec("It can.", Health)},
        problems=("store_unavailable", "stopping"),
    ),
    Operation(
        id="readMetrics",
        method="GET",
        path=METRICS_PATH,
        tag=TAG,
        summary="Counters for Prometheus",
        description="In its text format; the guide says what to be alarmed by.",
        handler=metrics,
        needs_token=False,
        responses={200: ResponseSpec("The counters.", str, media=(TEXT,))},
    ),
    Operation(
        id="readOpenapi",
        method="GET",
        path="/openapi.json",
        tag=TAG,
        summary="This document",
        description="Clients are made from it; its version is that of the service.",
        handler=openapi,
        needs_token=False,
        responses={200: ResponseSpec("The OpenAPI document.", dict, media=("application/json",))},
    ),
    Operation(
        id="readProblems",
        method="GET",
        path="/docs/problems",
        tag=TAG,
        summary="All problem codes",
        description="Where the `type` of a problem leads: each code with status, meaning and facts.",
        handler=problems,
        needs_token=False,
        responses={200: ResponseSpec("A page.", str, media=("text/html",))},
    ),
)
