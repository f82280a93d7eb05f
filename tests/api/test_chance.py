"""Chance that cannot be fished for, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_rules.core.event import DeckShuffled
from tests.api.client import Player, begun, done, problem


async def automa_played(game: Player) -> list[dict[str, Any]]:
    """The Automa draws a card, whatever it asks; the events of its turn."""
    told = await game.automa_turn()
    if told["pending"]:
        await game.act(type="answer", twice=False)
    return [{**step["facts"], "type": step["code"]} for step in told["commit"]["steps"]]


async def worn_out(http: httpx2.AsyncClient) -> Player:
    """A game whose deck of six cards is used up, at the Automa's turn."""
    game = await begun(http, setup={"target": 60})
    for _ in range(6):
        await game.act(type="add", amount=1)
        await automa_played(game)
    await game.act(type="add", amount=1)
    return game


def promises(events: list[dict[str, Any]]) -> list[str]:
    """The commitments of the shuffles among events."""
    return [event["commitment"] for event in events if event["type"] == "deck_shuffled"]


@pytest.mark.parametrize("humans_too", [False, True])
@pytest.mark.promise("same-shuffle")
async def test_a_shuffle_that_is_done_again_is_the_same(http: httpx2.AsyncClient, humans_too: bool) -> None:  # noqa: FBT001
    """Whatever was undone along with it: the same promise, and the same card on top."""
    game = await worn_out(http)
    before = game.version
    first = await automa_played(game)

    done(await game.post("/goto", {"version": before}))
    if humans_too:
        done(await game.post("/undo"))
        await game.act(type="add", amount=2)
    again = await automa_played(game)

    assert len(promises(first)) == 1
    assert again == first


async def test_what_was_undone_is_revealed_too(http: httpx2.AsyncClient) -> None:
    """At the end, so that the log proves itself and can be imported, with all roads not taken."""
    game = await begun(http, setup={"target": 40})
    for _ in range(4):
        await game.act(type="add", amount=1)
        await automa_played(game)
    early = game.version
    for _ in range(2):
        await game.act(type="add", amount=1)
        await automa_played(game)
    await game.act(type="add", amount=1)
    latest = await automa_played(game)
    done(await game.post("/goto", {"version": early}))
    for _ in range(2):  # 4 and 18 by the human, 21 by all the cards: the target, with no shuffle any more
        if not (await game.act(type="add", amount=9))["over"]:
            await automa_played(game)

    audit = done(await game.get("/audit"))
    log = (await game.get("/commits", Accept="application/x-ndjson")).content
    copy = done(
        await http.post("/v1/games/import", content=log, headers={"Content-Type": "application/x-ndjson"}),
        201,
    )

    assert promises(latest)[0] in [each["commitment"] for each in audit["shuffles"] if each["revealed"]]
    assert audit["sound"]
    assert all(each["revealed"] for each in audit["shuffles"])
    assert copy["state"] == done(await game.get())["state"]


@pytest.mark.promise("barrier")
async def test_a_fork_is_no_way_round_a_barrier(http: httpx2.AsyncClient) -> None:
    """While a deck is secret, a copy would tell its next card; after the end anybody may know it."""
    game = await begun(http, setup={"target": 9}, undo="barrier")
    refused = problem(await game.post("/forks", {}, match=None), 409, "fork_barred")
    await game.act(type="add", amount=9)

    assert refused["decks"] == ["deck"]
    done(await game.post("/forks", {}, match=None), 201)


async def test_the_end_of_a_game_is_a_barrier(http: httpx2.AsyncClient) -> None:
    """It reveals what lay in the deck, so that nobody may go back and play on."""
    game = await begun(http, setup={"target": 9}, undo="barrier")
    await game.act(type="add", amount=9)

    problem(await game.post("/undo"), 409, "undo_barred")


async def test_going_back_behind_the_end_is_marked(http: httpx2.AsyncClient) -> None:
    """Where it is allowed, the log tells that the order of the deck was known."""
    game = await begun(http, setup={"target": 9})
    await game.act(type="add", amount=9)
    done(await game.post("/undo"))
    (step,) = done(await game.get("/commits"))["commits"][-1]["steps"]

    assert step["code"] == "rewound"
    assert step["facts"]["past_reveal"]


def test_all_that_is_secret_is_committed_to() -> None:
    """Only a shuffle has secrets, and its public text binds them."""
    secret = {kind for ruleset in RULESETS.values() for kind in ruleset.events if kind.secret_fields}
    assert secret <= {DeckShuffled}
