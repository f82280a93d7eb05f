"""The score of both sides (R40 to R42, rulebook: "Scoring"), the tiers and the structure bonus tiles."""

from __future__ import annotations

import pytest

from automa_rules.scythe.scoring import PlayerScore
from tests.domain.scythe.table import Table, automa, given, human


def of(table: Table, seat: str) -> PlayerScore:
    """The score of one seat."""
    return next(one for one in table.score().players if one.seat == seat)


def test_the_automa_scores_coins_stars_and_territories() -> None:
    """R40: 5 coins, two stars at 4, three territories at 3, whatever its popularity; the Factory is three."""
    table = given(
        human(),
        automa(coins=5, stars=["combat", "power"], workers=["r0c4", "r0c4", "r0c5"], mechs=["r1c2", "home"]),
        resources={"r0c4": {"wood": 8}},
    )
    score = of(table, "automa")
    assert (score.star_coins, score.territories, score.territory_coins) == (8, 3, 9)
    assert (score.resource_coins, score.structure_bonus_coins, score.total) == (0, 0, 22)
    low = given(human(), automa(coins=0, popularity=0, stars=["power"], workers=["r0c4"]))
    assert of(low, "automa").total == 7
    assert of(given(human(), automa(coins=0, character="r3c3")), "automa").total == 9
    assert of(given(human(character="r3c3", popularity=7), automa()), "human").territory_coins == 9


@pytest.mark.parametrize(
    ("popularity", "star", "territory", "two_resources"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (18, 5, 4, 3)],
)
def test_the_tiers_of_popularity(popularity: int, star: int, territory: int, two_resources: int) -> None:
    """Base rules: 0 to 6, 7 to 12 and 13 to 18 pay differently; one star, one territory, five resources."""
    table = given(
        human(popularity=popularity, stars=["mechs"], workers=["r6c3"]),
        automa(),
        resources={"r6c3": {"food": 3, "oil": 2}},
    )
    score = of(table, "human")
    assert (score.star_coins, score.territory_coins) == (star, territory)
    # Five resources are two pairs.
    assert score.resource_coins == 2 * two_resources
    assert score.total == star + territory + 2 * two_resources


def test_six_resources_a_territory_at_most() -> None:
    """R42: nine on one territory count six, with three on another nine: four pairs."""
    table = given(
        human(popularity=7, workers=["r6c3", "r7c3"]),
        automa(),
        resources={"r6c3": {"food": 5, "oil": 4}, "r7c3": {"metal": 3}, "r6c4": {"metal": 4}},
    )
    score = of(table, "human")
    assert (score.resources, score.resource_coins) == (9, 8)


def test_a_unit_controls_before_a_structure() -> None:
    """R41: a worker on a mill has the territory. Base rules: counted once. R40: not at home."""
    mill = {"r1c4": {"owner": "human", "kind": "mill"}}
    stood_on = given(human(), automa(workers=["r1c4"]), structures=mill)
    assert (of(stood_on, "human").territories, of(stood_on, "automa").territories) == (0, 1)
    assert of(given(human(), automa(), structures=mill), "human").territories == 1
    table = given(
        human(workers=["r6c3"] * 3, mechs=["r6c3"]),
        automa(),
        structures={"r6c3": {"owner": "human", "kind": "mine"}},
    )
    assert of(table, "human").territories == 1
    table = given(human(workers=["home"]), automa(workers=["home"], coins=0))
    assert (of(table, "human").total, of(table, "automa").total) == (0, 0)


def test_best_first_and_the_winner() -> None:
    """Base rules: the most coins win; while the game goes on the score is not final."""
    score = given(human(coins=30), automa(coins=5)).score()
    assert [one.seat for one in score.players] == ["human", "automa"]
    assert score.winners == ("human",)
    assert not score.final


def built(*hexes: str, tile: str) -> int:
    """The bonus of a human with structures on these territories."""
    kinds = ("mill", "mine", "armory", "monument")
    structures = {hex_: {"owner": "human", "kind": kind} for hex_, kind in zip(hexes, kinds, strict=False)}
    return of(
        given(human(), automa(), structures=structures, structure_bonus=tile), "human"
    ).structure_bonus_coins


@pytest.mark.parametrize(
    ("tile", "hexes", "coins"),
    [
        # Tunnels: r1c3 r2c2 r2c5 r4c2 r4c5 r5c3. r6c3 has r5c3 beside it; r4c3 has r4c2 and r5c3.
        ("tunnels_adjacent", (), 0),
        ("tunnels_adjacent", ("r7c3",), 0),
        ("tunnels_adjacent", ("r6c3",), 2),
        ("tunnels_adjacent", ("r4c3",), 4),
        # r5c3 counts once for both.
        ("tunnels_adjacent", ("r4c3", "r6c3"), 4),
        # r5c4 has r5c3 and r4c5: three are worth what two are.
        ("tunnels_adjacent", ("r4c3", "r5c4"), 4),
        # r5c4 adds r4c5 (four in all with r3c5's r2c5 and r4c5): r4c2, r5c3, r4c5, r2c5.
        ("tunnels_adjacent", ("r4c3", "r5c4", "r3c5"), 6),
        # r2c3 touches r1c3 and r2c2: six.
        ("tunnels_adjacent", ("r4c3", "r5c4", "r3c5", "r2c3"), 9),
        # Lakes beside r4c3: r3c2 and r4c4.
        ("lakes_adjacent", ("r4c3",), 4),
        # ... and beside r6c3 only r6c2.
        ("lakes_adjacent", ("r6c3",), 2),
        # Encounters beside r6c3: r5c2 and r6c4; beside r5c6: r5c5.
        ("encounters_adjacent", ("r6c3",), 4),
        ("encounters_adjacent", ("r5c6",), 2),
        ("on_tunnels", ("r6c3",), 0),
        ("on_tunnels", ("r5c3",), 2),
        ("on_tunnels", ("r5c3", "r4c2"), 4),
        ("on_tunnels", ("r5c3", "r4c2", "r4c5"), 6),
        ("on_tunnels", ("r5c3", "r4c2", "r4c5", "r2c5"), 6),
        ("in_one_row", ("r5c3",), 2),
        ("in_one_row", ("r5c3", "r5c4"), 4),
        ("in_one_row", ("r5c3", "r5c5"), 2),
        # A slanting line: r4c3, r5c3, r6c4 (odd rows stand half a hex to the right).
        ("in_one_row", ("r4c3", "r5c3", "r6c4"), 6),
        # A bend is no row.
        ("in_one_row", ("r5c3", "r5c4", "r6c4"), 4),
        ("in_one_row", ("r5c3", "r5c4", "r5c5", "r5c6"), 9),
        ("on_farms_or_tundra", ("r5c4",), 0),
        # r6c3 and r4c2 are farms, r5c3 and r4c3 tundra.
        ("on_farms_or_tundra", ("r6c3",), 2),
        ("on_farms_or_tundra", ("r6c3", "r5c3"), 4),
        ("on_farms_or_tundra", ("r6c3", "r5c3", "r4c3"), 6),
        ("on_farms_or_tundra", ("r6c3", "r5c3", "r4c3", "r4c2"), 9),
    ],
)
def test_the_structure_bonus_tiles(tile: str, hexes: tuple[str, ...], coins: int) -> None:
    """Base rules: 2, 4, 6 and 9 coins from 1, 2, 4 and 6 neighbours, or from 1 to 4 structures."""
    assert built(*hexes, tile=tile) == coins


def test_no_tile_no_bonus() -> None:
    """A game without a tile has no structure bonus."""
    table = given(human(), automa(), structures={"r5c3": {"owner": "human", "kind": "mine"}})
    assert of(table, "human").structure_bonus_coins == 0
