# Made by openapi/clients/generate.py from the module of this name in aio/: change that one.
"""The calls that are about no game, or about all games of an API key."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2

from automa_client import documents as d
from automa_client.calls import Calls, segment
from automa_client.refused import accepted, document
from automa_client.webhooks import Webhooks

CSV = "text/csv"


class Service:
    """A running service, reached over an `httpx2.Client` as `connect` makes it.

    `webhooks`, `games` and `new_token` need an API key.
    """

    def __init__(self, http: httpx2.Client) -> None:
        self._calls = Calls(http, "/v1")
        self.webhooks = Webhooks(http, "/v1")

    def rulesets(self) -> d.Rulesets:
        """What can be played."""
        return document(self._calls.get("/rulesets"), d.Rulesets)

    def scythe(self) -> d.ScytheRulesetDescription:
        """All about Scythe."""
        return document(self._calls.get("/rulesets/scythe"), d.ScytheRulesetDescription)

    def scythe_card(self) -> d.ScytheCardRulesetDescription:
        """All about Scythe without a board."""
        return document(self._calls.get("/rulesets/scythe_card"), d.ScytheCardRulesetDescription)

    def expeditions(self) -> d.ExpeditionsRulesetDescription:
        """All about Expeditions."""
        return document(self._calls.get("/rulesets/expeditions"), d.ExpeditionsRulesetDescription)

    def trismegistus(self) -> d.TrismegistusRulesetDescription:
        """All about Trismegistus."""
        return document(self._calls.get("/rulesets/trismegistus"), d.TrismegistusRulesetDescription)

    def register_pack(self, pack: d.ExpeditionsProgressCardPack | d.TrismegistusBotCardPack) -> d.PackKept:
        """Register a card pack; a setup names it by the hash in the answer."""
        return document(self._calls.post("/packs", pack), d.PackKept)

    def games(self, ruleset: str | None = None, *, at_once: int = 100) -> Iterator[d.ListedGame]:
        """The games of the key, the newest first, asked for so many at once."""
        after = None
        while True:
            asked = self._calls.get("/games", after=after, limit=at_once, ruleset=ruleset)
            page = document(asked, d.Games)
            for game in page.games:
                yield game
            after = page.next
            if after is None:
                return

    def games_csv(self, ruleset: str | None = None) -> str:
        """All games of the key as a table, for a spreadsheet."""
        return accepted(self._calls.get("/games.csv", accept=CSV, ruleset=ruleset), CSV).text

    def new_token(self, game: str, body: d.OwnerToken | d.PlayerToken | d.SpectatorToken) -> d.Token:
        """Another token for a game of the key, when the old one was lost."""
        return document(self._calls.post(f"/games/{segment(game)}/tokens", body), d.Token)
