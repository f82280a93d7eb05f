"""The calls that are about no game."""

from __future__ import annotations

import httpx

from automa_client import documents as d
from automa_client.calls import Calls
from automa_client.refused import document


class Service:
    """A running service, reached over an `httpx.Client` as `connect` makes it."""

    def __init__(self, http: httpx.Client) -> None:
        self._calls = Calls(http, "/v1")

    def rulesets(self) -> d.Rulesets:
        """What can be played."""
        return document(self._calls.get("/rulesets"), d.Rulesets)

    def scythe(self) -> d.ScytheRulesetDescription:
        """All about Scythe."""
        return document(self._calls.get("/rulesets/scythe"), d.ScytheRulesetDescription)

    def expeditions(self) -> d.ExpeditionsRulesetDescription:
        """All about Expeditions."""
        return document(self._calls.get("/rulesets/expeditions"), d.ExpeditionsRulesetDescription)

    def trismegistus(self) -> d.TrismegistusRulesetDescription:
        """All about Trismegistus."""
        return document(self._calls.get("/rulesets/trismegistus"), d.TrismegistusRulesetDescription)

    def register_pack(self, pack: d.ExpeditionsProgressCardPack | d.TrismegistusBotCardPack) -> d.PackKept:
        """Register a card pack; a setup names it by the hash in the answer."""
        return document(self._calls.post("/packs", pack), d.PackKept)
