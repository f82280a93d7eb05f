"""The printed board: 47 territories, 31 rivers, 7 home bases, and the grid that distances are counted on."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from automa_rules.core.rejection import Rejected
from automa_rules.scythe import board

PENINSULAS = {
    "polania": {"r2c1", "r3c0", "r3c1"},
    "saxony": {"r5c0", "r5c1", "r6c1"},
    "crimea": {"r6c3", "r6c4", "r7c3"},
    "nordic": {"r0c4", "r0c5", "r1c4"},
    "rusviet": {"r2c6", "r3c5", "r3c6"},
}


def walk(start: str) -> set[str]:
    """Every territory that can be walked to from one over dry edges."""
    reached, waiting = {start}, deque([start])
    while waiting:
        for near in board.DRY_NEIGHBOURS[waiting.popleft()]:
            if near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def test_the_board_has_the_printed_territories() -> None:
    """There are 47 territories, of each terrain as many as are printed, with 11 encounters and 6 tunnels."""
    assert Counter(hex_.terrain for hex_ in board.TERRITORIES.values()) == {
        "factory": 1,
        "farm": 7,
        "forest": 7,
        "lake": 7,
        "mountain": 8,
        "tundra": 8,
        "village": 9,
    }
    assert len(board.ENCOUNTERS) == 11
    assert sorted(board.TUNNELS) == ["r1c3", "r2c2", "r2c5", "r4c2", "r4c5", "r5c3"]
    assert board.FACTORY == "r3c3"


def test_reading_order() -> None:
    """R5: the board is read row by row from the top, each row from left to right."""
    read = sorted(board.READING_ORDER, key=board.READING_ORDER.__getitem__)

    assert [int(hex_[1]) for hex_ in read] == sorted(int(hex_[1]) for hex_ in read)
    assert read == sorted(read)
    assert Counter(hex_[:2] for hex_ in read) == {
        "r0": 6,
        "r1": 7,
        "r2": 6,
        "r3": 7,
        "r4": 7,
        "r5": 7,
        "r6": 6,
        "r7": 1,
    }


def test_neighbours_are_mutual_and_at_most_six() -> None:
    """Whoever is my neighbour has me as one; 31 rivers run between neighbours, none along a lake."""
    for hex_, near in board.NEIGHBOURS.items():
        assert len(near) <= 6
        assert all(hex_ in board.NEIGHBOURS[other] for other in near)
        assert all(hex_ in board.DRY_NEIGHBOURS[other] for other in board.DRY_NEIGHBOURS[hex_])
    assert len(board.RIVERS) == 31
    for one, other in map(tuple, board.RIVERS):
        assert other in board.NEIGHBOURS[one]
        assert not {one, other} & board.LAKES


@pytest.mark.parametrize(
    ("hex_", "near"),
    [
        ("r3c3", {"r2c3", "r2c4", "r3c2", "r3c4", "r4c3", "r4c4"}),  # odd row: the rows beside lean right
        ("r4c3", {"r3c2", "r3c3", "r4c2", "r4c4", "r5c2", "r5c3"}),  # even row: they lean left
        ("r7c3", {"r6c3", "r6c4"}),
        ("r1c0", {"r0c1", "r1c1", "r2c1"}),
    ],
)
def test_neighbours_on_the_shifted_grid(hex_: str, near: set[str]) -> None:
    """Odd rows stand half a hex to the right, so that neighbours above and below depend on the row."""
    assert set(board.NEIGHBOURS[hex_]) == near


@pytest.mark.parametrize("faction", PENINSULAS)
def test_a_closed_peninsula(faction: str) -> None:
    """From each of the five home bases only the three territories of its peninsula can be walked to."""
    base = next(base for base in board.HOME_BASES.values() if base.faction == faction)
    for start in base.peninsula:
        assert walk(start) == PENINSULAS[faction]


@pytest.mark.parametrize("start", ["r0c1", "r0c2", "r5c6", "r6c6"])
def test_albion_and_togawa_walk_the_mainland(start: str) -> None:
    """R46: from the bases of Albion and Togawa the mainland of 25 territories is open from the start.

    It is all that is neither a lake (7) nor one of the five peninsulas (15): 47 - 7 - 15 = 25.
    """
    mainland = set(board.TERRITORIES) - board.LAKES - set().union(*PENINSULAS.values())
    assert len(mainland) == 25
    assert walk(start) == mainland
    assert board.FACTORY in mainland
    assert mainland >= board.TUNNELS


def test_home_bases_stand_beside_their_two_dry_territories() -> None:
    """R7: each home base is one step from the two territories of its neighbourhood."""
    for faction, base in board.HOME_BASES.items():
        assert len(base.peninsula) == 2
        assert all(board.DISTANCE_TO_HOME[faction][hex_] == 1 for hex_ in base.peninsula)


def test_distances_to_the_factory() -> None:
    """R1: steps on the grid, whatever water lies between; counted by rings on the printed board."""
    rows = {
        0: {1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 4},
        1: {0: 4, 1: 3, 2: 2, 3: 2, 4: 2, 5: 3, 6: 4},
        2: {1: 3, 2: 2, 3: 1, 4: 1, 5: 2, 6: 3},
        3: {0: 3, 1: 2, 2: 1, 3: 0, 4: 1, 5: 2, 6: 3},
        4: {0: 4, 1: 3, 2: 2, 3: 1, 4: 1, 5: 2, 6: 3},
        5: {0: 4, 1: 3, 2: 2, 3: 2, 4: 2, 5: 3, 6: 4},
        6: {1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 4},
        7: {3: 4},
    }
    printed = {f"r{row}c{column}": steps for row, line in rows.items() for column, steps in line.items()}

    assert printed == board.DISTANCE_TO_FACTORY


@pytest.mark.parametrize(
    ("faction", "distances"),
    [
        ("albion", {"r0c1": 1, "r0c3": 2, "r1c0": 2, "r3c3": 4, "r7c3": 8}),
        ("nordic", {"r0c4": 1, "r0c6": 2, "r1c3": 2, "r3c3": 4, "r7c3": 8}),
        ("polania", {"r1c0": 1, "r2c1": 1, "r4c0": 2, "r3c3": 4, "r2c6": 6}),
        ("rusviet", {"r1c6": 1, "r2c6": 1, "r4c6": 2, "r3c3": 4, "r4c0": 8}),
        ("saxony", {"r5c0": 1, "r4c1": 2, "r6c2": 2, "r3c3": 5, "r1c6": 9}),
        ("togawa", {"r5c6": 1, "r4c6": 2, "r6c5": 2, "r3c3": 5, "r0c1": 9}),
        ("crimea", {"r6c2": 1, "r6c3": 1, "r5c2": 2, "r3c3": 4, "r0c1": 7}),
    ],
)
def test_distances_to_a_home_base(faction: str, distances: dict[str, int]) -> None:
    """R1: home bases have their place on the grid too; lakes and rivers between do not matter."""
    table = next(table for one, table in board.DISTANCE_TO_HOME.items() if one == faction)
    assert {hex_: table[hex_] for hex_ in distances} == distances


def test_what_territories_produce() -> None:
    """Mountains give metal, farms food, tundra oil, forests wood; villages, lakes and the Factory nothing."""
    produce = {
        hex_: board.produced_resource(hex_)
        for hex_ in ("r1c4", "r6c3", "r1c1", "r0c4", "r0c3", "r1c0", "r3c3")
    }

    assert produce == {
        "r1c4": "metal",
        "r6c3": "food",
        "r1c1": "oil",
        "r0c4": "wood",
        "r0c3": None,
        "r1c0": None,
        "r3c3": None,
    }


def test_a_territory_that_is_not_on_the_board() -> None:
    """A well-formed id without a hex is refused, with those of its row to choose from."""
    with pytest.raises(Rejected, match="unknown_territory") as caught:
        board.require_territory("r7c0")
    assert caught.value.facts["territories_in_row"] == ["r7c3"]
