"""Hooks: who may have them, how many, and what can be seen and done about deliveries that failed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from functools import partial
from typing import Any
from uuid import uuid4

import httpx2
import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from tests.api.client import Player, begun, done, problem
from tests.faults.processes import BEGIN, Service
from tests.waiting import until
from tests.webhooks.hooked import ATTEMPTS, Hooked
from tests.webhooks.receiver import Receiver

URL = "https://example.com/hook"


async def dead(hooked: Hooked) -> None:
    """Let every attempt at the next commit fail."""
    attempts = len(hooked.receiver.at(hooked.path)) + ATTEMPTS
    hooked.receiver.answers[hooked.path].extend([500] * ATTEMPTS)
    await hooked.commit()
    await until(lambda: len(hooked.receiver.at(hooked.path)) == attempts)

    async def given_up() -> bool:
        assert len(hooked.receiver.at(hooked.path)) == attempts
        return bool((await hooked.delivery())["state"] == "dead")

    await until(given_up)


async def deleted(player: Player, below: str) -> httpx2.Response:
    """Delete something of a game."""
    return await player.http.delete(player.path + below, headers={"Authorization": f"Bearer {player.token}"})


async def test_a_hook_is_told_with_its_secret_once(hooked: Hooked) -> None:
    """Reading it and listing it never show the secret again."""
    assert hooked.hook["secret"].startswith("whsec_")
    shown = {name: value for name, value in hooked.hook.items() if name != "secret"}
    assert shown["url"] == hooked.receiver.url(hooked.path)
    assert (shown["state"], shown["old_secret_until"]) == ("enabled", None)

    assert done(await hooked.player.get("/webhooks")) == {"webhooks": [shown]}
    assert await hooked.status() == {
        **shown,
        "deliveries": {"following": 1, "retrying": 0, "dead": 0},
        "games": [
            {
                "game": hooked.player.game,
                "state": "following",
                "version": hooked.player.version,
                "attempts": 0,
                "next_attempt_at": None,
                "last_error": None,
            }
        ],
        "next": None,
    }


async def test_the_address_of_a_new_hook_is_told(hooked: Hooked) -> None:
    """In `Location`."""
    answer = await hooked.player.post("/webhooks", {"url": hooked.receiver.url("/x")}, match=None)

    hook = done(answer, 201)["id"]
    assert answer.headers["location"] == f"{hooked.player.path}/webhooks/{hook}"
    assert (await hooked.player.http.get(answer.headers["location"])).status_code == 401
    done(await hooked.player.get(f"/webhooks/{hook}"))


async def test_hooks_are_the_owners_business(hooked: Hooked) -> None:
    """Players and spectators neither see nor change them; others find no such game."""
    for other in (await hooked.player.share("player", "human"), await hooked.player.share("spectator")):
        problem(await other.post("/webhooks", {"url": URL}, match=None), 403, "role_forbidden")
        problem(await other.get("/webhooks"), 403, "role_forbidden")
        problem(await other.get(hooked.address), 403, "role_forbidden")
        problem(await deleted(other, hooked.address), 403, "role_forbidden")
        for call in ("/secret", "/resend"):
            problem(await other.post(hooked.address + call, match=None), 403, "role_forbidden")
    stranger = Player(hooked.player.http, hooked.player.game, "nobody", 1)
    problem(await stranger.get("/webhooks"), 404, "game_unknown")


async def test_a_hook_of_another_game_is_unknown(http: httpx2.AsyncClient, hooked: Hooked) -> None:
    """As is one that never was, and one that was removed."""
    other = await begun(http, **dict[str, Any](BEGIN))
    done_once = await deleted(hooked.player, hooked.address)
    assert done_once.status_code == 204
    addresses = [(other, hooked.address), (hooked.player, hooked.address)]
    addresses += [(other, f"/webhooks/{uuid4()}"), (other, "/webhooks/x")]
    for player, address in addresses:
        problem(await player.get(address), 404, "webhook_unknown")
        problem(await deleted(player, address), 404, "webhook_unknown")
        for call in ("/secret", "/resend"):
            problem(await player.post(address + call, match=None), 404, "webhook_unknown")


async def test_a_game_has_ten_hooks_at_most(http: httpx2.AsyncClient) -> None:
    """Of many registrations at once ten succeed; another one is refused until a hook is removed."""
    player = await begun(http, **dict[str, Any](BEGIN))
    answers = await asyncio.gather(
        *(player.post("/webhooks", {"url": f"{URL}/{number}"}, match=None) for number in range(16))
    )
    assert sorted(answer.status_code for answer in answers) == [201] * 10 + [409] * 6
    refused = problem(await player.post("/webhooks", {"url": URL}, match=None), 409, "webhooks_too_many")
    assert refused["most"] == 10
    first, *_ = listed = done(await player.get("/webhooks"))["webhooks"]
    assert len(listed) == 10
    assert (await deleted(player, f"/webhooks/{first['id']}")).status_code == 204
    done(await player.post("/webhooks", {"url": URL}, match=None), 201)
    problem(await player.post("/webhooks", {"url": URL}, match=None), 409, "webhooks_too_many")


@pytest.mark.parametrize(
    "body",
    [{}, {"url": 1}, {"url": ""}, {"url": "mailto:a@b"}, {"url": URL, "x": 1}, {"url": URL + "x" * 2_048}],
)
async def test_the_form_of_a_registration(hooked: Hooked, body: dict[str, Any]) -> None:
    """One URL, not longer than 2,048 characters, and nothing else."""
    problem(await hooked.player.post("/webhooks", body, match=None), 400, "invalid_body")


async def test_what_waits_behind_a_dead_delivery_comes_after_a_resend(hooked: Hooked) -> None:
    """After the last attempt nothing is tried; everything can be read; a resend goes on in order."""
    start = hooked.player.version
    await dead(hooked)
    await hooked.commit(2)
    status = await hooked.status("?state=dead")
    (delivery,) = status["games"]

    assert status["deliveries"] == {"following": 0, "retrying": 0, "dead": 1}
    assert (delivery["version"], delivery["attempts"]) == (start, ATTEMPTS)
    assert delivery["last_error"].startswith("500 not now <b>")
    assert delivery["next_attempt_at"] is None
    assert (await hooked.status("?state=retrying"))["games"] == []
    assert len(hooked.receiver.at(hooked.path)) == ATTEMPTS
    answer = done(await hooked.player.post(hooked.address + "/resend", match=None))
    assert answer["deliveries"]["dead"] == 0
    messages = await hooked.taken(3)
    attempts = hooked.receiver.at(hooked.path)
    assert [each.id for each in attempts[: ATTEMPTS + 1]] == [attempts[0].id] * (ATTEMPTS + 1)
    assert [each.version for each in messages] == [start + 1, start + 2, start + 3]


async def test_a_resend_from_a_version_on(hooked: Hooked) -> None:
    """Goes back to any commit, also to what was delivered, or past one that the receiver never takes."""
    await hooked.commit(2)
    first, second = await hooked.taken(2)
    resend = hooked.address + "/resend"
    done(await hooked.player.post(resend, {"version": first.version}, match=None))
    assert [each.id for each in (await hooked.taken(4))[2:]] == [first.id, second.id]
    await dead(hooked)
    await hooked.commit()
    skipped = hooked.receiver.at(hooked.path)[-1].version
    wish = {"game": hooked.player.game, "version": skipped + 1}
    done(await hooked.player.post(resend, wish, match=None))

    assert (await hooked.taken(5))[4].version == skipped + 1


async def test_what_cannot_be_resent(hooked: Hooked) -> None:
    """Versions that are not there, and games that the hook does not get."""
    resend = hooked.address + "/resend"

    problem(await hooked.player.post(resend, {"version": 9_999}, match=None), 404, "version_unknown")
    problem(await hooked.player.post(resend, {"game": str(uuid4())}, match=None), 404, "delivery_unknown")
    wrong: tuple[dict[str, Any], ...] = ({"version": 0}, {"game": "x"}, {"games": []})
    for body in wrong:
        problem(await hooked.player.post(resend, body, match=None), 400, "invalid_body")


async def test_hooks_that_were_written_by_hand_are_told_as_failing(hooked: Hooked, database_url: str) -> None:
    """Each is tried as often as any other and then given up; its owner sees it, and other hooks are told."""
    spoilt = []
    async with await psycopg.AsyncConnection.connect(database_url, autocommit=True) as connection:
        for column, value in (
            ("url", "nowhere"),
            ("url", "https://a.example:x/"),
            ("url", "https://127.0.0.1:99999/"),
            ("secret", "whsec_x"),
            ("secret", "whsec_"),
            ("language", "xx"),
        ):
            where = {"url": hooked.receiver.url(f"{hooked.path}/{column}")}
            hook = done(await hooked.player.post("/webhooks", where, match=None), 201)
            spoil = SQL("update webhooks set {} = %s where hook_id = %s").format(Identifier(column))
            await connection.execute(spoil, [value, hook["id"]])
            spoilt.append(Hooked(hooked.player, hooked.receiver, hooked.path, hook))
    await hooked.commit()

    await hooked.taken(1)
    for each in spoilt:
        assert await until(partial(given_up, each))
    assert len(done(await hooked.player.get("/webhooks"))["webhooks"]) == len(spoilt) + 1


async def given_up(hooked: Hooked) -> bool:
    """Whether the delivery has failed as often as one may, for a reason."""
    found = await hooked.delivery()
    return bool(found["state"] == "dead" and found["attempts"] == ATTEMPTS and found["last_error"])


async def test_a_commit_that_was_written_by_hand_is_told_as_failing(
    hooked: Hooked, database_url: str
) -> None:
    """Where no commit can be told from it, no message comes of it."""
    await hooked.commit()
    await hooked.taken(1)
    spoil = (
        b"insert into commits (game_id, version, at, hash, events)"
        b" values (%s, %s, now(), sha256('x'), 'no JSON')"
    )
    version = hooked.player.version + 1
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        await connection.execute(spoil, [hooked.player.game, version])

    assert await until(lambda: is_dead(database_url, hooked))


async def is_dead(database_url: str, hooked: Hooked) -> bool:
    """Whether the delivery was given up; the game itself cannot be asked any more."""
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        found = await connection.execute(
            b"select state, attempts from webhook_cursors where hook_id = %s", [hooked.hook["id"]]
        )
        return await found.fetchone() == ("dead", ATTEMPTS)


@pytest.mark.parametrize("form", ["seconds", "date"])
async def test_a_receiver_says_when_to_come_again(hooked: Hooked, form: str) -> None:
    """`Retry-After` puts the next attempt off beyond the schedule's tenth of a second."""
    later = datetime.now(UTC) + timedelta(hours=1)
    hooked.receiver.retry_after[hooked.path] = (
        "3600" if form == "seconds" else format_datetime(later, usegmt=True)
    )
    hooked.receiver.answers[hooked.path].append(503)
    await hooked.commit()

    async def retrying() -> bool:
        return bool((await hooked.delivery())["state"] == "retrying")

    await until(retrying)
    again = datetime.fromisoformat((await hooked.delivery())["next_attempt_at"])
    assert abs(again - later) < timedelta(minutes=5)


async def test_a_receiver_that_is_gone_is_not_asked_again(hooked: Hooked) -> None:
    """410 disables the hook, which then waits for nothing; a resend enables it, and nothing is lost."""
    hooked.receiver.answers[hooked.path].append(410)
    await hooked.commit(2)
    await until(lambda: hooked.receiver.at(hooked.path))

    async def disabled() -> bool:
        assert len(hooked.receiver.at(hooked.path)) == 1
        return bool((await hooked.status())["state"] == "disabled")

    await until(disabled)
    waiting = await hooked.delivery()
    assert (waiting["state"], waiting["next_attempt_at"]) == ("dead", None)
    await hooked.commit()
    assert len(hooked.receiver.at(hooked.path)) == 1
    refused = await hooked.player.post(hooked.address + "/resend", {"version": 9_999}, match=None)
    problem(refused, 404, "version_unknown")
    assert (await hooked.status())["state"] == "disabled"
    answer = done(await hooked.player.post(hooked.address + "/resend", match=None))

    assert answer["state"] == "enabled"
    versions = [each.version for each in await hooked.taken(3)]
    assert versions == [*range(versions[0], versions[0] + 3)]


@pytest.mark.parametrize(
    "query", ["?state=gone", "?state=", "?after=x", "?limit=0", "?limit=1001", "?state=dead&state=dead"]
)
async def test_wrong_parameters_of_a_hook(hooked: Hooked, query: str) -> None:
    """Are refused."""
    problem(await hooked.player.get(hooked.address + query), 400, "invalid_parameter")


async def test_private_hosts_are_refused_when_a_hook_is_registered(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """Unless the service is set to allow them."""
    service = serve(webhook_allow_private="false")
    async with httpx2.AsyncClient(base_url=service.url, timeout=30) as http:
        player = await begun(http, **dict[str, Any](BEGIN))
        for host in ("127.0.0.1", "10.1.2.3", "[::1]", "[::ffff:10.0.0.1]", "2130706433", "localhost"):
            answer = await player.post("/webhooks", {"url": f"https://{host}/x"}, match=None)
            problem(answer, 422, "webhook_address_forbidden")
        answer = await player.post("/webhooks", {"url": receiver.url("/x")}, match=None)
        assert problem(answer, 422, "webhook_url_invalid")["fault"] == "not_https"
        done(await player.post("/webhooks", {"url": URL}, match=None), 201)


async def test_private_hosts_are_refused_when_a_commit_is_delivered(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """What a name leads to is looked at then: no connection is made."""
    service = serve(webhook_allow_private="false", webhook_retry_seconds="3600")
    async with httpx2.AsyncClient(base_url=service.url, timeout=30) as http:
        player = await begun(http, **dict[str, Any](BEGIN))
        hook = done(await player.post("/webhooks", {"url": URL}, match=None), 201)["id"]
        with psycopg.connect(own_database) as connection:  # as if the name had led here all the time
            url = f"http://localhost:{receiver.port}/private"
            connection.execute("update webhooks set url = %s where hook_id = %s", (url, hook))
        await player.act(type="gain", coins=1)

        async def retried() -> list[dict[str, Any]]:
            return list(done(await player.get(f"/webhooks/{hook}?state=retrying"))["games"])

        (delivery,) = await until(retried)

    assert delivery["last_error"] == "AddressForbidden: localhost is not on the public internet"
    assert "/private" not in receiver.started
