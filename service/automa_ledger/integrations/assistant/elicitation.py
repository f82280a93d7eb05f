"""The service's forms as the protocol's forms for players, which are flat, and bodies from the answers.

A field in a group is called by its path, such as `masterpiece.vp`. A list in which a value may come twice is
written into one line, as its description says. A list of groups has no such form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from automa_ledger.integrations.game_client import Document


def elicitation_form(form: Document) -> Document | None:
    """The protocol's form of a question: its fields in their order, each of a primitive type."""
    if any("properties" in field.get("items", ()) for field in form["properties"].values()):
        return None
    fields = list(_fields("", "", form))
    required = [name for name, _, is_required in fields if is_required]
    return {"type": "object", "properties": {name: each for name, each, _ in fields}, "required": required}


def form_body(form: Document, content: Mapping[str, Any], path: str = "") -> Document:
    """The body of the action that a player's answer means. Raises ValueError for what cannot be read."""
    body: Document = {}
    for name, field in form["properties"].items():
        given = content.get(path + name)
        if "const" in field:
            body[name] = field["const"]
        elif "properties" in field:
            if any(each.startswith(f"{path}{name}.") for each in content):
                body[name] = form_body(field, content, f"{path}{name}.")
        elif given not in (None, ""):
            body[name] = _read(field, given)
        elif "items" in field and name in form["required"]:
            body[name] = []
    return body


def _fields(path: str, label: str, form: Document) -> Iterator[tuple[str, Document, bool]]:
    """Name, schema and whether it is required, for each field of the player's form."""
    for name, field in form["properties"].items():
        title = ": ".join(filter(None, (label, field.get("title", name))))
        required = name in form["required"]
        described = {key: field[key] for key in ("type", "minimum", "maximum", "default") if key in field}
        match field:
            case {"const": _}:
                continue
            case {"properties": _}:
                yield from _fields(f"{path}{name}.", title, field)
                continue
            case {"oneOf": options}:
                described["oneOf"] = [*map(_option, options)]
                described["type"] = "string"
                if "default" in field:
                    described["default"] = _text(field["default"])
            case {"uniqueItems": True, "items": {"oneOf": options}}:
                bounds = {key: field[key] for key in ("minItems", "maxItems")}
                described |= {"items": {"anyOf": [*map(_option, options)]}, **bounds}
            case {"items": {"oneOf": options}}:
                titles = " | ".join(option["title"] for option in options)
                described = {"type": "string", "description": f"{titles}, …"}
                required = required and field["minItems"] > 0
        yield path + name, {"title": title, **described}, required


def _read(field: Document, given: Any) -> Any:  # noqa: ANN401 - JSON
    """A value as the player gave it: an option by its value or title, a list in one line."""
    match field:
        case {"oneOf": options}:
            wanted = str(given).strip().casefold()
            for option in options:
                if wanted in (_text(option["const"]).casefold(), option["title"].casefold()):
                    return option["const"]
            raise ValueError(given)
        case {"items": items}:
            values = given if isinstance(given, list) else str(given).split(",")
            return [_read(items, value) for value in values if value.strip()]
        case _:
            return given


def _option(option: Document) -> Document:
    return {"const": _text(option["const"]), "title": option["title"]}


def _text(value: object) -> str:
    """The value of an option, which is a string in the protocol's forms."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
