"""The document of a commit, as commands, streams, webhooks, pages of the log and the story tell it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from automa_ledger.games.commit import LoggedCommit, TurnPlayed
from automa_ledger.games.rewind import PositiveInt
from automa_ledger.narration.narrator import NarratedFact, Narrator, narrate_events
from automa_rules.core.event import Doubted


class Step(msgspec.Struct, frozen=True):
    """One fact of a commit: its type as `code`, the rule that it follows, what it says, and a sentence.

    `step` is the version of the commit and the place of the fact in it, as in 18.3. `explained` says that
    there is an explanation of it.
    """

    step: str
    code: str
    rule: str | None
    facts: dict[str, Any]
    text: str
    explained: bool


class Commit(msgspec.Struct, frozen=True):
    """What one command did. The version of a game is the number of its commits.

    `at` is when it was commanded (RFC 3339, UTC), `seat` who did, null for the table as a whole. `turn` is
    the turn of the game that it is part of; null for the beginning, and for what takes back or does again.
    `undone` marks what does not lead to where the game stands.
    """

    version: PositiveInt
    at: str
    seat: str | None
    undone: bool
    turn: TurnPlayed | None
    command: msgspec.Raw
    steps: list[Step]


class Warned(msgspec.Struct, frozen=True):
    """What the rules do not explain, and was carried out all the same: the table is right.

    `code` and `facts` are those with which a strict game refuses it, `text` is the sentence; `step` is that
    of the fact in the log which says so.
    """

    step: str
    code: str
    facts: dict[str, Any]
    text: str


def narrate_commit(narrator: Narrator, language: str, ruleset: str, logged: LoggedCommit) -> Commit:
    """A commit, told in a language."""
    version = logged.version
    steps = [
        step(version, place, told)
        for place, told in narrate_events(narrator, language, ruleset, logged.facts)
    ]
    command = logged.command
    return Commit(version, command.at, command.seat, logged.undone, logged.turn, command.command, steps)


def step(version: int, place: int, told: NarratedFact) -> Step:
    """The fact at a place of a commit's facts, from 0: JSON, most of which is encoded already."""
    return cast("Step", msgspec.Raw(b'{"step":"%d.%d",%b' % (version, place + 1, told.encoded[1:])))


def warnings(narrator: Narrator, language: str, ruleset: str, logged: LoggedCommit) -> list[Warned]:
    """What a commit did that the rules do not explain."""
    return [
        Warned(
            f"{logged.version}.{place}",
            event.code,
            event.facts,
            narrator.narrate(language, ruleset, event).warning,
        )
        for place, event in enumerate(logged.facts, 1)
        if isinstance(event, Doubted)
    ]
