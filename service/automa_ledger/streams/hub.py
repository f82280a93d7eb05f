"""All listeners of one process, and the task that delivers commits to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from uuid import UUID

import msgspec

from automa_ledger.games.commands import PreparedCommit
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.games.history import read_commits
from automa_ledger.games.library import Library
from automa_ledger.narration.display_names import use_display_names
from automa_ledger.store import StoreUnavailable
from automa_ledger.streams.listener import Listener, Locale, commit_message
from automa_ledger.tasks import cancel_and_wait
from automa_rules.core.rejection import Rejected

PAGE = 50  # commits read per catch-up step
RETRY_SECONDS = 1.0  # while the database is away

Describe = Callable[[Game, LoggedCommit, Locale], msgspec.Struct]
"""Returns the document of a commit for a locale. The game is at that version or later."""

_log = logging.getLogger(__name__)


class Hub:
    """The games with listeners.

    `announcements` holds ids of games for other processes to check: a commit was appended or a token revoked
    here. `wake` is set when there are some.
    """

    def __init__(self) -> None:
        self.announcements: dict[UUID, None] = {}
        self.wake = asyncio.Event()
        self._topics: dict[UUID, dict[Listener, None]] = {}
        self._stale: dict[UUID, None] = {}
        self._pending_commits: list[PreparedCommit] = []
        self._work = asyncio.Event()
        self._run: Callable[[], Coroutine[None, None, None]] | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def attach(self, library: Library, describe: Describe) -> None:
        """Set the library to read, and what describes its commits; call it before the first `listen`."""
        self._run = partial(self._run_deliveries, library, describe)

    def __len__(self) -> int:
        """The number of listeners."""
        return sum(map(len, self._topics.values()))

    @contextmanager
    def listen(self, game: UUID, token: bytes, after: int, locale: Locale) -> Iterator[Listener]:
        """Listen to a game after a version, with a token and a locale."""
        listener = Listener(token, after, locale, partial(self.mark_stale, game))
        topic = self._topics.setdefault(game, {})
        topic[listener] = None
        self.mark_stale(game)
        if self._is_closed:
            listener.close()
        elif self._task is None and self._run is not None:
            self._task = asyncio.create_task(self._run())
        try:
            yield listener
        finally:
            listener.close()
            del topic[listener]
            if not topic and self._topics.get(game) is topic:
                del self._topics[game]

    def on_commit(self, prepared: PreparedCommit) -> None:
        """Deliver a commit of this process to its listeners, after the command's response."""
        if prepared.game.id in self._topics:
            self._pending_commits.append(prepared)
            self._work.set()
        self.announce(prepared.game.id)

    def on_game_created(self, game_id: UUID) -> None:
        """Do nothing: a new game has no listeners."""

    def announce(self, game: UUID) -> None:
        """Have other processes check a game."""
        self.announcements[game] = None
        self.wake.set()

    def mark_stale(self, game: UUID) -> None:
        """Check a game for new commits and revoked tokens."""
        if game in self._topics:
            self._stale[game] = None
            self._work.set()

    def mark_all_stale(self) -> None:
        """Check every game that has listeners."""
        self._stale.update(dict.fromkeys(self._topics))
        self._work.set()

    def on_token_revoked(self, game: UUID, token: bytes) -> None:
        """End a revoked token's streams, here and in all other processes."""
        for listener in self._topics.get(game, ()):
            if listener.token == token:
                listener.close()
        self.announce(game)

    def close(self) -> None:
        """End all streams, and every later one at once."""
        self._is_closed = True
        for topic in self._topics.values():
            for listener in topic:
                listener.close()

    async def aclose(self) -> None:
        """End all streams, and the delivery task."""
        self.close()
        if self._task is not None:
            await cancel_and_wait(self._task)

    async def _run_deliveries(self, library: Library, describe: Describe) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            committed, self._pending_commits = self._pending_commits, []
            for prepared in committed:
                with self._end_on_error(prepared.game.id):
                    self._deliver_commit(prepared, describe)
            for game_id in [*self._stale]:
                del self._stale[game_id]
                with self._end_on_error(game_id):
                    try:
                        await self._catch_up(game_id, library, describe)
                    except StoreUnavailable:
                        self._stale[game_id] = None
                        self._work.set()
                        await asyncio.sleep(RETRY_SECONDS)

    @contextmanager
    def _end_on_error(self, game_id: UUID) -> Iterator[None]:
        """End only the streams of a game that cannot be delivered."""
        try:
            yield
        except Rejected as rejected:
            self._end_streams(game_id, rejected)
        except Exception:  # noqa: BLE001 - one game must not end all streams
            _log.exception("fault", extra={"game": str(game_id)})
            self._end_streams(game_id, None)

    def _deliver_commit(self, prepared: PreparedCommit, describe: Describe) -> None:
        """Queue a commit for listeners that have everything before it; the others read the log."""
        game = prepared.game
        topic = self._topics.get(game.id, {})
        ready = [each for each in topic if each.is_live and each.position == game.version - 1]
        if ready:
            _queue_commits(game, [prepared.logged_commit], ready, describe)
        self._update_game_over(game)
        if len(ready) < len(topic):
            self.mark_stale(game.id)

    async def _catch_up(self, game_id: UUID, library: Library, describe: Describe) -> None:
        """Queue one page of commits for listeners that are behind, and end the streams of revoked tokens."""
        if game_id not in self._topics:
            return
        game = await library.load_newest(game_id)
        for listener in [*self._topics.get(game_id, ())]:
            if listener.token not in game.access:
                listener.close()
        behind = [each for each in self._topics.get(game_id, ()) if each.position < game.version]
        waiting = [each for each in behind if each.has_room]
        if waiting:
            first = waiting[0]  # has waited longest, so that reconnecting clients delay nobody
            page = await read_commits(library, game, first.position, PAGE)
            _queue_commits(game, page, waiting, describe)
            topic = self._topics.get(game_id, {})
            if first in topic:  # move it to the end
                topic[first] = topic.pop(first)
        for listener in self._topics.get(game_id, ()):
            listener.is_live = listener.is_live or listener.position >= game.version
        self._update_game_over(game)
        if any(each.position < game.version and each.has_room for each in self._topics.get(game_id, ())):
            self.mark_stale(game_id)

    def _update_game_over(self, game: Game) -> None:
        is_over = game.codec.ruleset.is_over(game.timeline.state)
        for listener in self._topics.get(game.id, ()):
            listener.set_over_at(game.version if is_over else None)

    def _end_streams(self, game_id: UUID, rejected: Rejected | None) -> None:
        """End the streams of a game that cannot be delivered. Clients get the reason when they reconnect."""
        _log.warning("stream_ended", extra={"game": str(game_id), "code": rejected and rejected.code})
        for listener in [*self._topics.get(game_id, ())]:
            listener.close()


def _queue_commits(
    game: Game, commits: list[LoggedCommit], listeners: list[Listener], describe: Describe
) -> None:
    """Queue commits for listeners; each commit is described once per locale."""
    for locale in {each.locale for each in listeners}:
        own = [each for each in listeners if each.locale == locale]
        with use_display_names(game.names):
            for commit in commits:
                if ready := [each for each in own if each.position == commit.version - 1]:
                    text = commit_message(commit.version, describe(game, commit, locale))
                    for listener in ready:
                        listener.enqueue(commit.version, text)
