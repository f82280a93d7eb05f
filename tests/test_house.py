"""The files that a host of repositories and a newcomer read."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml"
FORMS = sorted({*RULES.parent.glob("*.yml")} - {RULES.parent / "config.yml"})


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", sorted((ROOT / ".github" / "workflows").glob("*.yml"))),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [RULES.parent / "config.yml"]),
    ],
)
def test_a_public_host_understands_the_workflow_and_the_forms(schema: str, files: list[Path]) -> None:
    """They are what the host's own schemas allow."""
    command = [str(Path(sys.executable).with_name("check-jsonschema")), "--builtin-schema", schema]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_job_runs_the_one_script() -> None:
    """What decides is the same everywhere."""
    jobs = (ROOT / ".github" / "workflows" / "ci.yml").read_text().split("jobs:")[1]
    assert jobs.count("- run: .ci/run\n") == jobs.count("runs-on:") == 3


def test_a_commit_is_checked_by_what_checks_everything() -> None:
    """Each hook of pre-commit is a step of `make check` or `check-all`, and `make` installs its program."""
    hooks = re.findall(r"entry: (.*)", (ROOT / ".pre-commit-config.yaml").read_text())
    check = (ROOT / "Makefile").read_text().split("\ncheck:")[1].split("\n# The same tests")[0]
    assert len(hooks) == 5
    for hook in hooks:
        program, _, rest = hook.removeprefix(".venv/bin/").removesuffix(" --fix").partition(" ")
        assert f"$(BIN)/{program} {rest}".rstrip() in check
        assert Path(sys.executable).with_name(program).exists()


def test_a_question_about_rules_asks_for_log_and_version() -> None:
    """Both are required: without them nobody can play the game again."""
    blocks = RULES.read_text().split("  - type: ")
    for name in ("log", "version", "release"):
        block = next(each for each in blocks if f"id: {name}\n" in each)
        assert "required: true" in block


def test_the_changelog_fits_a_screen_for_each_release() -> None:
    """In the form of Keep a Changelog: what comes next, then a day for each release. Forty lines each."""
    _, *sections = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    heads = [section.partition("\n")[0] for section in sections]
    assert heads[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", head) for head in heads[1:])
    assert max(len(section.splitlines()) for section in sections) <= 40


def test_a_decision_fits_a_screen() -> None:
    """Each page has 45 lines at most; one that is withdrawn says so in its title, and has two lines."""
    for page in (ROOT / "docs" / "decisions").glob("*.md"):
        title, _, *body = page.read_text().splitlines()
        assert len(body) <= (2 if title.startswith("# Withdrawn: ") else 43), page.name


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"])
def test_links_between_the_pages_lead_somewhere(page: str) -> None:
    """What a page at the top links to is there; the builder of the guide looks after those in docs/."""
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text())
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize(
    "package", ["domain", "service", "openapi/clients/python", "openapi/clients/typescript"]
)
def test_a_package_page_links_only_to_addresses(package: str) -> None:
    """A registry shows the README alone: its links are absolute, and what they name in the guide exists."""
    links = re.findall(r"\]\(([^)]+)\)|<(https?:[^>]+)>", (ROOT / package / "README.md").read_text())
    addresses = [link or other for link, other in links]
    assert [address for address in addresses if not re.match("https://|http://127|#", address)] == []
    docs = [address.split("/guide/")[1].split("#")[0] for address in addresses if "/guide/" in address]
    assert [name for name in docs if not (ROOT / "docs" / name.replace(".html", ".md")).exists()] == []


def promised(path: Path) -> set[str]:
    """The ids that `promise(…)` names at the tests or attacks of a module."""
    decorators = (
        decorator
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for decorator in node.decorator_list
    )
    return {
        argument.value
        for call in decorators
        if isinstance(call, ast.Call) and ast.unparse(call.func) in {"promise", "pytest.mark.promise"}
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def test_every_promise_is_kept_by_a_test() -> None:
    """The ids of the threat model are those that tests and attacks carry."""
    page = (ROOT / "docs" / "security.md").read_text()
    ids = re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE)
    carried = {id_ for path in (ROOT / "tests").rglob("*.py") for id_ in promised(path)}

    assert len(ids) == len(set(ids)) > 30
    assert set(ids) == carried
