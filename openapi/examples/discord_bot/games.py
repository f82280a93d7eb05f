"""A game of any ruleset: what all of them have in common."""

from __future__ import annotations

from typing import Any, TypeAlias

import httpx2
import msgspec

from automa_client import Once, Refused
from automa_client import documents as d
from automa_client.aio import Game
from automa_client.aio.calls import Calls
from automa_client.calls import segment
from automa_client.refused import document

from .forms import Form

Document: TypeAlias = dict[str, Any]
AUTOMA_TURN: Document = {"type": "automa_turn"}
UNDO: Document = {"type": "undo"}


class Question(msgspec.Struct):
    """A question, and the form of the answer."""

    text: str
    schema: Document


class State(msgspec.Struct):
    """Whose turn it is, and the open questions."""

    game: str
    ruleset: str
    version: int
    over: bool
    turn: str | None
    next: d.Next
    pending: list[Question]


class Done(State):
    """The state after a command, and what the command did."""

    commit: d.Commit
    warnings: list[d.Warned]


class Score(msgspec.Struct):
    """The score of each seat."""

    standings: list[d.Standing]


class Choices(msgspec.Struct):
    """What can be done now."""

    choices: list[d.Choice]


class Ruleset(msgspec.Struct):
    """The printed names of its ids, and how its games may begin."""

    names: dict[str, str]
    examples: Document


class AnyGame(Game[Document, State, Done, Score, Choices, Ruleset, Document, Document]):
    """A game of any ruleset."""

    _state = State
    _done = Done
    _score = Score
    _choices = Choices
    _ruleset = Ruleset

    async def forms(self) -> list[Form]:
        """The form of the open question, if there is one, then all others."""
        asked = [Form(question.schema["title"], question.schema) for question in self.seen.pending[:1]]
        choices = [Form(choice.title, choice.schema) for choice in (await self.choices()).choices]
        return asked + [form for form in choices if form.constants not in [one.constants for one in asked]]

    async def send(self, body: Document, version: int | None = None) -> Done:
        """Do something as the human, let the Automa take its turn, or take the last command back.

        With a `version`, it is refused if the game has moved on since.
        """
        once = self.once() if version is None else Once(self.once().key, version)
        match body["type"]:
            case "automa_turn":
                return await self.automa_turn(body, once=once)
            case "undo":
                return await self.undo(once=once)
            case _:
                return await self.act(body, once=once)


async def read_ruleset(http: httpx2.AsyncClient, name: str) -> Ruleset:
    """Read a ruleset in the client's language."""
    return document(await http.get(f"/v1/rulesets/{segment(name)}"), Ruleset)


async def begin(http: httpx2.AsyncClient, ruleset: str, chosen: Document) -> AnyGame:
    """Start a game with the ruleset's example of a setup, and its example of a card pack if that fits.

    The fields of `chosen` replace those of the example.
    """
    examples = (await read_ruleset(http, ruleset)).examples
    setup = examples["setup"] | chosen
    if "pack" in examples:
        pack = document(await Calls(http, "/v1").post("/packs", examples["pack"]), d.PackKept)
        try:
            with_pack = {"deck": "virtual", "pack": pack.hash} | setup
            return await AnyGame.begin(http, {"ruleset": ruleset, "setup": with_pack})
        except Refused:
            pass  # these options have no pack
    return await AnyGame.begin(http, {"ruleset": ruleset, "setup": setup})
