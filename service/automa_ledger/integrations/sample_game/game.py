"""Playing a sample game turn by turn to the end, with an undo in the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import httpx2

from automa_ledger.integrations.game_client import Document, GameClient, fetch_document
from automa_ledger.integrations.sample_game import expeditions, scythe, scythe_card, trismegistus

MAX_STEPS = 2000
UNDO_AFTER_STEPS = 9


class Human(Protocol):
    """Plays the human side of a ruleset."""

    def turn(self, table: GameClient) -> None:
        """Play one turn, or all of it that fits between two Automa turns."""

    def answer(self, table: GameClient, question: Document) -> None:
        """Answer a question of the service."""


RequestFactory = Callable[[httpx2.Client, Document], Document]

HUMANS: dict[str, tuple[RequestFactory, Callable[[Document], Human]]] = {
    "scythe": (scythe.build_creation_request, scythe.ScytheHuman),
    "scythe_card": (scythe_card.build_creation_request, scythe_card.ScytheCardHuman),
    "expeditions": (expeditions.build_creation_request, expeditions.ExpeditionsHuman),
    "trismegistus": (trismegistus.build_creation_request, trismegistus.TrismegistusHuman),
}


def play_game(http: httpx2.Client, ruleset: str) -> Iterator[str]:
    """Play a whole game; yield its story line by line."""
    build_request, human_for = HUMANS[ruleset]
    described = fetch_document(http, f"rulesets/{ruleset}")
    human = human_for(described["catalogue"])
    table = GameClient.create(http, ruleset, build_request(http, described))
    yield f"Game {table.game} of {ruleset}"
    yield from _format_commits(table, 0)
    for number in range(1, MAX_STEPS + 1):
        if table.latest["over"]:
            break
        first = table.latest["version"]
        _step(table, human)
        yield from _format_commits(table, first)
        if number == UNDO_AFTER_STEPS:
            yield from _undo_and_redo(table)
    yield from _format_result(table)


def _step(table: GameClient, human: Human) -> None:
    """Do what is due: an answer, the Automa's turn, or the human's."""
    match table.latest["next"]["do"]:
        case "answer":
            human.answer(table, table.latest["pending"][0])
        case "automa_turn":
            table.automa_turn()
        case _:
            human.turn(table)


def _undo_and_redo(table: GameClient) -> Iterator[str]:
    """Undo and redo, checking that cards and state stay the same."""
    before = table.latest["state"]
    yield _format_commit(table.undo()["commit"])
    yield _format_commit(table.redo()["commit"])
    if table.latest["state"] != before:
        raise AssertionError("undo and redo have changed the game")


def _format_commits(table: GameClient, after: int) -> Iterator[str]:
    """The commits after a version, as sentences."""
    for commit in table.get(f"commits?after={after}")["commits"]:
        yield _format_commit(commit)


def _format_commit(commit: Document) -> str:
    return f"{commit['version']:>5}  " + " ".join(step["text"] for step in commit["steps"])


def _format_result(table: GameClient) -> Iterator[str]:
    for one in table.get("score")["standings"]:
        yield f"       {one['seat']}: {one['total']}{', the winner' if one['wins'] else ''}"
    audit = table.get("audit")
    lines = len(table.export().splitlines())
    yield f"       audit: {'sound' if audit['sound'] else 'not sound'}; {lines} lines exported"
