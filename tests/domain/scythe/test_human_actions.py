"""A human's actions other than moves: each what it does and each refusal."""

from __future__ import annotations

import pytest

from automa_rules.core.event import DeckShuffled, Doubted
from automa_rules.core.refusals import NotYourTurn
from automa_rules.core.turn_command import Turn
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import EndTurn, Gain, PlaceStar
from automa_rules.scythe.events import (
    CoinsChanged,
    CombatCardsDrawn,
    CombatCardsPaid,
    EncounterRemoved,
    FactoryCardTaken,
    GameEnded,
    PopularityChanged,
    PowerChanged,
    RecruitEnlisted,
    ResourcesChanged,
    StarPlaced,
    StructureBuilt,
    TokenPlaced,
    TurnEnded,
    UnitDeployed,
    UnitsMoved,
    Upgraded,
)
from automa_rules.scythe.state import player
from tests.domain.forms import offered
from tests.domain.scythe.table import Table, automa, card, given, human


def mine(**what: object) -> Table:
    """It is the turn of a human Crimea."""
    faction = str(what.pop("faction", "crimea"))
    return given(human(faction, **what), automa("nordic", workers=["r0c4", "r0c5"]), turn="human")


def test_gain() -> None:
    """Bolstering, trading, encounters: power, popularity, coins and combat cards in one action."""
    after = mine(power=3, popularity=4, coins=2, combat_cards=[]).when(
        {"type": "gain", "power": 2, "popularity": 1, "coins": 4, "combat_cards": 2}
    )
    after.then(PowerChanged, amount=2).then(PopularityChanged, amount=1).then(CoinsChanged, amount=4)
    after.then(CombatCardsDrawn, seat="human", count=2)
    assert (after.human.power, after.human.popularity, after.human.coins) == (5, 5, 6)


def test_gain_ends_with_the_tracks() -> None:
    """R38: power ends at 16, popularity at 18; base rules: and the cards with deck and discards."""
    after = mine(power=15, popularity=17).when({"type": "gain", "power": 3, "popularity": 3})
    after.then(PowerChanged, amount=1).then(PopularityChanged, amount=1)
    assert mine(power=16, popularity=18).when({"type": "gain", "power": 1, "popularity": 1}).events == ()
    after = mine(combat_cards=[]).when({"type": "gain", "combat_cards": 42})
    # The Automa Nordic holds one.
    assert len(after.human.combat_cards) == 41  # type: ignore[arg-type]  # the deck is virtual
    assert after.when({"type": "gain", "combat_cards": 1}).events == ()


def test_gain_beyond_the_end_of_the_deck() -> None:
    """Base rules: two cards are left, the 39 discards form a new deck, three more come from it."""
    # 42 less the one that the Automa Nordic holds and 39 discarded.
    discards = [2] * 15 + [3] * 11 + [4] * 7 + [5] * 6
    table = given(human(combat_cards=[]), automa(), turn="human", decks={"combat_discards": discards})
    after = table.when({"type": "gain", "combat_cards": 5})
    after.in_order(CombatCardsDrawn, DeckShuffled, CombatCardsDrawn)
    assert [fact.count for fact in after.all(CombatCardsDrawn)] == [2, 3]


def test_pay() -> None:
    """Costs and losses: power, popularity, coins, combat cards by value, resources from territories."""
    table = given(
        human(power=3, popularity=4, coins=2, combat_cards=[5, 2, 2]),
        automa(),
        turn="human",
        resources={"r6c3": {"food": 2, "oil": 1}},
    )
    after = table.when(
        {
            "type": "pay",
            "power": 1,
            "popularity": 2,
            "coins": 2,
            "combat_cards": [2, 5],
            "resources": {"r6c3": {"food": 2}},
        }
    )
    after.then(CombatCardsPaid, cards=(5, 2)).then(ResourcesChanged, resource="food", amount=-2)
    assert (after.human.power, after.human.popularity, after.human.coins) == (2, 2, 0)
    assert after.human.combat_cards == (2,)
    assert after.state.resources == {"r6c3": {"oil": 1}}


@pytest.mark.parametrize("what", ["power", "popularity", "coins"])
def test_pay_what_is_not_there(what: str) -> None:
    """Nobody pays what it does not have."""
    mine(power=1, popularity=1, coins=1).refuses(
        {"type": "pay", what: 2}, "not_enough", what=what, asked=2, there=1
    )


def test_pay_cards_that_are_not_held() -> None:
    """A card of that value must be in the hand; with real cards it must be left at least."""
    mine(combat_cards=[2, 3]).refuses({"type": "pay", "combat_cards": [3, 3]}, "combat_cards_not_held")
    real = given(
        human(combat_cards=2),
        automa(),
        turn="human",
        decks={"combat": "physical", "combat_discards": [5] * 6},
    )
    real.refuses({"type": "pay", "combat_cards": [2, 2, 2]}, "combat_cards_not_held", held=2)
    real.refuses({"type": "pay", "combat_cards": [5]}, "combat_card_not_left", value=5, left=0)
    assert real.when({"type": "pay", "combat_cards": [4, 2]}).human.combat_cards == 0


def test_pay_cards_that_another_is_known_to_hold() -> None:
    """Of what is in known hands nothing is left for others: six fives are printed (COMBAT-DECK)."""
    table = given(
        human("crimea", seat="one", combat_cards=[5, 5, 5, 5, 5]),
        human("saxony", seat="two", combat_cards=3),
        automa(),
        turn="two",
        decks={"combat": "physical"},
    )
    table.refuses({"type": "pay", "combat_cards": [5, 5]}, "combat_card_not_left", value=5, left=1)
    paid = table.when({"type": "pay", "combat_cards": [5, 4]})
    assert paid.state.combat_deck.discards == (5, 4)
    coins = {"type": "correct", "pointer": "/players/0/coins", "value": 3, "reason": "miscounted"}
    assert player(paid.when(coins).state, "one").coins == 3


def test_pay_resources_that_are_not_there() -> None:
    """Resources are never negative."""
    mine().refuses(
        {"type": "pay", "resources": {"r6c3": {"food": 1}}}, "resources_not_there", asked=1, there=0
    )
    mine().refuses({"type": "pay", "resources": {"r7c6": {"food": 1}}}, "unknown_territory")


def test_produce() -> None:
    """Producing, trading, encounters: resources and workers from the mat on territories."""
    after = mine(workers=["r4c5"]).when(
        {"type": "produce", "resources": {"r6c3": {"food": 2}}, "workers": {"r4c5": 2}}
    )
    after.then(ResourcesChanged, territory="r6c3", resource="food", amount=2)
    after.then(UnitsMoved, unit="worker", origin="mat", to="r4c5", count=2)
    assert after.human.workers.count("r4c5") == 3


def test_produce_what_cannot_be() -> None:
    """A faction has eight workers; none comes, nor a mech, where an enemy stands or off the board."""
    table = mine(workers=["r4c5"] * 7)
    table.refuses({"type": "produce", "workers": {"r4c5": 2}}, "not_enough_units", asked=2, on_mat=1)
    table.when({"type": "produce", "workers": {"r4c5": 1}}).refuses(
        {"type": "produce", "workers": {"r4c5": 1}}, "not_enough_units", on_mat=0
    )
    mine().refuses({"type": "produce", "workers": {"r0c4": 1}}, "enemies_share_territory")
    mine().refuses({"type": "deploy", "territory": "r0c4", "ability": "speed"}, "enemies_share_territory")
    mine().refuses({"type": "produce", "workers": {"r7c6": 1}}, "unknown_territory", territory="r7c6")
    mine().refuses({"type": "produce", "resources": {"r7c6": {"oil": 1}}}, "unknown_territory")


def test_deploy() -> None:
    """A mech comes from the mat and unlocks the ability under it."""
    after = mine().when({"type": "deploy", "territory": "r6c3", "ability": "riverwalk"})
    after.then(UnitDeployed, unit="mech", to="r6c3", ability="riverwalk")
    assert after.human.mechs == ("r6c3", "mat", "mat", "mat")
    assert after.human.abilities == ("riverwalk",)


def test_deploy_refused() -> None:
    """An ability of another faction, one that is unlocked already, a fifth mech, an unknown hex."""
    table = mine(abilities=["speed"])
    deploy = {"type": "deploy", "territory": "r6c3"}
    table.refuses(deploy | {"ability": "artillery"}, "ability_not_available")
    table.refuses(
        deploy | {"ability": "speed"}, "ability_not_available", available=["riverwalk", "wayfare", "scout"]
    )
    mine(mechs=["r6c3"] * 4).refuses(deploy | {"ability": "speed"}, "not_enough_units", unit="mech")
    table.refuses({"type": "deploy", "territory": "r7c0", "ability": "scout"}, "unknown_territory")


def test_build() -> None:
    """One structure a territory, each of the four once."""
    build = {"type": "build", "territory": "r6c3", "structure": "mill"}
    after = mine().when(build).then(StructureBuilt, seat="human", territory="r6c3")
    assert after.state.structures["r6c3"].kind == "mill"
    after.refuses(build | {"structure": "mine"}, "structure_there", owner="human")
    after.refuses(build | {"territory": "r6c4"}, "structure_built_already", territory="r6c3")
    after.when({"type": "build", "territory": "r6c4", "structure": "mine"}).then(StructureBuilt)
    mine().refuses(build | {"territory": "r7c0"}, "unknown_territory")


def test_enlist_and_upgrade() -> None:
    """Each ongoing bonus once; six upgrades, no seventh."""
    after = mine().when({"type": "enlist", "bonus": "coin"}).then(RecruitEnlisted, bonus="coin")
    after.refuses({"type": "enlist", "bonus": "coin"}, "recruit_enlisted_already", enlisted=["coin"])
    assert after.when({"type": "enlist", "bonus": "power"}).human.recruits == ("coin", "power")
    after = mine(upgrades=5).when({"type": "upgrade"}).then(Upgraded)
    after.refuses({"type": "upgrade"}, "no_upgrade_left", done=6)


def test_encounter() -> None:
    """The character takes the token on its territory, once."""
    table = mine(character="r6c4")
    after = table.when({"type": "encounter", "territory": "r6c4"}).then(EncounterRemoved, rule="PLAYER")
    after.refuses({"type": "encounter", "territory": "r6c4"}, "no_encounter_there")
    table.refuses({"type": "encounter", "territory": "r6c3"}, "no_encounter_there")
    table.refuses({"type": "encounter", "territory": "r5c5"}, "unit_not_there", character="r6c4")
    table.refuses({"type": "encounter", "territory": "r7c0"}, "unknown_territory")


def test_factory_card() -> None:
    """One Factory card a player, with the character on the Factory, while cards are left."""
    after = mine(character="r3c3").when({"type": "take_factory_card"}).then(FactoryCardTaken, seat="human")
    assert after.state.factory_cards == 2
    after.refuses({"type": "take_factory_card"}, "factory_card_taken_already")
    mine(character="r4c3").refuses({"type": "take_factory_card"}, "unit_not_there", place="r3c3")
    none = given(human(character="r3c3"), automa(), turn="human", factory_cards=0)
    none.refuses({"type": "take_factory_card"}, "no_factory_card_left")


def test_tokens() -> None:
    """Albion's Flags and Togawa's Traps lie where the character stands, one a territory."""
    token = {"type": "place_token", "territory": "r4c3"}
    for faction in ("albion", "togawa"):
        after = mine(faction=faction, character="r4c3").when(token).then(TokenPlaced, territory="r4c3")
        assert after.human.tokens == ("r4c3",)
        after.refuses(token, "token_there")
        after.refuses(token | {"territory": "r4c2"}, "unit_not_there")
    mine(character="r4c3").refuses(token, "no_tokens", faction="crimea")


@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_a_token_is_placed_after_moving(faction: str) -> None:
    """Albion, Exalt, and Togawa, Maifuku: after moving the character, by its way or by its place."""
    token = {"type": "place_token", "territory": "r4c3"}
    rested = mine(faction=faction, character="r4c3")
    assert rested.refused(token, strict=True).code == "character_not_moved"
    rested.when(token).then(Doubted, code="character_not_moved", facts={"territory": "r4c3"}).then(
        TokenPlaced
    )

    walked = mine(faction=faction, character="r3c3")
    way = {"type": "move", "moves": [{"unit": "character", "from": "r3c3", "to": "r4c3"}]}
    walked.when(way, strict=True).when(token, strict=True).then(TokenPlaced)
    walked.when({"type": "report", "character": "r4c3"}, strict=True).when(token, strict=True)
    stays = rested.when({"type": "report", "character": "r4c3", "coins": 3}, strict=True)
    assert stays.refused(token, strict=True).code == "character_not_moved"
    later = walked.when(way, strict=True).when(EndTurn()).when(card(3))
    assert later.refused(token, strict=True).code == "character_not_moved"


@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_there_are_four_tokens(faction: str) -> None:
    """A fifth can neither be placed nor is it offered."""
    placed = mine(faction=faction, character="r3c3", tokens=["r3c0", "r3c1", "r3c2", "r3c4"])
    placed = placed.when({"type": "report", "character": "r4c3"})
    token = {"type": "place_token", "territory": "r4c3"}
    placed.refuses(token, "no_tokens", faction=faction)
    assert offered(RULESET, placed.state, "place_token") == []


@pytest.mark.parametrize(
    ("goal", "reached", "short"),
    [
        ("upgrades", {"upgrades": 6}, {"upgrades": 5}),
        ("mechs", {"mechs": ["r6c3"] * 4}, {"mechs": ["r6c3"] * 3}),
        ("recruits", {"recruits": ["power", "coin", "popularity", "combat_card"]}, {"recruits": ["coin"]}),
        ("workers", {"workers": ["r6c3"] * 8}, {"workers": ["r6c3"] * 7}),
        ("popularity", {"popularity": 18}, {"popularity": 17}),
        ("power", {"power": 16}, {"power": 15}),
    ],
)
def test_stars_for_goals(goal: str, reached: dict[str, object], short: dict[str, object]) -> None:
    """A star is placed for a goal that has been reached, once, and for no other."""
    after = mine(**reached).when({"type": "place_star", "goal": goal}).then(StarPlaced, goal=goal)
    after.refuses({"type": "place_star", "goal": goal}, "star_placed_already")
    mine(**short).refuses({"type": "place_star", "goal": goal}, "goal_not_reached", goal=goal)


def test_star_for_structures() -> None:
    """Four structures of one's own."""
    kinds = dict(zip(("r6c3", "r6c4", "r7c3", "r5c2"), ("mill", "mine", "armory", "monument"), strict=True))
    built = {hex_: {"owner": "human", "kind": kind} for hex_, kind in kinds.items()}
    star = {"type": "place_star", "goal": "structures"}
    given(human(), automa(), turn="human", structures=built).when(star).then(StarPlaced, goal="structures")
    del built["r5c2"]
    given(human(), automa(), turn="human", structures=built).refuses(
        star, "goal_not_reached", there=3, needed=4
    )


def test_star_for_objectives() -> None:
    """One objective; a human Saxony may place one for both of its cards (Dominate), and has no third."""
    star = {"type": "place_star", "goal": "objective"}
    mine().when(star).refuses(star, "star_placed_already")
    both = mine(faction="saxony").when(star).when(star).then(StarPlaced, goal="objective")
    both.refuses(star, "star_placed_already")


def test_an_objective_is_revealed_in_ones_own_turn() -> None:
    """Rulebook, Objective cards: at any time of one's own turn; other goals are reached in others' too (R45).

    The sixth star of another would end everybody's game in the middle of somebody's turn.
    """
    one, two = (
        human(faction, seat=seat, power=16) for faction, seat in (("crimea", "one"), ("nordic", "two"))
    )
    table = given(one, two, automa("saxony"), turn="one")
    star = {"type": "place_star", "goal": "objective"}
    assert table.refused(star, "two").refusal == NotYourTurn(turn="one", seat="two")
    table.when(star, "one").then(StarPlaced, seat="one", goal="objective")
    table.when({"type": "place_star", "goal": "power"}, "two").then(StarPlaced, seat="two", goal="power")
    given(human(), automa(), turn="automa").refuses(star, "not_your_turn", turn="automa", seat="human")


def test_the_sixth_star_ends_the_game() -> None:
    """R39: at once; nothing is taken afterwards."""
    stars = ["combat", "combat", "mechs", "recruits", "workers"]
    after = mine(stars=stars, power=16).when({"type": "place_star", "goal": "power"})
    after.then(GameEnded, seat="human")
    after.refuses({"type": "end_turn"}, "game_over").refuses(card(), "game_over")


def test_a_turn_that_ends_the_game_is_over() -> None:
    """R39: whoever tells its end behind the sixth star tells what is so; all else there is refused."""
    table = mine(stars=["combat", "combat", "mechs", "recruits", "workers"], power=16)
    star, end = PlaceStar("power"), EndTurn()
    table.when(Turn((star, end))).then(GameEnded, seat="human").never(TurnEnded)
    assert table.refused(Turn((star, Gain(coins=1), end))).code == "game_over"
    assert table.when(star).refused(Turn((end,))).code == "game_over"


def test_end_turn() -> None:
    """The next seat's turn begins; an Automa's seat plays for nobody, and its turn is not the human's."""
    after = mine().when({"type": "end_turn"}).then(TurnEnded, seat="human", next="automa")
    after.refuses({"type": "end_turn"}, "not_your_turn", turn="automa")
    after.refuses({"type": "gain", "coins": 1}, "not_your_turn", by="human", turn="automa")
    mine().refuses({"type": "gain", "coins": 1}, "not_your_turn", by="automa", seat="automa")
    mine().refuses(card(), "not_an_automas_turn", turn="human")


def test_a_star_is_placed_in_anothers_turn_too() -> None:
    """A goal reached by a recruit bonus (R45) in the Automa's turn; of several humans one says who."""
    alone = given(human(power=16), automa())
    alone.when({"type": "place_star", "goal": "power"}).then(StarPlaced, seat="human")
    several = given(human(power=16), human("saxony"), automa(), turn="automa")
    several.when({"type": "place_star", "goal": "power"}, "human1").then(StarPlaced, seat="human1")
    several.refuses({"type": "place_star", "goal": "power"}, "not_your_turn")


@pytest.mark.parametrize(
    "action",
    [
        {"type": "fight", "dial": 0},
        {"type": "settle", "attacker": {"dial": 0}, "defender": {"dial": 0}},
        {"type": "draw_for_combat", "card": 1},
        {"type": "turn_up", "cards": []},
        {"type": "flip", "value": 2},
        {"type": "use_ability", "ability": "scout"},
    ],
)
def test_answers_without_a_question(action: dict[str, object]) -> None:
    """Answers are taken only where something is asked."""
    mine().refuses(action, "no_question_open")
