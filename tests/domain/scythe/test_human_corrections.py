"""The table is right: values can be corrected, but no secret read or set, and counts are conserved."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from automa_rules.core.correction import Correct
from automa_rules.core.event import Corrected
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.actions import Gain
from automa_rules.scythe.events import (
    CombatBegan,
    CombatCalledOff,
    CombatCardsTurnedUp,
    CombatWon,
    GameEnded,
    ResourcesChanged,
    TurnEnded,
)
from automa_rules.scythe.state import with_player
from automa_rules.scythe.validation import validate_state
from tests.domain.scythe.table import WATER, Table, automa, card, given, human


def correct(pointer: str, value: object) -> Correct:
    """The action."""
    return Correct(pointer, msgspec.Raw(msgspec.json.encode(value)), "it lies so")


def table(**what: object) -> Table:
    """A human Crimea's turn; the human is player 0, the Automa player 1."""
    return given(
        human(workers=["r6c3", "r7c3"], combat_cards=2, power=5),
        automa("nordic", workers=["r0c4"], combat_cards=2),
        turn="human",
        **what,
    )


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("/players/1/power", 12),
        ("/players/1/coins", 0),
        ("/players/0/popularity", 18),
        ("/players/1/character", "r3c3"),
        ("/players/1/star_tracker", 9),
        ("/players/1/scheme", 2),
        ("/players/1/stars", ["tracker", "combat"]),
        ("/players/1/has_factory_card", True),
        ("/players/0/recruits", ["coin"]),
        ("/players/0/abilities", ["scout"]),
        ("/turn", "automa"),
        ("/resources", {"r6c3": {"food": 2}}),
        ("/encounters", ["r1c1"]),
        ("/structures", {"r6c3": {"owner": "human", "kind": "mill"}}),
        ("/factory_cards", 0),
        ("/options/coins", -1),
        ("/structure_bonus", "in_one_row"),
    ],
)
def test_what_can_be_corrected(pointer: str, value: object) -> None:
    """Any value that lies on the table, in anybody's turn."""
    start = table(options={"coins": 1})
    after = start.when(correct(pointer, value)).then(Corrected, pointer=pointer, reason="it lies so")
    document = msgspec.json.decode(msgspec.json.encode(after.state))
    for step in pointer[1:].split("/"):
        document = document[int(step)] if isinstance(document, list) else document[step]
    assert document == value


def test_a_unit_keeps_its_place_in_its_list() -> None:
    """Units are not sorted, those left out are on the mat; the greatest count can grow and be corrected."""
    rich = table().when(correct("/players/0/coins", 9999)).when(Gain(coins=9999))
    assert rich.when(correct("/players/1/power", 12)).state.players[0].coins == 9999 + 9999
    after = table().when(correct("/players/1/workers", ["mat", "r1c4", "home", "r0c4"]))
    assert after.automa.workers == ("mat", "r1c4", "home", "r0c4", *["mat"] * 4)
    first, second = correct("/players/1/mechs/0", "r1c4"), correct("/players/1/mechs/1", "r0c4")
    assert table().when(first).when(second).automa.mechs[:2] == ("r1c4", "r0c4")
    assert table().when(first).when(second).when(correct("/players/1/mechs/0", "home")).automa.mechs[:2] == (
        "home",
        "r0c4",
    )


@pytest.mark.parametrize(
    "pointer",
    [
        "",
        "/shuffles",
        "/shuffles/0/salt",
        "/over",
        "/winners",
        "/combat",
        "/pause",
        "/card",
        "/battles",
        "/combat_deck",
        "/combat_deck/pile",
        "/combat_deck/pile/0",
        "/combat_deck/mode",
        "/combat_deck/discards",
        "/automa_decks",
        "/automa_decks/0",
        "/automa_decks/00/pile",
        "/automa_decks/0/pile",
        "/automa_decks/0/mode",
        "/automa_decks/0/seats",
        "/automa_decks/7/pile",
        "/players",
        "/players/1",
        "/players/1/combat_cards",
        "/players/1/combat_cards/0",
        "/players/01/combat_cards",
    ],
)
def test_secrets_and_the_services_own(pointer: str) -> None:
    """Piles and hands of virtual decks cannot be set, nor tried out; the course of the game is no value."""
    table().refuses(correct(pointer, []), "correction_secret", pointer=pointer)
    table().refuses(correct(pointer, [2, 2]), "correction_secret")


@pytest.mark.parametrize(
    ("pointer", "value", "code"),
    [
        ("turn", "automa", "correction_impossible"),
        ("/nothing", 1, "correction_impossible"),
        ("/players/7/power", 1, "correction_impossible"),
        ("/players/1/power/x", 1, "correction_impossible"),
        ("/players/1/power", 17, "correction_impossible"),
        ("/players/1/power", "much", "correction_impossible"),
        ("/players/1/coins", -1, "correction_impossible"),
        ("/players/0/upgrades", 7, "correction_impossible"),
        ("/players/1/character", "r7c0", "unknown_territory"),
        ("/players/1/mechs/0", "r7c0", "unknown_territory"),
        ("/players/1/workers", ["mat"] * 9, "wrong_number_of_units"),
        ("/players/1/mechs", ["mat"] * 5, "wrong_number_of_units"),
        ("/players/1/character", "r6c3", "enemies_share_territory"),
        ("/players/0/character", "mat", "character_on_mat"),
        ("/players/1/faction", "crimea", "faction_taken"),
        ("/players/1/seat", "robot", "seats_are_fixed"),
        ("/players/0/seat", "robot", "seats_are_fixed"),
        ("/players/1/kind", "human", "seats_are_fixed"),
        ("/players/1/level", None, "automa_without_level"),
        ("/players/1/star_tracker", 22, "unknown_tracker_space"),
        ("/players/1/stars", ["combat"] * 3, "too_many_stars"),
        ("/players/1/stars", ["popularity"], "too_many_stars"),
        ("/players/1/recruits", ["coin"], "automa_has_none"),
        ("/players/0/abilities", ["sword"], "ability_not_available"),
        ("/turn", "nobody", "unknown_seat"),
        ("/resources", {"r7c0": {"oil": 1}}, "unknown_territory"),
        ("/encounters", ["r6c3"], "no_encounter_space"),
        ("/structures", {"r6c3": {"owner": "nobody", "kind": "mill"}}, "unknown_seat"),
        ("/automa_decks/0/discards", [3], "cards_not_conserved"),
        ("/options/coins", 3, "correction_impossible"),
    ],
)
def test_what_cannot_be(pointer: str, value: object, code: str) -> None:
    """Pointers that lead nowhere, values that do not fit, tables that cannot be."""
    table(options={"coins": 1}).refuses(correct(pointer, value), code)


def test_real_decks_can_be_corrected() -> None:
    """What is discarded and held at the table is known to the table: the piles follow."""
    real = table(decks={"automa": "physical", "combat": "physical"})
    after = real.when(correct("/automa_decks/0/discards", [7, 3]))
    assert 7 not in after.deck.pile
    assert len(after.deck.pile) == 17
    after = real.when(correct("/players/0/combat_cards", 5))
    # 42 less five and two.
    assert after.state.combat_deck.pile == 35
    after = real.when(correct("/combat_deck/discards", [5, 5]))
    assert after.state.combat_deck.pile == 36


@pytest.mark.parametrize(
    ("pointer", "value", "code"),
    [
        ("/automa_decks/0/discards", [7, 7], "correction_impossible"),
        ("/automa_decks/0/pile", [7], "correction_secret"),
        ("/combat_deck/discards", [5] * 7, "cards_not_conserved"),
        ("/players/0/combat_cards", [5] * 7, "cards_not_conserved"),
        ("/players/0/combat_cards", 43, "cards_not_conserved"),
        ("/combat_deck/pile", 40, "correction_secret"),
    ],
)
def test_cards_are_conserved(pointer: str, value: object, code: str) -> None:
    """There are 19 Automa cards and 42 combat cards, whatever is told."""
    table(decks={"automa": "physical", "combat": "physical"}).refuses(correct(pointer, value), code)


def test_nobody_sits_at_the_table_twice() -> None:
    """A record more of a seat that there is would be another's units, that nobody moves."""
    real = table(decks={"automa": "physical", "combat": "physical"})
    one, other = msgspec.to_builtins(real.state.players)
    real.refuses(correct("/players/-", {**one, "faction": "saxony", "mat": None}), "seats_are_fixed")
    assert real.when(correct("/players", [other, one])).state.players == real.state.players[::-1]


def test_a_count_is_no_hand_of_a_virtual_deck() -> None:
    """Cards of a virtual deck are known by value: a mere count would be cards from nowhere."""
    state = table().state
    one = state.players[0]
    with pytest.raises(Rejected) as caught:
        validate_state(with_player(state, replace(one, combat_cards=())))
    assert caught.value.code == "cards_not_conserved"
    empty = given(human(combat_cards=[]), automa("nordic")).state
    with pytest.raises(Rejected):
        validate_state(with_player(empty, replace(empty.players[0], combat_cards=5)))


def test_while_a_question_is_open() -> None:
    """Corrections go on, but what has been fixed for the combat stays paid for."""
    asked = given(
        human(mechs=["r4c3"], power=7, combat_cards=1),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical"},
    ).when(card(15))
    asked.when(correct("/players/1/power", 16)).then(Corrected)
    asked.refuses(correct("/turn", "human"), "contradicts_question")
    fixed = asked.when({"type": "fight", "dial": 4, "cards": [3]})
    fixed.when(correct("/players/0/power", 4)).then(Corrected)
    fixed.refuses(correct("/players/0/power", 3), "contradicts_question")
    fixed.refuses(correct("/players/0/combat_cards", 0), "contradicts_question")


def test_workers_that_are_to_ride_along_stay_there() -> None:
    """A defender has fixed with Seaworthy who retreats onto a lake: they are not corrected away."""
    asked = given(
        human("nordic", mechs=["r4c3"], workers=["r4c3"], power=7, combat_cards=1, abilities=["seaworthy"]),
        automa("rusviet", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical"},
    ).when(card(15))
    fixed = asked.when(
        {
            "type": "fight",
            "dial": 0,
            "cards": [],
            "retreat": {"human-mech-1": "r4c4", "human-worker-1": "r4c4"},
        }
    )
    fixed.refuses(correct("/players/0/workers/0", "home"), "contradicts_question")


def test_a_lake_that_is_retreated_to_stays_free() -> None:
    """A defender has fixed with Seaworthy where to retreat: no enemy is corrected onto that lake."""
    asked = given(
        human("nordic", mechs=["r4c3"], character="r4c3", power=7, abilities=["seaworthy"]),
        automa("rusviet", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
        decks={"automa": "physical"},
    ).when(card(15))
    asked.when(correct("/players/1/character", "r4c4")).then(Corrected)
    fixed = asked.when({"type": "fight", "dial": 0, "retreat": {"human-mech-1": "r4c4"}})
    fixed.refuses(correct("/players/1/character", "r4c4"), "contradicts_question")
    fixed.when({"type": "draw_for_combat", "card": 12}).when(correct("/players/1/coins", 9)).then(Corrected)


def test_cards_that_are_shown_are_nowhere_else() -> None:
    """There are six fives: while one is fixed for a combat, five are at most on the discards and in hands."""
    fixed = (
        given(
            human(mechs=["r4c3"], power=7, combat_cards=1),
            automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, combat_cards=2),
            decks={"automa": "physical", "combat": "physical"},
            turn="human",
        )
        .when({"type": "move", "moves": [{"unit": "mech", "from": "r4c3", "to": "r5c3"}]})
        .when({"type": "fight", "dial": 0, "cards": [5]})
    )
    fixed.refuses(correct("/combat_deck/discards", [5] * 6), "contradicts_question")
    fixed.refuses(correct("/players/1/combat_cards", [5] * 6), "contradicts_question")
    fixed.when(correct("/players/0/combat_cards", [5] * 6)).then(Corrected)
    fixed.when(correct("/combat_deck/discards", [5] * 5)).then(Corrected)


def test_a_hand_that_becomes_known_is_turned_up_as_it_was_asked_for() -> None:
    """C5: the Automa plays all of its cards, and while they are asked for the table tells what they are."""
    asked = attacked().when({"type": "fight", "dial": 0}).when({"type": "draw_for_combat", "card": 12})
    known = asked.asks("combat_cards", count=1).when(correct("/players/1/combat_cards", [5]))
    known.asks("combat_cards", count=1).refuses({"type": "turn_up", "cards": []}, "wrong_number_of_cards")
    known.when({"type": "turn_up", "cards": [5]}).then(CombatCardsTurnedUp, cards=(5,)).then(CombatWon)


def attacked() -> Table:
    """Card 15: an Automa's mech attacks r4c3, where it believes a human's mech; real cards."""
    return given(
        human(mechs=["r4c3"], workers=["r6c3"], power=7, combat_cards=1, popularity=7),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical"},
        resources={"r4c3": {"oil": 2}},
    ).when(card(15))


def test_a_combat_is_corrected_away() -> None:
    """R25: the Automa has just entered, or was put back and removes no resources; its turn goes on."""
    after = attacked().when(correct("/players/0/mechs", ["r6c3"] + ["mat"] * 3))
    after.then(CombatCalledOff, territory="r4c3", attacker="automa", defender="human")
    after.then(ResourcesChanged, territory="r4c3", amount=-2).then(TurnEnded, next="human")
    assert after.state.combat is None
    assert after.state.pause is None
    assert after.automa.mechs[0] == "r4c3"
    after = attacked().when(correct("/players/1/mechs", ["r5c3"] + ["mat"] * 3))
    after.then(CombatCalledOff).never(ResourcesChanged).then(TurnEnded)


def test_only_workers_were_there() -> None:
    """R21: the human's workers alone on the territory go home without a combat."""
    asked = given(
        human(mechs=["r4c3"], workers=["r4c3"], power=7),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
    ).when(card(15))
    after = asked.when(correct("/players/0/mechs", ["home"] + ["mat"] * 3)).then(CombatCalledOff)
    assert after.human.workers[0] == "home"


def test_a_humans_own_combat_is_corrected_away() -> None:
    """The next combat of the same move follows."""
    asked = given(
        human(mechs=["r6c3", "r6c4"], power=7, combat_cards=0),
        automa("nordic", mechs=["r5c2", "r5c4"], power=6),
        turn="human",
    ).when(
        {
            "type": "move",
            "moves": [
                {"unit": "mech", "from": "r6c3", "to": "r5c2"},
                {"unit": "mech", "from": "r6c4", "to": "r5c4"},
            ],
        }
    )
    assert asked.state.combat is not None
    after = asked.when(correct("/players/1/mechs", ["r0c4", "r5c4", "mat", "mat"]))
    after.then(CombatCalledOff, territory="r5c2").then(CombatBegan, territory="r5c4")


@pytest.mark.parametrize("option", ["test_moves", "test_deployments"])
def test_a_flip_is_corrected_away(option: str) -> None:
    """R53: the option was not agreed on; the action goes on without the test.

    Card 19: a worker is moved, then one is deployed.
    """
    asked = given(
        automa("nordic", workers=["r0c4"]),
        decks={"automa": "physical", "combat": "physical"},
        options={option: True},
    ).when(card(19))
    assert asked.state.pause is not None
    assert asked.when(correct(f"/options/{option}", value=False)).then(TurnEnded).state.pause is None


def asked_to_flip() -> Table:
    """Card 19: an Automa's move waits for a flip of a real combat card."""
    return given(
        human(combat_cards=2),
        automa("nordic", workers=["r0c4"], combat_cards=1),
        decks={"automa": "physical", "combat": "physical"},
        options={"test_moves": True},
    ).when(card(19))


def test_a_card_that_is_asked_for_stays_there() -> None:
    """R53: while a real combat card is to be flipped, hands and discards leave at least that one."""
    asked = asked_to_flip()
    asked.refuses(correct("/players/0/combat_cards", 41), "contradicts_question")
    asked.refuses(correct("/combat_deck/unseen_discards", 39), "contradicts_question")
    last = asked.when(correct("/players/0/combat_cards", 40)).when({"type": "flip", "value": 2})
    assert last.state.combat_deck.pile == 0
    last.when(correct("/players/0/combat_cards", 2)).then(Corrected)


def test_a_turn_of_nobody_is_refused_during_a_flip() -> None:
    """Whose turn it is must be somebody, also while a flip is asked about."""
    asked = given(
        automa("nordic", workers=["r0c4"]),
        decks={"automa": "physical", "combat": "physical"},
        options={"test_moves": True},
    ).when(card(19))
    assert asked.state.pause is not None
    asked.refuses(correct("/turn", "nobody"), "unknown_seat", seat="nobody")


def test_no_other_automa_goes_on_with_a_card_that_waits() -> None:
    """R34, R53: whoever has drawn it executes it to its end."""
    asked = given(
        human(combat_cards=2),
        automa("nordic", seat="first", workers=["r0c4"], combat_cards=1),
        automa("saxony", seat="other"),
        decks={"automa": "physical", "combat": "physical"},
        options={"test_moves": True},
        turn="first",
    ).when(card(19))
    assert asked.state.pause is not None
    asked.refuses(correct("/turn", "other"), "contradicts_question")


def test_after_the_end() -> None:
    """R39: six stars have ended the game, however they came; the outcome is told again."""
    six = ["upgrades", "mechs", "structures", "recruits", "workers", "objective"]
    assert table().when(correct("/players/0/stars", six)).then(GameEnded, seat="human").state.over
    six = ["upgrades", "mechs", "structures", "recruits", "workers", "objective"]
    after = table().when(correct("/players/0/stars", six))
    assert after.state.winners == ("human",)
    assert after.when(correct("/players/1/coins", 999)).state.winners == ("automa",)


def test_a_game_that_ends_in_a_combat_can_be_corrected() -> None:
    """R39: the sixth star ends the game at once, and the units of both sides stand where they fought."""
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    asked = given(
        human(mechs=["r4c3"], character="r4c3", popularity=18, stars=five),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
    ).when(card(15))
    over = asked.when({"type": "place_star", "goal": "popularity"}).then(GameEnded, seat="human")
    over.when(correct("/players/1/coins", 99)).then(GameEnded, winners=("automa",))


def test_enemies_who_have_come_to_stand_together_are_set_apart_one_by_one() -> None:
    """A combat can leave a third one's units with those of a loser's enemy: other corrections are taken."""
    fought = (
        given(
            human("crimea", seat="ada", mechs=["r6c3"]),
            human("polania", seat="bob", mechs=["r5c3"], character="r5c3", power=1),
            automa("nordic"),
            turn="ada",
        )
        .when({"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r5c3"}]})
        .when(correct("/players/2/mechs/0", "r5c3"))
        .when(correct("/players/2/workers/0", "r5c3"))
        .when({"type": "settle", "attacker": {"dial": 0}, "defender": {"dial": 1}})
    )
    later = fought.when(correct("/players/0/coins", 9)).when({"type": "report", "coins": 8})
    apart = later.when(correct("/players/2/mechs", ["mat"] * 4)).when(correct("/players/2/workers/0", "mat"))
    apart.refuses(correct("/players/2/mechs/0", "r5c3"), "enemies_share_territory")


def test_whose_turn_it_is_made_to_be_begins_it() -> None:
    """What belongs to another's turn is not theirs: an encounter, what was drawn, where units came from."""
    table = given(
        human("crimea", seat="one", character="r3c5", mechs=["r5c3"]),
        human("saxony", seat="two"),
        automa("nordic"),
        turn="one",
        encounters=["r3c5"],
    )
    move = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r5c4"}]}
    met = table.when({"type": "encounter", "territory": "r3c5"})
    begun = met.when({"type": "gain", "combat_cards": 1}).when(move)
    assert all((begun.state.resolved_encounter, begun.state.combat_cards_gained, begun.state.arrivals))
    after = begun.when(correct("/turn", "two")).state
    assert (after.turn, after.resolved_encounter, after.combat_cards_gained, after.arrivals) == (
        "two",
        None,
        0,
        (),
    )
    enlist = {"type": "enlist", "bonus": "coin", "by_encounter": True}
    assert begun.when(correct("/turn", "two")).refused(enlist, "two", strict=True).code == "nothing_gives_it"


def test_a_character_that_was_set_right_may_have_moved() -> None:
    """Albion's Flags: where it stands was told, and not how it came there."""
    start = given(human("albion", character="r2c2"), automa("nordic"), turn="human")
    moved = start.when({"type": "move", "moves": [{"unit": "character", "from": "r2c2", "to": "r2c3"}]})
    right = moved.when(correct("/players/0/character", "r1c3"))
    right.when({"type": "place_token", "territory": "r1c3"}, strict=True)


def test_the_own_home_base_has_several_names() -> None:
    """Wayfare: `home_crimea` is another's place, but Crimea's own units are at `home` there."""
    start = given(human("crimea", character="r6c3", mechs=["r6c3"], workers=["r6c3"]), turn="human")
    for pointer in ("character", "mechs/0", "workers/0"):
        start = start.when(correct(f"/players/0/{pointer}", "home_crimea"))
    assert (start.human.character, start.human.mechs[0], start.human.workers[0]) == ("home", "home", "home")
    start.when(correct("/players/0/mechs", ["home_crimea"])).asks_nothing()
