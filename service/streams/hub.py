"""All listeners of one process, and what is to be read for them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from service.games.game import Game
from service.narration.narrator import Narrator
from service.store import Record, Row
from service.streams.listener import AT_ONCE, Listener
from service.streams.seen import Seen, seen
from service.streams.telling import PAGE, Part, Telling
from service.streams.turns import Wanted, in_turn
from service.streams.voice import Voice
from service.streams.watched import Look, Watched

TOKENS = "tokens"
"""What is announced behind a game's id when one of its tokens was revoked."""
IN_ONE_GO = PAGE // 2
MOST_TOLD = PAGE  # events, in one voice each: behind them who was not reached has the next turn


class Hub:
    """The games that are listened to, by their ids.

    `work` is set when there is something to read, or to tell other processes.
    """

    def __init__(self) -> None:
        self.work = asyncio.Event()
        self._watched: dict[str, Watched] = {}
        self._clients: dict[str, dict[Listener, None]] = {}
        self._behind: dict[str, None] = {}
        self._unsure: set[str] = set()
        self._unannounced: set[str] = set()
        self.has_urgent = False
        """Whether others have to hear at once what they have not been told: a token was revoked."""
        self._closed = False
        self._telling = Telling(self._tell)

    def __len__(self) -> int:
        """How many listen."""
        return sum(len(each.listeners) for each in self._watched.values())

    def opened_by(self, name: str, token: bytes) -> int:
        """How many listen to a game with this token."""
        watched = self._watched.get(name)
        return sum(each.token == token for each in watched.listeners) if watched is not None else 0

    def spare(self, most: int) -> bool:
        """If there are more than so many, end the oldest of whoever has most; False when there are not."""
        if sum(map(len, self._clients.values())) <= most:
            return False
        own = max(self._clients.values(), key=len)
        oldest = next(iter(own))
        del own[oldest]
        oldest.close()
        return True

    @contextmanager
    def listening(
        self,
        game: Seen,
        look: Look,
        after: int,
        voice: Voice,
        narrator: Narrator,
        *,
        token: bytes,
        client: str = "",
    ) -> Iterator[Listener]:
        """Listen to a game with a token from behind a version on, told by a narrator in a voice.

        `look` finds the game's newest version; `client` is where whoever listens comes from.
        """
        name = str(game.id)
        watched = self._watched.setdefault(name, Watched(game, look, narrator))
        listener = Listener(token, after, voice, partial(self.doubt, name), client)
        watched.join(listener, game)
        own = self._clients.setdefault(client, {})
        own[listener] = None
        self.doubt(name)
        self._unsure.add(name)  # the token may have been revoked since it was looked at
        if self._closed:
            listener.close()
        try:
            yield listener
        finally:
            listener.close()
            own.pop(listener, None)
            if not own and self._clients.get(client) is own:
                del self._clients[client]
            watched.listeners.pop(listener, None)
            if not watched.listeners and self._watched.get(name) is watched:
                del self._watched[name]

    def committed(self, game: Game, rows: Sequence[Row]) -> None:
        """A command of this process has appended these rows, and this is the game after them.

        Who listens is told when the command has its answer, which says most of it in the same words.
        """
        name = str(game.id)
        watched = self._watched.get(name)
        if watched is not None:
            self._hand_on(name, watched, seen(game), rows)
        if not self._unannounced:
            self.work.set()
        self._unannounced.add(name)

    def _hand_on(self, name: str, watched: Watched, game: Seen, rows: Sequence[Row]) -> None:
        first = game.version - len(rows) + 1
        records = [(version, row.data, row.hash) for version, row in enumerate(rows, first)]
        parts = [Part(game, records, voice) for voice in watched.voices]
        if len(rows) > PAGE or not self._telling.add(name, parts):
            watched.leave_behind(game)
            self.doubt(name)

    def _tell(self, name: str, part: Part) -> None:
        watched = self._watched.get(name)
        if watched is None:
            return
        if not watched.take(part.records, part.voice):
            self.doubt(name)
        watched.see(part.game)

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
        """What is to be read now: for all who have kept up, and for some of those who read an old log."""
        live, late = defaultdict[str, list[Wanted]](list), defaultdict[str, list[Wanted]](list)
        read_later = dict[str, None]()
        for name in self._behind:
            if (watched := self._watched.get(name)) is None:
                continue
            after, there = watched.live
            for client in there:
                live[client].append(Wanted(name, after, client))
            for client, listener in watched.late().items():
                late[client].append(Wanted(name, listener.position, client, listener))
                read_later[name] = None
        found = in_turn(live, late, self._clients)
        for each in found:
            read_later.pop(each.name, None)
        self._behind = read_later
        return found

    async def deliver(
        self, wanted: Sequence[Wanted], found: Sequence[Sequence[Record]], most: Sequence[int]
    ) -> None:
        """Hand on what was found of what was wanted, in its order: of each `most` events, or as many bytes.

        Others go on in between. What nothing is told of was not reached, and is wanted first.
        """
        told, reached = 0, list[Wanted]()
        for each, records, rows in zip(wanted, found, most, strict=False):
            if told >= MOST_TOLD:
                break
            reached.append(each)
            watched = self._watched.get(each.name)
            if watched is None:
                continue
            kept_up = True
            voices = watched.voices if each.listener is None else [each.listener.voice]
            for voice in voices if records else ():
                kept_up = watched.take(records, voice) and kept_up
                before, told = told, told + len(records)
                if told // IN_ONE_GO > before // IN_ONE_GO:
                    await asyncio.sleep(0)
            if records:
                self._have_had_their_turn(each.client, watched, each.listener)
            if not kept_up or len(records) == rows or _fill_their_room(records):
                self._behind[each.name] = None
            elif each.name not in self._behind:
                watched.caught_up()
                if each.listener is not None and not records:
                    each.listener.live = True  # nothing is left to read: the log has been taken out
        not_reached = dict.fromkeys(each.name for each in wanted[len(reached) :])
        late = {each.name: None for each in reached if self._has_late(each.name)}
        self._behind = not_reached | self._behind | late

    def _has_late(self, name: str) -> bool:
        watched = self._watched.get(name)
        return watched is not None and bool(watched.late())

    def _have_had_their_turn(self, client: str, watched: Watched, listener: Listener | None) -> None:
        """All others of the game, and all other places, come first now."""
        if listener is not None:
            watched.has_had_its_turn(listener)
        if (own := self._clients.pop(client, None)) is not None:
            self._clients[client] = own

    def unjudged(self) -> dict[str, list[Watched]]:
        """The games that have moved on elsewhere since they were last seen, by where somebody listens.

        Of several places it is the one from which fewest games are listened to.
        """
        found = defaultdict[str, list[Watched]](list)
        for each in self._watched.values():
            if each.is_unjudged and each.listeners:
                places = {one.client for one in each.listeners}
                found[min(places, key=lambda place: len(self._clients.get(place, ())))].append(each)
        return found

    def close(self) -> None:
        """End all streams, and every one that is still to come."""
        self._closed = True
        for watched in self._watched.values():
            for listener in watched.listeners:
                listener.close()


def _fill_their_room(records: Sequence[Record]) -> bool:
    """Whether there may be more behind these: they end where as much is read as is sent at once."""
    return sum(len(data.encode()) for _, data, _ in records) >= AT_ONCE
