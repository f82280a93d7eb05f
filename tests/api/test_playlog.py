"""A finished game for other programs, and to read."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import httpx

from service.playlog.play import minutes
from tests.api.client import Player, begun, done, finished, problem

POSITION = {
    "players": [
        {
            "seat": "human",
            "kind": "human",
            "faction": "crimea",
            "power": 16,
            "popularity": 3,
            "coins": 40,
            "combat_cards": 0,
            "stars": ["combat", "popularity", "mechs", "upgrades", "recruits"],
            "character": "home",
        },
        {"seat": "automa", "kind": "automa", "faction": "nordic", "level": "automa", "coins": 10},
    ],
    "turn": "human",
}


async def ended_scythe(http: httpx.AsyncClient) -> Player:
    """A game of Scythe that the human ends at once with the sixth star."""
    game = await begun(http, "scythe", position=POSITION)
    await game.act(type="place_star", goal="power")
    return game


async def test_a_finished_game_goes_into_bg_stats(http: httpx.AsyncClient) -> None:
    """One game, its players with scores and roles, and the play, which refer to one another by id."""
    game = await ended_scythe(http)
    answer = await game.get("/bg-stats?player=Anna")
    file = done(answer)

    assert answer.headers["content-disposition"] == f'attachment; filename="{game.game}.bgsplay"'
    assert [(one["id"], one["name"], one["bggId"]) for one in file["games"]] == [(1, "Scythe", 169786)]
    assert [(one["id"], one["name"], one["isAnonymous"]) for one in file["players"]] == [
        (1, "Anna", False),
        (2, "Automa", False),
    ]
    assert file["userInfo"] == {"meRefId": 1}
    (play,) = file["plays"]
    assert (play["uuid"], play["gameRefId"], play["durationMin"]) == (game.game, 1, 0)
    assert play["playDate"].startswith(f"{datetime.now(UTC):%Y-%m-%d} ")
    standings = done(await game.get("/score"))["standings"]
    assert [
        (one["playerRefId"], one["score"], one["winner"], one["role"], one["rank"])
        for one in play["playerScores"]
    ] == [
        (1, str(standings[0]["total"]), True, "Crimea", 1),
        (2, str(standings[1]["total"]), False, "Nordic", 2),
    ]


async def test_the_same_player_is_the_same_in_every_file(http: httpx.AsyncClient) -> None:
    """The uuids stand for what they name; only the play is another."""
    first = done(await (await ended_scythe(http)).get("/bg-stats?player=Anna"))
    second = done(await (await ended_scythe(http)).get("/bg-stats?player=Anna"))

    assert (first["games"], first["players"]) == (second["games"], second["players"])
    assert first["plays"][0]["uuid"] != second["plays"][0]["uuid"]


async def test_the_report_tells_the_result_and_the_story(http: httpx.AsyncClient) -> None:
    """Plain text; what was taken back is not part of the story."""
    game = await begun(http, setup={"target": 5})
    await game.act(type="add", amount=3)
    done(await game.post("/undo"))
    await game.act(type="add", amount=9)
    answer = await game.get("/report")
    lines = answer.text.splitlines()

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert lines[0] == "Counter"
    assert lines[1].startswith(f"Played on {datetime.now(UTC):%Y-%m-%d}, 0 minutes")
    assert lines[3] == "Human: 9, the winner"
    versions = [int(line[:5]) for line in lines if line[:5].strip().isdigit()]
    turns = done(await game.get("/turns"))["turns"]
    kept = [one for one in turns if not one["undone"] and one["command"]["type"] != "undo"]
    assert versions == [one["last"] for one in kept]
    assert "Taken back" not in answer.text


async def test_the_report_counts_the_shuffles_that_are_revealed(http: httpx.AsyncClient) -> None:
    """In one sentence at the end, however many there were."""
    game = await ended_scythe(http)
    steps = [step for turn in done(await game.get("/turns"))["turns"] for step in turn["steps"]]
    revealed = [step["text"] for step in steps if step["code"] == "shuffle_revealed"]
    text = (await game.get("/report")).text

    assert len(revealed) > 1
    assert all(sentence not in text for sentence in revealed)
    assert text.endswith(f" The order of {len(revealed)} shuffles is revealed.\n")


async def test_a_game_that_goes_on_has_neither(game: Player) -> None:
    """409, for the file and for the report."""
    problem(await game.get("/bg-stats"), 409, "game_not_over")
    problem(await game.get("/report"), 409, "game_not_over")


async def test_a_name_has_a_length(http: httpx.AsyncClient) -> None:
    """1 to 60 characters."""
    game = await finished(http)
    for wrong in ("", "%20", "a" * 61):
        problem(await game.get(f"/bg-stats?player={wrong}"), 400, "invalid_parameter")
    assert done(await game.get("/bg-stats?player=" + "a" * 60))["players"][0]["name"] == "a" * 60


async def test_a_report_is_plain_text_and_nothing_else(http: httpx.AsyncClient) -> None:
    """406 for who wants another type."""
    game = await finished(http)

    problem(await game.get("/report", Accept="application/json"), 406, "not_acceptable")
    assert (await game.get("/report", Accept="text/*")).status_code == 200


def test_a_night_between_two_turns_is_not_played() -> None:
    """Of a longer pause half an hour counts: 10 minutes, a night, 5 minutes are 45."""
    start = datetime(2024, 5, 1, 20, tzinfo=UTC)
    times = [
        start,
        start + timedelta(minutes=10),
        start + timedelta(hours=10),
        start + timedelta(hours=10, minutes=5),
    ]

    assert minutes(times) == 45
    assert minutes([start]) == 0
    assert minutes([start, start - timedelta(minutes=3)]) == 0
