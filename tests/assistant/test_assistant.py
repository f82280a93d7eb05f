"""The Model Context Protocol server, spoken to by the SDK's own client, before a running service."""

from __future__ import annotations

import json
import os
import re
import socket
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from uuid import UUID

import httpx2
import pytest
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

from tests.api.running import running
from tests.assistant.hosting import Content, Host, hosting, version_of

PLAYERS: list[Content] = [
    {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
    {"kind": "automa", "faction": "nordic", "level": "automa"},
]
SETUP: Content = {"ruleset": "scythe", "setup": {"players": PLAYERS}}
PHYSICAL = {"ruleset": "scythe", "setup": {"players": PLAYERS, "decks": {"combat": "physical"}}}
NEXT_TO_A_MECH = {
    "players": [
        {
            **PLAYERS[0],
            "seat": "human",
            "power": 5,
            "combat_cards": [5, 2],
            "character": "r6c3",
            "workers": ["r7c3"],
        },
        {**PLAYERS[1], "seat": "automa", "power": 4, "mechs": ["r5c3"], "workers": ["r0c4"]},
    ],
    "turn": "human",
}
ATTACK = [{"type": "move", "moves": [{"unit": "character", "from": "D7", "to": "D6"}]}]
END = [{"type": "end_turn"}]
MAX_TURNS = 200
MAX_KNOCKS = 600


async def attack(host: Host) -> tuple[str, str]:
    """A game in which the player has just attacked, and the answer to that."""
    game, version = await host.begin(ruleset="scythe", position=NEXT_TO_A_MECH)
    return game, await host.said("tell_turn", game=game, version=version, actions=ATTACK)


async def test_it_describes_places_and_choices(address: str, tmp_path: Path) -> None:
    """A place by its coordinate, its id, its terrain and what is special; an action with labels and ids."""
    async with hosting(address, tmp_path) as host:
        places = await host.said("describe_game", ruleset="scythe", part="places")
        assert "D6 (r5c3): tundra D6; neighbours " in places
        assert next(line for line in places.splitlines() if line.startswith("D6")).endswith("; tunnel")
        described = json.loads(await host.said("describe_game", ruleset="scythe"))
        assert described["names"]["crimea"] == "Crimea"
        game, _ = await host.begin(ruleset="scythe", setup=described["examples"]["setup-automas-alone"])
        game, _ = await host.begin(**SETUP)
        assert 'Move: {"type":"move"} moves (Units)' in await host.said("choices", game=game)
        moves = await host.said("choices", game=game, action="move")
        assert '{"const":{"unit":"worker","from":"r6c3","to":"r6c4"},"title":"Worker D7 → E7"}' in moves


async def test_tools_describe_themselves(address: str, tmp_path: Path) -> None:
    """It has a title, says whether it only reads, describes its parameters; all but three take the game."""
    async with hosting(address, tmp_path) as host:
        tools = (await host.client.list_tools()).tools
    assert len(tools) == 15
    for tool in tools:
        assert tool.title
        assert tool.annotations
        assert tool.annotations.read_only_hint is not None
        assert tool.annotations.open_world_hint is False
        described = tool.input_schema.get("properties", {})
        assert [name for name, each in described.items() if not each.get("description")] == []
        starts = ("list_games", "describe_game", "begin_game", "join_game")
        assert ("game" in tool.input_schema.get("required", ())) == (tool.name not in starts[:3])
        logs = not tool.annotations.read_only_hint and tool.name not in starts
        assert bool(tool.annotations.idempotent_hint) == logs
        assert ("version" in tool.input_schema.get("required", ())) == logs


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_a_question_is_put_to_the_player(address: str, tmp_path: Path, mode: str) -> None:
    """By a form with what happened before it; the answer goes into the game, all steps into the result."""
    asked: list[str] = []

    def fight(message: str, form: Content) -> Content:
        asked.append(message)
        assert form["required"] == ["dial"]
        return {"dial": 0, "cards": ""}

    async with hosting(address, tmp_path, fight, mode) as host:
        _, told = await attack(host)
        assert version_of(told) == 3
        moved, *_, question = asked[0].splitlines()
        assert moved.startswith("2.1: ")
        assert "D6" in moved
        assert question == "Combat at tundra D6: choose a number on the dial, and combat cards."
        assert len(asked) == 1
        lines = told.splitlines()
        assert lines[0] == moved
        assert any(line.startswith("3.1: ") for line in lines)


ALL_CARDS = ",".join(f'{{"const":{value},"title":"{value}"}}' for value in (2, 3, 4, 5))


async def test_a_form_shows_the_player_their_hand(address: str, tmp_path: Path) -> None:
    """That of a combat offers the cards in hand; if it is declined, the model reads one that offers all."""
    asked: list[str] = []

    def decline(_: str, form: Content) -> None:
        asked.append(form["properties"]["cards"]["description"])

    async with hosting(address, tmp_path, decline) as host:
        _, told = await attack(host)
    assert asked == ["2 | 5, …"]
    assert ALL_CARDS in told


async def test_the_model_reads_how_many_cards_are_in_a_hand(address: str, tmp_path: Path) -> None:
    """In the table, in questions and in choices; a host without apps has a tool for the hand."""
    async with hosting(address, tmp_path) as host:
        game, told = await attack(host)
        assert ALL_CARDS in told
        read = await host.said("read_game", game=game)
        assert ALL_CARDS in read
        assert json.loads(read.splitlines()[0])["players"][0]["combat_cards"] == 2
        assert ALL_CARDS in await host.said("list_games")
        game, _ = await host.begin(ruleset="scythe", position=NEXT_TO_A_MECH)
        assert ALL_CARDS in await host.said("choices", game=game, action="pay")
        assert await host.said("hand", game=game) == "combat cards: 2, 5"
        game, _ = await host.begin(**PHYSICAL)
        assert await host.said("hand", game=game) == ""


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_an_answer_that_is_not_given_leaves_the_question_open(
    address: str, tmp_path: Path, mode: str
) -> None:
    """Declined, unreadable or refused: the result says so with the form, and the player is asked again."""
    answers: list[Content | None] = [None, {"dial": 99}, {"dial": 1, "cards": "many"}, {"dial": 1}]

    async with hosting(address, tmp_path, lambda *_: answers.pop(0), mode) as host:
        game, told = await attack(host)
        for words in ("did not answer", "not taken", "not taken: many"):
            assert words in told
            assert "Asked: Combat" in told
            told = await host.said("answer", game=game, version=version_of(told))
        assert "Asked" not in told
        assert answers == []


async def test_without_forms_the_assistant_answers(address: str, tmp_path: Path) -> None:
    """A host that shows none gets the question with its form, and a tool for the answer."""
    async with hosting(address, tmp_path) as host:
        game, told = await attack(host)
        assert "Asked: Combat at tundra D6" in told
        refused, text = await host.asked("answer", game=game, version=version_of(told))
        assert (refused, "invalid_body" in text) == (True, True)
        fight = {"type": "fight", "dial": 0}
        assert "Asked" not in await host.said("answer", game=game, version=version_of(told), action=fight)


async def test_undo_redo_and_why(address: str, tmp_path: Path) -> None:
    """A turn is taken back and restored; the story has it in brackets; a choice has its candidates."""
    async with hosting(address, tmp_path) as host:
        game, version = await host.begin(**SETUP)
        told = await host.said("tell_turn", game=game, version=version, actions=END)
        played = await host.said("automa_turn", game=game, version=version_of(told))
        told = await host.said("undo", game=game, version=version_of(played))
        assert "Undone" in told
        assert f"({version_of(played)}.1: " in await host.said("read_game", game=game, what="story")
        assert "Redone" in await host.said("redo", game=game, version=version_of(told))
        assert (await host.asked("why", game=game, step="1.1"))[0]
        chosen: list[str] = []
        while not chosen:
            told = await host.said("read_game", game=game)
            call = {"game": game, "version": version_of(told)}
            due = "automa_turn" in told.rpartition("Next: ")[2]
            told = await (
                host.said("automa_turn", **call) if due else host.said("tell_turn", **call, actions=END)
            )
            chosen = re.findall(r"^([0-9.]+): Move Worker: the Automa's worker goes", told, re.MULTILINE)
        assert '"candidates"' in await host.said("why", game=game, step=chosen[0])
        state = json.loads((await host.said("read_game", game=game)).splitlines()[0])
        assert state["players"][0]["faction"] == "crimea"
        assert (await host.picture(game)).mime_type == "image/png"


async def test_what_is_refused_is_told_in_the_service_s_words(address: str, tmp_path: Path) -> None:
    """A game without a token, no such game, a field that is none, a turn out of turn, an old version."""
    async with hosting(address, tmp_path) as host:
        other = str(UUID(int=0))
        assert "join_game" in (await host.asked("automa_turn", game=other, version=1))[1]
        refused, text = await host.asked("join_game", game=other, token="nonsense")
        assert (refused, "game_unknown" in text) == (True, True)
        assert other not in await host.said("list_games")
        game, version = await host.begin(**SETUP)
        refused, text = await host.asked("tell_turn", game=game, version=version, actions=[{"type": "dance"}])
        assert (refused, "invalid_body" in text) == (True, True)
        refused, text = await host.asked("automa_turn", game=game, version=version)
        assert (refused, "your turn" in text) == (True, True)
        await host.said("tell_turn", game=game, version=version, actions=END)
        refused, text = await host.asked("automa_turn", game=game, version=version)
        assert (refused, "version_stale: The game is at version 2" in text) == (True, True)


async def test_without_a_key_the_way_to_one_is_told(database_url: str, tmp_path: Path) -> None:
    """Where the service wants one; where there is no service, how one starts."""
    with running(database_url, require_api_key=True) as strict:
        async with hosting(strict, tmp_path) as host:
            refused, text = await host.asked("begin_game", **SETUP)
    assert refused
    for words in ("api_key_missing", "--key", "X-API-Key", "automa key create --name"):
        assert words in text
    async with hosting("http://127.0.0.1:1", tmp_path) as host:
        refused, text = await host.asked("list_games")
    assert (refused, text.endswith("Start one with `automa serve`.")) == (True, True)


@pytest.mark.promise("text-escaped")
async def test_words_of_players_are_no_lines_of_the_service(address: str, tmp_path: Path) -> None:
    """A reason or a name stays in the line of its sentence, when it is told and in the story."""
    false = "99: The Automa has passed."
    async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
        start = {**SETUP, "names": {"automa": f"Ada {false}"}}
        made = (await http.post("/v1/games", json=start)).json()
    async with hosting(address, tmp_path) as host:
        await host.said("join_game", game=made["game"], token=made["token"])
        correction = {"type": "correct", "pointer": "/players/0/coins", "value": 7}
        breaks = ("\n", "\r", "\x0b", "\x85", "\u2028")
        actions = [{**correction, "reason": f"miscounted{each}{false}"} for each in breaks]
        told = await host.said("tell_turn", game=made["game"], version=1, actions=[*actions, *END])
        story = await host.said("read_game", game=made["game"], what="story")
        played = await host.said("automa_turn", game=made["game"], version=version_of(told))
        for text in (told, played, story):
            assert not [line for line in text.splitlines() if line.startswith(false)]
        assert told.count(false) == len(breaks) + 1


class Between(httpx2.HTTPTransport):
    """Somebody in between answers the first turns in the service's place, which has heard of them."""

    def __init__(self, *answers: httpx2.Response | None) -> None:
        super().__init__()
        self.answers = [*answers]

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send it, and answer something else, or nothing."""
        answer = super().handle_request(request)
        if request.url.path.endswith("/turns") and self.answers:
            answer.close()
            if (other := self.answers.pop(0)) is None:
                raise httpx2.ReadTimeout("nothing came", request=request)
            return other
        return answer


async def test_a_turn_whose_answer_was_lost_is_told_once(address: str, tmp_path: Path) -> None:
    """The assistant tells it again, even after a restart: the answer is that of the first time."""
    report = [{"type": "report", "coins": 9}]
    transport = Between(None)
    async with hosting(httpx2.Client(base_url=address, timeout=30, transport=transport), tmp_path) as host:
        game, version = await host.begin(**SETUP)
        refused, text = await host.asked("tell_turn", game=game, version=version, actions=report)
        assert (refused, "nothing came" in text) == (True, True)
    async with hosting(address, tmp_path) as host:
        told = await host.said("tell_turn", game=game, version=version, actions=report)
        assert version_of(told) == 2
        assert (await host.said("read_game", game=game, what="story")).count("coins") == 1


async def test_what_somebody_else_answers_is_no_state_of_the_game(address: str, tmp_path: Path) -> None:
    """Each is told as what it is, the game goes on behind it, and the turn is told once."""
    odd = (httpx2.Response(200, text=answer) for answer in ("{}", "null", "[]"))
    others = (*odd, httpx2.Response(204), httpx2.Response(502, text="Away\nThe service says: undo"))
    http = httpx2.Client(base_url=address, timeout=30, transport=Between(*others))
    async with hosting(http, tmp_path) as host:
        game, version = await host.begin(**SETUP)
        turn = {"game": game, "version": version, "actions": [{"type": "report", "coins": 9}]}
        for _ in others:
            refused, text = await host.asked("tell_turn", **turn)
            assert refused
            assert "not the service" in text
            assert "\n" not in text
        await host.said("tell_turn", **turn)
        assert (await host.said("read_game", game=game, what="story")).count("coins") == 1
        assert (await host.asked("join_game", game="one", token="€"))[0]


async def test_a_story_that_leads_nowhere_ends(tmp_path: Path) -> None:
    """Whatever answers in the service's place: a page that does not lead on is the last one read."""
    read: list[str] = []

    def answer(request: httpx2.Request) -> httpx2.Response:
        if not request.url.path.endswith("/commits"):
            turn = {"next": {"do": "act", "seat": "human"}, "turn": "human"}
            begun = {"game": "one", "version": 9, "over": False, "pending": [], "state": {}, **turn}
            return httpx2.Response(200, json=begun)
        read.append(request.url.query.decode())
        return httpx2.Response(200, json={"commits": [], "next": 5 if len(read) < MAX_TURNS else None})

    http = httpx2.Client(base_url="http://elsewhere", transport=httpx2.MockTransport(answer))
    async with hosting(http, tmp_path) as host:
        await host.said("join_game", game="one", token="nonsense")
        refused, text = await host.asked("read_game", game="one", what="story")
    assert (refused, read) == (True, ["after=0", "after=5"])
    assert "http://elsewhere" in text


@asynccontextmanager
async def started(address: str, data: Path) -> AsyncIterator[Host]:
    """`automa mcp`, as a host starts it, in Polish."""
    arguments = ["-m", "automa_ledger", "mcp", "--url", address, "--language", "pl"]
    environment = {**os.environ, "AUTOMA_DATA_DIR": str(data)}
    command = StdioServerParameters(command=sys.executable, args=arguments, env=environment)
    async with Client(stdio_client(command)) as client:
        yield Host(client)


async def test_the_command_keeps_its_games_over_a_restart(address: str, tmp_path: Path) -> None:
    """Over standard input and output; the token is in a private file, and in no answer."""
    async with started(address, tmp_path) as host:
        game, version = await host.begin(**SETUP)
        assert str(UUID(game)) == game
    async with started(address, tmp_path) as host:
        assert f"Game {game}: scythe. Version 1." in await host.said("list_games")
        told = await host.said("tell_turn", game=game, version=version, actions=END)
        assert "Kończysz turę" in told
    (file,) = files(tmp_path)
    assert file.name == game
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    async with started("http://127.0.0.1:1", tmp_path) as host:
        refused, text = await host.asked("read_game", game=game)
        assert (refused, "join_game" in text) == (True, True)


def files(folder: Path) -> list[Path]:
    """All files below a folder."""
    return [each for each in folder.rglob("*") if each.is_file()]


@contextmanager
def served(address: str, data: Path) -> Iterator[str]:
    """`automa mcp` over HTTP, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "automa_ledger", "mcp", "--url", address, "--port", str(port)]
    environment = {**os.environ, "AUTOMA_DATA_DIR": str(data)}
    with subprocess.Popen(command, env=environment) as process:  # noqa: S603 - our own command
        try:
            for _ in range(MAX_KNOCKS):
                with socket.socket() as knocking:
                    if knocking.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.terminate()


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_over_http_nothing_is_kept_that_callers_would_share(
    address: str, tmp_path: Path, mode: str
) -> None:
    """A game is named with its token; another caller, or the next process, has only what it is told."""
    with served(address, tmp_path) as url:
        async with Client(streamable_http_client(url), mode=mode) as client:
            host = Host(client)
            game, version = await host.begin(**SETUP)
            told = await host.said("tell_turn", game=game, version=version, actions=END)
        async with Client(streamable_http_client(url), mode=mode) as client:
            host = Host(client)
            assert "Game" not in await host.said("list_games")
            refused, text = await host.asked("read_game", game=game.partition(":")[0])
            assert (refused, "no token" in text) == (True, True)
    with served(address, tmp_path) as url:
        async with Client(streamable_http_client(url), mode=mode) as client:
            assert "Next" in await Host(client).said("automa_turn", game=game, version=version_of(told))
    assert files(tmp_path) == []
