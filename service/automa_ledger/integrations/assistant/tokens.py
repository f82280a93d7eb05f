"""The folder in which an assistant keeps its games over a restart: a private file with a token for each."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote


class TokenFolder:
    """The tokens of a service's games. None is read for another service."""

    def __init__(self, data_dir: Path, service: str) -> None:
        self._folder = data_dir.expanduser() / "assistant" / quote(service, safe="")

    def keep(self, game: str, token: str) -> None:
        """Write a game's token."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._folder / quote(game, safe="")
        file.touch(mode=0o600)
        file.write_text(token)

    def token(self, game: str) -> str:
        """A game's token, or nothing."""
        return (self._folder / game).read_text() if game in self.games() else ""

    def games(self) -> list[str]:
        """The games, the newest first."""
        files = list(self._folder.iterdir()) if self._folder.is_dir() else []
        return [file.name for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)]
