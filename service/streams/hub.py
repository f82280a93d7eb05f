"""All listeners of one process, and what is to be read for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from service.games.game import Game
from service.narration.narrator import Narrator
from service.store import Record, Row
from service.streams.listener import AT_ONCE, Listener
from service.streams.seen import Seen, seen
from service.streams.voice import Voice
from service.streams.watched import Look, Watched

TOKENS = "tokens"
"""What is announced behind a game's id when one of its tokens was revoked."""
PAGE = 100  # events of a game that are read and told in one go
MAX_GAMES_AT_ONCE = 100  # for which a page is read with one statement


class Wanted(NamedTuple):
    """A game whose log is to be read after a version."""

    name: str
    after: int


class Hub:
    """The games that are listened to, by their ids.

    `work` is set when there is something to read, or to tell other processes.
    """

    def __init__(self) -> None:
        self.work = asyncio.Event()
        self._watched: dict[str, Watched] = {}
        self._behind: dict[str, None] = {}
        self._unsure: set[str] = set()
        self._unannounced: set[str] = set()
        self.has_urgent = False
        """Whether others have to hear at once what they have not been told: a token was revoked."""
        self._closed = False

    def __len__(self) -> int:
        """How many listen."""
        return sum(len(each.listeners) for each in self._watched.values())

    @contextmanager
    def listening(
        self, game: Seen, look: Look, after: int, voice: Voice, narrator: Narrator, *, token: bytes
    ) -> Iterator[Listener]:
        """Listen to a game with a token from after a version on, told by a narrator in a voice.

        `look` finds the game's newest version.
        """
        name = str(game.id)
        watched = self._watched.setdefault(name, Watched(game, look, narrator))
        listener = Listener(token, after, voice, partial(self.doubt, name))
        watched.join(listener, game)
        self.doubt(name)
        self._unsure.add(name)  # the token may have been revoked since it was looked at
        if self._closed:
            listener.close()
        try:
            yield listener
        finally:
            listener.close()
            watched.listeners.pop(listener, None)
            if not watched.listeners and self._watched.get(name) is watched:
                del self._watched[name]

    def committed(self, game: Game, _rows: Sequence[Row]) -> None:
        """A command of this process has appended to a log, and this is the game after it."""
        name = str(game.id)
        watched = self._watched.get(name)
        if watched is not None:
            watched.see(seen(game))
            self.doubt(name)
        if not self._unannounced:
            self.work.set()
        self._unannounced.add(name)

    def doubt(self, name: str) -> None:
        """There may be more to read of a game."""
        if name in self._watched:
            self._behind[name] = None
            self.work.set()

    def doubt_all(self) -> None:
        """There may be more to read of any game, and any token may have been revoked."""
        self._behind.update(dict.fromkeys(self._watched))
        self._unsure.update(self._watched)

    def heard(self, announced: str) -> None:
        """Another process has announced what `unannounced` gives there."""
        name, _, what = announced.partition(" ")
        if what == TOKENS and name in self._watched:
            self._unsure.add(name)
            self.work.set()
        else:
            self.doubt(name)

    def revoked(self, name: str, token: bytes) -> None:
        """A token opens a game no more: its streams end, here and in all other processes."""
        self.end(name, token)
        self._unannounced.add(f"{name} {TOKENS}")
        self.has_urgent = True
        self.work.set()

    def end(self, name: str, token: bytes) -> None:
        """End the streams of a game that a token has opened."""
        watched = self._watched.get(name)
        for listener in watched.listeners if watched is not None else ():
            if listener.token == token:
                listener.close()

    def unsure(self) -> list[tuple[str, bytes]]:
        """The games that are listened to with tokens that may have been revoked, each with each of these."""
        watched = [(name, self._watched[name]) for name in self._unsure if name in self._watched]
        self._unsure.clear()
        return [(name, token) for name, each in watched for token in {one.token for one in each.listeners}]

    @property
    def has_unannounced(self) -> bool:
        """Whether there is something that other processes have not been told."""
        return bool(self._unannounced)

    def unannounced(self) -> list[str]:
        """What others have to hear: the games that have moved on here, and whose tokens were revoked."""
        names = list(self._unannounced)
        self._unannounced.clear()
        self.has_urgent = False
        return names

    def wanted(self) -> list[Wanted]:
        """What is to be read now: for those who have kept up with a game, and for those who have not."""
        names = list(self._behind)[:MAX_GAMES_AT_ONCE]
        for name in names:
            del self._behind[name]
        watched = ((name, self._watched[name]) for name in names if name in self._watched)
        return [Wanted(name, after) for name, each in watched for after in each.positions()]

    async def deliver(self, wanted: Sequence[Wanted], found: Sequence[Sequence[Record]]) -> None:
        """Hand on what was found of what was wanted, in its order; what was not reached is wanted again."""
        for each, records in zip(wanted, found, strict=False):
            watched = self._watched.get(each.name)
            if watched is None:
                continue
            if records:
                watched.take(records)
            if len(records) == PAGE or _fill_their_room(records):
                self._behind[each.name] = None
            elif each.name not in self._behind:
                watched.caught_up(each.after if not records else records[-1][0])
            await asyncio.sleep(0)  # others go on in between
        self._behind.update(dict.fromkeys(each.name for each in wanted[len(found) :]))

    def unjudged(self) -> list[Watched]:
        """The games that have moved on elsewhere since they were last seen."""
        return [each for each in self._watched.values() if each.is_unjudged]

    def close(self) -> None:
        """End all streams, and every one that is still to come."""
        self._closed = True
        for watched in self._watched.values():
            for listener in watched.listeners:
                listener.close()


def _fill_their_room(records: Sequence[Record]) -> bool:
    """Whether there may be more behind these: they end where as much is read as is sent at once."""
    return sum(len(data.encode()) for _, data, _ in records) >= AT_ONCE
