"""The one way in which a decision says no."""

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
    """The code of a refusal: the name of its type in small letters, its words parted by underscores."""
    return _WORD.sub("_", name).lower()


class Refusal(msgspec.Struct, frozen=True, tag_field="code", tag=code_of, omit_defaults=True):
    """Why a command is refused: its type is the stable code, its fields are the facts that help to mend it.

    Facts that do not hold in every case have defaults, and are left out where they do not hold. A code stands
    for one type, but for a ruleset that tells more in a refusal of the core and derives its own from it.
    """

    @property
    def facts(self) -> dict[str, Any]:
        """The facts by name, as JSON knows them."""
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        del told["code"]
        return told


class NotNow(Refusal, frozen=True):
    """It is not the time for it: the game is over, a question is open, it is another's turn."""


class ToBeTold(Refusal, frozen=True):
    """The table has to tell something that only it knows."""


class KeptHere(Refusal, frozen=True):
    """The service itself does it or keeps it, so that the table does not tell it."""


class NotThere(Refusal, frozen=True):
    """What is spoken of is not on the table, or not so much of it."""


class ImpossibleTable(Refusal, frozen=True):
    """No table can look like that, at the beginning or after a correction."""


def refusals_in(*modules: ModuleType) -> tuple[type[Refusal], ...]:
    """The kinds of refusal that are defined in modules, in their order there."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Refusal) and kind.__module__ == module.__name__
    )


class Rejected(Exception):  # noqa: N818 - a refusal is an answer of the rules, not an error of the program
    """A command that is refused; nothing has happened.

    `action` is the place in its turn, from 0, of the action that is refused; None when it came by itself.
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
        """The facts of the refusal, as JSON knows them."""
        return self.refusal.facts

    def __str__(self) -> str:
        """For logs and tests; clients get the code and the facts."""
        return f"{self.code} {self.facts}" if self.facts else self.code


class ImpossibleEvent(Exception):  # noqa: N818 - the past tense of the field: it cannot have happened
    """An event that cannot have happened in the state it is applied to: the log is damaged.

    `version` is its place in the log, as far as it is known.
    """

    def __init__(self, reason: str, version: int | None = None) -> None:
        super().__init__(reason)
        self.version = version


@contextmanager
def annotate_rejection(index: int) -> Iterator[None]:
    """Whatever is refused meanwhile is the action at this place of a turn."""
    try:
        yield
    except Rejected as rejected:
        rejected.action_index = index
        raise
