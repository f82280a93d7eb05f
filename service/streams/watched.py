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

    @property
    def live(self) -> tuple[int, set[str]]:
        """The version behind which those who have kept up want to read, and the places that they are in."""
        there = [each for each in self.listeners if each.waits and each.live]
        return min((each.position for each in there), default=0), {each.client for each in there}

    def late(self) -> dict[str, Listener]:
        """Of those who have not kept up and want to read on, the first one from each place."""
        found = dict[str, Listener]()
        for each in self.listeners:
            if each.waits and not each.live:
                found.setdefault(each.client, each)
        return found

    def has_had_its_turn(self, listener: Listener) -> None:
        """All others of the game come first now."""
        if listener in self.listeners:
            self.listeners[listener] = self.listeners.pop(listener)

    def join(self, listener: Listener, game: Seen) -> None:
        """Let somebody listen who has just seen the game."""
        self.listeners[listener] = None
        self.see(game)

    @property
    def voices(self) -> list[Voice]:
        """In which voices its listeners are told what happens."""
        return [*dict.fromkeys(each.voice for each in self.listeners)]

    def leave_behind(self, game: Seen) -> None:
        """A command of this process has appended too much for one go: all read it as an old log is read."""
        for each in self.listeners:
            each.live = False
        self.see(game)

    def take(self, records: Sequence[Record], voice: Voice) -> bool:
        """Hand on a part of the log to those who are told in a voice; False when somebody stays behind."""
        first, last = records[0][0], records[-1][0]
        self.reached = max(self.reached, last)

        @cache
        def batch() -> list[bytes]:
            return messages(told(self._narrator, voice, self.game, records))

        taken = [each.take(first, last, batch) for each in self.listeners if each.voice == voice]
        return all(taken)

    def caught_up(self) -> None:
        """The whole log has been read: who has taken all of it is live from now on."""
        for each in self.listeners:
            each.live = each.live or each.position >= self.reached

    @property
    def is_unjudged(self) -> bool:
        """Whether more of the log was read than was seen of the game."""
        return self.reached > self.game.version

    async def judge(self) -> None:
        """See the game's newest version. A log that cannot be read has no end. Raises StoreUnavailable."""
        try:
            self.see(seen(await self._look(self.game.id)))
        except Rejected as refused:
            if refused.code != "long_work_waiting":  # else it is looked at later
                self.reached = self.game.version

    def see(self, game: Seen) -> None:
        """This is how the game stands."""
        if game.version < self.game.version:
            return
        self.game = game
        for each in self.listeners:
            each.over(game.version if game.is_over else None)
