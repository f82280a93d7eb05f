"""The calls that are about no game, or about all games of an API key."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx2

from automa_client import documents as d
from automa_client.aio.calls import Calls, segment
from automa_client.aio.webhooks import Webhooks
from automa_client.refused import accepted, document

CSV = "text/csv"


class Service:
    """A running service, reached over an `httpx2.AsyncClient` as `connect` makes it.

    `webhooks`, `games` and `new_token` need an API key.
    """

    def __init__(self, http: httpx2.AsyncClient) -> None:
        self._calls = Calls(http, "/v1")
        self.webhooks = Webhooks(http, "/v1")

    async def rulesets(self) -> d.Rulesets:
        """What can be played."""
        return document(await self._calls.get("/rulesets"), d.Rulesets)

    async def scythe(self) -> d.ScytheRulesetDescription:
        """All about Scythe."""
        return document(await self._calls.get("/rulesets/scythe"), d.ScytheRulesetDescription)

    async def scythe_card(self) -> d.ScytheCardRulesetDescription:
        """All about Scythe without a board."""
        return document(await self._calls.get("/rulesets/scythe_card"), d.ScytheCardRulesetDescription)

    async def expeditions(self) -> d.ExpeditionsRulesetDescription:
        """All about Expeditions."""
        return document(await self._calls.get("/rulesets/expeditions"), d.ExpeditionsRulesetDescription)

    async def trismegistus(self) -> d.TrismegistusRulesetDescription:
        """All about Trismegistus."""
        return document(await self._calls.get("/rulesets/trismegistus"), d.TrismegistusRulesetDescription)

    async def register_pack(
        self, pack: d.ExpeditionsProgressCardPack | d.TrismegistusBotCardPack
    ) -> d.PackKept:
        """Register a card pack; a setup names it by the hash in the answer."""
        return document(await self._calls.post("/packs", pack), d.PackKept)

    async def games(self, ruleset: str | None = None, *, at_once: int = 100) -> AsyncIterator[d.ListedGame]:
        """The games of the key, the newest first, asked for so many at once."""
        after = None
        while True:
            asked = await self._calls.get("/games", after=after, limit=at_once, ruleset=ruleset)
            page = document(asked, d.Games)
            for game in page.games:
                yield game
            after = page.next
            if after is None:
                return

    async def games_csv(self, ruleset: str | None = None) -> str:
        """All games of the key as a table, for a spreadsheet."""
        return accepted(await self._calls.get("/games.csv", accept=CSV, ruleset=ruleset), CSV).text

    async def new_token(self, game: str, body: d.OwnerToken | d.PlayerToken | d.SpectatorToken) -> d.Token:
        """Another token for a game of the key, when the old one was lost."""
        return document(await self._calls.post(f"/games/{segment(game)}/tokens", body), d.Token)
