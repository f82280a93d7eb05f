"""The Litestar application: a route for every operation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import InvalidOperation
from functools import partial
from typing import Any, cast

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from automa_ledger.api.commits import describe_commit
from automa_ledger.api.guide import guide_routes
from automa_ledger.api.media_types import JSON
from automa_ledger.api.middleware.cors import cors_config, options_routes
from automa_ledger.api.middleware.error_and_access_log import ErrorAndAccessLogMiddleware
from automa_ledger.api.middleware.exception_handlers import (
    not_found,
    refusal_response,
    reraise,
    store_unavailable_response,
)
from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.api.middleware.limiter import Clients, Limiter
from automa_ledger.api.operation import Handler, Operation
from automa_ledger.api.representation import respond_conditionally
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.api.routes import OPERATIONS
from automa_ledger.api.services import Services
from automa_ledger.api.static_document import StaticDocument, make_once
from automa_ledger.api.static_files import page_routes
from automa_ledger.auth.key_cache import KeyCache
from automa_ledger.concurrency import StreamLimits
from automa_ledger.games.library import Library
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.metrics import Metrics
from automa_ledger.narration.display_names import NO_NAMES, set_display_names
from automa_ledger.narration.narrator import Narrator
from automa_ledger.refusals.logs import LogDamaged
from automa_ledger.settings import Settings, allowed_hosts, create_rate_limit, is_key_required, rate_limit
from automa_ledger.store import Store, StoreUnavailable
from automa_ledger.streams import Hub
from automa_ledger.webhooks.registry import WebhookRegistry
from automa_ledger.webhooks.wake_up import WakeUp
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset

READ_METHODS = frozenset(("GET", "HEAD"))


def create_app(
    settings: Settings,
    store: Store,
    hub: Hub,
    rulesets: Mapping[str, Ruleset[Any]] = RULESETS,
    *,
    metrics: Metrics | None = None,
    wake_up: WakeUp | None = None,
    lifecycle: Lifecycle | None = None,
    narrator: Narrator | None = None,
) -> Litestar:
    """Create the application for an open store and hub, which the caller closes.

    `wake_up` wakes the worker that delivers webhooks, if this process has one. It shares the `narrator`.
    """
    metrics = metrics or Metrics()
    metrics.add_source(store.pool_gauges)
    metrics.add_source(lambda: {"stream_listeners": len(hub)})
    wake_up = wake_up or WakeUp()
    lifecycle = lifecycle or Lifecycle()
    keys = KeyCache(store)
    clients = Clients(keys, settings.shared_addresses)
    limiter = Limiter(rate_limit(settings), create_rate_limit(settings), clients)
    narrator = narrator or Narrator(rulesets)
    library = Library(store, rulesets, settings.cache_games, metrics, (hub, wake_up))
    hub.attach(library, partial(describe_commit, narrator))
    metrics.add_source(lambda: {"cached_games": library.cached_games})
    services = Services(
        library,
        WebhookRegistry(
            store,
            allow_private=settings.webhook_allow_private,
            overlap=settings.webhook_overlap_seconds,
            on_change=wake_up.request_poll,
        ),
        narrator,
        metrics,
        lifecycle,
        settings.max_body_bytes,
        hub,
        settings.stream_heartbeat_seconds,
        make_once(partial(_openapi, rulesets)),
        keys,
        clients,
        is_key_required(settings),
        StreamLimits(settings.max_streams),
    )
    app = Litestar(
        route_handlers=[
            # First, or Litestar adds OPTIONS routes of its own.
            *options_routes(OPERATIONS, limiter),
            *(_route(operation, services, limiter) for operation in OPERATIONS),
            *page_routes(),
            *guide_routes(),
        ],
        cors_config=cors_config(settings.cors_origins),
        openapi_config=None,
        logging_config=None,
        exception_handlers={HTTPException: not_found(limiter), Exception: reraise},
        debug=False,
    )
    app.asgi_handler = ErrorAndAccessLogMiddleware(
        app.asgi_handler, metrics, lifecycle, allowed_hosts(settings)
    )
    return app


def _openapi(rulesets: Mapping[str, Ruleset[Any]]) -> StaticDocument:
    from automa_ledger.api.openapi.document import openapi_text  # noqa: PLC0415 - slow to import, rarely needed

    return StaticDocument(JSON, openapi_text(rulesets))


def _route(operation: Operation, services: Services, limiter: Limiter) -> HTTPRouteHandler:
    answer = _handle_errors(operation)
    if operation.limited and limiter.limits(is_creation=operation.is_creation):
        answer = _limit_rate(answer, limiter, is_creation=operation.is_creation)
    route = HTTPRouteHandler(
        operation.path,
        http_method=operation.methods,
        name=operation.id,
        status_code=200,
        middleware=[_endpoint_middleware(answer, services)],
    )
    return route(_unreachable_handler)


async def _unreachable_handler() -> None:
    """Satisfy Litestar, which requires a handler; the middleware responds before it is called."""


def _endpoint_middleware(answer: Handler, services: Services) -> Callable[[ASGIApp], ASGIApp]:
    """Return a middleware that runs the handler in place of Litestar's own handler call.

    Litestar's request, arguments and response take a tenth of the processor time of an Automa turn,
    socket and database aside.
    """

    async def endpoint(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(services, cast("HTTPScope", scope), receive)
        set_display_names(NO_NAMES)  # clear those of the previous request on this connection
        reply = await answer(request)
        if scope.get("method") in READ_METHODS:
            reply = respond_conditionally(reply, request.header(b"if-none-match"))
        await reply(scope, receive, send)

    def middleware(app: ASGIApp) -> ASGIApp:  # noqa: ARG001 - Litestar passes it by name
        return endpoint

    return middleware


def _limit_rate(answer: Handler, limiter: Limiter, *, is_creation: bool) -> Handler:
    async def limited(request: Request) -> Response:
        count = limiter.count(request, is_creation=is_creation)
        reply = await answer(request) if count.rejected is None else refusal_response(request, count.rejected)
        reply.headers = [*reply.headers, *count.headers]
        return reply

    return limited


def _handle_errors(operation: Operation) -> Handler:
    known, media_types = operation.query_parameter_names, operation.media_types

    async def answered(request: Request) -> Response:
        try:
            request.read_query(known)
            if media_types:
                request.negotiate(media_types)
            return await operation.handler(request)
        except Rejected as rejected:
            return refusal_response(request, rejected)
        except (InvalidOperation, OverflowError):  # no request can write such a number: the log was edited
            return refusal_response(
                request, Rejected(LogDamaged(version=None, diagnostic="a number is out of range"))
            )
        except StoreUnavailable as error:
            return store_unavailable_response(request, error)

    return answered
