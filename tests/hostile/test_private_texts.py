"""Somebody who changes what only the service reads, in the database."""

from __future__ import annotations

import re

import httpx
import psycopg
import pytest

from domain.core.event import DeckShuffled
from domain.core.rejected import ImpossibleEvent
from domain.scythe.evolve.decks import without
from service.games.rulesets import RULESETS
from tests.api.client import begun, done


def test_what_is_secret_is_committed_to() -> None:
    """Of all facts only a shuffle has secrets, and its public text binds them."""
    secret = {kind for ruleset in RULESETS.values() for kind in ruleset.events if kind.secret}
    assert secret <= {DeckShuffled}


def test_a_card_that_was_not_there_tells_none_that_were() -> None:
    """Whoever reads a log that was changed so is told what is wrong with it, and not the hand of another."""
    with pytest.raises(ImpossibleEvent) as impossible:
        without((4, 5, 5), (3,))
    assert re.findall("[0-9]", str(impossible.value)) == ["3", "3"]  # the card, and how many there were


SWAPPED = """
    update events set private = replace(data, %(old)s, %(new)s)
    where game_id = %(game)s and version > %(after)s and strpos(data, %(old)s) > 0
"""


@pytest.mark.parametrize(
    ("old", "new"), [('"coins":7', '"coins":31'), ('"amount":7', '"amount":31'), ("{", '{"more":1,')]
)
async def test_a_private_text_that_tells_otherwise_is_found(
    http: httpx.AsyncClient, database_url: str, old: str, new: str
) -> None:
    """Of a command or of a fact, though nobody but the service sees it: the log is not sound."""
    game = await begun(http, "scythe", setup=RULESETS["scythe"].examples["setup"])
    await game.act(type="gain", coins=7)
    assert done(await game.get("/audit"))["sound"]
    with psycopg.connect(database_url) as connection:
        facts = {"old": old, "new": new, "game": game.game, "after": game.version - 2}
        assert connection.execute(SWAPPED, facts).rowcount > 0

    found = done(await game.get("/audit"))
    assert not found["sound"]
    assert found["decisions"]["differing"]
