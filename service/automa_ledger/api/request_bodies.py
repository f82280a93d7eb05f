"""What the calls take, besides the rulesets' own commands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from automa_ledger.api.parameters import MAX_INT32
from automa_ledger.games.rewind import CommitCount
from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.ruleset import GameSettings

MAX_SEATS = 16

SeatName = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=60,
        pattern=anchor_pattern(r"[^\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*"),
        description="In any script; without control characters.",
    ),
]
Version = Annotated[int, msgspec.Meta(ge=1, le=MAX_INT32)]


class Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to take back or to do again: so many `commits`, or all of a `turn` of the game.

    An Automa's turn is all of it, with the answers that it waited for.
    """

    to: Literal["commit", "turn"] = "commit"
    commits: CommitCount = 1


class Destination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go: to where the game stood at a `version`, or to where a `turn` began.

    Turns are counted as in the story, from 1.
    """

    version: Version | msgspec.UnsetType = msgspec.UNSET
    turn: Version | msgspec.UnsetType = msgspec.UNSET


class ForkPoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The version up to which the log is taken over; without it, all of it."""

    version: Version | None = None


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="role"):
    """Who a token is for."""


class OwnerToken(NewToken, frozen=True, tag="owner"):
    """For somebody who may do everything."""


class PlayerToken(NewToken, frozen=True, tag="player"):
    """For somebody who acts and sees for one seat."""

    seat: Annotated[str, msgspec.Meta(max_length=60)]


class SpectatorToken(NewToken, frozen=True, tag="spectator"):
    """For somebody who sees what all may see."""


class NewGame(GameSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ruleset, and either how to set the game up or the position to begin from; and what is agreed on.

    `undo` chooses what may be taken back: everything (`free`), or (`barrier`) nothing after which a card, a
    roll or the like has come to light, or a combat was settled. A `strict` game refuses what its rules do not
    explain; others carry it out and warn. `names` are what seats are called in sentences.
    """

    ruleset: str
    setup: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    names: Annotated[dict[str, SeatName], msgspec.Meta(max_length=MAX_SEATS)] = msgspec.field(
        default_factory=dict
    )

    @property
    def agreement(self) -> GameSettings:
        """What is agreed on, whatever the game."""
        return GameSettings(self.undo, self.strict)
