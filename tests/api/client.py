"""A client of one game, so that tests read as sentences."""

from __future__ import annotations

from typing import Any

import httpx2
import msgspec


class Player(msgspec.Struct):
    """Somebody with a token. `version` is the newest version that was seen."""

    http: httpx2.AsyncClient
    game: str
    token: str
    version: int
    created: dict[str, Any] = {}

    @property
    def path(self) -> str:
        """The address of the game."""
        return f"/v1/games/{self.game}"

    async def get(self, below: str = "", **headers: str) -> httpx2.Response:
        """Read something of the game. Underscores in the names of headers stand for dashes."""
        return await self.http.get(self.path + below, headers=self._headers(headers))

    async def post(
        self, below: str, body: dict[str, Any] | None = None, *, match: str | None = "newest", **headers: str
    ) -> httpx2.Response:
        """Command something, on the newest version that was seen unless told otherwise."""
        sent = self._headers(headers)
        if match is not None:
            sent["If-Match"] = f'"{self.version}"' if match == "newest" else match
        answer = await self.http.post(self.path + below, json=body or {}, headers=sent)
        if answer.status_code == 200:
            self.version = max(self.version, answer.json().get("version", 0))
        return answer

    async def act(self, **action: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
        """Do something that the rules allow."""
        return done(await self.post("/actions", action))

    async def automa_turn(self) -> dict[str, Any]:
        """Take an Automa turn that the rules allow."""
        return done(await self.post("/automa-turn"))

    async def share(self, role: str, seat: str | None = None) -> Player:
        """Somebody else with a token of their own."""
        wish = {"role": role} if seat is None else {"role": role, "seat": seat}
        token = done(await self.post("/tokens", wish, match=None), 201)["token"]
        return Player(self.http, self.game, token, self.version)

    def _headers(self, headers: dict[str, str]) -> dict[str, str]:
        return {
            "Authorization": f"Bearer {self.token}",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }


async def begun(http: httpx2.AsyncClient, ruleset: str = "counter", **beginning: Any) -> Player:  # noqa: ANN401 - any JSON
    """The owner of a new game."""
    made = done(await http.post("/v1/games", json={"ruleset": ruleset, **beginning}), 201)
    return Player(http, made["game"], made["token"], made["version"], made)


async def finished(http: httpx2.AsyncClient) -> Player:
    """The owner of a game that has just ended."""
    game = await begun(http, setup={"target": 5})
    await game.act(type="add", amount=9)
    return game


async def asking(http: httpx2.AsyncClient) -> tuple[Player, dict[str, Any]]:
    """The owner of a game of the counter whose Automa has drawn the six, and the answer that asks."""
    game = await begun(http, position={"total": 0, "target": 1000, "turn": "automa"})
    turn = await game.automa_turn()
    while not turn["pending"]:
        await game.act(type="add", amount=1)
        turn = await game.automa_turn()
    return game, turn


def done(answer: httpx2.Response, status: int = 200) -> dict[str, Any]:
    """The document of an answer that went well."""
    assert answer.status_code == status, answer.text
    document: dict[str, Any] = answer.json()
    return document


def problem(answer: httpx2.Response, status: int, code: str) -> dict[str, Any]:
    """The problem document of a refusal."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), (
        answer.text
    )
    document: dict[str, Any] = answer.json()
    assert (document["status"], document["code"]) == (status, code), answer.text
    assert document["type"] == f"/docs/problems#{code}"
    return document
