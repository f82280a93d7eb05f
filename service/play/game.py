"""The course of a sample game: turn by turn to the end, with something taken back in the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import httpx

from service.play.expeditions import START as EXPEDITIONS_START
from service.play.expeditions import ExpeditionsHuman
from service.play.scythe import START as SCYTHE_START
from service.play.scythe import ScytheHuman
from service.play.table import Document, Table, catalogue

MOST_TURNS = 400
UNDO_AFTER = 5


class Human(Protocol):
    """Somebody who plays the human side of a ruleset."""

    def turn(self, table: Table) -> None:
        """Play one turn."""

    def answer(self, table: Table, question: Document) -> None:
        """Answer a question of the Automa's turn."""


HUMANS: dict[str, tuple[Document, Callable[[Document], Human]]] = {
    "scythe": (SCYTHE_START, ScytheHuman),
    "expeditions": (EXPEDITIONS_START, ExpeditionsHuman),
}


def play(http: httpx.Client, ruleset: str) -> Iterator[str]:
    """Play a whole game and tell it, a line at a time."""
    start, human_for = HUMANS[ruleset]
    human = human_for(catalogue(http, ruleset)["catalogue"])
    table = Table(http, ruleset, start)
    yield f"Game {table.game} of {ruleset}"
    for number in range(1, MOST_TURNS + 1):
        if table.seen["over"]:
            break
        first = table.seen["version"]
        human.turn(table)
        if not table.seen["over"]:
            _automa(table, human)
        yield from told(table, first)
        if number == UNDO_AFTER:
            yield from _take_back_and_redo(table)
    yield from _closing(table)


def _automa(table: Table, human: Human) -> None:
    table.automa_turn()
    while table.seen["pending"]:
        human.answer(table, table.seen["pending"][0])


def _take_back_and_redo(table: Table) -> Iterator[str]:
    """An undo and a redo: the same cards, the same state."""
    before = table.seen["state"]
    undone = table.undo()["commit"]
    yield _line(undone)
    redone = table.redo()["commit"]
    yield _line(redone)
    if table.seen["state"] != before:
        message = "undo and redo have changed the game"
        raise AssertionError(message)


def told(table: Table, after: int) -> Iterator[str]:
    """The commits since a version, as sentences."""
    for commit in table.get(f"turns?after={after}")["turns"]:
        yield _line(commit)


def _line(commit: Document) -> str:
    return f"{commit['last']:>5}  " + " ".join(step["text"] for step in commit["steps"])


def _closing(table: Table) -> Iterator[str]:
    score = table.get("score")["score"]
    for one in score["players"]:
        yield f"       {one['seat']}: {one['total']}"
    yield f"       won by {', '.join(score['winners'])}"
    audit = table.get("audit")
    lines = len(table.export().splitlines())
    yield f"       audit: {'sound' if audit['sound'] else 'not sound'}; {lines} lines exported"
