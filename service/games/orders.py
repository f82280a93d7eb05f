"""What a client wants done, as a decision that can be made anew on a newer version of the game."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from domain.core.command import Command
from domain.core.event import Rewound
from domain.core.rejected import Rejected
from domain.core.shuffle import SALT_BYTES
from domain.core.targets import last_revealed
from domain.core.timeline import Timeline, rewound
from domain.core.turn import Turn
from service.games.deciding import Decided, commanded
from service.games.game import Game
from service.games.moment import now
from service.games.seating import acting_seat
from service.refusals.games import UndoBarred
from service.store.access import Access

MOST_SHUFFLES = 16


def fresh(actions: int = 1) -> bytes:
    """Entropy enough for every shuffle that a decision on so many actions can need."""
    return os.urandom(actions * MOST_SHUFFLES * SALT_BYTES)


class Act(msgspec.Struct, frozen=True):
    """An action, an Automa turn, or a turn of several actions.

    `text` is the command in canonical JSON, as it is recorded.
    """

    action: msgspec.Struct
    text: bytes
    access: Access
    asked_seat: str | None = None

    def decide(self, game: Game) -> Decided:
        """The commit. Raises Rejected when the rules or the token refuse it."""
        ruleset, timeline = game.codec.ruleset, game.timeline
        seat = acting_seat(ruleset, timeline.state, self.access, self.asked_seat)
        actions = len(self.action.actions) if isinstance(self.action, Turn) else 1
        for_all = self.access.role == "owner"
        command = Command(
            *(self.action, seat, fresh(actions), game.agreed.strict, for_all),
            rules=game.agreed.ruleset_version,
        )
        return commanded(ruleset, timeline, command, self.text)


class Rewind(msgspec.Struct, frozen=True):
    """Take commits back, do them again, or stand where the game stood elsewhere; `by` tells which.

    `target` finds the version to stand at.
    """

    by: Literal["undo", "redo", "goto"]
    target: Callable[[Timeline[Any]], int]
    access: Access
    asked_seat: str | None = None

    def decide(self, game: Game) -> Decided:
        """One `rewound` event.

        Raises Rejected when there is no such place in the log, with how far it goes, and `undo_barred` when
        the game's undo policy is `barrier` and something has come to light since.
        """
        acting_seat(game.codec.ruleset, game.timeline.state, self.access, self.asked_seat)
        to = self.target(game.timeline)
        revealed = last_revealed(game.timeline, to)
        if revealed is not None and game.agreed.undo == "barrier":
            raise Rejected(UndoBarred(to=to, back_to=revealed))
        event = Rewound(now(), to, self.by, past_reveal=revealed is not None)
        return Decided([event], rewound(game.timeline, event))


Order = Act | Rewind
