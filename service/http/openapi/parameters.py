"""Parameters and headers, by the names that the calls use for them."""

from __future__ import annotations

from typing import Any

from service.http.call import LARGEST_NUMBER
from service.http.calls.log import LARGEST_PAGE, PAGE
from service.http.calls.playlog import LONGEST_NAME
from service.http.cursor import FORM

_ETAG = {"type": "string", "pattern": '^"[1-9][0-9]*"$'}


def _query(name: str, description: str, schema: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"name": name, "in": "query", "description": description, "schema": schema, **more}


def _path(name: str, description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "description": description, "schema": schema}


def _header(name: str, description: str, schema: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401
    return {"name": name, "in": "header", "description": description, "schema": schema, **more}


def _number(least: int, most: int = LARGEST_NUMBER) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


PARAMETERS: dict[str, dict[str, Any]] = {
    "game_id": _path("game_id", "The game.", {"type": "string", "format": "uuid"}),
    "name": _path("name", "The ruleset.", {"type": "string"}),
    "player": _query(
        "player",
        "The name of the human, as the app knows it.",
        {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
    ),
    "hash": _path("hash", "The pack.", {"type": "string", "pattern": "^[0-9a-f]{64}$"}),
    "event_version": _path("version", "The version of the event.", _number(1)),
    "version": _query("version", "Look at the game as it stood at this version.", _number(1)),
    "seat": _query("seat", "The seat that the owner acts or looks for.", {"type": "string"}),
    "after": _query("after", "Begin behind this version.", {**_number(0), "default": 0}),
    "webhook_id": _path("webhook_id", "The webhook.", {"type": "string", "format": "uuid"}),
    "state": _query(
        "state",
        "Only the games in this state of delivery.",
        {"type": "string", "enum": ["following", "retrying", "dead"]},
    ),
    "after_game": _query("after_game", "Begin behind this game.", {"type": "string", "format": "uuid"}),
    "limit": _query("limit", "At most so many.", {**_number(1, LARGEST_PAGE), "default": PAGE}),
    "cursor": _query(
        "cursor",
        "The `next` of the page before.",
        {"type": "string", "pattern": f"^{FORM}$"},
    ),
    "ruleset": _query(
        "ruleset", "Only games of this ruleset.", {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$"}
    ),
    "If-Match": _header(
        "If-Match",
        "The version that the command acts on, as in the last `ETag`; `*` for whatever it is now.",
        {"type": "string", "pattern": r'^(\*|"[1-9][0-9]{0,8}")$'},
        required=True,
        example='"12"',
    ),
    "If-None-Match": _header("If-None-Match", "The version that the client has.", {"type": "string"}),
    "Last-Event-ID": _header(
        "Last-Event-ID",
        "The version that a reconnecting client of a stream received last; it overrules `after`.",
        _number(0),
    ),
    "Idempotency-Key": _header(
        "Idempotency-Key",
        "A name of the client's own for this request: repeated with the same body it gets the same answer, "
        "and nothing is done twice.",
        {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
    ),
    "Accept-Language": _header("Accept-Language", "The language of the sentences.", {"type": "string"}),
}

HEADERS: dict[str, dict[str, Any]] = {
    "ETag": {"description": "The version of the game, as a strong entity tag.", "schema": _ETAG},
    "Content-Language": {"description": "The language of the sentences.", "schema": {"type": "string"}},
    "Location": {
        "description": "The address of what has been made, or of the game.",
        "schema": {"type": "string", "format": "uri-reference"},
    },
    "Idempotent-Replayed": {
        "description": "`true` when the command was in the log before this request.",
        "schema": {"type": "string", "enum": ["true"]},
    },
}

LIMIT_HEADERS: dict[str, dict[str, Any]] = {
    "RateLimit-Policy": {
        "description": "How often the client may call: `q` calls in `w` seconds, under the limit's name. "
        "Missing where the service limits nothing.",
        "schema": {"type": "string"},
        "example": '"calls";q=600;w=60',
    },
    "RateLimit": {
        "description": "How many calls are left (`r`), and in how many seconds all are again (`t`).",
        "schema": {"type": "string"},
        "example": '"calls";r=599;t=60',
    },
    "Retry-After": {
        "description": "After how many seconds the call will not be refused for this reason.",
        "schema": {"type": "integer", "minimum": 1},
    },
}
