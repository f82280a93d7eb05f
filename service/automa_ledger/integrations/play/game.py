"""The course of a sample game: turn by turn to the end, with something taken back in the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import httpx

from automa_ledger.integrations.play import expeditions, scythe, trismegistus
from automa_ledger.integrations.play.table import Document, Table, description

MOST_STEPS = 2000
UNDO_AFTER = 9


class Human(Protocol):
    """Somebody who plays the human side of a ruleset."""

    def turn(self, table: Table) -> None:
        """Play one turn, or as much of it as there is between two turns of the Automa."""

    def answer(self, table: Table, question: Document) -> None:
        """Answer a question of the service."""


Start = Callable[[httpx.Client, Document], Document]

HUMANS: dict[str, tuple[Start, Callable[[Document], Human]]] = {
    "scythe": (scythe.start, scythe.ScytheHuman),
    "expeditions": (expeditions.start, expeditions.ExpeditionsHuman),
    "trismegistus": (trismegistus.start, trismegistus.TrismegistusHuman),
}


def play(http: httpx.Client, ruleset: str) -> Iterator[str]:
    """Play a whole game and tell it, a line at a time."""
    start, human_for = HUMANS[ruleset]
    described = description(http, ruleset)
    human = human_for(described["catalogue"])
    table = Table.begin(http, ruleset, start(http, described))
    yield f"Game {table.game} of {ruleset}"
    yield from _told(table, 0)
    for number in range(1, MOST_STEPS + 1):
        if table.seen["over"]:
            break
        first = table.seen["version"]
        _step(table, human)
        yield from _told(table, first)
        if number == UNDO_AFTER:
            yield from _take_back_and_redo(table)
    yield from _closing(table)


def _step(table: Table, human: Human) -> None:
    """What is due: an answer, the Automa's turn, or the human's."""
    if table.seen["pending"]:
        human.answer(table, table.seen["pending"][0])
    elif table.seen["turn"] == "automa":
        table.automa_turn()
    else:
        human.turn(table)


def _take_back_and_redo(table: Table) -> Iterator[str]:
    """An undo and a redo: the same cards, the same state."""
    before = table.seen["state"]
    yield _line(table.undo()["commit"])
    yield _line(table.redo()["commit"])
    if table.seen["state"] != before:
        raise AssertionError("undo and redo have changed the game")


def _told(table: Table, after: int) -> Iterator[str]:
    """The commits since a version, as sentences."""
    for commit in table.get(f"commits?after={after}")["commits"]:
        yield _line(commit)


def _line(commit: Document) -> str:
    return f"{commit['version']:>5}  " + " ".join(step["text"] for step in commit["steps"])


def _closing(table: Table) -> Iterator[str]:
    for one in table.get("score")["standings"]:
        yield f"       {one['seat']}: {one['total']}{', the winner' if one['wins'] else ''}"
    audit = table.get("audit")
    lines = len(table.export().splitlines())
    yield f"       audit: {'sound' if audit['sound'] else 'not sound'}; {lines} lines exported"
