"""Data folders and services that a test may leave in any state."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.processes import Service, ended, postmaster


@pytest.fixture
def data_dir(tmp_path: Path) -> Iterator[Path]:
    """A data folder; a server that a test leaves there is ended, and only that one."""
    folder = tmp_path / "data"
    yield folder
    left = postmaster(folder)
    if left is not None:
        os.kill(left, signal.SIGQUIT)
        ended(folder)


@pytest.fixture
def serve(data_dir: Path) -> Iterator[Callable[..., Service]]:
    """Start a service on the data folder, with settings, as often as it is called."""
    with ExitStack() as services:

        def start(**chosen: str) -> Service:
            service = Service(data_dir, **chosen)
            services.callback(service.discard)
            return service

        yield start
