"""`automa play`: a whole sample game of each ruleset against a running service."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from automa_ledger.cli import main
from automa_ledger.games.rulesets import RULESETS
from tests.api.running import running
from tests.store.keys import made_key


@pytest.fixture(scope="module")
def strict(database_url: str) -> Iterator[str]:
    """The address of a service that makes no game without a key."""
    with running(database_url, require_api_key=True) as url:
        yield url


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_sample_game_comes_to_its_end(
    strict: str, database_url: str, ruleset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Begun with a key; with something taken back and done again, a winner, and a sound log."""
    _, key = made_key(database_url, "games:create")
    assert main(["play", ruleset, "--url", strict, "--key", key]) == 0

    told = capsys.readouterr().out
    for words in ("Undone:", "Redone:", ", the winner", "audit: sound;"):
        assert words in told
    if ruleset == "trismegistus":  # whose example pack is said to be made up before anything else
        assert 0 < told.index("made up") < told.index("Round 1")


def test_without_a_key_the_refusal_is_told(strict: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the service wants one, with the option and the command that makes one."""
    assert main(["play", "expeditions", "--url", strict]) == 1
    told = capsys.readouterr().err
    for words in ("api_key_missing", "--key", "AUTOMA_OWNER_URL=", "automa key create --name"):
        assert words in told


def test_the_command_that_starts_a_service_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """By all commands that find none."""
    nowhere = ["--url", "http://127.0.0.1:1"]
    assert main(["play", "expeditions", *nowhere]) == 1
    assert main(["report", "a-game", "1.0", "nothing", "--token", "t", *nowhere]) == 1
    told = capsys.readouterr().err.splitlines()
    assert [each.rpartition(". ")[2] for each in told] == ["Start one with `automa serve`."] * 2
