"""Logs that cannot be trusted or read."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class LogDamaged(Refusal, frozen=True):
    """The stored log of this game cannot have happened, or cannot be read, at `version`."""

    version: int | None
    reason: str


class LogUnreadable(Refusal, frozen=True):
    """The line is none of an exported log."""

    line: int
    reason: str


class ChainBroken(Refusal, frozen=True):
    """The log was edited: its chain of hashes breaks at this line."""

    line: int
    version: int
    reason: str


class LogCutOff(Refusal, frozen=True):
    """The log does not end where its header says that it ends."""

    line: int
    version: int
    announced: int
    reason: str


class LogInvalid(Refusal, frozen=True):
    """The line holds an event that the ruleset does not know."""

    line: int
    version: int
    reason: str


class LogNotPlayed(Refusal, frozen=True):
    """The command of this line does not lead to the facts that follow it."""

    line: int
    version: int


class ShuffleSecret(Refusal, frozen=True):
    """The order of the deck is not revealed in the log."""

    line: int
    version: int
    deck: str


class ShuffleBroken(Refusal, frozen=True):
    """The revealed shuffle does not keep its commitment."""

    line: int
    version: int
    deck: str
    reason: str | None = None
