"""One game on the service."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Generic, Protocol, Self, TypeVar
from uuid import uuid4

import httpx2
import msgspec

from automa_client import documents as d
from automa_client.aio.again import answered
from automa_client.aio.calls import Calls, segment
from automa_client.aio.stream import EVENT_STREAM, followed
from automa_client.aio.webhooks import Webhooks
from automa_client.document import read
from automa_client.once import Once
from automa_client.refused import accepted, document

NDJSON = "application/x-ndjson"
PLAIN = "text/plain"
PNG = "image/png"
SVG = "image/svg+xml"
SOON_SECONDS = 300  # a link to pictures that ends so soon is replaced


class Seen(Protocol):
    """What every answer about a game's state has."""

    game: str
    version: int
    over: bool
    turn: str | None

    @property
    def ruleset(self) -> str:
        """Its name."""


State = TypeVar("State", bound=Seen)
Done = TypeVar("Done", bound=Seen)
Score = TypeVar("Score")
Choices = TypeVar("Choices")
Ruleset = TypeVar("Ruleset")
Start = TypeVar("Start")
Action = TypeVar("Action")
Turn = TypeVar("Turn")


class Game(Generic[Start, State, Done, Score, Choices, Ruleset, Action, Turn]):
    """A game and a token for it. `seen` is the newest state that the client knows.

    Commands, reads and streams bring it. Each command names the version that it acts on and carries an
    idempotency key; so does each request for a new game. If its answer is lost, the client sends it a few
    times more, and it is done once. To send one again later, even from another process, ask for `once`
    beforehand, and keep it with the command. Raises Refused for a problem document,
    Unreadable for an answer that is not the service's, httpx2.TransportError without any.
    """

    _state: type[State]
    _done: type[Done]
    _score: type[Score]
    _choices: type[Choices]
    _ruleset: type[Ruleset]

    def __init__(self, http: httpx2.AsyncClient, token: str, seen: State) -> None:
        path = f"/v1/games/{segment(seen.game)}"
        self._http = http
        self._calls = Calls(http, path, token)
        self.id = seen.game
        self.token = token
        self.webhooks = Webhooks(http, path, token)
        self.seen = seen
        self._link: d.BoardLink | None = None

    @classmethod
    async def join(cls, http: httpx2.AsyncClient, game: str, token: str) -> Self:
        """Open a game by its id and a token."""
        answer = await Calls(http, f"/v1/games/{segment(game)}", token).get()
        return cls(http, token, document(answer, cls._state))

    @classmethod
    async def begin(cls, http: httpx2.AsyncClient, start: Start, *, key: str | None = None) -> Self:
        """A new game, as its owner."""
        games = Calls(http, "/v1/games")
        return await cls._opened(http, lambda headers: games.post("", start, headers), key)

    @classmethod
    async def from_log(cls, http: httpx2.AsyncClient, log: bytes, *, key: str | None = None) -> Self:
        """A new game with the log of another, as `export` gives it."""

        async def send(headers: dict[str, str]) -> httpx2.Response:
            return await http.post(
                "/v1/games/import", content=log, headers={"Content-Type": NDJSON, **headers}
            )

        return await cls._opened(http, send, key)

    async def read(self, version: int | None = None) -> State:
        """The game at a version; the newest by default."""
        return self._saw(document(await self._calls.get(version=version), self._state))

    def once(self) -> Once:
        """What makes the next command one of a kind, to be kept with it before it is sent."""
        return Once(str(uuid4()), self.seen.version)

    async def act(self, action: Action, *, once: Once | None = None) -> Done:
        """Do something as the human."""
        return await self._command("/actions", action, once)

    async def take_turn(self, *actions: Action, once: Once | None = None) -> Done:
        """Do several things as the human, in their order: all of them, or none."""
        return await self._command("/turns", {"actions": actions}, once)

    async def automa_turn(self, told: Turn | None = None, *, once: Once | None = None) -> Done:
        """Let the Automa take its turn; `told` names the card where the deck lies on the table."""
        return await self._command("/automa-turn", {} if told is None else told, once)

    async def undo(self, commits: int = 1, *, once: Once | None = None) -> Done:
        """Take commits back."""
        return await self._command("/undo", d.Steps(commits=commits), once)

    async def redo(self, commits: int = 1, *, once: Once | None = None) -> Done:
        """Do them again."""
        return await self._command("/redo", d.Steps(commits=commits), once)

    async def undo_turn(self, *, once: Once | None = None) -> Done:
        """Take back all of the turn that the last commit is part of."""
        return await self._command("/undo", d.Steps(to="turn"), once)

    async def redo_turn(self, *, once: Once | None = None) -> Done:
        """Do all of the next turn again."""
        return await self._command("/redo", d.Steps(to="turn"), once)

    async def goto_turn(self, number: int, *, once: Once | None = None) -> Done:
        """Go to where a turn began, by its number in the story."""
        return await self._command("/goto", d.Destination(turn=number), once)

    async def goto(self, version: int, *, once: Once | None = None) -> Done:
        """Go to where the game stood at a version."""
        return await self._command("/goto", d.Destination(version=version), once)

    async def fork(self, version: int | None = None, *, key: str | None = None) -> Self:
        """A new game with the log up to a version."""
        body = d.ForkPoint(version=version)
        return await self._opened(self._http, lambda headers: self._calls.post("/forks", body, headers), key)

    async def score(self, version: int | None = None) -> Score:
        """The score, now or then."""
        return document(await self._calls.get("/score", version=version), self._score)

    async def choices(self, seat: str | None = None) -> Choices:
        """What the token's seat can do now, or the one that the owner names."""
        return document(await self._calls.get("/choices", seat=seat), self._choices)

    async def story(self, after: int = 0, *, language: str | None = None) -> d.Story:
        """The commits after a version by rounds and turns, a page at a time."""
        return document(await self._calls.get("/story", after=after, language=language), d.Story)

    async def why(self, step: str, *, language: str | None = None) -> d.Explained:
        """The reasons behind a step, by its name, as in `4.2`."""
        version, _, place = step.partition(".")
        path = f"/commits/{segment(version)}/steps/{segment(place)}/explanation"
        return document(await self._calls.get(path, language=language), d.Explained)

    async def ruleset(self, *, language: str | None = None) -> Ruleset:
        """All about the ruleset: its places, cards, rules and schemas."""
        rulesets = Calls(self._http, f"/v1/rulesets/{segment(self.seen.ruleset)}")
        return document(await rulesets.get(language=language), self._ruleset)

    async def board(
        self, version: int | None = None, *, last_turn: bool = False, language: str | None = None
    ) -> str:
        """The board as SVG, now or then; with arrows for what moved last."""
        asked = await self._calls.get(
            "/board.svg", accept=SVG, language=language, version=version, last_turn=last_turn
        )
        return accepted(asked, SVG).text

    async def picture(
        self, version: int | None = None, *, last_turn: bool = False, width: int | None = None
    ) -> bytes:
        """The board as PNG, now or then, so many pixels wide; with arrows for what moved last."""
        asked = await self._calls.get(
            "/board.png", accept=PNG, version=version, last_turn=last_turn, width=width
        )
        return accepted(asked, PNG).content

    async def picture_url(
        self, version: int | None = None, *, last_turn: bool = False, width: int | None = None
    ) -> str:
        """An address of the PNG that an `<img>` can show: it needs no token, and works for some minutes.

        Ask for a new one for each picture; most of them are made without a call.
        """
        link = self._link
        if link is None or datetime.fromisoformat(link.expires_at).timestamp() - time.time() < SOON_SECONDS:
            link = self._link = document(await self._calls.get("/board/link"), d.BoardLink)
        looks = {"version": version, "last_turn": last_turn or None, "width": width}
        asked = {name: value for name, value in looks.items() if value is not None}
        return str(self._http.build_request("GET", link.png).url.copy_merge_params(asked))

    async def audit(self) -> d.Audit:
        """What checking the log finds."""
        return document(await self._calls.get("/audit"), d.Audit)

    async def report(self, *, language: str | None = None) -> str:
        """The result and the story of a game that is over, to read."""
        return accepted(await self._calls.get("/report", accept=PLAIN, language=language), PLAIN).text

    async def bg_stats(self, player: str | None = None, *, language: str | None = None) -> d.BgStats:
        """What the app BG Stats imports of a game that is over; `player` is the human's name there."""
        return document(await self._calls.get("/bg-stats", player=player, language=language), d.BgStats)

    async def bg_stats_link(self, player: str | None = None, *, language: str | None = None) -> str:
        """Where a phone goes to have BG Stats keep a game that is over."""
        answer = await self._calls.get("/bg-stats/link", player=player, language=language)
        return document(answer, d.PlayLink).url

    async def export(self) -> bytes:
        """The whole log, a line for each commit."""
        return accepted(await self._calls.get("/commits", accept=NDJSON), NDJSON).content

    async def new_token(self, body: d.OwnerToken | d.PlayerToken | d.SpectatorToken) -> d.Token:
        """Another token for the game: for a seat, or for somebody who looks on."""
        return document(await self._calls.post("/tokens", body), d.Token)

    async def tokens(self) -> list[d.TokenListed]:
        """The tokens that open the game, oldest first: what each is for, by an id that opens nothing."""
        return document(await self._calls.get("/tokens"), d.Tokens).tokens

    async def revoke_token(self, token: str) -> None:
        """Let the token with this id open the game no more."""
        accepted(await self._calls.delete(f"/tokens/{segment(token)}"))

    async def commits(self, after: int = 0, *, language: str | None = None) -> AsyncGenerator[d.Commit, None]:
        """The commits after a version as they are appended, to the game's end.

        A stream that breaks off is resumed, without gaps. Each commit brings the state after it: `seen` is up
        to date.
        """
        spoken = {} if language is None else {"Accept-Language": language}

        def stream(last: int) -> AbstractAsyncContextManager[httpx2.Response]:
            headers = {"Accept": EVENT_STREAM, "Last-Event-ID": str(last)}
            return self._calls.stream("/commits?include=state", headers | spoken)

        async for message in followed(stream, after):
            self._saw(read(message.data, self._state))
            yield read(message.data, _Committed).commit

    async def _command(self, call: str, body: object, once: Once | None) -> Done:
        once = once or self.once()
        headers = {"If-Match": f'"{once.version}"', "Idempotency-Key": once.key}

        async def send() -> httpx2.Response:
            return accepted(await self._calls.post(call, body, headers))

        answer = await answered(send)
        self._saw(document(answer, self._state))
        return document(answer, self._done)

    def _saw(self, state: State) -> State:
        """Take note of what is seen, unless more was seen before: a command may have been done long ago."""
        if state.version >= self.seen.version:
            self.seen = state
        return state

    @classmethod
    async def _opened(
        cls,
        http: httpx2.AsyncClient,
        post: Callable[[dict[str, str]], Awaitable[httpx2.Response]],
        key: str | None,
    ) -> Self:
        headers = {"Idempotency-Key": key or str(uuid4())}

        async def send() -> httpx2.Response:
            return accepted(await post(headers))

        answer = await answered(send)
        return cls(http, document(answer, _Made).token, document(answer, cls._state))


class _Made(msgspec.Struct):
    """What is only told of a new game."""

    token: str


class _Committed(msgspec.Struct):
    """The commit in the answer of a command, whichever its ruleset."""

    commit: d.Commit
