"""Replaying a log's commands: decide each one again and compare the resulting commit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from automa_ledger.games.codec import Codec
from automa_ledger.games.commands import MAX_SHUFFLES_PER_ACTION, run_decider
from automa_ledger.games.game import read_agreement
from automa_ledger.games.rewind import GoTo, Redo, Undo, decide_rewind
from automa_ledger.log.export import line_number
from automa_ledger.refusals.logs import LogNotPlayed
from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, DeckShuffled, Event, canonical_commit_json
from automa_rules.core.rejection import ImpossibleEvent, Rejected
from automa_rules.core.ruleset import Begin
from automa_rules.core.shuffle import SALT_BYTES
from automa_rules.core.timeline import Timeline, append_commit, append_rewind, extend

_REPLAY_ERRORS = (Rejected, ImpossibleEvent, msgspec.MsgspecError, LookupError, ValueError)


class CommandReplay:
    """Yields for each commit of a log whether deciding its command again gives the same commit.

    A commit is applied when the next one is requested; an impossible one raises ImpossibleEvent then.
    `timeline` is that of the applied commits. After the first differing commit, a ruleset may fail in any
    way: that counts as differing too.
    """

    def __init__(self, codec: Codec, commits: Sequence[Sequence[Event]]) -> None:
        self.timeline: Timeline[Any] = Timeline()
        self._codec = codec
        self._commits = commits

    def __iter__(self) -> Iterator[bool]:
        """Replay the log, once."""
        agreement, is_sound = Begin(), True
        for commit in self._commits:
            before = self.timeline
            try:
                after = _replay_commit(self._codec, before, agreement, commit)
            except Exception:
                if is_sound:
                    raise
                after = None
            is_sound = is_sound and after is not None
            yield after is not None
            if not before.nodes:
                agreement = read_agreement(self._codec, commit)
            self.timeline = extend(before, [commit], self._codec.ruleset.evolve) if after is None else after


def _replay_commit(
    codec: Codec, before: Timeline[Any], agreement: Begin, commit: Sequence[Event]
) -> Timeline[Any] | None:
    """The timeline after a commit that its command leads to; None for any other."""
    opening = commit[0] if commit else None
    if not isinstance(opening, Commanded) or not _has_seat(codec, before, opening.seat):
        return None
    try:
        recorded = codec.decode_command(opening.command)
        if isinstance(recorded, Undo | Redo | GoTo):
            again = [opening, decide_rewind(before, recorded, agreement.undo)]
            return (
                append_rewind(before, again)
                if canonical_commit_json(again) == canonical_commit_json(commit)
                else None
            )
        begin = agreement if before.nodes else codec.decode_begin(opening.command)
        if not 1 <= begin.ruleset_version <= codec.ruleset.version:
            return None
        entropy = _recorded_entropy(before, commit)
        command = Command(
            recorded, opening.seat, entropy, agreement.strict, rules_version=begin.ruleset_version
        )
        found = run_decider(codec.ruleset, before, command)
    except _REPLAY_ERRORS:
        return None
    if canonical_commit_json([opening, *found.events]) != canonical_commit_json(commit):
        return None
    return append_commit(before, commit, found.state)


def _recorded_entropy(before: Timeline[Any], commit: Sequence[Event]) -> bytes:
    """The entropy that a decision used: the commit's own salts for shuffles that the log has none for yet."""
    salts = [fact.salt for fact in commit if isinstance(fact, DeckShuffled)]
    known = len(before.shuffle_history.salts) - before.current.shuffle_count if before.nodes else 0
    return bytes.fromhex("".join(salts[known:])).ljust(MAX_SHUFFLES_PER_ACTION * SALT_BYTES, b"\0")


def _has_seat(codec: Codec, before: Timeline[Any], seat: str | None) -> bool:
    if seat is None:
        return True
    return bool(before.nodes) and any(each.name == seat for each in codec.ruleset.seats(before.state))


def replay_commands(codec: Codec, commits: Sequence[Sequence[Event]]) -> Timeline[Any]:
    """The timeline of a log whose commands lead to its commits.

    Each command is decided before its commit is applied. Raises Rejected `log_not_played` with the first
    version that differs, and its line in an exported log.
    """
    again = CommandReplay(codec, commits)
    version = 0
    try:
        for version, possible in enumerate(again, 1):
            if not possible:
                raise Rejected(LogNotPlayed(version=version, line=line_number(version)))
    except ImpossibleEvent as error:
        raise Rejected(LogNotPlayed(version=version, line=line_number(version))) from error
    return again.timeline
