"""Beginning games and looking at them."""

from __future__ import annotations

from uuid import uuid4

import httpx2
import pytest

from tests.api.client import Player, begun, done, problem


async def test_a_game_begins_from_a_setup(http: httpx2.AsyncClient) -> None:
    """The answer has the address, the version as entity tag, the owner's token and the state."""
    answer = await http.post("/v1/games", json={"ruleset": "counter", "setup": {"target": 20}})
    made = done(answer, 201)

    assert answer.headers["location"] == f"/v1/games/{made['game']}"
    assert answer.headers["etag"] == '"1"'
    assert made["version"] == 1
    assert made["turn"] == "human"
    assert made["state"] == {"seats": ["human", "automa"], "target": 20, "total": 0, "left": 6, "note": None}
    assert len(made["token"]) >= 40


async def test_a_game_begins_from_a_position(http: httpx2.AsyncClient) -> None:
    """A position says where the game stands."""
    game = await begun(http, position={"total": 7, "turn": "automa"})

    assert game.created["state"]["total"] == 7
    assert game.created["turn"] == "automa"


async def test_a_position_that_cannot_be_is_refused_by_the_rules(http: httpx2.AsyncClient) -> None:
    """The ruleset's own code and facts come back."""
    body = {"ruleset": "counter", "position": {"total": 30, "target": 30}}
    refused = problem(await http.post("/v1/games", json=body), 409, "target_reached")

    assert (refused["total"], refused["target"]) == (30, 30)


async def test_a_game_has_one_beginning(http: httpx2.AsyncClient) -> None:
    """Setup and position exclude each other, and one of them must be there."""
    for beginning in ({}, {"setup": {}, "position": {"total": 1}}):
        body = {"ruleset": "counter", **beginning}
        assert problem(await http.post("/v1/games", json=body), 400, "invalid_body")["path"] == "$"


async def test_an_unknown_ruleset_is_named(http: httpx2.AsyncClient) -> None:
    """The refusal lists those that are known."""
    body = {"ruleset": "chess", "setup": {}}

    assert "counter" in problem(await http.post("/v1/games", json=body), 422, "ruleset_unknown")["known"]


async def test_a_version_that_the_client_has_is_not_sent_again(game: Player) -> None:
    """If-None-Match compares weakly, takes lists, and falls through when the game has moved on."""
    tag = (await game.get()).headers["etag"]
    for known in (tag, f"W/{tag}", f'"9", {tag}', "*", '"1"'):
        answer = await game.get(If_None_Match=known)
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert (await game.get(If_None_Match='"2"')).status_code == 200


@pytest.mark.promise("unknown-and-forbidden-alike")
async def test_an_unknown_and_a_forbidden_game_look_the_same(http: httpx2.AsyncClient, game: Player) -> None:
    """Only the game's own id differs between the two answers."""
    unknown = Player(http, str(uuid4()), game.token, 1)
    forbidden = Player(http, game.game, "wrong", 1)
    first = problem(await unknown.get(), 404, "game_unknown")
    second = problem(await forbidden.get(), 404, "game_unknown")

    assert {**first, "game": ""} == {**second, "game": ""}


async def test_without_a_token_there_is_no_telling_whether_a_game_exists(
    http: httpx2.AsyncClient, game: Player
) -> None:
    """A request without a bearer token is asked for one, whatever the game."""
    for path in (game.path, f"/v1/games/{uuid4()}", "/v1/games/nonsense"):
        for headers in ({}, {"Authorization": "Basic abc"}, {"Authorization": "Bearer"}):
            answer = await http.get(path, headers=headers)
            problem(answer, 401, "token_missing")
            assert answer.headers["www-authenticate"].startswith("Bearer")


async def test_rulesets_tell_all_that_a_client_needs(http: httpx2.AsyncClient) -> None:
    """The list names each ruleset; each has catalogue, schemas, rules and examples."""
    names = [each["name"] for each in done(await http.get("/v1/rulesets"))["rulesets"]]
    assert {"scythe", "counter"} <= set(names)
    for name in names:
        described = done(await http.get(f"/v1/rulesets/{name}"))
        assert described["name"] == name
        assert described["rules"]
        assert set(described["schemas"]) == {"setup", "position", "actions", "automa_turn"}
    problem(await http.get("/v1/rulesets/chess"), 404, "ruleset_not_offered")
