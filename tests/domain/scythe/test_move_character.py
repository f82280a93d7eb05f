"""Non-attacking move character (card 14 of Scheme I: encounter/Factory, else move character)."""

from __future__ import annotations

from automa_rules.scythe.events import EncounterRemoved, SymbolRefused, UnitMoved
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

MOVE_CHARACTER = card(14)


def played(*players: dict[str, object]) -> Table:
    """Card 14 with no encounter token left, so that only the character's plain move remains."""
    return given(*players, encounters=[]).when(MOVE_CHARACTER)


def test_the_character_moves_and_no_mech() -> None:
    """T2A: the unit is the one that the icon shows. R16: on the mat, it is not there to be selected."""
    played(automa("nordic", character="r1c4", mechs=["home"])).then(
        UnitMoved, symbol="move_character", unit="character", origin="r1c4"
    )
    played(automa("nordic", character="mat", workers=["r0c4"])).then(
        SymbolRefused, symbol="move_character", reason="no_unit", rule="R16"
    ).never(UnitMoved)


def test_it_leaves_the_home_base_for_one_of_its_two_territories() -> None:
    """R7, R8: from home, with no unit on the board, it can only go to r6c3 or r7c3.

    Nordic's base lies above row 0: seven rows from r6c3, eight from r7c3, so r6c3 is nearer.
    """
    table = played(human("nordic"), automa("crimea", star_tracker=WATER))
    assert table.candidates("distance_to_enemy") == {"r6c3": 7, "r7c3": 8}
    table.then(UnitMoved, origin="home", to="r6c3")


def test_own_mechs_keep_it_away_and_own_workers_do_not() -> None:
    """R17: r3c1 next to the enemy holds a mech; r2c1 with a worker is as near as r3c0 and read first.

    The enemy stands on r4c2: r2c1 is 2 steps away, r3c0 is 2.
    """
    polania = automa("polania", character="r3c0", mechs=["r3c1"], workers=["r2c1"])
    table = played(human("crimea", mechs=["r4c2"]), polania)
    assert table.candidates("distance_to_enemy") == {"r2c1": 2, "r3c0": 2}
    table.then(UnitMoved, to="r2c1", decided_by="reading_order")


def test_it_goes_nearest_to_an_enemy_combat_unit() -> None:
    """R18: the same comparison as for mechs: r1c4 is 1 step from the enemy on r2c5."""
    played(human("crimea", mechs=["r2c5"]), automa("nordic", workers=["r0c4"])).then(
        UnitMoved, origin="home", to="r1c4", decided_by="distance_to_enemy"
    )


def test_a_token_under_the_character_is_removed_when_it_stays() -> None:
    """R12, R23: an encounter token where the character ends its move goes, whatever move it was.

    Rusviet's card 11 (Scheme I) has no mech to move; its character's encounter/Factory takes the token on
    its own territory by staying there.
    """
    given(automa("rusviet", character="r3c5")).when(card(11)).then(
        UnitMoved, symbol="encounter_factory", origin="r3c5", to="r3c5"
    ).then(EncounterRemoved, territory="r3c5")
