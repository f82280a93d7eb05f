"""Undo, redo and goto: commands of every game, decided here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from automa_ledger.games.bounds import MAX_COMMITS
from automa_ledger.refusals.games import UndoBarred, UndoForbidden
from automa_rules.core.event import Rewound
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import (
    goto_target,
    last_undone_reveal,
    redo_target,
    require_not_current,
    undo_target,
)
from automa_rules.core.ruleset import UndoPolicy
from automa_rules.core.timeline import Timeline
from automa_rules.core.turn_targets import redo_turn_target, turn_target, undo_turn_target

CommitCount = Annotated[int, msgspec.Meta(ge=1, le=MAX_COMMITS)]
PositiveInt = Annotated[int, msgspec.Meta(ge=1)]


class Undo(
    msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True, omit_defaults=True
):
    """Undo a number of `commits`, or a whole `turn`.

    An Automa's turn is undone whole, with the answers that it waited for.
    """

    to: Literal["commit", "turn"] = "commit"
    commits: CommitCount = 1


class Redo(
    msgspec.Struct, frozen=True, tag_field="type", tag="redo", forbid_unknown_fields=True, omit_defaults=True
):
    """Redo a number of `commits`, or a whole `turn`."""

    to: Literal["commit", "turn"] = "commit"
    commits: CommitCount = 1


class GoTo(
    msgspec.Struct, frozen=True, tag_field="type", tag="goto", forbid_unknown_fields=True, omit_defaults=True
):
    """Go to a `version`, or to the start of a `turn` on the current path."""

    version: PositiveInt | None = None
    turn: PositiveInt | None = None


Rewind = Undo | Redo | GoTo


def decide_rewind(timeline: Timeline[Any], command: Rewind, policy: UndoPolicy) -> Rewound:
    """Decide a rewind.

    Raises Rejected `undo_forbidden` when the undo policy is `never`; when the log has no such target, with
    how far it goes; `already_there`; and `undo_barred` when the undo policy is `barrier` and something was
    revealed since.
    """
    if policy == "never":
        raise Rejected(UndoForbidden())
    to = _target(timeline, command)
    require_not_current(timeline, to)
    revealed = last_undone_reveal(timeline, to)
    if revealed is not None and policy == "barrier":
        raise Rejected(UndoBarred(to=to, back_to=revealed))
    by: Literal["undo", "redo", "goto"] = command.__struct_config__.tag  # type: ignore[assignment] # one of the three
    return Rewound(to, by, past_reveal=revealed is not None)


def _target(timeline: Timeline[Any], command: Rewind) -> int:
    match command:
        case Undo(to="turn"):
            return undo_turn_target(timeline)
        case Undo(commits=commits):
            return undo_target(timeline, commits)
        case Redo(to="turn"):
            return redo_turn_target(timeline)
        case Redo(commits=commits):
            return redo_target(timeline, commits)
        case GoTo(turn=int() as turn):
            return turn_target(timeline, turn)
        case GoTo(version=version):
            return goto_target(timeline, version or 0)
