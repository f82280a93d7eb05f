"""`automa play`: a whole sample game of each ruleset against a running service."""

from __future__ import annotations

import pytest

from service.cli import main
from service.games.rulesets import RULESETS
from tests.api.running import running
from tests.store.keys import made_key


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_sample_game_comes_to_its_end(
    address: str, ruleset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With something taken back and done again on the way, a winner, and a sound log."""
    assert main(["play", ruleset, "--url", address]) == 0

    told = capsys.readouterr().out
    assert "Taken back:" in told
    assert "Done again:" in told
    assert ", the winner" in told
    assert "audit: sound;" in told
    if ruleset == "trismegistus":  # whose example pack is said to be made up before anything else
        assert 0 < told.index("made up") < told.index("Round 1")


def test_a_sample_game_is_begun_with_a_key(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the service wants one; without it the refusal is told."""
    _, key = made_key(database_url, "games:create")
    with running(database_url, require_api_key=True) as url:
        assert main(["play", "expeditions", "--url", url]) == 1
        assert "api_key_missing" in capsys.readouterr().err
        assert main(["play", "expeditions", "--url", url, "--key", key]) == 0
