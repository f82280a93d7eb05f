"""What the service answers to racing clients is what the model of a log says; and faults are found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from pathlib import Path

import pytest

from automa_ledger.migrator import migrate
from tests.histories.history import Call, Change, Final, faults, shortest
from tests.histories.run import Run
from tests.model import Command

pytestmark = pytest.mark.slow

SECONDS = 6.0
GAME = "game"
FIRST, SECOND = Command("correct", "one", 101), Command("correct", "two", 102)
UNDONE = Command("undo", "three")
LOG = Final((50, 0), [FIRST, SECOND, UNDONE], rows=4)


@pytest.mark.promise("commit-whole", "retried-once", "revocation")
def test_no_answer_contradicts_the_model(new_database: Callable[[], str], tmp_path: Path) -> None:
    """Though answers are lost, twins race, tokens are revoked, logs taken out and services killed."""
    run = played(new_database(), tmp_path, "")
    found = faults(run.calls, run.finals())

    assert not found, "\n".join([found[0].reason, *map(str, shortest(run.calls, run.finals(), found[0]))])
    assert run.archived
    assert len(run.calls) > 100


@pytest.mark.parametrize("fault", ["no-index", "revoked"])
def test_a_planted_fault_is_found(new_database: Callable[[], str], tmp_path: Path, fault: str) -> None:
    """In some of a few short runs; `make histories` finds the other ones of `serving` as well."""
    runs = (played(new_database(), tmp_path, fault, seed, kills=False) for seed in range(1, 6))

    assert any(faults(run.calls, run.finals()) for run in runs)


def played(url: str, folder: Path, fault: str, seed: int = 1, *, kills: bool = True) -> Run:
    """A short run."""
    migrate(url)
    own = folder / str(seed)
    own.mkdir()
    run = Run(url, own, seed, fault)
    asyncio.run(run.play(SECONDS, kills=kills))
    return run


def call(
    command: Command, begin: float, end: float = inf, answer: int | str | None = None, token: str = ""
) -> Call:
    """A call of the game."""
    return Call(1, GAME, token, command, begin, end, answer)


SOUND = [
    call(FIRST, 0, 2, 2),
    call(FIRST, 1, 4, 2),  # its twin
    call(Command("correct", "x", 103, match=1), 3, 4, "version_stale"),
    call(SECOND, 3),  # an answer that was lost
    call(SECOND, 8, 9, 3),
    call(UNDONE, 5, 7, 4),
    call(Command("read"), 8, 9, 4),
    call(Command("redo", "y"), 0, 1, "nothing_to_redo"),
    call(Command("goto", "z", 2), 8, 9, "already_there"),
]

UNSOUND = {
    "an acknowledged commit is not in the log": call(Command("correct", "x", 103), 8, 9, 5),
    "another commit is in its place": call(Command("correct", "x", 103), 3, 7, 3),
    "a twin is refused": call(Command("correct", "one", 101, match=1), 1, 4, "version_stale"),
    "a repeat is a second commit": call(FIRST, 8, 9, 4),
    "a read goes back": call(Command("read"), 8, 9, 3),
    "a read is ahead of what anybody asked for": call(Command("read"), 0, 1, 4),
    "a commit comes before one that was answered": call(Command("undo", "three"), 8, 9, "nothing_to_undo"),
    "an undo is refused": call(Command("undo", "w"), 3, 4, "nothing_to_undo"),
}


def test_what_a_log_explains_is_no_fault() -> None:
    """Twins, refusals, a lost answer and a repeat."""
    assert faults(SOUND, {GAME: LOG}) == []


@pytest.mark.parametrize("wrong", UNSOUND.values(), ids=UNSOUND.keys())
def test_what_no_log_explains_is_a_fault(wrong: Call) -> None:
    """And a few calls are enough to show it."""
    history = [*SOUND, wrong]
    found = [each for each in faults(history, {GAME: LOG}) if each.calls == [wrong]]

    assert found
    assert 1 <= len(shortest(history, {GAME: LOG}, found[0])) <= 3


def test_a_key_is_in_a_log_once() -> None:
    """Both calls with it are told."""
    twins = [call(FIRST, 0, 2, 2), call(FIRST, 0, 2, 3)]
    (found,) = faults(twins, {GAME: Final((50, 0), [FIRST, FIRST], rows=3)})

    assert shortest(twins, {GAME: LOG}, found) == twins


def test_what_a_revoked_token_commands_is_refused() -> None:
    """From the answer to the revocation on; while that is under way either may be."""
    final = Final((50, 0), [FIRST], 2, revoked={"gone": Change(3, 5)})
    for begin, end, answer, is_sound in (
        (0, 2, 2, True),
        (2, 4, 2, True),
        (4, 6, "game_unknown", True),
        (6, 7, "game_unknown", True),
        (6, 7, 2, False),
        (0, 2, "game_unknown", False),
    ):
        assert bool(faults([call(FIRST, begin, end, answer, token="gone")], {GAME: final})) is not is_sound


def test_an_archived_log_takes_nothing_and_leaves_nothing() -> None:
    """Its commits are those of its file, and no row is left."""
    kept = [Command("correct", "", 101)]
    calls = [call(FIRST, 0, 2, 2), call(SECOND, 6, 7, "game_archived"), call(Command("read"), 4, 6, 2)]
    final = Final((50, 0), kept, 0, archived=Change(3, 5))

    assert faults(calls, {GAME: final}) == []
    assert faults(calls, {GAME: Final((50, 0), kept, 1, archived=Change(3, 5))})
    assert faults([*calls, call(Command("undo", "x"), 6, 7, 3)], {GAME: final})
