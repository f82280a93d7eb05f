"""Services as processes of their own, to be ended in every way."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import httpx2
import pytest

from automa_ledger.store.roles import SERVICE_ROLE, with_role

PATIENCE = 60.0  # seconds, for what takes one or two on an idle machine


BEGIN = {
    "ruleset": "scythe",
    "setup": {
        "players": [
            {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
            {"kind": "automa", "faction": "nordic", "level": "automa"},
        ]
    },
}


class Game(NamedTuple):
    """Where a game is, and the secret of its owner."""

    location: str
    token: str


class Service:
    """`automa serve` on a data folder, reached at `url` as soon as this is made. `chosen` are settings.

    On another database it logs in as the service, whoever the URL is for.
    """

    begun_by = ("/usr/bin/env", "--default-signal=HUP")  # whoever runs the tests may outlive a terminal
    program: tuple[str, ...] = (
        "-m",
        "automa_ledger",
        "serve",
    )

    def __init__(self, data_dir: Path, **chosen: str) -> None:
        if "database_url" in chosen:
            chosen["database_url"] = with_role(chosen["database_url"], SERVICE_ROLE)
        self._said = data_dir.with_name(f"{uuid4()}.log")  # a pipe that nobody reads stops who writes
        with self._said.open("w") as said:
            self.process = subprocess.Popen(  # noqa: S603 - of our own
                [*self.begun_by, sys.executable, *self.program],
                env=os.environ
                | {"AUTOMA_DATA_DIR": str(data_dir), "AUTOMA_PORT": "0", "AUTOMA_GRACE_SECONDS": "1"}
                | {f"AUTOMA_{name.upper()}": value for name, value in chosen.items()},
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        if found is None:
            pytest.fail(f"no address: {line}{self.end(signal.SIGKILL)}")
        self.url = found[0]

    def ready(self) -> bool:
        """Whether the service says that it can work."""
        return httpx2.get(f"{self.url}/health/ready", timeout=PATIENCE).status_code == 200

    def end(self, number: signal.Signals) -> str:
        """Send a signal to this one process and wait for its end; what it wrote to standard error."""
        self.process.send_signal(number)  # nothing happens when it has ended already
        self.process.communicate(timeout=PATIENCE)
        return self._said.read_text()

    def workers(self) -> set[int]:
        """The processes that uvicorn's supervisor has started to serve."""
        number = self.process.pid
        children = map(int, Path(f"/proc/{number}/task/{number}/children").read_text().split())
        return {child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}

    def discard(self) -> None:
        """Leave nothing of it, also after a test that failed."""
        if self.process.returncode is None:
            for worker in self.workers():
                os.kill(worker, signal.SIGKILL)
            self.end(signal.SIGKILL)

    def begin_game(self) -> Game:
        """Begin a game."""
        answer = httpx2.post(f"{self.url}/v1/games", json=BEGIN, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Game(answer.headers["location"], answer.json()["token"])

    def knows(self, game: Game) -> bool:
        """Whether a game can be looked at."""
        headers = {"Authorization": f"Bearer {game.token}"}
        return httpx2.get(self.url + game.location, headers=headers, timeout=PATIENCE).status_code == 200


def postmaster(data_dir: Path) -> int | None:
    """The process id of the server in a data folder; None when none runs."""
    try:
        number = int((data_dir / "postgres" / "postmaster.pid").read_text().split()[0])
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return None
    return None if state == "Z" else number


def ended(data_dir: Path) -> bool:
    """Whether no server runs in a data folder, now or within the time that its end may take."""
    deadline = time.monotonic() + PATIENCE
    while postmaster(data_dir) is not None and time.monotonic() < deadline:
        time.sleep(0.05)
    return postmaster(data_dir) is None
