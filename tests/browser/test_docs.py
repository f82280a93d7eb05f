"""The documentation page in a real browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import Page

from service.games.rulesets import RULESETS
from service.http.calls.table import OPERATIONS
from service.http.openapi.document import openapi_document
from service.http.openapi.examples import ANSWERS


async def test_the_page_draws_every_call_without_the_internet(
    page: Page, address: str, faults: list[str]
) -> None:
    """All operations are listed, nothing is asked of another host, and no script fails."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    await page.goto(f"{address}/docs")
    await page.wait_for_selector(".call")
    drawn = await page.eval_on_selector_all(".call", "all => all.map(one => one.id)")

    assert sorted(drawn) == sorted(operation.id for operation in OPERATIONS)
    assert {url for url in asked if not url.startswith(address)} == set()
    assert faults == []


async def test_every_call_and_every_schema_can_be_opened(page: Page, address: str, faults: list[str]) -> None:
    """Six levels of boxes of every call, drawn without a fault and without words of JavaScript."""
    await page.goto(f"{address}/docs")
    await page.wait_for_selector(".call")
    for _ in range(6):
        await page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        await page.wait_for_timeout(200)
    text = await page.inner_text("main")

    assert faults == []
    assert not [word for word in ("undefined", "[object", "NaN", "`") if word in text]


async def test_a_call_can_be_tried_from_the_page(page: Page, address: str) -> None:
    """The form of a call sends it and shows the answer."""
    await page.goto(f"{address}/docs")
    await page.click("#listRulesets summary")
    await page.click("#listRulesets button")
    shown = page.locator("#listRulesets form > pre")
    await shown.filter(has_text="200").wait_for()

    answered = await shown.inner_text()
    assert all(f'"{name}"' in answered for name in RULESETS)


async def test_a_game_can_be_begun_and_played_from_the_page(page: Page, address: str) -> None:
    """An example of a ruleset is chosen by its name, sent, and its token opens the next call."""
    await page.goto(f"{address}/docs#createGame")
    await page.select_option("#createGame form select", "expeditions-setup")
    await page.select_option("#createGame form select", "scythe-setup")
    await page.click("#createGame button")
    shown = page.locator("#createGame form > pre")
    await shown.filter(has_text="201").wait_for()
    made = json.loads((await shown.inner_text()).partition("\n\n")[2])

    await page.fill("#token", made["token"])
    await page.click("#act > summary")
    await page.fill("#act input[name=game_id]", made["game"])
    await page.fill("#act input[name=If-Match]", "*")
    await page.select_option("#act form select", "scythe-action")
    await page.click("#act button")
    answer = page.locator("#act form > pre")
    await answer.filter(has_text="200").wait_for()
    assert (
        json.loads((await answer.inner_text()).partition("\n\n")[2])["commit"]["command"]
        == (RULESETS["scythe"].examples["action"])
    )


async def test_every_example_of_the_document_can_be_chosen(page: Page, address: str) -> None:
    """Of each call with a body, by name; what is chosen stands in the form."""
    await page.goto(f"{address}/docs")
    for operation in OPERATIONS:
        examples = await page.evaluate(EXAMPLES, operation.id)
        if not examples:
            continue
        await page.evaluate("id => { document.getElementById(id).open = true; }", operation.id)
        choice = page.locator(f"#{operation.id} form > label > select")
        assert await choice.locator("option").all_inner_texts() == [*examples]
        for name, value in examples.items():
            await choice.select_option(name)
            assert json.loads(await page.input_value(f"#{operation.id} form > textarea")) == value


EXAMPLES = """async (id) => {
  const spec = await (await fetch("/openapi.json")).json();
  const call = Object.values(spec.paths).flatMap(Object.values).find((one) => one.operationId === id);
  const content = Object.values(call.requestBody?.content ?? {})[0] ?? {};
  return Object.fromEntries(Object.entries(content.examples ?? {}).map(([name, { value }]) => [name, value]));
}"""
"""The examples of a call's body, as the document has them."""


def named(name: str) -> str:
    """What opens the schema of this name, or of this value of a field that tells schemas apart."""
    return f"summary:has(> code:text-is('{name}'))"


async def test_the_shape_of_a_body_can_be_read(page: Page, address: str) -> None:
    """From any action to one of Scythe, by the name that `type` has, down to the fields of a unit's move."""
    await page.goto(f"{address}/docs#act")
    body = page.locator("#act form")
    for name in ("AnyAction", "ScytheAction", "move", "ScytheUnitMove"):
        await body.locator(named(name)).first.click()

    unit = body.locator("tr:has(> td > code:text-is('unit'))").first
    assert '"mech"' in await unit.inner_text()
    choices = await body.locator("summary > code").all_inner_texts()
    assert {"report", "fight", "correct", "TrismegistusAction"} <= set(choices)


async def test_the_shape_of_an_answer_can_be_read(page: Page, address: str) -> None:
    """By ruleset, down to the state; and an example, as the service has answered it."""
    await page.goto(f"{address}/docs#readGame")
    answers = page.locator("#readGame > table")
    for name in ("GameState", "scythe", "ScytheView"):
        await answers.locator(named(name)).first.click()
    await answers.locator("code", has_text="structures").first.wait_for()

    await answers.locator("summary", has_text="Example").first.click()
    assert json.loads(await answers.locator("pre").first.inner_text()) == ANSWERS["readGame"]


async def test_parameters_are_explained_and_codes_lead_to_their_meaning(page: Page, address: str) -> None:
    """In words that can be seen, with code as code; a call without a description repeats nothing."""
    await page.goto(f"{address}/docs#undo")
    hint = page.locator("#undo label", has=page.locator("input[name=If-Match]")).locator(".hint")
    assert "The version that the command acts on" in await hint.inner_text()
    assert await hint.locator("code").first.inner_text() == "ETag"
    assert await page.locator("#undo", has_text="`").count() == 0
    assert await page.inner_text("#undo > p:first-of-type") == (
        "One commit, or as many as commits says; or, to a turn, all commits of the turn of the game that the "
        "last one is part of. Nothing leaves the log."
    )
    await page.click("#readScore > summary")
    assert await page.locator("#readScore", has_text="Count the score.").count() == 0

    await page.click("#undo a[href$='#undo_barred']")
    await page.wait_for_url("**/docs/problems#undo_barred")
    assert await page.locator("tr:target code").first.inner_text() == "undo_barred"


MARKUP = "<img src=/nowhere onerror=document.title='harmed'><b id=harm>`<i id=harm>`"


async def test_what_the_document_says_is_never_markup(page: Page, address: str) -> None:
    """Every text and every name in the document is text of the page."""
    document = marked(openapi_document(RULESETS))
    await page.route("**/openapi.json", lambda route: route.fulfill(json=document))
    await page.goto(f"{address}/docs")
    await page.wait_for_selector(".call")
    for _ in range(4):
        await page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        await page.wait_for_timeout(100)

    assert await page.locator("img, #harm").count() == 0
    assert await page.title() == "automa-ledger"
    assert "<img" in await page.inner_text("main")


def marked(value: object, key: str = "") -> Any:  # noqa: ANN401 - any JSON
    """The document with markup in all that people read, and in the names of properties and examples."""
    match value:
        case dict():
            named = key in ("properties", "examples", "headers")
            return {
                f"{name}{MARKUP}" if named else name: marked(item, "" if named else name)
                for name, item in value.items()
            }
        case list():
            return [marked(item, key) for item in value]
        case str() if key in ("description", "summary", "pattern", "enum", "default", "title"):
            return value + MARKUP
    return value
