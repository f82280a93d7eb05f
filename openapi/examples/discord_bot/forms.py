"""The service's forms: their fields and allowed values, and the body made from a player's input."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

import msgspec


class Option(NamedTuple):
    """An allowed value of a field, and its title for players."""

    title: str
    value: Any


class Field(NamedTuple):
    """A field to fill in. The name of a field in a group is `group.field`."""

    name: str
    title: str
    schema: dict[str, Any]
    required: bool

    @property
    def is_list(self) -> bool:
        """Whether it takes several values."""
        return bool(self.schema.get("type") == "array")

    def options(self) -> list[Option]:
        """Its allowed values, or those of its items; empty if the form lists none."""
        return _options(self.schema["items"] if self.is_list else self.schema)

    def example(self) -> Any:  # noqa: ANN401 - JSON
        """An example of a value. Players type a list of groups as JSON, and need to see its form."""
        if self.is_list:
            group = _fields(self.schema["items"]) if "properties" in self.schema["items"] else ()
            return [{field.name: field.example() for field in group}]
        return self.options()[0].value

    def read(self, text: str) -> Any:  # noqa: ANN401 - JSON
        """Read typed titles, ids or JSON. Any other text stays as it is, for the service to refuse."""
        if not self.is_list or text.lstrip().startswith("["):
            return self._value(text.strip())
        return [self._value(item.strip()) for item in text.split(",") if item.strip()]

    def _value(self, text: str) -> Any:  # noqa: ANN401 - JSON
        for option in self.options():
            if _plain(text) in {_plain(option.title), _plain(str(option.value))}:
                return option.value
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError:
            return text

    def bounds(self) -> str:
        """The bounds of a number; empty for any other type."""
        match self.schema:
            case {"minimum": least, "maximum": most}:
                return f"{least} … {most}"
            case _:
                return ""


class Form:
    """Something that can be done now. `constants` are the fields that are not filled in."""

    def __init__(self, title: str, schema: dict[str, Any]) -> None:
        self.title = title
        self.schema = schema
        fields = schema["properties"].items()
        self.constants = {name: field["const"] for name, field in fields if "const" in field}

    @cached_property
    def fields(self) -> list[Field]:
        """The fields to fill in."""
        return list(_fields(self.schema))

    def body(self, values: Mapping[str, object]) -> dict[str, Any]:
        """Return the body with values by the names of fields."""
        body: dict[str, Any] = dict(self.constants)
        for field in self.fields:
            if field.name in values:
                *groups, name = field.name.split(".")
                part = body
                for group in groups:
                    part = part.setdefault(group, {})
                part[name] = values[field.name]
        names = {field.name for field in self.fields}
        return body | {name: value for name, value in values.items() if name not in names}

    def read(self, text: str) -> dict[str, Any]:
        """Return the body with typed values: a JSON object, or `name=value; name=value`."""
        if text.startswith("{"):
            try:
                return self.constants | msgspec.json.decode(text, type=dict[str, Any])
            except msgspec.DecodeError:
                pass  # then the service says what is wrong
        pairs = [pair.partition("=") for pair in text.split(";") if pair.strip()]
        fields = {field.name: field for field in self.fields}
        return self.body(
            {
                name.strip(): fields[name.strip()].read(value) if name.strip() in fields else value.strip()
                for name, _, value in pairs
            }
        )

    def complete(self, text: str) -> Iterator[Option]:
        """Completions of the typed text: names of fields, or values of one."""
        before, semicolon, last = text.rpartition(";")
        name, equals, value = last.partition("=")
        told = before + semicolon
        if not equals:
            used = {pair.partition("=")[0].strip() for pair in before.split(";")}
            for field in self.fields:
                if field.name not in used and name.strip().lower() in f"{field.name} {field.title}".lower():
                    yield Option(f"{field.name}: {field.title}", f"{told}{field.name}=")
            return
        for field in self.fields:
            if field.name == name.strip():
                items, comma, value = value.rpartition(",") if field.is_list else ("", "", value)
                for option in field.options():
                    if value.strip().lower() in option.title.lower():
                        yield Option(option.title, f"{told}{name}={items}{comma}{option.title}")


def _plain(text: str) -> str:
    """A title as players type it, without its arrow."""
    return " ".join(text.lower().replace("→", " ").split())


def to_json(body: object) -> str:
    """Compact JSON, for Discord's short ids."""
    return msgspec.json.encode(body).decode()


def _options(schema: Mapping[str, Any]) -> list[Option]:
    match schema:
        case {"oneOf": options}:
            return [Option(option["title"], option["const"]) for option in options]
        case {"type": "boolean"}:
            return [Option("✓", value=True), Option("✗", value=False)]
        case {"type": "integer", "minimum": least, "maximum": most}:
            return [Option(str(number), number) for number in range(least, most + 1)]
        case _:
            return []


def _fields(
    schema: dict[str, Any], group: str = "", title: str = "", *, required: bool = True
) -> Iterator[Field]:
    for name, field in schema["properties"].items():
        is_required = required and name in schema["required"]
        if "const" in field:
            continue
        if field.get("type") == "object":
            inner = f"{group}{name}.", f"{title}{field['title']}: "
            yield from _fields(field, *inner, required=is_required)
        else:
            yield Field(group + name, title + field["title"], field, is_required)
