"""The webhooks of the document (OpenAPI 3.1): what the service sends."""

from __future__ import annotations

from typing import Any

from service.api.media import JSON
from service.api.openapi.per_ruleset import reference
from service.webhooks.message import GameCommitted

Schema = dict[str, Any]

HEADERS = {
    "webhook-id": (
        "The id of the message, the same in every attempt: who has seen it before has had the message.",
        "^msg_[0-9a-f]{32}$",
    ),
    "webhook-timestamp": ("When this attempt was made, in seconds since 1970 (UTC).", "^[0-9]+$"),
    "webhook-signature": (
        "For each secret that is good now `v1,` and, in Base64, HMAC-SHA256 over id.timestamp.body.",
        "^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$",
    ),
}

DESCRIPTION = """\
One message a commit, also of an undo. The messages of a game come in order: the next one follows when this
one was answered with 2xx. Any other answer is a failure, and the message comes again after pauses that grow;
redirects are not followed. After the last attempt the deliveries of the game to this webhook stand still
until a resend. A message can come more than once, always with the same `webhook-id`. It holds public facts
only.
"""


def webhook_objects() -> Schema:
    """The messages by their types."""
    return {
        "game.committed": {
            "post": {
                "operationId": "gameCommitted",
                "summary": "Something was appended to the log of a game",
                "description": DESCRIPTION,
                "security": [],
                "parameters": [
                    {
                        "name": name,
                        "in": "header",
                        "required": True,
                        "description": text,
                        "schema": {"type": "string", "pattern": pattern},
                    }
                    for name, (text, pattern) in HEADERS.items()
                ],
                "requestBody": {
                    "required": True,
                    "content": {JSON: {"schema": reference(GameCommitted.__name__)}},
                },
                "responses": {
                    "2XX": {"description": "The receiver has the message."},
                    "410": {"description": "The receiver wants no more: the webhook is disabled."},
                    "default": {"description": "Try again later."},
                },
            }
        }
    }
