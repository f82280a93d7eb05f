"""How each call is made: with curl, as the document says, and by the sample programs of the clients."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from service.api.media import JSON, NDJSON
from service.api.operation import Operation

Schema = dict[str, Any]

SAMPLES_FILE = files("service.api.openapi") / "samples.json"
SAMPLES: Mapping[str, Mapping[str, str]] = msgspec.json.decode(SAMPLES_FILE.read_bytes())
"""By call and language; a test runs the programs that they are of."""

IN_SHELL = {
    "game_id": "GAME",
    "name": "RULESET",
    "hash": "PACK",
    "version": "VERSION",
    "place": "PLACE",
    "webhook_id": "WEBHOOK",
    "token_id": "TOKEN_ID",
}
"""The variables of a shell for what stands in a path; beside them `SERVICE`, `TOKEN` and `KEY`."""

_LANG = {"Python": "python", "TypeScript": "typescript"}


def code_samples(operation: Operation, documented: Schema) -> list[Schema]:
    """The samples of a call, as viewers show them (`x-codeSamples`)."""
    told = SAMPLES.get(operation.id, {})
    return [
        {"lang": "shell", "label": "curl", "source": curl(operation, documented)},
        *({"lang": _LANG[label], "label": label, "source": source} for label, source in told.items()),
    ]


def curl(operation: Operation, documented: Schema) -> str:
    """The call on a command line, with the first example of its body."""
    path = operation.template
    for name, variable in IN_SHELL.items():
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
    if operation.offered and not {*operation.offered} & {JSON, "text/plain", "text/html"}:
        lines.append(f"-o {operation.template.rpartition('/')[2]}")
    return " \\\n  ".join(lines)
