"""Any mix of humans and Automas begins as a solo game does, and Automas alone play by themselves."""

from __future__ import annotations

import httpx2

from tests.api.client import begun, done, problem

DRAW = "/v1/rulesets/scythe/draw"


async def test_what_is_drawn_begins_a_game(http: httpx2.AsyncClient) -> None:
    """R64: the seats of the answer are the setup's players; what is wrong is refused."""
    seats = [
        {"kind": "human"},
        {"kind": "human"},
        {"kind": "automa"},
        {"kind": "automa", "level": "autometta"},
    ]
    players = done(await http.post(DRAW, json={"players": seats, "far": True}))["players"]
    game = await begun(http, "scythe", setup={"players": players})
    state = game.created["state"]["players"]
    assert sorted(one["faction"] for one in state) == sorted(one["faction"] for one in players)
    assert sorted(one["seat"] for one in state) == ["automa1", "automa2", "human1", "human2"]
    assert {one["kind"] for one in state if one["seat"] == game.created["turn"]} == {"human"}
    twice = [{"kind": "human", "faction": "crimea"}, {"kind": "automa", "faction": "crimea"}]
    problem(await http.post(DRAW, json={"players": twice}), 409, "faction_taken")
    problem(await http.post(DRAW, json={"players": [{"kind": "human"}]}), 400, "invalid_body")


async def test_a_banned_pair_is_told_with_the_start_of_the_game(http: httpx2.AsyncClient) -> None:
    """R64: as a warning in its first commit; a strict game does not begin so."""
    setup = {
        "players": [
            {"kind": "human", "faction": "crimea", "mat": "patriotic"},
            {"kind": "automa", "faction": "nordic"},
        ]
    }
    game = await begun(http, "scythe", setup=setup)
    steps = done(await game.get("/commits"))["commits"][0]["steps"]
    assert [one["facts"]["code"] for one in steps if one["code"] == "doubted"] == ["pair_banned"]
    strict = {"ruleset": "scythe", "setup": setup, "strict": True}
    problem(await http.post("/v1/games", json=strict), 409, "pair_banned")


async def test_a_game_of_automas_plays_itself_to_its_end(http: httpx2.AsyncClient) -> None:
    """M1: nothing but `automa-turn` is called, until one of three has placed its sixth star."""
    drawn = done(await http.post(DRAW, json={"players": [{"kind": "automa", "level": "automaszyna"}] * 3}))
    game = await begun(http, "scythe", setup={"players": drawn["players"]})
    now = game.created
    while now["next"]["do"] == "automa_turn":
        assert game.version < 400
        now = done(await game.post("/automa-turn"))
    assert (now["over"], now["next"]["do"], now["pending"]) == (True, "over", [])
    assert max(len(one["stars"]) for one in now["state"]["players"]) == 6
    assert done(await game.get("/audit"))["sound"]
