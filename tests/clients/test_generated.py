"""The generated parts of the clients."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.clients.programs import OPENAPI, PYTHON, TYPESCRIPT, node, python

pytestmark = pytest.mark.slow

CASTS = {"refused.ts": 3, "stream.ts": 2, "game.ts": 1}
"""Of documents that came in: their types are those of the service's document, which its own tests hold."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the document, the clients and their generator, to be spoilt."""
    shutil.copy(OPENAPI / "openapi.json", tmp_path)
    clients = tmp_path / "clients"
    shutil.copytree(OPENAPI / "clients", clients, ignore=shutil.ignore_patterns("node_modules"))
    (clients / "typescript" / "node_modules").symlink_to(TYPESCRIPT / "node_modules")
    return tmp_path


def test_a_client_that_lags_behind_the_document_is_found(copy: Path) -> None:
    """What `make check` runs names both clients when a field was added to the document."""
    file = copy / "openapi.json"
    document: dict[str, Any] = json.loads(file.read_bytes())
    document["components"]["schemas"]["ScytheEndTurn"]["properties"]["tired"] = {"type": "boolean"}
    file.write_text(json.dumps(document))

    check = [sys.executable, str(copy / "clients" / "generate.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 1
    assert [Path(line.split()[0]).name for line in done.stderr.splitlines()] == ["schema.ts", "documents.py"]


def test_the_typescript_client_is_sound() -> None:
    """By the strictest settings of the compiler."""
    assert node("node_modules/typescript/bin/tsc") == ""


def test_the_typescript_client_trusts_only_what_the_document_promises() -> None:
    """What is written by hand has no `any`, `!` or silenced compiler, and casts only where JSON comes in."""
    written = [file for file in TYPESCRIPT.glob("[!n]*/*.ts") if file.name != "schema.ts"]
    blind = re.compile(r"[:<]\s*any\b|\w!\.|@ts-")
    cast = re.compile(r"(?<!\* )\bas (?!const\b)[\w<{]")
    casts = Counter[str]()

    assert len(written) > 5
    for file in written:
        code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", file.read_text(), flags=re.DOTALL)
        assert not blind.search(code), file
        casts[file.name] += len(cast.findall(code))
    assert +casts == CASTS


def test_no_registry_is_named_in_the_lock_of_the_packages() -> None:
    """Whoever installs them uses the registry of their own settings."""
    locked = json.loads((TYPESCRIPT / "package-lock.json").read_bytes())["packages"]

    assert len(locked) > 5
    assert not any("resolved" in each for each in locked.values())


def test_the_python_client_is_a_package_that_needs_no_part_of_the_service(tmp_path: Path) -> None:
    """It imports without the service's own packages in its way, and says that it is typed."""
    program = "import sys, automa_client; print('service' in sys.modules, automa_client.__file__)"

    assert python("-c", program, folder=tmp_path).split() == [
        "False",
        str(PYTHON / "automa_client/__init__.py"),
    ]
    assert (PYTHON / "automa_client" / "py.typed").exists()
