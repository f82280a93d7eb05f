"""A finished game for other programs, and to read."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import TypeAlias
from urllib.parse import unquote

import httpx2
import pytest

from automa_ledger.integrations.playlog.play import minutes
from automa_rules.expeditions.examples import EXAMPLE_PACK as PROGRESS
from tests.api.client import Player, begun, done, finished, problem
from tests.api.endings import (
    EXPEDITIONS,
    HUMAN,
    ended_expeditions,
    ended_scythe,
    ended_scythe_between_automas,
    ended_trismegistus,
)
from tests.api.logs import exported, facts

Ending: TypeAlias = Callable[[httpx2.AsyncClient], Awaitable[Player]]


async def day(game: Player) -> str:
    """The day on which a game began, by its log."""
    return str(done(await game.get("/commits?limit=1"))["commits"][0]["at"])[:10]


async def test_a_finished_game_goes_into_bg_stats(http: httpx2.AsyncClient) -> None:
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
    assert play["playDate"].startswith(f"{await day(game)} ")
    assert [
        (one["playerRefId"], one["score"], one["winner"], one["role"], one["rank"])
        for one in play["playerScores"]
    ] == [(1, "58", True, "Crimea", 1), (2, "10", False, "Nordic", 2)]


ENDINGS = pytest.mark.parametrize(
    ("ended", "title", "bgg_id", "scores"),
    [
        # E19: a tie goes to the Automa, which comes first.
        (
            ended_expeditions,
            "Expeditions",
            379078,
            [("Automa", "27", True, "", 1), ("Anna", "27", False, "", 2)],
        ),
        # Q30: a tie is a tie.
        (
            ended_trismegistus,
            "Trismegistus: The Ultimate Formula",
            281442,
            [("Anna", "10", True, "", 1), ("Automa", "10", True, "", 1)],
        ),
        # R42: equal in all tie-breakers, two have won.
        (
            ended_scythe_between_automas,
            "Scythe",
            169786,
            [
                ("Automa 1", "40", True, "Nordic", 1),
                ("Automa 2", "40", True, "Saxony", 1),
                ("Anna", "18", False, "Crimea", 3),
            ],
        ),
    ],
)


@ENDINGS
async def test_ties_in_bg_stats(
    http: httpx2.AsyncClient,
    ended: Ending,
    title: str,
    bgg_id: int,
    scores: list[tuple[str, str, bool, str, int]],
) -> None:
    """Each ruleset says whom a tie makes a winner; without an id the app finds the game by its name."""
    game = await ended(http)
    file = done(await game.get("/bg-stats?player=Anna"))
    names = {one["id"]: one["name"] for one in file["players"]}
    (play,) = file["plays"]

    assert [(one["name"], one["bggId"]) for one in file["games"]] == [(title, bgg_id)]
    assert names[file["userInfo"]["meRefId"]] == "Anna"
    assert (play["uuid"], play["manualWinner"]) == (game.game, True)
    assert [
        (names[one["playerRefId"]], one["score"], one["winner"], one["role"], one["rank"])
        for one in play["playerScores"]
    ] == scores


async def test_a_link_opens_bg_stats_with_the_play(http: httpx2.AsyncClient) -> None:
    """By the app's own form: every field is one that its page names, and the required ones are there."""
    game = await ended_scythe(http)
    url = done(await game.get("/bg-stats/link?player=Anna%20%26%20Bo"))["url"]
    address, _, data = url.partition("?data=")
    play = json.loads(unquote(data))

    assert address == "https://app.bgstatsapp.com/createPlay.html"
    assert re.fullmatch(r"[A-Za-z0-9%._~-]+", data)
    assert (play["sourceName"], play["sourcePlayId"]) == ("automa-ledger", game.game)
    assert datetime.strptime(play["playDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC) <= datetime.now(UTC)
    assert play["game"] == {
        "sourceGameId": "scythe",
        "name": "Scythe",
        "bggId": 169786,
        "highestWins": True,
        "noPoints": False,
    }
    assert [
        (one["name"], one["score"], one["winner"], one["role"], one["rank"], one["startPlayer"])
        for one in play["players"]
    ] == [("Anna & Bo", 58, True, "Crimea", 1, False), ("Automa", 10, False, "Nordic", 2, False)]
    file = done(await game.get("/bg-stats?player=Anna%20%26%20Bo"))
    assert {one["sourcePlayerId"] for one in play["players"]} == {one["uuid"] for one in file["players"]}


async def test_the_same_player_is_the_same_in_every_file(http: httpx2.AsyncClient) -> None:
    """The uuids stand for what they name; only the play is another."""
    first = done(await (await ended_scythe(http)).get("/bg-stats?player=Anna"))
    second = done(await (await ended_scythe(http)).get("/bg-stats?player=Anna"))

    assert (first["games"], first["players"]) == (second["games"], second["players"])
    assert first["plays"][0]["uuid"] != second["plays"][0]["uuid"]


async def test_a_game_that_was_ended_by_agreement_is_told_as_such(http: httpx2.AsyncClient) -> None:
    """R63, R62: in the file and the report; reopened and ended again, its log proves itself."""
    five = HUMAN["stars"]
    game = await ended_scythe(http)
    await game.act(type="correct", pointer="/players/0/stars", value=five, reason="")
    problem(await game.get("/report"), 409, "game_not_over")
    ended = await game.act(type="end_game")

    assert ended["commit"]["steps"][0]["facts"]["why"] == "agreement"
    (play,) = done(await game.get("/bg-stats"))["plays"]
    assert play["comments"] == f"automa-ledger {game.game} · Ended by agreement"
    lines = (await game.get("/report")).text.splitlines()
    assert lines[2] == "Ended by agreement"
    assert "By agreement of the table: the game is over." in lines[-1]
    assert [line for line in lines if "The correction takes away what ended the game: it goes on." in line]
    assert done(await game.get("/audit"))["sound"]


async def test_the_report_tells_the_result_and_the_story(http: httpx2.AsyncClient) -> None:
    """Plain text; what was taken back is not part of the story."""
    game = await begun(http, setup={"target": 5})
    await game.act(type="add", amount=3)
    done(await game.post("/undo"))
    await game.act(type="add", amount=9)
    answer = await game.get("/report")
    lines = answer.text.splitlines()

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert lines[0] == "Counter"
    assert lines[1].startswith(f"Played on {await day(game)} (UTC), 0 minutes")
    assert lines[3] == "Human: 9, the winner"
    versions = [int(line[:5]) for line in lines if line[:5].strip().isdigit()]
    story = done(await game.get("/story"))["commits"]
    kept = [one for one in story if not one["undone"] and one["command"]["type"] != "undo"]
    assert versions == [one["version"] for one in kept]
    assert "Undone" not in answer.text


async def test_shuffles_that_are_revealed_are_counted(http: httpx2.AsyncClient) -> None:
    """In one sentence at the end, however many there were, in the report as in the story."""
    game = await ended_scythe(http)
    steps = [step for commit in done(await game.get("/story"))["commits"] for step in commit["steps"]]
    (told,) = [step for step in steps if step["code"] == "shuffle_revealed"]
    logged = [event["type"] for event in facts(await exported(game))]

    assert logged.count("shuffle_revealed") > 1
    assert told["text"] == f"The order of {logged.count('shuffle_revealed')} shuffles is revealed."
    assert (await game.get("/report")).text.endswith(f" {told['text']}\n")


WIDE = str.maketrans(
    "():", "\N{FULLWIDTH LEFT PARENTHESIS}\N{FULLWIDTH RIGHT PARENTHESIS}\N{FULLWIDTH COLON}"
)


@pytest.mark.parametrize(
    ("ended", "language", "head", "result"),
    [
        (
            ended_expeditions,
            "pl",
            ["Expeditions", "Data rozgrywki: {date}, czas gry: 0 minut"],
            ["Automa: 27, zwycięstwo", "Człowiek: 27"],
        ),
        (
            ended_trismegistus,
            "it",
            ["Trismegistus: The Ultimate Formula", "Partita del {date}, 0 minuti"],
            ["Umano: 10, vince", "Automa: 10, vince"],
        ),
        (
            ended_scythe,
            "ja",
            ["Scythe", "{date}にプレイ、所要時間0分"],
            ["プレイヤー(クリミア):58、勝者".translate(WIDE), "オートマ(ノルディック):10".translate(WIDE)],
        ),
        (
            ended_scythe_between_automas,
            "en",
            ["Scythe", "Played on {date}, 0 minutes"],
            ["Automa 1 (Nordic): 40, the winner", "Automa 2 (Saxony): 40, the winner", "Human (Crimea): 18"],
        ),
    ],
)
async def test_the_report_in_the_readers_language(
    http: httpx2.AsyncClient, ended: Ending, language: str, head: list[str], result: list[str]
) -> None:
    """The result, and the same sentences as the story has for somebody who looks on in that language."""
    game = await ended(http)
    answer = await game.get("/report", Accept_Language=language)
    onlooker = await game.share("spectator")
    story = done(await onlooker.get("/story", Accept_Language=language))["commits"]
    title, played = head
    when = played.format(date=f"{await day(game)} (UTC)")
    top = [title, when, "", *result, ""]
    lines = answer.text.splitlines()

    assert answer.headers["content-language"] == language
    assert lines[: len(top)] == top
    for line, commit in zip(lines[len(top) :], story, strict=True):
        texts = [step["text"] for step in commit["steps"]]
        assert line == f"{commit['version']:>5}  " + " ".join(texts)


async def test_a_game_that_goes_on_has_neither(game: Player) -> None:
    """409, for the file and for the report."""
    problem(await game.get("/bg-stats"), 409, "game_not_over")
    problem(await game.get("/report"), 409, "game_not_over")


async def test_a_name_has_a_length(http: httpx2.AsyncClient) -> None:
    """1 to 60 characters."""
    game = await finished(http)
    for wrong in ("", "%20", "a" * 61):
        problem(await game.get(f"/bg-stats?player={wrong}"), 400, "invalid_parameter")
    assert done(await game.get("/bg-stats?player=" + "a" * 60))["players"][0]["name"] == "a" * 60


async def test_a_report_is_plain_text_and_nothing_else(http: httpx2.AsyncClient) -> None:
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
    assert minutes([datetime(1, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)] * 500) == 30


async def test_a_game_with_made_up_cards_says_so_to_its_end(http: httpx2.AsyncClient) -> None:
    """The score and the report tell of the pack, and that its cards are an example."""
    digest = (await http.post("/v1/packs", json=PROGRESS)).json()["hash"]
    game = await begun(http, "expeditions", position={**EXPEDITIONS, "level": 4, "pack": digest})
    await game.act(type="end_turn")
    lines = {
        language: (await game.get("/report", Accept_Language=language)).text.splitlines()[2]
        for language in ("en", "it", "ja", "pl")
    }

    assert done(await game.get("/score"))["pack"] == {
        "hash": digest,
        "name": PROGRESS["name"],
        "example": True,
    }
    assert lines["en"] == (
        f"Played with the card pack “{PROGRESS['name']}”, "
        "whose cards are made up and are not those of a printed deck"
    )
    made_up = {"it": "le cui carte sono inventate", "ja": "見本として作られた", "pl": "karty są zmyślone"}
    for language, words in made_up.items():
        assert PROGRESS["name"] in lines[language]
        assert words in lines[language]


async def test_a_game_with_printed_cards_names_no_pack(http: httpx2.AsyncClient) -> None:
    """Nor does one whose ruleset knows none."""
    for ended in (ended_expeditions, ended_scythe):
        game = await ended(http)
        assert done(await game.get("/score"))["pack"] is None
        assert (await game.get("/report")).text.splitlines()[2] == ""


async def test_bg_stats_tells_who_started(http: httpx2.AsyncClient) -> None:
    """Of a game from its setup: Expeditions (BGG 379078) at a random level, with two tokens of each kind.

    Of a game that was taken up in the middle nobody knows.
    """
    tiles = {f"{region}{number}": 1 for region in "nc" for number in range(1, 8)}
    setup = {"level": "random", "first_player": "automa", "bag": {"of_each": 2}, "tiles": tiles}
    game = await begun(http, "expeditions", setup=setup)
    while not (turn := await game.automa_turn())["over"]:
        if turn["turn"] == "human":
            turn = await game.act(type="end_turn")
        if turn["over"]:
            break

    file = done(await game.get("/bg-stats"))
    names = {one["id"]: one["name"] for one in file["players"]}
    (play,) = file["plays"]

    assert file["games"][0]["bggId"] == 379078
    assert {names[one["playerRefId"]]: one["startPlayer"] for one in play["playerScores"]} == {
        "Human": False,
        "Automa": True,
    }
    assert done(await game.get("/audit"))["sound"]
    (other,) = done(await (await ended_expeditions(http)).get("/bg-stats"))["plays"]
    assert not any(one["startPlayer"] for one in other["playerScores"])
