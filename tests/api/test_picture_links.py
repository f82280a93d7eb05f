"""Addresses of pictures that an `<img>` can show, which sends no token."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import httpx2
import pytest

from automa_ledger.games.authorization import hash_token
from automa_ledger.games.picture_link import sign_link
from tests.api.client import begun, done, problem
from tests.api.running import running

SETUP: dict[str, Any] = {
    "players": [
        {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
        {"kind": "automa", "faction": "nordic", "level": "automa"},
    ]
}


async def test_a_link_shows_the_picture_that_the_token_shows(http: httpx2.AsyncClient) -> None:
    """As SVG and PNG, now and then, in the look that is added to the address, for some minutes."""
    game = await begun(http, "scythe", setup=SETUP)
    await game.act(type="move", moves=[{"unit": "worker", "from": "r6c3", "to": "r7c3"}])
    link = done(await game.get("/board/link"))
    for form, look in (("svg", ""), ("svg", "version=1&theme=dark"), ("png", "last_turn=true&width=200")):
        shown = await http.get(f"{link[form]}&{look}".rstrip("&"))
        assert shown.status_code == 200, shown.text
        assert shown.content == (await game.get(f"/board.{form}?{look}")).content, form
    left = datetime.fromisoformat(link["expires_at"]) - datetime.now(UTC)
    assert 590 < left.total_seconds() <= 900


async def test_a_link_works_in_every_process(http: httpx2.AsyncClient, database_url: str) -> None:
    """And after a restart: nothing is kept in memory."""
    game = await begun(http, "scythe", setup=SETUP)
    link = done(await game.get("/board/link"))
    with running(database_url) as url:
        assert httpx2.get(f"{url}{link['svg']}").status_code == 200


@pytest.mark.promise("picture-links")
async def test_a_link_opens_nothing_but_the_pictures_of_one_game(
    http: httpx2.AsyncClient,
) -> None:
    """No other game and no other call; not with another time, nor after it, nor without its token."""
    game, other = [await begun(http, "scythe", setup=SETUP) for _ in range(2)]
    player = await game.share("spectator")
    link = done(await player.get("/board/link"))["svg"]
    picture = link.partition("picture=")[2]
    expires, _, signature = picture.partition("-")
    later, changed = f"{int(expires) + 300}-{signature}", f"{expires}-{signature[::-1]}"
    for wrong in (f"{other.path}/board.svg?picture={picture}", f"{game.path}/board.svg?picture={later}"):
        problem(await http.get(wrong), 404, "game_unknown")
    for wrong in (changed, "x", "", f"{picture}x", f"9{picture}"):
        problem(await http.get(f"{game.path}/board.svg?picture={wrong}"), 404, "game_unknown")
    problem(await http.get(f"{game.path}?picture={picture}"), 400, "parameter_unknown")
    problem(await http.get(game.path, headers={"Authorization": f"Bearer {picture}"}), 404, "game_unknown")
    problem(await http.get(f"{link}&seat=human"), 403, "seat_forbidden")

    old = sign_link(UUID(game.game), hash_token(player.token), 1_000_000_000)
    answer = await http.get(f"{game.path}/board.svg?picture={old}")
    assert problem(answer, 403, "picture_link_expired")["expired_at"] == "2001-09-09T02:00:00Z"

    (token,) = [each["id"] for each in done(await game.get("/tokens"))["tokens"] if not each["yours"]]
    assert (await http.get(link)).status_code == 200
    headers = {"Authorization": f"Bearer {game.token}"}
    assert (await http.delete(f"{game.path}/tokens/{token}", headers=headers)).status_code == 204
    problem(await http.get(link), 404, "game_unknown")
