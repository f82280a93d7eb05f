"""The page of all problem codes, and the list of a ruleset's."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import httpx
import pytest

from service.games.rulesets import RULESETS
from service.http.codes import CODES
from service.http.openapi.document import openapi_document
from service.http.problems_page import FAULTS, problems_page
from service.http.raised import faults, raised
from service.narration.languages import LANGUAGES
from tests.api.client import begun, done, problem
from tests.narration.refusals import refusals
from tests.narration.test_refusals import UNHEARD

ROOT = Path(__file__).parents[2]
PAGE = problems_page(tuple((each.name, each.title) for each in RULESETS.values())).decode()
ANCHORS = Counter(re.findall(r'id="([^"]+)"', PAGE))
GIVEN = (refusals("domain"), refusals("service"))
RULES = sorted({code for name in RULESETS for code in refusals(f"domain/{name}")} - UNHEARD)


@pytest.mark.parametrize("code", sorted({*CODES, *RULES, *refusals("domain/core")} - UNHEARD))
def test_every_code_stands_on_the_page_once(code: str) -> None:
    """That of the service's own, and all that the rules raise: where the `type` of a problem leads."""
    assert ANCHORS[code] == 1


def test_no_place_of_the_page_has_two_meanings() -> None:
    """An anchor is one element."""
    assert set(ANCHORS.values()) == {1}


@pytest.mark.parametrize("code", sorted({*RULES, *CODES}))
def test_the_facts_of_a_code_are_those_that_its_places_give(code: str) -> None:
    """Each fact that is written where the refusal is raised stands in its row."""
    row = next(line for line in PAGE.splitlines() if line.startswith(f'<tr id="{code}"'))
    facts = row.rpartition("<td>")[2]

    for places in GIVEN:
        for given in places.get(code, ()):
            assert all(f"<code>{fact}</code>" in facts for fact in given - {"**"})
    assert code in raised()


def test_every_fault_of_a_pack_is_explained() -> None:
    """The codes in `errors`: as many as the source makes, each with a sentence."""
    made = set()
    for file in (ROOT / "domain").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(func=ast.Name(id="fault"), args=[_, ast.Constant(value=str(code)), *_]):
                    made.add(code)

    assert set(FAULTS) == set(faults()) == made
    assert all(ANCHORS[f"fault-{code}"] == 1 for code in made)


def test_a_fact_in_a_sentence_is_named() -> None:
    """Nothing of Fluent, of Python or of a browser's markup gets through."""
    assert "<var>turn</var>" in PAGE
    assert not re.search(r"[{}$]|object at|FluentNone", PAGE)


def test_the_document_names_the_codes_of_each_ruleset() -> None:
    """Where the rules can refuse a command."""
    for path in ("/v1/games", "/v1/games/{game_id}/actions", "/v1/games/{game_id}/automa-turn"):
        text = openapi_document(RULESETS)["paths"][path]["post"]["responses"]["409"]["description"]
        assert "`scythe`: `ability_not_available`" in text
        assert "`too_many_maps`" in text
        assert "`roll_required`" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
async def test_a_ruleset_lists_its_codes(http: httpx.AsyncClient, name: str, language: str) -> None:
    """Those that its rules raise and that are no codes of the service, in the language."""
    told = done(await http.get(f"/v1/rulesets/{name}", headers={"Accept-Language": language}))
    titles = {each["code"]: each["title"] for each in told["problems"]}

    assert set(titles) == set(refusals(f"domain/{name}")) - set(CODES) - UNHEARD
    assert all(titles.values())
    english = done(await http.get(f"/v1/rulesets/{name}"))["problems"]
    assert (language == "en") == (told["problems"] == english)


async def test_the_type_of_a_refusal_of_the_rules_leads_to_its_meaning(http: httpx.AsyncClient) -> None:
    """An Automa turn out of turn."""
    setup = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    game = await begun(http, "scythe", setup=setup)
    kind = problem(await game.post("/automa-turn"), 409, "not_an_automas_turn")["type"]
    path, _, anchor = kind.partition("#")

    assert f'<tr id="{anchor}">' in (await http.get(path)).text
