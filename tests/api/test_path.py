"""The way of a command through the service, counted in modules and functions."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import httpx2

from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.benchmarks.turns import CARD, START
from tests.waiting import waited_for

ASIDE = (
    "narration/",
    "streams/announcements.py",
)  # the latter hears of all games of the database, as they come
MAX_MODULES = 25
MAX_FUNCTIONS = 120
GUARDS = {"AUTOMA_RATE_LIMIT": "6000/minute", "AUTOMA_CREATE_RATE_LIMIT": "600/minute"}
ELSEWHERE = {"AUTOMA_PORT": "0", "AUTOMA_WEBHOOK_WORKER": "false"}  # deliveries have a process of their own


def test_an_automa_turn_runs_few_modules_and_functions(database_url: str, tmp_path: Path) -> None:
    """A turn, with all guards on, runs at most 25 modules and 120 functions without rules and narration."""
    report, log = tmp_path / "report", tmp_path / "log"
    account = {"AUTOMA_DATABASE_URL": with_role(database_url, SERVICE_ROLE)}
    with log.open("w") as said:
        process = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, "-m", "tests.api.profiled", report],
            env=os.environ | GUARDS | ELSEWHERE | account,
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    try:
        address = waited_for(lambda: re.search(r"Listening on (\S+):", log.read_text()), log.read_text)[1]
        with httpx2.Client(base_url=address, timeout=30) as http:
            waited_for(lambda: _is_ready(http))
            reports = [_turn(http, process, report) for _ in range(8)]
    finally:
        process.terminate()
        process.wait()
    lines = min(reports, key=len)  # a first one fills caches, and others do what comes by the clock
    modules = {line.split(" ")[0] for line in lines}
    told = "\n".join(lines)
    assert "api/commands.py" in modules
    assert len(modules) <= MAX_MODULES, f"{len(modules)} modules:\n{told}"
    assert len(lines) <= MAX_FUNCTIONS, f"{len(lines)} functions:\n{told}"


def _is_ready(http: httpx2.Client) -> bool:
    try:
        return http.get("/health/ready").is_success
    except httpx2.TransportError:
        return False


def _turn(http: httpx2.Client, process: subprocess.Popen[bytes], report: Path) -> list[str]:
    """Begin a game, and take a turn; the functions of the service that ran for it, but for those aside."""
    game = http.post("/v1/games", json=START).raise_for_status().json()
    headers = {
        "Authorization": f"Bearer {game['token']}",
        "If-Match": '"1"',
        "Idempotency-Key": str(uuid4()),
    }
    path = f"/v1/games/{game['game']}"
    http.get(path, headers=headers).raise_for_status()  # as whoever plays does
    process.send_signal(signal.SIGUSR1)
    http.post(f"{path}/automa-turn", json={"card": CARD}, headers=headers).raise_for_status()
    process.send_signal(signal.SIGUSR2)
    waited_for(report.exists)
    lines = report.read_text().splitlines()
    report.unlink()
    return [line for line in lines if not line.startswith(ASIDE)]
