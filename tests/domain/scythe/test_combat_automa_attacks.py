"""An Automa attacks: the turn asks for dial and cards and goes on afterwards (R20-R25, R28, R31, R50)."""

from __future__ import annotations

from typing import Any

from automa_rules.scythe.events import (
    AutomaTurnPaused,
    CoinsChanged,
    CombatBegan,
    CombatWon,
    EncounterRemoved,
    FactoryCardTaken,
    GameEnded,
    PopularityChanged,
    RecruitBonusOffered,
    ResourcesChanged,
    StarPlaced,
    SymbolRefused,
    TrackerAdvanced,
    TurnEnded,
    UnitDeployed,
    UnitMoved,
    UnitsMoved,
)
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

# Scheme II of card 15: attack from 1 power on, else workers, else ...; one coin; recruit bonus: combat card.
# Scheme II of card 16: attack from 5 power on, workers, a mech; deploy, one coin; a star.
ATTACKER = {"scheme": 2, "star_tracker": WATER, "stars": ["tracker"], "combat_cards": 0}
LOSE = {"type": "fight", "dial": 0, "automa_card": 7}
WIN = {"type": "fight", "dial": 7, "automa_card": 18}


def table(*, human_has: dict[str, Any] | None = None, **automa_has: object) -> Table:
    """An Automa's mech on r5c3 beside a human mech on r4c3; card 7 gives it 5 power, card 18 one."""
    return given(
        human(**{"mechs": ["r4c3"], "power": 7, "combat_cards": [], **(human_has or {})}),
        automa("nordic", **{"character": "mat", "mechs": ["r5c3"], "power": 6, **ATTACKER, **automa_has}),
        resources={"r4c3": {"oil": 2}},
    )


def test_the_turn_waits_for_the_human() -> None:
    """Combat, 1: the unit stands there, the turn is paused and the human is asked; nothing else goes on."""
    after = table().when(card(15))
    after.then(UnitMoved, symbol="attack_combat", to="r4c3").then(CombatBegan, attacker="automa")
    after.then(AutomaTurnPaused).never(CoinsChanged).never(TurnEnded)
    after.refuses(card(), "question_open", answer="fight", seat="human")


def test_the_turn_goes_on_after_a_victory() -> None:
    """R31, R11: the human goes home, the oil is removed, a star; then gains, bonus and the turn's end."""
    after = table(human_has={"recruits": ["combat_card"]}).when(card(15)).when(LOSE)
    after.in_order(CombatWon, UnitsMoved, ResourcesChanged, StarPlaced, CoinsChanged, RecruitBonusOffered)
    after.then(CombatWon, winner="automa").then(ResourcesChanged, amount=-2, rule="R25").then(TurnEnded)
    assert after.human.mechs[0] == "home"
    assert after.state.turn == "human"
    assert after.state.card is None
    assert after.state.pause is None


def test_the_turn_goes_on_after_a_defeat() -> None:
    """R11, R30: the beaten unit is on the mat, the row is over, the gains follow; no resource box."""
    after = table(character="r5c3").when(card(16)).when(WIN)
    after.then(CombatWon, winner="human").then(StarPlaced, seat="human", goal="combat")
    after.never(UnitMoved).never(ResourcesChanged)
    # The mech is on the mat; the character stays where it was, so the deployment brings a mech.
    after.then(UnitDeployed, unit="mech").then(CoinsChanged, amount=1).then(TrackerAdvanced).then(TurnEnded)
    assert after.state.resources == {"r4c3": {"oil": 2}}


def test_too_little_power_no_attack() -> None:
    """R20, R26: card 16 asks for 5; with 6 card 7 spends 5. R22: of two mechs and a worker one mech goes."""
    table(power=4).when(card(16)).then(SymbolRefused, symbol="attack_combat", reason="power_too_low")
    table(power=5).when(card(16)).then(UnitMoved, symbol="attack_combat")
    assert table().when(card(15)).when(LOSE).automa.power == 1
    after = table(mechs=["r5c3", "r5c3"], workers=["r5c3"]).when(card(15))
    assert after.automa.mechs.count("r4c3") == 1
    assert "r4c3" not in after.automa.workers


def test_workers_go_home_with_the_beaten_defender() -> None:
    """R29: all units of the loser leave; an Automa loses no popularity, the human keeps its own."""
    after = table(human_has={"workers": ["r4c3", "r4c3"]}).when(card(15)).when(LOSE)
    assert after.human.workers.count("home") == 2
    after.never(PopularityChanged)
    assert after.automa.popularity == 10


def test_attack_on_workers() -> None:
    """R21: workers go home, the resources are removed; no combat, star or popularity; the turn goes on."""
    after = given(
        human(workers=["r4c3", "r4c3"]),
        automa("nordic", mechs=["r5c3"], **ATTACKER),
        resources={"r4c3": {"oil": 2, "food": 1}},
    ).when(card(15))
    after.then(UnitMoved, symbol="attack_worker").then(UnitsMoved, unit="worker", count=2, to="home")
    after.then(ResourcesChanged, resource="oil", amount=-2, rule="R21")
    after.then(ResourcesChanged, resource="food", amount=-1, rule="R21")
    after.never(CombatBegan).never(StarPlaced).never(PopularityChanged).then(TurnEnded)


def test_the_character_finds_the_token_only_if_it_wins() -> None:
    """R23: after an attack the encounter token on r5c5 goes only when the character is still there."""
    start = given(
        human(mechs=["r5c5"], power=7, combat_cards=[]),
        automa("nordic", character="r5c4", power=6, **ATTACKER),
    )
    start.when(card(15)).when(LOSE).then(EncounterRemoved, territory="r5c5", rule="R23")
    lost = start.when(card(15)).when(WIN).never(EncounterRemoved)
    assert "r5c5" in lost.state.encounters


def test_the_conquered_factory_gives_a_card_at_the_end_of_the_turn() -> None:
    """R24: the character that won the Factory takes a card when the turn ends, after the gains."""
    start = given(
        human(mechs=["r3c3"], power=7, combat_cards=[]),
        automa("nordic", character="r4c3", power=6, **ATTACKER),
    )
    start.when(card(15)).when(LOSE).in_order(CombatWon, CoinsChanged, FactoryCardTaken, TurnEnded)
    start.when(card(15)).when(WIN).never(FactoryCardTaken)


def test_the_sixth_star_won_by_attack_ends_the_turn_at_once() -> None:
    """R50, R39: the combat is finished, the star placed, the game over; no token, no gains."""
    start = given(
        human(mechs=["r5c5"], power=7, combat_cards=[4]),
        automa("nordic", character="r5c4", power=6, **(ATTACKER | {"stars": ["tracker"] * 5})),
        resources={"r5c5": {"metal": 1}},
    )
    after = start.when(card(15)).when({"type": "fight", "dial": 1, "automa_card": 7})
    after.in_order(CombatWon, UnitsMoved, ResourcesChanged, StarPlaced, GameEnded)
    after.never(EncounterRemoved).never(CoinsChanged).never(TurnEnded)
    assert after.state.winners == ("automa",)


def test_a_human_sixth_star_in_defence_ends_the_game() -> None:
    """R39: a won defence is a combat star too; the Automa's card is not finished."""
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    after = table(human_has={"stars": five}).when(card(15)).when(WIN)
    after.then(GameEnded, seat="human").never(CoinsChanged)


def test_ultimaszyna_attacks_again_with_the_beaten_unit() -> None:
    """R54: the beaten mech is on the home base again and the next symbol of the row picks it up."""
    after = given(
        human(mechs=["r0c4"], workers=["r0c5"], power=7, combat_cards=[]),
        automa("nordic", level="ultimaszyna", mechs=["home"], power=6, scheme=2, combat_cards=0),
    ).when(card(15))
    after = after.then(UnitMoved, symbol="attack_combat", origin="home", to="r0c4").when(WIN)
    after.then(UnitsMoved, seat="automa", unit="mech", to="home")
    after.then(UnitMoved, symbol="attack_worker", unit="mech", origin="home", to="r0c5")
    after.then(TurnEnded)


def test_a_mech_attacks_before_the_character() -> None:
    """R4: both on the home base: the mech attacks."""
    after = given(human(mechs=["r0c4"], power=7), automa("nordic", mechs=["home"], power=6, **ATTACKER)).when(
        card(15)
    )
    after.then(UnitMoved, unit="mech", symbol="attack_combat")
