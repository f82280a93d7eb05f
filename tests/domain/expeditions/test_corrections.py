"""The table is right: corrections, and positions that can or cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import Corrected
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from tests.domain.expeditions.table import face_up, first, given, impossible, only, setup


def _correct(pointer: str, value: Any) -> dict[str, Any]:  # noqa: ANN401 - any value of the state
    return {"type": "correct", "pointer": pointer, "value": value, "reason": "counted again"}


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("/automa/progress", 7),
        ("/automa/north", "n4"),
        ("/automa/corruption", ["orange-3"]),
        ("/human/mech", "n3"),
        ("/human/glory", ["items"]),
        ("/locations/0/map", False),
        ("/turn", "human"),
        ("/deck/drawn", [4, 9]),
        ("/boxed", ["017"]),
        ("/glory_coins_adjustment", -1),
        ("/progress_card/coins_for_map", 2),
    ],
)
def test_what_lies_on_the_table_can_be_corrected(pointer: str, value: object) -> None:
    """The value stands at the pointer, and one fact tells it with its reason."""
    table = given()
    facts = table.does(_correct(pointer, value))
    assert facts == [Corrected(pointer, value, "counted again")]
    document: Any = msgspec.to_builtins(table.state)
    for step in pointer[1:].split("/"):
        document = document[int(step)] if isinstance(document, list | tuple) else document[step]
    assert msgspec.json.encode(document) == msgspec.json.encode(value)


def test_what_follows_goes_by_what_was_corrected() -> None:
    """The Automa finds the stack; the eighth token leaves the human the last turn."""
    table = given(automa={"glory": 3}, locations=[face_up("n2")])
    table.does(_correct("/locations/1/corruption", ["orange-3"]))
    assert first(table.automa(8), ev.CorruptionTaken).tokens == ("orange-3",)
    facts = given(turn="human", automa={"glory": 7}).does(_correct("/automa/glory", 8))
    assert only(facts, ev.EndTriggered) == ev.EndTriggered("automa", turns_left=2)


@pytest.mark.parametrize(
    "pointer",
    [
        "/deck/pile",
        "/deck/set_aside/0",
        "/deck",
        "/bag/tokens",
        "/bag",
        "/shuffles",
        "/over",
        "/card",
        "/pause",
    ],
)
def test_what_the_service_keeps_cannot_be_set(pointer: str) -> None:
    """A virtual deck and bag do not lie on the table."""
    refusal = setup(bag=["orange-3"]).refused(_correct(pointer, None))
    assert (refusal.code, refusal.facts) == ("correction_secret", {"pointer": pointer})


@pytest.mark.parametrize("pointer", ["/deck/mode", "/deck/pile", "/bag/mode", "/bag/tokens"])
def test_a_real_deck_and_bag_stay_real(pointer: str) -> None:
    """A game cannot change to a virtual deck or bag that nobody has shuffled."""
    assert given().refused(_correct(pointer, "virtual")).code == "correction_secret"


def test_a_question_cannot_be_corrected_away() -> None:
    """The rest of the turn is still to come, and the tile waits for its tokens."""
    table = given(automa={"glory": 1})
    table.automa(1)
    assert table.refused(_correct("/turn", "human")).code == "automa_turn_under_way"
    table = given(automa={"glory": 1})
    table.automa(1)
    assert table.refused(_correct("/locations/0/face_up", value=False)).code == "tile_awaits_tokens"


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("/human/coins", -1),
        ("/human/coins", "many"),
        ("/human/mech", "n8"),
        ("/human/hair", "red"),
        ("/locations/14/map", True),
        ("/automa/glory", 9),
        ("human", {}),
        ("", {}),
        ("/", 1),
    ],
)
def test_what_does_not_fit_is_refused(pointer: str, value: object) -> None:
    """A pointer that leads nowhere, or a value that cannot stand there."""
    assert given().refused(_correct(pointer, value)).code == "correction_impossible"


@pytest.mark.parametrize(
    ("pointer", "value", "code"),
    [
        ("/human/mech", "n1", "location_occupied"),
        ("/automa/north", "c2", "mech_in_wrong_region"),
        ("/automa/progress", 29, "off_the_track"),
        ("/locations/0/corruption", ["orange-3"], "corruption_on_face_down_tile"),
        ("/locations", [], "locations_incomplete"),
        ("/locations/0/id", "n2", "locations_incomplete"),
        ("/human/maps", 11, "too_many_maps"),
        ("/deck/drawn", [1, 1], "card_drawn_twice"),
        ("/deck/drawn", list(range(1, 14)), "too_many_cards_drawn"),
        ("/boxed", ["017", "017"], "card_already_boxed"),
        ("/progress_card/last_space", 3, "glory_spaces_impossible"),
    ],
)
def test_a_table_that_cannot_be_is_refused(pointer: str, value: object, code: str) -> None:
    """The correction is checked as a position is."""
    assert given().refused(_correct(pointer, value)).code == code


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"automa": {"progress": 29}}, "off_the_track"),
        ({"human": {"glory": ["items", "items"]}}, "glory_already_placed"),
        ({"human": {"maps": 11}}, "too_many_maps"),
        ({"human": {"twenty": True}, "automa": {"twenty": True}}, "twenty_twice"),
        ({"locations": [face_up("n2"), face_up("n2")]}, "location_twice"),
        ({"locations": [face_up("n2", twenty=True)], "tiles": {"n3": "twenty"}}, "twenty_twice"),
        (
            {"automa": {"corruption": ["orange-1"] * 30}, "human": {"corruption": ["orange-1"] * 8}},
            "too_much_corruption",
        ),
        (
            {
                "bag": ["orange-1"] * 30,
                "human": {"corruption": ["orange-1"] * 4},
                "locations": [face_up("n2", *["orange-1"] * 4)],
            },
            "too_much_corruption",
        ),
        ({"drawn": [3, 3]}, "card_drawn_twice"),
        ({"drawn": list(range(1, 14))}, "too_many_cards_drawn"),
        ({"drawn": list(range(1, 14)), "deck": "virtual"}, "too_many_cards_drawn"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], code: str) -> None:
    """Each with its code."""
    assert impossible(**fields).code == code


def test_a_setup_with_more_tokens_than_the_game_has_is_refused() -> None:
    """A virtual bag of 38 tokens; 37 are let pass.

    Gears of Corruption adds six tokens of value 2, 43 in all, which the base game has not.
    """
    with pytest.raises(Rejected, match="too_much_corruption"):
        setup(bag=["orange-1"] * 38)
    assert len(setup(bag=["orange-1"] * 37).state.bag.tokens) == 37
    gears = ["orange-2", "turquoise-2"] * 3
    assert len(setup(bag=[*["orange-1"] * 37, *gears]).state.bag.tokens) == 43
    with pytest.raises(Rejected, match="too_much_corruption"):
        setup(bag=[*["orange-1"] * 38, *gears[1:]])


def test_a_position_leaves_out_what_is_as_at_setup() -> None:
    """Only level and turn are needed; glory is what the marker has passed (2, 6, 11) unless told."""
    state = given(turn="human").state
    assert state.automa == setup().state.automa
    assert state.locations == setup().state.locations
    assert given(automa={"progress": 12}).state.automa.glory == 3
    assert given(automa={"progress": 12, "glory": 5}).state.automa.glory == 5


def test_what_is_printed_on_known_tiles_stays_known() -> None:
    """A report about a face-down tile does not make its value forgotten."""
    table = given(turn="human", tiles={"n3": 6})
    table.does({"type": "report", "locations": [{"id": "n3", "face_up": False, "map": False}]})
    assert (table.at("n3").reveals, table.at("n3").map) == (6, False)


def test_a_view_hides_the_order_of_deck_and_bag() -> None:
    """Both are shown as counts and contents, sorted, with their commitments; salts are not shown."""
    table = setup(bag=["orange-3", "turquoise-4", "orange-1", "turquoise-1"])
    for seat in (None, "human", "automa"):
        text = msgspec.json.encode(RULESET.view(table.state, seat))
        shown = msgspec.json.decode(text)
        assert set(shown["deck"]) == {"mode", "left", "drawn", "unseen", "commitment"}
        assert shown["deck"]["unseen"] == list(range(1, 15))
        assert shown["bag"]["tokens"] == ["orange-1", "orange-3", "turquoise-1", "turquoise-4"]
        assert [fact.salt for fact in table.state.shuffles if fact.salt.encode() in text] == []
        assert len(shown["deck"]["commitment"]) == len(shown["bag"]["commitment"]) == 64
