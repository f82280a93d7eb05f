"""What a table agrees on when its game begins: what seats are called, and whether doubts are refused."""

from __future__ import annotations

from typing import Any

import httpx2
import psycopg
import pytest

from automa_ledger.narration.languages import LANGUAGES
from tests.api.client import Player, begun, done, problem
from tests.api.logs import exported
from tests.domain.scythe.table import automa, human

SETUP = {"level": 1, "first_player": "human"}


async def expeditions(http: httpx2.AsyncClient, **agreed: Any) -> Player:  # noqa: ANN401 - any JSON
    """A game in which nobody has what a glory token asks for."""
    return await begun(http, "expeditions", setup=SETUP, **agreed)


async def doubtful(http: httpx2.AsyncClient) -> dict[str, Any]:
    """An action that the rules do not explain."""
    categories = done(await http.get("/v1/rulesets/expeditions"))["catalogue"]["glory_categories"]
    return {"type": "place_glory", "category": categories[0]}


async def test_what_the_rules_do_not_explain_is_carried_out_with_a_warning(http: httpx2.AsyncClient) -> None:
    """The table is right: the answer has code, facts and a sentence in the client's language."""
    game = await expeditions(http)
    answer = done(await game.post("/actions", await doubtful(http), accept_language="it"))

    (warning,) = answer["warnings"]
    assert warning["code"] == "category_not_reached"
    assert warning["facts"]["needed"] > warning["facts"]["there"]
    step = next(step for step in answer["commit"]["steps"] if step["step"] == warning["step"])
    assert (step["code"], warning["text"] in step["text"]) == ("doubted", True)
    assert (await game.act(type="end_turn"))["warnings"] == []


async def test_a_strict_game_refuses_it(http: httpx2.AsyncClient) -> None:
    """With the same code; nothing happens, in a turn neither, and the refusal names the action's place."""
    game = await expeditions(http, strict=True)
    assert game.created["strict"] is True
    problem(await game.post("/actions", await doubtful(http)), 409, "category_not_reached")
    turn = {"actions": [{"type": "change_coins", "amount": 1}, await doubtful(http)]}
    assert problem(await game.post("/turns", turn), 409, "category_not_reached")["action"] == 1
    assert done(await game.get())["version"] == game.version


@pytest.mark.parametrize("strict", [False, True])
async def test_a_log_is_decided_again_as_was_agreed(http: httpx2.AsyncClient, *, strict: bool) -> None:
    """The audit, and a fork, know whether the game is strict."""
    game = await expeditions(http, strict=strict)
    await game.post("/actions", await doubtful(http))
    await game.act(type="change_coins", amount=1)
    assert done(await game.get("/audit"))["sound"]
    fork = done(await game.post("/forks", match=None), 201)
    assert (fork["strict"], game.created["strict"]) == (strict, strict)


NAMES = {"human": "Ada Lovelace", "automa": "自動人形"}


async def test_seats_are_called_by_their_names(http: httpx2.AsyncClient) -> None:
    """In sentences of whatever language, in any script; ids stay ids in the facts."""
    start = {"players": [human("crimea"), automa("nordic")], "turn": "automa"}
    game = await begun(http, "scythe", position=start, names=NAMES)
    plain = await begun(http, "scythe", position=start)
    assert game.created["names"] == NAMES
    told = (await game.automa_turn())["commit"]["steps"]
    other = (await plain.automa_turn())["commit"]["steps"]

    assert told[0]["facts"]["seat"] == other[0]["facts"]["seat"] == "automa"
    assert "自動人形" in told[0]["text"]
    assert "自動人形" not in other[0]["text"]
    story = done(await game.get("/story", accept_language="ja"))["commits"][-1]["steps"]
    assert "自動人形" in story[0]["text"]


async def test_a_name_is_told_as_it_is(http: httpx2.AsyncClient) -> None:
    """It is no id, and nobody else's, whatever it looks like, in all languages."""
    start = {"players": [human("crimea"), automa("nordic")], "turn": "automa"}
    for name in ("Jean-Luc", "Ada: the first", "nordic", "human", "You", "r4c3", "automa2"):
        game = await begun(http, "scythe", position=start, names={"automa": name, "human": "Zoe"})
        await game.automa_turn()
        for language in LANGUAGES:
            steps = done(await game.get("/story", accept_language=language))["commits"][-1]["steps"]
            for code in ("automa_card_drawn", "turn_ended"):
                (told,) = [step["text"] for step in steps if step["code"] == code]
                assert name in told or told.startswith(name[0].upper() + name[1:]), (name, language)


async def test_names_are_no_part_of_the_log(http: httpx2.AsyncClient, database_url: str) -> None:
    """An export has none of them, and a fork keeps them. Without them the log still verifies."""
    game = await begun(http, "expeditions", setup=SETUP, names=NAMES)
    lines = b"".join(await exported(game)).decode()
    assert not [name for name in NAMES.values() if name in lines]
    fork = done(await game.post("/forks", match=None), 201)
    assert fork["names"] == NAMES

    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        await connection.execute("delete from names where game_id = %s", (game.game,))
    assert done(await game.get("/audit"))["sound"]


@pytest.mark.parametrize("name", ["", "a" * 61, "two\nlines", "nul\x00", "\u202eright to left", 7])
async def test_a_name_that_cannot_be_told_is_refused(http: httpx2.AsyncClient, name: object) -> None:
    """Empty, too long, with control characters, or no text at all."""
    body = {"ruleset": "expeditions", "setup": SETUP, "names": {"human": name}}
    fault = problem(await http.post("/v1/games", json=body), 400, "invalid_body")
    assert fault["path"] == "$.names.human"


async def test_a_seat_that_there_is_not_has_no_name(http: httpx2.AsyncClient) -> None:
    """Told with those that there are."""
    body = {"ruleset": "expeditions", "setup": SETUP, "names": {"dealer": "Ada"}}
    refused = problem(await http.post("/v1/games", json=body), 422, "seat_unknown")
    assert refused["known"] == ["human", "automa"]
