"""Examples of the bodies that are the same in every ruleset, of answers, and of problems."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from service.api.bodies import Destination, ForkPoint, NewToken, Steps
from service.api.hook_answers import NewWebhook, Resend
from service.api.media import DOCUMENTS

_GAME = "9f1c2a34-5b6d-4e7f-8a90-b1c2d3e4f506"

BODIES: Mapping[type, Mapping[str, Any]] = {
    Steps: {"one": {}, "several": {"commits": 3}, "turn": {"to": "turn"}},
    Destination: {"version": {"version": 12}, "turn": {"turn": 3}},
    ForkPoint: {"whole": {}, "up-to-a-version": {"version": 12}},
    NewToken: {
        "player": {"role": "player", "seat": "human"},
        "spectator": {"role": "spectator"},
        "owner": {"role": "owner"},
    },
    NewWebhook: {"url": {"url": "https://bot.example/automa"}},
    Resend: {
        "all-games": {},
        "one-game": {"game": _GAME},
        "from-a-version": {"game": _GAME, "version": 12},
    },
}

ANSWERS_FILE = files("service.api.openapi") / "answers.json"
ANSWERS: Mapping[str, Any] = msgspec.json.decode(ANSWERS_FILE.read_bytes())
"""What a service has answered in a short game, by `answer_name`; a test makes it answer again."""

PROBLEMS_FILE = files("service.api.openapi") / "problems.json"
PROBLEMS: Mapping[str, Any] = msgspec.json.decode(PROBLEMS_FILE.read_bytes())
"""By code, what the service has answered with while it was tested."""

RULES_EXAMPLE = "not_your_turn"
"""The code that stands for all by which rules refuse a command."""


def answer_name(call: str, media: str) -> str:
    """The name of an example: that of the call, and of the media type if it is no document."""
    return call if media in DOCUMENTS else f"{call}.{media.partition('/')[2].partition('+')[0]}"


def all_examples() -> dict[str, Any]:
    """The examples of answers that the document holds, each once."""
    return {name: {"value": value} for name, value in sorted({**ANSWERS, **PROBLEMS}.items())}


def referred(*names: str) -> dict[str, Any]:
    """Some of them, where they are examples of an answer."""
    return {name: {"$ref": f"#/components/examples/{name}"} for name in names}
