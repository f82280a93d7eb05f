"""Clients with an API key."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import httpx2
import msgspec

from tests.api.client import done
from tests.store.keys import made_key

SETUP = {"ruleset": "counter", "setup": {"target": 30}}


class KeyHolder(msgspec.Struct):
    """Somebody with an API key. `id` is the key's."""

    http: httpx2.AsyncClient
    id: UUID
    text: str

    @property
    def headers(self) -> dict[str, str]:
        """What shows the key."""
        return {"Authorization": f"Bearer {self.text}"}

    async def begin(self, beginning: dict[str, Any] = SETUP) -> dict[str, Any]:
        """A new game."""
        return done(await self.post("/v1/games", beginning), 201)

    async def list_games(self, query: str = "") -> dict[str, Any]:
        """A page of the key's games."""
        return done(await self.get(f"/v1/games{query}"))

    async def get(self, path: str) -> httpx2.Response:
        """Read something."""
        return await self.http.get(path, headers=self.headers)

    async def post(self, path: str, body: dict[str, Any]) -> httpx2.Response:
        """Send something."""
        return await self.http.post(path, json=body, headers=self.headers)


def holder(http: httpx2.AsyncClient, url: str, *scopes: str) -> KeyHolder:
    """Somebody with a new key."""
    return KeyHolder(http, *made_key(url, *scopes))


def games(page: dict[str, Any]) -> list[str]:
    """The ids of the games on a page."""
    return [game["game"] for game in page["games"]]
