"""The board in a conversation, shown by a host of apps in a real browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from mcp.server.apps import APP_MIME_TYPE, EXTENSION_ID
from mcp_types import TextResourceContents
from playwright.async_api import Browser, Page, expect

from tests.assistant.hosting import Content, Host, hosting
from tests.assistant.test_assistant import ATTACK, NEXT_TO_A_MECH, SETUP
from tests.browser.chromium import started

pytestmark = pytest.mark.slow

POLICY = (  # what the extension demands of a host for a page that names no domains
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'none'"
)
HOST = """({ page, context }) => {
  const frame = document.createElement("iframe");
  frame.sandbox = "allow-scripts";
  frame.style = "border: 0; width: 390px; height: 440px";
  frame.srcdoc = page;
  globalThis.say = (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*");
  globalThis.heard = [];
  addEventListener("message", async ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    heard.push(data);
    if (data.method === "ui/initialize") say({ id: data.id, result: { hostContext: context } });
    else if (data.method === "tools/call") say({ id: data.id, result: await callTool(data.params) });
    else if (data.id !== undefined && data.method) say({ id: data.id, result: {} });
  });
  document.body.style.margin = 0;
  document.body.append(frame);
}"""


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    """Debian's chromium."""
    async with started() as chromium:
        yield chromium


async def shown(host: Host, page: Page, game: str, theme: str) -> None:
    """The app's page as a host shows it, after the model has asked for the board."""
    [content] = (await host.client.read_resource("ui://automa-ledger/board")).contents
    assert isinstance(content, TextResourceContents)
    assert content.mime_type == APP_MIME_TYPE

    async def call_tool(params: Content) -> Content:
        answer = await host.client.call_tool(params["name"], params["arguments"])
        return answer.model_dump(mode="json", by_alias=True)

    await page.expose_function("callTool", call_tool)
    policed = content.text.replace(
        "<meta ", f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"><meta ', 1
    )
    await page.evaluate(HOST, {"page": policed, "context": {"theme": theme}})
    await page.wait_for_function("heard.some(({ method }) => method === 'ui/notifications/initialized')")
    await tell(page, "tool-input", arguments={"game": game})


async def tell(page: Page, notification: str, **params: object) -> None:
    """The host notifies the page."""
    await page.evaluate("say", {"method": f"ui/notifications/{notification}", "params": params})


async def test_the_board_is_offered_as_an_app(address: str, tmp_path: Path) -> None:
    """The tool names its page; what the page alone calls is kept from the model."""
    async with hosting(address, tmp_path) as host:
        tools = {tool.name: (tool.meta or {}).get("ui") for tool in (await host.client.list_tools()).tools}
        assert tools["board"] == {"resourceUri": "ui://automa-ledger/board"}
        assert tools["board_svg"] == {"resourceUri": "ui://automa-ledger/board", "visibility": ["app"]}
        assert tools["hand"] == tools["board_svg"]
        assert [name for name, ui in tools.items() if ui] == ["board", "board_svg", "hand"]
        extensions = host.client.server_capabilities.extensions
        assert extensions is not None
        assert EXTENSION_ID in extensions


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_a_host_shows_the_board(browser: Browser, address: str, tmp_path: Path, theme: str) -> None:
    """In the host's theme, within its policy; what is tapped is told to the model; a refusal is said."""
    async with hosting(address, tmp_path / "tokens") as host:
        game, version = await host.begin(ruleset="scythe", position=NEXT_TO_A_MECH)
        await host.said("tell_turn", game=game, version=version, actions=ATTACK)
        page = await browser.new_page(viewport={"width": 390, "height": 844}, color_scheme="light")
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        await shown(host, page, game, theme)
        frame = page.frame_locator("iframe")
        await expect(frame.locator(f"svg.{theme} #move-1")).to_have_count(1)
        await expect(frame.locator("p")).to_have_text("combat cards: 2, 5")
        await frame.locator("#place-r4c3").click()
        await page.wait_for_function("heard.some(({ method }) => method === 'ui/update-model-context')")
        heard = await page.evaluate("heard")
        [context] = [each["params"] for each in heard if each.get("method") == "ui/update-model-context"]
        assert context == {
            "content": [{"type": "text", "text": "The player points at: Tundra D5 (place-r4c3)"}]
        }
        sizes = [each["params"] for each in heard if each.get("method") == "ui/notifications/size-changed"]
        assert sizes[-1]["width"] == 390
        assert sizes[-1]["height"] > 390
        await page.screenshot(path=tmp_path / "board.png")

        other = {"light": "dark", "dark": "light"}[theme]
        await tell(page, "host-context-changed", theme=other)
        await expect(frame.locator(f"svg.{other}")).to_have_count(1)
        await tell(page, "tool-input", arguments={"game": "unknown"})
        await expect(frame.locator("main")).to_contain_text("no token of this game is known")
        assert not faults


async def test_the_model_still_sees_a_picture(address: str, tmp_path: Path) -> None:
    """A host that shows no apps has the picture, of every ruleset that has a board."""
    async with hosting(address, tmp_path) as host:
        game, _ = await host.begin(**SETUP)
        assert (await host.picture(game)).mime_type == "image/png"
