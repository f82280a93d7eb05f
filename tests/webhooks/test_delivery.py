"""Commits that are delivered, over real HTTP, to a receiver that checks them as receivers do."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from typing import Any
from uuid import UUID, uuid4

import httpx
import psycopg
import pytest
from standardwebhooks import WebhookVerificationError

from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.store import Record, Store
from service.webhooks.cursors import PAGE, ROOM, Cursors
from service.webhooks.delivering import Deliverer
from service.webhooks.message import Messages
from service.webhooks.outcome import Outcome
from service.webhooks.records import Claim, Due
from service.webhooks.signing import new_secret
from tests.api.client import done
from tests.faults.processes import Service
from tests.hostile.test_long_logs import correction, filled
from tests.waiting import until
from tests.webhooks.hooked import Hooked, begun_hooked
from tests.webhooks.receiver import Receiver


async def test_a_commit_is_told_with_its_public_facts(hooked: Hooked) -> None:
    """The lines are those of the log, and the signature is good."""
    await hooked.commit()
    (message,) = await hooked.taken(1)
    message.verify(hooked.hook["secret"])
    told = message.document
    events = done(await hooked.player.get("/events?limit=200"))["events"]
    first, version = message.span

    assert told["type"] == "game.committed"
    assert (told["data"]["game"], told["data"]["ruleset"]) == (hooked.player.game, "scythe")
    assert version == hooked.player.version
    assert [without_text(line) for line in told["data"]["events"]] == events[first - 1 : version]
    assert told["data"]["events"][0]["event"]["type"] == "commanded"
    assert told["timestamp"] == told["data"]["events"][0]["event"]["at"]
    assert message.headers["content-type"] == "application/json"
    assert re.fullmatch("msg_[0-9a-f]{32}", message.id)


def without_text(line: dict[str, Any]) -> dict[str, Any]:
    """A line as the log has it."""
    return {name: value for name, value in line.items() if name != "text"}


async def test_a_commit_is_told_in_the_language_of_the_hook(hooked: Hooked) -> None:
    """English if it was given none; to somebody who looks on, with the names that the seats have."""
    registered = {"url": hooked.receiver.url("/polish"), "language": "pl"}
    hook = done(await hooked.player.post("/webhooks", registered, match=None), 201)
    assert (hooked.hook["language"], hook["language"]) == ("en", "pl")
    await hooked.commit()
    spectator = await hooked.player.share("spectator")
    for language, path in (("en", hooked.path), ("pl", "/polish")):
        message, *_ = await hooked.receiver.taken(path, 1)  # at least once
        story = done(await spectator.get("/turns", Accept_Language=language))["turns"]
        told = message.document["data"]

        assert told["language"] == language
        assert [line["text"] for line in told["events"]] == [
            None,
            *(step["text"] for step in story[-1]["steps"]),
        ]
        assert "Ada" in told["events"][1]["text"]


async def test_commits_come_in_order_one_message_each(hooked: Hooked) -> None:
    """From the first one behind the registration, without a gap, each with an id of its own."""
    start = hooked.player.version
    await hooked.commit(5)
    messages = await hooked.taken(5)
    spans = [each.span for each in messages]

    assert spans[0][0] == start + 1
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(spans))
    assert spans[-1][1] == hooked.player.version
    assert len({each.id for each in messages}) == 5


async def test_commits_that_are_long_are_told_whole(hooked: Hooked, store: Store) -> None:
    """However little of the log is read at once: of these two, less than one event."""
    start = hooked.player.version
    await filled(hooked.player, store, correction("x" * ROOM) * 2)
    spans = [each.span for each in await hooked.taken(2)]

    assert spans == [(start + 1, start + 2), (start + 3, start + 4)]


async def test_a_part_of_a_commit_is_told_to_nobody(
    hooked: Hooked, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it would be of a log that is taken out while it is read for a message."""
    whole = await store.read(UUID(hooked.player.game), 0, PAGE)
    assert whole
    asked: list[object] = []
    post = Answered()
    released: list[object] = []

    async def read(*_: object) -> list[Record] | None:
        asked.append(None)
        return [whole[0], *whole[1:2] * (PAGE - 1)] if len(asked) == 1 else None

    monkeypatch.setattr(Store, "read", read)
    hook, game = UUID(hooked.hook["id"]), UUID(hooked.player.game)

    cursors = Cursors(store, 30)
    monkeypatch.setattr(cursors, "release", partial(noted, released))
    deliverer = Deliverer(cursors, Messages(Narrator(), {}), post, (), Metrics())
    await deliverer.work_off(Claim(uuid4(), Due(game, hook, "localhost"), 0, 0))

    assert (len(asked), post.told, len(released)) == (2, [], 1)


class Answered:
    """Attempts to which each receiver says yes at once; what they were told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Attempt it."""
        self.told.append(body)
        return Outcome(204, f"204 of {url} with {len(headers)} headers")

    async def settled(self, url: str) -> None:
        """Nothing is left of an attempt."""


async def noted(notes: list[object], note: object) -> None:
    """Write something down."""
    notes.append(note)


async def test_an_undo_is_a_commit_too(hooked: Hooked) -> None:
    """It is delivered as what it is: an event that takes the game back."""
    await hooked.commit()
    done(await hooked.player.post("/undo"))
    _, message = await hooked.taken(2)

    (line,) = message.document["data"]["events"]
    assert (line["event"]["type"], line["event"]["by"]) == ("rewound", "undo")


async def test_secrets_of_the_game_never_leave(hooked: Hooked) -> None:
    """A log from its first event on, with its shuffles, holds neither salt nor order."""
    done(await hooked.player.post(hooked.address + "/resend", {"version": 1}, match=None))
    await hooked.commit()
    await hooked.player.act(type="report", end_turn=True)
    await hooked.player.automa_turn()
    messages = await hooked.taken(4)

    assert messages[0].span[0] == 1
    told = [line["event"] for each in messages for line in each.document["data"]["events"]]
    kept = [event for event in told if event["type"] == "deck_shuffled"]
    shown = [event for event in told if event["type"] == "shuffle_revealed"]
    assert len(kept) > len(shown)
    assert not [event for event in kept if event.get("salt") or event.get("order")]
    assert [event["deck"] for event in shown] == ["structure_bonus"]  # nothing more is drawn from it


@pytest.mark.promise("signed-webhooks")
async def test_what_was_tampered_with_does_not_verify(hooked: Hooked) -> None:
    """Another body, another id, another time, another secret: all are found out."""
    await hooked.commit()
    (message,) = await hooked.taken(1)
    secret = hooked.hook["secret"]
    forged = [
        message._replace(body=message.body.replace(b"commanded", b"commandeD", 1)),
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
    assert [each.span for each in attempts] == sorted(each.span for each in attempts)


@pytest.mark.promise("ssrf")
async def test_redirects_are_not_followed(hooked: Hooked) -> None:
    """Where they lead nothing comes."""
    hooked.receiver.answers[hooked.path].extend([302])
    await hooked.commit()
    await hooked.taken(1)

    assert "/elsewhere" not in hooked.receiver.started


@pytest.mark.promise("receivers-bounded")
async def test_a_slow_receiver_holds_nobody_up(serve: Callable[..., Service], receiver: Receiver) -> None:
    """Its attempts are broken off; another hook of the same game has the commits meanwhile."""
    service = serve(webhook_timeout_seconds="1")
    async with httpx.AsyncClient(base_url=service.url, timeout=30) as http:
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


async def told(http: httpx.AsyncClient, counted: re.Pattern[str]) -> bool:
    """Whether the metrics tell of it."""
    return counted.search((await http.get("/metrics")).text) is not None


async def test_attempts_are_counted(http: httpx.AsyncClient, hooked: Hooked) -> None:
    """Delivered, failed and given up."""
    hooked.receiver.answers[hooked.path].extend([500])
    await hooked.commit()
    await hooked.taken(1)

    for outcome in ("delivered", "failed"):
        counted = re.compile(rf'automa_webhook_attempts_total{{outcome="{outcome}"}} [1-9]')
        await until(partial(told, http, counted))
