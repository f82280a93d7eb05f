"""Card packs: any single fault is found, with its place and reason; the same pack has the same name."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automa_rules.core.pack import pack_hash, parse_pack
from automa_rules.core.rejection import Rejected
from automa_rules.core.validation import find_faults
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.bot_card import BotCard
from automa_rules.trismegistus.examples import EXAMPLE_PACK

KINDS = {"trismegistus": RULESET.packs}
OPTIONAL = {("example",)}
SEEDS = st.integers(min_value=0, max_value=2**32)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 10) | st.floats(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)

Way = tuple[str | int, ...]


def ways(document: object, way: Way = ()) -> list[Way]:
    """Every place of a document, the root left out."""
    match document:
        case dict():
            items = list(document.items())
        case list():
            items = list(enumerate(document))
        case _:
            items = []
    found = []
    for step, value in items:
        found += [(*way, step), *ways(value, (*way, step))]
    return found


WAYS = ways(EXAMPLE_PACK)
TEXTS: dict[str | int, tuple[str, ...]] = {"name": ("?", "unknown_symbol"), "id": ("unknown_symbol",)}
"""Texts that are as good as those of the example: a name is any text, an id begins with a letter."""


def parent(document: Any, way: Way) -> Any:  # noqa: ANN401 - any place of a document
    """What holds the value at a place."""
    for step in way[:-1]:
        document = document[step]
    return document


def faults(document: object) -> list[dict[str, Any]]:
    """All faults of a document; none when it is a pack."""
    try:
        parse_pack(document, KINDS)
    except Rejected as refused:
        errors: Any = refused.facts["errors"]
        return list(errors)
    return []


@given(st.sampled_from([way for way in WAYS if isinstance(way[-1], str) and way not in OPTIONAL]))
def test_a_missing_field_is_found(way: Way) -> None:
    """Whichever field is left out, some fault names its place."""
    document = copy.deepcopy(EXAMPLE_PACK)
    del parent(document, way)[way[-1]]
    assert "/" + "/".join(map(str, way)) in [one["pointer"] for one in faults(document)]


@pytest.mark.parametrize("value", [None, -1, "?", [], {}, True, 1.5, "unknown_symbol"])
def test_a_value_of_the_wrong_kind_is_found(value: object) -> None:
    """Wherever it is put, a fault names the place or one within; only a name or an id can be another text.

    A list of levels may be empty, but then there is a card too many at the level that was in it.
    """
    for way in WAYS:
        document = copy.deepcopy(EXAMPLE_PACK)
        there = parent(document, way)[way[-1]]
        parent(document, way)[way[-1]] = value
        places = [one["pointer"] for one in faults(document)]
        place = "/" + "/".join(map(str, way))

        if json.dumps(value) == json.dumps(there) or value in TEXTS.get(way[-1], ()):
            assert places == [], place
        elif way[-1] == "removed_at_levels" and value == []:
            assert set(places) == {"/cards"}, place
        else:
            assert any(f"{one}/".startswith(f"{place}/") for one in places), place


@given(st.sampled_from([way for way in WAYS if way[:-1] == ("cards",)]))
def test_a_card_too_few_or_twice_is_found(way: Way) -> None:
    """A card that is missing or stands there twice is refused."""
    document = copy.deepcopy(EXAMPLE_PACK)
    card = document["cards"][way[-1]]
    assert faults({**document, "cards": [one for one in document["cards"] if one is not card]})
    twice = faults({**document, "cards": [*document["cards"], card]})
    assert "duplicate_id" in [one["code"] for one in twice]


@given(JSON)
def test_anything_can_be_sent(document: object) -> None:
    """Whatever is sent that is no pack is refused with faults; nothing else happens."""
    assert faults(document)


@settings(max_examples=200)
@given(st.sampled_from(WAYS), JSON)
def test_shape_and_decoder_agree(way: Way, value: object) -> None:
    """The fault finder finds a fault in a card exactly when the decoder of cards refuses it."""
    document = copy.deepcopy(EXAMPLE_PACK)
    parent(document, way)[way[-1]] = value
    cards: Any = document.get("cards")
    for card in cards if isinstance(cards, list) else []:
        found = list(find_faults(card, BotCard))
        try:
            msgspec.convert(card, BotCard)
        except msgspec.ValidationError:
            assert found
        else:
            assert not found


@given(SEEDS)
def test_the_same_pack_has_the_same_name(seed: int) -> None:
    """The order in which fields are written makes no difference."""
    chance = Random(seed)  # noqa: S311 - an order for a test

    def mixed(value: Any) -> Any:  # noqa: ANN401 - any part of a document
        match value:
            case dict():
                names = chance.sample(list(value), len(value))
                return {name: mixed(value[name]) for name in names}
            case list():
                return [mixed(item) for item in value]
            case _:
                return value

    assert pack_hash(parse_pack(mixed(EXAMPLE_PACK), KINDS)) == pack_hash(parse_pack(EXAMPLE_PACK, KINDS))


@given(st.sampled_from(["", "/", "~", "a/b~c"]))
def test_pointers_are_escaped(name: str) -> None:
    """A field's name is written into the pointer as RFC 6901 wants it."""
    card = {**EXAMPLE_PACK["cards"][0], name: 1}
    (fault,) = find_faults(card, BotCard, "/cards/0")
    assert fault.pointer == "/cards/0/" + name.replace("~", "~0").replace("/", "~1")


def test_a_type_that_documents_do_not_have() -> None:
    """A mistake of ours is an error and not a fault of the document."""

    class Odd(msgspec.Struct):
        value: bytes

    with pytest.raises(TypeError):
        list(find_faults({"value": ""}, Odd))
