"""A client for one game on the service. It carries the version from response to response."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, Self, TypeAlias
from urllib.parse import quote
from uuid import uuid4

import httpx2

Document: TypeAlias = dict[str, Any]

STATE_FIELDS = ("game", "version", "over", "next", "pending", "turn")
"""Fields of every response about a game's state."""

MAX_QUOTED_CHARACTERS = 200  # of an unexpected response


class ProblemError(Exception):
    """The service answered with a problem document."""

    def __init__(self, problem: Document) -> None:
        super().__init__(f"{problem.get('code')}: {problem.get('detail') or problem.get('title')}")
        self.problem = problem


class GameClient:
    """One game on the service. Each command sends the version that it acts on and an idempotency key.

    Repeating a command at the same version, after a lost response or a refusal, reuses its key: it is not
    executed twice.
    """

    def __init__(self, http: httpx2.Client, latest: Document, token: str) -> None:
        self._http = http
        self.game: str = latest["game"]
        self.latest = latest
        self.authorisation = {"Authorization": f"Bearer {token}"}
        self._last: tuple[object, str] = (None, "")  # the last command, and its key

    @classmethod
    def create(cls, http: httpx2.Client, ruleset: str, start: Document) -> Self:
        """Create a game, as its owner."""
        made = http.post("/v1/games", json={"ruleset": ruleset, **start})
        created = _document(made, *STATE_FIELDS, "token")
        return cls(http, created, created["token"])

    @classmethod
    def join(cls, http: httpx2.Client, game: str, token: str) -> Self:
        """Join an existing game."""
        headers = {"Authorization": f"Bearer {token}"}
        read = http.get(f"/v1/games/{quote(game, safe='')}", headers=headers)
        return cls(http, _document(read, *STATE_FIELDS), token)

    def act(self, action: Document) -> Document:
        """Send an action of the human."""
        return self._command("actions", action)

    def take_turn(self, actions: list[Document]) -> Document:
        """Send several actions of the human, all or none."""
        return self._command("turns", {"actions": actions})

    def automa_turn(self, drawn: Document | None = None) -> Document:
        """Let the Automa take its turn; `drawn` names the card if the deck is real."""
        return self._command("automa-turn", drawn or {})

    def undo(self, to: Literal["commit", "turn"] = "commit") -> Document:
        """Undo the last commit, or its whole turn."""
        return self._command("undo", {"to": to})

    def redo(self) -> Document:
        """Redo the last undone commit."""
        return self._command("redo", {})

    def get(self, what: str) -> Document:
        """Read a resource of the game: `score`, `audit`, `story`."""
        return _document(self._answer(f"/{what}"))

    def read(self) -> Document:
        """Read the game's current state; the next command acts on it."""
        self.latest = _document(self._answer(""), *STATE_FIELDS)
        return self.latest

    def story(self) -> Iterator[Document]:
        """Yield all commits in order, with their steps.

        Raises httpx2.RemoteProtocolError if the next page does not follow the previous one.
        """
        after: int | None = 0
        while after is not None:
            page = self.get(f"commits?after={after}")
            yield from page["commits"]
            before, after = after, page["next"]
            if after is not None and after <= before:
                raise httpx2.RemoteProtocolError(f"after {before} the log goes on after {after}")

    def board_png(self) -> bytes:
        """The current board as PNG, with arrows for the last turn."""
        return self._content("/board.png?last_turn=true")

    def export(self) -> bytes:
        """The whole log, one line per commit."""
        return self._content("/commits", Accept="application/x-ndjson")

    def report(self, version: int, place: int, expected: str) -> bytes:
        """A report of a step that seems wrong: the log up to it, and what was expected."""
        path = f"/v1/games/{self.game}/commits/{version}/steps/{place}/report"
        answer = self._http.post(path, json={"expected": expected}, headers=self.authorisation)
        if answer.is_error:
            _document(answer)
        return answer.content

    def _answer(self, what: str, **headers: str) -> httpx2.Response:
        return self._http.get(f"/v1/games/{self.game}{what}", headers={**self.authorisation, **headers})

    def _content(self, what: str, **headers: str) -> bytes:
        answer = self._answer(what, **headers)
        if answer.is_error:
            _document(answer)
        return answer.content

    def _command(self, call: str, body: Document) -> Document:
        request = (call, body, self.latest["version"])
        if self._last[0] != request:
            self._last = (request, str(uuid4()))
        answer = self._http.post(
            f"/v1/games/{self.game}/{call}",
            json=body,
            headers={
                **self.authorisation,
                "If-Match": f'"{self.latest["version"]}"',
                "Idempotency-Key": self._last[1],
            },
        )
        self.latest = _document(answer, *STATE_FIELDS, "commit")
        return self.latest


def fetch_ruleset(http: httpx2.Client, ruleset: str) -> Document:
    """A ruleset's description: its catalogue, its rules, its examples."""
    return _document(http.get(f"/v1/rulesets/{ruleset}"))


def register_pack(http: httpx2.Client, pack: Document) -> str:
    """Upload a card pack; return its hash."""
    return str(_document(http.post("/v1/packs", json=pack))["hash"])


def _document(answer: httpx2.Response, *required: str) -> Document:
    """The document of a response, which must have these fields.

    Raises ProblemError for a problem, httpx2.RemoteProtocolError for a response that is not the service's.
    """
    try:
        document = answer.json()
    except ValueError as error:
        raise _unexpected_response(answer) from error
    needed = ("code", "title") if answer.is_error else required
    if not isinstance(document, dict) or any(name not in document for name in needed):
        raise _unexpected_response(answer)
    if answer.is_error:
        raise ProblemError(document)
    return document


def _unexpected_response(answer: httpx2.Response) -> httpx2.RemoteProtocolError:
    summary = f"{answer.status_code} {answer.text[:MAX_QUOTED_CHARACTERS]}".strip()
    return httpx2.RemoteProtocolError(f"what answers is not the service: {summary}")
