"""Forms as tests look at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa_rules.core.form import Constant, Field, Integer, OneOf, Several
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.tag import tag_of

Fields = Mapping[str, Field]


def offered(ruleset: Ruleset[Any], state: object, action: str, seat: str | None = "human") -> list[Fields]:
    """The forms of a type of action that a seat is offered; none if it cannot be done."""
    return [form.fields for kind, form in ruleset.choices(state, seat) if tag_of(kind) == action]


def asked(ruleset: Ruleset[Any], state: object, seat: str | None = "human") -> tuple[str, Fields]:
    """What the open question, or the Automa's turn, is answered with, and the form of that."""
    kind, form = ruleset.answer_form(state, ruleset.pending(state)[0], seat)
    return tag_of(kind), form.fields


def values(field: Field) -> list[Any]:
    """The values between which a field lets choose; of a number the least and the most."""
    match field:
        case OneOf(options=options) | Several(of=OneOf(options=options)):
            return [option.value for option in options]
        case Integer(least=least, most=most):
            return [least, most]
        case Constant(value=value):
            return [value]
    raise AssertionError(field)
