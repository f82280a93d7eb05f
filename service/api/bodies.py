"""What the calls take, besides the rulesets' own commands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from domain.core.ruleset import Agreement
from service.api.parameters import MAX_NUMBER

MOST_COMMITS = 10_000

Count = Annotated[int, msgspec.Meta(ge=1, le=MOST_COMMITS)]
Version = Annotated[int, msgspec.Meta(ge=1, le=MAX_NUMBER)]


class Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to take back or to do again: so many `commits`, or all of a `turn` of the game.

    An Automa's turn is all of it, with the answers that it waited for.
    """

    to: Literal["commit", "turn"] = "commit"
    commits: Count = 1


class Destination(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to go: to a `version`, at which a commit ends, or to where a `turn` begins.

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


class NewGame(Agreement, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ruleset, and either how to set the game up or the position to begin from; and what is agreed on.

    `undo` chooses what may be taken back: everything (`free`), or (`barrier`) nothing after which a card, a
    roll or the like has come to light, or a combat was settled. A `strict` game refuses what its rules do not
    explain; others carry it out and warn. `names` are what seats are called in sentences.
    """

    ruleset: str
    setup: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET

    @property
    def agreed(self) -> Agreement:
        """What is agreed on, whatever the game."""
        return Agreement(self.undo, self.strict, self.names)
