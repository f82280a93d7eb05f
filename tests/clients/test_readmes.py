"""The guide's pages, READMEs and samples of the clients: their programs are run as they are written."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.clients.programs import OPENAPI, PYTHON, TYPESCRIPT, node, python

APPS = OPENAPI.parent / "docs" / "apps"


def blocks(page: Path, language: str) -> list[str]:
    """The programs on a page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)


def program(page: str, readme: Path, language: str, address: str) -> str:
    """All programs on a page of the guide, for another service. The README has the first one."""
    programs = blocks(APPS / page, language)
    assert len(programs) == 2
    assert blocks(readme, language) == programs[:1]
    return "".join(programs).replace("http://127.0.0.1:8000", address)


def was_told(printed: str) -> None:
    """The Automa's first turn, then the commits one by one."""
    assert "Automa draws card" in printed
    last = printed.splitlines()[-1]
    assert re.match(r"\d+ |\}", last), printed


def test_the_page_of_the_python_client_works_as_written(address: str) -> None:
    """Both programs, one after the other."""
    was_told(python("-c", program("python-client.md", PYTHON / "README.md", "python", address)))


def test_the_page_of_the_typescript_client_works_with_the_package_that_is_built(address: str) -> None:
    """It imports the package by its name, which finds what the build has written."""
    node("node_modules/typescript/bin/tsc", "--project", "tsconfig.build.json")
    file = TYPESCRIPT / "dist" / "readme.ts"
    file.write_text(program("typescript-client.md", TYPESCRIPT / "README.md", "ts", address))
    try:
        was_told(node(str(file)))
    finally:
        file.unlink()


@pytest.mark.parametrize(("run", "sample"), [(python, "examples/play.py"), (node, "examples/play.ts")])
def test_a_sample_plays_to_the_end(address: str, run: Callable[..., str], sample: str) -> None:
    """A whole game of Scythe, with something taken back and done again, a winner, and a sound log."""
    told = run(sample, address)
    lines = told.splitlines()
    assert re.fullmatch(r"Game [0-9a-f-]{36}", lines[0])
    for words in ("Automa draws card", "Undone:", "Redone:", ", the winner"):
        assert words in told
    assert lines[-1] == "audit: sound"
