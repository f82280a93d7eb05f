"""The pictures of boards: what the calls ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import msgspec

from domain.core.rejected import Rejected
from service.boards import expeditions, scythe, trismegistus
from service.boards.frame import framed
from service.boards.scene import Drawing, Move, Scene
from service.boards.theme import ThemeName, theme_of
from service.boards.words import Words
from service.refusals.games import BoardNotDrawn

DRAWINGS: Mapping[str, Drawing[Any]] = {
    "scythe": scythe.DRAWING,
    "expeditions": expeditions.DRAWING,
    "trismegistus": trismegistus.DRAWING,
}


class Look(msgspec.Struct, frozen=True):
    """How a board is to look: its theme, the reader's language, and its width in pixels, if that matters."""

    theme: ThemeName = "light"
    language: str = "en"
    width: int | None = None


def board(
    ruleset: str,
    view: msgspec.Struct | None,
    look: Look,
    *,
    turn: str | None = None,
    moves: tuple[Move, ...] = (),
) -> str:
    """The board of a game as somebody sees it. Raises Rejected `board_not_drawn`."""
    draw = drawing(ruleset).draw
    theme = theme_of(ruleset, look.theme)
    sheet = draw(Scene(view, Words(look.language), theme, turn, moves))
    return framed(sheet, theme, look.language, look.width)


@lru_cache(maxsize=64)
def empty_board(ruleset: str, look: Look) -> str:
    """The board before anything stands on it. Raises Rejected `board_not_drawn`."""
    return board(ruleset, None, look)


def moves_of(ruleset: str, views: Sequence[msgspec.Struct]) -> tuple[Move, ...]:
    """What moved along the views of a turn. Raises Rejected `board_not_drawn`."""
    moved = drawing(ruleset).moved
    return tuple(move for before, after in pairwise(views) for move in moved(before, after))


def drawing(ruleset: str) -> Drawing[Any]:
    """How a ruleset is drawn. Raises Rejected `board_not_drawn`."""
    if ruleset not in DRAWINGS:
        raise Rejected(BoardNotDrawn(ruleset, tuple(DRAWINGS)))
    return DRAWINGS[ruleset]
