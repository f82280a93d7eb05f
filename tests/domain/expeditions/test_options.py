"""What can be done now, as the rules and what the table has told allow."""

from __future__ import annotations

from typing import Any

from automa_rules.expeditions import RULESET
from automa_rules.expeditions.options import AnswerOptions, OptionsNow, TileOptions
from tests.domain.expeditions.table import Table, face_up, given

FOUR = ["quests", "items", "cards", "corruption"]


def _options(table: Table, seat: str | None = "human") -> OptionsNow:
    found: Any = RULESET.options(table.state, seat)
    assert isinstance(found, OptionsNow)
    return found


def test_the_mech_goes_where_no_mech_stands() -> None:
    """BASE.MOVE: twenty locations but the Automa's two and the mech's own; Basecamp is left for good."""
    moves = _options(given(turn="human", human={"mech": "s1"})).moves
    assert len(moves) == 17
    assert {"basecamp", "s1", "n1", "c7"} & {*moves} == set()


def test_every_place_that_is_offered_can_be_moved_to() -> None:
    """BASE.MOVE: and none that is not offered."""
    table = given(turn="human", human={"mech": "n3"})
    moves = {*_options(table).moves}
    for place in ("basecamp", "n1", "n2", "n3", "n4", "c7", "s6"):
        if place in moves:
            given(turn="human", human={"mech": "n3"}).does({"type": "move_mech", "to": place})
        else:
            table.refused({"type": "move_mech", "to": place})


def test_the_tile_under_the_mech_is_turned_up() -> None:
    """BASE.REVEAL: it asks for tokens of a real bag, 37 less three; of a virtual one a value, or none."""
    table = given(
        turn="human",
        human={"mech": "n3", "corruption": ["orange-1"]},
        automa={"corruption": ["orange-1"]},
        locations=[face_up("n5", "orange-3")],
    )
    assert _options(table).reveal == TileOptions("n3", "tokens", value=None, twenty=True, tokens_left=34)

    unknown = given(turn="human", human={"mech": "n3", "twenty": True}, bag=["orange-3"] * 5)
    assert _options(unknown).reveal == TileOptions("n3", "tile", value=None, twenty=False, tokens_left=5)
    known = given(turn="human", human={"mech": "n3"}, bag=["orange-3"] * 5, tiles={"n3": 6})
    assert _options(known).reveal == TileOptions("n3", None, value=6, twenty=False, tokens_left=5)


def test_what_lies_at_the_mech_can_be_vanquished() -> None:
    """BASE.VANQUISH: the topmost first, or the value-20 token alone; tokens are destroyed anywhere."""
    stacked = given(
        turn="human",
        human={"mech": "n3"},
        locations=[face_up("n3", "orange-3", "turquoise-4", twenty=True), face_up("c2", "orange-1")],
    )
    told = _options(stacked)
    assert (told.vanquish, told.twenty, told.destroy) == (("turquoise-4", "orange-3"), False, ("n3", "c2"))
    assert told.reveal is None

    alone = _options(given(turn="human", human={"mech": "n3"}, locations=[face_up("n3", twenty=True)]))
    assert (alone.vanquish, alone.twenty, alone.destroy) == ((), True, ())


def test_a_category_is_open_unless_it_is_known_to_lack_something() -> None:
    """BASE.BOAST: 4 quests, 7 corruption tokens, the value-20 token are known; the others are the table's."""
    table_knows = ("meteorites", "items", "cards", "workers_or_maps")
    nothing = given(turn="human", human={"mech": "s1", "solved_quests": 3, "corruption": ["orange-1"] * 6})
    assert _options(nothing).boast == table_knows

    enough = given(
        turn="human",
        human={
            "mech": "s1",
            "solved_quests": 4,
            "corruption": ["orange-1"] * 7,
            "twenty": True,
            "glory": ["items", "cards"],
        },
    )
    assert _options(enough).boast == ("quests", "meteorites", "corruption20", "corruption", "workers_or_maps")

    human = {"mech": "s1", "glory": FOUR}
    assert _options(given(turn="human", human=human, end={"by": "human", "turns_left": 3})).boast == ()


def test_who_looks_on_and_whose_game_is_over_can_do_nothing() -> None:
    """E16: maps left and cards for the box are told; nothing to spectators or after the end."""
    told = _options(given(turn="human", human={"mech": "s1", "maps": 2}, boxed=["030"]))
    assert (told.maps_left, told.boxed) == (8, ("017", "056", "063"))
    assert _options(given(turn="human"), None) == OptionsNow()
    assert _options(given(turn="human"), "automa").moves == ()
    table = given(automa={"glory": 8}, human={"mech": "s1"}, end={"by": "automa", "turns_left": 1})
    table.automa(8)
    assert _options(table) == OptionsNow()


def test_the_answer_to_the_open_question_is_described() -> None:
    """EXPLORE.2: the tile of n1 is known to show 5, and one of the 37 tokens is the human's."""
    table = given(automa={"glory": 1}, human={"mech": "s1", "corruption": ["orange-3"]}, tiles={"n1": 5})
    table.automa(1)
    told = _options(table)
    assert told == OptionsNow(
        answer=AnswerOptions("n1", "tokens", value=5, twenty=False, tokens_left=36, mech="north")
    )
    table.does({"type": "tell_tile", "tokens": ["orange-3", "orange-3"]})
    assert _options(table).answer is None


def test_the_cards_that_can_come_are_told_in_the_automas_turn() -> None:
    """E15: of a real deck, all of them when it is empty; a virtual deck is drawn from here."""
    assert _options(given(drawn=[1, 2])).automa_cards == tuple(range(3, 15))
    assert _options(given(drawn=list(range(1, 13)))).automa_cards == tuple(range(1, 15))
    assert _options(given(deck="virtual")).automa_cards == ()
    assert _options(given(drawn=[1, 2])).moves == ()
