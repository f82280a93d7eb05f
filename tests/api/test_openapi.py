"""The OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import jsonschema
import msgspec
import pytest

from automa_ledger.api.openapi.document import openapi_document
from automa_ledger.api.openapi.examples import RESPONSE_EXAMPLES
from automa_ledger.api.openapi.schema_normalizer import all_schemas
from automa_ledger.api.problems.codes import RULES_STATUS, STATUS_BY_CODE
from automa_ledger.api.rulesets import schemas as ruleset_schemas
from automa_ledger.cli import main
from automa_ledger.games.rulesets import RULESETS
from tests.api.answers_seen import SCOPES, answers_seen, settled
from tests.api.client import done, finished
from tests.api.running import ALL
from tests.store.keys import made_key

FILE = Path(__file__).parents[2] / "openapi" / "openapi.json"
DOCUMENT = openapi_document(ALL)
OPERATIONS = [
    (method, path, operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
]


def test_the_file_in_the_repository_is_up_to_date(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`automa openapi --check` says so, and says when it is not."""
    assert main(["openapi", "--check", str(FILE)]) == 0
    other = tmp_path / "openapi.json"
    other.write_text("{}")
    assert main(["openapi", "--check", str(other)]) == 1
    assert "out of date" in capsys.readouterr().err
    assert main(["openapi", str(other)]) == 0
    assert other.read_bytes() == FILE.read_bytes()


async def test_the_service_serves_its_own_document(http: httpx2.AsyncClient) -> None:
    """With the rulesets that it plays."""
    assert done(await http.get("/openapi.json")) == msgspec.json.decode(msgspec.json.encode(DOCUMENT))


def test_every_call_has_a_name_of_its_own_and_says_what_it_does() -> None:
    """operationId, summary, tag, and at least one successful answer."""
    names = [operation["operationId"] for *_, operation in OPERATIONS]

    assert len(set(names)) == len(names)
    for *_, operation in OPERATIONS:
        assert operation["summary"]
        assert operation["tags"][0] in {tag["name"] for tag in DOCUMENT["tags"]}
        assert any(status.startswith("2") for status in operation["responses"])


def test_every_refusal_is_a_problem_document_with_known_codes() -> None:
    """Each 4xx and 5xx answer has the problem media type, and its examples are codes of the table."""
    for *_, operation in OPERATIONS:
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                assert list(answer["content"]) == ["application/problem+json"]
                for code in answer["content"]["application/problem+json"].get("examples", {}):
                    assert STATUS_BY_CODE.get(code, RULES_STATUS) == int(status)


def options(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """What fits a schema where there are several things that do."""
    found = schema.get("anyOf", schema.get("oneOf"))
    return found if isinstance(found, list) else []


STATES_AS_POSITIONS = [name for name, ruleset in RULESETS.items() if ruleset.position_from_view is not None]


def test_every_tagged_union_has_a_discriminator() -> None:
    """With a mapping, so that generated clients know which type it is.

    The events of a line are not tagged: which they are, the header of the log says. A state in place of a
    position says whether the game is `over`. The fields of a form are JSON Schemas.
    """
    schemas = DOCUMENT["components"]["schemas"]
    untagged = {"Line", *(name for name in schemas if name.startswith("Form"))}

    told = [each for name, schema in schemas.items() if name not in untagged for each in all_schemas(schema)]
    unions = [each for each in told if sum("$ref" in one for one in options(each)) > 1]
    states = [each for each in unions if any(one.get("$ref", "").endswith("View") for one in options(each))]
    assert len(states) == len(STATES_AS_POSITIONS) + 1  # of new games, and of a turn without a game
    unions = [each for each in unions if each not in states]
    assert unions
    assert [each for each in unions if "discriminator" not in each] == []
    assert len(schemas["ScytheAction"]["discriminator"]["mapping"]) == len(RULESETS["scythe"].actions)


def test_answers_say_which_ruleset_their_documents_are_of() -> None:
    """A client that has looked at `ruleset` knows the types of state, questions and score."""
    schemas = DOCUMENT["components"]["schemas"]

    for answer in ("GameState", "GameCreated", "CommandDone", "GameScore"):
        assert schemas[answer]["discriminator"]["propertyName"] == "ruleset"
        assert set(schemas[answer]["discriminator"]["mapping"]) == set(ALL)
    own = schemas["ScytheCommandDone"]["properties"]
    assert own["ruleset"] == {"type": "string", "enum": ["scythe"]}
    assert own["state"] == {"$ref": "#/components/schemas/ScytheView"}
    assert own["pending"]["items"] == {"$ref": "#/components/schemas/ScytheQuestion"}


def test_every_schema_has_a_name_that_is_a_name_in_any_language() -> None:
    """Letters and digits only, no path of a module of ours."""
    assert all(name.isalnum() and name[0].isupper() for name in DOCUMENT["components"]["schemas"])


def test_a_schema_is_titled_as_it_is_called() -> None:
    """Generators name types after titles, and leave out what has the name of another."""
    schemas = DOCUMENT["components"]["schemas"]
    assert {name: schema.get("title") for name, schema in schemas.items()} == {name: name for name in schemas}


def test_what_all_games_have_is_there_once() -> None:
    """Without the prefix of a game."""
    schemas = DOCUMENT["components"]["schemas"]
    for name in ("Correct", "Corrected", "DeckShuffled", "ShuffleRevealed", "Rewound"):
        assert name in schemas
        assert f"Scythe{name}" not in schemas
    assert schemas["ScytheAction"]["discriminator"]["mapping"]["correct"].endswith("/Correct")


def test_a_kind_leads_to_one_object() -> None:
    """No mapping to several alternatives: `report` has the fields of each game's, and so on."""
    schemas = DOCUMENT["components"]["schemas"]
    mapped = {
        address.rpartition("/")[2]
        for each in all_schemas(schemas)
        for address in each.get("discriminator", {}).get("mapping", {}).values()
    }
    assert {
        name for name in mapped if options(schemas[name]) and "discriminator" not in schemas[name]
    } == set()


def test_patterns_are_read_in_any_language() -> None:
    """No look-ahead, which RE2 and others do not have; so in the schemas of the rulesets."""
    published = [DOCUMENT, *(msgspec.to_builtins(ruleset_schemas(each)) for each in RULESETS.values())]
    patterns = [each["pattern"] for each in all_schemas(published) if isinstance(each.get("pattern"), str)]
    assert patterns
    assert [each for each in patterns if "(?" in each] == []


def test_fields_that_are_always_sent_are_required() -> None:
    """In what only the service writes, whatever their defaults; a body may go on leaving them out."""
    schemas = DOCUMENT["components"]["schemas"]
    assert {"warnings", "not_done"} <= {*schemas["ScytheCommandDone"]["required"]}
    assert {"seats", "standings", "fault"} <= {*schemas["ListedGame"]["required"]}
    assert "commits" not in schemas["Steps"].get("required", ())


def test_every_parameter_has_an_example_that_fits() -> None:
    """So that its form is seen, and a call can be tried as it stands."""
    for _, path, operation in OPERATIONS:
        for parameter in operation["parameters"]:
            assert parameter["example"] is not None, (path, parameter["name"])
            jsonschema.validate(parameter["example"], parameter["schema"])


def test_no_reference_leads_nowhere() -> None:
    """Every $ref and every mapping names a component of the document."""
    names = {
        f"#/components/{kind}/{name}"
        for kind, components in DOCUMENT["components"].items()
        for name in components
    }

    assert set(references(DOCUMENT)) <= names


def references(value: object) -> list[str]:
    """All references below a value."""
    match value:
        case dict():
            own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
            mapping = value.get("discriminator", {}).get("mapping", {}) if "discriminator" in value else {}
            return (
                own + list(mapping.values()) + [each for item in value.values() for each in references(item)]
            )
        case list():
            return [each for item in value for each in references(item)]
    return []


def test_every_example_fits_its_schema() -> None:
    """Examples are checked, not trusted; one that several answers have is checked once."""
    components = DOCUMENT["components"]
    examples = {
        name if "$ref" in example else f"{operation['operationId']}-{name}": (content["schema"], example)
        for *_, operation in OPERATIONS
        for answer in [operation.get("requestBody", {}), *operation["responses"].values()]
        for content in answer.get("content", {}).values()
        for name, example in content.get("examples", {}).items()
    }
    unfit = {}
    for name, (schema, example) in examples.items():
        seen = components["examples"][name] if "$ref" in example else example
        validator = jsonschema.Draft202012Validator({**schema, "components": components})
        if faults := [each.message[:200] for each in validator.iter_errors(seen["value"])]:
            unfit[name] = faults
    assert unfit == {}


def test_commands_have_examples_for_every_ruleset() -> None:
    """Setup, action and Automa turn."""
    for name in ALL:
        for operation_id in ("createGame", "act", "takeAutomaTurn"):
            operation = next(each for *_, each in OPERATIONS if each["operationId"] == operation_id)
            examples = operation["requestBody"]["content"]["application/json"]["examples"]
            assert any(key.startswith(name) for key in examples)


def test_unions_that_nothing_tells_apart_say_how_to_choose() -> None:
    """By the ruleset of the game."""
    schemas = DOCUMENT["components"]["schemas"]

    assert "`ScytheAction` for `scythe`" in schemas["AnyAction"]["description"]
    assert "`CounterAutomaTurnBody` for `counter`" in schemas["AnyAutomaTurn"]["description"]


def test_versions_are_counted_from_one() -> None:
    """In every answer, as in the bodies and parameters."""
    for name in ("ScytheGameState", "ScytheCommandDone", "Commit", "Commits", "Story", "Origin"):
        assert DOCUMENT["components"]["schemas"][name]["properties"]["version"]["minimum"] == 1, name


async def test_a_page_has_one_name_for_its_cursor(http: httpx2.AsyncClient) -> None:
    """Whatever comes in pages is asked for with `limit` and `after`, and leads on by `next`."""
    document = done(await http.get("/openapi.json"))
    paged = {}
    for path, calls in document["paths"].items():
        for call in calls.values():
            names = {each["name"] for each in call.get("parameters", ()) if "name" in each}
            assert not names & {"cursor", "page", "offset", "before", "from"}, path
            if "limit" in names:
                paged[call["operationId"]] = (names, call)
    assert len(paged) > 2
    for name, (names, call) in paged.items():
        assert "after" in names, name
        answer = call["responses"]["200"]["content"]["application/json"]["schema"]
        for page in resolved(answer, document["components"]["schemas"]):
            assert "next" in page["properties"], name


def resolved(schema: dict[str, Any], schemas: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The objects that a schema can be."""
    if "$ref" in schema:
        yield from resolved(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    elif "properties" in schema:
        yield schema
    else:
        for each in schema.get("anyOf") or schema["oneOf"]:
            yield from resolved(each, schemas)


async def test_the_document_says_which_readings_may_be_known_already(http: httpx2.AsyncClient) -> None:
    """Who has any form of it is told 304 wherever the document says so, and nowhere else."""
    game, wrong = await finished(http), []
    parts = {"{game_id}": game.game, "{name}": "scythe", "{version}": "2", "{place}": "1"}
    for path in (path for method, path, _ in OPERATIONS if method == "get"):
        filled = path
        for part, value in parts.items():
            filled = filled.replace(part, value)
        headers = {"Authorization": f"Bearer {game.token}"} if "{game_id}" in path else {}
        whole = await http.get(filled, headers=headers)
        if whole.status_code != 200:  # a list of a key's, say, which this client has none of
            assert whole.status_code in {401, 404}, path
            continue
        known = await http.get(filled, headers={**headers, "If-None-Match": "*"})
        if (known.status_code == 304) != ("304" in DOCUMENT["paths"][path]["get"]["responses"]):
            wrong.append(path)
    assert wrong == []


async def test_the_service_still_answers_like_its_examples(
    http: httpx2.AsyncClient, database_url: str
) -> None:
    """But for ids, hashes, times and secrets, which have stand-ins there. `make generate` writes them."""
    _, key = made_key(database_url, *SCOPES)
    assert settled(await answers_seen(http, key)) == dict(RESPONSE_EXAMPLES)


def test_every_answer_of_the_document_has_an_example() -> None:
    """In every media type, of documents, texts, pictures and problems; each stands in the document once."""
    document = openapi_document(RULESETS)
    examples = document["components"]["examples"]
    media = [
        (call["operationId"], status, name, content)
        for path in document["paths"].values()
        for call in path.values()
        for status, answer in call["responses"].items()
        for name, content in answer.get("content", {}).items()
    ]
    assert len(media) > 400
    assert [each[:3] for each in media if not each[3].get("examples")] == []
    named = {one["$ref"].rpartition("/")[2] for *_, content in media for one in content["examples"].values()}
    assert named == examples.keys()


async def test_the_parts_of_a_rulesets_schemas_are_called_as_in_the_document(
    http: httpx2.AsyncClient,
) -> None:
    """So that types which are generated from the document fit what a ruleset describes."""
    for name, prefix in (
        *(("scythe", "Scythe"), ("scythe_card", "ScytheCard")),
        *(("expeditions", "Expeditions"), ("trismegistus", "Trismegistus")),
    ):
        described = done(await http.get(f"/v1/rulesets/{name}"))["schemas"]
        parts = {part for schema in described.values() for part in schema["$defs"]}
        turn = f"{prefix}AutomaTurn"  # in the document its body, which may leave out its type
        assert f"{prefix}EndTurn" in parts
        assert parts - {turn} <= set(DOCUMENT["components"]["schemas"])
