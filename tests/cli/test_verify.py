"""`automa verify`: a log is sound when its commands lead to it, whatever chain it carries."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from automa_ledger.cli import main
from automa_ledger.log import log_file
from tests.api.logs import commits, forged
from tests.cli.games import LOGS

Commits: TypeAlias = list[dict[str, Any]]
GAMES = pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)


def events_of(log: Commits, *types: str) -> list[tuple[int, dict[str, Any]]]:
    """The events of some types, each with the version of its commit."""
    found = [(version, event) for version, commit in enumerate(log, 1) for event in commit["events"]]
    return [(version, event) for version, event in found if event["type"] in types]


def another_card(log: Commits) -> int:
    """The first card drawn is another one; the version of the command that drew it."""
    (version, drawn), *others = events_of(log, "automa_card_drawn", "card_drawn")
    card = next(name for name in ("card", "number", "id") if name in drawn)
    drawn[card] = next(other[card] for _, other in others if other[card] != drawn[card])
    return version


def another_winner(log: Commits) -> int:
    """The game ended in another way."""
    ((version, ended),) = events_of(log, "game_ended")
    name, told = next((name, told) for name, told in ended.items() if name.startswith("winner"))
    winner = told if isinstance(told, str) else told[0]
    other = "automa" if winner == "human" else "human"
    ended[name] = other if isinstance(told, str) else [other]
    return version


def another_salt(log: Commits) -> int:
    """A shuffle tells at once what it is revealed to have been later, and tells it wrongly."""
    (version, shuffled), *_ = events_of(log, "deck_shuffled")
    shuffled["salt"] = "0" * 64
    return version


def nonsense(log: Commits) -> int:
    """Something in it is no event at all."""
    log[20]["events"].append({"type": "nonsense", "x": [1, 2, 3]})
    return 21


def test_nobody_who_reads_is_no_fault() -> None:
    """`automa verify … | head -0`: it ends, and says why in a line."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "automa_ledger", "verify", LOGS[0]],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "automa: nobody reads the output\n")


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[list[bytes]], tuple[int, str]]:
    """What the command says of lines, and its status."""

    def verify(lines: list[bytes]) -> tuple[int, str]:
        file = tmp_path / "game.ndjson"
        file.write_bytes(b"".join(lines))
        status = main(["verify", str(file)])
        told = capsys.readouterr()
        return status, told.out + told.err

    return verify


@GAMES
def test_a_log_is_decided_again(verify: Callable[[list[bytes]], tuple[int, str]], log: Path) -> None:
    """All its commands; it says how many."""
    lines = log.read_bytes().splitlines(keepends=True)

    status, told = verify(lines)

    assert (status, told.partition(":")[0]) == (0, "Sound")
    assert f"Decided again: {len(lines) - 1} commits" in told


@GAMES
def test_no_log_is_longer_than_one_can_be(
    verify: Callable[[list[bytes]], tuple[int, str]], monkeypatch: pytest.MonkeyPatch, log: Path
) -> None:
    """No service makes or imports a longer one, so verifying it would only cost time."""
    lines = log.read_bytes().splitlines(keepends=True)
    for bound in ("MAX_COMMITS", "MAX_EVENTS", "MAX_LOG_BYTES"):
        with monkeypatch.context() as smaller:
            smaller.setattr(log_file, bound, 2)
            status, told = verify(lines)
        assert status == 1
        assert "a log has 1500 commits, 5000 events and 1048576 bytes of them at most" in told


@GAMES
def test_a_log_of_newer_rules_is_not_called_forged(
    verify: Callable[[list[bytes]], tuple[int, str]], log: Path
) -> None:
    """Its chain holds; nobody can decide it by rules that are not known here."""
    header, *lines = log.read_bytes().splitlines(keepends=True)
    played = commits([header, *lines])
    played[0]["command"]["ruleset_version"] = 1_000
    told_of = json.dumps({**json.loads(header), "ruleset_version": 1_000}).encode()

    status, told = verify(forged(told_of, played))

    assert (status, told.partition(":")[0]) == (0, "Unbroken")
    assert "Not decided again: any: the rules of this game are newer than those known here." in told


@GAMES
@pytest.mark.parametrize("forge", [another_card, another_winner, another_salt, nonsense])
@pytest.mark.promise("chain")
def test_a_chain_made_anew_hides_nothing(
    verify: Callable[[list[bytes]], tuple[int, str]], log: Path, forge: Callable[[Commits], int]
) -> None:
    """What does not follow from the commands is found with its line, however well it is hashed."""
    header, *lines = log.read_bytes().splitlines(keepends=True)
    played = commits([header, *lines])
    version = forge(played)

    status, told = verify(forged(header, played))

    assert status == 1
    assert f"line {version + 1}: " in told


def test_what_cannot_be_decided_again_is_told(verify: Callable[[list[bytes]], tuple[int, str]]) -> None:
    """A game whose decks are secret still, or whose rules are not here, is not called sound."""
    header, *lines = LOGS[1].read_bytes().splitlines(keepends=True)
    played = commits([header, *lines])
    unknown = json.dumps({**json.loads(header), "ruleset": "homegrown"}).encode()

    for log, reason in (
        (forged(header, played[:-1]), "the order of a deck is revealed when the game is over"),
        (forged(unknown, played), "the rules of this game are not known here"),
    ):
        status, told = verify(log)
        assert (status, told.partition(":")[0]) == (0, "Unbroken")
        assert f"Not decided again: any: {reason}." in told


@GAMES
@pytest.mark.parametrize("kept", [0, -1], ids=["nothing is revealed", "one deck is not"])
def test_a_game_that_is_over_keeps_no_deck_to_itself(
    verify: Callable[[list[bytes]], tuple[int, str]], log: Path, kept: int
) -> None:
    """Such a log is not sound, even if nothing in it can be decided again."""
    header, *lines = log.read_bytes().splitlines(keepends=True)
    played = commits([header, *lines])
    another_winner(played)
    gone = [each for _, each in events_of(played, "shuffle_revealed")][kept:]
    for commit in played:
        commit["events"] = [each for each in commit["events"] if each not in gone]

    status, told = verify(forged(header, played))

    assert status == 1
    assert any(f"over, and the order of the deck {each['deck']} is not revealed" in told for each in gone)


@GAMES
def test_a_shuffle_after_the_end_hides_nothing(
    verify: Callable[[list[bytes]], tuple[int, str]], log: Path
) -> None:
    """What leads to a moment at which no deck is secret is decided again, whatever comes after it."""
    header, *lines = log.read_bytes().splitlines(keepends=True)
    played = commits([header, *lines])
    back = {"type": "goto", "version": 1}
    rewound = {"type": "rewound", "to": 1, "by": "goto", "past_reveal": True}
    again = {**played[-1], "seat": None, "command": back, "events": [rewound]}
    secret = {"type": "deck_shuffled", "deck": "nothing", "cards": [], "commitment": "00" * 32, "rule": ""}
    sealed = {**played[-1], "events": [secret]}

    status, told = verify(forged(header, [*played, again, sealed]))
    assert (status, told.partition(":")[0]) == (0, "Unbroken")
    assert f"Decided again: {len(played) + 1} commits" in told

    version = another_winner(played)
    for after in ([sealed], [again, sealed]):
        status, told = verify(forged(header, [*played, *after]))
        assert status == 1
        assert f"line {version + 1}: " in told or "is not revealed" in told
