"""Deciding a command on a game."""

from __future__ import annotations

import os
from typing import Any

import msgspec
from msgspec.structs import replace

from automa_ledger.games.authorization import resolve_acting_seat
from automa_ledger.games.codec import canonical_json
from automa_ledger.games.commit import LoggedCommit, build_logged_commit, new_commit, now
from automa_ledger.games.game import Game, require_log_capacity, require_log_within_limits
from automa_ledger.games.rewind import GoTo, Redo, Undo, decide_rewind
from automa_ledger.refusals.requests import VersionStale
from automa_ledger.store import Access, NewCommit
from automa_rules.core.command import Command
from automa_rules.core.draft import Decision
from automa_rules.core.event import Commanded, Event
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.shuffle import SALT_BYTES
from automa_rules.core.timeline import Timeline, append_commit, append_rewind
from automa_rules.core.turn_command import Turn

MAX_SHUFFLES_PER_ACTION = 16


class PreparedCommit(msgspec.Struct, frozen=True):
    """A commit ready to append: its events, its form for the store, and the game after it."""

    events: list[Event]
    commit: NewCommit
    game: Game

    @property
    def logged_commit(self) -> LoggedCommit:
        """The commit as the log will show it. The newest commit is always on the current path."""
        game = self.game
        return build_logged_commit(
            game.codec.ruleset,
            game.timeline,
            game.version,
            game.hash,
            self.events,
            path=frozenset((game.version,)),
        )


def generate_entropy(actions: int = 1) -> bytes:
    """Random bytes for every shuffle that a decision on this many actions can need."""
    return os.urandom(actions * MAX_SHUFFLES_PER_ACTION * SALT_BYTES)


def decide(
    game: Game,
    access: Access,
    command: msgspec.Struct,
    text: bytes,
    *,
    versions: frozenset[int] | None = None,
    requested_seat: str | None = None,
) -> PreparedCommit:
    """Decide a command, recorded as `text` (its canonical JSON), and prepare the commit.

    `versions` are those that the client acts on, None for any; `requested_seat` is the seat that the owner
    acts for. Raises Rejected for what the rules or the token refuse, `version_stale` and `log_full`.
    """
    timeline, ruleset, agreement = game.timeline, game.codec.ruleset, game.agreement
    owns = access.role == "owner"
    total_shuffles = timeline.shuffle_history.total_shuffles
    require_log_capacity(
        game.version, game.event_count, game.log_bytes, total_shuffles, divisor=1 if owns else 2
    )
    if versions is not None and game.version not in versions:
        raise Rejected(VersionStale(version=max(versions), current_version=game.version))
    seat = resolve_acting_seat(ruleset, timeline.state, access, requested_seat)
    at = now()
    if isinstance(command, Undo | Redo | GoTo):
        events: list[Event] = [
            Commanded(at, seat, msgspec.Raw(text)),
            decide_rewind(timeline, command, agreement.undo),
        ]
        after = append_rewind(timeline, events)
    else:
        actions = len(command.actions) if isinstance(command, Turn) else 1
        found = run_decider(
            ruleset,
            timeline,
            Command(
                command, seat, generate_entropy(actions), agreement.strict, owns, agreement.ruleset_version
            ),
        )
        if found.actions_done is not None:  # the log has what was carried out
            text = _with_first_actions(text, found.actions_done)
        events = [Commanded(at, seat, msgspec.Raw(text)), *found.events]
        after = append_commit(timeline, events, found.state)
    commit = new_commit(events, game.version + 1, game.hash)
    moved = game.after(events, after, commit)
    require_log_within_limits(
        moved.version, moved.event_count, moved.log_bytes, after.shuffle_history.total_shuffles
    )
    return PreparedCommit(events, commit, moved)


def _with_first_actions(text: bytes, count: int) -> bytes:
    """The canonical JSON of a turn with only its first actions."""
    turn = msgspec.json.decode(text)
    return canonical_json({**turn, "actions": turn["actions"][:count]})


def run_decider(ruleset: Ruleset[Any], timeline: Timeline[Any], command: Command[Any]) -> Decision[Any]:
    """Decide a command: the resulting events, and the state after them.

    `command.entropy` is for shuffles that the log does not have yet. On an empty log the command begins a
    game. A commit that ends the game reveals the shuffles of all paths. Raises Rejected when the rules
    refuse, TypeError at an event that the ruleset does not list and a log could not be read with.
    """
    if not timeline.nodes:
        return ruleset.decide(None, command)
    entropy = timeline.shuffle_history.next_entropy(timeline.current.shuffle_count, command.entropy)
    found = ruleset.decide(timeline.state, replace(command, entropy=entropy))
    facts, state = found.events, found.state
    if not set(ruleset.event_types).issuperset(map(type, facts)):
        raise TypeError(ruleset.name, facts)
    for revealed in timeline.shuffle_history.reveal_undone_shuffles(facts):
        facts, state = (*facts, revealed), ruleset.evolve(state, revealed)
    return replace(found, events=facts, state=state)
