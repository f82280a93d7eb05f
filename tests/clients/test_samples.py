"""The sample programs of the clients: a whole game of Scythe each, against a running service."""

from __future__ import annotations

import re

from tests.clients.programs import node, python


def test_the_python_sample_plays_to_the_end(address: str) -> None:
    """With something taken back and done again, a winner, and a sound log."""
    played(python("examples/play.py", address))


def test_the_typescript_sample_plays_to_the_end(address: str) -> None:
    """With something taken back and done again, a winner, and a sound log."""
    played(node("examples/play.ts", address))


def played(told: str) -> None:
    """A game that was told from its beginning to its end."""
    lines = told.splitlines()
    assert re.fullmatch(r"Game [0-9a-f-]{36}", lines[0])
    assert "Automa draws card" in told
    assert "Taken back:" in told
    assert "Done again:" in told
    assert ", the winner" in told
    assert lines[-1] == "audit: sound"
