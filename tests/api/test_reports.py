"""A step that seems wrong can be reported: one file, which anybody can verify and show."""

from __future__ import annotations

import msgspec
from httpx2 import AsyncClient, Response

from automa_ledger.log.log_file import parse_log
from tests.api.client import Player, begun, done

WRONG = "It adds two."


async def played(http: AsyncClient) -> Player:
    """A game of the counter in which something follows after the reported commit."""
    game = await begun(http, setup={"target": 50}, names={"human": "Ada"})
    await game.act(type="add", amount=1)
    await game.automa_turn()
    return game


async def report(game: Player, step: str, expected: str = WRONG) -> Response:
    """The answer to a report of a step."""
    version, place = step.split(".")
    headers = {"Authorization": f"Bearer {game.token}"}
    path = f"{game.path}/commits/{version}/steps/{place}/report"
    return await game.http.post(path, json={"expected": expected}, headers=headers)


async def test_a_report_is_the_log_up_to_the_step(http: AsyncClient) -> None:
    """Its chain verifies by itself; it holds the step and the words, and neither later commits nor names."""
    game = await played(http)

    answer = await report(game, "2.1")

    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="report-{game.game}-2.1.ndjson"'
    log = parse_log(answer.content)
    assert msgspec.to_builtins(log.header.report) == {"step": "2.1", "expected": WRONG}
    assert [line.version for line in log.lines] == [1, 2]
    assert b"Ada" not in answer.content


async def test_a_step_that_is_not_there_is_not_reported(http: AsyncClient) -> None:
    """The refusal names the last step of the commit, or the newest version."""
    game = await played(http)
    for step, code, facts in (
        ("2.9", "step_unknown", {"step": "2.9"}),
        ("9.1", "version_unknown", {"current_version": 3}),
    ):
        refused = done(await report(game, step), 404)
        assert refused.items() >= {"code": code, **facts}.items(), step
    assert (await report(game, "2.1", "")).status_code == 400
