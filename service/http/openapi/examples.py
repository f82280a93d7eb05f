"""Examples of the bodies that are the same in every ruleset, and of answers."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from service.http.calls.bodies import Destination, ForkPoint, NewToken, Steps
from service.http.hook_answers import NewWebhook, Resend

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

ANSWERS_FILE = files("service.http.openapi") / "answers.json"
ANSWERS: Mapping[str, Any] = msgspec.json.decode(ANSWERS_FILE.read_bytes())
"""What a service has answered in a short game, by the names of the calls; a test makes it answer again."""
