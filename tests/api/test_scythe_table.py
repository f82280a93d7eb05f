"""What a table of Scythe tells and is told, over HTTP: abilities, corrections, reports, positions."""

from __future__ import annotations

from typing import Any

import httpx2

from tests.api.client import Player, begun, done, problem
from tests.domain.scythe.table import automa, human

MAT = "mat"


async def table(http: httpx2.AsyncClient, *players: dict[str, Any], **what: Any) -> Player:  # noqa: ANN401 - a document's values
    """The owner of a game that begins from a position."""
    return await begun(http, "scythe", position={"players": players, **what})


async def test_disarm_is_offered_on_the_own_mine(http: httpx2.AsyncClient) -> None:
    """R27: before a combat where the human's Mine stands."""
    game = await table(
        http,
        human("saxony", mechs=["r5c4"], abilities=["disarm"]),
        automa("nordic", mechs=["r4c3"]),
        structures={"r4c3": {"owner": "human", "kind": "mine"}},
    )
    asked = await game.act(type="move", moves=[{"unit": "mech", "from": "r5c4", "to": "r4c3"}])
    assert asked["pending"][0]["abilities"] == ["disarm"]
    now = [each["type"] for each in done(await game.get("/choices"))["choices"]]
    assert now == ["place_star", "end_game", "use_ability", "fight"]


async def test_a_beaten_mech_takes_workers_to_the_lake(http: httpx2.AsyncClient) -> None:
    """Seaworthy: the Automa's card 15 gives it 7 power against none."""
    game = await table(
        http,
        human("nordic", mechs=["r5c4"], workers=["r5c4"], abilities=["seaworthy"], combat_cards=0),
        automa("crimea", mechs=["r4c3"], power=9),
        decks={"automa": "physical"},
    )
    await game.act(type="move", moves=[{"unit": "mech", "from": "r5c4", "to": "r4c3", "workers": 1}])
    retreat = {"human-mech-1": "r4c4", "human-worker-1": "r4c4"}
    fought = await game.act(type="fight", dial=0, retreat=retreat, automa_card=15)
    assert "mech 1 (lake " in fought["commit"]["steps"][0]["text"]
    one = fought["state"]["players"][0]
    assert (one["mechs"][0], one["workers"][0]) == ("r4c4", "r4c4")


async def test_wayfare_leaves_resources_on_another_home_base(http: httpx2.AsyncClient) -> None:
    """R60: told by id or coordinate, drawn, begun with in a position, and never paid with."""
    game = await table(
        http,
        human("crimea", mechs=["r6c3"], abilities=["wayfare"]),
        automa("nordic"),
        resources={"r6c3": {"food": 2}, "HS": {"oil": 1}},
        turn="human",
    )
    goods = [{"unit": "mech", "from": "r6c3", "to": "home_saxony", "resources": {"food": 2}}]
    there = await game.act(type="move", moves=goods)
    assert there["state"]["resources"] == {"home_saxony": {"food": 2, "oil": 1}}
    assert 'id="resource-home_saxony-food"' in (await game.get("/board.svg")).text
    pay = {"type": "pay", "resources": {"home_saxony": {"food": 1}}}
    problem(await game.post("/actions", pay), 400, "invalid_body")


async def test_wayfare_to_another_home_base(http: httpx2.AsyncClient) -> None:
    """Of a faction that nobody plays, and of no other."""
    game = await table(
        http, human("crimea", character="r6c3", abilities=["wayfare"]), automa("nordic"), turn="human"
    )
    away = [{"unit": "character", "from": "r6c3", "to": "home_saxony"}]
    there = await game.act(type="move", moves=away)
    assert there["state"]["players"][0]["character"] == "home_saxony"
    back = {"type": "move", "moves": [{"unit": "character", "from": "home_saxony", "to": "home_nordic"}]}
    problem(await game.post("/actions", back), 409, "home_base_closed")


def _reach(now: dict[str, Any], place: str) -> set[str]:
    pieces = [piece for choice in now["choices"] for piece in choice.get("pieces", ())]
    return {to for piece in pieces if piece["at"] == place for to in piece["to"]}


TUNNELS = {"r1c3", "r2c2", "r2c5", "r4c2", "r4c5", "r5c3"}


async def test_underpass_joins_mountains_tunnels_and_the_own_mine(http: httpx2.AsyncClient) -> None:
    """R10: a mech and a worker control the mountains r5c0 and r6c4; the own Mine is on r0c6."""
    game = await table(
        http,
        human("saxony", mechs=["r5c0"], workers=["r6c4"], abilities=["underpass"]),
        automa("nordic"),
        structures={"r0c6": {"owner": "human", "kind": "mine"}},
        turn="human",
    )
    joined = {"r6c4", "r0c6", *TUNNELS}
    assert _reach(done(await game.get("/choices")), "r5c0") == {"r5c1", "r6c1", *joined}

    await game.act(type="move", moves=[{"unit": "mech", "from": "r5c0", "to": "r6c4"}])
    await game.act(type="end_turn")
    await game.automa_turn()
    from_the_other = _reach(done(await game.get("/choices")), "r6c4")
    assert joined - {"r6c4"} <= from_the_other
    assert "r5c0" not in from_the_other  # nobody is left to control it
    back = await game.act(type="move", moves=[{"unit": "mech", "from": "r6c4", "to": "r0c6"}])
    assert back["state"]["players"][0]["mechs"][0] == "r0c6"


async def test_township_joins_villages_and_the_factory(http: httpx2.AsyncClient) -> None:
    """R10: a worker controls the village r2c6, a mill that of r0c6; r4c5 is nobody's."""
    game = await table(
        http,
        human("rusviet", mechs=["r3c3"], workers=["r2c6"], abilities=["township"]),
        automa("nordic"),
        structures={"r0c6": {"owner": "human", "kind": "mill"}},
        turn="human",
    )
    assert _reach(done(await game.get("/choices")), "r3c3") == {"r2c3", "r3c4", "r4c3", "r2c6", "r0c6"}

    moved = await game.act(type="move", moves=[{"unit": "mech", "from": "r3c3", "to": "r0c6"}])

    assert (moved["state"]["players"][0]["mechs"][0], moved.get("warnings")) == ("r0c6", [])


async def test_a_combat_is_corrected_away(http: httpx2.AsyncClient) -> None:
    """The human's mech was not there: the question falls away, and the Automa's turn goes on to its end."""
    game = await table(
        http,
        human("crimea", mechs=["r4c3"]),
        automa("nordic", mechs=["r5c3"], character=MAT, power=6, scheme=2, star_tracker=4),
        turn="automa",
        decks={"automa": "physical"},
    )
    asked = done(await game.post("/automa-turn", {"card": 15}))
    assert asked["pending"][0]["type"] == "combat"
    corrected = await game.act(type="correct", pointer="/players/0/mechs", value=[MAT] * 4)
    assert (corrected["pending"], corrected["turn"]) == ([], "human")


async def test_a_position_names_the_last_turn_card_and_the_cards_left(http: httpx2.AsyncClient) -> None:
    """R32, and real combat cards that were discarded before anybody noted them."""
    game = await table(
        http,
        human("crimea", combat_cards=2),
        automa("nordic", combat_cards=1),
        decks={"automa": "physical", "last_turn_card": 9, "combat": "physical", "combat_left": 30},
    )
    state = (await game.get()).json()["state"]
    assert state["automa_decks"][0]["last_turn_card"] == 9
    assert (state["combat_deck"]["left"], state["combat_deck"]["unseen_discards"]) == (30, 9)


async def test_a_report_of_the_whole_mat(http: httpx2.AsyncClient) -> None:
    """Recruits, stars, structures, encounters, combat cards, upgrades; lists without padding."""
    game = await table(
        http, human("crimea", combat_cards=2), automa("nordic"), decks={"combat": "physical"}, turn="human"
    )
    told = await game.act(
        type="report",
        mechs=["r6c3"],
        workers=["r6c3", "r7c3"],
        recruits=["coin"],
        stars=["objective"],
        upgrades=2,
        structures={"r6c3": "mill"},
        encounters=["r0c3"],
        combat_cards=[5],
    )
    state = told["state"]
    one = state["players"][0]
    assert (one["mechs"], one["workers"]) == (["r6c3", *[MAT] * 3], ["r6c3", "r7c3", *[MAT] * 6])
    assert (one["recruits"], one["stars"], one["upgrades"]) == (["coin"], ["objective"], 2)
    assert (one["combat_cards"], state["combat_deck"]["left"]) == ([5], 39)
    assert state["structures"] == {"r6c3": {"owner": "human", "kind": "mill"}}
    assert state["encounters"] == ["r0c3"]


async def test_totals_stand_in_one_order_in_every_language(http: httpx2.AsyncClient) -> None:
    """Told at once and told again, in whatever language: by seat."""
    six = ["upgrades", "mechs", "structures", "recruits", "workers", "objective"]
    game = await table(http, human("crimea"), automa("nordic"), turn="human")
    ended = await game.act(type="report", stars=six)
    told = next(step for step in ended["commit"]["steps"] if step["code"] == "game_ended")
    for language in ("en", "it", "ja", "pl"):
        turns = (await game.get("/story", accept_language=language)).json()["commits"]
        again = next(step for turn in turns for step in turn["steps"] if step["code"] == "game_ended")
        assert list(again["facts"]["totals"]) == list(told["facts"]["totals"]) == ["automa", "human"]
