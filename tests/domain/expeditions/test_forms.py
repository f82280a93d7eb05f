"""What can be done now, as the rules and what the table has told allow."""

from __future__ import annotations

from automa_rules.core.form import Integer, Several
from automa_rules.expeditions import RULESET
from tests.domain.expeditions.table import Table, face_up, given
from tests.domain.forms import Fields, asked, offered, values

FOUR = ["quests", "items", "cards", "corruption"]


def forms(table: Table, action: str, seat: str | None = "human") -> list[Fields]:
    """The forms of a type of action that a seat is offered."""
    return offered(RULESET, table.state, action, seat)


def test_every_place_that_is_offered_can_be_moved_to() -> None:
    """BASE.MOVE: seventeen of twenty locations, without the three mechs' own; Basecamp is left for good."""
    table = given(turn="human", human={"mech": "n3"})
    (form,) = forms(table, "move_mech")
    moves = values(form["to"])
    assert len(moves) == 17
    for place in ("basecamp", "n1", "n2", "n3", "n4", "c7", "s6"):
        if place in moves:
            given(turn="human", human={"mech": "n3"}).does({"type": "move_mech", "to": place})
        else:
            table.refused({"type": "move_mech", "to": place})


def test_the_tile_under_the_mech_is_turned_up() -> None:
    """BASE.REVEAL, E7: it asks for tokens of a real bag, 37 less three; of a virtual one a value, or none."""
    (real,) = forms(
        given(
            turn="human",
            human={"mech": "n3", "corruption": ["orange-1"]},
            automa={"corruption": ["orange-1"]},
            locations=[face_up("n5", "orange-3")],
        ),
        "reveal_tile",
    )
    assert values(real["location"]) == ["n3"]
    assert isinstance(tokens := real["tokens"], Several)
    assert (tokens.least, tokens.most, tokens.until) == (0, 34, None)
    assert values(real["tile"]) == [None, "twenty"]

    unknown = given(turn="human", human={"mech": "n3", "twenty": True}, bag=["orange-3"] * 5)
    assert values(forms(unknown, "reveal_tile")[0]["tile"]) == [*range(13)]
    known = given(turn="human", human={"mech": "n3"}, bag=["orange-3"] * 5, tiles={"n3": 6})
    assert list(forms(known, "reveal_tile")[0]) == ["location"]
    assert forms(given(turn="human", human={"mech": "s1"}), "reveal_tile") == []


def test_what_lies_at_the_mech_can_be_vanquished() -> None:
    """BASE.VANQUISH: the topmost first, or the value-20 token alone; tokens are destroyed anywhere."""
    stacked = given(
        turn="human",
        human={"mech": "n3"},
        locations=[face_up("n3", "orange-3", "turquoise-4", twenty=True), face_up("c2", "orange-1")],
    )
    (take,) = forms(stacked, "take_corruption")
    assert (values(take["location"]), take["count"]) == (["n3"], Integer(1, 2, default=1))
    assert forms(stacked, "take_twenty") == []
    destroy = [
        (values(each["location"]), values(each["count"])) for each in forms(stacked, "destroy_corruption")
    ]
    assert destroy == [(["n3"], [1, 2]), (["c2"], [1, 1])]
    assert forms(stacked, "reveal_tile") == []

    alone = given(turn="human", human={"mech": "n3"}, locations=[face_up("n3", twenty=True)])
    assert (forms(alone, "take_corruption"), len(forms(alone, "take_twenty"))) == ([], 1)


def test_a_category_is_open_unless_it_is_known_to_lack_something() -> None:
    """BASE.BOAST: 4 quests, 7 corruption tokens, the value-20 token are known; the others are the table's."""
    nothing = given(turn="human", human={"mech": "s1", "solved_quests": 3, "corruption": ["orange-1"] * 6})
    (form,) = forms(nothing, "place_glory")
    assert values(form["category"]) == ["meteorites", "items", "cards", "workers_or_maps"]

    human = {
        "mech": "s1",
        "solved_quests": 4,
        "corruption": ["orange-1"] * 7,
        "twenty": True,
        "glory": ["items", "cards"],
    }
    (form,) = forms(given(turn="human", human=human), "place_glory")
    assert values(form["category"]) == [
        "quests",
        "meteorites",
        "corruption20",
        "corruption",
        "workers_or_maps",
    ]

    last = {"mech": "s1", "glory": FOUR}
    ending = given(turn="human", human=last, end={"by": "human", "turns_left": 3})
    assert forms(ending, "place_glory") == []


def test_maps_and_boxed_cards_are_as_many_as_are_left() -> None:
    """E16: of ten map tokens two are the human's; one of the four cards is back in the box."""
    table = given(turn="human", human={"mech": "s1", "maps": 2}, boxed=["030"])
    assert values(forms(table, "change_maps")[0]["amount"]) == [-2, 8]
    assert values(forms(table, "box_card")[0]["card"]) == ["017", "056", "063"]
    assert forms(given(turn="human", boxed=["017", "030", "056", "063"]), "box_card") == []


def test_who_looks_on_and_whose_game_is_over_can_do_nothing() -> None:
    """PLAYER: only the human's own seat has choices, and only until the end."""
    assert list(RULESET.choices(given(turn="human").state, None)) == []
    table = given(automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    table.automa(8)
    assert list(RULESET.choices(table.state, "human")) == []


def test_the_answer_to_the_open_question_is_described() -> None:
    """EXPLORE.2: the tile of n1 is known to show 5, and one of the 37 tokens is the human's."""
    table = given(automa={"glory": 1}, human={"mech": "s1", "corruption": ["orange-3"]}, tiles={"n1": 5})
    table.automa(1)
    answer, form = asked(RULESET, table.state)
    assert (answer, sorted(form)) == ("tell_tile", ["bag_ran_out", "tokens"])
    assert isinstance(tokens := form["tokens"], Several)
    assert (tokens.most, tokens.until) == (36, 5)
    table.does({"type": "tell_tile", "tokens": ["orange-3", "orange-3"]})
    assert forms(table, "tell_tile") == []


def test_the_cards_that_can_come_are_told_in_the_automas_turn() -> None:
    """E15: of a real deck, all of them when it is empty; a virtual deck is drawn from here."""
    for drawn, left in (([1, 2], range(3, 15)), ([*range(1, 13)], range(1, 15))):
        answer, form = asked(RULESET, given(drawn=drawn).state)
        assert (answer, values(form["card"])) == ("automa_turn", [*left])
    assert RULESET.pending(given(deck="virtual").state) == ()
    assert forms(given(drawn=[1, 2]), "move_mech") == []
