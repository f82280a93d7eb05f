"""Commits that are delivered, over real HTTP, to a receiver that checks them as receivers do."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from uuid import UUID

import httpx2
import psycopg
import pytest
from standardwebhooks import WebhookVerificationError

from automa_ledger.archive.statements import SQL
from automa_ledger.webhooks.signatures import new_secret
from tests.api.client import done
from tests.faults.processes import Service
from tests.waiting import until
from tests.webhooks.hooked import Hooked, begun_hooked
from tests.webhooks.receiver import Receiver


async def test_a_message_is_one_commit_document(hooked: Hooked) -> None:
    """The same as a page of the log has, and the signature is good."""
    await hooked.commit()
    (message,) = await hooked.taken(1)
    message.verify(hooked.hook["secret"])
    told = message.document
    spectator = await hooked.player.share("spectator")
    (commit,) = done(await spectator.get(f"/commits?after={hooked.player.version - 1}"))["commits"]

    assert {**told, "data": None} == {"type": "game.committed", "timestamp": commit["at"], "data": None}
    assert told["data"] == {
        "game": hooked.player.game,
        "ruleset": "scythe",
        "language": "en",
        "commit": commit,
    }
    assert (message.version, commit["version"]) == (hooked.player.version, hooked.player.version)
    assert message.headers["content-type"] == "application/json"
    assert re.fullmatch("msg_[0-9a-f]{32}", message.id)


async def test_a_commit_is_told_in_the_language_of_the_hook(hooked: Hooked) -> None:
    """English if it was given none; to somebody who looks on, with the names that the seats have."""
    registered = {"url": hooked.receiver.url("/polish"), "language": "pl"}
    hook = done(await hooked.player.post("/webhooks", registered, match=None), 201)
    assert (hooked.hook["language"], hook["language"]) == ("en", "pl")
    await hooked.commit()
    spectator = await hooked.player.share("spectator")
    for language, path in (("en", hooked.path), ("pl", "/polish")):
        message, *_ = await hooked.receiver.taken(path, 1)  # at least once
        page = done(
            await spectator.get(f"/commits?after={hooked.player.version - 1}", Accept_Language=language)
        )
        told = message.document["data"]

        assert (told["language"], told["commit"]) == (language, page["commits"][0])
        assert "Ada" in told["commit"]["steps"][0]["text"]


async def test_of_a_log_that_is_taken_out_nothing_is_told(hooked: Hooked, database_url: str) -> None:
    """What waits is told when it is back: no attempt fails meanwhile."""
    hooked.receiver.answers[hooked.path].append(500)
    with hooked.receiver.holding(hooked.path):
        await hooked.commit(2)
        await until(lambda: hooked.path in hooked.receiver.started)
        game = UUID(hooked.player.game)
        with psycopg.connect(database_url, autocommit=True) as owner:
            log = owner.execute(SQL["log"], {"game_id": game}).fetchall()
            at = owner.execute(
                "select at from commits where game_id = %s order by version", [game]
            ).fetchall()
            version, digest, _, _ = log[-1]
            facts = {"game_id": game, "version": version, "hash": digest}
            owner.execute(SQL["add_archive"], facts)
            owner.execute(SQL["delete_commits"], facts)
    await until(lambda: hooked.receiver.at(hooked.path))
    names = "version", "hash", "events", "secret"
    with psycopg.connect(database_url) as owner:
        owner.execute(SQL["delete_archive"], facts)
        for row, (moment,) in zip(log, at, strict=True):
            owner.execute(
                SQL["add_commit"], {"game_id": game, "at": moment, **dict(zip(names, row, strict=True))}
            )
    messages = await hooked.taken(2)

    assert [each.status for each in hooked.receiver.at(hooked.path)] == [500, 204, 204]
    assert [each.version for each in messages] == [version - 1, version]


async def test_an_undo_is_a_commit_too(hooked: Hooked) -> None:
    """It is delivered as what it is: a command that takes the game back."""
    await hooked.commit()
    done(await hooked.player.post("/undo"))
    _, message = await hooked.taken(2)
    commit = message.document["data"]["commit"]

    assert (commit["command"]["type"], [step["code"] for step in commit["steps"]]) == ("undo", ["rewound"])


async def test_secrets_of_the_game_never_leave(hooked: Hooked) -> None:
    """A log from its first commit on, with its shuffles, holds neither salt nor order."""
    done(await hooked.player.post(hooked.address + "/resend", {"version": 1}, match=None))
    await hooked.commit()
    await hooked.player.act(type="report", end_turn=True)
    await hooked.player.automa_turn()
    messages = await hooked.taken(4)

    assert [each.version for each in messages] == [1, 2, 3, 4]
    steps = [step for each in messages for step in each.document["data"]["commit"]["steps"]]
    kept = [step["facts"] for step in steps if step["code"] == "deck_shuffled"]
    shown = [step["facts"] for step in steps if step["code"] == "shuffle_revealed"]
    assert len(kept) > len(shown)
    assert not [facts for facts in kept if facts.get("salt") or facts.get("order")]
    assert [facts["deck"] for facts in shown] == ["structure_bonus"]  # nothing more is drawn from it


@pytest.mark.promise("signed-webhooks")
async def test_what_was_tampered_with_does_not_verify(hooked: Hooked) -> None:
    """Another body, another id, another time, another secret: all are found out."""
    await hooked.commit()
    (message,) = await hooked.taken(1)
    secret = hooked.hook["secret"]
    forged = [
        message._replace(body=message.body.replace(b"committed", b"committeD", 1)),
        message._replace(headers=message.headers | {"webhook-id": "msg_" + "0" * 32}),
        message._replace(headers=message.headers | {"webhook-timestamp": "1"}),
    ]

    for each in forged:
        with pytest.raises(WebhookVerificationError):
            each.verify(secret)
    with pytest.raises(WebhookVerificationError):
        message.verify(new_secret())


async def test_order_is_kept_under_failures(hooked: Hooked) -> None:
    """What fails comes again with the same id and the same bytes; what follows waits for it."""
    hooked.receiver.answers[hooked.path].extend([500, 204, 503, 429, 204, 301])
    await hooked.commit(4)
    await hooked.taken(4)
    attempts = hooked.receiver.at(hooked.path)

    assert [each.status for each in attempts] == [500, 204, 503, 429, 204, 301, 204, 204]
    names = [each.id for each in attempts]
    assert names[0] == names[1]
    assert names[2] == names[3] == names[4]
    assert names[5] == names[6]
    assert len(set(names)) == 4
    assert attempts[2].body == attempts[4].body
    assert "/elsewhere" not in hooked.receiver.started, "redirects are not followed"
    assert [each.version for each in attempts] == sorted(each.version for each in attempts)


@pytest.mark.promise("receivers-bounded")
async def test_a_slow_receiver_holds_nobody_up(serve: Callable[..., Service], receiver: Receiver) -> None:
    """Its attempts are broken off; another hook of the same game has the commits meanwhile."""
    service = serve(webhook_timeout_seconds="1")
    async with httpx2.AsyncClient(base_url=service.url, timeout=30) as http:
        hooked = await begun_hooked(http, receiver, "/slow")
        quick = {"url": receiver.url("/quick")}
        other = done(await hooked.player.post("/webhooks", quick, match=None), 201)
        with receiver.holding("/slow"):
            await hooked.commit(3)
            for each in await receiver.taken("/quick", 3):
                each.verify(other["secret"])
            await until(lambda: receiver.started.count("/slow") >= 2)
            failed = await hooked.delivery()

    assert failed["attempts"] >= 1
    assert failed["last_error"] == "TimeoutError"


EXPIRED = "update webhooks set old_secret_until = now() where hook_id = %s"


async def test_both_secrets_sign_while_they_overlap(hooked: Hooked, database_url: str) -> None:
    """The new and the old one, until the old one expires; then the new one alone."""
    rotated = done(await hooked.player.post(hooked.address + "/secret", match=None), 201)
    old, new = hooked.hook["secret"], rotated["secret"]
    assert old != new
    assert "secret" not in await hooked.status()
    await hooked.commit()
    (message,) = await hooked.taken(1)
    message.verify(old)
    message.verify(new)
    assert datetime.fromisoformat(rotated["old_secret_until"]) > datetime.now(UTC)
    with psycopg.connect(database_url) as connection:
        connection.execute(EXPIRED, (hooked.hook["id"],))
    await hooked.commit()
    message = (await hooked.taken(2))[1]
    message.verify(new)
    with pytest.raises(WebhookVerificationError):
        message.verify(old)
    assert (await hooked.status())["old_secret_until"] is None


async def test_a_removed_hook_gets_nothing_more(hooked: Hooked) -> None:
    """Not even what it was already waiting for, nor again what it did not take."""
    hooked.receiver.answers[hooked.path].append(500)
    with hooked.receiver.holding(hooked.path):
        await hooked.commit(2)
        await until(lambda: hooked.path in hooked.receiver.started)
        answer = await hooked.player.http.delete(
            hooked.player.path + hooked.address, headers={"Authorization": f"Bearer {hooked.player.token}"}
        )
        assert (answer.status_code, answer.content) == (204, b"")
    await hooked.commit()
    other = done(
        await hooked.player.post("/webhooks", {"url": hooked.receiver.url("/after")}, match=None), 201
    )
    await hooked.commit()
    (message,) = await hooked.receiver.taken("/after", 1)
    message.verify(other["secret"])

    assert hooked.receiver.started.count(hooked.path) == 1


async def told(http: httpx2.AsyncClient, counted: re.Pattern[str]) -> bool:
    """Whether the metrics tell of it."""
    return counted.search((await http.get("/metrics")).text) is not None


async def test_attempts_are_counted(http: httpx2.AsyncClient, hooked: Hooked) -> None:
    """Delivered, failed and given up."""
    hooked.receiver.answers[hooked.path].extend([500])
    await hooked.commit()
    await hooked.taken(1)

    for outcome in ("delivered", "failed"):
        counted = re.compile(rf'automa_webhook_attempts_total{{outcome="{outcome}"}} [1-9]')
        await until(partial(told, http, counted))
