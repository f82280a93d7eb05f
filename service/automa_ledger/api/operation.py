"""An operation of the API as a value: its route, its handler and its documentation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from litestar.enums import HttpMethod

from automa_ledger.api.media_types import JSON, MESSAGE_PACK, NDJSON
from automa_ledger.api.parameters import IDEMPOTENCY_KEY, IF_MATCH, Parameter, QueryParameter
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_ledger.store.api_key import Scope

PICTURE_LINK = "picture"
"""The query parameter with a link to pictures. The document has it as a security scheme."""

Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class ResponseSpec:
    """A successful response: its description, document type, media types and headers."""

    description: str
    document: Any = None
    media: tuple[str, ...] = (JSON, MESSAGE_PACK)
    headers: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One operation.

    `parameters` are those outside the path. `headers` of responses are names in `openapi/headers.json`.
    `body` is a type, or the name of a body in `openapi/paths.py`. `problems` are its own codes: those that
    follow from a token, a key, a body or `If-Match` are added.

    With a `scope` it accepts an API key: in place of a token if it needs one, otherwise optionally, unless
    `needs_key`. `is_creation` marks operations that create a game or a pack, with a lower rate limit.
    `takes_picture_link` marks pictures that a link opens in place of a token.
    """

    id: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    tag: str
    summary: str
    handler: Handler
    responses: Mapping[int, ResponseSpec]
    description: str = ""
    parameters: tuple[Parameter, ...] = ()
    body: Any = None
    body_required: bool = True
    problems: tuple[str, ...] = ()
    needs_token: bool = True
    scope: Scope | None = None
    needs_key: bool = False
    is_creation: bool = False
    takes_picture_link: bool = False
    examples: Mapping[str, Any] = field(default_factory=dict)

    @property
    def methods(self) -> list[HttpMethod]:
        """The HTTP methods of the operation: GET comes with HEAD."""
        return [HttpMethod.GET, HttpMethod.HEAD] if self.method == "GET" else [HttpMethod(self.method)]

    @property
    def template(self) -> str:
        """The path as OpenAPI and the metrics write it."""
        return self.path.replace(":str}", "}")

    @property
    def query_parameter_names(self) -> frozenset[str]:
        """The names of its query parameters."""
        link = (PICTURE_LINK,) if self.takes_picture_link else ()
        return frozenset(
            (*link, *(each.name for each in self.parameters if isinstance(each, QueryParameter)))
        )

    @property
    def media_types(self) -> tuple[str, ...]:
        """The media types that a client can choose from; all responses with a document share them."""
        return next((answer.media for answer in self.responses.values() if answer.media), ())

    @property
    def limited(self) -> bool:
        """Whether it is rate limited; operations that monitor the service are not."""
        return self.tag != "operations"

    @property
    def security(self) -> list[dict[str, list[str]]]:
        """The alternative credentials as OpenAPI writes them; an empty mapping stands for none."""
        key: list[dict[str, list[str]]] = [] if self.scope is None else [{"key": [self.scope]}]
        if self.needs_token:
            link: list[dict[str, list[str]]] = [{PICTURE_LINK: []}] if self.takes_picture_link else []
            return [{"token": []}, *link, *key]
        return key if self.needs_key or not key else [{}, *key]

    @property
    def all_problems(self) -> tuple[str, ...]:
        """The codes of all problems that it can return."""
        codes = list(self.problems)
        if self.needs_token:
            codes += ["token_missing", "game_unknown", "game_archived", "log_damaged", "ruleset_unavailable"]
        if self.scope is not None:
            codes += ["api_key_missing", "api_key_unknown", "scope_missing", "store_unavailable"]
        if self.limited:
            codes += ["rate_limited", "store_unavailable"]
        codes += ["host_unknown", "invalid_request", "invalid_parameter", "parameter_unknown"]
        if self.body is not None:
            codes += ["body_too_large", "media_type_unsupported"]
        if self.body is not None and self.body != NDJSON:
            codes.append("invalid_body")
        if self.media_types:
            codes.append("not_acceptable")
        if IF_MATCH in self.parameters:
            codes += [
                "if_match_missing",
                "invalid_if_match",
                "entity_tag_weak",
                "version_stale",
                "game_busy",
                "log_full",
            ]
        if any(each.name == IDEMPOTENCY_KEY.name for each in self.parameters):
            codes += ["invalid_idempotency_key", "idempotency_key_reused"]
        if self.needs_token or self.body is not None:
            codes.append("store_unavailable")
        return tuple(dict.fromkeys(codes))
