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
from openapi.examples.discord_bot.components import filled, modal
from openapi.examples.discord_bot.forms import Field, Form
from openapi.examples.discord_bot.tongue import WORDS
from tests.clients.messaging import Document, Message, Messaging, messaging
from tests.clients.programs import OPENAPI, PYTHON

BOT = OPENAPI / "examples" / "discord_bot"
MOST_TURNS = 400
PNG = b"\x89PNG"
AGAINST_ULTIMASZYNA = """{"players": [
    {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
    {"kind": "automa", "faction": "saxony", "level": "ultimaszyna"}
]}"""
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
    subprocess.run(build, cwd=BOT, check=True, capture_output=True)  # noqa: S603 - ours
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


def test_it_knows_no_game() -> None:
    """No ruleset is named in its code or its words: what it plays it reads from the service."""
    files = [*BOT.glob("*.py"), BOT / "words.json"]
    code = "\n".join(file.read_text() for file in files).lower()
    assert [name for name in ("scythe", "expeditions", "trismegistus") if name in code] == []


async def test_a_whole_game_is_played_and_survives_a_restart(
    running: Running, game: Callable[[], ScytheGame]
) -> None:
    """To the end by buttons, menus and forms; a message from before the restart works after it."""
    async with messaging() as chat:
        async with running(chat):
            shown = await chat.slash("begin", ruleset="scythe", setup=AGAINST_ULTIMASZYNA)
            for _ in range(4):
                shown = await step(chat, shown)
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
    """What is due by the last message's buttons; without one, the human's turn ends."""
    due, *_ = shown.buttons
    match due:
        case "Automa's turn":
            told: Message = await chat.press(shown, due)
            assert not shown.buttons, "what was pressed is gone"
            return told
        case "Undo":
            assert shown.files["board.png"].startswith(PNG)
            ended: Message = await chat.select(shown, "End my turn")
            return ended
        case _:
            form = await chat.press(shown, due)
            return await chat.fill(shown, form, dial=["0"])


async def test_a_game_of_scythe_is_played_in_the_asker_s_language_and_taken_back(
    running: Running, game: Callable[[], ScytheGame]
) -> None:
    """Sentences and actions are the service's own; who asks why is told the candidates."""
    async with running() as chat:
        assert (await chat.complete("begin", "ruleset", ruleset="", locale="pl"))["Scythe"] == "scythe"
        shown = await chat.slash("begin", ruleset="scythe", locale="pl")
        assert shown.text == sentences(game(), "pl")
        assert "Koniec mojej tury" in shown.options
        form = await chat.select(shown, "Zyskaj", locale="pl")
        told = await chat.fill(shown, form, coins="5")
        assert game().seen.state.players[0].coins == 9
        told = await chat.select(told, "End my turn", locale="pl")
        assert told.text == sentences(game(), "pl")
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
        now = await chat.slash("now", user=6)
        assert (now.text, list(now.buttons)) == (undone.text, ["Automa's turn", "Undo"])


async def test_a_game_of_scythe_without_a_board_is_played(running: Running) -> None:
    """A question with a few answers is asked by buttons, which carry them; there is no picture."""
    async with running() as chat:
        shown = await chat.slash("begin", ruleset="scythe_card")
        asked = await chat.select(shown, "Attack the Automa")
        assert list(asked.buttons)[:3] == ["Human", "Automa", "Undo"]
        told = await chat.press(asked, "Human")
        told = await chat.select(told, "End my turn")
        played = await chat.press(told, "Automa's turn")
        assert played.text.startswith("The Automa draws card")
        form = await chat.select(played, "Place a star")
        told = await chat.fill(played, form, goal=["All mechs"])
        assert "star" in told.text
        assert not any(message.files for message in chat.messages.values())


async def test_a_game_of_expeditions_is_played_with_real_cards(running: Running) -> None:
    """The card on the table is asked for by a menu that carries it, or by the command in a form."""
    async with running() as chat:
        shown = await chat.slash(
            "begin", ruleset="expeditions", setup='{"deck": "physical", "first_player": "human"}'
        )
        form = await chat.select(shown, "Gain or pay coins")
        (amount,) = (label["component"] for label in form["components"])
        assert amount["placeholder"] == "0 … 99"
        told = await chat.fill(shown, form, amount="7")
        assert "7 coins" in told.text
        asked = await chat.select(told, "End my turn")
        assert asked.options[:14] == [str(card) for card in range(1, 15)]
        assert "Automa's turn" not in asked.buttons
        form = await chat.slash("automa")
        played = await chat.fill(None, form, card=["3"])
        assert "card 3" in played.text
        undone = await chat.press(played, "Undo")
        played = await chat.select(undone, "5")
        assert "card 5" in played.text


async def test_a_game_of_trismegistus_is_played(running: Running) -> None:
    """Actions of one kind are told apart; forms ask what the rules leave open."""
    async with running() as chat:
        shown = await chat.slash("begin", ruleset="trismegistus")
        die = next(label for label in shown.options if label.startswith("Take a die: "))
        form = await chat.select(shown, die)
        assert form["title"] == die
        told = await chat.fill(shown, form, ethereal=["✗"])
        assert told.text.startswith(f"You take a {die.split()[3]} die from the ")
        form = await chat.select(told, "End my turn")
        told = await chat.fill(told, form, potency=["1"], exhausted=["✗"])
        assert "Your die loses 1 potency" in told.text
        played = await chat.press(told, "Automa's turn")
        assert played.text.startswith("The Automa draws")


async def test_a_list_is_typed_by_its_titles(running: Running) -> None:
    """In its order, with items that repeat, as no menu takes them; what is no title is refused."""
    async with running() as chat:
        shown = await chat.slash("begin", ruleset="expeditions", setup='{"first_player": "human"}')
        form = await chat.select(shown, "Move my mech")
        (to,) = (label["component"] for label in form["components"])
        asked = await chat.fill(shown, form, to=[to["options"][0]["label"]])
        form = await chat.select(asked, "Turn the tile up")
        wrong = await chat.fill(asked, form, tokens="purple 9")
        assert (wrong.private, "tokens" in wrong.text) == (True, True)
        told = await chat.fill(asked, form, tokens="Orange 1, orange 3, ORANGE 1")
        assert "orange 1, orange 3, orange 1" in told.text


NUMBER: Document = {"type": "integer", "title": "Wood", "minimum": 0, "maximum": 3}
KIND: Document = {"title": "Kind", "oneOf": [{"const": {"food": 1}, "title": "1 food"}]}
CARD: Document = {"oneOf": [{"const": 2, "title": "2"}, {"const": 3, "title": "3"}]}
PLACE: Document = {"type": "object", "title": "Farm D7", "properties": {"wood": NUMBER, "kind": KIND}}
CARDS: Document = {"type": "array", "title": "Cards", "items": CARD, "minItems": 1, "maxItems": 2}
RESOURCES: Document = {
    "type": "object",
    "title": "Resources",
    "properties": {"r6c3": PLACE | {"required": ["wood"]}},
}
PAY: Document = {
    "properties": {
        "type": {"const": "pay"},
        "resources": RESOURCES | {"required": ["r6c3"]},
        "cards": CARDS | {"uniqueItems": False},
    },
    "required": ["type", "cards"],
}
FIELDS: list[tuple[Document, str, object]] = [
    ({"type": "integer", "minimum": -5, "maximum": 7}, "-3", -3),
    ({"type": "integer", "minimum": -5, "maximum": 7}, "many", "many"),
    ({"type": "boolean"}, "✗", False),
    ({"type": "boolean"}, "true", True),
    ({"oneOf": [{"const": {"to": "r5c3"}, "title": "Mech E6 → D6"}]}, "mech e6 d6", {"to": "r5c3"}),
    ({"oneOf": [{"const": None, "title": "No element"}]}, "no element", None),
    ({"type": "array", "items": {"oneOf": [{"const": 2, "title": "2"}]}}, "2, 2", [2, 2]),
    ({"type": "array", "items": {"type": "object"}}, '[{"type": "red"}]', [{"type": "red"}]),
]


@pytest.mark.parametrize(("schema", "typed", "value"), FIELDS)
def test_a_value_is_typed_as_its_title_its_id_or_json(schema: Document, typed: str, value: object) -> None:
    """Signs count, arrows do not; what is none of these goes to the service as it is, to be refused."""
    read = Field("field", "Field", schema, required=True).read(typed)
    assert (read, type(read)) == (value, type(value))


def test_a_form_of_groups_is_told_in_pairs_and_completed() -> None:
    """A field of groups has all names; the items of a list are completed one by one."""
    form = Form("Pay", PAY)
    body = {"type": "pay", "resources": {"r6c3": {"wood": 2, "kind": {"food": 1}}}, "cards": [2, 3]}
    assert form.read("resources.r6c3.wood=2; resources.r6c3.kind=1 food; cards=2,3") == body
    assert [option.value for option in form.complete("cards=2; kind")] == ["cards=2;resources.r6c3.kind="]
    assert [option.value for option in form.complete("cards=2,")] == ["cards=2,2", "cards=2,3"]
    assert form.read("resources=3; luck=1; cards=2") == {
        "type": "pay",
        "resources": "3",
        "luck": "1",
        "cards": [2],
    }


async def test_a_modal_has_a_menu_or_a_text_for_each_field() -> None:
    """A list that repeats items is a text, and may be empty; a list of groups shows how it is typed."""
    groups = {"properties": {"vp": NUMBER | {"title": "VP"}}, "required": ["vp"]}
    shown = {"type": "array", "title": "Shown", "items": groups, "minItems": 0, "maxItems": 4}
    form = Form("Pay", PAY | {"properties": PAY["properties"] | {"shown": shown}})
    opened = modal(form, 1)
    assert opened is not None
    fields = [label["component"] for label in opened.to_dict()["components"]]
    assert [(field["type"], field["required"]) for field in fields] == [
        (3, False),
        (3, False),
        (4, True),
        (4, False),
    ]
    assert fields[3]["value"] == '[{"vp":0}]'
    told = [{"component": {"custom_id": field["custom_id"], "value": ""}} for field in fields]
    assert filled(form, told) == {"type": "pay", "cards": []}


async def test_of_two_games_begun_at_once_in_a_channel_one_is_made(running: Running) -> None:
    """Whoever comes second is told whose it is; the first plays on."""
    async with running() as chat:
        one, other = await asyncio.gather(
            *(chat.slash("begin", user=user, ruleset="scythe") for user in (5, 6))
        )
        told = {5: one, 6: other}
        (first,) = [user for user, answer in told.items() if answer.buttons]
        (second,) = [user for user, answer in told.items() if not answer.buttons]
        assert f"<@{first}>" in told[second].text
        played = await chat.slash("do", user=first, action="end_turn")
        assert "Automa's turn" in played.buttons


async def test_a_form_that_is_too_large_is_told_by_a_command_and_a_combat_is_fought(
    running: Running, http: httpx2.Client, tmp_path: Path
) -> None:
    """What is offered while typing is the service's own; the fight's form has dial and hand in bounds."""
    fought = ScytheGame.begin(http, d.NewScytheGame(position=combat_ahead()))
    channels = Channels(tmp_path / "games.sqlite")
    channels.keep(7, Seat(fought.id, fought.token, 5))
    channels.close()
    async with running() as chat:
        large = await chat.select(await chat.slash("now"), "Set my side to what is on the table")
        assert (large.private, "`power` Power 0 … 16" in large.text) == (True, True)
        actions = await chat.complete("do", "action", action="set my")
        assert actions == {"Set my side to what is on the table": '{"type":"report"}'}
        names = await chat.complete("do", "values", action="report", values="power=9; popu")
        assert names == {"popularity: Popularity": "power=9;popularity="}
        told = await chat.slash("do", action="report", values="power=9; popularity=4")
        mine = fought.read().state.players[0]
        assert (mine.power, mine.popularity, told.private) == (9, 4, False)
        await chat.slash("do", action="report", values='{"power": 10}')

        assert await chat.complete("do", "action", action="", user=6) == {}
        moves = await chat.complete("do", "values", action="move", values="moves=mech")
        assert moves["Mech E6 → D6"] == "moves=Mech E6 → D6"
        asked = await chat.slash("do", action="move", values="moves=Mech E6 → D6")
        fight, *others = asked.buttons
        assert others == ["Undo"]
        form = await chat.press(asked, fight)
        dial, cards = (label["component"] for label in form["components"])
        assert [each["label"] for each in dial["options"]] == [str(power) for power in range(8)]
        assert [each["label"] for each in cards["options"]] == ["2", "4"]
        assert cards["max_values"] == 1
        told = await chat.fill(asked, form, dial=["2"], cards=["4"])
        assert asked.buttons == {}
        mine = fought.read().state.players[0]
        assert (mine.power, mine.combat_cards, mine.stars) == (8, [2], ["combat"])
        assert fight not in told.buttons


def combat_ahead() -> d.ScythePosition:
    """The human's mech is beside the Automa's, which has neither power nor cards."""
    crimea: dict[str, Any] = {"faction": "crimea", "popularity": 3, "coins": 4, "power": 10}
    crimea |= {"combat_cards": [2, 4], "mechs": ["r5c4", "mat", "mat", "mat"], "workers": ["mat"] * 8}
    nordic: dict[str, Any] = {"faction": "nordic", "power": 0, "combat_cards": 0}
    nordic |= {"mechs": ["r5c3", "mat", "mat", "mat"]}
    players = [{"kind": "human"} | crimea, {"kind": "automa"} | nordic]
    return msgspec.convert({"players": players, "turn": "human"}, d.ScythePosition)


async def test_what_is_refused_only_the_asker_sees(running: Running) -> None:
    """No game, somebody else's game, a rule, a setup that is none, a button that was pressed before."""
    async with running() as chat:
        none = await chat.slash("automa", locale="it")
        assert (none.private, none.text[:15]) == (True, "In questo canal")
        unread = await chat.slash("begin", ruleset="scythe", setup="crimea")
        assert (unread.private, "JSON" in unread.text) == (True, True)
        shown = await chat.slash("begin", ruleset="scythe")
        others = await chat.slash("do", user=6, action="end_turn")
        assert (others.private, "<@5>" in others.text) == (True, True)
        assert "<@5>" in (await chat.slash("begin", user=6, ruleset="scythe")).text
        for refused in (
            await chat.slash("automa"),
            await chat.slash("do", action="dance"),
            await chat.slash("do", action="gain", values="coins=many; luck=3"),
        ):
            assert (refused.private, refused.text.startswith("✗ ")) == (True, True)
        ended = await chat.select(shown, "End my turn")
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
