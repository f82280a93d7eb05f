"""How a game begins, and what can be asked of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Lanterns = Annotated[int, Meta(ge=0, le=9)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new game, and who begins it."""

    first: Literal["human", "automa"] = "human"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is under way on the table."""

    human: Lanterns
    automa: Lanterns
    turn: Literal["human", "automa"] = "human"


class Light(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="light"):
    """The human's turn: light one lantern, or two."""

    lanterns: Annotated[int, Meta(ge=1, le=9)]


class AutomaTurn(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="automa_turn"
):
    """The Automa's turn: draw a card and do what it says."""
