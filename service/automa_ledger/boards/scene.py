"""The input and the output of a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from automa_ledger.boards.markup import Markup
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words

V = TypeVar("V", bound=msgspec.Struct)


class Move(msgspec.Struct, frozen=True):
    """A piece moved from one place to another in the displayed turn. Places are ids of the ruleset."""

    seat: str
    piece: str
    origin: str
    to: str


@dataclass(frozen=True)
class Scene(Generic[V]):
    """A table as a seat sees it, the words and the theme to draw it with, and what has just moved.

    `turn`: the seat whose turn it is. Without a `view`, the empty board is drawn.
    """

    view: V | None
    words: Words
    theme: Theme
    turn: str | None = None
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A finished drawing: its size, title, description, shapes and layers."""

    width: float
    height: float
    title: str
    description: str
    shapes: Sequence[Markup]
    layers: Sequence[Markup]


@dataclass(frozen=True)
class Drawing(Generic[V]):
    """How a ruleset is drawn, as a pure function of the scene; and how moves between two views are found.

    `package`: where the drawing's `colours.json` and shapes are.
    """

    package: str
    draw: Callable[[Scene[V]], Sheet]
    find_moves: Callable[[V, V], tuple[Move, ...]]
