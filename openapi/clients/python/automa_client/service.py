"""The calls that are about no game."""

from __future__ import annotations

import httpx
import msgspec

from automa_client import documents as d
from automa_client.refused import document


class Service:
    """A running service, reached over an `httpx.Client` that knows its address."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def rulesets(self) -> d.Rulesets:
        """What can be played."""
        return document(self._http.get("/v1/rulesets"), d.Rulesets)

    def scythe(self) -> d.ScytheRulesetDescription:
        """All about Scythe."""
        return document(self._http.get("/v1/rulesets/scythe"), d.ScytheRulesetDescription)

    def expeditions(self) -> d.ExpeditionsRulesetDescription:
        """All about Expeditions."""
        return document(self._http.get("/v1/rulesets/expeditions"), d.ExpeditionsRulesetDescription)

    def trismegistus(self) -> d.TrismegistusRulesetDescription:
        """All about Trismegistus."""
        return document(self._http.get("/v1/rulesets/trismegistus"), d.TrismegistusRulesetDescription)

    def register_pack(self, pack: d.ExpeditionsProgressCardPack | d.TrismegistusBotCardPack) -> d.PackKept:
        """Register a card pack; a setup names it by the hash in the answer."""
        headers = {"Content-Type": "application/json"}
        answer = self._http.post("/v1/packs", content=msgspec.json.encode(pack), headers=headers)
        return document(answer, d.PackKept)
