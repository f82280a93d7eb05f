"""A client for one game on the service. It carries the version from response to response."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, Self, TypeAlias
from urllib.parse import quote, urlencode
from uuid import NAMESPACE_URL, uuid5

import httpx2
import msgspec

Document: TypeAlias = dict[str, Any]

STATE_FIELDS = ("game", "version", "over", "next", "pending", "turn")
"""Fields of every response about a game's state."""

MAX_QUOTED_CHARACTERS = 200  # of an unexpected response
KEY_PROBLEMS = {"api_key_missing", "api_key_unknown", "scope_missing"}
"""Refusals that another API key would lift."""


class ProblemError(Exception):
    """The service answered with a problem document."""

    def __init__(self, problem: Document) -> None:
        super().__init__(f"{problem.get('code')}: {problem.get('detail') or problem.get('title')}")
        self.problem = problem
        self.needs_key = problem.get("code") in KEY_PROBLEMS


class GameClient:
    """One game on the service. Each command sends the version that it acts on and an idempotency key.

    The key is made from the token, the version and the command: repeated at the same version, after a lost
    response or a restart, the command is not executed twice.
    """

    def __init__(self, http: httpx2.Client, latest: Document, token: str) -> None:
        self._http = http
        self.game: str = latest["game"]
        self.latest = latest
        self.token = token
        self.authorisation = {"Authorization": f"Bearer {token}"}

    @classmethod
    def create(
        cls, http: httpx2.Client, ruleset: str, start: Document, headers: dict[str, str] | None = None
    ) -> Self:
        """Create a game, as its owner. `headers` may hold an API key."""
        made = http.post("/v1/games", json={"ruleset": ruleset, **start}, headers=headers)
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
        return self.command("actions", action)

    def take_turn(self, actions: list[Document]) -> Document:
        """Send several actions of the human, all or none."""
        return self.command("turns", {"actions": actions})

    def automa_turn(self, drawn: Document | None = None) -> Document:
        """Let the Automa take its turn; `drawn` names the card if the deck is real."""
        return self.command("automa-turn", drawn or {})

    def undo(self, to: Literal["commit", "turn"] = "commit") -> Document:
        """Undo the last commit, or its whole turn."""
        return self.command("undo", {"to": to})

    def redo(self) -> Document:
        """Redo the last undone commit."""
        return self.command("redo", {})

    def get(self, what: str) -> Document:
        """Read a resource of the game: `score`, `audit`, `story`."""
        return _document(self._answer(f"/{what}"))

    def read(self, version: int | None = None, *, public: bool = False) -> Document:
        """Read the game's state, the newest by default; the next command acts on it.

        With `public`, it is without the seat's secrets.
        """
        query = ({"view": "public"} if public else {}) | ({} if version is None else {"version": version})
        self.latest = _document(self._answer(f"?{urlencode(query)}"), *STATE_FIELDS)
        return self.latest

    def story(self, since: int = 0) -> Iterator[Document]:
        """Yield the commits after a version in order, with their steps.

        Raises httpx2.RemoteProtocolError if the next page does not follow the previous one.
        """
        after: int | None = since
        while after is not None:
            page = self.get(f"commits?after={after}")
            yield from page["commits"]
            before, after = after, page["next"]
            if after is not None and after <= before:
                raise httpx2.RemoteProtocolError(f"after {before} the log goes on after {after}")

    def board_png(self) -> bytes:
        """The current board as PNG, with arrows for the last turn."""
        return self._content("/board.png?last_turn=true")

    def board_svg(self, theme: str) -> str:
        """The same as SVG, whose places and pieces have titles."""
        return self._content(f"/board.svg?last_turn=true&theme={theme}").decode()

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

    def command(self, call: str, body: Document) -> Document:
        """Send a command, on the version that was seen last."""
        version = self.latest["version"]
        identity = msgspec.json.encode((self.token, self.game, call, body, version)).decode()
        answer = self._http.post(
            f"/v1/games/{self.game}/{call}",
            json=body,
            headers={
                **self.authorisation,
                "If-Match": f'"{version}"',
                "Idempotency-Key": str(uuid5(NAMESPACE_URL, identity)),
            },
        )
        self.latest = _document(answer, *STATE_FIELDS, "commit")
        return self.latest


def fetch_document(http: httpx2.Client, path: str) -> Document:
    """A document that belongs to no game, such as a ruleset's description."""
    return _document(http.get(f"/v1/{path}"))


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
