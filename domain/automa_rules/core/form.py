"""Forms: what an action can contain at the moment, for clients that do not know the game.

A form has fields of a few kinds, and lists and groups of these. The bounds of the moment stand here and
nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

import msgspec

from automa_rules.core.tag import tag_of

S = TypeVar("S")


class Option(msgspec.Struct, frozen=True):
    """A value that can be chosen, any JSON document.

    It is shown by its own printed name, by that of the id `name`, or by the ruleset's message `label` with
    `facts`. `worth` is the number printed on it, where a list is drawn until a sum is reached.
    """

    value: Any
    name: str | None = None
    label: str | None = None
    facts: Mapping[str, Any] = {}
    worth: int | None = None


class Constant(msgspec.Struct, frozen=True):
    """A field with one possible value."""

    value: str | int


class Integer(msgspec.Struct, frozen=True):
    """A number from `least` to `most`; without a default it must be given."""

    least: int
    most: int
    default: int | None = None


class Boolean(msgspec.Struct, frozen=True):
    """Yes or no; without a default it must be given."""

    default: bool | None = False


class OneOf(msgspec.Struct, frozen=True):
    """One of some options; without a `default` one must be chosen."""

    options: tuple[Option, ...]
    default: Any = msgspec.UNSET


class Several(msgspec.Struct, frozen=True):
    """A list of `least` to `most` items, in their order.

    Where it may be empty it is so by default, unless it is `required`. `until`: the items are drawn one by
    one until what they are worth reaches this number.
    """

    of: Integer | OneOf | Group
    least: int
    most: int
    unique: bool = False
    required: bool = False
    until: int | None = None


class Group(msgspec.Struct, frozen=True):
    """Some fields by name.

    With `by_id` a field for each of some places or pieces, any of which may be left out. They are called by
    their ids, or by those in `names`.
    """

    fields: Mapping[str, Field]
    by_id: bool = False
    names: Mapping[str, str] = {}


Field: TypeAlias = Constant | Integer | Boolean | OneOf | Several | Group


@dataclass(frozen=True)
class Form:
    """What an action can contain. Without fields, its type is all there is to send.

    `name` is the id of what tells it from other forms of the same type: a die, a location.
    """

    fields: Mapping[str, Field] = field(default_factory=dict)
    name: str | None = None


class PieceMoves(msgspec.Struct, frozen=True):
    """A piece, where it is, and where it can go."""

    piece: str
    at: str
    to: tuple[str, ...]


FormsOf: TypeAlias = Callable[[S, str | None], tuple[Form, ...]]
"""The forms of a type of action for a seat; none if nothing of it can be done now.

Only a seat's own form shows its hand. An open question has the same form for every reader.
"""

ONLY_TYPE: tuple[Form, ...] = (Form(),)
"""An action without fields."""


def options(values: Iterable[str | int]) -> tuple[Option, ...]:
    """Options that are shown by their own names."""
    return tuple(map(Option, values))


def one_of(values: Iterable[str | int], default: Any = msgspec.UNSET) -> OneOf:  # noqa: ANN401 - any value
    """A choice between values that are shown by their own names."""
    return OneOf(options(values), default)


def whole_body(kind: type[msgspec.Struct], form: Form) -> dict[str, Any] | msgspec.UnsetType:
    """The body of an action, if its form leaves nothing to fill in."""
    constants = {name: each.value for name, each in form.fields.items() if isinstance(each, Constant)}
    if len(constants) < len(form.fields):
        return msgspec.UNSET
    return {"type": tag_of(kind), **constants}


def is_required(field: Field) -> bool:
    """Whether a field must be given."""
    match field:
        case Constant():
            return True
        case Integer(default=default) | Boolean(default=default):
            return default is None
        case OneOf(default=default):
            return default is msgspec.UNSET
        case Several(least=least, required=required):
            return required or least > 0
        case Group(fields=fields, by_id=by_id):
            return not by_id and any(map(is_required, fields.values()))
