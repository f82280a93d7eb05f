"""Who may come in, who may do what, and who sees what."""

from __future__ import annotations

import re
from typing import Any

import httpx2
import psycopg
import pytest

from automa_ledger.api.tokens import MAX_TOKENS_PER_GAME
from automa_ledger.games.authorization import hash_token, new_token
from tests.api.client import Player, begun, done, problem


@pytest.mark.promise("seat-acts")
async def test_a_player_acts_for_its_own_seat_only(http: httpx2.AsyncClient) -> None:
    """Another seat is forbidden, also to look at; on another's turn the rules refuse."""
    owner = await begun(http, setup={"humans": 2})
    first, second = await owner.share("player", "human-1"), await owner.share("player", "human-2")

    problem(await second.post("/actions", {"type": "add", "amount": 1}), 409, "not_your_turn")
    problem(await second.post("/actions?seat=human-1", {"type": "add", "amount": 1}), 403, "seat_forbidden")
    problem(await second.get("?seat=human-1"), 403, "seat_forbidden")
    assert (await first.act(type="add", amount=1))["commit"]["seat"] == "human-1"


async def test_a_request_has_one_authorization(http: httpx2.AsyncClient) -> None:
    """Of two, a proxy could look at the one and the service at the other."""
    game = await begun(http, setup={})
    own = ("Authorization", f"Bearer {game.token}")
    for other in (own, ("authorization", "Bearer nobody")):
        for both in ([own, other], [other, own]):
            answer = await http.get(f"/v1/games/{game.game}", headers=both)
            assert "Authorization" in problem(answer, 400, "invalid_request")["diagnostic"]
    done(await http.get(f"/v1/games/{game.game}", headers=[own]))


@pytest.mark.promise("secrets-by-seat")
async def test_a_seat_sees_its_own_secrets_only(http: httpx2.AsyncClient) -> None:
    """The view hides, and so do the answer's steps, the log, the story and the export."""
    owner = await begun(http, setup={"humans": 2})
    first, second = await owner.share("player", "human-1"), await owner.share("player", "human-2")
    spectator = await owner.share("spectator")
    noted = await first.act(type="note")
    card = noted["state"]["note"]
    assert noted["commit"]["steps"][0]["facts"] == {"seat": "human-1"}

    assert done(await first.get())["state"]["note"] == card
    assert done(await owner.get("?seat=human-1"))["state"]["note"] == card
    for other in (second, spectator):
        assert done(await other.get())["state"]["note"] is None
        for log in ("/commits", "/story"):
            assert done(await other.get(log))["commits"][-1]["steps"][0]["facts"] == {"seat": "human-1"}
        assert f'"number":{card}' not in (await other.get("/commits", Accept="application/x-ndjson")).text


@pytest.mark.promise("committed-decks")
async def test_no_order_of_a_deck_is_shown_before_the_end(game: Player) -> None:
    """Salt and order of a shuffle are in no answer until the game is over."""
    paths = ("", "/commits", "/story", "/audit", "/score", "?version=1")
    texts = [(await game.get(path)).text for path in paths]

    assert not [text for text in texts if re.search(r'"salt":"[^"]|"order":\[[^]]', text)]


async def test_a_spectator_looks_on(game: Player) -> None:
    """Everything can be read, nothing can be done, and no seat can be looked through."""
    spectator = await game.share("spectator")

    for path in ("", "/commits", "/story", "/score", "/audit"):
        done(await spectator.get(path))
    bodies: dict[str, dict[str, Any]] = {
        "/actions": {"type": "note"},
        "/turns": {"actions": [{"type": "note"}]},
        "/goto": {"version": 1},
    }
    for command in ("/actions", "/turns", "/automa-turn", "/undo", "/redo", "/goto"):
        problem(await spectator.post(command, bodies.get(command)), 403, "role_forbidden")
    for other in (spectator, await game.share("player", "human")):  # only the owner shares and forks
        problem(await other.post("/forks", match=None), 403, "role_forbidden")
        problem(await other.post("/tokens", {"role": "spectator"}, match=None), 403, "role_forbidden")
    problem(await spectator.get("?seat=human"), 403, "seat_forbidden")


@pytest.mark.parametrize(
    "wish",
    [
        {"role": "player"},
        {"role": "owner", "seat": "human"},
        {"role": "spectator", "seat": None},
        {"role": "king"},
    ],
)
async def test_players_have_seats_and_others_have_none(game: Player, wish: dict[str, Any]) -> None:
    """The form of the request says so."""
    problem(await game.post("/tokens", wish, match=None), 400, "invalid_body")


async def test_a_token_is_for_a_seat_of_the_game(game: Player) -> None:
    """The refusal lists the seats."""
    answer = await game.post("/tokens", {"role": "player", "seat": "nobody"}, match=None)

    assert problem(answer, 422, "seat_unknown")["known"] == ["human", "automa"]


async def test_tokens_have_a_number(game: Player) -> None:
    """One that is revoked makes room for another."""
    for _ in range(MAX_TOKENS_PER_GAME - 1):
        await game.share("spectator")
    refused = await game.post("/tokens", {"role": "spectator"}, match=None)
    assert problem(refused, 409, "tokens_too_many")["most"] == MAX_TOKENS_PER_GAME
    last = done(await game.get("/tokens"))["tokens"][-1]["id"]
    headers = {"Authorization": f"Bearer {game.token}"}
    assert (await game.http.delete(f"{game.path}/tokens/{last}", headers=headers)).status_code == 204
    await game.share("spectator")


async def test_a_token_made_elsewhere_is_found(game: Player, database_url: str) -> None:
    """A cached game reads its tokens once more when an unknown one comes."""
    await game.act(type="add", amount=1)
    token = new_token()
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        await connection.execute(
            "insert into tokens (game_id, token_hash, role) values (%s, %s, 'spectator')",
            (game.game, hash_token(token)),
        )
    done(await Player(game.http, game.game, token, game.version).get("/story"))
