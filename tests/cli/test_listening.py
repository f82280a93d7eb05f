"""What `automa serve` needs of the system before it listens."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.command import automa

SERVE = "import sys, service.cli; sys.exit(service.cli.main(['serve']))"


def test_too_few_open_files_are_told_with_what_can_be_done() -> None:
    """A system that allows few names the settings that would fit: 512 of them are for all else."""
    done = subprocess.run(  # noqa: S603 - our own program
        ["/bin/sh", "-c", 'ulimit -n 812; exec "$@"', "serve", sys.executable, "-c", SERVE],
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
    assert asked.err.count("\n") == 1
