"""Facts become arguments of messages."""

from __future__ import annotations

import msgspec
import pytest

from automa_ledger.narration.arguments import Argument, flatten_facts
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.sentences import Sentences, load_sentences
from automa_ledger.narration.word_list import WordList
from automa_rules.trismegistus.bot_card import Picture


def test_facts_become_arguments_of_messages() -> None:
    """Numbers and words stay, truth and nothing become words, records and mappings are spread out."""

    class Pair(msgspec.Struct):
        left: int
        right: bool

    given = flatten_facts(
        {
            "some_number": 2,
            "word": "w",
            "none": None,
            "yes": True,
            "list": (1, None, "b"),
            "map": {"a": 1},
            "rows": {"a": {"b": 1}},
            "drawn": (Picture("tin", "red"),),
            "pair": Pair(1, right=False),
        }
    )

    assert {name: value for name, value in given.items() if not isinstance(value, WordList)} == {
        "some-number": 2,
        "word": "w",
        "none": "none",
        "yes": "yes",
        "list-count": 3,
        "list-alone": "none",
        "map-count": 1,
        "map-a": 1,
        "rows-count": 1,
        "rows-a-count": 1,
        "rows-a-b": 1,
        "drawn-count": 1,
        "drawn-alone": "tin-red",
        "pair-left": 1,
        "pair-right": "no",
    }
    assert words(given["list"]) == (("1", None), ("null", None), ("b", None))
    assert words(given["map"]) == (("a", "1"),)
    ((row, value),) = words(given["rows"])
    assert (row, isinstance(value, WordList) and value.words) == ("a", (("b", "1"),))
    assert words(given["drawn"]) == (("tin-red", None),)
    assert words(given["pair"]) == (("left", "1"), ("right", "no"))


def words(argument: Argument) -> tuple[tuple[str, str | WordList | None], ...]:
    """The words of a list."""
    assert isinstance(argument, WordList)
    return argument.words


@pytest.mark.parametrize(("origin", "stays"), [("r1c1", "yes"), ("home", "no")])
def test_a_way_says_whether_it_leads_anywhere(origin: str, stays: str) -> None:
    """A message cannot compare two facts."""
    assert flatten_facts({"origin": origin, "to": "r1c1"})["stays"] == stays


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stars", [["combat"] * 5_000, ["x" * 5_000]])
def test_a_list_of_any_length_can_be_told(language: str, stars: list[str]) -> None:
    """A long one is cut, and the sentence around it stays."""
    sentences, facts = load_sentences(language), flatten_facts({"seat": "human", "stars": stars})
    assert not sentences.faults("scythe-rejected-too-many-stars", facts)
    told = sentences.format_message("scythe-rejected-too-many-stars", facts)
    assert ("…" in told, len(told) < 1_200) == (True, True)


@pytest.mark.parametrize("number", [10**30, -(10**30), 10**400])
def test_a_number_that_no_language_writes_is_told_as_it_is(number: int) -> None:
    """Of a row that somebody has written by hand: it keeps nothing else from being told."""
    facts = {"seat": "human", "goal": "power", "number": number}
    for language in LANGUAGES:
        assert Sentences(language).format_message("scythe-star-placed", flatten_facts(facts))
    assert flatten_facts({"number": number})["number"] == str(number)
