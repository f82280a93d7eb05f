"""The pages for operators and assistants: their blocks are valid, and name what `automa` really has."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from automa_ledger.cli import COMMANDS, main
from automa_ledger.migrator import migrate
from automa_ledger.store.roles import make_url, with_role
from tests.test_readme import blocks

DOCS = Path(__file__).parents[1] / "docs"
ASSISTANTS = DOCS / "assistants.md"
PAGES = sorted((DOCS / "operations").glob("*.md"))
INLINE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
CALL = re.compile(r"(?<![\w.=-])(?<!-n )(?:\S*/)?automa (?=[a-z]|--)([^\n|;&)#]*)")
IN_CONTAINER = re.compile(rf"(?:run --rm migrate|--) ((?:{'|'.join(COMMANDS)}) [^\n|;&)#]*)")
OPTION = re.compile(r"(?<!\S)--[a-z][a-z-]*")
DOCUMENT = re.compile(r"<<'?END'?\n(.*?)^END$", re.MULTILINE | re.DOTALL)  # of a shell


def calls(text: str) -> Iterator[list[str]]:
    """The calls of `automa` in a text: the words of each."""
    for found in (*CALL.findall(text), *IN_CONTAINER.findall(text)):
        yield found.split()


def options_of(words: list[str], capsys: pytest.CaptureFixture[str]) -> set[str]:
    """The options that the help of a command has."""
    with pytest.raises(SystemExit) as ended:
        main([*words, "--help"])
    assert ended.value.code == 0, words
    return set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))


def require_known(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The command and its options are those of `automa --help`."""
    words = [] if call[0].startswith("--") else call[:1]
    assert not words or words[0] in COMMANDS, call
    if words == ["key"] and len(call) > 1:
        words = call[:2]
    assert set(OPTION.findall(" ".join(call))) <= options_of(words, capsys), call


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_what_operators_paste_is_valid(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bash reads the blocks without another language. They call only commands and options that there are."""
    text = page.read_text()
    shell = [*blocks(text), *blocks(text, "")]
    for block in shell:
        read = subprocess.run(["bash", "-n"], input=block, capture_output=True, text=True, check=False)  # noqa: S607 - whichever bash there is
        assert (read.returncode, read.stderr) == (0, ""), block
    code = [DOCUMENT.sub("", block).replace("\\\n", " ") for block in shell]
    for call in calls("\n".join([*code, *INLINE.findall(text)])):
        require_known(call, capsys)


def test_what_hosts_of_assistants_read_is_valid(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON and TOML, each with a server that calls `automa mcp`."""
    text = ASSISTANTS.read_text()
    documents = [*map(json.loads, blocks(text, "json")), *map(tomllib.loads, blocks(text, "toml"))]
    assert documents
    for document in documents:
        (servers,) = document.values()
        server = servers["automa"]
        assert (server["command"], server["args"][2]) == ("uvx", "automa")
        require_known(server["args"][3:], capsys)


def test_the_sql_of_the_pages_is_run(server_url: str) -> None:
    """The owner's account and database are made as the page says, and have our schema and settings.

    Under other names, and without the passwords of accounts that other databases of the server share.
    """
    (statements,) = DOCUMENT.findall((DOCS / "operations" / "install.md").read_text())
    name = f"automa_{uuid4().hex}"
    own = re.sub(r"\bautoma(_owner)?\b", rf"{name}\1", statements)
    with psycopg.connect(server_url, autocommit=True) as postgres:
        try:
            for statement in filter(str.strip, own.split(";")):
                postgres.execute(statement.encode())
            url = make_url({**conninfo_to_dict(server_url), "dbname": name})
            owner = with_role(url, f"{name}_owner")
            migrate(owner)
            with psycopg.connect(owner) as connection:
                for block in blocks((DOCS / "operations" / "growth.md").read_text(), "sql"):
                    connection.execute(block.encode())
                found = connection.execute(
                    "select count(*) from pg_class where array_to_string(reloptions, ' ') like '%autovacuum%'"
                )
                assert found.fetchone() == (2,)
        finally:
            postgres.execute(f"drop database if exists {name} with (force)".encode())
            postgres.execute(f"drop role if exists {name}_owner".encode())
