"""The Discord bot, with discord.py as it is, between a stand-in of Discord and a running service."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import ZipFile

import httpx2
import msgspec
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from automa_client import ScytheGame
from automa_client import documents as d
from openapi.examples.discord_bot.bot import AutomaBot
from openapi.examples.discord_bot.channels import Channels, Seat
from openapi.examples.discord_bot.tongue import WORDS
from tests.clients.messaging import Message, Messaging, messaging
from tests.clients.programs import OPENAPI, PYTHON

MOST_TURNS = 400
PNG = b"\x89PNG"
Running: TypeAlias = Callable[..., AbstractAsyncContextManager[Messaging]]


@pytest.fixture
def running(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """The bot, as often as it is started, and the Discord that it meets."""

    @asynccontextmanager
    async def started(chat: Messaging | None = None, service: str = address) -> AsyncIterator[Messaging]:
        async with messaging() as own:
            met = chat or own
            monkeypatch.setattr(Route, "BASE", met.address + "/api")
            gateway = yarl.URL(met.address.replace("http", "ws") + "/gateway/")
            monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
            channels = Channels(tmp_path / "games.sqlite")
            bot = AutomaBot(service, channels, width=100)
            life = asyncio.create_task(bot.start("a.bot.token"))
            try:
                await met.started(life)
                yield met
            finally:
                await bot.close()
                await life
                channels.close()

    return started


@pytest.fixture
def game(http: httpx2.Client, tmp_path: Path) -> Callable[[], ScytheGame]:
    """The channel's game as its owner sees it, who can play on without the bot."""

    def opened() -> ScytheGame:
        channels = Channels(tmp_path / "games.sqlite")
        seat = channels.seat(7)
        channels.close()
        assert seat is not None
        return ScytheGame.join(http, seat.game, seat.token)

    return opened


def test_it_is_installed_as_a_program(tmp_path: Path) -> None:
    """The wheel has all that the bot needs, and a command that says what is missing when it is started."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=OPENAPI / "examples" / "discord_bot", check=True, capture_output=True)  # noqa: S603 - ours
    (wheel,) = tmp_path.glob("automa_discord-*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(tmp_path)  # as an installer does
    entry = next(tmp_path.glob("*.dist-info/entry_points.txt")).read_text()
    assert "automa-discord = automa_discord.__main__:main" in entry
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment["PYTHONPATH"] = os.pathsep.join((str(tmp_path), str(PYTHON)))
    start = [sys.executable, "-m", "automa_discord", "http://127.0.0.1:8000"]
    told = subprocess.run(start, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert (told.returncode, "DISCORD_TOKEN" in told.stderr) == (2, True)


async def test_a_whole_game_is_played_and_survives_a_restart(
    running: Running, game: Callable[[], ScytheGame]
) -> None:
    """To the end by commands, buttons and forms; a button from before the restart works after it."""
    async with messaging() as chat:
        async with running(chat):
            shown = await chat.slash("new", automa="saxony", level="ultimaszyna")
            for _ in range(4):
                shown = await step(chat, shown)
            shown = await chat.slash("turn", coins=6)
            assert list(shown.buttons) == ["Automa's turn", "Undo"]
        async with running(chat):
            turns = 0
            while not (over := game().seen.over) and turns < MOST_TURNS:
                shown, turns = await step(chat, shown), turns + 1
            assert over
            score = await chat.slash("score", user=6)
    standings = game().score().standings
    assert score.text.startswith("★ ")
    assert [line.rpartition(": ")[2] for line in score.text.splitlines()] == [
        str(one.total) for one in standings
    ]
    audit = game().audit()
    assert audit.sound
    token = game().token
    assert not any(token in str(message.sent) for message in chat.messages.values())


async def step(chat: Messaging, shown: Message) -> Message:
    """What is due by the buttons of the last message; without one the human stays off the board."""
    if "Fight" in shown.buttons:
        form = await chat.press(shown, "Fight")
        return await chat.fill(shown, form, dial=["0"])
    if "Automa's turn" in shown.buttons:
        told: Message = await chat.press(shown, "Automa's turn")
        assert not shown.buttons, "what was pressed is gone"
        assert told.files["board.png"].startswith(PNG)
        return told
    return await chat.slash("turn", character="home", mechs="", workers="")


async def test_a_turn_is_told_in_the_asker_s_language_and_taken_back(
    running: Running, game: Callable[[], ScytheGame]
) -> None:
    """Places by their coordinates; sentences are the service's own; who asks why is told the candidates."""
    async with running() as chat:
        await chat.slash("new")
        told = await chat.slash("turn", locale="pl", coins=5, character="d7", workers="D7 E7")
        assert told.text == sentences(game(), "pl")
        mine = game().seen.state.players[0]
        assert (mine.coins, mine.character, mine.workers[:3]) == (5, "r6c3", ["r6c3", "r6c4", "mat"])
        assert list(told.buttons) == ["Tura Automy", "Cofnij"]

        before = game().seen.state
        played = await chat.press(told, "Tura Automy", locale="ja")
        assert played.text.startswith(sentences(game(), "ja"))
        why = await chat.press(played, WORDS["ja"]["why"], user=6, locale="it")
        assert why.buttons == {}
        assert played.buttons, "asking changes nothing"
        assert "✔" in why.text
        undone = await chat.press(played, WORDS["ja"]["undo"], locale="en-US")
        assert undone.text.startswith("Undone:")
        assert game().seen.state == before


async def test_of_two_games_begun_at_once_in_a_channel_one_is_made(running: Running) -> None:
    """Whoever comes second is told whose it is; the first plays on."""
    async with running() as chat:
        one, other = await asyncio.gather(chat.slash("new", user=5), chat.slash("new", user=6))
        told = {5: one, 6: other}
        (first,) = [user for user, answer in told.items() if answer.buttons]
        (second,) = [user for user, answer in told.items() if not answer.buttons]
        assert f"<@{first}>" in told[second].text
        played = await chat.slash("turn", user=first, coins=5)
        assert "Automa's turn" in played.buttons


async def test_units_are_moved_where_they_can_go_and_a_combat_is_fought_in_a_form(
    running: Running, http: httpx2.Client, tmp_path: Path
) -> None:
    """What is offered while typing is the service's own; the form has dial and hand within their bounds."""
    fought = ScytheGame.begin(http, d.NewScytheGame(position=combat_ahead()))
    channels = Channels(tmp_path / "games.sqlite")
    channels.keep(7, Seat(fought.id, fought.token, 5))
    channels.close()
    async with running() as chat:
        units = await chat.complete("move", "unit", unit="mech")
        assert units == {"mech forest E6": "mech r5c4"}
        near = await chat.complete("move", "to", unit="mech r5c4", to="")
        assert near["tundra D6"] == "r5c3"
        assert await chat.complete("move", "unit", unit="", user=6) == {}
        asked = await chat.slash("move", unit="mech r5c4", to="r5c3")
        assert list(asked.buttons) == ["Fight", "Undo"]

        hand = await chat.slash("hand")
        assert (hand.private, hand.text) == (True, "Combat cards: 2 4")
        form = await chat.press(asked, "Fight")
        dial, cards = (label["component"] for label in form["components"])
        assert form["title"] == "Fight: tundra D6"
        assert [each["label"] for each in dial["options"]] == [str(power) for power in range(8)]
        assert [each["label"] for each in cards["options"]] == ["2", "4"]
        assert cards["max_values"] == 1
        told = await chat.fill(asked, form, dial=["2"], cards=[cards["options"][1]["value"]])
        assert asked.buttons == {}
        mine = fought.read().state.players[0]
        assert (mine.power, mine.combat_cards, mine.stars) == (8, [2], ["combat"])
        assert "Fight" not in told.buttons


def combat_ahead() -> d.ScythePosition:
    """The human's mech is beside the Automa's, which has neither power nor cards."""
    crimea: dict[str, Any] = {"faction": "crimea", "popularity": 3, "coins": 4, "power": 10}
    crimea |= {"combat_cards": [2, 4], "mechs": ["r5c4", "mat", "mat", "mat"], "workers": ["mat"] * 8}
    nordic: dict[str, Any] = {"faction": "nordic", "power": 0, "combat_cards": 0}
    nordic |= {"mechs": ["r5c3", "mat", "mat", "mat"]}
    players = [{"kind": "human"} | crimea, {"kind": "automa"} | nordic]
    return msgspec.convert({"players": players, "turn": "human"}, d.ScythePosition)


async def test_what_is_refused_only_the_asker_sees(running: Running) -> None:
    """No game, somebody else's game, a rule, a place that is none, a button that was pressed before."""
    async with running() as chat:
        none = await chat.slash("turn", locale="it")
        assert (none.private, none.text[:15]) == (True, "In questo canal")
        await chat.slash("new")
        others = await chat.slash("turn", user=6)
        assert (others.private, "<@5>" in others.text) == (True, True)
        assert "<@5>" in (await chat.slash("new", user=6)).text
        wrong = await chat.slash("turn", character="Z9")
        assert (wrong.private, wrong.text.startswith("✗ ")) == (True, True)
        ended = await chat.slash("turn")
        before = deepcopy(ended)
        await chat.press(ended, "Automa's turn")
        again = await chat.press(before, "Automa's turn", locale="pl")
        assert (again.private, again.text.startswith("✗ ")) == (True, True)


async def test_without_a_service_it_says_so(running: Running, tmp_path: Path) -> None:
    """Only to whoever asked."""
    channels = Channels(tmp_path / "games.sqlite")
    channels.keep(7, Seat("game", "token", 5))
    channels.close()
    async with running(service="http://127.0.0.1:9") as chat:
        told = await chat.slash("now")
        assert (told.private, told.text) == (True, "⚠ The service does not answer. Try again in a while.")


def sentences(game: ScytheGame, language: str) -> str:
    """What the last commit says."""
    *_, last = game.story(language=language).commits
    return "\n".join(step.text for step in last.steps)
