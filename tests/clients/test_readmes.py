"""The READMEs of the clients are true: their programs are run as they are written."""

from __future__ import annotations

import re
from pathlib import Path

from tests.clients.programs import PYTHON, TYPESCRIPT, node, python


def block(readme: Path, language: str, address: str) -> str:
    """The program of a README, for another service."""
    found = re.search(rf"^```{language}\n(.*?)^```$", readme.read_text(), re.MULTILINE | re.DOTALL)
    assert found
    return found[1].replace("http://127.0.0.1:8000", address)


def test_the_python_readme_works_as_written(address: str) -> None:
    """The Automa's first turn is told."""
    assert "Automa draws card" in python("-c", block(PYTHON / "README.md", "python", address))


def test_the_typescript_readme_works_as_written_with_the_package_that_is_built(address: str) -> None:
    """It imports the package by its name, which finds what the build has written."""
    node("node_modules/typescript/bin/tsc", "--project", "tsconfig.build.json")
    program = TYPESCRIPT / "dist" / "readme.ts"
    program.write_text(block(TYPESCRIPT / "README.md", "ts", address))
    try:
        assert "Automa draws card" in node(str(program))
    finally:
        program.unlink()
