"""The service's languages: a client for each, and its names of things."""

from __future__ import annotations

import json
from pathlib import Path

from automa_client.aio import connect

from .games import read_ruleset

WORDS: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("words.json").read_text("utf-8"))
FALLBACK = "en"


def language_of(locale: object) -> str:
    """The language for one of Discord's locales, such as `en-GB`."""
    language = str(locale).partition("-")[0]
    return language if language in WORDS else FALLBACK


class Tongue:
    """A language. `words` are the bot's own texts; the service sends all others."""

    def __init__(self, address: str, language: str) -> None:
        self.http = connect(address, language=language)
        self.words = WORDS[language]
        self._names: dict[str, dict[str, str]] = {}

    async def names(self, ruleset: str) -> dict[str, str]:
        """The printed names of a ruleset's ids, read once."""
        if ruleset not in self._names:
            self._names[ruleset] = (await read_ruleset(self.http, ruleset)).names
        return self._names[ruleset]


class Tongues:
    """All languages for one service."""

    def __init__(self, address: str) -> None:
        self._all = {language: Tongue(address, language) for language in WORDS}

    def __call__(self, locale: object) -> Tongue:
        """The language for a locale."""
        return self._all[language_of(locale)]

    async def close(self) -> None:
        """Close the clients."""
        for each in self._all.values():
            await each.http.aclose()
