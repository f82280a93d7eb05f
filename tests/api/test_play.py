"""`automa play`: a whole sample game of each ruleset against a running service."""

from __future__ import annotations

import pytest

from service.cli import main
from service.games.rulesets import RULESETS


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


def test_made_up_cards_are_told_to_be_made_up(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The sample game of Trismegistus is played with the example pack, and says so before anything else."""
    assert main(["play", "trismegistus", "--url", address]) == 0

    told = capsys.readouterr().out
    assert 0 < told.index("made up") < told.index("Round 1")
