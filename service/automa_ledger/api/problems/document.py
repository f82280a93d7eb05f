"""Problem documents (RFC 9457)."""

from __future__ import annotations

from typing import Any

import msgspec

from automa_ledger.api.problems.codes import status
from automa_ledger.api.responses import Headers, Response
from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.narration.titles import problem_title
from automa_ledger.refusals.requests import GameBusy, MethodNotAllowed, TooMuchLongWork, VersionStale
from automa_rules.core.rejection import Refusal
from automa_rules.core.tag import tag_of

PROBLEM_MEDIA_TYPE = "application/problem+json"
RETRY_SECONDS = 1


def problem_type(code: str) -> str:
    """Return the URI of a code: its place on the page of all codes."""
    return f"/docs/problems#{code}"


def problem_document(
    refusal: Refusal,
    detail: str | None = None,
    language: str = DEFAULT_LANGUAGE,
    *,
    action: int | None = None,
) -> dict[str, Any]:
    """Return the document: the standard members, the code and the facts."""
    code = tag_of(type(refusal))
    title = problem_title(type(refusal), language)
    return {
        "type": problem_type(code),
        "title": title,
        "status": status(code),
        "detail": detail or title,
        "code": code,
        **refusal.facts,
        **({} if action is None else {"action": action}),
    }


def problem_response(
    refusal: Refusal,
    detail: str | None = None,
    language: str = DEFAULT_LANGUAGE,
    *,
    action: int | None = None,
) -> Response:
    """Return the response to a refused request, with the headers that its status requires.

    `action` is the place of the refused action in its turn, None for a single action.
    """
    answered = status(tag_of(type(refusal)))
    headers: Headers = [
        (b"content-type", PROBLEM_MEDIA_TYPE.encode()),
        (b"content-language", language.encode()),
        (b"cache-control", b"no-store"),
    ]
    if answered == 401:  # noqa: PLR2004 - the status is its own name
        headers.append((b"www-authenticate", b'Bearer realm="automa-ledger"'))
    if answered == 503:  # noqa: PLR2004 - the status is its own name
        headers.append((b"retry-after", b"%d" % RETRY_SECONDS))
    match refusal:
        case GameBusy(retry_after=seconds) | TooMuchLongWork(retry_after=seconds):
            headers.append((b"retry-after", b"%d" % seconds))
        case VersionStale(current_version=version):
            headers.append((b"etag", b'"%d"' % version))
        case MethodNotAllowed(allowed=allowed):
            headers.append((b"allow", ", ".join(allowed).encode()))
    return Response(
        answered, headers, msgspec.json.encode(problem_document(refusal, detail, language, action=action))
    )
