"""Examples of request bodies that all rulesets share, of responses and problems, and code samples.

Code samples are a curl command, made from the document, and parts of the clients' sample programs.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from automa_ledger.api.media_types import DOCUMENT_TYPES, JSON, NDJSON
from automa_ledger.api.openapi.ruleset_schemas import Schema
from automa_ledger.api.operation import Operation
from automa_ledger.api.problems.document import problem_document
from automa_ledger.api.request_bodies import Destination, ForkPoint, NewToken, StepReport, Steps
from automa_ledger.api.webhooks import NewWebhook, Resend
from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.narration.narrator import Narrator
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core import refusals as core_refusals
from automa_rules.core.rejection import Refusal, refusals_in
from automa_rules.core.tag import tag_of
from automa_rules.scythe.seat_draw import SeatsToDraw

_GAME = "9f1c2a34-5b6d-4e7f-8a90-b1c2d3e4f506"

BODY_EXAMPLES: Mapping[type, Mapping[str, Any]] = {
    Steps: {"one": {}, "several": {"commits": 3}, "turn": {"to": "turn"}},
    Destination: {"version": {"version": 12}, "turn": {"turn": 3}},
    ForkPoint: {"whole": {}, "up-to-a-version": {"version": 12}},
    StepReport: {"wrong-worker": {"expected": "The worker nearest to the Factory moves."}},
    NewToken: {
        "player": {"role": "player", "seat": "human"},
        "spectator": {"role": "spectator"},
        "owner": {"role": "owner"},
    },
    SeatsToDraw: {
        "solo": {"players": [{"kind": "human"}, {"kind": "automa", "level": "autometta"}], "far": True},
        "several": {"players": [{"kind": "human"}, {"kind": "human"}, {"kind": "automa"}], "far": True},
        "my-faction": {"players": [{"kind": "human", "faction": "crimea"}, {"kind": "automa"}]},
        "automas": {"players": [{"kind": "automa"}, {"kind": "automa"}, {"kind": "automa"}]},
    },
    NewWebhook: {"url": {"url": "https://bot.example/automa"}},
    Resend: {
        "all-games": {},
        "one-game": {"game": _GAME},
        "from-a-version": {"game": _GAME, "version": 12},
    },
}

RESPONSE_EXAMPLES_FILE = files("automa_ledger.api.openapi") / "answers.json"
RESPONSE_EXAMPLES: Mapping[str, Any] = msgspec.json.decode(RESPONSE_EXAMPLES_FILE.read_bytes())
"""Responses of a service in a short game, by `example_name`; a test reproduces them."""

PROBLEM_FACTS: Mapping[str, Mapping[str, Any]] = msgspec.json.decode(
    (files("automa_ledger.api.openapi") / "problems.json").read_bytes()
)
"""The facts of an example of each problem, by code."""

REFUSALS: Mapping[str, type[Refusal]] = {
    tag_of(kind): kind for kind in (*SERVICE_REFUSALS, *refusals_in(core_refusals))
}

SAMPLES_FILE = files("automa_ledger.api.openapi") / "samples.json"
SAMPLES: Mapping[str, Mapping[str, str]] = msgspec.json.decode(SAMPLES_FILE.read_bytes())
"""Code samples by operation and language; a test runs the programs that they are from."""

SHELL_VARIABLES = {
    "game_id": "GAME",
    "name": "RULESET",
    "hash": "PACK",
    "version": "VERSION",
    "place": "PLACE",
    "webhook_id": "WEBHOOK",
    "token_id": "TOKEN_ID",
}
"""The shell variables for path parameters; `SERVICE`, `TOKEN` and `KEY` are used too."""

_LANG = {"Python": "python", "TypeScript": "typescript"}

RULES_EXAMPLE = "not_your_turn"
"""The code whose example stands for all refusals of the rules."""


def example_name(call: str, media: str) -> str:
    """Return the name of an example: the operation's id, and the media type if it is not a document's."""
    return call if media in DOCUMENT_TYPES else f"{call}.{media.partition('/')[2].partition('+')[0]}"


def all_examples() -> dict[str, Any]:
    """Return the examples of responses and problems in the document, by name."""
    examples = {**RESPONSE_EXAMPLES, **{code: problem_example(code) for code in PROBLEM_FACTS}}
    return {name: {"value": value} for name, value in sorted(examples.items())}


def problem_example(code: str) -> dict[str, Any]:
    """Return a problem document with the facts in `PROBLEM_FACTS`. Raises LookupError for an unknown code."""
    refusal = msgspec.convert({"code": code, **PROBLEM_FACTS[code]}, REFUSALS[code])
    return problem_document(refusal, Narrator().refusal(DEFAULT_LANGUAGE, None, refusal))


def example_references(*names: str) -> dict[str, Any]:
    """Return references to these examples."""
    return {name: {"$ref": f"#/components/examples/{name}"} for name in names}


def code_samples(operation: Operation, documented: Schema) -> list[Schema]:
    """Return the code samples of an operation, as viewers show them (`x-codeSamples`)."""
    samples = SAMPLES.get(operation.id, {})
    return [
        {"lang": "shell", "label": "curl", "source": curl(operation, documented)},
        *({"lang": _LANG[label], "label": label, "source": source} for label, source in samples.items()),
    ]


def curl(operation: Operation, documented: Schema) -> str:
    """Return the operation as a curl command, with the first example of its body."""
    path = operation.template
    for name, variable in SHELL_VARIABLES.items():
        path = path.replace(f"{{{name}}}", f"${variable}")
    lines = [f'curl -sS "$SERVICE{path}"']
    if operation.method != "GET":
        lines[0] += f" -X {operation.method}"
    if operation.needs_token or operation.needs_key:
        lines.append(f'-H "Authorization: Bearer ${"TOKEN" if operation.needs_token else "KEY"}"')
    lines += [
        "-H " + shlex.quote(f"{each['name']}: {each['example']}")
        for each in documented["parameters"]
        if each["in"] == "header" and each.get("required")
    ]
    content = documented.get("requestBody", {}).get("content", {})
    if NDJSON in content:
        lines += [f"-H 'Content-Type: {NDJSON}'", "--data-binary @game.ndjson"]
    elif examples := content.get(JSON, {}).get("examples"):
        first = next(iter(examples.values()))["value"]
        lines += [f"-H 'Content-Type: {JSON}'", f"-d {shlex.quote(msgspec.json.encode(first).decode())}"]
    if operation.media_types and not {*operation.media_types} & {JSON, "text/plain", "text/html"}:
        lines.append(f"-o {operation.template.rpartition('/')[2]}")
    return " \\\n  ".join(lines)
