"""Build the operation objects of the document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from automa_ledger.api.media_types import EVENT_STREAM, JSON, MESSAGE_PACK, NDJSON, PNG, SVG
from automa_ledger.api.openapi.examples import (
    BODY_EXAMPLES,
    RULES_EXAMPLE,
    code_samples,
    example_name,
    example_references,
)
from automa_ledger.api.openapi.parameters import (
    LIMIT_HEADERS,
    RESPONSE_HEADERS,
    path_parameters,
    with_example,
)
from automa_ledger.api.openapi.problems import problem_schema_for
from automa_ledger.api.openapi.ruleset_schemas import Schema, reference
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import IF_NONE_MATCH, Parameter
from automa_ledger.api.problems.codes import CORE_REFUSALS, status
from automa_ledger.api.problems.document import PROBLEM_MEDIA_TYPE
from automa_ledger.narration.titles import problem_title
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.tag import tag_of

NOT_MODIFIED = 304

_KINDS = {tag_of(kind): kind for kind in (*CORE_REFUSALS, *SERVICE_REFUSALS)}

STREAM_SCHEMAS: dict[str, Schema] = {
    NDJSON: {
        "type": "string",
        "description": "A header line, then a line for each commit: the documents of the schema `Line`.",
    },
    EVENT_STREAM: {
        "type": "string",
        "description": "A `retry` field, then messages without an `event` field, whose `id` is the version "
        "and whose `data` is the commit, or with `include=state` its command's whole answer; comments as "
        "heartbeats; at the end of the game a message `event: end` whose `data` is an object with its "
        "`version`.",
    },
}

PICTURES: dict[str, Schema] = {
    SVG: {
        "type": "string",
        "contentMediaType": SVG,
        "examples": ['<svg xmlns="http://www.w3.org/2000/svg" id="board" viewBox="0 0 855.4 962"></svg>'],
    },
    PNG: {"type": "string", "format": "binary", "contentMediaType": PNG},
}


def operation_object(operation: Operation, rulesets: Mapping[str, Ruleset[Any]]) -> Schema:
    """Return the OpenAPI object of an operation."""
    made: Schema = {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": operation.summary,
        **({"description": operation.description} if operation.description else {}),
        "security": operation.security,
        "parameters": [
            *path_parameters(operation.template),
            *(with_example(each.openapi_object) for each in _parameters(operation)),
        ],
        "responses": {
            **{str(code): _response(answer, operation) for code, answer in _responses(operation).items()},
            **_problem_responses(operation.all_problems),
        },
    }
    if operation.body is not None:
        made["requestBody"] = {
            "required": operation.body_required,
            "content": _body(operation.body, rulesets),
        }
    made["x-codeSamples"] = code_samples(operation, made)
    return made


def _supports_not_modified(operation: Operation) -> bool:
    """Whether a client may send `If-None-Match`: each GET response except streams has an entity tag."""
    return operation.method == "GET" and bool({*operation.media_types} - STREAM_SCHEMAS.keys())


def _parameters(operation: Operation) -> tuple[Parameter, ...]:
    if not _supports_not_modified(operation) or IF_NONE_MATCH in operation.parameters:
        return operation.parameters
    return (*operation.parameters, IF_NONE_MATCH)


def _responses(operation: Operation) -> Mapping[int, ResponseSpec]:
    if not _supports_not_modified(operation) or NOT_MODIFIED in operation.responses:
        return operation.responses
    return {
        **operation.responses,
        NOT_MODIFIED: ResponseSpec("The client has this already.", media=(), headers=("ETag",)),
    }


def _response(answer: ResponseSpec, operation: Operation) -> Schema:
    made: Schema = {"description": answer.description}
    headers = {name: RESPONSE_HEADERS[name] for name in answer.headers}
    if operation.limited:
        headers |= _limit_headers("RateLimit-Policy", "RateLimit")
    if headers:
        made["headers"] = headers
    if answer.media:
        made["content"] = {media: {"schema": _schema(answer.document, media)} for media in answer.media}
        for media, content in made["content"].items():
            content["examples"] = example_references(example_name(operation.id, media))
    return made


def _schema(document: Any, media: str) -> Schema:  # noqa: ANN401 - a type of ours
    if document is str:
        return {"type": "string"}
    if media in STREAM_SCHEMAS:
        return STREAM_SCHEMAS[media]
    if media in PICTURES:
        return PICTURES[media]
    if document is dict:
        return {"type": "object"}
    kinds = get_args(document)
    return {"anyOf": [reference(each.__name__) for each in kinds]} if kinds else reference(document.__name__)


def _body(body: Any, rulesets: Mapping[str, Ruleset[Any]]) -> Schema:  # noqa: ANN401 - a type, or a name
    match body:
        case "Action":
            return _document_content(reference("AnyAction"), _examples(rulesets, "action"))
        case "Turn":
            return _document_content(reference("AnyTurn"), _turns(rulesets))
        case "AutomaTurn":
            return _document_content(reference("AnyAutomaTurn"), _examples(rulesets, "automa_turn"))
        case "SingleTurn":
            return _document_content(reference("SingleTurn"), _single_turns(rulesets))
        case "Pack":
            return _document_content(reference("Pack"), _examples(rulesets, "pack"))
        case "NewGame":
            return _document_content(reference("NewGame"), _new_games(rulesets))
        case str():
            return {media: {"schema": {"type": "string"}} for media in (body, "text/plain")}
        case _:
            return _document_content(
                reference(body.__name__), {n: {"value": v} for n, v in BODY_EXAMPLES[body].items()}
            )


def _document_content(schema: Schema, examples: Schema) -> Schema:
    with_examples = {"schema": schema, "examples": examples} if examples else {"schema": schema}
    return {JSON: with_examples, MESSAGE_PACK: {"schema": schema}}


def _examples(rulesets: Mapping[str, Ruleset[Any]], form: str) -> Schema:
    return {
        f"{name}-{key}": {"value": msgspec.to_builtins(value)}
        for name, ruleset in rulesets.items()
        for key, value in ruleset.examples.items()
        if key.startswith(form)
    }


def _turns(rulesets: Mapping[str, Ruleset[Any]]) -> Schema:
    """Return the examples of actions, each as a turn with one action."""
    found = _examples(rulesets, "action")
    return {name: {"value": {"actions": [each["value"]]}} for name, each in found.items()}


def _single_turns(rulesets: Mapping[str, Ruleset[Any]]) -> Schema:
    return {
        f"{name}-position": {"value": {"position": msgspec.to_builtins(ruleset.examples["position"])}}
        for name, ruleset in rulesets.items()
        if "position" in ruleset.examples
    }


def _new_games(rulesets: Mapping[str, Ruleset[Any]]) -> Schema:
    return {
        f"{name}-{key}": {"value": {"ruleset": name, form: msgspec.to_builtins(value)}}
        for name, ruleset in rulesets.items()
        for form in ("setup", "position")
        for key, value in ruleset.examples.items()
        if key.startswith(form)
    }


def _problem_responses(codes: tuple[str, ...]) -> Schema:
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(status(code), []).append(code)
    return {str(answered): _problem_response(by_status[answered]) for answered in sorted(by_status)}


def _problem_response(codes: list[str]) -> Schema:
    named = [code for code in codes if code != "rules"]
    lines = [f"[`{code}`](/docs/problems#{code}): {problem_title(_KINDS[code])}" for code in named]
    if "rules" in codes:
        lines.append(
            "A code of the rules, which refuse the command in the current state. Each is explained under "
            "[all codes](/docs/problems) and, in the client's language, in `/v1/rulesets/{name}`."
        )
    seen = example_references(*(RULES_EXAMPLE if code == "rules" else code for code in codes))
    content = {"schema": problem_schema_for(named, rules="rules" in codes), "examples": seen}
    made: Schema = {"description": "\n\n".join(lines), "content": {PROBLEM_MEDIA_TYPE: content}}
    if "rate_limited" in codes:
        made["headers"] = _limit_headers(*LIMIT_HEADERS)
    return made


def _limit_headers(*names: str) -> Schema:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}
