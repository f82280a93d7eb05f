"""A body that does not fit: which place it is, and what could stand there."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Literal

import httpx2
import msgspec
import pytest

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.api.problems.fault_locator import Fault, locate_fault
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.refusals.requests import BodyFault
from automa_rules.core.rejection import Rejected
from tests.api.client import Player, begun, done, problem

Symbol = Literal["iron", "tin"]


class Walk(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="walk"):
    """Something with values of all kinds."""

    unit: Literal["mech", "worker"]
    steps: list[Literal[1, 2]] = []
    pair: tuple[str, Literal["left", "right"]] = ("", "left")
    bowls: dict[Symbol, dict[str, int]] = {}
    colour: Literal["red"] | None = None
    more: Walk | Rest | None = None


class Rest(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="rest"):
    """Something else."""

    name: str = ""


DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Walk | Rest)
WALK = {"type": "walk", "unit": "mech"}
NAMES = ["type", "unit", "steps", "pair", "bowls", "colour", "more"]
CASES: dict[str, tuple[object, dict[str, Any]]] = {
    "tag": ({"type": "wlak"}, {"path": "$.type", "allowed": ["walk", "rest"]}),
    "no tag": ({}, {"path": "$", "allowed": ["walk", "rest"]}),
    "enum": ({"type": "walk", "unit": "mec"}, {"path": "$.unit", "allowed": ["mech", "worker"]}),
    "no enum": ({"type": "walk"}, {"path": "$", "allowed": ["mech", "worker"]}),
    "wrong type": ({"type": "walk", "unit": 4}, {"path": "$.unit", "allowed": ["mech", "worker"]}),
    "item": ({**WALK, "steps": [1, 3]}, {"path": "$.steps[1]", "allowed": [1, 2]}),
    "part": ({**WALK, "pair": ["x", "up"]}, {"path": "$.pair[1]", "allowed": ["left", "right"]}),
    "nothing, too": ({**WALK, "colour": "blue"}, {"path": "$.colour", "allowed": ["red", None]}),
    "key": (
        {**WALK, "bowls": {"iron": {}, "lead": {}}},
        {"path": "$.bowls.lead", "allowed": ["iron", "tin"]},
    ),
    "value of a map": (
        {**WALK, "bowls": {"iron": {"a": 1}, "tin": {"a": 1, "b": 2, "c": "x", "d": "x"}}},
        {"path": "$.bowls.tin.c"},
    ),
    "inner tag": ({**WALK, "more": {"type": "x"}}, {"path": "$.more.type", "allowed": ["walk", "rest"]}),
    "inner enum": (
        {**WALK, "more": {"type": "walk", "unit": ""}},
        {"path": "$.more.unit", "allowed": ["mech", "worker"]},
    ),
    "field": ({**WALK, "speed": 4}, {"path": "$", "known": NAMES}),
    "inner field": (
        {**WALK, "more": {"type": "rest", "x": 1}},
        {"path": "$.more", "known": ["type", "name"]},
    ),
    "any text": ({"type": "rest", "name": 4}, {"path": "$.name"}),
    "no object": ([], {"path": "$"}),
}


@pytest.mark.parametrize(("document", "expected"), CASES.values(), ids=CASES)
def test_a_fault_is_told_with_its_place_and_what_is_allowed(
    document: object, expected: dict[str, Any]
) -> None:
    """Each in the words of msgspec, besides."""
    with pytest.raises(Rejected) as caught:
        convert_document(document, DECODER)

    facts = {
        name: list(each) if isinstance(each, tuple) else each for name, each in caught.value.facts.items()
    }
    assert facts.pop("fault") in {*BodyFault}
    for told in ("field", "expected"):
        facts.pop(told, None)
    assert facts == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "What?",
        "Bad - at `$[`",
        "Bad - at `$.a.b[7][...]`",
        "Bad - at `key` in `$.x`",
        "Bad - at `$.[...]`",
    ],
)
@pytest.mark.parametrize("document", [{}, [], None, {"a": {"b": []}}, {"x": {"y": 1}}])
def test_an_explanation_never_fails(text: str, document: object) -> None:
    """Whatever msgspec says of whatever document, there is a place and a reason."""
    fault = locate_fault(text, document, Walk | Rest, lambda _: None)

    assert isinstance(fault, Fault)
    assert fault.path.startswith("$")


def test_of_many_keys_the_one_at_fault_is_found_with_few_readings() -> None:
    """A large document costs a few readings more, not one a key."""
    keys: dict[str, int | str] = {f"k{number:04}": 1 for number in range(1000)}
    document = {**WALK, "bowls": {"iron": {**keys, "k0617": "x"}}}
    readings = 0

    def tried(other: object) -> str | None:
        nonlocal readings
        readings += 1
        try:
            msgspec.convert(other, Walk | Rest)
        except msgspec.ValidationError as error:
            return str(error)
        return None

    text = tried(document)
    assert text is not None
    assert locate_fault(text, document, Walk | Rest, tried).path == "$.bowls.iron.k0617"
    assert readings < 20


def wrong(place: Callable[[Any], None]) -> dict[str, Any]:
    """The example position of Trismegistus with a fault in it."""
    position: dict[str, Any] = deepcopy(dict(RULESETS["trismegistus"].examples["position"]))
    place(position)
    return position


@pytest.mark.parametrize(
    ("position", "path", "allowed"),
    [
        (wrong(lambda it: it["automa"]["markers"].update(fire="x")), "$.automa.markers.fire", None),
        (
            wrong(lambda it: it["automa"]["markers"].update(aether=1)),
            "$.automa.markers.aether",
            ("earth", "fire", "water", "air"),
        ),
        (wrong(lambda it: it["bowls"]["tin"].update(pink=1)), "$.bowls.tin.pink", ("black", "white", "red")),
        (wrong(lambda it: it.update(level=9)), "$.level", (1, 2, 3)),
    ],
)
def test_the_documents_of_a_ruleset_are_explained(
    position: dict[str, Any], path: str, allowed: tuple[Any, ...] | None
) -> None:
    """Keys of mappings, and values of enumerations."""
    with pytest.raises(Rejected) as caught:
        convert_document(position, Codec(RULESETS["trismegistus"]).position)

    assert caught.value.facts["path"] == path
    told = msgspec.convert(caught.value.facts.get("allowed", ()), set[str | int])
    assert told == set(allowed or ())


async def test_a_client_is_told_which_actions_there_are(http: httpx2.AsyncClient) -> None:
    """And which units; the answer is a problem document like any other."""
    setup = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    game: Player = await begun(http, "scythe", setup=setup)

    told = problem(await game.post("/actions", {"type": "moove"}), 400, "invalid_body")
    assert told["path"] == "$.type"
    assert {"move", "end_turn", "correct"} <= set(told["allowed"])
    answer = await game.post(
        "/actions", {"type": "move", "moves": [{"unit": "workers", "from": "r6c3", "to": "r6c4"}]}
    )
    told = problem(answer, 400, "invalid_body")
    assert (told["path"], set(told["allowed"])) == ("$.moves[0].unit", {"character", "mech", "worker"})
    assert "allow" not in answer.headers


async def test_a_text_of_the_wrong_form_is_refused_with_examples(http: httpx2.AsyncClient) -> None:
    """In a list or as a key, in the client's language; a form without examples has none."""
    game: Player = await begun(http, "expeditions", position={"level": 2, "turn": "automa"})
    reveal = {"type": "reveal_tile", "location": "N1", "value": 3, "tokens": ["orange-3", "nonsense"]}

    told = problem(await game.post("/actions", reveal), 400, "invalid_body")
    assert (told["path"], told["examples"]) == ("$.tokens[1]", ["orange-3", "turquoise-4"])
    assert told["detail"] == (
        "The text at `$.tokens[1]` does not have the required form. Examples: orange-3, turquoise-4."
    )
    answer = await game.post("/actions", reveal, Accept_Language="pl")
    assert "Przykłady: orange-3, turquoise-4." in problem(answer, 400, "invalid_body")["detail"]

    setup = {"level": 2, "bag": {"exceptions": {"nonsense": 1}}}
    answer = await http.post("/v1/games", json={"ruleset": "expeditions", "setup": setup})
    told = problem(answer, 400, "invalid_body")
    assert told["path"] == "$.setup.bag.exceptions.nonsense"
    assert told["examples"] == ["orange-3", "turquoise-4"]

    taken = {"position": {"level": 2, "turn": "automa"}, "card": 1, "seed": "nonsense"}
    told = problem(await http.post("/v1/rulesets/expeditions/automa-turn", json=taken), 400, "invalid_body")
    assert told["detail"] == "The text at `$.seed` does not have the required form."
    assert "examples" not in told


async def test_a_fault_in_a_setup_has_its_place_in_the_body(http: httpx2.AsyncClient) -> None:
    """The path begins at the root of the body."""
    setup = {"players": [{"kind": "human", "faction": "atlantis", "popularity": 3, "coins": 4}]}
    answer = await http.post("/v1/games", json={"ruleset": "scythe", "setup": setup})

    told = problem(answer, 400, "invalid_body")
    assert told["path"] == "$.setup.players[0].faction"
    assert "crimea" in told["allowed"]
