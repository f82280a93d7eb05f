"""The calls for those who run the service, and for those who read about it."""

from __future__ import annotations

from asyncio import to_thread
from importlib.resources import files

import msgspec

from domain.core.rejected import Rejected
from service.http.call import Call
from service.http.media import JSON, TEXT
from service.http.operation import Answer, Operation
from service.http.problems_page import problems_page
from service.http.reply import Reply
from service.metrics import CONTENT_TYPE
from service.refusals.requests import Stopping

TAG = "operations"
POLICY = (
    b"content-security-policy",
    b"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'",
)


class Health(msgspec.Struct, frozen=True):
    """Whether the service runs (`live`) or can take requests (`ready`)."""

    status: str


async def live(call: Call) -> Reply:
    """The process answers."""
    return call.reply(Health("live"))


async def ready(call: Call) -> Reply:
    """The process answers, is going to stay, and reaches its database."""
    if call.services.presence.leaving:
        raise Rejected(Stopping())
    await call.services.library.store.ping()
    return call.reply(Health("ready"))


async def metrics(call: Call) -> Reply:
    """The counters for Prometheus."""
    return Reply(200, [(b"content-type", CONTENT_TYPE.encode())], call.services.metrics.text())


async def openapi(call: Call) -> Reply:
    """The OpenAPI document."""
    return Reply(200, [(b"content-type", JSON.encode())], await to_thread(call.services.openapi))


async def docs(_: Call) -> Reply:
    """The documentation page."""
    return _asset("index.html", b"text/html; charset=utf-8")


async def script(_: Call) -> Reply:
    """What draws the documentation page."""
    return _asset("docs.js", b"text/javascript; charset=utf-8")


async def style(_: Call) -> Reply:
    """How the documentation page looks."""
    return _asset("docs.css", b"text/css; charset=utf-8")


async def problems(call: Call) -> Reply:
    """The list of problem codes: what each problem document's `type` points to."""
    rulesets = tuple(codec.ruleset for codec in call.services.library.codecs.values())
    page = await to_thread(problems_page, rulesets)
    return Reply(200, [(b"content-type", b"text/html; charset=utf-8"), POLICY], page)


def _asset(name: str, kind: bytes) -> Reply:
    return Reply(200, [(b"content-type", kind), POLICY], _text(name).encode())


def _text(name: str) -> str:
    return (files("service.http") / "docs" / name).read_text(encoding="utf-8")


HTML = ("text/html",)

OPERATIONS = (
    Operation(
        id="isLive",
        method="GET",
        path="/health/live",
        tag=TAG,
        summary="Does the process answer?",
        call=live,
        needs_token=False,
        answers={200: Answer("It does.", Health)},
    ),
    Operation(
        id="isReady",
        method="GET",
        path="/health/ready",
        tag=TAG,
        summary="Can it take requests?",
        call=ready,
        needs_token=False,
        answers={200: Answer("It can.", Health)},
        problems=("store_unavailable", "stopping"),
    ),
    Operation(
        id="readMetrics",
        method="GET",
        path="/metrics",
        tag=TAG,
        summary="Counters for Prometheus",
        call=metrics,
        needs_token=False,
        answers={200: Answer("The counters.", str, media=(TEXT,))},
    ),
    Operation(
        id="readOpenapi",
        method="GET",
        path="/openapi.json",
        tag=TAG,
        summary="This document",
        call=openapi,
        needs_token=False,
        answers={200: Answer("The OpenAPI document.", dict, media=("application/json",))},
    ),
    Operation(
        id="readDocs",
        method="GET",
        path="/docs",
        tag=TAG,
        summary="The documentation, to read and to try",
        call=docs,
        needs_token=False,
        answers={200: Answer("A page that needs no other host.", str, media=HTML)},
    ),
    Operation(
        id="readProblems",
        method="GET",
        path="/docs/problems",
        tag=TAG,
        summary="All problem codes",
        call=problems,
        needs_token=False,
        answers={200: Answer("A page.", str, media=HTML)},
    ),
    Operation(
        id="readDocsScript",
        method="GET",
        path="/docs/docs.js",
        tag=TAG,
        summary="The script of the documentation page",
        call=script,
        needs_token=False,
        answers={200: Answer("A script.", str, media=("text/javascript",))},
    ),
    Operation(
        id="readDocsStyle",
        method="GET",
        path="/docs/docs.css",
        tag=TAG,
        summary="The style of the documentation page",
        call=style,
        needs_token=False,
        answers={200: Answer("A style sheet.", str, media=("text/css",))},
    ),
)
