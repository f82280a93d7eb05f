"""Keys that are revoked while several services use them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import httpx2

from tests.cli.command import automa
from tests.faults.processes import BEGIN, PATIENCE, Service

PROMISED = 3.0  # seconds: what a process remembers, and more


def test_a_revoked_key_stops_working_in_every_process(serve: Callable[[], Service], data_dir: Path) -> None:
    """Both have just seen it working; within seconds neither takes it any more."""
    services = [serve(), serve()]
    http = httpx2.Client(timeout=PATIENCE)
    scopes = ("--scope", "games:create", "--scope", "games:list")
    made = automa("key", "create", "--name", "x", *scopes, data_dir=str(data_dir))
    headers = {"Authorization": f"Bearer {made.out.strip()}"}
    for service in services:
        assert http.post(f"{service.url}/v1/games", json=BEGIN, headers=headers).status_code == 201
        assert len(http.get(f"{service.url}/v1/games", headers=headers).json()["games"]) >= 1

    assert automa("key", "revoke", made.out.strip(), data_dir=str(data_dir)).status == 0
    revoked = time.monotonic()

    for service in services:
        asked = time.monotonic()
        while (answer := http.get(f"{service.url}/v1/games", headers=headers)).status_code == 200:
            assert asked - revoked < PROMISED, "however late it is answered"
            time.sleep(0.1)
            asked = time.monotonic()
        assert answer.json()["code"] == "api_key_unknown"
        assert http.post(f"{service.url}/v1/games", json=BEGIN, headers=headers).status_code == 401
    http.close()
