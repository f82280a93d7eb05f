"""Finished games on a running service, and their archives."""

from __future__ import annotations

from pathlib import Path

import httpx2
import msgspec

from tests.cli.command import Ran, automa

LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*/*.ndjson"))
LATER = "2126-01-01"


class Game(msgspec.Struct, frozen=True):
    """A game on a running service."""

    http: httpx2.Client
    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        """Who asks, for whatever version."""
        return {"Authorization": f"Bearer {self.token}", "If-Match": "*"}

    def get(self, below: str = "") -> httpx2.Response:
        """Read something of it."""
        return self.http.get(f"/v1/games/{self.id}{below}", headers=self.headers)

    def undo(self) -> httpx2.Response:
        """Take the last commit back."""
        return self.http.post(f"/v1/games/{self.id}/undo", headers=self.headers)


def imported(http: httpx2.Client, log: bytes) -> Game:
    """A game that is as the log tells it."""
    made = http.post("/v1/games/import", content=log).json()
    return Game(http, made["game"], made["token"])


def place(folder: Path, game: str) -> Path:
    """Where the log of a game is: no folder has many files."""
    return folder / game[:3] / f"{game}.ndjson"


def files(folder: Path) -> list[Path]:
    """The logs in a folder."""
    return [*folder.rglob("*.ndjson")]


def archived(url: str, folder: Path, before: str = LATER) -> Ran:
    """What the command says."""
    return automa("archive", "--finished-before", before, str(folder), owner_url=url)
