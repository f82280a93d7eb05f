"""Discord as a bot meets it: the gateway and the REST calls of interactions, on loopback.

It is as strict as Discord about what a message may hold, and about one answer for each interaction.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeAlias

from aiohttp import BodyPartReader, web

Document: TypeAlias = dict[str, Any]

BOT = {
    "id": "1",
    "username": "automa",
    "discriminator": "0",
    "avatar": None,
    "global_name": None,
    "bot": True,
}
APPLICATION: Document = {"id": "1", "name": "automa", "description": "", "icon": None, "bot_public": True}
APPLICATION |= {"bot_require_code_grant": False, "owner": BOT, "verify_key": "", "flags": 0}
SECONDS = 120  # until an answer is given up, on a machine that is busy
MESSAGE, THINKING, LATER, CHOICES, FORM = 4, 5, 6, 8, 9  # kinds of answers
EPHEMERAL = 64


class Message:
    """What stands in a channel, or, `private`, before one user only."""

    def __init__(self, number: int, sent: Document, files: dict[str, bytes], *, private: bool) -> None:
        self.id = number
        self.private = private
        self.files = files
        self.sent: Document = {}
        self.change(sent)

    def change(self, sent: Document) -> None:
        """Take what is sent, if Discord would."""
        self.sent |= {name: value for name, value in sent.items() if value is not None}
        embeds = self.sent.get("embeds", [])
        rows = self.sent.get("components", [])
        assert len(self.sent.get("content", "")) <= 2000
        assert self.sent.get("content") or embeds or rows, "an empty message"
        for each in embeds:
            assert 0 < len(each["description"]) <= 4096
            if "image" in each:
                assert each["image"]["url"].removeprefix("attachment://") in self.files
        components = [component for row in rows for component in row["components"]]
        assert len(rows) <= 5
        assert all(len(row["components"]) <= (1 if _has_menu(row) else 5) for row in rows)
        assert all(len(each["custom_id"]) <= 100 for each in components)
        assert len({each["custom_id"] for each in components}) == len(components)
        menus = [each for each in components if each["type"] == 3]
        buttons = [each for each in components if each["type"] == 2]
        assert all(0 < len(each["label"]) <= 80 for each in buttons)
        self.buttons = {each["label"]: each["custom_id"] for each in buttons}
        self.menus: dict[str, dict[str, str]] = {}
        for each in menus:
            _check_options(each)
            assert 0 < len(each["placeholder"]) <= 150
            self.menus[each["custom_id"]] = {one["label"]: one["value"] for one in each["options"]}

    @property
    def text(self) -> str:
        """All that it says."""
        return self.sent.get("content") or "\n".join(each["description"] for each in self.sent["embeds"])

    @property
    def options(self) -> list[str]:
        """What its menus offer."""
        return [label for menu in self.menus.values() for label in menu]

    def document(self) -> Document:
        """As Discord tells it."""
        told = {"id": str(self.id), "type": 0, "channel_id": "7", "author": BOT, "content": "", "embeds": []}
        told |= {"attachments": [], "components": [], "mentions": [], "mention_roles": [], "pinned": False}
        told |= {"mention_everyone": False, "tts": False, "timestamp": "2025-01-01T00:00:00Z"}
        told |= {"edited_timestamp": None, "flags": EPHEMERAL if self.private else 0}
        return told | {
            name: value for name, value in self.sent.items() if name in told and name != "attachments"
        }


class Asked:
    """An interaction: one answer at once, what follows, and the message in its end."""

    def __init__(self, on: Message | None) -> None:
        self.on = on
        self.kind = 0
        self.private = False
        self.original: Message | None = on
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Messaging:
    """The users of a channel, and what they see."""

    def __init__(self) -> None:
        self.address = ""
        self.commands: dict[str, Document] = {}
        self.messages: dict[int, Message] = {}
        self.sockets: list[web.WebSocketResponse] = []
        self._asked: dict[str, Asked] = {}
        self._numbers = count(1000)
        self.ready = asyncio.Event()

    async def started(self, bot: asyncio.Task[None]) -> None:
        """A bot has come in, since this was last waited for."""
        ready = asyncio.ensure_future(self.ready.wait())
        await asyncio.wait({ready, bot}, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        assert self.ready.is_set()
        self.ready.clear()

    async def slash(self, name: str, *, user: int = 5, locale: str = "en-GB", **given: str) -> Any:  # noqa: ANN401 - a message or a form
        """A slash command's answer."""
        options = self.commands[name].get("options", [])
        assert {each["name"] for each in options if each.get("required")} <= set(given)
        return await self._interact(2, user, locale, self._called(name, given))

    async def complete(
        self, name: str, focused: str, *, user: int = 5, locale: str = "en-GB", **given: str
    ) -> dict[str, str]:
        """What is offered while an option is typed, by its names."""
        data = self._called(name, given)
        for option in data["options"]:
            option["focused"] = option["name"] == focused
        choices: list[Document] = await self._interact(4, user, locale, data)
        assert len(choices) <= 25
        assert all(0 < len(each[part]) <= 100 for each in choices for part in ("name", "value"))
        return {each["name"]: each["value"] for each in choices}

    async def press(self, message: Message, label: str, *, user: int = 5, locale: str = "en-GB") -> Any:  # noqa: ANN401 - a message or a form
        """What comes of a button of a message: another message, or a form."""
        data = {"component_type": 2, "custom_id": message.buttons[label]}
        return await self._interact(3, user, locale, data, message)

    async def select(self, message: Message, label: str, *, locale: str = "en-GB") -> Any:  # noqa: ANN401 - see above
        """What comes of an option of a message's menus: another message, or a form."""
        custom_id, value = next(
            (menu, options[label]) for menu, options in message.menus.items() if label in options
        )
        data = {"component_type": 3, "custom_id": custom_id, "values": [value]}
        return await self._interact(3, 5, locale, data, message)

    async def fill(
        self, message: Message | None, form: Document, *, locale: str = "en-GB", **values: list[str] | str
    ) -> Message:
        """Send a form that a message or a command has opened: texts, and options of menus by their labels."""
        chosen = []
        for label in form["components"]:
            field = label["component"]
            if field["type"] == 4:
                given: Document = {"value": values.get(field["custom_id"], field.get("value") or "")}
            else:
                options = {each["label"]: each["value"] for each in field["options"]}
                preset = [each["label"] for each in field["options"] if each.get("default")]
                given = {"values": [options[each] for each in values.get(field["custom_id"], preset)]}
                assert field.get("min_values", 1) <= len(given["values"]) <= field.get("max_values", 1)
            chosen.append({"type": 18, "id": 1, "component": {**field, "id": 2, **given}})
        data = {"custom_id": form["custom_id"], "components": chosen}
        told: Message = await self._interact(5, 5, locale, data, message)
        return told

    def _called(self, name: str, given: dict[str, Any]) -> Document:
        known = {each["name"]: each for each in self.commands[name].get("options", [])}
        for option, value in given.items():
            choices = [each["value"] for each in known[option].get("choices", [])]
            assert not choices or value in choices
        options = [{"name": each, "type": known[each]["type"], "value": given[each]} for each in given]
        return {"id": self.commands[name]["id"], "type": 1, "name": name, "options": options}

    async def _interact(
        self, kind: int, user: int, locale: str, data: Document, on: Message | None = None
    ) -> Any:  # noqa: ANN401 - what comes of it depends on what it is
        number = str(next(self._numbers))
        person = BOT | {"id": str(user), "username": f"user{user}", "bot": False}
        member = {"user": person, "roles": [], "joined_at": "2025-01-01T00:00:00Z", "flags": 0}
        channel = {"id": "7", "type": 0, "name": "games", "permissions": "0", "guild_id": "3", "position": 0}
        sent = {"id": number, "application_id": "1", "type": kind, "token": f"secret-{number}", "version": 1}
        sent |= {"guild_id": "3", "channel_id": "7", "channel": channel, "locale": locale, "data": data}
        sent |= {"member": member | {"deaf": False, "mute": False, "permissions": "0"}, "context": 0}
        sent |= {"guild": {"id": "3", "features": [], "locale": "en-US"}, "attachment_size_limit": 8_388_608}
        if on is not None:
            sent["message"] = on.document()
        asked = self._asked[f"secret-{number}"] = Asked(on)
        event = {"op": 0, "t": "INTERACTION_CREATE", "s": int(number), "d": sent}
        await self.sockets[-1].send_json(event)
        return await asyncio.wait_for(asked.answer, SECONDS)

    def application(self) -> web.Application:
        """Everything that a bot calls."""
        made = web.Application()
        made.router.add_get("/gateway/", self._gateway)
        made.router.add_get("/api/users/@me", _telling(BOT))
        made.router.add_get("/api/oauth2/applications/@me", _telling(APPLICATION))
        made.router.add_put("/api/applications/1/commands", self._register)
        made.router.add_post("/api/interactions/{id}/{token}/callback", self._answered)
        made.router.add_post("/api/webhooks/1/{token}", self._followed)
        made.router.add_patch("/api/webhooks/1/{token}/messages/@original", self._edited)
        made.router.add_delete("/api/webhooks/1/{token}/messages/@original", self._deleted)
        return made

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 60_000}})
        async for received in socket:
            if json.loads(received.data)["op"] == 2:
                ready = {"v": 10, "user": BOT, "guilds": [], "session_id": "s", "application": APPLICATION}
                ready |= {"resume_gateway_url": self.address.replace("http", "ws") + "/gateway/"}
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.sockets.append(socket)
                self.ready.set()
        return socket

    async def _register(self, request: web.Request) -> web.Response:
        """All commands of the application, with what Discord adds."""
        told = await request.json()
        for at, each in enumerate(told):
            for one in (each, *each.get("options", ())):
                assert re.fullmatch(r"[-_a-z]{1,32}", one["name"])
                texts = [one["description"], *(one.get("description_localizations") or {}).values()]
                assert all(1 <= len(text) <= 100 for text in texts)
            each |= {"id": str(100 + at), "application_id": "1", "version": "1"}
        self.commands = {each["name"]: each for each in told}
        return _json(told)

    async def _answered(self, request: web.Request) -> web.Response:
        """The one answer that an interaction has at once."""
        asked = self._asked[request.match_info["token"]]
        body, files = await _sent(request)
        assert not asked.kind, "an interaction is answered once"
        asked.kind, data = body["type"], body.get("data") or {}
        asked.private = bool(data.get("flags", 0) & EPHEMERAL)
        resource: Document = {"type": asked.kind}
        match asked.kind:
            case 4:
                resource["message"] = self._said(asked, data, files, private=asked.private).document()
            case 8:
                asked.answer.set_result(data["choices"])
            case 9:
                asked.answer.set_result(_form(data))
            case 6:
                assert asked.on is not None, "there is no message to change later"
        interaction = {"id": request.match_info["id"], "type": 2}
        return _json({"interaction": interaction, "resource": resource})

    async def _followed(self, request: web.Request) -> web.Response:
        """A message more; the first one takes the place of what was being thought about."""
        asked = self._asked[request.match_info["token"]]
        body, files = await _sent(request)
        assert asked.kind in {MESSAGE, THINKING, LATER}
        thinking = asked.kind == THINKING
        private = asked.private if thinking else bool(body.get("flags", 0) & EPHEMERAL)
        asked.kind = MESSAGE
        return _json(self._said(asked, body, files, private=private).document())

    async def _edited(self, request: web.Request) -> web.Response:
        message = self._asked[request.match_info["token"]].original
        assert message is not None
        message.change((await _sent(request))[0])
        return _json(message.document())

    async def _deleted(self, request: web.Request) -> web.Response:
        asked = self._asked[request.match_info["token"]]
        assert asked.kind == THINKING, "there is nothing to delete"
        asked.kind = MESSAGE
        return web.Response(status=204)

    def _said(self, asked: Asked, body: Document, files: dict[str, bytes], *, private: bool) -> Message:
        message = Message(next(self._numbers), body, files, private=private)
        self.messages[message.id] = message
        asked.answer.set_result(message)
        return message


def _form(data: Document) -> Document:
    """A form, if Discord would show it."""
    assert 0 < len(data["title"]) <= 45
    assert len(data["custom_id"]) <= 100
    assert 1 <= len(data["components"]) <= 5
    for each in data["components"]:
        field = each["component"]
        assert (each["type"], field["type"] in {3, 4}) == (18, True)
        assert 0 < len(each["label"]) <= 45
        assert 0 < len(field["custom_id"]) <= 100
        if field["type"] == 3:
            _check_options(field)
            assert field.get("required", True) is bool(field.get("min_values", 1))
        else:
            assert len(field.get("placeholder") or "") <= 100
    return data


def _has_menu(row: Document) -> bool:
    return any(each["type"] == 3 for each in row["components"])


def _check_options(menu: Document) -> None:
    """The options of a menu, as Discord takes them."""
    values = [option["value"] for option in menu["options"]]
    assert 1 <= len(values) == len(set(values)) <= 25
    assert all(1 <= len(option[part]) <= 100 for option in menu["options"] for part in ("label", "value"))
    assert menu.get("max_values", 1) <= len(values)
    assert sum(bool(option.get("default")) for option in menu["options"]) <= menu.get("max_values", 1)


async def _sent(request: web.Request) -> tuple[Document, dict[str, bytes]]:
    """A document, and the files that go with it."""
    if request.content_type == "application/json":
        return await request.json(), {}
    body: Document = {}
    files = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = json.loads(await part.text())
        else:
            files[part.filename or ""] = bytes(await part.read())
    return body, files


def _telling(told: Document) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def tell(_request: web.Request) -> web.Response:
        return _json(told)

    return tell


def _json(told: object) -> web.Response:
    """A document, whose media type is told without a charset, as Discord tells it."""
    return web.Response(body=json.dumps(told).encode(), headers={"content-type": "application/json"})


@asynccontextmanager
async def messaging() -> AsyncIterator[Messaging]:
    """It runs meanwhile."""
    made = Messaging()
    runner = web.AppRunner(made.application())
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield made
    finally:
        await runner.cleanup()
