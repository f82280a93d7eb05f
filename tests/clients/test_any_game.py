"""The program that knows no game, and the forms by which it plays all of them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2
import jsonschema
import pytest

from openapi.examples import any_game
from tests.clients.programs import OPENAPI

Document = dict[str, Any]
TOKENS = ["orange-1", "orange-3", "orange-4", "turquoise-1", "turquoise-3", "turquoise-4"]
PHYSICAL = {"automa": "physical", "combat": "physical"}
TABLES: list[tuple[str, str, Document, set[str]]] = [
    ("en", "scythe", {}, {"move", "produce", "enlist", "upgrade", "gain", "pay"}),
    ("it", "scythe", {"decks": PHYSICAL}, {"move", "produce", "enlist", "upgrade"}),
    ("en", "scythe_card", {}, {"tell_combat", "place_star"}),
    ("ja", "expeditions", {"deck": "physical"}, {"move_mech", "place_glory", "tell_tile"}),
    ("pl", "expeditions", {"bag": TOKENS * 6}, {"move_mech", "change_coins", "tell_tile"}),
    ("pl", "trismegistus", {}, {"take_die", "end_turn", "tell_symbols", "tell_human_vp"}),
    ("ja", "trismegistus", {"deck": "physical", "achievements": [3, 4, 5, 6]}, {"complete_achievement"}),
]


@pytest.fixture(scope="module")
def dialect() -> Document:
    """The schema `Form` of the document, by which forms are checked."""
    components = json.loads((OPENAPI / "openapi.json").read_bytes())["components"]
    return {"$ref": "#/components/schemas/Form", "components": components}


class Careful(any_game.Player):
    """Plays as the program does, and keeps the forms that it fills in."""

    def __init__(self, http: httpx2.Client, chance: Random, game: Document) -> None:
        super().__init__(http, chance, game)
        self.forms: set[str] = set()

    def _fill(self, form: Document) -> Document:
        self.forms |= {json.dumps(form)} if "type" in form["properties"] else set()
        filled: Document = super()._fill(form)
        return filled


@pytest.mark.parametrize("table", TABLES)
def test_a_program_that_knows_no_game_plays_it_to_the_end(
    http: httpx2.Client, dialect: Document, table: tuple[str, str, Document, set[str]]
) -> None:
    """In strict games, where the rules explain all that is done; with human turns that do more than pass.

    Every form that it meets is of the dialect, its titles are words, and the bodies that it fills in fit.
    """
    language, ruleset, setup, done = table
    http.headers["Accept-Language"] = language
    game = any_game.begin(http, ruleset, setup, strict=True)
    player = Careful(http, Random(1), game)  # noqa: S311 - a game, not a secret
    sentences = list(player.play())
    assert (player.seen["over"], player.seen["next"]) == (True, {"do": "over", "seat": None})
    assert len(sentences) > player.seen["version"]
    assert done <= set(player.done), player.done

    check = jsonschema.Draft202012Validator(dialect)
    for text in sorted(player.forms):
        form = json.loads(text)
        check.validate(form)
        jsonschema.validate(player._fill(form), form)
        untold = [title for title in titles(form) if "_" in title or not title.strip()]
        assert untold == [], form


def test_the_program_runs_as_it_stands(address: str) -> None:
    """It plays one game of each ruleset, and says how each went. It has at most 200 lines."""
    program = OPENAPI / "examples" / "any_game.py"
    run = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(program), address], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    for title in ("Scythe", "Scythe: only the card", "Expeditions", "Trismegistus: The Ultimate Formula"):
        assert f"{title} is over at version " in run.stdout
    assert len(program.read_text().splitlines()) <= 200


def titles(schema: object) -> Iterator[str]:
    """All titles in a form."""
    match schema:
        case dict():
            if isinstance(title := schema.get("title"), str):
                yield title
            for value in schema.values():
                yield from titles(value)
        case list():
            for item in schema:
                yield from titles(item)
