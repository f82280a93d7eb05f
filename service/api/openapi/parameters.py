"""What stands in a path, and the headers of answers, by the names that the calls use for them."""

from __future__ import annotations

import re
from typing import Any

from service.api.parameters import whole

_ETAG = {"type": "string", "pattern": '^"[a-z0-9-]+"$'}

IN_PATHS: dict[str, tuple[str, dict[str, Any]]] = {
    "game_id": ("The game.", {"type": "string", "format": "uuid"}),
    "name": ("The ruleset.", {"type": "string", "examples": ["scythe"]}),
    "hash": ("The pack.", {"type": "string", "pattern": "^[0-9a-f]{64}$"}),
    "version": ("The version of the commit.", whole(1).schema),
    "place": ("The place of the event in its commit, as 3 in the step 18.3.", whole(0).schema),
    "token_id": ("The token, by its id.", {"type": "string", "format": "uuid"}),
    "webhook_id": ("The webhook.", {"type": "string", "format": "uuid"}),
}


def path_parameters(template: str) -> list[dict[str, Any]]:
    """The parameters in a path."""
    return [
        {"name": name, "in": "path", "required": True, "description": description, "schema": schema}
        for name in re.findall(r"{(\w+)}", template)
        for description, schema in [IN_PATHS[name]]
    ]


HEADERS: dict[str, dict[str, Any]] = {
    "ETag": {
        "description": "The version of the game, then what tells this representation of it (seat, language, "
        "media type, coding) from others: a strong entity tag. Where there is no version, the latter alone.",
        "schema": _ETAG,
    },
    "Cache-Control": {"description": "How long the answer may be kept.", "schema": {"type": "string"}},
    "Content-Language": {"description": "The language of the sentences.", "schema": {"type": "string"}},
    "Location": {
        "description": "The address of what has been made, or of the game.",
        "schema": {"type": "string", "format": "uri-reference"},
    },
    "Idempotent-Replayed": {
        "description": "`true` when this was done by the same request before.",
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
