"""Places are told by the coordinates that stand on the board's picture."""

from __future__ import annotations

import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.arguments import flatten_facts
from automa_ledger.narration.messages import message_texts, split_messages
from automa_ledger.narration.sentences import Sentences
from automa_rules.scythe.board import HOME_BASES, TERRITORIES
from automa_rules.scythe.coordinates import PLACES, home_base_id

MESSAGES = """
from-to = from { NAME($origin) } to { NAME($to) }
alone = { PLACE($to) }, { PLACE($origin) }
bent = { KIND($to) ->
    [tundra] tundry
   *[other] terytorium
  } { PLACE($to) }
"""


@pytest.fixture(name="english")
def _english() -> Sentences:
    return Sentences("en", {**message_texts("en"), **split_messages(MESSAGES)})


@pytest.mark.parametrize(
    ("place", "coordinate"),
    [("r0c1", "B1"), ("r1c0", "A2"), ("r3c3", "D4"), ("r7c3", "D8"), (home_base_id("nordic"), "HN")],
)
def test_columns_are_letters_and_rows_are_numbers(place: str, coordinate: str) -> None:
    """From A at the left and 1 at the top."""
    assert PLACES[place].at == coordinate


def test_every_place_of_scythe_has_a_coordinate_of_its_own() -> None:
    """The territories and the seven home bases."""
    assert len({place.at for place in PLACES.values()}) == len(PLACES) == len(TERRITORIES) + len(HOME_BASES)


def test_no_two_rulesets_share_the_id_of_a_place() -> None:
    """A sentence knows the place by its id alone."""
    ids = [place for ruleset in RULESETS.values() for place in ruleset.places]
    assert len(set(ids)) == len(ids)


def test_a_sentence_names_kind_and_coordinate(english: Sentences) -> None:
    """Or the coordinate alone, or bends the word for the kind."""
    facts = flatten_facts({"origin": "r1c4", "to": "r2c5"})
    assert english.format_message("from-to", facts) == "from mountain E2 to forest F3"
    assert english.format_message("alone", facts) == "F3, E2"
    assert english.format_message("bent", facts) == "terytorium F3"
    assert english.format_message("bent", flatten_facts({"to": "r1c1"})) == "tundry B2"


def test_what_is_no_place_keeps_its_name(english: Sentences) -> None:
    """A unit's own home base, and its mat: their short names."""
    facts = flatten_facts({"origin": "home", "to": "mat"})
    assert english.format_message("alone", facts) == "mat, home base"
