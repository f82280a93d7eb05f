"""Several humans and several Automas: M1 to M12 of the designer's rules, each by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import Event
from automa_rules.core.refusals import NotYourTurn, TurnTooLong
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.turn_command import Turn
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import EndTurn, Gain, Report, UseAbility
from automa_rules.scythe.events import (
    AutomaDeckRenewed,
    CoinsChanged,
    CombatAbilityUsed,
    CombatBegan,
    CombatTableRead,
    CombatWon,
    GameEnded,
    PopularityChanged,
    PowerChanged,
    RecruitBonusOffered,
    ResourcesChanged,
    SchemeSwitched,
    StarPlaced,
    TurnEnded,
    UnitMoved,
    UnitsMoved,
)
from automa_rules.scythe.player import Player, hand_size
from automa_rules.scythe.questions import FightAsked, SettlementAsked
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import CombatAbility
from tests.domain.scythe.table import WATER, automa, begun, card, given, human

RULES: Ruleset[State] = RULESET
ATTACKER: dict[str, Any] = {"scheme": 2, "star_tracker": WATER, "combat_cards": 0}


def test_m1_an_automa_is_an_enemy_like_a_human() -> None:
    """M1: an Automa attacks another Automa's units as it would a human's, and is barred by their reach."""
    table = given(
        human(),
        automa("nordic", seat="a", mechs=["r5c3"], power=6, **ATTACKER),
        automa("saxony", seat="b", workers=["r4c3"]),
        turn="a",
        resources={"r4c3": {"oil": 1}},
    )
    after = table.when(card(15)).then(UnitMoved, symbol="attack_worker", to="r4c3")
    after.then(UnitsMoved, seat="b", unit="worker", to="home").then(ResourcesChanged, amount=-1)
    after.never(PopularityChanged)


def test_m2_only_its_own_units_are_automa_units() -> None:
    """M2: a friendly Automa's units give no neighbourhood and are not picked up."""
    table = given(
        human(side="people"),
        automa("nordic", seat="a", workers=["r0c4"], side="bots"),
        automa("saxony", seat="b", workers=["r5c0"], side="bots"),
        turn="a",
        enemies="other_sides",
    )
    # Card 3 moves the worker within r0c4's own neighbourhood.
    move = table.when(card(3)).one(UnitMoved)
    assert (move.seat, move.origin) == ("a", "r0c4")
    assert move.to in ("r0c4", "r0c5", "r1c4")


def test_m3_each_seat_by_its_own_rules_and_level() -> None:
    """M3: Autometta skips card 4, Automa beside it plays it."""
    table = begun(
        {
            "players": [
                {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
                {"kind": "automa", "faction": "saxony", "level": "autometta", "seat": "a"},
                {"kind": "automa", "faction": "polania", "level": "ultimaszyna", "seat": "b"},
            ]
        }
    )
    assert [one.level for one in table.state.players] == [None, "autometta", "ultimaszyna"]
    after = table.when({"type": "end_turn"}).when(card(4)).never(UnitMoved)
    after.when(card(4)).then(UnitMoved, seat="b")


def test_m4_each_automa_has_its_own_marker_water_and_scheme() -> None:
    """M4: one Automa's tracker star changes nothing for the other."""
    table = given(
        human(),
        automa("nordic", seat="a", star_tracker=8),
        automa("saxony", seat="b", star_tracker=2),
        turn="a",
    )
    # The marker goes from 8 to 9, the first star of the tracker card "Automa".
    after = table.when(card(3)).then(SchemeSwitched, seat="a").never(SchemeSwitched, seat="b")
    assert (after.player("a").star_tracker, after.player("b").star_tracker) == (9, 2)
    assert (after.player("a").scheme, after.player("b").scheme) == (2, 1)


def test_m5_a_deck_for_each() -> None:
    """M5: each Automa draws from its own 19 cards."""
    table = given(human(), automa("nordic", seat="a"), automa("saxony", seat="b"), turn="a")
    after = table.when(card(3)).when(card(3)).then(TurnEnded, seat="b")
    assert [deck.discards for deck in after.state.automa_decks] == [(3,), (3,)]


def test_m5_one_deck_for_all() -> None:
    """M5: with a shared deck a drawn card is gone for all, and one's scheme switch shuffles it for all."""
    table = given(
        human(),
        automa("nordic", seat="a", star_tracker=2),
        automa("saxony", seat="b", star_tracker=8),
        turn="a",
        decks={"automa": "physical", "shared": True},
    )
    assert len(table.state.automa_decks) == 1
    after = table.when(card(3))
    after.refuses(card(3), "card_not_in_deck")
    after = after.when(card(6)).then(SchemeSwitched, seat="b").then(AutomaDeckRenewed, rule="R34")
    assert len(after.deck.pile) == 19
    assert (after.player("a").scheme, after.player("b").scheme) == (1, 2)


def test_m6_recruit_bonus_from_a_neighbour_only() -> None:
    """M6: of two humans with the recruit only the one who sits next to the Automa gains it."""
    table = given(
        human("crimea", seat="near", recruits=["power"], power=0),
        automa("nordic", seat="bot"),
        automa("saxony", seat="other"),
        human("polania", seat="far", recruits=["power"], power=0),
        turn="bot",
    )
    after = table.when(card(1)).then(PowerChanged, seat="near", amount=1, rule="R45")
    assert (after.player("near").power, after.player("far").power) == (1, 0)


@pytest.mark.parametrize(
    ("deed", "bonus", "gained"),
    [
        ({"type": "upgrade"}, "power", {"power": 1}),
        ({"type": "deploy", "territory": "r6c3", "ability": "scout"}, "coin", {"coins": 1}),
        ({"type": "build", "territory": "r6c3", "structure": "mill"}, "popularity", {"popularity": 1}),
        ({"type": "enlist", "bonus": "coin"}, "combat_card", {"combat_cards": 1}),
    ],
)
def test_a_human_s_bottom_row_brings_neighbours_the_bonus_of_their_recruits(
    deed: dict[str, object], bonus: str, gained: dict[str, int]
) -> None:
    """Rulebook, Enlist: players to the left and right gain it; what an encounter gives brings none.

    Who acts tells its own bonus itself, and in a game that began by version 3 neighbours' are told by them.
    """
    table = given(
        human("crimea", seat="acting", workers=["r6c3"], recruits=[bonus]),
        human("polania", seat="beside", recruits=[bonus], power=0, coins=0, popularity=0),
        automa("nordic", seat="bot"),
        human("saxony", seat="far", recruits=[bonus], power=0, coins=0, popularity=0),
        human("rusviet", seat="without", power=0, coins=0, popularity=0),
        turn="acting",
    )
    before = {one.seat: holdings(one) for one in table.state.players}
    after = table.when(deed).then(RecruitBonusOffered, seat="beside", bonus=bonus)
    what = dict.fromkeys(("power", "coins", "popularity", "combat_cards"), 0) | gained
    now = {one.seat: holdings(one) for one in after.state.players}
    more = {seat: {name: now[seat][name] - before[seat][name] for name in what} for seat in now}
    assert more["beside"] == what
    assert [seat for seat, each in more.items() if any(each.values())] == ["beside"]
    table.when({**deed, "by_encounter": True}).never(RecruitBonusOffered)


def test_the_neighbour_on_the_left_gains_its_bonus_first() -> None:
    """Rulebook, Enlist: the active player, then the left neighbour, who is next, then the right one.

    With one combat card left only the left one gets it.
    """
    table = given(
        human("crimea", seat="right", recruits=["combat_card"]),
        human("saxony", seat="acting"),
        human("polania", seat="left", recruits=["combat_card"]),
        automa("nordic", seat="bot"),
        turn="acting",
    )
    deed = {"type": "enlist", "bonus": "coin"}
    offered = table.when(deed).all(RecruitBonusOffered)
    assert [each.seat for each in offered] == ["left", "right"]


def holdings(one: Player) -> dict[str, int]:
    """How much a player has of what recruits bring."""
    return {
        "power": one.power,
        "coins": one.coins,
        "popularity": one.popularity,
        "combat_cards": hand_size(one),
    }


@pytest.mark.parametrize(("enemies", "attacks"), [("everyone", True), ("other_sides", False)])
def test_m7_who_is_an_enemy(enemies: str, attacks: bool) -> None:  # noqa: FBT001 - the table's column
    """M7: everybody, or only those of another side."""
    table = given(
        human(side="people"),
        automa("nordic", seat="a", mechs=["r5c3"], power=6, side="bots", **ATTACKER),
        automa("saxony", seat="b", mechs=["r4c3"], side="bots"),
        turn="a",
        enemies=enemies,
    )
    assert bool(table.when(card(15)).all(CombatBegan)) == attacks


def test_m7_friends_share_a_territory() -> None:
    """M7: a human may enter a friend's territory; there is no combat and nobody goes home."""
    table = given(
        human(mechs=["r5c3"], side="x"), automa("nordic", mechs=["r4c3"], side="x"),
        automa("saxony", seat="foe"), turn="human", enemies="other_sides"
    )  # fmt: skip
    move = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
    table.when(move).never(CombatBegan).never(UnitsMoved, seat="automa")


def test_m7_two_allied_enemies_on_a_territory() -> None:
    """M7: the combat unit is fought first; with the victory its friend's workers are driven off."""
    table = given(
        human(mechs=["r5c3"], power=7, popularity=5, side="x"),
        automa("nordic", seat="a", mechs=["r4c3"], power=0, combat_cards=0, side="y"),
        automa("saxony", seat="b", workers=["r4c3"], side="y"),
        turn="human",
        enemies="other_sides",
    )
    move = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
    asked = table.when(move).never(UnitsMoved, seat="b")
    lost = given(
        human(mechs=["r5c3"], power=0, side="x", combat_cards=[]),
        automa("nordic", seat="a", mechs=["r4c3"], power=7, side="y"),
        automa("saxony", seat="b", workers=["r4c3"], side="y"),
        turn="human",
        enemies="other_sides",
    ).when(move)
    won = asked.when({"type": "fight", "dial": 1, "automa_card": 18}).then(CombatWon, winner="human")
    won.then(UnitsMoved, seat="b", unit="worker", to="home").then(PopularityChanged, amount=-1)
    lost.when({"type": "fight", "dial": 0, "automa_card": 7}).never(UnitsMoved, seat="b")


def test_camaraderie_spares_the_workers_of_both() -> None:
    """Rulebook, Camaraderie: no popularity is lost for any workers that go home after a combat won."""
    table = given(
        human("polania", mechs=["r5c3"], power=7, popularity=5, side="x", abilities=["camaraderie"]),
        automa("nordic", seat="a", mechs=["r4c3"], power=0, combat_cards=0, side="y"),
        automa("saxony", seat="b", workers=["r4c3"], side="y"),
        turn="human",
        enemies="other_sides",
    )
    move = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
    fight = {"type": "fight", "dial": 1, "automa_card": 18}
    asked = table.when(move)
    asked.when(fight).then(UnitsMoved, seat="b", unit="worker", to="home").never(PopularityChanged)


def test_an_automa_that_wins_leaves_its_friend_what_lies_there() -> None:
    """R31, M7: resources beside a friend's units are the friend's."""
    table = given(
        human(seat="human", mechs=["r5c3"], power=0, combat_cards=[], side="x"),
        automa("nordic", seat="a", mechs=["r4c3"], power=7, side="y"),
        human("saxony", seat="friend", mechs=["r4c3"], power=0, combat_cards=[], side="y"),
        turn="human",
        enemies="other_sides",
        resources={"r4c3": {"oil": 5}},
    )
    move = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
    fight = {"type": "fight", "dial": 0, "automa_card": 7}
    after = table.when(move).when(fight, "human").then(CombatWon, winner="a")
    assert after.state.resources["r4c3"] == {"oil": 5}


def test_what_lies_there_is_an_automas_when_the_last_enemy_is_beaten() -> None:
    """R25, M7: what two friends have on a territory is the second one's until that is beaten too."""
    table = given(
        human(seat="one", mechs=["r5c5"], power=0, combat_cards=[], side="y"),
        automa("nordic", seat="a", character="r5c4", power=16, side="x", **ATTACKER),
        human("saxony", seat="two", mechs=["r5c5"], power=7, combat_cards=[], side="y"),
        turn="a",
        enemies="other_sides",
        resources={"r5c5": {"oil": 5}},
    ).when(card(15))
    first = table.when({"type": "fight", "dial": 0, "automa_card": 7}, "one").then(CombatWon, winner="a")
    assert first.state.resources["r5c5"] == {"oil": 5}
    held = first.when({"type": "fight", "dial": 7, "automa_card": 18}, "two")
    assert held.then(CombatWon, winner="two").state.resources["r5c5"] == {"oil": 5}
    beaten = first.when({"type": "fight", "dial": 0, "automa_card": 8}, "two")
    assert "r5c5" not in beaten.then(CombatWon, winner="a").state.resources


def test_a_turn_is_of_one_seat() -> None:
    """By its first action; a fifth report is refused at its place, before anything of the turn is done."""
    table = given(human("crimea", seat="one"), human("saxony", seat="two"), automa("nordic"), turn="one")
    assert table.refused(Turn((EndTurn(), Gain(coins=1)))).refusal == NotYourTurn(turn="two", seat="one")
    table = given(human("crimea", seat="one"), automa("nordic"), turn="one")
    table.when(Turn((*[Report(coins=1)] * 4, Gain(coins=1)))).then(CoinsChanged, to=2)
    refused = table.refused(Turn((EndTurn(), *[Report(coins=1)] * 5)))
    assert refused.refusal == TurnTooLong(of="reports", most=4)
    assert refused.action_index == 5


def test_m8_turns_go_around() -> None:
    """M8: one after the other, in the order of the seats, and around again."""
    table = given(
        human("crimea", seat="one"), automa("nordic", seat="two"), human("saxony", seat="three"), turn="one"
    )
    table = table.when({"type": "end_turn"}, "one")
    table.refuses({"type": "end_turn"}, "not_your_turn", by="three")
    table = table.when(card(3))
    table.refuses({"type": "gain", "coins": 1}, "not_your_turn", by="one", turn="three", seat="one")
    assert table.when({"type": "end_turn"}, "three").state.turn == "one"


def test_m9_two_automas_fight_with_a_card_each() -> None:
    """M9: each reads its own power column, the attacker wins ties; both retreat by their own level."""
    table = given(
        human(),
        automa("nordic", seat="a", mechs=["r5c3"], power=6, character="mat", **ATTACKER),
        automa("saxony", seat="b", mechs=["r4c3"], power=14, combat_cards=0, level="ultimaszyna"),
        turn="a",
        decks={"automa": "physical", "combat": "physical"},
    ).when(card(15))
    table = table.when({"type": "draw_for_combat", "card": 3})
    table = table.when({"type": "draw_for_combat", "card": 4})
    # Card 4 at 14 power shows 2: the attacker's 3 wins.
    table.then(CombatTableRead, seat="b", column=2, power=2).then(CombatWon, winner="a")
    assert "home" in table.player("b").mechs
    assert table.state.automa_decks[0].combat_discards == (3,)
    assert table.state.automa_decks[1].combat_discards == (4,)
    table.then(StarPlaced, seat="a", goal="combat").then(TurnEnded)


def test_m9_the_defender_by_its_own_column() -> None:
    """M9: the defender's 7 (card 15) beats the attacker's 3 (card 3); the attacker's mech goes to its mat."""
    table = given(
        human(),
        automa("nordic", seat="a", mechs=["r5c3"], power=6, character="mat", **ATTACKER),
        automa("saxony", seat="b", mechs=["r4c3"], power=14, combat_cards=0),
        turn="a",
        decks={"automa": "physical", "combat": "physical"},
    ).when(card(15))
    table = table.when({"type": "draw_for_combat", "card": 3}).when({"type": "draw_for_combat", "card": 15})
    table.then(CombatWon, winner="b").then(StarPlaced, seat="b").then(TurnEnded)
    assert table.player("a").mechs == ("mat",) * 4


def test_m9_a_virtual_fight_decides_itself() -> None:
    """M9, R39: without a human nothing is asked; the sixth star won so ends the game within the turn."""
    table = given(
        human(),
        automa("nordic", seat="a", mechs=["r5c3"], power=16, stars=["tracker"] * 5, **ATTACKER),
        automa("saxony", seat="b", mechs=["r4c3"], power=0, combat_cards=0),
        turn="a",
    )
    after = table.when(card(15)).in_order(CombatBegan, CombatWon, StarPlaced, GameEnded).never(TurnEnded)
    assert RULES.questions(after.state) == ()


@pytest.mark.parametrize(("factions", "cards"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_m10_one_factory_card_more_than_players(factions: int, cards: int) -> None:
    """M10: three for two players, six for five."""
    names = ("nordic", "saxony", "polania", "rusviet")[: factions - 1]
    assert given(human(), *(automa(name) for name in names)).state.factory_cards == cards


def test_m11_anyones_sixth_star_ends_the_game() -> None:
    """M11: the star of any seat; everybody is scored."""
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    table = given(
        human("crimea", seat="one", coins=20),
        human("polania", seat="two", stars=five, power=16, popularity=0),
        automa(),
        turn="two",
    )
    ended = table.when({"type": "place_star", "goal": "power"}, "two").one(GameEnded)
    # Six stars in the lowest tier: 18; the Automa has its 5 coins.
    assert ended.totals == {"one": 20, "two": 18, "automa": 5}
    assert ended.winners == ("one",)


def test_m11_the_cap_of_six_holds_for_all_humans() -> None:
    """M11: with several humans, too, six resources of a territory count."""
    table = given(
        human("crimea", workers=["r6c3"]),
        human("polania", workers=["r3c0"]),
        automa(),
        resources={"r6c3": {"food": 9}, "r3c0": {"food": 9}},
    )
    assert [one.resources for one in table.score().players if one.seat != "automa"] == [6, 6]


def test_m12_more_automas_than_humans() -> None:
    """M12: possible: one human and four Automas play a round."""
    names = ("nordic", "rusviet", "saxony", "polania")
    table = begun(
        {
            "players": [
                {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
                *({"kind": "automa", "faction": name} for name in names),
            ]
        }
    )
    table = table.when({"type": "end_turn"})
    for _ in names:
        table = table.when(card())
    assert table.state.turn == "human"


def test_two_humans_fight_at_the_table() -> None:
    """Base rules: what both showed is told at once; the resources stay, popularity and a star as always."""
    table = given(
        human("crimea", seat="one", mechs=["r5c3"], power=5, combat_cards=[5], popularity=4),
        human("polania", seat="two", mechs=["r4c3"], workers=["r4c3"], power=3, combat_cards=[4]),
        automa(),
        turn="one",
        resources={"r4c3": {"oil": 2}},
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}, "one")
    (question,) = RULES.questions(table.state)
    assert isinstance(question, SettlementAsked)
    assert (question.attacker, question.defender, question.abilities) == ("one", "two", ())
    table.refuses({"type": "fight", "dial": 1}, "question_open", answer="settle")
    too_much = {"type": "settle", "attacker": {"dial": 1}, "defender": {"dial": 4}}
    table.refuses(too_much, "dial_too_high", seat="two", dial_max=3)
    settle = {"type": "settle", "attacker": {"dial": 5}, "defender": {"dial": 1, "cards": [4]}}
    after = table.when(settle, "one").then(CombatWon, winner="one", loser="two")
    after.then(UnitsMoved, seat="two", unit="worker", to="home").then(
        PopularityChanged, seat="one", amount=-1
    )
    after.then(StarPlaced, seat="one").never(ResourcesChanged)
    assert (after.player("one").power, after.player("two").power) == (0, 2)


def test_two_humans_use_their_abilities() -> None:
    """Base rules: the attacker's and the defender's abilities act before the combat."""
    table = given(
        human("albion", seat="one", mechs=["r5c3"], power=5, abilities=["sword"]),
        human("nordic", seat="two", mechs=["r4c3"], power=6, abilities=["artillery"]),
        automa("saxony"),
        turn="one",
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]})
    (question,) = RULES.questions(table.state)
    assert isinstance(question, SettlementAsked)
    assert question.abilities == ("sword", "artillery")
    table = table.when({"type": "use_ability", "ability": "sword"})
    assert table.player("two").power == 4
    table = table.when({"type": "use_ability", "ability": "artillery"})
    assert (table.player("one").power, table.player("two").power) == (3, 3)


def test_who_is_quicker_takes_no_ability_of_the_other_away() -> None:
    """Base rules, combat: the attacker first, then the defender, who may tell it first all the same.

    Artillery then Shield leaves 2 of 1 power, Shield first only 1.
    """
    fight = given(
        human("nordic", seat="one", mechs=["r5c3"], power=5, abilities=["artillery"]),
        human("albion", seat="two", mechs=["r4c3"], power=1, abilities=["shield"]),
        automa("saxony"),
        turn="one",
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]})
    artillery, shield = ({"type": "use_ability", "ability": one} for one in ("artillery", "shield"))
    assert fight.when(artillery, strict=True).when(shield, strict=True).player("two").power == 2
    assert fight.when(shield, strict=True).when(artillery, strict=True).player("two").power == 1


def test_each_of_two_humans_uses_its_own_abilities() -> None:
    """Base rules: the defender's are the defender's; whoever speaks for the table uses both sides'."""
    state = given(
        human("crimea", seat="one", mechs=["r5c3"], power=5, abilities=["scout"]),
        human("nordic", seat="two", mechs=["r4c3"], power=6, abilities=["artillery"]),
        human("rusviet", seat="three"),
        automa("saxony"),
        turn="one",
    )
    fight = state.when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}).state

    def uses(ability: CombatAbility, seat: str | None, *, sees_all_hands: bool = True) -> Sequence[Event]:
        command = Command(UseAbility(ability), seat, bytes(64), sees_all_hands=sees_all_hands)
        return RULES.decide(fight, command).events

    def refused(ability: CombatAbility, seat: str) -> str:
        with pytest.raises(Rejected) as caught:
            uses(ability, seat, sees_all_hands=False)
        return caught.value.code

    assert CombatAbilityUsed("two", "artillery") in uses("artillery", "two", sees_all_hands=False)
    assert CombatAbilityUsed("one", "scout") in uses("scout", "one", sees_all_hands=False)
    assert refused("artillery", "one") == refused("scout", "two") == "ability_not_usable"
    assert refused("scout", "three") == "ability_not_usable"
    assert CombatAbilityUsed("two", "artillery") in uses("artillery", None)
    assert CombatAbilityUsed("two", "artillery") in uses("artillery", "one")


def test_a_goal_is_reached_before_the_combat_that_spends_it() -> None:
    """Base rules: a star is placed at once. Shield fills the defender's power, which the dial will take."""
    table = given(
        human("crimea", seat="one", mechs=["r5c3"], power=5),
        human("albion", seat="two", mechs=["r4c3"], power=14, abilities=["shield"]),
        automa("saxony"),
        turn="one",
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]})
    star = {"type": "place_star", "goal": "power"}
    table.refuses(star, "goal_not_reached", by="two", there=14, needed=16)
    table = table.when({"type": "use_ability", "ability": "shield"})
    table.refuses(star, "goal_not_reached", by="one", there=5, needed=16)
    placed = table.when(star, "two").then(StarPlaced, seat="two", goal="power")
    settle = {"type": "settle", "attacker": {"dial": 0}, "defender": {"dial": 7}}
    placed.when(settle, "one").then(CombatWon, winner="two")


def test_two_humans_cannot_show_more_cards_of_a_value_than_there_are() -> None:
    """Real cards: five fives are discarded, so only one of the two can show the last."""
    table = given(
        human("crimea", seat="one", mechs=["r5c3"], combat_cards=1),
        human("polania", seat="two", mechs=["r4c3"], combat_cards=1),
        automa(),
        turn="one",
        decks={"combat": "physical", "combat_discards": [5] * 5},
    ).when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]})
    both = {"dial": 0, "cards": [5]}
    table.refuses({"type": "settle", "attacker": both, "defender": both}, "combat_card_not_left")


def test_a_combat_asks_the_human_in_it() -> None:
    """An Automa attacks one of two humans: that one is asked, and the other cannot answer."""
    table = given(
        human("crimea", seat="one", mechs=["r4c3"], power=3),
        human("polania", seat="two"),
        automa("nordic", mechs=["r5c3"], power=6, **ATTACKER),
    ).when(card(15))
    (question,) = RULES.questions(table.state)
    assert isinstance(question, FightAsked)
    assert question.seat == "one"
    table.refuses({"type": "fight", "dial": 0}, "not_your_question", by="two", seat="one")
    table.when({"type": "fight", "dial": 0}, "one").then(CombatWon)


def test_r50_a_sixth_star_in_the_second_combat_on_a_territory() -> None:
    """R50, M7: an Automa fights two allies one after the other; the sixth star ends the turn."""
    table = given(
        human(mechs=["r5c5"], power=0, combat_cards=[], side="y"),
        automa("nordic", seat="a", character="r5c4", power=16, stars=["tracker"] * 4, side="x", **ATTACKER),
        automa("saxony", seat="b", mechs=["r5c5"], power=0, combat_cards=0, side="y"),
        turn="a",
        enemies="other_sides",
    ).when(card(15))
    after = table.when({"type": "fight", "dial": 0, "automa_card": 7})
    after.in_order(CombatWon, StarPlaced, CombatBegan, CombatWon, StarPlaced, GameEnded)
    after.never(TurnEnded)
    assert "r5c5" in after.state.encounters


def test_a_game_of_automas_alone_runs_to_its_end_by_automa_turns() -> None:
    """M1, M11: without a human every turn is an Automa's, none asks the table, and a sixth star ends it."""
    table = begun({"players": [{"kind": "automa", "faction": one} for one in ("nordic", "crimea", "saxony")]})
    for _ in range(400):
        table = table.when(card()).asks_nothing()
        if table.state.over:
            break
    assert max(len(one.stars) for one in table.state.players) == 6
    assert table.state.winners


def test_any_mix_of_humans_and_automas_begins_with_who_plays_what() -> None:
    """M3, M8: a faction for each seat and a player mat for each human are enough, up to five seats."""
    mats = {"albion": "militant", "polania": "agricultural"}
    humans = [{"kind": "human", "faction": faction, "mat": mat} for faction, mat in mats.items()]
    automas = [{"kind": "automa", "faction": one} for one in ("togawa", "saxony", "nordic")]
    for human_count in range(3):
        for automa_count in range(max(1, 2 - human_count), 4):
            table = begun({"players": [*humans[:human_count], *automas[:automa_count]]})
            kinds = [one.kind for one in table.state.players]
            assert (kinds.count("human"), kinds.count("automa")) == (human_count, automa_count)
            assert table.player(table.state.turn).kind == ("human" if human_count else "automa")
