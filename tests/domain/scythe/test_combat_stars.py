"""Stars for won combats and their limits (R37)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import GameEnded, StarPlaced
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
FIGHT = {"type": "fight", "dial": 1, "automa_card": 18}


def won_by_human(faction: str, stars: list[str]) -> Table:
    """A human wins an attack."""
    return (
        given(
            human(faction, mechs=["r5c3"], power=3, stars=stars),
            automa("nordic", mechs=["r4c3"], power=0, combat_cards=0),
            turn="human",
        )
        .when(ATTACK)
        .when(FIGHT)
    )


def won_by_automa(faction: str, stars: list[str]) -> Table:
    """An Automa wins an attack with scheme II of card 15."""
    return (
        given(
            human("crimea", mechs=["r4c3"], power=0, combat_cards=[]),
            automa(faction, mechs=["r5c3"], power=7, scheme=2, star_tracker=WATER, stars=stars),
        )
        .when(card(15))
        .when({"type": "fight", "dial": 0, "automa_card": 7})
    )


@pytest.mark.parametrize("stars", [[], ["combat"], ["power", "combat"]])
def test_the_first_two_victories_are_stars(stars: list[str]) -> None:
    """R37: one star for each of the first two combats won, for humans and Automas."""
    won_by_human("crimea", stars).then(StarPlaced, seat="human", goal="combat")
    won_by_automa("nordic", stars).then(StarPlaced, seat="automa", goal="combat")


def test_the_third_victory_is_none() -> None:
    """R37: two combat stars at most, for an Automa Saxony too; Dominate lets a human place one for each."""
    won_by_human("crimea", ["combat", "combat"]).never(StarPlaced)
    won_by_automa("nordic", ["combat", "combat"]).never(StarPlaced)
    won_by_automa("saxony", ["combat", "combat"]).never(StarPlaced)
    won_by_human("saxony", ["combat"] * 4).then(StarPlaced).never(GameEnded)
    won_by_human("saxony", ["combat"] * 5).then(StarPlaced).then(GameEnded, seat="human")


def test_the_defender_wins_a_star_too() -> None:
    """R37: whoever wins."""
    lost = given(
        human("crimea", mechs=["r5c3"], power=0, combat_cards=[]),
        automa("nordic", mechs=["r4c3"], power=7),
        turn="human",
    )
    lost.when(ATTACK).when({"type": "fight", "dial": 0, "automa_card": 7}).then(StarPlaced, seat="automa")


def test_a_combat_star_switches_no_scheme() -> None:
    """Stars and the scheme switch: a combat star is not the tracker's."""
    table = given(
        human("crimea", mechs=["r4c3"], power=0, combat_cards=[]),
        automa("nordic", mechs=["r5c3"], power=7, star_tracker=WATER),
    )
    # Scheme I of card 17 attacks from 6 power on.
    after = table.when(card(17)).when({"type": "fight", "dial": 0, "automa_card": 7})
    after.then(StarPlaced, goal="combat")
    assert after.automa.scheme == 1
