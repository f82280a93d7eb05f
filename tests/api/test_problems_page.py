"""The page of all problem codes, and the list of a ruleset's."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import httpx2
import msgspec
import pytest

from automa_ledger.api.openapi.document import openapi_document
from automa_ledger.api.problems.codes import CORE_REFUSALS, FAULTS, STATUS_BY_CODE, rule_refusals
from automa_ledger.api.problems.page import problems_page
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core.tag import tag_of
from tests.api.client import begun, done, problem

PAGE = problems_page(tuple(RULESETS.values())).decode()
ANCHORS = Counter(re.findall(r'id="([^"]+)"', PAGE))
RULES = {tag_of(kind): kind for ruleset in RULESETS.values() for kind in rule_refusals(ruleset)}
KINDS = {
    tag_of(kind): kind for kind in (*CORE_REFUSALS, *SERVICE_REFUSALS) if tag_of(kind) in STATUS_BY_CODE
} | RULES


def test_every_code_stands_on_the_page_once() -> None:
    """That of the service's own, and all that the rules raise: where the `type` of a problem leads."""
    assert [code for code in {*STATUS_BY_CODE, *RULES} if ANCHORS[code] != 1] == []


def test_every_refusal_of_the_service_has_its_status() -> None:
    """The one table knows all of them, and nothing else but what the core refuses for it."""
    assert {tag_of(kind) for kind in SERVICE_REFUSALS} <= set(STATUS_BY_CODE)
    assert set(STATUS_BY_CODE) <= {tag_of(kind) for kind in (*SERVICE_REFUSALS, *CORE_REFUSALS)}


def test_no_fact_has_the_name_of_a_member_that_all_problems_have() -> None:
    """A fact stands beside `type`, `title`, `status`, `detail` and `code`, and hides none of them."""
    facts = {name for kind in KINDS.values() for name in kind.__struct_fields__}

    assert not facts & {"type", "title", "status", "detail", "code", "instance"}


def test_no_place_of_the_page_has_two_meanings() -> None:
    """An anchor is one element."""
    assert set(ANCHORS.values()) == {1}


def test_the_facts_of_a_code_are_those_of_its_type() -> None:
    """Each of them stands in its row; one that is not always told in brackets."""
    rows = {line.split('"')[1]: line for line in PAGE.splitlines() if line.startswith("<tr id=")}
    for code in {*RULES, *STATUS_BY_CODE}:
        facts = rows[code].rpartition("<td>")[2]
        for field in msgspec.structs.fields(KINDS[code]):
            named = f"<code>{field.name}</code>"
            assert (named if field.required else f"({named})") in facts, (code, field.name)


def test_every_fault_of_a_pack_is_explained() -> None:
    """The codes in `errors`: as many as the source makes, each with a sentence."""
    made = set()
    for file in (Path(__file__).parents[2] / "domain" / "automa_rules").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(func=ast.Name(id="fault"), args=[_, ast.Constant(value=str(code)), *_]):
                    made.add(code)

    assert set(FAULTS) == made
    assert all(ANCHORS[f"fault-{code}"] == 1 for code in made)


def test_a_fact_in_a_sentence_is_named() -> None:
    """Nothing of Fluent, of Python or of a browser's markup gets through."""
    assert "<var>turn</var>" in PAGE
    assert not re.search(r"[{}$]|object at|FluentNone", PAGE.partition("<body>")[2])


def test_the_document_has_a_schema_for_each_code() -> None:
    """With its facts; and where the rules can refuse a command, their union says which codes there are."""
    schemas = openapi_document(RULESETS)["components"]["schemas"]

    assert set(schemas["Problem"]["discriminator"]["mapping"]) == {*STATUS_BY_CODE, *RULES}
    assert set(schemas["RulesProblem"]["discriminator"]["mapping"]) == set(RULES)
    stale = schemas["VersionStaleProblem"]
    assert stale["properties"]["current_version"]["type"] == "integer"
    assert {"code", "detail", "version", "current_version"} <= set(stale["required"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
async def test_a_ruleset_lists_its_codes(http: httpx2.AsyncClient, name: str, language: str) -> None:
    """Those that its rules raise and that are no codes of the service, in the language."""
    told = done(await http.get(f"/v1/rulesets/{name}", headers={"Accept-Language": language}))
    titles = {each["code"]: each["title"] for each in told["problems"]}

    assert set(titles) == {tag_of(kind) for kind in rule_refusals(RULESETS[name])}
    assert all(titles.values())
    english = done(await http.get(f"/v1/rulesets/{name}"))["problems"]
    assert (language == "en") == (told["problems"] == english)


async def test_the_type_of_a_refusal_of_the_rules_leads_to_its_meaning(http: httpx2.AsyncClient) -> None:
    """An Automa turn out of turn."""
    setup = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    game = await begun(http, "scythe", setup=setup)
    kind = problem(await game.post("/automa-turn"), 409, "not_an_automas_turn")["type"]
    path, _, anchor = kind.partition("#")

    assert f'<tr id="{anchor}">' in (await http.get(path)).text
