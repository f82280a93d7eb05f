"""`automa`, as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec


class Ran(msgspec.Struct, frozen=True):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


def automa(*words: str, **chosen: str) -> Ran:
    """Run a command to its end. `chosen` are settings."""
    done = subprocess.run(  # noqa: S603 - our own command
        [
            sys.executable,
            "-m",
            "automa_ledger",
            *words,
        ],
        env=os.environ | {f"AUTOMA_{name.upper()}": value for name, value in chosen.items()},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
