"""Request bodies, apart from the rulesets' own commands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from automa_ledger.api.parameters import MAX_INT32
from automa_ledger.games.rewind import CommitCount
from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.ruleset import GameSettings

MAX_SEATS = 16
_CONTROLS = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"

SeatName = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=60,
        pattern=anchor_pattern(rf"[^{_CONTROLS}]*[^{_CONTROLS}\s][^{_CONTROLS}]*"),
        description="In any script; not blank, without control characters and line separators.",
    ),
]
Version = Annotated[int, msgspec.Meta(ge=1, le=MAX_INT32)]


class Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to undo or redo: a number of `commits`, or a whole `turn` of the game.

    An Automa's turn includes the answers that it waited for.
    """

    to: Literal["commit", "turn"] = "commit"
    commits: CommitCount = 1


class Destination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go: to a `version`, or to the start of a `turn`.

    Turns are numbered as in the story, from 1.
    """

    version: Version | msgspec.UnsetType = msgspec.UNSET
    turn: Version | msgspec.UnsetType = msgspec.UNSET


class ForkPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last version of the log to copy; without it, the whole log."""

    version: Version | None = None


class StepReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What should have happened at the step, in the player's own words."""

    expected: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000)]


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="role"):
    """Who a token is for."""


class OwnerToken(NewToken, frozen=True, tag="owner"):
    """For someone who may do everything."""


class PlayerToken(NewToken, frozen=True, tag="player"):
    """For someone who acts and sees for one seat."""

    seat: Annotated[str, msgspec.Meta(max_length=60)]


class SpectatorToken(NewToken, frozen=True, tag="spectator"):
    """For someone who sees only public information."""


class NewGame(GameSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ruleset, either a setup or a position to start from, and the game's settings.

    `undo` chooses what can be undone: everything (`free`), only commits after the last one that revealed a
    card, a roll or the like or settled a combat (`barrier`), or nothing (`never`). A `strict` game refuses
    what its rules do not explain; others accept it with a warning. `names` are the names of seats in
    sentences.
    """

    ruleset: str
    setup: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    names: Annotated[dict[str, SeatName], msgspec.Meta(max_length=MAX_SEATS)] = msgspec.field(
        default_factory=dict
    )

    @property
    def agreement(self) -> GameSettings:
        """The settings that all rulesets share."""
        return GameSettings(self.undo, self.strict)
