"""Undo, redo, goto, and looking at any version."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from tests.api.client import Player, done, problem


@pytest_asyncio.fixture
async def played(game: Player) -> Player:
    """A game of versions 1 (begun), 2 (human adds 1), 3 (Automa) and 4 (human adds 2, unless a six asks)."""
    await game.act(type="add", amount=1)
    turn = await game.automa_turn()
    await game.act(
        **({"type": "answer", "twice": False} if turn["pending"] else {"type": "add", "amount": 2})
    )
    return game


async def state(game: Player, version: int) -> Any:  # noqa: ANN401 - any JSON
    """The state at a version."""
    return done(await game.get(f"?version={version}"))["state"]


async def test_undo_is_a_commit_like_any_other(played: Player) -> None:
    """It adds one version, and the state is the one of before."""
    before = await state(played, 3)
    undone = done(await played.post("/undo"))

    assert (undone["version"], undone["state"]) == (5, before)
    assert (undone["commit"]["version"], undone["commit"]["command"]) == (5, {"type": "undo"})
    assert [(step["step"], step["text"]) for step in undone["commit"]["steps"]] == [
        ("5.1", "Undone: the game is back at version 3.")
    ]


async def test_redo_after_undo_is_where_the_game_was(played: Player) -> None:
    """Step by step, or several commits at once."""
    end = await state(played, 4)
    done(await played.post("/undo", {"commits": 3}))
    assert (await state(played, played.version))["total"] == 0
    done(await played.post("/redo"))
    assert (await state(played, played.version))["total"] == 1
    assert done(await played.post("/redo", {"commits": 2}))["state"] == end


async def test_the_story_can_be_read_as_it_was(played: Player) -> None:
    """`?version=`: up to there, and what is undone now was not undone then; rewinds count like all else."""
    done(await played.post("/undo", {"commits": 2}))
    now = done(await played.get("/story"))
    then = done(await played.get("/story?version=4"))

    assert [each["undone"] for each in now["commits"]] == [False, False, True, True, False]
    assert (then["version"], [each["undone"] for each in then["commits"]]) == (4, [False] * 4)
    assert [each["version"] for each in done(await played.get("/story?version=3"))["commits"]] == [1, 2, 3]
    assert done(await played.get("/story?version=5"))["commits"] == now["commits"]
    problem(await played.get("/story?version=6"), 404, "version_unknown")


async def test_a_turn_that_is_taken_again_draws_the_same_card(game: Player) -> None:
    """The deck's order was decided when it was shuffled."""
    await game.act(type="add", amount=1)
    drawn = (await game.automa_turn())["commit"]["steps"][0]["facts"]
    done(await game.post("/undo"))

    assert (await game.automa_turn())["commit"]["steps"][0]["facts"] == drawn


async def test_there_is_an_end_to_undo_and_to_redo(played: Player) -> None:
    """Refused with codes of their own; too many at once changes nothing."""
    problem(await played.post("/redo"), 409, "nothing_to_redo")
    far = problem(await played.post("/undo", {"commits": 4}), 409, "undo_too_far")
    assert (far["commits"], far["available"]) == (4, 3)
    assert done(await played.get())["version"] == 4
    done(await played.post("/undo", {"commits": 3}))
    problem(await played.post("/undo"), 409, "nothing_to_undo")
    far = problem(await played.post("/redo", {"commits": 9}), 409, "redo_too_far")
    assert (far["commits"], far["available"]) == (9, 3)


async def test_goto_reaches_every_branch(played: Player) -> None:
    """A road that was left by an undo can be taken again."""
    end = await state(played, 4)
    done(await played.post("/undo", {"commits": 2}))
    await played.automa_turn()
    done(await played.post("/goto", {"version": 1}))

    assert done(await played.post("/goto", {"version": 4}))["state"] == end


async def test_goto_the_version_of_a_rewind_is_going_where_it_went(played: Player) -> None:
    """The commit says so; and where the game stands already nobody goes."""
    done(await played.post("/undo", {"commits": 2}))
    problem(await played.post("/goto", {"version": 2}), 409, "already_there")
    problem(await played.post("/goto", {"version": 5}), 409, "already_there")
    done(await played.post("/goto", {"version": 4}))
    back = done(await played.post("/goto", {"version": 5}))

    assert (back["version"], back["state"]) == (7, await state(played, 2))
    assert back["commit"]["steps"][0]["facts"]["to"] == 5


async def test_goto_takes_versions_of_the_log(played: Player) -> None:
    """A version that is not there is unknown."""
    unknown = problem(await played.post("/goto", {"version": 99}), 404, "version_unknown")
    assert unknown["current_version"] == 4
    for body in ({}, {"version": 0}, {"version": "5"}, {"version": 5, "more": 1}):
        problem(await played.post("/goto", body), 400, "invalid_body")


async def test_any_version_can_be_looked_at(played: Player) -> None:
    """Also at a rewind; the entity tag of each begins with it."""
    done(await played.post("/undo"))
    for version in range(1, 6):
        answer = await played.get(f"?version={version}")
        assert done(answer)["version"] == version
        assert answer.headers["etag"].startswith(f'"{version}-')
    assert await state(played, 5) == await state(played, 3)


async def test_versions_that_cannot_be_looked_at(played: Player) -> None:
    """After the log, and what is no version."""
    problem(await played.get("?version=5"), 404, "version_unknown")
    for version in ("0", "-1", "x", "", "1.5", "99999999999999999999", "%00", "%FF", "\u0663"):
        problem(await played.get(f"?version={version}"), 400, "invalid_parameter")
    assert done(await played.get("/score?version=2"))["score"] == {"total": 1}


async def test_the_story_comes_in_pages(played: Player) -> None:
    """`next` is the `after` of the next page, and null at the end."""
    told: list[int] = []
    after: int | None = 0
    while after is not None:
        page = done(await played.get(f"/story?after={after}&limit=2"))
        told += [commit["version"] for commit in page["commits"]]
        after = page["next"]

    assert told == [1, 2, 3, 4]


async def test_a_command_tells_the_same_commit_as_the_story(played: Player) -> None:
    """One shape for both."""
    undone = done(await played.post("/undo"))

    assert done(await played.get("/story"))["commits"][-1] == undone["commit"]
