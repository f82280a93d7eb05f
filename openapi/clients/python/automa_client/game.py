"""One game on the service."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Protocol, Self, TypeVar
from uuid import uuid4

import httpx
import msgspec

from automa_client import documents as d
from automa_client.refused import accepted, document
from automa_client.stream import messages


class Seen(Protocol):
    """What every answer about a game's state has."""

    game: str
    version: int
    over: bool
    turn: str | None


State = TypeVar("State", bound=Seen)
Done = TypeVar("Done", bound=Seen)
Score = TypeVar("Score")
Start = TypeVar("Start")
Action = TypeVar("Action")
Turn = TypeVar("Turn")
Line = TypeVar("Line")


class Game(Generic[Start, State, Done, Score, Action, Turn, Line]):
    """A game and a token for it. `seen` is its newest state that is known here.

    Each command names the version that it acts on and a key of its own, so that it can be sent again when
    the answer was lost. Raises Refused for whatever the service refuses.
    """

    _state: type[State]
    _done: type[Done]
    _score: type[Score]
    _line: type[Line]

    def __init__(self, http: httpx.Client, game: str, token: str) -> None:
        self._http = http
        self.id = game
        self.token = token
        self.seen = self.read()

    @classmethod
    def begin(cls, http: httpx.Client, start: Start) -> Self:
        """A new game, as its owner."""
        return cls._opened(http, http.post("/v1/games", content=msgspec.json.encode(start), headers=_JSON))

    @classmethod
    def from_log(cls, http: httpx.Client, log: bytes) -> Self:
        """A new game with the log of another, as `export` gives it."""
        headers = {"Content-Type": "application/x-ndjson"}
        return cls._opened(http, http.post("/v1/games/import", content=log, headers=headers))

    def read(self, version: int | None = None) -> State:
        """The game as it stands, or as it stood."""
        return document(self._get("", version=version), self._state)

    def act(self, action: Action) -> Done:
        """Do something as the human."""
        return self._command("/actions", action)

    def automa_turn(self, told: Turn | None = None) -> Done:
        """Let the Automa take its turn; `told` names the card where the deck lies on the table."""
        return self._command("/automa-turn", {} if told is None else told)

    def undo(self, commits: int = 1) -> Done:
        """Take commits back."""
        return self._command("/undo", d.Steps(commits=commits))

    def redo(self, commits: int = 1) -> Done:
        """Do them again."""
        return self._command("/redo", d.Steps(commits=commits))

    def goto(self, version: int) -> Done:
        """Go to a version at which a commit ends."""
        return self._command("/goto", d.Destination(version=version))

    def fork(self, version: int | None = None) -> Self:
        """A new game with the log up to a version."""
        body = msgspec.json.encode(d.ForkPoint(version=version))
        answer = self._http.post(self._path("/forks"), content=body, headers={**_JSON, **self._authorised})
        return self._opened(self._http, answer)

    def score(self, version: int | None = None) -> Score:
        """The score, now or then."""
        return document(self._get("/score", version=version), self._score)

    def turns(self, after: int = 0) -> d.Turns:
        """The story, a page at a time."""
        return document(self._get("/turns", after=after), d.Turns)

    def why(self, version: int) -> d.Explained:
        """The reasons behind an event."""
        return document(self._get(f"/events/{version}/explanation"), d.Explained)

    def audit(self) -> d.Audit:
        """What checking the log finds."""
        return document(self._get("/audit"), d.Audit)

    def export(self) -> bytes:
        """The whole log, a line for each event."""
        headers = {**self._authorised, "Accept": "application/x-ndjson"}
        return accepted(self._http.get(self._path("/events"), headers=headers)).content

    def watch(self, after: int = 0) -> Iterator[Line]:
        """The events behind a version as they are appended, to the game's end.

        Raises httpx.TransportError when the connection breaks: call it again with the last line's version.
        """
        headers = {**self._authorised, "Accept": "text/event-stream", "Last-Event-ID": str(after)}
        with self._http.stream("GET", self._path("/events"), headers=headers) as answer:
            if answer.is_error:
                answer.read()
            for message in messages(accepted(answer).iter_lines()):
                if message.event == "end":
                    return
                yield msgspec.json.decode(message.data, type=self._line)

    def _command(self, call: str, body: object) -> Done:
        headers = {
            **_JSON,
            **self._authorised,
            "If-Match": f'"{self.seen.version}"',
            "Idempotency-Key": str(uuid4()),
        }
        answer = self._http.post(self._path(call), content=msgspec.json.encode(body), headers=headers)
        done = document(answer, self._done)
        self.seen = document(answer, self._state)
        return done

    def _get(self, below: str, **query: int | None) -> httpx.Response:
        asked = {name: value for name, value in query.items() if value is not None}
        return self._http.get(self._path(below), params=asked, headers=self._authorised)

    def _path(self, below: str) -> str:
        return f"/v1/games/{self.id}{below}"

    @property
    def _authorised(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    @classmethod
    def _opened(cls, http: httpx.Client, answer: httpx.Response) -> Self:
        made = document(answer, _Made)
        return cls(http, made.game, made.token)


class _Made(msgspec.Struct):
    """What is needed of a new game, whichever its ruleset."""

    game: str
    token: str


_JSON = {"Content-Type": "application/json"}
