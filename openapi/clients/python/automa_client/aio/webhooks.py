"""Webhooks: commits that are sent to an address."""

from __future__ import annotations

from typing import Literal

import httpx2

from automa_client import documents as d
from automa_client.aio.calls import Calls, segment
from automa_client.refused import accepted, document


class Webhooks:
    """The webhooks of a game, for its owner; or those of an API key, for all its games."""

    def __init__(self, http: httpx2.AsyncClient, path: str, token: str | None = None) -> None:
        self._calls = Calls(http, path + "/webhooks", token)

    async def create(self, url: str, language: Literal["en", "it", "ja", "pl"] = "en") -> d.WebhookSecret:
        """A new one, told in a language. Its secret is told this once."""
        body = d.NewWebhook(url=url, language=language)
        return document(await self._calls.post("", body), d.WebhookSecret)

    async def list(self) -> list[d.Webhook]:
        """All of them, oldest first."""
        return document(await self._calls.get(), d.Webhooks).webhooks

    async def read(
        self,
        webhook: str,
        state: Literal["following", "retrying", "dead"] | None = None,
        after: str | None = None,
    ) -> d.WebhookStatus:
        """How deliveries go; the games in one state or in all, a page at a time."""
        return document(
            await self._calls.get(f"/{segment(webhook)}", state=state, after=after), d.WebhookStatus
        )

    async def delete(self, webhook: str) -> None:
        """Send nothing more."""
        accepted(await self._calls.delete(f"/{segment(webhook)}"))

    async def rotate_secret(self, webhook: str) -> d.WebhookSecret:
        """A new secret; the one before signs on for a while."""
        return document(await self._calls.post(f"/{segment(webhook)}/secret"), d.WebhookSecret)

    async def resend(
        self, webhook: str, game: str | None = None, version: int | None = None
    ) -> d.WebhookStatus:
        """Deliver at once what was given up: in all games or in one, or from a version on."""
        body = d.Resend(game=game, version=version)
        return document(await self._calls.post(f"/{segment(webhook)}/resend", body), d.WebhookStatus)
