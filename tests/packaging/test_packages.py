"""The packages, installed into empty folders, without the repository."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path

import httpx2
import pytest

from tests.clients.programs import PYTHON, SECONDS, TYPESCRIPT
from tests.folders import make_enterable

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
UV = ROOT / ".uv" / "bin" / "uv"
BIN = ROOT / ".venv" / "bin"
OURS = ("AUTOMA_", "PYTHON", "VIRTUAL_ENV", "MAKE", "MFLAGS")
RELEASE = version("automa-ledger")


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder far from the repository, with all packages packed and installed in it, and the guide's game.

    Beside them are somebody's packages `service` and `domain`, which fail when they are imported.
    """
    folder = make_enterable(tmp_path_factory.mktemp("stranger"))
    run("make", "-s", "pack", f"DIST={folder / 'dist'}", folder=ROOT)
    build = ("build", "-q", "--wheel", "--no-build-isolation", "--python", BIN / "python")
    run(UV, *build, "--out-dir", folder / "game", ROOT / "tests" / "toy", folder=folder)
    locked = folder / "locked.txt"
    only = ("--frozen", "--no-dev", "--package", "automa-ledger", "--no-emit-workspace", "--no-hashes")
    run(UV, "export", "-q", *only, "-o", locked, folder=ROOT)
    run(UV, "venv", "-q", "--python", BIN / "python", folder / "venv", folder=folder)
    for name in ("service", "domain"):
        other = next((folder / "venv").rglob("site-packages")) / name
        other.mkdir()
        (other / "__init__.py").write_text("raise RuntimeError(__name__)")
    wheels = [*(folder / "dist").glob("*.whl"), *(folder / "game").glob("*.whl")]
    run(UV, "pip", "install", "-q", "-p", folder / "venv", "-c", locked, *wheels, folder=folder)
    (folder / "package.json").write_text('{"type": "module"}')
    npm = (BIN / "npm", "install", "--ignore-scripts", "--no-audit", "--silent")
    run(*npm, *(folder / "dist").glob("*.tgz"), folder=folder)
    return folder


@pytest.fixture(scope="module")
def address(empty: Path) -> Iterator[str]:
    """What `automa serve` of the installed wheel serves, with a database of its own."""
    settings = {"AUTOMA_PORT": "0", "AUTOMA_DATA_DIR": str(empty / "data"), "AUTOMA_LOG_LEVEL": "error"}
    with subprocess.Popen(  # noqa: S603 - our own package
        [empty / "venv/bin/automa-ledger", "serve"],
        cwd=empty,
        env=surroundings() | settings,
        stdout=subprocess.PIPE,
        text=True,
    ) as serving:
        assert serving.stdout is not None
        yield re.findall(r"http://[\d.]+:\d+", serving.stdout.readline())[0]
        serving.terminate()
        serving.communicate(timeout=SECONDS)


def surroundings() -> dict[str, str]:
    """The environment of somebody who has no such repository."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OURS)}


def run(*command: str | Path, folder: Path, environment: Mapping[str, str] | None = None) -> str:
    """What a program prints."""
    done = subprocess.run(  # noqa: S603 - programs of ours, and the installers
        [*map(str, command)],
        cwd=folder,
        env=surroundings() | dict(environment or {}),
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_packages_play_without_the_repository(empty: Path, address: str) -> None:
    """What is packed is whole, and a game is played with it, in Python and in TypeScript.

    One test, so that it is packed and installed once, whatever process runs it.
    """
    all_have_the_version_of_the_api(empty, address)
    the_wheel_has_its_pages_within(address)
    the_python_client_plays_a_game_against_the_wheel(empty, address)
    the_npm_package_plays_a_game_against_the_wheel(empty, address)
    the_game_of_the_guide_is_played_too(address)
    the_rules_are_played_alone(empty)


def all_have_the_version_of_the_api(empty: Path, address: str) -> None:
    """Wheels, npm package and document; each with licence, readme, links and types."""
    names = sorted(each.name for each in (empty / "dist").iterdir())
    assert names == [
        f"automa-client-{RELEASE}.tgz",
        f"automa_client-{RELEASE}-py3-none-any.whl",
        f"automa_ledger-{RELEASE}-py3-none-any.whl",
        f"automa_rules-{RELEASE}-py3-none-any.whl",
    ]
    assert httpx2.get(f"{address}/openapi.json", timeout=30).json()["info"]["version"] == RELEASE
    for folder in (ROOT / "domain", ROOT / "service", PYTHON):
        said = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
        assert (said["version"], said["license"], said["readme"]) == (RELEASE, "MIT", "README.md")
        assert {"Homepage", "Documentation", "Issues"} <= said["urls"].keys()
    said = json.loads((TYPESCRIPT / "package.json").read_text())
    assert (said["version"], said["license"]) == (RELEASE, "MIT")
    installed = empty / "node_modules" / "automa-client"
    assert {"LICENSE", "README.md"} <= {each.name for each in installed.iterdir()}
    packages = next((empty / "venv").rglob("site-packages"))
    assert all(
        (packages / name / "py.typed").exists() for name in ("automa_client", "automa_ledger", "automa_rules")
    )
    assert (
        len(
            {
                (each / "LICENSE").read_text()
                for each in (ROOT, ROOT / "domain", ROOT / "service", PYTHON, TYPESCRIPT)
            }
        )
        == 1
    )


def the_wheel_has_its_pages_within(address: str) -> None:
    """The table page, the guide, and the API's page."""
    for page, title in (("/", "<title>"), ("/guide/index.html", "automa-ledger"), ("/docs", "automa-ledger")):
        answer = httpx2.get(address + page, timeout=30)
        assert answer.status_code == 200
        assert title in answer.text


def the_python_client_plays_a_game_against_the_wheel(empty: Path, address: str) -> None:
    """The sample program, copied to where there is no repository."""
    shutil.copy(PYTHON / "examples" / "play.py", empty)
    told = run(empty / "venv/bin/python", "play.py", address, folder=empty)
    assert told.splitlines()[0].startswith("Game ")
    assert len(told.splitlines()) > 50


def the_game_of_the_guide_is_played_too(address: str) -> None:
    """A ruleset that is installed beside has its calls, its words, its picture and its schemas."""
    begun = httpx2.post(f"{address}/v1/games", json={"ruleset": "lanterns", "setup": {}}, timeout=30).json()
    headers = {"Authorization": f"Bearer {begun['token']}", "If-Match": "*", "Accept-Language": "it"}
    game = f"{address}/v1/games/{begun['game']}"
    lit = httpx2.post(f"{game}/actions", json={"type": "light", "lanterns": 2}, headers=headers, timeout=30)
    assert lit.json()["commit"]["steps"][0]["text"] == "You lit 2 lanterns."
    refused = httpx2.post(
        f"{game}/actions", json={"type": "light", "lanterns": 2}, headers=headers, timeout=30
    )
    assert refused.json()["code"] == "not_your_turn"
    picture = httpx2.get(f"{game}/board.svg", headers=headers, timeout=30)
    assert picture.text.count("<circle") == 20
    schemas = httpx2.get(f"{address}/openapi.json", timeout=30).json()["components"]["schemas"]
    assert {"ScytheAction", "LanternsAction"} <= schemas.keys()


def the_rules_are_played_alone(empty: Path) -> None:
    """The page of automa-rules runs where nothing but its wheel is installed."""
    run(UV, "venv", "-q", "--python", BIN / "python", empty / "rules", folder=empty)
    wheel = next((empty / "dist").glob("automa_rules-*.whl"))
    run(UV, "pip", "install", "-q", "-p", empty / "rules", "-c", empty / "locked.txt", wheel, folder=empty)
    page = (ROOT / "domain" / "README.md").read_text()
    program = "\n".join(re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    assert "round 2 " in run(empty / "rules/bin/python", "-c", program, folder=empty)


def the_npm_package_plays_a_game_against_the_wheel(empty: Path, address: str) -> None:
    """The sample program on the installed package: its types hold, and it plays to the end."""
    for sample in ("play.ts", "beginning.ts", "human.ts"):
        text = (TYPESCRIPT / "examples" / sample).read_text()
        (empty / sample).write_text(re.sub(r'"\.\./src/\w+\.ts"', '"automa-client"', text))
    checked = json.loads((TYPESCRIPT / "tsconfig.json").read_text())["compilerOptions"]
    checked |= {"typeRoots": [str(TYPESCRIPT / "node_modules" / "@types")]}
    settings = {"compilerOptions": checked, "include": ["*.ts"]}
    (empty / "tsconfig.json").write_text(json.dumps(settings))
    run(BIN / "node", TYPESCRIPT / "node_modules/typescript/bin/tsc", folder=empty)
    told = run(BIN / "node", "play.ts", address, folder=empty)
    assert told.splitlines()[0].startswith("Game ")
    assert len(told.splitlines()) > 50
