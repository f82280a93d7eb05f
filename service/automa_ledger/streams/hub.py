"""All listeners of one process, and the task that tells them what is appended to their games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from uuid import UUID

from automa_ledger.games.commands import PreparedCommit
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.games.history import read_commits
from automa_ledger.games.library import Library
from automa_ledger.narration.commits import narrate_commit
from automa_ledger.narration.display_names import use_display_names
from automa_ledger.narration.narrator import Narrator
from automa_ledger.store import StoreUnavailable
from automa_ledger.streams.listener import Listener, Locale, commit_message
from automa_ledger.tasks import cancel_and_wait
from automa_rules.core.rejection import Rejected

PAGE = 50  # commits of an old log that are told in one go
RETRY_SECONDS = 1.0  # after the database was away

_log = logging.getLogger(__name__)


class Hub:
    """The games that are listened to.

    `announcements` are the ids of games that other processes have to hear of: they moved on here, or a token
    of theirs was revoked. `wake` is set when there are some.
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

    def attach(self, library: Library, narrator: Narrator) -> None:
        """Where commits are read, and by whom they are told; before anybody listens."""
        self._run = partial(self._run_deliveries, library, narrator)

    def __len__(self) -> int:
        """How many listen."""
        return sum(map(len, self._topics.values()))

    @contextmanager
    def listen(self, game: UUID, token: bytes, after: int, locale: Locale) -> Iterator[Listener]:
        """Listen to a game with a token from after a version on, told in a voice."""
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
        """A command of this process appended a commit: listeners are told after its answer."""
        if prepared.game.id in self._topics:
            self._pending_commits.append(prepared)
            self._work.set()
        self.announce(prepared.game.id)

    def on_game_created(self, game_id: UUID) -> None:
        """A game that has just begun is listened to by nobody."""

    def announce(self, game: UUID) -> None:
        """Other processes have to look at a game."""
        self.announcements[game] = None
        self.wake.set()

    def mark_stale(self, game: UUID) -> None:
        """There may be more to read of a game, and a token of its listeners may have been revoked."""
        if game in self._topics:
            self._stale[game] = None
            self._work.set()

    def mark_all_stale(self) -> None:
        """The same of every game that is listened to."""
        self._stale.update(dict.fromkeys(self._topics))
        self._work.set()

    def on_token_revoked(self, game: UUID, token: bytes) -> None:
        """A token opens a game no more: its streams end, here and in all other processes."""
        for listener in self._topics.get(game, ()):
            if listener.token == token:
                listener.close()
        self.announce(game)

    def close(self) -> None:
        """End all streams, and every one that is still to come."""
        self._is_closed = True
        for topic in self._topics.values():
            for listener in topic:
                listener.close()

    async def aclose(self) -> None:
        """End all streams, and the task that tells them."""
        self.close()
        if self._task is not None:
            await cancel_and_wait(self._task)

    async def _run_deliveries(self, library: Library, narrator: Narrator) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            committed, self._pending_commits = self._pending_commits, []
            for prepared in committed:
                with self._end_on_error(prepared.game.id):
                    self._deliver_commit(prepared, narrator)
            for game_id in [*self._stale]:
                del self._stale[game_id]
                with self._end_on_error(game_id):
                    try:
                        await self._catch_up(game_id, library, narrator)
                    except StoreUnavailable:
                        self._stale[game_id] = None
                        self._work.set()
                        await asyncio.sleep(RETRY_SECONDS)

    @contextmanager
    def _end_on_error(self, game_id: UUID) -> Iterator[None]:
        """End the streams of a game that cannot be told, and no others."""
        try:
            yield
        except Rejected as rejected:
            self._end_streams(game_id, rejected)
        except Exception:  # noqa: BLE001 - the net: one game must not end all streams
            _log.exception("fault", extra={"game": str(game_id)})
            self._end_streams(game_id, None)

    def _deliver_commit(self, prepared: PreparedCommit, narrator: Narrator) -> None:
        """Tell those who have all before a commit; the others read the log."""
        game = prepared.game
        topic = self._topics.get(game.id, {})
        ready = [each for each in topic if each.is_live and each.position == game.version - 1]
        if ready:
            _queue_commits(game, [prepared.logged_commit], ready, narrator)
        self._update_game_over(game)
        if len(ready) < len(topic):
            self.mark_stale(game.id)

    async def _catch_up(self, game_id: UUID, library: Library, narrator: Narrator) -> None:
        """Read on for those who are behind, a page at a time, and end the streams of revoked tokens."""
        if game_id not in self._topics:
            return
        game = await library.load_newest(game_id)
        for listener in [*self._topics.get(game_id, ())]:
            if listener.token not in game.access:
                listener.close()
        behind = [each for each in self._topics.get(game_id, ()) if each.position < game.version]
        waiting = [each for each in behind if each.has_room]
        if waiting:
            first = waiting[0]  # has waited longest: nobody waits for those who start again and again
            page = await read_commits(library, game, first.position, PAGE)
            _queue_commits(game, page, waiting, narrator)
            topic = self._topics.get(game_id, {})
            if first in topic:  # it is put last
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
        """End the streams of a game that cannot be told: its clients are told why when they reconnect."""
        _log.warning("stream_ended", extra={"game": str(game_id), "code": rejected and rejected.code})
        for listener in [*self._topics.get(game_id, ())]:
            listener.close()


def _queue_commits(
    game: Game, commits: list[LoggedCommit], listeners: list[Listener], narrator: Narrator
) -> None:
    """Queue commits for listeners; each is told once for all who hear the same."""
    ruleset = game.codec.ruleset.name
    for locale in {each.locale for each in listeners}:
        speaking, own = (
            narrator.for_reader(locale.reader),
            [each for each in listeners if each.locale == locale],
        )
        with use_display_names(game.names):
            for commit in commits:
                if ready := [each for each in own if each.position == commit.version - 1]:
                    text = commit_message(narrate_commit(speaking, locale.language, ruleset, commit))
                    for listener in ready:
                        listener.enqueue(commit.version, text)
