"""The fields of responses that are always there: the service leaves out none that has a default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from automa_ledger.api.openapi.problems import PROBLEM
from automa_ledger.api.openapi.ruleset_schemas import REF, Schema
from automa_ledger.api.openapi.schema_normalizer import all_schemas


def require_sent_fields(paths: Schema, schemas: dict[str, Schema], given_back: str | None = None) -> None:
    """Require the fields with a default in documents that only the service writes.

    A client may leave them out of what it writes, so the schemas of bodies stay as they are. So do those of
    events, which an older service may have written, and of problems, which share a code. Schemas whose names
    end in `given_back` count as written by the service alone, although a client can send them back.
    """
    operations = [operation for path in paths.values() for operation in path.values()]
    sent = reachable(schemas, (each["responses"] for each in operations))
    written = reachable(schemas, (each.get("requestBody") for each in operations), but=given_back)
    for name in sent - written:
        if not name.endswith(PROBLEM):
            required = schemas[name].get("required", [])
            fields = schemas[name].get("properties", {})
            sent_fields = [each for each in fields if each in required or "default" in fields[each]]
            if sent_fields:
                schemas[name]["required"] = sent_fields


def reachable(schemas: dict[str, Schema], roots: Iterable[Any], *, but: str | None = None) -> set[str]:
    """The names of all schemas that these parts of the document are made of.

    Without those whose names end in `but`, and without what is only reached through them.
    """
    prefix = REF.format(name="")
    found: set[str] = set()
    waiting = [*roots]
    while waiting:
        for each in all_schemas(waiting.pop()):
            address = each.get("$ref")
            if isinstance(address, str) and address.startswith(prefix):
                name = address.removeprefix(prefix)
                if name not in found and not (but is not None and name.endswith(but)):
                    found.add(name)
                    waiting.append(schemas[name])
    return found
