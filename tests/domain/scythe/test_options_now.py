"""What can be done now, as the board and the mats tell it."""

from __future__ import annotations

from automa_rules.scythe.actions import AutomaTurn
from automa_rules.scythe.options import OptionsNow, options
from automa_rules.scythe.options.units import UnitOptions
from tests.domain.scythe.table import WATER, Table, automa, card, given, human
from tests.domain.scythe.test_doubts import goes, moves


def now(table: Table, seat: str | None = "human") -> OptionsNow:
    """The options of a seat."""
    return options(table.state, seat)


def unit(found: OptionsNow, kind: str, place: str) -> UnitOptions:
    """Those of the units of a kind in a place."""
    (one,) = [each for each in found.units if (each.unit, each.place) == (kind, place)]
    return one


def table(**what: object) -> Table:
    """A human Crimea's turn in its peninsula, the Automa's units beside it."""
    document = {
        "character": "r6c3",
        "mechs": ["r6c4", "r6c4"],
        "workers": ["r6c3", "r7c3", "r7c3"],
        "abilities": ["riverwalk"],
        **what,
    }
    return given(
        human("crimea", **document),
        automa("nordic", mechs=["r5c3"], workers=["r5c4"]),
        turn="human",
        resources={"r6c4": {"food": 2}},
        structures={"r7c3": {"owner": "human", "kind": "mill"}},
    )


def test_units_and_where_each_can_go() -> None:
    """By kind and place; with enemies there, what can ride along, and what lies there."""
    found = now(table())
    assert [(each.unit, each.place, each.count) for each in found.units] == [
        ("character", "r6c3", 1),
        ("mech", "r6c4", 2),
        ("worker", "r6c3", 1),
        ("worker", "r7c3", 2),
    ]
    mech = unit(found, "mech", "r6c4")
    # Riverwalk leads onto the tundra r5c3, not onto the forest r5c4.
    assert mech.reach == ("r5c3", "r6c3", "r7c3")
    assert (mech.combats, mech.driving_off) == (("r5c3",), ())
    assert (mech.workers, mech.resources) == (0, {"food": 2})


def test_a_factory_card_moves_a_unit_further() -> None:
    """One territory more, told apart from what a Move action reaches."""
    worker = unit(now(table(has_factory_card=True)), "worker", "r6c3")
    assert (worker.reach, worker.by_factory_card) == (("r6c4", "r7c3"), ())
    mech = unit(now(table(has_factory_card=True, mechs=["r7c3"])), "mech", "r7c3")
    assert mech.reach == ("r6c3", "r6c4")
    assert mech.by_factory_card == ("r5c3",)


def test_where_mechs_are_deployed_and_structures_built() -> None:
    """Beside own workers; not where a structure stands; what is left on the mats."""
    found = now(table())
    assert found.deploy is not None
    assert found.deploy.territories == ("r6c3", "r7c3")
    assert found.deploy.abilities == ("wayfare", "scout", "speed")
    assert found.build is not None
    assert (found.build.territories, found.build.structures) == (("r6c3",), ("monument", "mine", "armory"))
    nobody = now(table(workers=[], mechs=["r6c4"] * 4))
    assert (nobody.deploy, nobody.build) == (None, None)


def test_nothing_is_deployed_or_built_on_a_lake() -> None:
    """Rulebook, Build and Deploy: a lake is offered for neither, with workers that a mech brought there."""
    ashore = now(table(workers=["r1c0", "r6c3"]))
    assert ashore.deploy is not None
    assert ashore.build is not None
    assert (ashore.deploy.territories, ashore.build.territories) == (("r6c3",), ("r6c3",))
    afloat = now(table(workers=["r1c0"]))
    assert (afloat.deploy, afloat.build) == (None, None)


def test_what_can_be_produced_where() -> None:
    """A token a worker, one more for the Mill; workers in a village as far as there are any left."""
    found = now(table(workers=["r6c3", "r7c3", "r7c3", "r6c5"]))
    produced = {each.territory: (each.resource, each.most) for each in found.produce}
    assert produced == {"r6c3": ("food", 1), "r7c3": (None, 3), "r6c5": (None, 1)}
    last = now(table(workers=["r6c5"] * 7))
    assert {each.territory: each.most for each in last.produce} == {"r6c5": 1, "r7c3": 1}


def test_where_the_character_stands() -> None:
    """An encounter token, the Factory, and a place for a Flag as soon as the character has moved there."""
    assert now(given(human("albion", character="r6c4"), turn="human")).encounter == "r6c4"
    before = given(human("albion", character="r3c4"), turn="human")
    assert (now(before).factory_card, now(before).token) == (False, None)
    factory = now(before.when(moves(goes("character", "r3c4", "r3c3"))))
    assert (factory.factory_card, factory.token) == (True, "r3c3")
    assert now(given(human("albion", character="home"), turn="human")).token is None


def test_what_has_moved_is_offered_no_more() -> None:
    """Rulebook, Move: each unit moves once, with Speed by two territories, and three units in all."""
    start = table(abilities=["speed"], mechs=["r6c4"], workers=["r6c3"], character="r6c3")
    once = start.when(moves(goes("mech", "r6c4", "r7c3")))
    assert unit(now(once), "mech", "r7c3").reach == ("r6c3", "r6c4")
    twice = once.when(moves(goes("mech", "r7c3", "r6c4")))
    assert unit(now(twice), "mech", "r6c4").reach == ()
    three = twice.when(moves(goes("worker", "r6c3", "r7c3"), goes("character", "r6c3", "r7c3")))
    assert [each.reach for each in now(three).units] == [("r6c3", "r6c4"), (), ()]
    rested = table(workers=["r6c3", "r7c3"], mechs=["r6c4"]).when(moves(goes("mech", "r6c4", "r6c3")))
    assert [each.reach for each in now(rested).units if each.place != "r6c3"] == [("r6c3", "r6c4")]


def test_toka_is_offered_to_one_unit() -> None:
    """Togawa, Toka: at most one character or mech crosses rivers in a turn, and it may do so again."""
    start = given(
        human("togawa", mechs=["r5c3", "r5c4"], abilities=["toka"], has_factory_card=True), turn="human"
    )
    assert "r6c4" in unit(now(start), "mech", "r5c4").reach
    crossed = start.when(moves(goes("mech", "r5c3", "r6c3")))
    assert "r6c4" not in unit(now(crossed), "mech", "r5c4").reach
    assert "r5c2" in unit(now(crossed), "mech", "r6c3").by_factory_card


def test_what_the_rules_take_is_offered() -> None:
    """A mech by an encounter, what is taken on the way, and a Flag only after moving."""
    met = given(human("albion", character="r6c4", mechs=["mat"] * 4), turn="human")
    assert now(met.when({"type": "encounter", "territory": "r6c4"})).deploy is not None
    assert now(met).token is None
    under = given(human("saxony", mechs=["r0c5"], abilities=["underpass", "speed"]), turn="human")
    assert "r2c2" in unit(now(under), "mech", "r0c5").reach


def test_the_answer_in_a_combat() -> None:
    """The dial, the cards held, abilities, and with Seaworthy the lakes and who may come along."""
    asked = given(
        human(
            "nordic", mechs=["r4c3"], workers=["r4c3"], power=5, combat_cards=[5, 2], abilities=["seaworthy"]
        ),
        automa("saxony", mechs=["r5c3"], power=9, scheme=2, star_tracker=WATER),
    ).when(card(15))
    found = now(asked)
    assert found.units == ()
    assert found.answer is not None
    assert found.answer.action == "fight"
    (side,) = found.answer.sides
    assert (side.seat, side.dial_max, side.cards_max) == ("human", 5, 1)
    assert side.hand is not None
    assert sorted(side.hand) == [2, 5]
    assert (side.lakes, side.carried) == (("r3c2", "r4c4"), 1)
    assert now(asked, "automa").answer is None


def test_the_answer_at_a_table_with_real_cards() -> None:
    """Which Automa cards can have been drawn, how many combat cards are turned up, and of what values."""
    asked = given(
        human(mechs=["r4c3"], power=5),
        automa("nordic", mechs=["r5c3"], power=9, combat_cards=3, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical", "combat_discards": [5] * 6},
    )
    assert now(asked).automa_cards == tuple(range(1, 20))
    drawn = asked.when(card(15)).when({"type": "fight", "dial": 0})
    answer = now(drawn).answer
    assert answer is not None
    assert answer.action == "draw_for_combat"
    assert answer.automa_cards == tuple(number for number in range(1, 20) if number != 15)
    answer = now(drawn.when({"type": "draw_for_combat", "card": 12})).answer
    assert answer is not None
    assert (answer.action, answer.count, answer.values) == ("turn_up", 2, (2, 3, 4))


def test_any_card_can_be_drawn_of_a_deck_that_is_used_up() -> None:
    """R33: all 19 are shuffled anew for the Automa's next card."""
    spent = {"automa": "physical", "automa_discards": [*range(1, 20)]}
    due = given(human(), automa("nordic"), turn="automa", decks=spent)
    assert now(due).automa_cards == tuple(range(1, 20))
    assert due.refused(AutomaTurn()).facts["in_deck"] == [*range(1, 20)]


def test_who_is_not_on_turn() -> None:
    """Stars that are due, and what is left; of those not on turn stars alone, and nothing who looks on."""
    waiting = given(human(power=16), automa())
    assert now(waiting) == OptionsNow(stars=("power",))
    assert now(waiting, None) == OptionsNow()
    found = now(table(power=16, recruits=["coin"], upgrades=2))
    assert found.stars == ("power",)
    assert (found.enlist, found.upgrades) == (("power", "popularity", "combat_card"), 4)
    assert (found.token, found.factory_card, found.encounter) == (None, False, None)


def test_what_another_is_asked_leaves_nothing_to_be_told() -> None:
    """M1: while an Automa's attack waits for one human's dial, another draws no card for it."""
    asked = given(
        human("crimea", seat="one", mechs=["r4c3"], power=7),
        human("saxony", seat="two"),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical"},
    ).when(card(15))
    assert now(asked, "one").answer is not None
    assert now(asked, "two") == OptionsNow()
