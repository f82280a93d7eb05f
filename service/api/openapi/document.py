"""The whole OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

import msgspec

from domain.core.ruleset import Ruleset
from service.api.openapi.components import components
from service.api.openapi.examples import all_examples
from service.api.openapi.parameters import LIMIT_HEADERS
from service.api.openapi.paths import operation_object
from service.api.openapi.webhooks import webhook_objects
from service.api.table import OPERATIONS

TAGS = {
    "rulesets": "What can be played.",
    "packs": "Cards whose faces only the owner of a box can see.",
    "games": "Beginning a game, and seeing how it stands.",
    "playing": "Actions, Automa turns, undo, redo, goto: each appends to the log or is refused whole.",
    "log": "What happened, and why.",
    "pictures": "The boards as pictures, whose parts can be found by their ids.",
    "playlog": "A finished game for other programs, and to read.",
    "checking": "The score, and whether the log can be trusted.",
    "sharing": "Tokens for others, forks and imports.",
    "webhooks": "Having each commit sent to a URL.",
    "operations": "For those who run the service.",
}

DESCRIPTION = """\
Plays the artificial opponent of a solo board game and keeps the ledger of the game.

A game is a list of commits; its version is their number. Every command says in `If-Match` which version it
acts on, and is appended whole or refused with a problem document (RFC 9457) whose `code` is stable. Nothing
is ever taken out of the log: undo is a commit like any other. Requests and answers are JSON or MessagePack;
no string in a request may hold U+0000.

[The guide](/guide/index.html) · [all problem codes](/docs/problems) · [play on the page](/)
"""

CONTACT = "https://automa-ledger.example/issues"

SECURITY = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a game, which its maker gets.",
    },
    "key": {
        "type": "http",
        "scheme": "bearer",
        "description": "An API key, `automa_…`, which whoever runs the service gives out.",
    },
}


def openapi_document(rulesets: Mapping[str, Ruleset[Any]]) -> dict[str, Any]:
    """The document as plain values."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.template, {})[operation.method.lower()] = operation_object(
            operation, rulesets
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "automa-ledger",
            "version": version("automa-ledger"),
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
            "contact": {"name": "the automa-ledger authors", "url": CONTACT},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": paths,
        "webhooks": webhook_objects(),
        "components": {
            "schemas": components(rulesets),
            "examples": all_examples(),
            "headers": LIMIT_HEADERS,
            "securitySchemes": SECURITY,
        },
    }


def openapi_text(rulesets: Mapping[str, Ruleset[Any]]) -> bytes:
    """The document as JSON, indented by two, with a line feed at the end."""
    return msgspec.json.format(msgspec.json.encode(openapi_document(rulesets)), indent=2) + b"\n"
