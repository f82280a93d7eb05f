"""Given a table, when somebody acts, then these facts follow: how the tests of Scythe speak.

given(automa("nordic", workers=["r0c4", "r0c5"])).when(card(3)).then(UnitMoved, origin="r0c4", to="r1c4")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from automa_rules.core.command import Command
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import AutomaTurn
from automa_rules.scythe.events import UnitMoved
from automa_rules.scythe.player import Player
from automa_rules.scythe.position import Position
from automa_rules.scythe.scoring import Score
from automa_rules.scythe.setup import Setup
from automa_rules.scythe.state import AutomaDeck, State, player, with_deck
from tests.domain import table
from tests.domain.table import ENTROPY

WATER = 4
"""The first space of the tracker card "Automa" that does not forbid water."""

Document = Mapping[str, Any]


def automa(faction: str = "nordic", **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """An Automa for a position: level "automa", its character at home, all else on the mat, unless told."""
    return {"kind": "automa", "faction": faction, **what}


def human(faction: str = "crimea", **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """A human for a position: popularity 7, no coins, the character at home, all else on the mat."""
    return {"kind": "human", "faction": faction, "popularity": 7, "coins": 0, **what}


def card(number: int | None = None) -> AutomaTurn:
    """The Automa's turn, played by the card of this number, on top of its deck if that is virtual."""
    return AutomaTurn(card=number)


def given(*players: Document, **position: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table with these players; it is the first Automa's turn unless `turn` says otherwise.

    A human is added where none is given and an Automa likewise, so that a test names only what it is about.
    """
    seats = list(players)
    if not any(one["kind"] == "automa" for one in seats):
        seats.append(automa())
    if len(seats) == 1:
        seats.insert(0, human("saxony" if seats[0]["faction"] == "crimea" else "crimea"))
    document = {"players": seats, "turn": _first_automa(seats), **position}
    return begun(msgspec.convert(document, Position))


def begun(start: Position | Setup | Document) -> Table:
    """The table of a game that begins from a position, or from a setup (also as a document)."""
    return Table.begun(start if isinstance(start, Position | Setup) else msgspec.convert(start, Setup))


def _first_automa(seats: list[Document]) -> str:
    automas = [one for one in seats if one["kind"] == "automa"]
    return str(automas[0].get("seat", "automa" if len(automas) == 1 else "automa1"))


def _on_top(state: State, action: object) -> tuple[State, msgspec.Struct]:
    """A card that a test names lies on top of each virtual deck that holds it, and is drawn unnamed."""
    assert isinstance(action, msgspec.Struct)
    for field in ("card", "automa_card"):
        named = getattr(action, field, None)
        for deck in state.automa_decks:
            if deck.mode == "virtual" and named in deck.pile:
                rest = (card for card in deck.pile if card != named)
                state = with_deck(state, msgspec.structs.replace(deck, pile=(named, *rest)))
                action = msgspec.structs.replace(action, **{field: None})
    return state, action


class Table(table.Table[State]):
    """A table of Scythe."""

    ruleset = RULESET

    @property
    def automa(self) -> Player:
        """The first Automa."""
        return next(one for one in self.state.players if one.kind == "automa")

    @property
    def human(self) -> Player:
        """The first human."""
        return next(one for one in self.state.players if one.kind == "human")

    @property
    def deck(self) -> AutomaDeck:
        """The first Automa deck."""
        return self.state.automa_decks[0]

    def player(self, seat: str) -> Player:
        """The player of a seat."""
        return player(self.state, seat)

    def when(self, action: object, seat: str | None = None, *, strict: bool = False) -> Self:
        """Somebody acts: an action as a struct, or as the document that a client sends."""
        before, drawn = _on_top(self.state, self.decoded(action))
        return self._after(before, Command(drawn, seat, ENTROPY, strict))

    def candidates(self, score: str, **fields: object) -> dict[str, int]:
        """What the only such move counted by `score` for each territory it could choose."""
        found = self.why(UnitMoved, **fields).candidates
        return {one.id: one.scores[score] for one in found if one.refused is None}

    def barred(self, **fields: object) -> dict[str, str]:
        """The valid territories that the only such move could not choose, and why."""
        found = self.why(UnitMoved, **fields).candidates
        return {one.id: one.refused for one in found if one.refused is not None}

    def score(self) -> Score:
        """The score as the table stands."""
        score = RULESET.score(self.state)
        assert isinstance(score, Score)
        return score
