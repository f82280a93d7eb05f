"""`automa verify`: a log is sound when its commands lead to it, whatever chain it carries."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from service.cli import main
from tests.api.logs import facts, forged

Facts: TypeAlias = list[dict[str, Any]]
LOGS = sorted((Path(__file__).parent.parent / "logs").glob("*/*.ndjson"))
GAMES = pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)


def another_card(events: Facts) -> int:
    """The first card drawn is another one; the version of the command that drew it."""
    at = next(at for at, each in enumerate(events) if each["type"] in {"automa_card_drawn", "card_drawn"})
    card = next(name for name in ("card", "number", "id") if name in events[at])
    others = [each[card] for each in events if each["type"] == events[at]["type"]]
    events[at][card] = next(other for other in others if other != events[at][card])
    return max(before for before in range(at) if events[before]["type"] == "commanded") + 1


def another_winner(events: Facts) -> int:
    """The game ended in another way."""
    at = next(at for at, each in enumerate(events) if each["type"] == "game_ended")
    name, told = next((name, told) for name, told in events[at].items() if name.startswith("winner"))
    events[at][name] = {"automa": "human", "human": "automa"}[told] if isinstance(told, str) else ["human"]
    return max(before for before in range(at) if events[before]["type"] == "commanded") + 1


def another_salt(events: Facts) -> int:
    """A shuffle tells at once what it is revealed to have been later, and tells it wrongly."""
    at = next(at for at, each in enumerate(events) if each["type"] == "deck_shuffled")
    events[at]["salt"] = "0" * 64
    return at + 1


def nonsense(events: Facts) -> int:
    """Something in it is no event at all."""
    events.insert(20, {"type": "nonsense", "x": [1, 2, 3]})
    return 21


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
    """All its commands, and it says how many."""
    lines = log.read_bytes().splitlines(keepends=True)

    status, told = verify(lines)

    commands = sum(each["type"] == "commanded" for each in facts(lines))
    assert (status, told.partition(":")[0]) == (0, "Sound")
    assert f"Decided again: {commands} commands" in told


@GAMES
@pytest.mark.parametrize("forge", [another_card, another_winner, another_salt, nonsense])
def test_a_chain_made_anew_hides_nothing(
    verify: Callable[[list[bytes]], tuple[int, str]], log: Path, forge: Callable[[Facts], int]
) -> None:
    """What does not follow from the commands is found with its line, however well it is hashed."""
    header, *lines = log.read_bytes().splitlines(keepends=True)
    events = facts([header, *lines])
    version = forge(events)

    status, told = verify(forged(header, events))

    assert status == 1
    assert f"line {version + 1}: " in told


def test_what_cannot_be_decided_again_is_told(verify: Callable[[list[bytes]], tuple[int, str]]) -> None:
    """A game whose decks are secret still, or whose rules are not here, is not called sound."""
    header, *lines = LOGS[1].read_bytes().splitlines(keepends=True)
    events = facts([header, *lines])
    open_game = [each for each in events if each["type"] != "shuffle_revealed"]
    unknown = json.dumps({**json.loads(header), "ruleset": "homegrown"}).encode()

    for log, reason in (
        (forged(header, open_game), "the order of a deck is revealed when the game is over"),
        (forged(unknown, events), "the rules of this game are not known here"),
    ):
        status, told = verify(log)
        assert (status, told.partition(":")[0]) == (0, "Unbroken")
        assert f"Not decided again: {reason}." in told
