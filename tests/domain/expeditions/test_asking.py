"""Where a figure is unknown the table is asked: nothing is invented."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.catalogue import catalogue
from automa_rules.expeditions.new_game import Setup
from automa_rules.expeditions.progress_card import PRINTED_FIELDS
from automa_rules.expeditions.questions import TileQuestion, questions
from automa_rules.expeditions.terms import MECHS
from tests.domain.expeditions.table import Table, all_of, face_up, given, only, setup

PRINTED = {
    "glory_spaces": [1, 2, 3, 5, 8, 13, 21, 34],
    "last_space": 35,
    "coins_for_glory": 6,
    "coins_for_map": 1,
    "coins_for_corruption": 2,
}


def _refused(**fields: Any) -> Rejected:  # noqa: ANN401 - the fields of a setup document
    with pytest.raises(Rejected) as refusal:
        Table.begun(msgspec.convert(fields, Setup))
    return refusal.value


@pytest.mark.parametrize("level", [4, 5])
def test_levels_4_and_5_ask_for_the_card(level: int) -> None:
    """Their cards are not public: every printed value is asked for."""
    refusal = _refused(level=level)
    assert refusal.code == "progress_card_unknown"
    assert refusal.facts == {"level": level, "missing": [*PRINTED_FIELDS]}


def test_no_level_asks_for_the_card() -> None:
    """A card that is none of the five needs all its values."""
    assert _refused().facts == {"level": None, "missing": [*PRINTED_FIELDS]}


@pytest.mark.parametrize("value", PRINTED_FIELDS)
def test_each_value_left_out_is_named(value: str) -> None:
    """With all but one of the printed values of level 5, that one is asked for."""
    printed = {name: given_value for name, given_value in PRINTED.items() if name != value}
    assert _refused(level=5, progress_card=printed).facts["missing"] == [value]


@pytest.mark.parametrize("level", [4, 5, None])
def test_a_card_given_by_its_printed_values_is_played(level: int | None) -> None:
    """Also a card that belongs to no level."""
    card = setup(level=level, progress_card=PRINTED).state.progress_card
    assert card.glory_spaces == (1, 2, 3, 5, 8, 13, 21, 34)
    assert (card.last_space, card.coins_for_glory, card.level) == (35, 6, level)


def test_printed_values_go_before_ours() -> None:
    """Whoever holds the card of level 2 and reads 3 for maps is right; seven glory spaces do not fit."""
    card = setup(level=2, progress_card={"coins_for_map": 3}).state.progress_card
    assert (card.coins_for_map, card.coins_for_glory, card.last_space) == (3, 4, 28)
    with pytest.raises(msgspec.ValidationError):
        _refused(level=5, progress_card={**PRINTED, "glory_spaces": [1, 2, 3, 4, 5, 6, 7]})


@pytest.mark.parametrize(
    "spaces",
    [
        [0, 1, 2, 3, 4, 5, 6, 7],
        [2, 1, 3, 4, 5, 6, 7, 8],
        [1, 1, 2, 3, 4, 5, 6, 7],
        [29, 30, 31, 32, 33, 34, 35, 36],
    ],
)
def test_a_track_that_cannot_be_walked_is_refused(spaces: list[int]) -> None:
    """Glory spaces come after START, ascend, and lie on the track."""
    refusal = _refused(level=5, progress_card={**PRINTED, "glory_spaces": spaces})
    assert refusal.code == "glory_spaces_impossible"


def test_what_is_missing_is_told_and_not_made_up() -> None:
    """Levels 4 and 5 lack everything, and no event has a slot to fill: a sweep names its place alone."""
    missing = {view.card.level: view.missing for view in catalogue().levels}
    assert missing == {1: (), 2: (), 3: (), 4: PRINTED_FIELDS, 5: PRINTED_FIELDS}
    for view in catalogue().levels[3:]:
        assert [getattr(view.card, value) for value in PRINTED_FIELDS] == [None] * 5
    assert [view.mech for view in catalogue().mechs] == [*MECHS]
    fields = {field.name for field in msgspec.structs.fields(ev.SweepAnnounced)}
    assert fields == {"mech", "location", "rule"}


def test_the_tokens_from_a_real_bag_are_asked() -> None:
    """The turn stops after the tile is turned up, and goes on with the Central mech after the answer."""
    table = given(automa={"glory": 1})
    facts = table.automa(1)

    assert facts[-1] == ev.AutomaTurnPaused("north", "n1", "tokens")
    assert RULESET.questions(table.state) == (TileQuestion(mech="north", location="n1", asks="tokens"),)
    assert [fact.mech for fact in all_of(facts, ev.MechMoved)] == []

    facts = table.does({"type": "tell_tile", "tokens": ["orange-3"]})
    assert [type(fact) for fact in facts] == [
        ev.CorruptionPlaced,
        ev.TargetMissed,
        ev.MechMoved,
        ev.TurnEnded,
    ]
    assert table.state.automa.central == "c6"
    assert RULESET.questions(table.state) == ()


def test_the_value_of_a_tile_is_asked_for_a_virtual_bag() -> None:
    """Corruption values of tiles are not public; the service draws as soon as it is told."""
    table = given(automa={"glory": 1}, bag=["orange-3"] * 5)
    table.automa(1)
    assert RULESET.questions(table.state) == (TileQuestion(mech="north", location="n1", asks="tile"),)
    placed = only(table.does({"type": "tell_tile", "tile": 5}), ev.CorruptionPlaced)
    assert placed.tokens == ("orange-3", "orange-3")


@pytest.mark.parametrize("bag", [None, ["orange-3"]])
def test_the_twenty_answers_either_question(bag: list[str] | None) -> None:
    """Where the value-20 token belongs is known to the table only."""
    table = given(automa={"glory": 1}, bag=bag)
    table.automa(1)
    table.does({"type": "tell_tile", "tile": "twenty"})
    assert (table.at("n1").twenty, table.at("n1").corruption) == (True, ())
    assert table.state.turn == "human"


def test_either_mech_can_ask() -> None:
    """The North mech by card 2 with 2 glory; the Central mech by card 14 in the next turn."""
    table = given(automa={"glory": 2})
    table.automa(2)
    assert [one.mech for one in questions(table.state)] == ["north"]
    table.does({"type": "tell_tile", "tokens": []})
    table.does({"type": "end_turn"})
    table.automa(14)
    assert [one.mech for one in questions(table.state)] == ["central"]
    table.does({"type": "tell_tile", "tokens": ["orange-3"]})
    assert table.state.turn == "human"


def test_what_is_known_is_not_asked() -> None:
    """The turn runs through; of a real bag the tokens are asked all the same, and too many are refused."""
    table = given(automa={"glory": 1}, bag=["orange-3"] * 5, tiles={"n1": 5})
    assert only(table.automa(1), ev.CorruptionPlaced).tokens == ("orange-3", "orange-3")
    assert table.state.turn == "human"
    table = given(automa={"glory": 1}, tiles={"n1": 5})
    table.automa(1)
    assert RULESET.questions(table.state) == (TileQuestion(mech="north", location="n1", asks="tokens"),)
    refusal = table.refused({"type": "tell_tile", "tokens": ["orange-3"] * 3})
    assert (refusal.code, refusal.facts["value"]) == ("too_many_tokens", 5)


def test_an_answer_that_does_not_suffice_is_refused() -> None:
    """The tokens, or the value, whichever was asked for, of the human's reveal too."""
    real = given(automa={"glory": 1})
    real.automa(1)
    virtual = given(automa={"glory": 1}, bag=["orange-3"])
    virtual.automa(1)

    assert real.refused({"type": "tell_tile"}).code == "tokens_needed"
    assert real.refused({"type": "tell_tile", "tile": 5}).code == "tokens_needed"
    assert real.refused({"type": "tell_tile", "tile": "twenty", "tokens": ["orange-3"]}).code == (
        "tokens_not_asked"
    )
    assert virtual.refused({"type": "tell_tile"}).code == "tile_value_needed"
    assert virtual.refused({"type": "tell_tile", "tokens": ["orange-3"], "tile": 3}).code == (
        "tokens_not_asked"
    )

    reveal = {"type": "reveal_tile", "location": "n2"}
    assert given(turn="human").refused(reveal).code == "tokens_needed"
    assert given(turn="human", bag=["orange-3"]).refused(reveal).code == "tile_value_needed"


def test_while_a_question_is_open_nothing_else_goes() -> None:
    """Neither turns nor actions, but corrections; nor an answer from the Automa's seat."""
    table = given(automa={"glory": 1})
    table.automa(1)

    for document in (
        {"type": "automa_turn", "card": 2},
        {"type": "end_turn"},
        {"type": "box_card", "card": "017"},
    ):
        refusal = table.refused(document)
        assert (refusal.code, refusal.facts["answer"]) == ("question_open", "tell_tile")
    answer = {"type": "tell_tile", "tokens": ["orange-3"]}
    assert table.refused(answer, by="automa").code == "not_your_question"
    assert table.does({"type": "correct", "pointer": "/human/coins", "value": 4})
    assert table.does(answer, seat=None)


def test_no_answer_without_a_question() -> None:
    """Whoever's turn it is; a card is asked of those that are left, and cards and workers are as told."""
    for turn in ("human", "automa"):
        refusal = given(turn=turn).refused({"type": "tell_tile", "tokens": []})
        assert refusal.code == "no_question_open"
    refusal = given(drawn=[1, 2]).refused({"type": "automa_turn"})
    assert refusal.code == "card_required"
    assert refusal.facts["in_deck"] == list(range(3, 15))
    table = given(turn="human", locations=[face_up("n2", "orange-3")])
    assert table.does({"type": "place_glory", "category": "workers_or_maps"})
