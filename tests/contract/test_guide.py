"""The guide to a game of one's own is true: its files are those of the toy, which keeps the contract."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest

import lanterns
from automa_ledger.api.openapi.document import openapi_document
from automa_ledger.narration.messages import Messages
from automa_rules.core.question import Question
from lanterns.events import LanternsLit
from tests.api.client import begun, done
from tests.api.running import ALL, running

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = dict(
    re.findall(
        r"^`([a-z_/]+\.(?:py|json|toml|ftl))`\n\n```[a-z]*\n(.*?)^```$",
        GUIDE,
        re.MULTILINE | re.DOTALL,
    )
)
FOLDER = ROOT / "tests" / "toy"
TOY = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.*") if file.suffix != ".pyc")


def test_the_guide_shows_every_file() -> None:
    """Nothing that the game needs goes unsaid."""
    assert sorted(FILES) == TOY


@pytest.mark.parametrize("file", TOY)
def test_a_file_of_the_guide_is_that_of_the_toy(file: str) -> None:
    """To the letter: so it is formatted, typed, and run by the tests of the contract."""
    assert FILES[file] == (FOLDER / file).read_text(encoding="utf-8")


def test_a_game_without_questions_is_documented() -> None:
    """Its answers have the shape of all games, with nothing that could be asked."""
    schemas = openapi_document({lanterns.RULESET.name: lanterns.RULESET})["components"]["schemas"]

    assert schemas["LanternsQuestion"]["not"] == {}
    assert "too_many_at_once" in schemas["RulesProblem"]["discriminator"]["mapping"]


async def test_the_toy_is_played_over_http(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its setup to its end, with an undo; a refusal tells its facts, and the log is sound."""
    monkeypatch.setitem(ALL, lanterns.RULESET.name, lanterns.RULESET)
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "lanterns", setup={})
            greedy = await game.post("/actions", {"type": "light", "lanterns": 3})
            assert (greedy.status_code, greedy.json()["code"], greedy.json()["most"]) == (
                409,
                "too_many_at_once",
                2,
            )
            state = game.created
            while not state["over"]:
                if state["turn"] == "human":
                    state = await game.act(type="light", lanterns=2)
                else:
                    state = done(await game.post("/automa-turn"))
            assert done(await game.post("/undo"))["over"] is False
            assert done(await game.get("/audit"))["sound"]


async def test_a_game_that_forgot_to_list_an_event_loses_none(database_url: str) -> None:
    """Nothing is written that could not be read again."""
    forgetful = replace(
        lanterns.RULESET, events=tuple(each for each in lanterns.RULESET.events if each is not LanternsLit)
    )
    with running(database_url, rulesets={"lanterns": forgetful}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "lanterns", setup={})
            lit = await game.post("/actions", {"type": "light", "lanterns": 1})
            assert (lit.status_code, lit.json()["code"]) == (500, "internal_error")
            assert done(await game.get(""))["version"] == 1


def test_a_question_that_nothing_answers_is_refused_at_the_start() -> None:
    """Its name is told, before a game can wait for it in vain."""

    class WindAsked(Question, frozen=True, tag="wind", kw_only=True):
        answer: str = "tell_wind"

    with pytest.raises(TypeError, match="WindAsked"):
        replace(lanterns.RULESET, question_types=(WindAsked,))


def test_a_message_that_fluent_cannot_read_counts_as_none() -> None:
    """What happened is told by its code then."""
    messages = Messages("en", {"lanterns-wind-blew": "lanterns-wind-blew = { $lanterns\n"}, {})

    assert "lanterns-wind-blew" not in messages
