"""However many pieces stand on a hex, each can be seen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from automa_ledger.boards.scythe.layout import HEX_WIDTH
from automa_ledger.boards.scythe.placement import PITCH, Piece, PlacedPiece, place_pieces


def crowd(seat: str, mechs: int, workers: int) -> list[Piece]:
    """A character with so many mechs and workers."""
    kinds = ["character", *["mech"] * mechs, *["worker"] * workers]
    return [Piece(f"piece-{seat}-{index}", seat, kind, "r3c3") for index, kind in enumerate(kinds)]


def edges(stand: PlacedPiece) -> tuple[float, float]:
    """How far a piece reaches to the left and right."""
    half = PITCH[stand.piece.kind] * stand.scale / 2
    return stand.x - half, stand.x + half


@pytest.mark.parametrize("has_structure", [False, True])
@pytest.mark.parametrize(("mechs", "workers"), [(0, 0), (1, 1), (4, 8)])
@pytest.mark.parametrize("seats", [("human",), ("human", "automa")])
def test_pieces_stay_on_their_hex_and_none_hides_another(
    seats: tuple[str, ...], mechs: int, workers: int, *, has_structure: bool
) -> None:
    """Between its sides, and of each one at least half is free."""
    pieces = [piece for seat in seats for piece in crowd(seat, mechs, workers)]
    found = list(place_pieces(pieces, (0.0, 0.0), has_structure=has_structure, has_resources=False))

    assert [each.piece for each in found] == pieces
    for each in found:
        left, right = edges(each)
        assert -HEX_WIDTH / 2 <= left < right <= HEX_WIDTH / 2
    for one, next_one in pairwise(found):
        if one.y == next_one.y:
            assert next_one.x - one.x > PITCH[one.piece.kind] * one.scale / 2


@pytest.mark.parametrize("has_structure", [False, True])
def test_a_worker_beside_a_character_covers_nothing_of_it(*, has_structure: bool) -> None:
    """On a phone they would be one blot."""
    pair = crowd("human", mechs=0, workers=1)
    character, worker = place_pieces(pair, (0.0, 0.0), has_structure=has_structure, has_resources=False)
    assert edges(character)[1] <= edges(worker)[0] + 1
