"""Calls of the service, and how they are made."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from urllib.parse import quote

import httpx2
import msgspec

from automa_client.refused import JSON

SECONDS = 30
SILENCE_SECONDS = 60  # seconds after which a stream is taken for dead; the service says something every 15


def connect(
    address: str, *, language: str | None = None, key: str | None = None, timeout: float = SECONDS
) -> httpx2.AsyncClient:
    """A client of the service at an address, to be closed or used in a `with`.

    `language` is that of all sentences, as in `pl` or `de, en;q=0.5`. The API `key` creates and lists games.
    """
    headers = {"Accept-Language": language, "Authorization": key and f"Bearer {key}"}
    shown = {name: value for name, value in headers.items() if value is not None}
    return httpx2.AsyncClient(base_url=address, headers=shown, timeout=timeout)


def segment(name: object) -> str:
    """Quote an id as one segment of a path, so that no id leads to another path."""
    return quote(str(name), safe="").replace(".", "%2E")


class Calls:
    """Calls below a path; with a game's token, or with what the `httpx2.AsyncClient` shows by itself."""

    def __init__(self, http: httpx2.AsyncClient, path: str, token: str | None = None) -> None:
        self._http = http
        self._path = path
        self._authorised = {} if token is None else {"Authorization": f"Bearer {token}"}

    async def get(
        self,
        below: str = "",
        *,
        accept: str = JSON,
        language: str | None = None,
        **query: float | str | None,
    ) -> httpx2.Response:
        """Read something; what is None is not asked for."""
        asked = {name: value for name, value in query.items() if value is not None}
        headers = self._authorised | {"Accept": accept}
        if language is not None:
            headers |= {"Accept-Language": language}
        return await self._http.get(self._path + below, params=asked, headers=headers)

    async def post(
        self, below: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> httpx2.Response:
        """Send a document."""
        sent = {"Content-Type": JSON, **self._authorised, **(headers or {})}
        return await self._http.post(self._path + below, content=msgspec.json.encode(body), headers=sent)

    async def delete(self, below: str) -> httpx2.Response:
        """Remove something."""
        return await self._http.delete(self._path + below, headers=self._authorised)

    @asynccontextmanager
    async def stream(self, below: str, headers: Mapping[str, str]) -> AsyncIterator[httpx2.Response]:
        """Read something for as long as it goes on."""
        sent = {**self._authorised, **headers}
        timeout = _patient(self._http.timeout)
        async with self._http.stream("GET", self._path + below, headers=sent, timeout=timeout) as answer:
            yield answer


def _patient(timeout: httpx2.Timeout) -> httpx2.Timeout:
    """The same limits, but for how long nothing may come."""
    return httpx2.Timeout(
        connect=timeout.connect, read=SILENCE_SECONDS, write=timeout.write, pool=timeout.pool
    )
