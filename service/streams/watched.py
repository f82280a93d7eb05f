"""A game that somebody listens to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from uuid import UUID

from domain.core.rejected import Rejected
from service.games.game import Game
from service.narration.narrator import Narrator
from service.store import Record
from service.streams.listener import Listener
from service.streams.message import messages
from service.streams.seen import Seen, seen
from service.streams.voice import Voice, told

Look = Callable[[UUID], Awaitable[Game]]


class Watched:
    """Its listeners, and what is known of it.

    `game` is how it was last seen, `reached` the newest version that was read: whether the game is over there
    does not show in public facts. `look` finds the game's newest version. What happens is told once for all
    listeners of one voice.
    """

    def __init__(self, game: Seen, look: Look, narrator: Narrator) -> None:
        self.game = game
        self.reached = game.version
        self.listeners: dict[Listener, None] = {}
        self._look = look
        self._narrator = narrator

    def join(self, listener: Listener, game: Seen) -> None:
        """Let somebody listen who has just seen the game."""
        self.listeners[listener] = None
        self.see(game)

    def positions(self) -> list[int]:
        """The versions after which to read: for those who have kept up, and for those who have not."""
        waiting = [each for each in self.listeners if each.waits]
        live = [each.position for each in waiting if each.live]
        late = [each.position for each in waiting if not each.live]
        return sorted({min(each) for each in (live, late) if each})

    def take(self, records: Sequence[Record]) -> None:
        """Hand on a part of the log."""
        first, last = records[0][0], records[-1][0]
        self.reached = max(self.reached, last)

        @cache
        def batch(voice: Voice) -> list[bytes]:
            return messages(told(self._narrator, voice, self.game, records))

        for each in self.listeners:
            each.take(first, last, batch)

    def caught_up(self, version: int) -> None:
        """The log has been read to its end, which is this version: who has all of it is live from now on."""
        for each in self.listeners:
            each.live = each.live or each.position >= version

    @property
    def is_unjudged(self) -> bool:
        """Whether more of the log was read than was seen of the game."""
        return self.reached > self.game.version

    async def judge(self) -> None:
        """See the game's newest version. A log that cannot be read has no end. Raises StoreUnavailable."""
        try:
            self.see(seen(await self._look(self.game.id)))
        except Rejected:
            self.reached = self.game.version

    def see(self, game: Seen) -> None:
        """This is how the game stands."""
        if game.version < self.game.version:
            return
        self.game = game
        for each in self.listeners:
            each.over(game.version if game.is_over else None)
