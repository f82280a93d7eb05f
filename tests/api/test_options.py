"""What can be done now."""

from __future__ import annotations

from typing import Any

import httpx2

from tests.api.client import Player, asking, begun, done, problem


def types(options: dict[str, Any]) -> list[str]:
    """The kinds of action that the moment allows."""
    return [each["type"] for each in options["actions"]]


async def test_in_its_own_turn_a_seat_has_all_actions_but_answers(game: Player) -> None:
    """Each with the name of its schema; and what the ruleset tells besides."""
    found = done(await game.get("/options"))

    assert types(found) == ["add", "note", "correct"]
    assert found["actions"][0] == {"type": "add", "schema": "CounterAdd"}
    assert (found["version"], found["seat"], found["turn"], found["over"]) == (1, "human", "human", False)
    assert (found["pending"], found["automa_turn"], found["options"]) == ([], False, {"missing": 30})


async def test_in_the_automas_turn_there_is_the_automas(game: Player) -> None:
    """The human can only do what is done at any time, and correct the table."""
    await game.act(type="add", amount=4)
    found = done(await game.get("/options"))
    assert (types(found), found["automa_turn"]) == (["note", "correct"], True)
    assert found["options"] == {"missing": 26}


async def test_while_a_question_is_open_there_is_its_answer(http: httpx2.AsyncClient) -> None:
    """And the question itself, with its sentence."""
    game, turn = await asking(http)
    found = done(await game.get("/options"))
    assert (types(found), found["automa_turn"]) == (["answer", "correct"], False)
    assert found["pending"] == turn["pending"]


async def test_options_are_those_of_a_seat(http: httpx2.AsyncClient) -> None:
    """The owner names one; a player sees its own; who looks on can do nothing."""
    game = await begun(http, setup={"humans": 2})
    second = await game.share("player", "human-2")

    assert types(done(await game.get("/options"))) == ["add", "note", "correct"]
    assert types(done(await game.get("/options?seat=human-2"))) == ["note", "correct"]
    assert done(await second.get("/options"))["seat"] == "human-2"
    problem(await second.get("/options?seat=human-1"), 403, "seat_forbidden")
    looking = done(await (await game.share("spectator")).get("/options"))
    assert (looking["seat"], looking["actions"], looking["options"]) == (None, [], {"missing": 0})


async def test_options_are_not_kept_but_can_be_asked_for_again(game: Player) -> None:
    """No cache stores them; a client that has them is told so."""
    answer = await game.get("/options")
    assert answer.headers["cache-control"] == "no-store"
    assert (await game.get("/options", if_none_match=answer.headers["etag"])).status_code == 304
    await game.act(type="add", amount=1)
    done(await game.get("/options", if_none_match=answer.headers["etag"]))


async def test_every_kind_of_action_has_its_schema_in_the_document(http: httpx2.AsyncClient) -> None:
    """For each ruleset that the service plays."""
    schemas = done(await http.get("/openapi.json"))["components"]["schemas"]
    for name in ("scythe", "expeditions", "trismegistus"):
        description = done(await http.get(f"/v1/rulesets/{name}"))
        game = await begun(http, name, setup=description["examples"]["setup"])
        kinds = done(await game.get("/options"))["actions"]
        assert kinds
        assert {each["schema"] for each in kinds} <= set(schemas)
