"""The package `automa-rules` on its own: its page is true, and it exports the names that the page lists."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

import automa_rules
import lanterns
from automa_rules import Correct, decode_events, load_ruleset, ruleset_names
from automa_rules.core.ruleset import SHARED_EVENTS
from lanterns.events import LanternsLit

DOMAIN = Path(__file__).parents[2] / "domain"
PAGE = (DOMAIN / "README.md").read_text(encoding="utf-8")
GAMES = ("scythe", "expeditions", "trismegistus")


def blocks(language: str) -> list[str]:
    """The code blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def listed(package: str) -> list[str]:
    """The names in the page's table for a package, sorted."""
    table = PAGE.split(f"\nFrom `{package}`")[1].split("\nFrom ")[0]
    return sorted(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))


def test_the_page_works_as_written() -> None:
    """Its programs, run in order without the service, print a turn, a whole game and a round as shown."""
    alone = "import sys; sys.modules['automa_ledger'] = None\n"
    program = alone + "print(end='\\f')\n".join(blocks("python"))
    command = [sys.executable, "-IWerror", "-c", program]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")
    assert (printed := done.stdout.split("\f")) == blocks("text")
    assert re.match(r"AutomaCardDrawn\(.*\n(.*\n)*TurnEnded\(seat='automa'", printed[0])
    assert re.search(r" GameEnded .*\nover: True", printed[1])
    assert re.search(r" RoundEnded .* DiceRolled\nround 2 ", printed[2])


def test_the_links_of_the_page_lead_somewhere() -> None:
    """Those without a host are paths in the repository."""
    assert all((DOMAIN / link).exists() for link in re.findall(r"\]\(([^):]+)\)", PAGE))


@pytest.mark.parametrize("package", ["automa_rules", *(f"automa_rules.{game}" for game in GAMES)])
def test_a_package_exports_what_the_page_lists(package: str) -> None:
    """The table, `__all__` and the package have the same names."""
    module = import_module(package)
    assert sorted(module.__all__) == listed(package if module is automa_rules else "automa_rules.scythe")
    assert all(hasattr(module, name) for name in module.__all__)


@pytest.mark.parametrize("game", GAMES)
def test_the_exported_names_are_those_of_the_ruleset(game: str) -> None:
    """Its types and functions are there by name, and all its actions and events in two modules."""
    module, rules = import_module(f"automa_rules.{game}"), load_ruleset(game)
    names = ["RULESET", "Setup", "Position", "View", "Score", "view", "score"]
    types = (rules.setup, rules.position, rules.view_type, rules.score_type)
    there = (rules, *types, rules.view, rules.score, rules.questions)
    assert there == tuple(getattr(module, name) for name in (*names, "questions"))
    for kind in {*rules.actions, rules.automa_turn, *rules.events} - {Correct, *SHARED_EVENTS}:
        assert kind in (getattr(each, kind.__name__, None) for each in (module.actions, module.events))


@pytest.mark.parametrize("registered", [[], ["scythe:RULESET"] * 2, ["scythe:RULESET"], ["scythe:View"]])
def test_a_name_is_one_ruleset(monkeypatch: pytest.MonkeyPatch, registered: list[str]) -> None:
    """A name is an error if it is unknown, registered twice, or not that of the Ruleset."""
    assert {*GAMES} <= {*ruleset_names()}
    found = [EntryPoint("chess", f"automa_rules.{value}", "automa.rulesets") for value in registered]
    monkeypatch.setattr(automa_rules, "entry_points", lambda **_: found)
    with pytest.raises(TypeError if len(found) == 1 else LookupError, match="'chess'"):
        load_ruleset("chess")


def test_stored_events_are_decoded() -> None:
    """Events of an earlier version are converted; what is no event of the game is an error."""
    text = b'[{"type": "lanterns_lit", "seat": "human", "lanterns": 3, "rule": "L3"}]'
    assert decode_events(lanterns.RULESET, text) == (LanternsLit("human", 3, "L3"),)
    with pytest.raises(msgspec.MsgspecError):
        decode_events(load_ruleset("scythe"), text)
