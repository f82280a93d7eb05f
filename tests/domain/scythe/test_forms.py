"""What can be done now, as the board and the mats tell it."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.form import Group, OneOf, Several
from automa_rules.core.tag import tag_of
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import AutomaTurn
from automa_rules.scythe.forms.moves import moves as piece_moves
from automa_rules.scythe.forms.moves import unit_reach
from automa_rules.scythe.state import player
from tests.domain.forms import Fields, asked, offered, values
from tests.domain.scythe.table import WATER, Table, automa, card, given, human
from tests.domain.scythe.test_doubts import goes, moves


def forms(table: Table, action: str, seat: str | None = "human") -> list[Fields]:
    """The forms of a type of action that a seat is offered."""
    return offered(RULESET, table.state, action, seat)


def reach(table: Table, unit: Literal["character", "mech", "worker"], place: str) -> tuple[str, ...]:
    """Where the human's units of a kind in a place can go."""
    return unit_reach(table.state, player(table.state, "human"))[unit, place]


def groups(field: object) -> dict[str, list[object]]:
    """The values of a group, by place."""
    assert isinstance(field, Group)
    return {place: values(each) for place, each in field.fields.items()}


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
    """Rulebook, Move: by piece; the form has each unit with each place, and a mech with its workers too."""
    start = table(workers=["r6c4", "r7c3", "r7c3"])
    assert [(each.piece, each.at) for each in piece_moves(start.state, "human")] == [
        ("human-character", "r6c3"),
        ("human-mech-1", "r6c4"),
        ("human-mech-2", "r6c4"),
        ("human-worker-1", "r6c4"),
        ("human-worker-2", "r7c3"),
        ("human-worker-3", "r7c3"),
    ]
    # Riverwalk leads onto the tundra r5c3, not onto the forest r5c4.
    assert reach(start, "mech", "r6c4") == ("r5c3", "r6c3", "r7c3")
    (form,) = forms(start, "move")
    moved = values(form["moves"])
    assert {"unit": "mech", "from": "r6c4", "to": "r5c3"} in moved
    assert {"unit": "mech", "from": "r6c4", "to": "r5c3", "workers": 1} in moved
    assert isinstance(one := form["moves"], Several)
    assert (one.least, one.most, one.unique) == (1, 3, True)


def test_the_move_of_a_factory_card_is_not_offered() -> None:
    """It takes one unit further, and is told by who knows the card."""
    assert reach(table(has_factory_card=True), "worker", "r6c3") == ("r6c4", "r7c3")
    assert reach(table(has_factory_card=True, mechs=["r7c3"]), "mech", "r7c3") == ("r6c3", "r6c4")


def test_where_mechs_are_deployed_and_structures_built() -> None:
    """Rulebook, Deploy, Build: beside own workers; not where a structure stands; what is left on the mats."""
    (deploy,), (build,) = forms(table(), "deploy"), forms(table(), "build")
    assert values(deploy["territory"]) == ["r6c3", "r7c3"]
    assert values(deploy["ability"]) == ["wayfare", "scout", "speed"]
    assert (values(build["territory"]), values(build["structure"])) == (
        ["r6c3"],
        ["monument", "mine", "armory"],
    )
    nobody = table(workers=[], mechs=["r6c4"] * 4)
    assert (forms(nobody, "deploy"), forms(nobody, "build")) == ([], [])


def test_nothing_is_deployed_or_built_on_a_lake() -> None:
    """Rulebook, Build and Deploy: a lake is offered for neither, with workers that a mech brought there."""
    for action in ("deploy", "build"):
        (ashore,) = forms(table(workers=["r1c0", "r6c3"]), action)
        assert values(ashore["territory"]) == ["r6c3"]
        assert forms(table(workers=["r1c0"]), action) == []


def test_what_can_be_produced_where() -> None:
    """Rulebook, Produce: a token a worker, one more for the Mill; in a village workers while any are left.

    Trade: two tokens of any kind with own workers.
    """
    produce, trade = forms(table(workers=["r6c3", "r7c3", "r7c3", "r6c5"]), "produce")
    assert groups(produce["resources"]) == {"r6c3": [{"food": 1}]}
    assert groups(produce["workers"]) == {"r6c5": [1, 1], "r7c3": [1, 3]}
    assert values(trade["source"]) == ["trade"]
    assert {place: len(each) for place, each in groups(trade["resources"]).items()} == {
        "r6c3": 8,
        "r7c3": 8,
        "r6c5": 8,
    }
    last, _ = forms(table(workers=["r6c5"] * 7), "produce")
    assert groups(last["workers"]) == {"r6c5": [1, 1], "r7c3": [1, 1]}


def test_what_a_player_has_can_be_paid() -> None:
    """Nothing more than that; resources from territories under control, cards of the own hand."""
    (form,) = forms(table(power=2, coins=0, popularity=0, combat_cards=[2, 5, 5]), "pay")
    assert sorted(form) == ["combat_cards", "power", "resources"]
    assert values(form["power"]) == [0, 2]
    assert values(form["combat_cards"]) == [2, 5]
    assert groups(form["resources"]) == {"r6c4": [{"food": 1}, {"food": 2}]}


def test_where_the_character_stands() -> None:
    """An encounter token, the Factory, and a place for a Flag as soon as the character has moved there."""
    met = given(human("albion", character="r6c4"), turn="human")
    assert [values(each["territory"]) for each in forms(met, "encounter")] == [["r6c4"]]
    before = given(human("albion", character="r3c4"), turn="human")
    assert (forms(before, "take_factory_card"), forms(before, "place_token")) == ([], [])
    factory = before.when(moves(goes("character", "r3c4", "r3c3")))
    assert forms(factory, "take_factory_card") == [{}]
    assert [values(each["territory"]) for each in forms(factory, "place_token")] == [["r3c3"]]
    assert forms(given(human("albion", character="home"), turn="human"), "place_token") == []


def test_what_has_moved_is_offered_no_more() -> None:
    """Rulebook, Move: each unit moves once, with Speed by two territories, and three units in all."""
    start = table(abilities=["speed"], mechs=["r6c4"], workers=["r6c3"], character="r6c3")
    once = start.when(moves(goes("mech", "r6c4", "r7c3")))
    assert reach(once, "mech", "r7c3") == ("r6c3", "r6c4")
    twice = once.when(moves(goes("mech", "r7c3", "r6c4")))
    assert reach(twice, "mech", "r6c4") == ()
    three = twice.when(moves(goes("worker", "r6c3", "r7c3"), goes("character", "r6c3", "r7c3")))
    one = player(three.state, "human")
    assert list(unit_reach(three.state, one).values()) == [("r6c3", "r6c4"), (), ()]


def test_toka_is_offered_to_one_unit() -> None:
    """Togawa, Toka: at most one character or mech crosses rivers in a turn, and it may do so again."""
    start = given(
        human("togawa", mechs=["r5c3", "r5c4"], abilities=["toka"], has_factory_card=True), turn="human"
    )
    assert "r6c4" in reach(start, "mech", "r5c4")
    crossed = start.when(moves(goes("mech", "r5c3", "r6c3")))
    assert "r6c4" not in reach(crossed, "mech", "r5c4")


def test_what_the_rules_take_is_offered() -> None:
    """A mech by an encounter, what is taken on the way, and a Flag only after moving."""
    met = given(human("albion", character="r6c4", mechs=["mat"] * 4), turn="human")
    assert forms(met.when({"type": "encounter", "territory": "r6c4"}), "deploy") != []
    assert forms(met, "place_token") == []
    under = given(human("saxony", mechs=["r0c5"], abilities=["underpass", "speed"]), turn="human")
    assert "r2c2" in reach(under, "mech", "r0c5")


def test_the_answer_in_a_combat() -> None:
    """The dial, the cards held, abilities, and with Seaworthy the lakes for each unit (R59)."""
    fought = given(
        human(
            "nordic", mechs=["r4c3"], workers=["r4c3"], power=5, combat_cards=[5, 2], abilities=["seaworthy"]
        ),
        automa("saxony", mechs=["r5c3"], power=9, scheme=2, star_tracker=WATER),
    ).when(card(15))
    answer, form = asked(RULESET, fought.state)
    assert answer == "fight"
    assert values(form["dial"]) == [0, 5]
    assert values(form["cards"]) == [2, 5]
    assert isinstance(cards := form["cards"], Several)
    assert (cards.least, cards.most) == (0, 1)
    retreat = form["retreat"]
    assert isinstance(retreat, Group)
    assert [*retreat.fields] == ["human-mech-1", "human-worker-1"]
    for place in retreat.fields.values():
        assert isinstance(place, OneOf)
        assert (values(place), place.default) == (["home", "r3c2", "r4c4"], "home")
    # Another seat does not see the hand.
    assert values(asked(RULESET, fought.state, "automa")[1]["cards"]) == [2, 3, 4, 5]


def test_what_is_public_offers_all_cards() -> None:
    """A hand is a number, as with real cards; all else stays as it is."""
    one = human("crimea", mechs=["r4c3"], power=5, combat_cards=[5, 2])
    due = given(one, automa("saxony", mechs=["r5c3"], power=9, scheme=2, star_tracker=WATER), turn="human")
    assert player(due.state, "human").combat_cards == (5, 2)
    shown = RULESET.public(due.state)
    assert player(shown, "human").combat_cards == 2
    (form,) = offered(RULESET, shown, "pay", "human")
    assert values(form["combat_cards"]) == [2, 3, 4, 5]
    hidden, seen = RULESET.view(shown, "human"), RULESET.view(due.state, None)
    assert hidden == seen
    fought = due.when({"type": "move", "moves": [{"unit": "mech", "from": "r4c3", "to": "r5c3"}]})
    assert values(asked(RULESET, RULESET.public(fought.state))[1]["cards"]) == [2, 3, 4, 5]


def test_the_answer_at_a_table_with_real_cards() -> None:
    """Which Automa cards can have been drawn, how many combat cards are turned up, and of what values."""
    due = given(
        human(mechs=["r4c3"], power=5),
        automa("nordic", mechs=["r5c3"], power=9, combat_cards=3, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical", "combat_discards": [5] * 6},
    )
    answer, form = asked(RULESET, due.state)
    assert (answer, values(form["card"])) == ("automa_turn", [*range(1, 20)])
    drawn = due.when(card(15)).when({"type": "fight", "dial": 0})
    answer, form = asked(RULESET, drawn.state)
    assert answer == "draw_for_combat"
    assert values(form["card"]) == [number for number in range(1, 20) if number != 15]
    answer, form = asked(RULESET, drawn.when({"type": "draw_for_combat", "card": 12}).state)
    assert (answer, values(form["cards"])) == ("turn_up", [2, 3, 4])
    assert isinstance(cards := form["cards"], Several)
    assert (cards.least, cards.most) == (2, 2)


def test_any_card_can_be_drawn_of_a_deck_that_is_used_up() -> None:
    """R33: all 19 are shuffled anew for the Automa's next card."""
    spent = {"automa": "physical", "automa_discards": [*range(1, 20)]}
    due = given(human(), automa("nordic"), turn="automa", decks=spent)
    assert values(asked(RULESET, due.state)[1]["card"]) == [*range(1, 20)]
    assert due.refused(AutomaTurn()).facts["in_deck"] == [*range(1, 20)]


def test_who_is_not_on_turn() -> None:
    """R45: stars that are due, and nothing else; nothing for who looks on."""
    waiting = given(human(power=16), automa())
    assert [tag_of(kind) for kind, _ in RULESET.choices(waiting.state, "human")] == ["place_star", "end_game"]
    assert values(forms(waiting, "place_star")[0]["goal"]) == ["power"]
    assert list(RULESET.choices(waiting.state, None)) == []
    found = table(power=16, recruits=["coin"], upgrades=2)
    assert values(forms(found, "place_star")[0]["goal"]) == ["power", "objective"]
    assert values(forms(found, "enlist")[0]["bonus"]) == ["power", "popularity", "combat_card"]
    assert forms(table(upgrades=6), "upgrade") == []


def test_stars_that_can_be_placed() -> None:
    """R37, Dominate, R63: Saxony's second objective is offered, nobody's third, and none after six stars."""
    goals = ("upgrades", "mechs", "structures", "recruits", "workers")
    for faction, stars, offers in (
        ("crimea", (), ["objective"]),
        ("crimea", ("objective",), []),
        ("saxony", ("objective",), ["objective"]),
        ("saxony", ("objective", "objective"), []),
        ("saxony", (*goals, "objective"), []),
    ):
        one = human(faction, stars=stars)
        found = forms(given(one, automa(), turn="human", options={"play_on": True}), "place_star")
        assert [values(form["goal"]) for form in found] == ([offers] if offers else [])


def test_what_another_is_asked_leaves_nothing_to_be_told() -> None:
    """M1: while an Automa's attack waits for one human's dial, another has nothing to answer."""
    fought = given(
        human("crimea", seat="one", mechs=["r4c3"], power=7),
        human("saxony", seat="two"),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
        decks={"automa": "physical", "combat": "physical"},
    ).when(card(15))
    assert forms(fought, "fight", "one") != []
    assert forms(fought, "fight", "two") == []
