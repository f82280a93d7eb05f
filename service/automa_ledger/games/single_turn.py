"""An Automa's turn without a game: decided on a position, and not stored."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from automa_ledger.games.authorization import require_seat
from automa_ledger.games.commands import MAX_SHUFFLES_PER_ACTION
from automa_ledger.games.commit import LoggedCommit, build_logged_commit, now
from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event
from automa_rules.core.refusals import NoQuestionOpen
from automa_rules.core.rejection import Rejected, annotate_rejection
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.timeline import Timeline, append_commit


def decide_single_turn(
    ruleset: Ruleset[Any],
    position: msgspec.Struct,
    turn: msgspec.Struct,
    answers: Sequence[msgspec.Struct],
    seed: bytes,
    *,
    seat: str | None = None,
) -> LoggedCommit:
    """Decide an Automa's turn on a position, and the answers to its questions, as one commit.

    It is the turn of the seat, by default of the one that the position names. All that is drawn follows from
    the seed, so that the same turn with one more answer draws the same. Raises Rejected as a game of this
    position does; `seat_unknown`; with its index for an answer, `no_question_open` for one that nobody has
    asked for.
    """
    started = ruleset.decide(None, Command(position, None, _entropy(seed, 0)))
    if seat is not None and seat != ruleset.turn(started.state):
        require_seat(ruleset, started.state, seat)
        position = msgspec.structs.replace(position, turn=seat)
        started = ruleset.decide(None, Command(position, None, _entropy(seed, 0)))
    taken = ruleset.decide(started.state, Command(turn, None, _entropy(seed, 1)))
    state, events = taken.state, [*taken.events]
    for index, answer in enumerate(answers):
        with annotate_rejection(index):
            if not ruleset.questions(state):
                raise Rejected(NoQuestionOpen(turn=ruleset.turn(state) or ""))
            found = ruleset.decide(state, Command(answer, None, _entropy(seed, index + 2)))
        state = found.state
        events += found.events
    at = Commanded(now(), None, msgspec.Raw(b"{}"))
    commits: list[list[Event]] = [[at, *started.events], [at, *events]]
    timeline = append_commit(append_commit(Timeline(), commits[0], started.state), commits[1], state)
    return build_logged_commit(ruleset, timeline, 2, b"", commits[1])


def _entropy(seed: bytes, decision: int) -> bytes:
    """The salts for the shuffles of a decision, which depend on no other decision's."""
    return b"".join(
        hashlib.sha256(seed + bytes((decision, shuffle))).digest()
        for shuffle in range(MAX_SHUFFLES_PER_ACTION)
    )
