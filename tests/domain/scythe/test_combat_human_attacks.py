"""A human attacks: combats, workers driven off, and the resource box (R29, R30, R32, R50, R57)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import (
    BattlesDeclared,
    CombatBegan,
    CombatWon,
    GameEnded,
    PopularityChanged,
    ResourcesChanged,
    StarPlaced,
    TurnEnded,
    UnitsMoved,
)
from automa_rules.scythe.player import filter_territories
from automa_rules.scythe.scoring import score
from tests.domain.scythe.table import Table, automa, given, human

# Cards that an Automa without power and cards fights with are all the same; 18 is as good as any.
WIN = {"type": "fight", "dial": 1, "automa_card": 18}


def to(*hexes: str, unit: str = "mech", origin: str = "r5c4", **what: object) -> dict[str, object]:
    """One of the units on the forest r5c4 goes to each of these territories."""
    moves = [{"unit": unit, "from": origin, "to": hex_, **what} for hex_ in hexes]
    return {"type": "move", "moves": moves}


def table(**automa_has: object) -> Table:
    """Four human mechs on r5c4; an Automa without power and cards, whose last turn card was 5 (box: 4)."""
    return given(
        human(mechs=["r5c4"] * 4, workers=["r5c4"], power=10, combat_cards=[]),
        automa("nordic", power=0, combat_cards=0, **automa_has),
        turn="human",
        decks={"automa_discards": [9, 5]},
    )


def test_conquest_yields_the_resource_box() -> None:
    """R30: on the tundra r4c3 card 5's box is four oil; nothing on a lake, a village, the Factory."""
    after = table(mechs=["r4c3"]).when(to("r4c3")).when(WIN)
    after.then(ResourcesChanged, territory="r4c3", resource="oil", amount=4, rule="R30")
    after = table(mechs=["r4c4", "r4c5", "r3c3"]).when(to("r4c4", "r4c5", "r3c3"))
    for card in (18, 13, 12):
        after = after.when({"type": "fight", "dial": 1, "automa_card": card}).never(ResourcesChanged)


def test_one_card_serves_all_conquests() -> None:
    """R30: several combats in one move, fought in the order of the move, each yields the same box."""
    # r4c3 is tundra (oil), r3c4 mountain (metal).
    after = table(mechs=["r4c3", "r3c4"]).when(to("r3c4", "r4c3"))
    after.then(BattlesDeclared, territories=("r3c4", "r4c3")).then(CombatBegan, territory="r3c4")
    after = after.when(WIN).then(ResourcesChanged, territory="r3c4", resource="metal", amount=4)
    after.then(CombatBegan, territory="r4c3")
    after = after.when({"type": "fight", "dial": 1, "automa_card": 13})
    after.then(ResourcesChanged, territory="r4c3", resource="oil", amount=4)
    assert after.state.battles == ()
    assert after.state.combat is None
    after.when({"type": "end_turn"}).then(TurnEnded)


def test_no_card_no_resources() -> None:
    """R57: before the first Automa card the box is empty. R30: as card 6's is."""
    start = given(
        human(mechs=["r5c4"], power=3),
        automa("nordic", power=0, combat_cards=0, mechs=["r4c3"]),
        turn="human",
    )
    start.when(to("r4c3")).when(WIN).then(CombatWon, winner="human").never(ResourcesChanged)
    start = given(
        human(mechs=["r5c4"], power=3),
        automa("nordic", power=0, combat_cards=0, mechs=["r4c3"]),
        turn="human",
        decks={"automa_discards": [5, 6]},
    )
    start.when(to("r4c3")).when(WIN).never(ResourcesChanged)


def test_the_combat_card_is_not_the_box() -> None:
    """R35: card 16 (box: 4) drawn for the combat does not count; card 9 (box: 3) on the main pile does."""
    start = given(
        human(mechs=["r5c4"], power=7),
        automa("nordic", power=0, combat_cards=0, mechs=["r4c3"]),
        turn="human",
        decks={"automa_discards": [9]},
    )
    after = start.when(to("r4c3")).when({"type": "fight", "dial": 1, "automa_card": 16})
    after.then(ResourcesChanged, amount=3)


def test_the_box_survives_a_reshuffle() -> None:
    """R32: the deck is empty when the combat card is drawn; all 19 are shuffled, the box stays known."""
    start = given(
        human(mechs=["r5c4"], power=7),
        automa("nordic", power=0, combat_cards=0, mechs=["r4c3"]),
        turn="human",
        decks={"automa": "physical", "automa_discards": [n for n in range(1, 20) if n != 9] + [9]},
    )
    after = start.when(to("r4c3")).when({"type": "fight", "dial": 1, "automa_card": 9})
    after.then(ResourcesChanged, amount=3)
    assert after.deck.combat_discards == (9,)
    assert after.deck.discards == ()
    assert len(after.deck.pile) == 18


def test_a_lost_attack_yields_nothing() -> None:
    """R30 and R31: the beaten human goes home with mech and worker; what it brought is removed."""
    start = given(
        human(mechs=["r5c4"], workers=["r5c4"], power=0, combat_cards=[]),
        automa("nordic", mechs=["r4c3"], power=7),
        turn="human",
        resources={"r5c4": {"wood": 3}, "r4c3": {"oil": 2}},
        decks={"automa_discards": [5]},
    )
    move = to("r4c3", workers=1, resources={"wood": 2})
    after = start.when(move).when({"type": "fight", "dial": 0, "automa_card": 15})
    after.then(CombatWon, winner="automa")
    assert (after.human.mechs[0], after.human.workers[0]) == ("home", "home")
    after.then(ResourcesChanged, resource="wood", amount=-2, rule="R31").then(
        ResourcesChanged, resource="oil", amount=-2, rule="R31"
    )
    assert after.state.resources == {"r5c4": {"wood": 1}}


def test_resources_carried_and_found_lie_together() -> None:
    """R30: after a won combat what lay there, what came along and the box all stay."""
    start = given(
        human(mechs=["r5c4"], workers=["r5c4"], power=3, combat_cards=[]),
        automa("nordic", mechs=["r4c3"], power=0, combat_cards=0),
        turn="human",
        resources={"r5c4": {"oil": 3}, "r4c3": {"oil": 2}},
        decks={"automa_discards": [9]},
    )
    after = start.when(to("r4c3", resources={"oil": 1})).when(WIN)
    assert after.state.resources == {"r5c4": {"oil": 2}, "r4c3": {"oil": 6}}


def test_popularity_for_workers_after_a_won_attack() -> None:
    """R29: two workers cost two popularity; three at popularity 2 cost two; at 0 nothing."""
    after = table(mechs=["r4c3"], workers=["r4c3", "r4c3"]).when(to("r4c3")).when(WIN)
    after.then(PopularityChanged, seat="human", amount=-2, rule="R29")
    assert after.automa.workers.count("home") == 2
    for popularity in (2, 0):
        start = given(
            human(mechs=["r5c4"], popularity=popularity), automa("nordic", workers=["r4c3"] * 3), turn="human"
        )
        after = start.when(to("r4c3"))
        assert after.human.popularity == 0
        assert after.automa.workers.count("home") == 3


def test_camaraderie_spares_popularity_after_a_won_combat() -> None:
    """R29: a human Polania loses none through a combat won, and some for workers alone."""
    start = given(
        human("polania", mechs=["r5c4"], power=3, abilities=["camaraderie"]),
        automa("nordic", mechs=["r4c3"], workers=["r4c3"], power=0, combat_cards=0),
        turn="human",
    )
    start.when(to("r4c3")).when(WIN).then(UnitsMoved, unit="worker", to="home").never(PopularityChanged)
    start = given(
        human("polania", mechs=["r5c4"], abilities=["camaraderie"]),
        automa("nordic", workers=["r4c3"]),
        turn="human",
    )
    start.when(to("r4c3")).then(PopularityChanged, amount=-1)


def test_workers_alone_go_home_at_once() -> None:
    """Combat: a combat unit drives workers off without a combat: popularity, the box, no star, no card."""
    after = table(workers=["r4c3", "r4c3"]).when(to("r4c3"))
    after.then(UnitsMoved, seat="automa", unit="worker", to="home", count=2, rule="WORKERS-ALONE")
    after.then(PopularityChanged, seat="human", amount=-2)
    after.then(ResourcesChanged, resource="oil", amount=4, rule="R30")
    after.never(CombatBegan).never(StarPlaced)
    assert after.deck.combat_discards == ()


def test_workers_do_not_enter_alone() -> None:
    """Base rules: a worker may not go where enemies are, with a combat unit it may."""
    start = table(workers=["r4c3"])
    start.refuses(to("r4c3", unit="worker"), "workers_enter_alone", territory="r4c3")
    start.when(to("r4c3", workers=1)).then(UnitsMoved, seat="automa", unit="worker", to="home")
    table(mechs=["r4c3"]).refuses(to("r4c3", unit="worker"), "workers_enter_alone")


def test_where_there_is_a_combat() -> None:
    """Base rules: where units stand when all have moved, one for both mechs. R20: not at home."""
    after = table(mechs=["r4c3"]).when(to("r4c3", "r4c3"))
    assert len(after.all(CombatBegan)) == 1
    assert after.human.mechs.count("r4c3") == 2
    move = {
        "type": "move",
        "moves": [
            {"unit": "mech", "from": "r5c4", "to": "r4c3"},
            {"unit": "mech", "from": "r4c3", "to": "r3c4"},
        ],
    }
    table(mechs=["r4c3"]).when(move).never(CombatBegan)
    table(mechs=["home"]).when(to("home")).never(CombatBegan)


def test_the_sixth_star_in_combat_ends_the_game_after_the_combat() -> None:
    """R50: cost, retreats, popularity, the loser's card and resources first, then the star and the end."""
    start = given(
        human(mechs=["r5c4"] * 2, power=3, stars=["combat", "upgrades", "mechs", "workers", "popularity"]),
        automa("nordic", mechs=["r4c3", "r3c4"], workers=["r4c3"], power=1, combat_cards=0),
        turn="human",
        decks={"automa_discards": [5]},
    )
    after = start.when(to("r4c3", "r3c4")).when({"type": "fight", "dial": 3, "automa_card": 18})
    after.in_order(CombatWon, UnitsMoved, PopularityChanged, ResourcesChanged, StarPlaced, GameEnded)
    assert after.state.over
    assert len(after.automa.combat_cards) == 1  # type: ignore[arg-type]  # the deck is virtual
    # The second battle is not fought any more.
    assert "r3c4" in after.automa.mechs
    after.then(UnitsMoved, unit="mech", origin="r3c4", to="r5c4", why="called_back")
    assert filter_territories(after.human.mechs) == ["r4c3", "r5c4"]
    after.refuses({"type": "fight", "dial": 0}, "game_over")


def test_what_would_still_have_to_fight_goes_back_with_what_it_brought() -> None:
    """R39, rulebook, Stars: units moved to begin a combat that is not fought go where they came from.

    The territory is the enemy's again, in the score too. A mech that came in two legs goes back all the way;
    a game that began by version 3 ends as it stands.
    """
    start = given(
        human(
            mechs=["r5c4", "r6c4"],
            workers=["r6c4"],
            power=3,
            abilities=["speed", "riverwalk"],
            stars=["combat", "upgrades", "mechs", "workers", "popularity"],
        ),
        automa("nordic", mechs=["r4c3", "r5c3"], power=1, combat_cards=0),
        turn="human",
        resources={"r6c4": {"oil": 2}},
        decks={"automa": "physical", "automa_discards": [5]},
    )
    moves = {
        "type": "move",
        "moves": [
            {"unit": "mech", "from": "r5c4", "to": "r4c3"},
            {"unit": "mech", "from": "r6c4", "to": "r6c3", "workers": 1, "resources": {"oil": 2}},
            {"unit": "mech", "from": "r6c3", "to": "r5c3", "workers": 1, "resources": {"oil": 1}},
        ],
    }
    won = {"type": "fight", "dial": 3, "automa_card": 18}
    after = start.when(moves).when(won)
    assert after.state.over
    assert filter_territories(after.human.mechs) == ["r4c3", "r6c4"]
    assert filter_territories(after.human.workers) == ["r6c4"]
    lying = {hex_: kinds for hex_, kinds in after.state.resources.items() if hex_ != "r4c3"}  # R30's
    assert lying == {"r6c3": {"oil": 1}, "r6c4": {"oil": 1}}
    counted = {one.seat: one.territories for one in score(after.state).players}
    assert counted == {"human": 2, "automa": 1}


@pytest.mark.parametrize(
    ("mech", "first"),
    [
        ("r5c3", {"unit": "worker", "from": "r5c4", "to": "r5c3"}),
        ("r5c4", {"unit": "mech", "from": "r5c4", "to": "r5c3"}),
    ],
    ids=["a worker walks to a mech", "a mech comes by"],
)
def test_what_got_on_on_the_way_goes_back_to_where_it_did(mech: str, first: dict[str, str]) -> None:
    """R39, rulebook, Stars: a mech goes back where it came from, what it picked up where that was picked up.

    A worker that had walked there before has done so.
    """
    start = given(
        human(
            mechs=["r5c5", mech],
            workers=["r5c4" if first["unit"] == "worker" else "r5c3"],
            power=3,
            abilities=["speed"],
            stars=["combat", "upgrades", "mechs", "workers", "popularity"],
        ),
        automa("nordic", mechs=["r4c5", "r4c3"], power=1, combat_cards=0),
        turn="human",
        resources={"r5c3": {"oil": 3}},
        decks={"automa": "physical", "automa_discards": [5]},
    )
    ride = {"unit": "mech", "from": "r5c3", "to": "r4c3", "workers": 1, "resources": {"oil": 3}}
    moves = {"type": "move", "moves": [{"unit": "mech", "from": "r5c5", "to": "r4c5"}, first, ride]}
    after = start.when(moves).when({"type": "fight", "dial": 3, "automa_card": 18})
    assert after.state.over
    assert filter_territories(after.human.mechs) == sorted(["r4c5", mech])
    assert filter_territories(after.human.workers) == ["r5c3"]
    assert after.state.resources["r5c3"] == {"oil": 3}
