"""Debian's nginx with the page of deploy/nginx, on loopback and without TLS."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

PAGE = Path(__file__).parents[2] / "deploy" / "nginx" / "automa.conf"
START_SECONDS = 10.0
TEMPORARY = ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")


def find_nginx() -> str:
    """The program, which `.ci/install-test-programs` has unpacked unless the machine has one."""
    beside = Path(sys.executable).with_name("nginx")
    found = str(beside) if beside.exists() else shutil.which("nginx", path=os.defpath + ":/usr/sbin")
    if found is None:
        raise FileNotFoundError("nginx: run .ci/install-test-programs, or on Debian: apt install nginx")
    return found


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def on_loopback(page: str, port: int, service_port: int, folder: Path) -> str:
    """The page with one server, at a port of loopback, without TLS, and with its files in a folder."""
    plain = re.sub(r"(?s)    server \{\n        listen 80 .*?\n    \}\n", "", page, count=1)
    plain = re.sub(r" +listen \[::\]:443 .*\n| +ssl_.*\n", "", plain)
    temporary = "".join(f"    {name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    for before, after in (
        ("listen 443 ssl http2 default_server;", f"listen 127.0.0.1:{port} backlog=1024;"),
        ("server automa:8000", f"server 127.0.0.1:{service_port}"),
        ("http {\n", f"http {{\n{temporary}"),
    ):
        if plain.count(before) != 1:
            raise ValueError(f"the page has no line {before!r}")
        plain = plain.replace(before, after)
    return plain


class Nginx:
    """A proxy before a service; `url` is where it listens. `more` are lines for its `http` block."""

    def __init__(
        self, folder: Path, service_port: int, more: str = "", changed: tuple[tuple[str, str], ...] = ()
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        page = on_loopback(PAGE.read_text(), self.port, service_port, folder)
        for before, after in (("http {\n", f"http {{\n{more}"), *changed):
            page = page.replace(before, after, 1)
        (folder / "nginx.conf").write_text(page)
        user = "user root;" if os.getuid() == 0 else ""
        self._log = (folder / "error.log").open("w")
        self.process = subprocess.Popen(  # noqa: S603 - of our own
            [
                *(find_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"),
                *("-g", f"daemon off; pid {folder}/pid; error_log stderr crit; {user}"),
            ],
            stderr=self._log,
        )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self.process.poll() is None:
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            time.sleep(0.05)
        self.end()
        raise RuntimeError(f"nginx did not start: {Path(self._log.name).read_text()}")

    def end(self) -> None:
        """End this one process, which ends its workers."""
        self.process.send_signal(signal.SIGTERM)  # nothing happens when it has ended already
        self.process.wait(START_SECONDS)
        self._log.close()
