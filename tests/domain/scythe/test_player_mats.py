"""The player mats: printed figures, and what a setup or position that names one needs not tell."""

from __future__ import annotations

import pytest

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.catalogue import catalogue
from automa_rules.scythe.player_mats import PLAYER_MATS
from tests.domain.scythe.table import automa, begun, given

HUMAN = {"kind": "human", "faction": "crimea"}
AUTOMA = {"kind": "automa", "faction": "nordic"}


@pytest.mark.parametrize(
    ("mat", "popularity", "coins"),
    [
        ("industrial", 2, 4),
        ("engineering", 2, 5),
        ("militant", 3, 4),
        ("patriotic", 2, 6),
        ("innovative", 3, 5),
        ("mechanical", 3, 6),
        ("agricultural", 4, 7),
    ],
)
def test_what_a_mat_begins_with(mat: str, popularity: int, coins: int) -> None:
    """Setup: the popularity and the coins printed on the mat; what is told goes before it."""
    one = begun({"players": [HUMAN | {"mat": mat}, AUTOMA]}).human
    assert (one.mat, one.popularity, one.coins) == (mat, popularity, coins)
    told = begun({"players": [HUMAN | {"mat": mat, "coins": 11}, AUTOMA]}).human
    assert (told.popularity, told.coins) == (popularity, 11)


def test_each_mat() -> None:
    """Costs come to 13, upgrades to 6, coins to 6; below Trade a mech; positions may name the mat."""
    assert [mat.number for mat in PLAYER_MATS.values()] == ["1", "2", "2A", "3", "3A", "4", "5"]
    for mat in PLAYER_MATS.values():
        assert sum(column.cost for column in mat.columns) == 13
        assert sum(column.cost - column.least_cost for column in mat.columns) == 6
        assert sum(column.coins for column in mat.columns) == 6
        assert [column.bottom for column in mat.columns] == ["upgrade", "deploy", "build", "enlist"]
        assert {column.top for column in mat.columns} == {"bolster", "move", "produce", "trade"}
    (mat,) = [mat for mat in catalogue().player_mats if mat.id == "engineering"]
    column = mat.columns[1]
    assert (column.top, column.bottom) == ("trade", "deploy")
    assert (column.cost, column.least_cost, column.coins) == (4, 2, 0)
    assert catalogue().cost_resources["deploy"] == "metal"
    one = given({**HUMAN, "mat": "engineering", "coins": 20}, automa()).human
    assert (one.popularity, one.coins) == (2, 20)


def test_the_lowest_mat_begins() -> None:
    """Setup: of several humans the one with the lowest number, 2A before 3."""
    second = {"kind": "human", "faction": "saxony"}
    players = [
        HUMAN | {"seat": "patriot", "mat": "patriotic"},
        second | {"seat": "soldier", "mat": "militant"},
    ]
    assert begun({"players": [*players, AUTOMA]}).state.turn == "soldier"


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ([HUMAN | {"mat": "militant"}, HUMAN | {"faction": "saxony", "mat": "militant"}], "player_mat_taken"),
        ([HUMAN | {"coins": 4}], "human_mat_unknown"),
        ([HUMAN], "human_mat_unknown"),
    ],
)
def test_what_cannot_be(players: list[dict[str, object]], code: str) -> None:
    """Two humans with one mat; a human whose beginning nobody knows."""
    with pytest.raises(Rejected) as caught:
        begun({"players": [*players, AUTOMA]})
    assert caught.value.code == code
