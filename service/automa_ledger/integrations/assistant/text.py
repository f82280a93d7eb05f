"""What the service answers, as lines for a model: short, with ids where a command needs them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.integrations.game_client import Document


def format_step(step: Document) -> str:
    """A step's number and its sentence."""
    return f"{step['step']}: {replace_control_characters(step['text'])}"


def format_commit(commit: Document) -> list[str]:
    """A line for each step, in brackets if it was undone."""
    return [f"({format_step(step)})" if commit["undone"] else format_step(step) for step in commit["steps"]]


def format_status(latest: Document) -> str:
    """The open questions with their forms, the version, and what is due."""
    asked = [
        f"Asked: {replace_control_characters(question['text'])}\n{format_json(question['schema'])}"
        for question in latest["pending"]
    ]
    due = "The game is over." if latest["over"] else f"Next: {format_json(latest['next'])}"
    return "\n".join([*asked, f"Version {latest['version']}. {due}"])


def format_place(place: Document, printed: Mapping[str, str]) -> str:
    """A place's coordinate, id and name, and what else is known, with coordinates for ids."""
    facts = [
        name if value is True else f"{name} {' '.join(printed.get(each, str(each)) for each in value)}"
        for name, value in place.items()
        if value is True or (value and isinstance(value, list))
    ]
    return "; ".join([f"{place['at']} ({place['id']}): {place['title']}", *facts])


def format_choices(document: Document, action: str | None) -> str:
    """The forms of a type of action; without one, a line for each with the names of its fields."""
    if action is not None:
        return format_json([each for each in document["choices"] if each["type"] == action])
    lines = []
    for choice in document["choices"]:
        fields = choice["schema"]["properties"]
        constants = {name: field["const"] for name, field in fields.items() if "const" in field}
        others = [f"{name} ({field['title']})" for name, field in fields.items() if "const" not in field]
        lines.append(f"{choice['title']}: {format_json(constants)} {', '.join(others)}".rstrip())
    return "\n".join(lines)


def format_json(value: object) -> str:
    """JSON in one line."""
    return replace_control_characters(msgspec.json.encode(value).decode())
