"""Refusals about creating, copying and reading games."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class RulesetUnknown(Refusal, frozen=True):
    """There is no such ruleset; `known` lists the available ones."""

    ruleset: str
    known: tuple[str, ...]


class RulesetNotOffered(Refusal, frozen=True):
    """There is no such ruleset; `known` lists the available ones."""

    ruleset: str
    known: tuple[str, ...]


class RulesetUnavailable(Refusal, frozen=True):
    """The service does not support the game's ruleset, or not this newer `version` of it."""

    ruleset: str
    version: int | None = None


class BoardNotDrawn(Refusal, frozen=True):
    """This ruleset has no board picture; `drawn` lists the rulesets that have one."""

    ruleset: str
    drawn: tuple[str, ...]


class GameArchived(Refusal, frozen=True):
    """The log of this finished game is archived; the operator can restore it."""

    game: str


class OtherRuleset(Refusal, frozen=True):
    """This belongs to the ruleset `other`, not to the game's own."""

    ruleset: str
    other: str


class PackNotFound(Refusal, frozen=True):
    """There is no such card pack."""

    pack: str


class PackDamaged(Refusal, frozen=True):
    """The stored document of this card pack is invalid."""

    pack: str


class PackUnsuitable(Refusal, frozen=True):
    """The card pack is for the ruleset `other`, not for `ruleset`."""

    pack: str
    ruleset: str
    other: str


class StepUnknown(Refusal, frozen=True):
    """The commit has no such `step`; its `last` one is 18.5, say."""

    step: str
    last: str


class NothingToExplain(Refusal, frozen=True):
    """No rule made a choice for the event at `step`, such as 18.3, or there is none. `event` is its type."""

    step: str
    event: str | None = None


class GameNotOver(Refusal, frozen=True):
    """The game is not over yet."""

    version: int


class UndoForbidden(Refusal, frozen=True):
    """This game does not go back or forward: its undo policy is `never`. `correct` sets a mistake right."""


class UndoBarred(Refusal, frozen=True):
    """Something was revealed since, and this game does not allow undoing that.

    `to` is the requested version, `back_to` the earliest one that can be reached.
    """

    to: int
    back_to: int


class ForkBarred(Refusal, frozen=True):
    """A copy would reveal what comes next, or start before something revealed; this game forbids both.

    `decks` are those whose order it would reveal. `back_to` is the earliest version to copy, if that is why.
    """

    decks: tuple[str, ...]
    back_to: int | None = None


class LogFull(Refusal, frozen=True):
    """The log would exceed its maximum number of commits, events or bytes."""

    max_commits: int
    max_events: int
    max_bytes: int


class GameNotNamed(Refusal, frozen=True):
    """A `version` belongs to a game: name the game too."""

    version: int
