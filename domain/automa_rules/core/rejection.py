"""Refusals of commands, and the exceptions for a refused command and a damaged log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import msgspec

from automa_rules.core.tag import tag_of

_WORD = re.compile("(?<!^)(?=[A-Z])")


def code_of(name: str) -> str:
    """The code of a refusal: the name of its type in snake case."""
    return _WORD.sub("_", name).lower()


class Refusal(msgspec.Struct, frozen=True, tag_field="code", tag=code_of, omit_defaults=True):
    """Why a command is refused: its type gives the stable code, its fields are facts that help to correct it.

    Facts that do not hold in every case have defaults and are omitted where they do not hold. A code belongs
    to one type, except that a ruleset may derive its own from a refusal of the core to add facts.
    """

    @property
    def facts(self) -> dict[str, Any]:
        """The facts by name, as JSON values."""
        fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        del fields["code"]
        return fields


class NotNow(Refusal, frozen=True):
    """Not possible at this time: the game is over, a question is open, or it is another seat's turn."""


class ToBeTold(Refusal, frozen=True):
    """The client must send something that only the players at the table know."""


class KeptHere(Refusal, frozen=True):
    """The service does or keeps this itself, so the client must not send it."""


class NotThere(Refusal, frozen=True):
    """Something that the command names is not on the table, or not in that quantity."""


class ImpossibleTable(Refusal, frozen=True):
    """No table can look like this, at the start or after a correction."""


def refusals_in(*modules: ModuleType) -> tuple[type[Refusal], ...]:
    """The refusal types that these modules define, in the order of definition."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind.__module__ == module.__name__
    )


class Rejected(Exception):  # noqa: N818 - a refusal is an answer of the rules, not an error of the program
    """A command is refused; nothing has happened.

    `action_index` is the index, from 0, of the refused action in its `Turn`; None for a single action.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.action_index: int | None = None

    @property
    def code(self) -> str:
        """The stable code of the refusal."""
        return tag_of(type(self.refusal))

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the refusal, as JSON values."""
        return self.refusal.facts

    def __str__(self) -> str:
        """For logs and tests; clients get the code and the facts."""
        return f"{self.code} {self.facts}" if self.facts else self.code


class ImpossibleEvent(Exception):  # noqa: N818 - it describes the event, as Rejected does the command
    """An event cannot have happened in the state it is applied to: the log is damaged.

    `version` is its version in the log, if known.
    """

    def __init__(self, reason: str, version: int | None = None) -> None:
        super().__init__(reason)
        self.version = version


@contextmanager
def annotate_rejection(index: int) -> Iterator[None]:
    """Set the index of the action in its turn on any Rejected raised inside."""
    try:
        yield
    except Rejected as rejected:
        rejected.action_index = index
        raise
