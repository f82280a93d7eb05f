"""Human abilities in combat: those before it (R27), those for more cards, and Seaworthy's retreat."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled, without_secrets
from automa_rules.core.form import Several
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.shuffle import matches_commitment, shuffle
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import UseAbility
from automa_rules.scythe.events import (
    CombatAbilityUsed,
    CombatCardStolen,
    CombatTableRead,
    CombatWon,
    GameEnded,
    PowerChanged,
    StarPlaced,
)
from automa_rules.scythe.questions import FightAsked
from automa_rules.scythe.state import State, player, with_player
from tests.domain.forms import asked, values
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

RULES: Ruleset[State] = RULESET
TUNNEL, TUNDRA, LAKE = "r5c3", "r4c3", "r4c4"


def retreat(**places: str) -> dict[str, dict[str, str]]:
    """Where the human's units go, by `mech_1` and the like."""
    return {"retreat": {f"human-{unit.replace('_', '-')}": place for unit, place in places.items()}}


def attack(faction: str, ability: str, hex_: str = TUNDRA, **human_has: object) -> Table:
    """A human mech from r5c4 attacks an Automa of 9 power with two cards."""
    document = {"mechs": ["r5c4"], "power": 5, "combat_cards": [5, 4, 3], "abilities": [ability], **human_has}
    return given(
        human(faction, **document),
        automa("nordic" if faction != "nordic" else "crimea", mechs=[hex_], power=9, combat_cards=[2, 2]),
        turn="human",
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": hex_}]})


def defence(faction: str, ability: str, **human_has: object) -> Table:
    """A human mech on r4c3 is attacked by an Automa of 9 power with scheme II of card 15."""
    document = {"mechs": [TUNDRA], "power": 5, "combat_cards": [5, 4], "abilities": [ability], **human_has}
    return given(
        human(faction, **document),
        automa("saxony", mechs=["r5c3"], power=9, combat_cards=[2, 2], scheme=2, star_tracker=WATER),
    ).when(card(15))


def offered(table: Table) -> tuple[str, ...]:
    """The abilities that the open question offers."""
    (question,) = RULES.questions(table.state)
    assert isinstance(question, FightAsked)
    return question.abilities


def hand_of(state: State, seat: str) -> tuple[int, ...]:
    """The values in a hand that the service keeps."""
    hand = player(state, seat).combat_cards
    assert isinstance(hand, tuple)
    return hand


def use(ability: str) -> dict[str, str]:
    """The action."""
    return {"type": "use_ability", "ability": ability}


def test_artillery_costs_one_and_takes_two() -> None:
    """R27: Nordic's Artillery costs 1 power, which has to be there, and takes 2; once, told, unlocked."""
    after = attack("nordic", "artillery").when(use("artillery"))
    after.then(PowerChanged, seat="human", amount=-1).then(PowerChanged, seat="automa", amount=-2)
    # 9 less 2 is 7: card 12 is read in its first column (4 power), not in the second (5).
    after.when({"type": "fight", "dial": 0, "automa_card": 12}).then(CombatTableRead, column=0, power=4)
    table = attack("nordic", "artillery", power=0)
    assert offered(table) == ()
    table.refuses(use("artillery"), "ability_not_usable")
    after = attack("nordic", "artillery").when(use("artillery"))
    assert offered(after) == ()
    after.refuses(use("artillery"), "ability_not_usable", ability="artillery", usable=[])
    attack("nordic", "riverwalk").refuses(use("artillery"), "ability_not_usable")
    attack("albion", "sword").when(use("sword")).then(CombatAbilityUsed, seat="human", ability="sword")


def test_an_ability_never_takes_more_than_there_is() -> None:
    """R27: an opponent with 1 power loses 1."""
    table = given(
        human("nordic", mechs=["r5c4"], power=5, abilities=["artillery"]),
        automa("crimea", mechs=[TUNDRA], power=1),
        turn="human",
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": TUNDRA}]})
    assert table.when(use("artillery")).automa.power == 0


def test_disarm_on_tunnels_only() -> None:
    """R27: Saxony's Disarm takes 2 power on a tunnel or one's own Mine, and nothing elsewhere."""
    after = attack("saxony", "disarm", TUNNEL).when(use("disarm"))
    after.then(PowerChanged, seat="automa", amount=-2).never(PowerChanged, seat="human")
    attack("saxony", "disarm", TUNDRA).refuses(use("disarm"), "ability_not_usable")
    for kind, usable in (("mine", ("disarm",)), ("mill", ())):
        table = given(
            human("saxony", mechs=["r5c4"], power=5, abilities=["disarm"]),
            automa("nordic", mechs=[TUNDRA], power=9),
            turn="human",
            structures={TUNDRA: {"owner": "human", "kind": kind}},
        ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": TUNDRA}]})
        assert offered(table) == usable


def test_scout_steals_a_card() -> None:
    """R27: Crimea's Scout takes one of the opponent's cards; with nothing to steal it is not offered."""
    after = attack("crimea", "scout").when(use("scout")).then(CombatCardStolen, victim="automa")
    assert sorted(after.human.combat_cards) == [2, 3, 4, 5]  # type: ignore[arg-type]  # the deck is virtual
    assert after.automa.combat_cards == (2,)
    after.when({"type": "fight", "dial": 0, "cards": [2], "automa_card": 12}).then(CombatTableRead, cards=1)
    table = given(
        human("crimea", mechs=["r5c4"], abilities=["scout"]),
        automa("nordic", mechs=[TUNDRA], combat_cards=0),
        turn="human",
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": TUNDRA}]})
    table.refuses(use("scout"), "ability_not_usable")


def test_scout_takes_any_card_by_chance() -> None:
    """R27 and `factions.json`, "Scout": a random card, whatever order the hand has."""
    hand = (2, 3, 4, 5)
    table = given(
        human("crimea", seat="thief", mechs=["r5c4"], power=5, abilities=["scout"]),
        human("nordic", seat="victim", mechs=[TUNDRA], power=5),
        automa("saxony"),
        turn="thief",
        decks={"combat": "virtual"},
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": TUNDRA}]})
    victim = replace(player(table.state, "victim"), combat_cards=hand)
    taken: Counter[int] = Counter()
    for chance in range(200):
        scouted = Command(UseAbility("scout"), "thief", chance.to_bytes(32, "big"))
        after = RULES.decide(with_player(table.state, victim), scouted)
        (card,) = hand_of(after.state, "thief")
        assert sorted((card, *hand_of(after.state, "victim"))) == [*hand]
        (mixed,) = (fact for fact in after.events if isinstance(fact, DeckShuffled))
        assert without_secrets(mixed).cards == (0, 1, 2, 3)
        assert matches_commitment(mixed, mixed.salt, mixed.order)
        taken[card] += 1
    assert all(35 <= taken[card] <= 65 for card in hand)  # fifty each are expected, six their deviation


def test_a_hand_is_mixed_in_its_own_places_only() -> None:
    """A log that says otherwise is impossible: no card comes or goes as a hand is mixed."""
    table = given(human("crimea", combat_cards=[5, 4, 3]), automa(), decks={"combat": "virtual"})
    for places in ((0, 1), (0, 1, 1), (0, 1, 3), (5, 4, 3)):
        mixed = shuffle("hand:human", places, bytes(32), "R27")
        with pytest.raises(ImpossibleEvent):
            RULES.evolve(table.state, mixed)


def test_scout_at_a_table_with_real_cards() -> None:
    """R27: with a physical deck counts change; a hand whose values were known is a count afterwards."""
    table = given(
        human("crimea", mechs=["r5c4"], abilities=["scout"], combat_cards=[5, 4]),
        automa("nordic", mechs=[TUNDRA], combat_cards=3),
        turn="human",
        decks={"combat": "physical"},
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": TUNDRA}]})
    after = table.when(use("scout"))
    assert (after.human.combat_cards, after.automa.combat_cards) == (3, 2)


def test_sword_attacks_and_shield_defends() -> None:
    """R27: Albion's Sword takes 2 from the opponent as attacker only, Shield gives 2 as defender only."""
    attack("albion", "sword").when(use("sword")).then(PowerChanged, seat="automa", amount=-2)
    attack("albion", "shield").refuses(use("shield"), "ability_not_usable")
    defence("albion", "shield").when(use("shield")).then(PowerChanged, seat="human", amount=2)
    defence("albion", "sword").refuses(use("sword"), "ability_not_usable")


def test_ronin_alone() -> None:
    """R27: Togawa's Ronin gives 2 power with exactly one own unit in the combat, attacking or defending."""
    after = attack("togawa", "ronin").when(use("ronin")).then(PowerChanged, seat="human", amount=2)
    (question,) = RULES.questions(after.state)
    assert isinstance(question, FightAsked)
    assert values(asked(RULES, after.state)[1]["dial"]) == [0, 7]
    defence("togawa", "ronin").when(use("ronin")).then(PowerChanged, seat="human", amount=2)
    defence("togawa", "ronin", workers=[TUNDRA]).refuses(use("ronin"), "ability_not_usable")


def test_a_goal_reached_by_an_ability_is_a_star_before_the_combat() -> None:
    """Ronin lifts 14 power to 16: the star is placed before the power is spent; the sixth ends the game."""
    table = defence("togawa", "ronin", power=14).when(use("ronin"))
    after = table.when({"type": "place_star", "goal": "power"}).then(StarPlaced, seat="human", goal="power")
    after.when({"type": "fight", "dial": 7, "automa_card": 18}).then(CombatWon, winner="human")
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    last = defence("togawa", "ronin", power=14, stars=five).when(use("ronin"))
    assert last.when({"type": "place_star", "goal": "power"}).then(GameEnded).state.combat is None


def test_no_ability_without_a_combat() -> None:
    """Abilities before combat need one."""
    given(human("nordic", abilities=["artillery"]), automa("crimea"), turn="human").refuses(
        use("artillery"), "no_question_open"
    )


@pytest.mark.parametrize(("workers", "cards_max"), [([], 1), (["r5c4"], 2), (["r5c4", "r5c4"], 2)])
def test_peoples_army(workers: list[str], cards_max: int) -> None:
    """Rusviet's People's Army: with at least one worker in the combat one more card may be played."""
    table = given(
        human("rusviet", mechs=["r5c4"], workers=workers, abilities=["peoples_army"], combat_cards=[5, 4, 3]),
        automa("nordic", mechs=[TUNDRA]),
        turn="human",
    )
    move = {"unit": "mech", "from": "r5c4", "to": TUNDRA, "workers": len(workers)}
    cards = asked(RULES, table.when({"type": "move", "moves": [move]}).state)[1]["cards"]
    assert isinstance(cards, Several)
    assert cards.most == cards_max


@pytest.mark.parametrize(("hex_", "cards_max"), [(TUNDRA, 1), (LAKE, 2)])
def test_suiton(hex_: str, cards_max: int) -> None:
    """Togawa's Suiton: in a combat on a lake one more card may be played."""
    cards = asked(RULES, attack("togawa", "suiton", hex_).state)[1]["cards"]
    assert isinstance(cards, Several)
    assert cards.most == cards_max


def test_seaworthy_units_may_retreat_onto_a_lake() -> None:
    """Nordic's Seaworthy: a beaten unit goes to a lake beside the territory, the others home."""
    table = defence("nordic", "seaworthy", workers=[TUNDRA])
    fight = {"type": "fight", "dial": 0, "automa_card": 7}
    after = table.when(fight | retreat(mech_1=LAKE)).then(CombatWon, loser="human")
    assert (after.human.mechs[0], after.human.workers[0]) == (LAKE, "home")
    for at_home in ({}, retreat(mech_1="home"), retreat(mech_1="home_nordic")):
        assert table.when(fight | at_home).human.mechs[0] == "home"
    # r6c2 is a lake too, but not beside r4c3; r5c2 is beside it, but land.
    for elsewhere in ("r6c2", "r5c2", "mat"):
        table.refuses(fight | retreat(mech_1=elsewhere), "no_retreat_there", territory=elsewhere)
    table.refuses(fight | retreat(mech_2=LAKE), "piece_not_there", pieces=["human-mech-1", "human-worker-1"])


def test_each_beaten_unit_chooses_its_own_lake() -> None:
    """R59: the first of two mechs stays at home, the second and the character go to a lake each."""
    table = defence("nordic", "seaworthy", mechs=[TUNDRA, TUNDRA], character=TUNDRA)
    fight = {"type": "fight", "dial": 0, "automa_card": 7}
    after = table.when(fight | retreat(mech_2=LAKE, character="r3c2")).then(CombatWon, loser="human")
    assert (after.human.mechs[:2], after.human.character) == (("home", LAKE), "r3c2")


def test_a_beaten_mech_carries_workers_to_the_lake() -> None:
    """R59, Seaworthy: the workers that one names go where a mech goes, the others home."""
    table = defence("nordic", "seaworthy", mechs=[TUNDRA, TUNDRA], workers=[TUNDRA, TUNDRA, TUNDRA])
    fight = {"type": "fight", "dial": 0, "automa_card": 7}
    places = retreat(mech_1=LAKE, mech_2="r3c2", worker_2=LAKE, worker_3="r3c2")
    after = table.when(fight | places).then(CombatWon, loser="human")
    assert (after.human.mechs[:2], after.human.workers[:3]) == ((LAKE, "r3c2"), ("home", LAKE, "r3c2"))
    without_mech = retreat(mech_1=LAKE, worker_1="r3c2")
    table.refuses(fight | without_mech, "no_retreat_there", piece="human-worker-1", lakes=[LAKE])
    alone = defence("nordic", "seaworthy", mechs=[], character=TUNDRA, workers=[TUNDRA])
    alone.refuses(fight | retreat(character=LAKE, worker_1=LAKE), "no_retreat_there", lakes=[])


def test_no_retreat_onto_an_enemy() -> None:
    """Seaworthy: the lake must be free of enemies."""
    table = given(
        human("nordic", mechs=[TUNDRA], abilities=["seaworthy"], combat_cards=[]),
        automa("saxony", mechs=["r5c3"], character=LAKE, power=9, scheme=2, star_tracker=WATER),
    ).when(card(15))
    table.refuses({"type": "fight", "dial": 0} | retreat(mech_1=LAKE), "no_retreat_there")
