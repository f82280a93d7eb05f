"""What a game's story says in each language, as whoever reads it over HTTP is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.api.client import Player, done

Wording = Mapping[str, tuple[str, ...]]
"""Sentences, or parts of them, by language."""


async def says(game: Player, wording: Wording) -> None:
    """The story has each of the sentences, in its language, word for word."""
    for language, sentences in wording.items():
        story = await texts(game, language)
        lacking = [one for one in sentences if not any(one in text for text in story)]
        assert lacking == [], "\n".join(story)


async def texts(game: Player, language: str) -> list[str]:
    """All sentences of the story."""
    answer = await game.get("/story?limit=200", Accept_Language=language)
    return [step["text"] for commit in done(answer)["commits"] for step in commit["steps"]]


async def explanation(game: Player, step: dict[str, Any], **headers: str) -> dict[str, Any]:
    """Why a step came about."""
    version, _, place = step["step"].partition(".")
    return done(await game.get(f"/commits/{version}/steps/{place}/explanation", **headers))


async def explains_itself(game: Player) -> None:
    """Of each kind of step that says so there is an explanation, in words."""
    story = done(await game.get("/story?limit=200"))["commits"]
    explained = {step["code"]: step for commit in story for step in commit["steps"] if step["explained"]}
    assert explained
    for step in explained.values():
        assert (await explanation(game, step))["text"]
