"""However many pieces stand on a hex, each can be seen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from automa_ledger.boards.scythe.layout import WIDE
from automa_ledger.boards.scythe.stands import PITCH, Piece, Stand, stands


def crowd(seat: str, mechs: int, workers: int) -> list[Piece]:
    """A character with so many mechs and workers."""
    kinds = ["character", *["mech"] * mechs, *["worker"] * workers]
    return [Piece(f"piece-{seat}-{index}", seat, kind, "r3c3") for index, kind in enumerate(kinds)]


def edges(stand: Stand) -> tuple[float, float]:
    """How far a piece reaches to the left and right."""
    half = PITCH[stand.piece.kind] * stand.scale / 2
    return stand.x - half, stand.x + half


@pytest.mark.parametrize("built", [False, True])
@pytest.mark.parametrize(("mechs", "workers"), [(0, 0), (1, 1), (4, 8)])
@pytest.mark.parametrize("seats", [("human",), ("human", "automa")])
def test_pieces_stay_on_their_hex_and_none_hides_another(
    seats: tuple[str, ...], mechs: int, workers: int, *, built: bool
) -> None:
    """Between its sides, and of each one at least half is free."""
    pieces = [piece for seat in seats for piece in crowd(seat, mechs, workers)]
    found = list(stands(pieces, (0.0, 0.0), built=built, stored=False))

    assert [each.piece for each in found] == pieces
    for each in found:
        left, right = edges(each)
        assert -WIDE / 2 <= left < right <= WIDE / 2
    for one, next_one in pairwise(found):
        if one.y == next_one.y:
            assert next_one.x - one.x > PITCH[one.piece.kind] * one.scale / 2
