"""Forms as JSON Schemas in a small dialect, with titles in the client's language.

The dialect is the schema `Form` of the OpenAPI document. Titles are messages: `<ruleset>-do-<action>` for an
action, `<ruleset>-field-<field>` for a field, `<ruleset>-option-<label>` for an option that has no name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.sentences import Sentences
from automa_rules.core.form import (
    Boolean,
    Constant,
    Field,
    Form,
    Group,
    Integer,
    OneOf,
    Option,
    Several,
    is_required,
)
from automa_rules.core.tag import tag_of

JsonSchema = dict[str, Any]


class FormWriter:
    """Writes the forms of one ruleset in one language."""

    def __init__(self, sentences: Sentences, ruleset: str) -> None:
        self._sentences = sentences
        self._ruleset = ruleset

    def title(self, kind: type[msgspec.Struct], form: Form) -> str:
        """What the action is called, and which of several forms this is."""
        action = self._label("do", tag_of(kind))
        return action if form.name is None else f"{action}: {self._sentences.name(form.name)}"

    def schema(self, kind: type[msgspec.Struct], form: Form) -> JsonSchema:
        """The JSON Schema of the action's body."""
        fields: dict[str, Field] = {"type": Constant(tag_of(kind)), **form.fields}
        return {"type": "object", "title": self.title(kind, form), **self._properties(fields)}

    def _properties(self, fields: Mapping[str, Field], by_id: Mapping[str, str] | None = None) -> JsonSchema:
        required = [] if by_id is not None else [name for name, each in fields.items() if is_required(each)]
        properties = {
            name: self._field(
                each, self._label("field", name) if by_id is None else self._name(by_id.get(name, name))
            )
            for name, each in fields.items()
        }
        return {"properties": properties, "required": required, "additionalProperties": False}

    def _field(self, field: Field, title: str) -> JsonSchema:
        match field:
            case Constant(value=value):
                return {"const": value}
            case Integer(least=least, most=most, default=default):
                bounds = {"minimum": least, "maximum": most}
                return _with_default({"type": "integer", "title": title, **bounds}, default)
            case Boolean(default=value):
                return _with_default({"type": "boolean", "title": title}, value)
            case OneOf(options=options, default=default):
                one = {"title": title, "oneOf": [self._option(each) for each in options]}
                return one if default is msgspec.UNSET else {**one, "default": default}
            case Several():
                return self._list(field, title)
            case Group(fields=fields, by_id=by_id, names=names):
                return {
                    "type": "object",
                    "title": title,
                    **self._properties(fields, names if by_id else None),
                }

    def _list(self, field: Several, title: str) -> JsonSchema:
        return {
            "type": "array",
            "title": title,
            "items": self._field(field.of, title),
            "minItems": field.least,
            "maxItems": field.most,
            "uniqueItems": field.unique,
            **({} if is_required(field) else {"default": []}),
            **({} if field.until is None else {"x-until": field.until}),
        }

    def _option(self, option: Option) -> JsonSchema:
        match option:
            case Option(name=str() as name):
                title = self._name(name)
            case Option(label=str() as label, facts=facts):
                title = self._label("option", label, facts)
            case _:
                title = self._name(str(option.value))
        worth = {} if option.worth is None else {"x-worth": option.worth}
        return {"const": option.value, "title": title, **worth}

    def _name(self, value: str) -> str:
        name = self._sentences.name(value)
        return name[:1].upper() + name[1:]

    def _label(self, role: str, word: str, facts: Mapping[str, Any] | None = None) -> str:
        """The ruleset's message, else that of all games, else the word itself."""
        word = word.replace("_", "-")
        keys = (f"{family}-{role}-{word}" for family in (self._ruleset, "core"))
        key = next((key for key in keys if self._sentences.has(key)), None)
        if key is None:
            return word.replace("-", " ").capitalize()
        return self._sentences.format_message(key, flatten_facts(facts or {}))


def _with_default(schema: JsonSchema, default: bool | int | None) -> JsonSchema:  # noqa: FBT001 - a value
    return schema if default is None else {**schema, "default": default}
