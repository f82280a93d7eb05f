"""What the human does, as far as the Automa and the score need it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import Corrected, DeckShuffled
from automa_rules.expeditions import events as ev
from tests.domain.expeditions.table import Table, all_of, face_up, given, only, setup


def _human(**fields: object) -> Table:
    return given(turn="human", **fields)


def test_the_mech_moves_to_any_free_location() -> None:
    """Which locations touch is for the table to know; an eighth one does not fit the document."""
    table = _human()
    for place in ("s3", "c4", "n7"):
        table.does({"type": "move_mech", "to": place})
        assert table.state.human.mech == place
    with pytest.raises(msgspec.ValidationError):
        _human().does({"type": "move_mech", "to": "n8"})


@pytest.mark.parametrize(
    ("fields", "action", "code"),
    [
        # Basecamp is left for good, and a move is at least one step
        ({"human": {"mech": "s1"}}, {"type": "move_mech", "to": "basecamp"}, "basecamp_is_left_for_good"),
        ({"human": {"mech": "s1"}}, {"type": "move_mech", "to": "s1"}, "mech_is_there_already"),
        # a face-up tile is not turned up again
        (
            {"locations": [face_up("n4")]},
            {"type": "reveal_tile", "location": "n4", "tokens": ["orange-3"]},
            "tile_face_up",
        ),
        # one token, two wanted
        (
            {"locations": [face_up("n4", "orange-1")]},
            {"type": "take_corruption", "location": "n4", "count": 2},
            "too_few_tokens",
        ),
    ],
)
def test_what_the_human_cannot_do(fields: dict[str, Any], action: dict[str, Any], code: str) -> None:
    """BASE.MOVE, BASE.REVEAL, BASE.VANQUISH: what the board does not allow is refused."""
    refusal = _human(**fields).refused(action)
    assert refusal.code == code
    if code == "too_few_tokens":
        assert refusal.facts == {"location": "n4", "wanted": 2, "there": 1}


def test_revealing_a_tile() -> None:
    """Its map token is taken, the tokens stay; the value-20 token comes alone; a tile of 4 gets two of 3."""
    table = _human(human={"mech": "c2"})
    facts = table.does({"type": "reveal_tile", "location": "c2", "tokens": ["orange-3"]})
    assert [type(fact) for fact in facts] == [ev.MapTokenTaken, ev.TileRevealed, ev.CorruptionPlaced]
    assert table.state.human.maps == 1
    there = table.at("c2")
    assert (there.face_up, there.map, there.corruption) == (True, False, ("orange-3",))

    table = _human()
    table.does({"type": "reveal_tile", "location": "n4", "tile": "twenty"})
    assert (table.at("n4").twenty, table.at("n4").corruption) == (True, ())

    table = _human()
    reveal = {"type": "reveal_tile", "location": "n4", "tile": 4}
    too_many = ["orange-3", "orange-3", "orange-3"]
    assert table.refused({**reveal, "tokens": too_many}).code == "too_many_tokens"
    assert table.does({**reveal, "tokens": too_many[:2]})


def test_there_is_one_twenty_only() -> None:
    """A second value-20 token is refused, wherever the first one is."""
    reveal = {"type": "reveal_tile", "location": "n4", "tile": "twenty"}
    held = _human(human={"twenty": True})
    known = _human(tiles={"c2": "twenty"})
    lying = _human(locations=[face_up("n3", twenty=True)])
    assert held.refused(reveal).facts == {"location": "n4", "elsewhere": "human"}
    assert lying.refused(reveal).facts == {"location": "n4", "elsewhere": "n3"}
    assert known.refused(reveal).facts == {"location": "n4", "elsewhere": "c2"}


def test_tokens_are_taken_where_they_lie() -> None:
    """Two of three, the topmost first; the value-20 token by its own action, and only where it is."""
    table = _human(locations=[face_up("n4", "orange-1", "orange-3", "turquoise-4")])
    taken = only(table.does({"type": "take_corruption", "location": "n4", "count": 2}), ev.CorruptionTaken)
    assert (taken.seat, taken.tokens, taken.left) == ("human", ("turquoise-4", "orange-3"), 1)
    assert table.state.human.corruption == ("turquoise-4", "orange-3")
    table = _human(locations=[face_up("n4", twenty=True)])
    assert table.refused({"type": "take_twenty", "location": "n3"}).code == "twenty_not_there"
    table.does({"type": "take_twenty", "location": "n4"})
    assert (table.state.human.twenty, table.at("n4").twenty) == (True, False)


def test_destroyed_tokens_go_back_into_the_bag() -> None:
    """Nobody gains them; a virtual bag is shuffled anew with them, and its new order is sealed."""
    table = _human(locations=[face_up("n4", "orange-1", "orange-3")])
    table.does({"type": "destroy_corruption", "location": "n4"})
    assert (table.at("n4").corruption, table.state.human.corruption) == (("orange-1",), ())

    table = _human(locations=[face_up("n4", "orange-1", "orange-3")], bag=["turquoise-4"])
    facts = table.does({"type": "destroy_corruption", "location": "n4", "count": 2})
    assert only(facts, DeckShuffled).cards == ("orange-1", "orange-3", "turquoise-4")
    assert sorted(table.state.bag.tokens) == ["orange-1", "orange-3", "turquoise-4"]


def test_maps_and_coins_come_and_go() -> None:
    """Gains and payments; nothing goes below nought, and of 24 map tokens fourteen are on the tiles."""
    table = _human(human={"coins": 3, "maps": 1})
    table.does({"type": "change_coins", "amount": 4})
    table.does({"type": "change_maps", "amount": -1})
    assert (table.state.human.coins, table.state.human.maps) == (7, 0)
    assert table.refused({"type": "change_coins", "amount": -8}).facts == {"what": "coins", "would_be": -1}
    assert table.refused({"type": "change_maps", "amount": -1}).code == "amount_impossible"
    table.does({"type": "change_maps", "amount": 10})
    assert table.refused({"type": "change_maps", "amount": 1}).facts == {"maps": 25, "most": 24}


def test_quests_and_items_count_for_the_score() -> None:
    """A solved quest, and two upgraded items worth 3 and 4."""
    table = _human()
    table.does({"type": "solve_quest"})
    table.does({"type": "upgrade_item", "coins": 3})
    table.does({"type": "upgrade_item", "coins": 4})
    assert (table.state.human.solved_quests, table.state.human.item_coins) == (1, 7)


def test_a_category_takes_one_glory_token() -> None:
    """The same category again is refused, and so is a fifth token."""
    table = _human(human={"glory": ["quests"]})
    assert table.refused({"type": "place_glory", "category": "quests"}).code == "glory_already_placed"
    for category in ("items", "cards", "corruption"):
        table.does({"type": "place_glory", "category": category})
    assert table.refused({"type": "place_glory", "category": "meteorites"}).code == "no_glory_left"


def test_the_human_acts_in_the_humans_turn() -> None:
    """Not in the Automa's, and nobody acts from the Automa's seat."""
    assert given().refused({"type": "end_turn"}).code == "not_your_turn"
    assert _human().refused({"type": "end_turn"}, by="automa").code == "not_your_turn"
    assert _human().does({"type": "end_turn"}, seat=None)


def test_a_report_tells_what_the_table_looks_like_now() -> None:
    """For an app that does not tell actions: mech, locations and possessions at once."""
    table = _human(human={"mech": "s1"})

    facts = table.does(
        {
            "type": "report",
            "mech": "n3",
            "locations": [face_up("n3", "orange-3")],
            "maps": 1,
            "coins": 5,
            "glory": ["quests"],
            "end_turn": True,
        }
    )

    assert [type(fact) for fact in facts] == [ev.Reported, ev.LocationReported, ev.TurnEnded]
    human = table.state.human
    assert (human.mech, human.maps, human.coins, human.glory) == ("n3", 1, 5, ("quests",))
    assert (table.at("n3").face_up, table.at("n3").map, table.at("n3").corruption) == (
        True,
        False,
        ("orange-3",),
    )
    assert table.state.turn == "automa"


def test_a_report_tells_only_what_has_changed() -> None:
    """Nothing told, nothing changed; what is as it was is no fact, and what changed is one a location."""
    known = {"id": "n4", "face_up": True, "corruption": ["orange-3"]}
    table = _human(human={"mech": "s1", "coins": 5, "maps": 2}, locations=[known])
    before = table.state
    assert table.does({"type": "report"}) == []
    assert table.state == before
    new = {"id": "n5", "face_up": True, "map": True}
    facts = table.does({"type": "report", "coins": 5, "maps": 3, "locations": [known, new]})
    assert facts == [ev.Reported(maps=3), ev.LocationReported(table.at("n5"))]
    assert (table.at("n5").face_up, table.at("n5").map) == (True, True)


def test_totals_are_told_with_what_changed() -> None:
    """What a player gains or loses, and what the player has then, the value-20 token among the corruption."""
    table = _human(
        human={"mech": "s1", "coins": 5, "maps": 2, "corruption": ["orange-1"], "item_coins": 4},
        locations=[face_up("n4", "orange-3", "orange-4"), face_up("n5", twenty=True)],
    )

    assert table.does({"type": "change_coins", "amount": -3}) == [ev.CoinsChanged(-3, total=2)]
    assert table.does({"type": "change_maps", "amount": 1}) == [ev.MapsChanged(1, total=3)]
    assert table.does({"type": "solve_quest"}) == [ev.QuestSolved(total=1)]
    assert table.does({"type": "upgrade_item", "coins": 6}) == [ev.ItemUpgraded(6, total=10)]
    taken = only(table.does({"type": "take_corruption", "location": "n4", "count": 2}), ev.CorruptionTaken)
    assert (taken.tokens, taken.total, taken.multiplier) == (("orange-4", "orange-3"), 3, None)
    assert only(table.does({"type": "take_twenty", "location": "n5"}), ev.TwentyTaken).total == 4


def test_a_report_with_the_fourth_glory_triggers_the_end() -> None:
    """As if it had been placed by an action."""
    table = _human(human={"mech": "s1", "glory": ["quests", "items", "cards"]})
    facts = table.does(
        {"type": "report", "glory": ["quests", "items", "cards", "corruption"], "end_turn": True}
    )
    assert only(facts, ev.EndTriggered).seat == "human"
    assert table.state.end is not None
    assert table.state.end.turns_left == 2


@pytest.mark.parametrize(
    ("report", "code"),
    [
        ({"mech": "n1"}, "location_occupied"),
        (
            {"locations": [{"id": "n3", "face_up": False, "corruption": ["orange-3"]}]},
            "corruption_on_face_down_tile",
        ),
        ({"locations": [face_up("n3", twenty=True), face_up("n4", twenty=True)]}, "twenty_twice"),
        ({"locations": [face_up("n3"), face_up("n3")]}, "location_twice"),
        ({"maps": 11}, "too_many_maps"),
        ({"glory": ["quests", "quests"]}, "glory_already_placed"),
        ({"glory": ["quests", "items", "cards", "corruption", "meteorites"]}, "no_glory_left"),
    ],
)
def test_a_report_of_a_table_that_cannot_be_is_refused(report: dict[str, object], code: str) -> None:
    """Each with its code, and nothing has changed."""
    assert _human().refused({"type": "report", **report}).code == code


@pytest.mark.parametrize(("value", "drawn"), [(7, 3), (0, 0)])
def test_the_virtual_bag_gives_tokens_up_to_the_value(value: int, drawn: int) -> None:
    """Tokens of 3 against a tile of 7: the sum of three may exceed it; 0 is reached before the first draw."""
    table = setup(first_player="human", bag=["orange-3"] * 8)
    table.does({"type": "reveal_tile", "location": "n2", "tile": value})
    assert table.at("n2").corruption == ("orange-3",) * drawn
    assert len(table.state.bag.tokens) == 8 - drawn


def test_the_owner_reports_what_the_automa_has_in_anyones_turn() -> None:
    """A virtual tabletop says where its mechs and its marker stand; only what is told changes."""
    table = given(human={"mech": "s1"}, automa={"maps": 1})

    facts = table.does({"type": "report", "automa_north": "n3", "automa_progress": 4, "automa_maps": 1})

    assert [(fact.pointer, fact.value) for fact in all_of(facts, Corrected)] == [
        ("/automa/north", "n3"),
        ("/automa/progress", 4),
    ]
    assert (table.state.automa.north, table.state.automa.central) == ("n3", "c7")
    assert table.refused({"type": "report", "end_turn": True}).code == "not_your_turn"
    wrong = table.refused({"type": "report", "automa_north": "c3"}, by="human")
    assert wrong.code == "mech_in_wrong_region"


def test_report_and_correction_agree_on_what_is_left_out() -> None:
    """A face-up tile has no map token unless it is told, a face-down one has one."""
    told = {"id": "n4", "face_up": True}
    reported, corrected = _human(), _human()
    reported.does({"type": "report", "locations": [told]})
    corrected.does({"type": "correct", "pointer": "/locations/3", "value": told})

    assert (reported.at("n4").map, _human().at("n4").map) == (False, True)
    assert corrected.at("n4") == reported.at("n4")


def test_tokens_of_gears_of_corruption_are_handed_to_the_table() -> None:
    """GEARS: of a token of value 2 the table is told to look its rules up; other tokens tell nothing."""
    table = given(turn="human", human={"mech": "n3"})
    table.does(
        {
            "type": "reveal_tile",
            "location": "n3",
            "tokens": ["orange-2", "turquoise-4", "orange-2"],
            "tile": 8,
        }
    )
    (told,) = [event for event in table.events if isinstance(event, ev.GearsTokensPlaced)]
    assert (told.location, told.count) == ("n3", 2)
    plain = given(turn="human", human={"mech": "n3"})
    plain.does({"type": "reveal_tile", "location": "n3", "tokens": ["turquoise-4"], "tile": 4})
    assert not any(isinstance(event, ev.GearsTokensPlaced) for event in plain.events)
