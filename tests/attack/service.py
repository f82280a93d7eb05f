"""`automa serve` alone, or behind nginx, as processes that an attack may harm."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psutil

from tests.attack.nginx import Nginx
from tests.folders import make_enterable

SERVE = ("-m", "automa_ledger", "serve")
STOP_SECONDS = 30
# Behind the proxy the service knows many clients. What it counts by address is left to the proxy here.
BEHIND = {
    "AUTOMA_TRUSTED_PROXIES": "127.0.0.1",
    "AUTOMA_REQUIRE_API_KEY": "false",
    "AUTOMA_RATE_LIMIT": "",
    "AUTOMA_CREATE_RATE_LIMIT": "",
}


class Running(NamedTuple):
    """Where clients call, where the service itself listens, and the process whose memory counts."""

    port: int
    service_port: int
    process: psutil.Process

    def memory_bytes(self) -> int:
        """What the service has in memory, its Postgres not counted."""
        found = 0
        for each in (self.process, *self.process.children(recursive=True)):
            try:
                found += 0 if each.name().startswith("postgres") else each.memory_info().rss
            except psutil.NoSuchProcess:
                continue
        return found


@contextmanager
def running(*, proxied: bool) -> Iterator[Running]:
    """The service with a database of its own; each process is ended by its id."""
    with TemporaryDirectory(prefix="automa-attack-") as name:
        folder = make_enterable(Path(name))
        process = _serve(folder, BEHIND if proxied else {})
        try:
            port = _port_of(process, folder)
            nginx = Nginx(folder / "nginx", port) if proxied else None
            try:
                yield Running(nginx.port if nginx else port, port, psutil.Process(process.pid))
            finally:
                if nginx:
                    nginx.end()
        finally:
            process.terminate()
            process.wait(STOP_SECONDS)


def _serve(folder: Path, chosen: dict[str, str]) -> subprocess.Popen[str]:
    own = {"AUTOMA_DATA_DIR": str(folder / "data"), "AUTOMA_PORT": "0", "AUTOMA_GRACE_SECONDS": "1"}
    with (folder / "automa_ledger.log").open("w") as log:
        return subprocess.Popen(  # noqa: S603 - of our own
            [sys.executable, *SERVE],
            env=os.environ | own | {"AUTOMA_LOG_LEVEL": "error"} | chosen,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )


def _port_of(process: subprocess.Popen[str], folder: Path) -> int:
    assert process.stdout is not None
    found = re.search(r"http://\S+:(\d+)", line := process.stdout.readline())
    if found is None:
        raise RuntimeError(f"no address: {line}{(folder / 'automa_ledger.log').read_text()}")
    return int(found[1])
