"""A loaded game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.core.event import Commanded, Event, Rewound
from domain.core.rejected import Rejected
from domain.core.ruleset import Begin
from domain.core.timeline import Timeline
from service.games.bounds import written
from service.games.codec import Codec
from service.games.deciding import Decided
from service.refusals.logs import LogDamaged
from service.store import Row
from service.store.access import Access


class Game(msgspec.Struct, frozen=True):
    """A game as it stands at one version: who may come in, its timeline, and the hash of its last event.

    `rewinds` counts the `rewound` events of the log, which the timeline leaves out of its commits. `agreed`
    is what the table agreed on when the game began. `key_id` is the API key in whose list it stands, None for
    none. `size` is how long the texts of its events are, in bytes.
    """

    id: UUID
    codec: Codec
    access: Mapping[bytes, Access]
    timeline: Timeline[Any]
    rewinds: int
    hash: bytes
    agreed: Begin = Begin()
    key_id: UUID | None = None
    size: int = 0

    @property
    def version(self) -> int:
        """The number of events in the log."""
        return self.timeline.version

    @property
    def commands(self) -> int:
        """The number of commits in the log."""
        return len(self.timeline.commits) + self.rewinds

    def after(self, decided: Decided, rows: Sequence[Row]) -> Game:
        """The game after what has been decided on it, and appended as these rows."""
        return msgspec.structs.replace(
            self,
            timeline=decided.timeline,
            rewinds=self.rewinds + rewinds(decided.events),
            hash=rows[-1].hash,
            size=self.size + written(rows),
        )


def rewinds(events: list[Event]) -> int:
    """How many of the events are `rewound`."""
    return [*map(type, events)].count(Rewound)


def agreement(codec: Codec, events: list[Event]) -> Begin:
    """What the table agreed on, as the first command of a log has it. Raises Rejected `log_damaged`.

    The setup or position that it began with is left out: it is a part of a text that may be long, all of
    which would be kept in memory with it.
    """
    opening = events[0]
    try:
        begun = codec.beginning(opening.command) if isinstance(opening, Commanded) else Begin()
        return msgspec.structs.replace(begun, setup=msgspec.UNSET, position=msgspec.UNSET)
    except msgspec.MsgspecError as error:
        raise Rejected(LogDamaged(version=1, reason=str(error))) from error
