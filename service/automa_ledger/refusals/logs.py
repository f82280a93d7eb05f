"""Refusals about logs that are damaged, edited or unreadable.

Their `diagnostic` is a technical text in English, for developers.
"""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class LogDamaged(Refusal, frozen=True):
    """The stored log of this game is impossible or unreadable at `version`."""

    version: int | None
    diagnostic: str


class LogUnreadable(Refusal, frozen=True):
    """The line does not belong to an exported log."""

    line: int
    diagnostic: str


class ChainBroken(Refusal, frozen=True):
    """The log was edited: its hash chain breaks at this line."""

    line: int
    version: int
    diagnostic: str


class LogCutOff(Refusal, frozen=True):
    """The log does not end where its header says."""

    line: int
    version: int
    announced: int
    diagnostic: str


class LogInvalid(Refusal, frozen=True):
    """The line holds an event that the ruleset does not know, or the log is too long."""

    line: int
    version: int
    diagnostic: str


class LogNotPlayed(Refusal, frozen=True):
    """The command of this line does not produce the events that follow it."""

    line: int
    version: int


class ShuffleSecret(Refusal, frozen=True):
    """The log does not reveal the order of the deck."""

    line: int
    version: int
    deck: str


class ShuffleBroken(Refusal, frozen=True):
    """The revealed shuffle does not match its commitment."""

    line: int
    version: int
    deck: str
    diagnostic: str | None = None
