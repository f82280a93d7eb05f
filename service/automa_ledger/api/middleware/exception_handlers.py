"""Convert exceptions to problem documents."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import litestar
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException

from automa_ledger.api.middleware.limiter import Limiter, RateLimitResult
from automa_ledger.api.problems.document import problem_response
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.narration.languages import negotiate_language
from automa_ledger.refusals import requests
from automa_ledger.store import StoreUnavailable
from automa_rules.core.rejection import Refusal, Rejected

_log = logging.getLogger(__name__)


def refusal_response(request: Request, rejected: Rejected) -> Response:
    """Return the response to a refusal, with its sentence in the client's language if there is one."""
    detail = request.services.narrator.refusal(request.language, request.ruleset, rejected.refusal)
    return problem_response(rejected.refusal, detail, request.language, action=rejected.action_index)


def store_unavailable_response(request: Request, error: StoreUnavailable) -> Response:
    """Log that the database cannot be reached, and return the response."""
    _log.error("store_unavailable", extra={"reason": str(error)})
    return problem_response(requests.StoreUnavailable(), language=request.language)


def reraise(_: litestar.Request[Any, Any, Any], error: Exception) -> litestar.Response[bytes]:
    """Leave a fault to the outermost middleware, which logs and counts it and responds."""
    raise error


def not_found(
    limiter: Limiter,
) -> Callable[[litestar.Request[Any, Any, Any], HTTPException], litestar.Response[bytes]]:
    """Return a handler for what Litestar itself refuses: unknown address or method, broken request.

    Such requests count towards the rate limit.
    """

    def answer(request: litestar.Request[Any, Any, Any], error: HTTPException) -> litestar.Response[bytes]:
        refusal, counted = _refusal(request, error), RateLimitResult([], None)
        if limiter.limits(is_creation=False):
            counted = limiter.count_unrouted(request.client and request.client.host)
        if counted.rejected is not None:
            refusal = counted.rejected.refusal
        reply = problem_response(refusal, language=negotiate_language(request.headers.get("accept-language")))
        headers = {name.decode(): value.decode() for name, value in (*reply.headers, *counted.headers)}
        media_type = headers.pop("content-type")
        return litestar.Response(reply.body, status_code=reply.status, headers=headers, media_type=media_type)

    return answer


def _refusal(request: litestar.Request[Any, Any, Any], error: HTTPException) -> Refusal:
    match error:
        case NotFoundException():
            return requests.RouteUnknown(path=request.scope["path"])
        case MethodNotAllowedException():
            return requests.MethodNotAllowed(
                allowed=tuple((error.headers or {}).get("allow", "").split(", "))
            )
        case _:
            return requests.InvalidRequest(diagnostic=error.detail)
