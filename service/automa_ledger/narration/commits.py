"""The document of a commit in responses, streams, webhooks, pages of the log and the story."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from automa_ledger.games.commit import LoggedCommit, TurnPlayed
from automa_ledger.games.rewind import PositiveInt
from automa_ledger.narration.narrator import NarratedFact, Narrator, narrate_events
from automa_rules.core.changes import Change
from automa_rules.core.event import Doubted


class Step(msgspec.Struct, frozen=True):
    """One fact of a commit: its type as `code`, its rule, its facts, a sentence, and a short order.

    `step`: the version of the commit and the position of the fact in it, such as 18.3. `text`: what happened
    and why. `short`: what to do with the pieces, in one line or two; null if the ruleset has none.
    `explained`: an explanation is available.
    """

    step: str
    code: str
    rule: str | None
    facts: dict[str, Any]
    text: str
    short: str | None
    explained: bool


class Commit(msgspec.Struct, frozen=True):
    """The result of one command. The version of a game is the number of its commits.

    `at`: when the command was given (RFC 3339, UTC). `seat`: who gave it; null for the table as a whole.
    `turn`: the turn of the game that it belongs to; null for the start, undo and redo. `undone`: the current
    position does not depend on this commit. `changes`: which pieces went where, and which counters changed.
    """

    version: PositiveInt
    at: str
    seat: str | None
    undone: bool
    turn: TurnPlayed | None
    command: msgspec.Raw
    steps: list[Step]
    changes: tuple[Change, ...]


class Warned(msgspec.Struct, frozen=True):
    """Something that the rules do not explain. It was carried out, because the table is right.

    `code` and `facts`: those with which a strict game refuses it. `text`: the sentence. `short`: the same in
    a few words. `step`: the fact in the log that reports it.
    """

    step: str
    code: str
    facts: dict[str, Any]
    text: str
    short: str | None


def narrate_commit(narrator: Narrator, language: str, ruleset: str, logged: LoggedCommit) -> Commit:
    """Narrate a commit in a language."""
    version = logged.version
    steps = [
        step(version, place, fact)
        for place, fact in narrate_events(narrator, language, ruleset, logged.facts)
    ]
    command = logged.command
    given = version, command.at, command.seat, logged.undone, logged.turn, command.command
    return Commit(*given, steps, logged.changes)


def step(version: int, place: int, fact: NarratedFact) -> Step:
    """The fact at an index of a commit's facts, from 0, as JSON that is mostly encoded already."""
    return cast("Step", msgspec.Raw(b'{"step":"%d.%d",%b' % (version, place + 1, fact.encoded[1:])))


def warnings(narrator: Narrator, language: str, ruleset: str, logged: LoggedCommit) -> list[Warned]:
    """What a commit did that the rules do not explain."""
    return [
        Warned(f"{logged.version}.{place}", event.code, event.facts, *told)
        for place, event in enumerate(logged.facts, 1)
        if isinstance(event, Doubted) and (told := narrator.narrate(language, ruleset, event).warning)
    ]
