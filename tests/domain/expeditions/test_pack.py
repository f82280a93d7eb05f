"""Packs of progress cards: levels 4 and 5 are played by what an owner has written down."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from automa_rules.core.pack import parse_pack
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import RULESET
from automa_rules.expeditions.examples import EXAMPLE_PACK
from tests.domain.expeditions.table import setup

KINDS = {"expeditions": RULESET.packs}
PUBLISHED = Path(__file__).parents[3] / "openapi" / "packs" / "expeditions_example.json"


def example() -> dict[str, Any]:
    """The example pack, to be spoilt."""
    return copy.deepcopy(EXAMPLE_PACK)


def faults(document: object) -> list[tuple[str, str]]:
    """The places and codes of all faults of a document."""
    with pytest.raises(Rejected) as caught:
        parse_pack(document, KINDS)
    assert caught.value.code == "pack_invalid"
    errors: Any = caught.value.facts["errors"]
    return [(one["pointer"], one["code"]) for one in errors]


def test_the_example_says_that_it_is_one() -> None:
    """Setup, step 3: it passes all checks, and says in its name and in a field that it is made up."""
    pack = parse_pack(EXAMPLE_PACK, KINDS)
    assert pack.example
    assert "not the printed ones" in pack.name
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == EXAMPLE_PACK


@pytest.mark.parametrize("level", [4, 5])
def test_a_level_that_is_not_known_is_played_from_a_pack(level: int) -> None:
    """Setup, step 3: the card of the level is the pack's, and every view names the pack as an example."""
    state = setup(level=level, pack=EXAMPLE_PACK).state
    printed = EXAMPLE_PACK["cards"][level - 4]
    assert list(state.progress_card.glory_spaces) == printed["glory_spaces"]
    assert state.progress_card.coins_for_corruption == printed["coins_for_corruption"]
    assert state.progress_card.level == level
    seen: Any = RULESET.view(state, None)
    assert (seen.pack.example, seen.pack.name) == (True, EXAMPLE_PACK["name"])


def test_the_known_and_the_told_come_before_a_pack() -> None:
    """Setup, step 3: level 1 is 30 spaces long, and what the client reads off the card is right."""
    assert setup(level=1, pack=EXAMPLE_PACK).state.progress_card.last_space == 30
    card = setup(level=4, pack=EXAMPLE_PACK, progress_card={"last_space": 25}).state.progress_card
    assert (card.last_space, card.glory_spaces[0]) == (25, 1)


def test_a_pack_is_checked_at_the_table_too() -> None:
    """Setup, step 3: one that is only named, or spoilt, is refused.

    What the pack is, the log says: no correction changes it.
    """
    with pytest.raises(Rejected) as caught:
        setup(level=4, pack="a" * 64)
    assert caught.value.code == "pack_unknown"

    spoilt = example()
    spoilt["cards"][0]["glory_spaces"] = [4, 4, 7, 10, 13, 16, 18, 20]
    with pytest.raises(Rejected) as caught:
        setup(level=5, pack=spoilt)
    assert caught.value.code == "pack_invalid"

    table = setup(level=4, pack=EXAMPLE_PACK)
    wish = {"type": "correct", "pointer": "/pack/example", "value": False, "reason": ""}
    assert table.refused(wish).code == "correction_secret"


def test_a_single_fault_is_found_with_its_place() -> None:
    """Setup, step 3: two cards of a level, a track that is none, no cards, any wrong shape."""
    twice = example()
    twice["cards"][1]["level"] = 4
    assert faults(twice) == [("/cards/1/level", "duplicate_level")]

    beyond = example()
    beyond["cards"][0]["last_space"] = 19
    assert faults(beyond) == [("/cards/0/glory_spaces", "glory_spaces_impossible")]

    at_start = example()
    at_start["cards"][1]["glory_spaces"][0] = 0
    assert faults(at_start) == [("/cards/1/glory_spaces", "glory_spaces_impossible")]

    empty = {**example(), "cards": []}
    assert faults(empty) == [("/cards", "wrong_count")]

    seven = example()
    del seven["cards"][0]["glory_spaces"][7]
    assert faults(seven) == [("/cards/0/glory_spaces", "out_of_range")]

    for name in ("level", "glory_spaces", "last_space", "coins_for_glory", "coins_for_map"):
        lacking = example()
        del lacking["cards"][0][name]
        assert faults(lacking) == [(f"/cards/0/{name}", "missing_field")]

    sixth = example()
    sixth["cards"][1]["level"] = 6
    assert faults(sixth) == [("/cards/1/level", "out_of_range")]


def test_all_faults_are_told_at_once() -> None:
    """Setup, step 3: those of each card, and those of cards together, also of cards that have others."""
    spoilt = example()
    first, second = spoilt["cards"]
    del first["coins_for_map"]
    first["glory_spaces"] = [4, 4, 7, 10, 13, 16, 18, 20]
    second["level"] = 4
    second["coins_for_glory"] = "five"
    spoilt["cards"].append({"level": 9, "colour": "blue"})
    spoilt["name"] = ""

    assert sorted(faults(spoilt)) == [
        ("/cards/0/coins_for_map", "missing_field"),
        ("/cards/0/glory_spaces", "glory_spaces_impossible"),
        ("/cards/1/coins_for_glory", "wrong_type"),
        ("/cards/1/level", "duplicate_level"),
        ("/cards/2/coins_for_corruption", "missing_field"),
        ("/cards/2/coins_for_glory", "missing_field"),
        ("/cards/2/coins_for_map", "missing_field"),
        ("/cards/2/colour", "unknown_field"),
        ("/cards/2/glory_spaces", "missing_field"),
        ("/cards/2/last_space", "missing_field"),
        ("/cards/2/level", "out_of_range"),
        ("/name", "out_of_range"),
    ]


def test_cards_that_are_no_records_are_told_with_the_rest() -> None:
    """Setup, step 3: a card that cannot be read at all hides no fault of another."""
    spoilt = example()
    spoilt["cards"][1]["level"] = 4
    spoilt["cards"].append("level 6")
    assert sorted(faults(spoilt)) == [("/cards/1/level", "duplicate_level"), ("/cards/2", "wrong_type")]
    assert faults({**example(), "cards": 5}) == [("/cards", "wrong_type")]


@pytest.mark.parametrize(
    "card", [[], {"level": 5, "glory_spaces": [99], "last_space": "x"}], ids=["none", "bad"]
)
def test_what_a_card_is_like_is_found_out_once(card: object) -> None:
    """And not for each card of a pack again: whoever sends two hundred that are none takes little time."""
    spoilt = {**example(), "cards": [card] * 200}
    faults(spoilt)
    calls = 0

    def count(_frame: FrameType, event: str, _what: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        faults(spoilt)
    finally:
        sys.setprofile(None)
    assert calls < 200 * 40
