"""Packs of bot cards: what is refused, where and why; and the name of a pack."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from automa_rules.core.pack import (
    canonical_pack_json,
    embed_pack,
    pack_hash,
    parse_pack,
    referenced_pack_hash,
)
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.examples import EXAMPLE_PACK
from tests.domain.trismegistus.table import VIRTUAL, setup

KINDS = {"trismegistus": RULESET.packs}
PUBLISHED = Path(__file__).parents[3] / "openapi" / "packs" / "trismegistus_example.json"

# The order of the example pack: 0-3 specialization, 4-12 basic, 13-16 personality.
GREEN, YELLOW, VIOLET = 0, 4, 13


def faults(document: object) -> list[tuple[str, str]]:
    """The places and codes of all faults of a document."""
    with pytest.raises(Rejected) as caught:
        parse_pack(document, KINDS)
    assert caught.value.code == "pack_invalid"
    errors: Any = caught.value.facts["errors"]
    return [(one["pointer"], one["code"]) for one in errors]


def example() -> dict[str, Any]:
    """The example pack, to be spoilt."""
    return copy.deepcopy(EXAMPLE_PACK)


def test_the_example_is_a_pack() -> None:
    """R5: it says that it is an example, is the one in `openapi/`, and is read again by its hash."""
    pack = parse_pack(EXAMPLE_PACK, KINDS)
    assert pack.example
    assert "example" in pack.name.lower()
    assert "not the printed deck" in pack.name
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == EXAMPLE_PACK
    pack = parse_pack(EXAMPLE_PACK, KINDS)
    assert parse_pack(json.loads(canonical_pack_json(pack)), KINDS) == pack


def test_the_same_pack_has_the_same_name() -> None:
    """R5: neither the order of fields nor a written default makes another pack; one cost does."""
    turned = {name: EXAMPLE_PACK[name] for name in reversed(EXAMPLE_PACK)}
    turned["cards"] = [
        {name: card[name] for name in reversed(card)}
        if card["kind"] != "personality"
        else {**card, "dice": []}
        for card in EXAMPLE_PACK["cards"]
    ]
    assert pack_hash(parse_pack(turned, KINDS)) == pack_hash(parse_pack(EXAMPLE_PACK, KINDS))
    other = example()
    other["cards"][YELLOW]["potency_cost"] += 1
    assert pack_hash(parse_pack(other, KINDS)) != pack_hash(parse_pack(EXAMPLE_PACK, KINDS))


def test_a_setup_names_its_pack() -> None:
    """R5: the shell finds the hash in a setup, and puts the pack in its place."""
    pack = parse_pack(EXAMPLE_PACK, KINDS)
    start = setup_of(pack_hash(pack))
    assert referenced_pack_hash(start) == pack_hash(pack)
    assert referenced_pack_hash(embed_pack(start, pack)) is None
    assert setup(**VIRTUAL).state.pack is not None


def setup_of(pack: str) -> Any:  # noqa: ANN401 - the ruleset's own type
    """A setup with a pack by its hash."""
    return msgspec.convert({**RULESET.examples["setup"], "deck": "virtual", "pack": pack}, RULESET.setup)


@pytest.mark.parametrize(
    ("way", "value", "pointer", "code"),
    [
        (("cards", YELLOW, "dice", 0, "symbol"), "gold", "/cards/4/dice/0/symbol", "not_allowed"),
        (("cards", YELLOW, "dice", 1, "colour"), "blue", "/cards/4/dice/1/colour", "not_allowed"),
        (("cards", YELLOW, "dice", 0, "symbol"), 3, "/cards/4/dice/0/symbol", "not_allowed"),
        (("cards", YELLOW, "kind"), "yellow", "/cards/4/kind", "not_allowed"),
        (("cards", YELLOW, "potency_cost"), -1, "/cards/4/potency_cost", "out_of_range"),
        (("cards", YELLOW, "potency_cost"), "2", "/cards/4/potency_cost", "wrong_type"),
        (("cards", YELLOW, "potency_cost"), 1.5, "/cards/4/potency_cost", "wrong_type"),
        (("cards", YELLOW, "potency_cost"), True, "/cards/4/potency_cost", "wrong_type"),
        (("cards", YELLOW, "actions", 0, "code"), "steal", "/cards/4/actions/0/code", "not_allowed"),
        (
            ("cards", YELLOW, "actions", 0, "element"),
            "fire",
            "/cards/4/actions/0/element",
            "not_with_this_code",
        ),
        (("cards", 8, "actions", 0, "element"), "aether", "/cards/8/actions/0/element", "not_allowed"),
        (("cards", YELLOW, "dice"), [], "/cards/4/dice", "missing_field"),
        (("cards", YELLOW, "dice"), {}, "/cards/4/dice", "wrong_type"),
        (
            ("cards", YELLOW, "dice"),
            [{"symbol": "iron", "colour": "red"}] * 7,
            "/cards/4/dice",
            "out_of_range",
        ),
        (("cards", YELLOW, "actions"), [], "/cards/4/actions", "missing_field"),
        (("cards", 6, "removed_at_levels"), [3, 3], "/cards/6/removed_at_levels", "duplicate_level"),
        (("cards", 6, "removed_at_levels"), [4], "/cards/6/removed_at_levels/0", "not_allowed"),
        (("cards", YELLOW, "id"), "example-basic-2", "/cards/5/id", "duplicate_id"),
        (("cards", YELLOW, "id"), "", "/cards/4/id", "pattern_not_matched"),
        (("cards", YELLOW), "a card", "/cards/4", "wrong_type"),
        (("cards",), {}, "/cards", "wrong_type"),
        (("ruleset",), "chess", "/ruleset", "ruleset_unknown"),
        (("ruleset",), 7, "/ruleset", "wrong_type"),
        (("kind",), "tarot", "/kind", "kind_unknown"),
        (("name",), "", "/name", "out_of_range"),
        (("example",), "yes", "/example", "wrong_type"),
    ],
)
def test_a_wrong_value(way: tuple[str | int, ...], value: object, pointer: str, code: str) -> None:
    """R5: one value spoilt is one fault, at its place."""
    document: Any = example()
    place = document
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = value
    assert faults(document) == [(pointer, code)]


@pytest.mark.parametrize(
    "way",
    [
        ("cards", GREEN, "id"),
        ("cards", GREEN, "kind"),
        ("cards", GREEN, "dice"),
        ("cards", YELLOW, "potency_cost"),
        ("cards", YELLOW, "actions"),
        ("cards", YELLOW, "removed_at_levels"),
        ("cards", YELLOW, "dice", 0, "symbol"),
        ("cards", YELLOW, "dice", 1, "colour"),
        ("cards", YELLOW, "actions", 0, "code"),
        ("cards", 8, "actions", 0, "element"),
        ("cards", VIOLET, "id"),
        ("cards", VIOLET, "kind"),
        ("ruleset",),
        ("kind",),
        ("name",),
        ("cards",),
    ],
)
def test_a_missing_field(way: tuple[str | int, ...]) -> None:
    """R5: every field is needed, but the faces of violet cards and the mark of an example."""
    document: Any = example()
    place = document
    for step in way[:-1]:
        place = place[step]
    del place[way[-1]]
    found = faults(document)
    assert found[0] == ("/" + "/".join(map(str, way)), "missing_field")
    # a yellow card that is removed nowhere is one too many at level 2 as well
    assert {code for _, code in found[1:]} <= {"wrong_count_at_level"}


@pytest.mark.parametrize(
    "way", [(), ("cards", YELLOW), ("cards", YELLOW, "dice", 0), ("cards", YELLOW, "actions", 0)]
)
def test_an_unknown_field(way: tuple[str | int, ...]) -> None:
    """R5: a field that nobody knows is refused, not passed over."""
    document: Any = example()
    place = document
    for step in way:
        place = place[step]
    place["colour_of_back"] = "grey"
    assert faults(document) == [("/" + "/".join(map(str, (*way, "colour_of_back"))), "unknown_field")]


@pytest.mark.parametrize("index", [GREEN, YELLOW, VIOLET])
def test_a_card_too_few(index: int) -> None:
    """R5: four green, four violet, nine or ten yellow."""
    document = example()
    del document["cards"][index]
    assert ("/cards", "wrong_count") in faults(document)


@pytest.mark.parametrize("index", [GREEN, VIOLET])
def test_a_card_too_many(index: int) -> None:
    """R5: a fifth green or violet card is not of this box."""
    document = example()
    document["cards"].append({**document["cards"][index], "id": "one-too-many"})
    assert ("/cards", "wrong_count") in faults(document)


def test_ten_yellow_cards() -> None:
    """R5: nobody knows whether there are nine or ten; the tenth must be removed at every level here."""
    document = example()
    tenth = {**document["cards"][YELLOW], "id": "tenth", "removed_at_levels": [1, 2, 3]}
    document["cards"].append(tenth)
    parse_pack(document, KINDS)
    document["cards"].append({**tenth, "id": "eleventh"})
    assert faults(document) == [("/cards", "wrong_count")]


@pytest.mark.parametrize(("index", "levels"), [(GREEN, []), (GREEN, [2, 3]), (YELLOW, []), (YELLOW, [2, 1])])
def test_a_deck_of_the_wrong_size(index: int, levels: list[int]) -> None:
    """R5: the counts of each level have to come out."""
    document = example()
    document["cards"][index]["removed_at_levels"] = levels
    assert faults(document) == [("/cards", "wrong_count_at_level")]


def test_all_faults_at_once() -> None:
    """R5: whoever fills a pack in sees everything that is wrong with it."""
    document = example()
    document["cards"][0]["dice"][0]["symbol"] = "gold"
    del document["cards"][5]["kind"]
    assert faults(document) == [("/cards/0/dice/0/symbol", "not_allowed"), ("/cards/5/kind", "missing_field")]


@pytest.mark.parametrize("document", [None, [], "pack", 3])
def test_not_a_pack_at_all(document: object) -> None:
    """R5: whatever is sent, the answer is a fault and not an error."""
    assert faults(document) == [("", "wrong_type")]
