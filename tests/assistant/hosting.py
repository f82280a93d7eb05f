"""A host of assistants: the SDK's own client, a player who fills in its forms, and what answers say."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from mcp.client.client import Client
from mcp.client.context import ClientRequestContext
from mcp_types import ElicitRequestParams, ElicitResult, ImageContent, TextContent
from mcp_types._v2025_11_25 import ElicitRequestFormParams as FormBefore
from mcp_types._v2026_07_28 import ElicitRequestFormParams as Form

from automa_ledger.integrations.assistant.server import mcp_server
from automa_ledger.integrations.assistant.tokens import TokenFolder

HALF = 0.5
Content = dict[str, Any]
Fill = Callable[[str, Content], Content | None]


def require_flat(form: Content) -> None:
    """The form is one of the protocol's, in both of its versions, and nothing of it would be ignored."""
    for version in (Form, FormBefore):
        read = version.model_validate({"message": "", "requestedSchema": form})
        written = read.model_dump(mode="json", by_alias=True, exclude_unset=True)["requestedSchema"]
        assert written == form


class Host:
    """What happens between a model and the server: calls, with their number and size, and forms."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.calls = 0
        self.bytes = 0

    async def asked(self, tool: str, **arguments: Any) -> tuple[bool, str]:  # noqa: ANN401 - any JSON
        """Whether a tool refuses, and what it answers."""
        answer = await self.client.call_tool(tool, arguments)
        content = answer.content[0]
        assert isinstance(content, TextContent)
        self.calls += 1
        self.bytes += len(content.text.encode())
        return bool(answer.is_error), content.text

    async def said(self, tool: str, **arguments: Any) -> str:  # noqa: ANN401 - see above
        """What a tool answers; a refusal fails the test."""
        refused, text = await self.asked(tool, **arguments)
        assert not refused, text
        return text

    async def begin(self, **start: Any) -> tuple[str, int]:  # noqa: ANN401 - see above
        """A new game, and its version."""
        begun = await self.said("begin_game", **start)
        return begun.split()[1], version_of(begun)

    async def picture(self, game: str) -> ImageContent:
        """The board."""
        content = (await self.client.call_tool("board", {"game": game})).content[0]
        assert isinstance(content, ImageContent)
        return content


def version_of(text: str) -> int:
    """The version that an answer names."""
    return int(re.findall(r"^Version (\d+)\.", text, re.MULTILINE)[-1])


@asynccontextmanager
async def hosting(
    service: str | httpx2.Client, tokens: Path, fill: Fill | None = None, mode: str = "auto"
) -> AsyncIterator[Host]:
    """The client of a server in this process; `fill` is a player who is shown forms."""

    async def show(context: ClientRequestContext, params: ElicitRequestParams) -> ElicitResult:
        del context
        form = params.model_dump(mode="json", by_alias=True)["requestedSchema"]
        require_flat(form)
        assert fill is not None
        content = fill(params.message, form)
        return (
            ElicitResult(action="decline")
            if content is None
            else ElicitResult(action="accept", content=content)
        )

    http = httpx2.Client(base_url=service, timeout=30) if isinstance(service, str) else service
    with http:
        server = mcp_server(http, TokenFolder(tokens, "test"))
        async with Client(server, mode=mode, elicitation_callback=show if fill else None) as client:
            yield Host(client)


def filled(form: Content, chance: Random) -> Content:
    """What a player enters: everything, with values by chance."""
    return {name: _entered(field, chance) for name, field in form["properties"].items()}


def _entered(field: Content, chance: Random) -> Any:  # noqa: ANN401 - any JSON
    match field:
        case {"oneOf": options}:
            return chance.choice(options)["const"]
        case {"type": "array", "items": {"anyOf": options}, "minItems": least}:
            return [option["const"] for option in options[:least]]
        case {"type": "integer", "minimum": least, "maximum": most}:
            return field.get("default", chance.randint(least, min(most, least + 2)))
        case {"type": "boolean"}:
            return field.get("default", chance.random() < HALF)
        case {"type": "string", "description": titles}:
            return ", ".join(chance.choices(titles.removesuffix(", …").split(" | "), k=chance.randint(0, 3)))
        case _:
            raise AssertionError(field)
