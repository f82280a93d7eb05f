"""Card packs over HTTP: registered once, named by their hash, refused with every fault's place."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import httpx2
import msgspec
import psycopg
import pytest

from automa_rules.expeditions.examples import EXAMPLE_PACK as PROGRESS
from automa_rules.trismegistus.examples import EXAMPLE_PACK as BOT
from automa_rules.trismegistus.examples import EXAMPLES
from tests.api.client import Player, begun, done, problem

Doc = dict[str, Any]
Spoil = Callable[[Doc], Any]

VIRTUAL: Doc = {**EXAMPLES["setup"], "deck": "virtual"}


def named(name: str, pack: Doc = BOT) -> Doc:
    """The pack under another name: a pack of its own."""
    return {**copy.deepcopy(pack), "name": name}


async def bring(http: httpx2.AsyncClient, pack: Doc | str) -> httpx2.Response:
    """The answer to a beginning with a pack, or with its hash."""
    return await http.post("/v1/games", json={"ruleset": "trismegistus", "setup": {**VIRTUAL, "pack": pack}})


async def test_the_same_pack_is_kept_once(http: httpx2.AsyncClient) -> None:
    """201, then 200 with the same hash: the order of fields and white space make no difference."""
    pack = named("kept once")
    first = await http.post("/v1/packs", json=pack)
    turned = dict(reversed(pack.items()))
    second = await http.post("/v1/packs", content=msgspec.json.format(msgspec.json.encode(turned), indent=3))

    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json() == second.json()
    assert first.headers["location"] == second.headers["location"] == f"/v1/packs/{first.json()['hash']}"
    assert first.json()["example"] is True
    assert first.json()["count"] == len(pack["cards"])
    read = done(await http.get(first.headers["location"]))
    assert {**pack, "cards": None} == {**read["pack"], "cards": None}
    assert [card["id"] for card in read["pack"]["cards"]] == [card["id"] for card in pack["cards"]]


async def test_the_hash_can_be_worked_out_by_anybody(http: httpx2.AsyncClient) -> None:
    """SHA-256 of the document as it is read, with sorted keys and no white space."""
    made = done(await http.post("/v1/packs", json=named("worked out")), 201)
    pack = done(await http.get(f"/v1/packs/{made['hash']}"))["pack"]

    canonical = msgspec.json.encode(pack, order="sorted")
    assert sha256(canonical).hexdigest() == made["hash"]


async def test_packs_sent_at_once_are_one_pack(http: httpx2.AsyncClient) -> None:
    """Of twenty equal requests one makes it, and all get the same answer."""
    pack = named("sent at once")
    answers = await asyncio.gather(*(http.post("/v1/packs", json=pack) for _ in range(20)))

    assert sorted(answer.status_code for answer in answers) == [200] * 19 + [201]
    assert len({answer.json()["hash"] for answer in answers}) == 1


FAULTS: dict[str, tuple[Spoil, str, str]] = {
    "an unknown symbol": (
        lambda pack: pack["cards"][4]["dice"][0].update(symbol="gold"),
        "/cards/4/dice/0/symbol",
        "not_allowed",
    ),
    "an unknown action": (
        lambda pack: pack["cards"][0]["actions"][0].update(code="dance"),
        "/cards/0/actions/0/code",
        "not_allowed",
    ),
    "a missing field": (
        lambda pack: pack["cards"][5].pop("potency_cost"),
        "/cards/5/potency_cost",
        "missing_field",
    ),
    "a missing name": (lambda pack: pack.pop("name"), "/name", "missing_field"),
    "a duplicate id": (
        lambda pack: pack["cards"][1].update(id=pack["cards"][0]["id"]),
        "/cards/1/id",
        "duplicate_id",
    ),
    "a card too few": (lambda pack: pack["cards"].pop(), "/cards", "wrong_count"),
    "a level that lacks a card": (
        lambda pack: pack["cards"][4].update(removed_at_levels=[1, 2]),
        "/cards",
        "wrong_count_at_level",
    ),
    "an unknown field": (lambda pack: pack.update(cost=3), "/cost", "unknown_field"),
    "an unknown ruleset": (lambda pack: pack.update(ruleset="chess"), "/ruleset", "ruleset_unknown"),
    "an unknown kind": (lambda pack: pack.update(kind="trumps"), "/kind", "kind_unknown"),
    "cards that are no list": (lambda pack: pack.update(cards={}), "/cards", "wrong_type"),
}


@pytest.mark.parametrize(("spoil", "pointer", "code"), FAULTS.values(), ids=FAULTS.keys())
async def test_a_single_fault_is_refused_with_its_place(
    http: httpx2.AsyncClient, spoil: Spoil, pointer: str, code: str
) -> None:
    """422 with the pointer and the reason; nothing is kept."""
    pack = named("spoilt")
    spoil(pack)
    refused = problem(await http.post("/v1/packs", json=pack), 422, "pack_invalid")

    assert (pointer, code) in [(one["pointer"], one["code"]) for one in refused["errors"]]


async def test_what_can_be_said_of_a_pack_of_no_known_kind(http: httpx2.AsyncClient) -> None:
    """All that is wrong around its cards, which nobody can judge."""
    wrong = {"ruleset": "chess", "kind": "trumps", "cards": [{"any": "thing"}], "colour": "red"}
    errors = problem(await http.post("/v1/packs", json=wrong), 422, "pack_invalid")["errors"]

    assert [(one["pointer"], one["code"]) for one in errors] == [
        ("/ruleset", "ruleset_unknown"),
        ("/name", "missing_field"),
        ("/colour", "unknown_field"),
    ]


async def test_a_game_may_bring_its_pack(http: httpx2.AsyncClient) -> None:
    """Whole, in the setup; it is checked like one that is registered."""
    pack = named("brought along")
    game = done(await bring(http, pack), 201)
    digest = done(await http.post("/v1/packs", json=pack), 201)["hash"]
    assert game["state"]["pack"]["hash"] == digest

    pack["cards"].pop()
    refused = await bring(http, pack)
    problem(refused, 422, "pack_invalid")


async def test_a_pack_has_a_size(http: httpx2.AsyncClient) -> None:
    """At most two hundred cards; of many faults a hundred are told."""
    pack = named("far too many")
    pack["cards"] = [{}] * 201
    errors = problem(await http.post("/v1/packs", json=pack), 422, "pack_invalid")["errors"]
    assert ("/cards", "out_of_range") in [(one["pointer"], one["code"]) for one in errors]

    pack["cards"] = [{}] * 150
    assert len(problem(await http.post("/v1/packs", json=pack), 422, "pack_invalid")["errors"]) == 100


@pytest.mark.parametrize("digest", ["a" * 64, "A" * 64, "pack", "%2e%2e", "a" * 63])
async def test_an_unknown_pack_is_not_found(http: httpx2.AsyncClient, digest: str) -> None:
    """Whatever stands in the place of a hash."""
    problem(await http.get(f"/v1/packs/{digest}"), 404, "pack_not_found")


@pytest.mark.parametrize("content", ["nonsense", "{}", "[" * 100_000])
async def test_a_damaged_pack_is_told_as_such(
    http: httpx2.AsyncClient, database_url: str, content: str
) -> None:
    """By whoever reads it or plays with it; others are read as before."""
    digest = sha256(content.encode()).digest()
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        await connection.execute("insert into packs (hash, content) values (%s, %s)", (digest, content))

    made = done(await http.post("/v1/packs", json=named(f"beside {content[:9]}")), 201)
    answers = [await http.get(f"/v1/packs/{digest.hex()}"), await bring(http, digest.hex())]

    for answer in answers:
        assert problem(answer, 409, "pack_damaged")["pack"] == digest.hex()
    done(await http.get(f"/v1/packs/{made['hash']}"))


async def test_a_game_is_bound_to_the_pack_that_it_names(http: httpx2.AsyncClient) -> None:
    """Every state names it as an example; the log holds the pack itself, so that it needs no other source."""
    made = done(await http.post("/v1/packs", json=named("named")), 201)
    game = await begun(http, "trismegistus", setup={**VIRTUAL, "pack": made["hash"]})

    assert done(await game.get())["state"]["pack"] == {"hash": made["hash"], "name": "named", "example": True}
    first = done(await game.get("/commits?limit=1"))["commits"][0]
    assert first["command"]["setup"]["pack"]["cards"] == (await _cards(http, made["hash"]))
    assert done(await game.get("/audit"))["sound"]


async def _cards(http: httpx2.AsyncClient, digest: str) -> list[Doc]:
    cards: list[Doc] = done(await http.get(f"/v1/packs/{digest}"))["pack"]["cards"]
    return cards


async def test_a_pack_that_nobody_registered_begins_no_game(http: httpx2.AsyncClient) -> None:
    """422 with its name; a hash that is none is a fault of the body."""
    answer = await bring(http, "0" * 64)
    assert problem(answer, 422, "pack_unknown")["pack"] == "0" * 64
    answer = await bring(http, "mine")
    assert problem(answer, 400, "invalid_body")["path"].startswith("$.setup.pack")


async def test_a_pack_for_another_game_begins_no_game(http: httpx2.AsyncClient) -> None:
    """Progress cards are not bot cards."""
    other = (await http.post("/v1/packs", json=PROGRESS)).json()["hash"]
    answer = await bring(http, other)

    assert problem(answer, 422, "pack_unsuitable")["other"] == "expeditions"


async def test_progress_cards_come_in_packs_too(http: httpx2.AsyncClient) -> None:
    """Level 4, which nobody has published, is played from an owner's pack."""
    digest = (await http.post("/v1/packs", json=PROGRESS)).json()["hash"]
    unknown = await http.post("/v1/games", json={"ruleset": "expeditions", "setup": {"level": 4}})
    problem(unknown, 409, "progress_card_unknown")

    game: Player = await begun(http, "expeditions", setup={"level": 4, "pack": digest})

    state = done(await game.get())["state"]
    assert state["progress_card"]["last_space"] == PROGRESS["cards"][0]["last_space"]
    assert state["pack"]["example"] is True


async def test_a_ruleset_tells_its_kinds_of_pack(http: httpx2.AsyncClient) -> None:
    """With the schema of each, and an example."""
    described = done(await http.get("/v1/rulesets/trismegistus"))

    assert described["packs"]["bot_cards"]["schema"]["$defs"]["TrismegistusBotCard"]["required"] == [
        "id",
        "kind",
    ]
    assert described["examples"]["pack"]["example"] is True
    assert done(await http.get("/v1/rulesets/scythe"))["packs"] == {}
