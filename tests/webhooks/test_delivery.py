"""Commits that are delivered, over real HTTP, to a receiver that checks them as receivers do."""

from __future__ import annotations

import asyncio
import re
import threading
from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise
from typing import Any
from uuid import UUID, uuid4

import httpx
import psycopg
import pytest
from standardwebhooks import WebhookVerificationError

from domain.scythe.board import TERRITORIES
from service.games.codec import Codec
from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.store import Record, Store
from service.waiting.aside import TO_TELL, aside
from service.webhooks.cursors import PAGE, ROOM, Cursors
from service.webhooks.delivering import Deliverer
from service.webhooks.message import Messages
from service.webhooks.outcome import Outcome
from service.webhooks.places import SECONDS_TO_ANSWER, Places
from service.webhooks.records import Claim, Due
from service.webhooks.records import Receiver as To
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
    await deliverer.work_off(Claim(uuid4(), Due(game, hook, game), 0, 0), Places())

    assert (len(asked), post.told, len(released)) == (2, [], 1)


async def test_who_answers_for_the_first_time_leaves_its_place(
    hooked: Hooked, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has been one of those for hooks that are not known; the rest is told from one of the others."""
    await hooked.commit(3)
    post = Answered()

    async def delivered(*_: object) -> bool:
        return True

    cursors, places = Cursors(store, 30), Places()
    monkeypatch.setattr(cursors, "delivered", delivered)
    claim = Claim(uuid4(), due(hooked), 0, 0)
    deliverer = Deliverer(cursors, Messages(Narrator(), {}), post, (), Metrics())

    await deliverer.work_off(claim, places)
    assert len(post.told) == 1
    await deliverer.work_off(claim, places)
    assert len(post.told) == 1 + 4


async def test_a_long_commit_is_told_beside_the_others(hooked: Hooked, store: Store) -> None:
    """Each of its events has its sentence made; a short one is told at once."""
    threads = list[str]()

    class Watched(Messages):
        """Messages of which it is known where they were made."""

        def about(self, game: UUID, receiver: To, commit: Sequence[Record]) -> bytes:
            """Make it."""
            threads.append(threading.current_thread().name)
            return super().about(game, receiver, commit)

    before = hooked.player.version
    await hooked.commit()
    short = hooked.player.version
    await a_long_commit(hooked)
    hook, game = UUID(hooked.hook["id"]), UUID(hooked.player.game)
    deliverer = Deliverer(Cursors(store, 30), Watched(Narrator(), {}), Answered(), (), Metrics())
    for version in (before, short):
        await deliverer.work_off(Claim(uuid4(), Due(game, hook, game), version, 0), Places())

    assert [name.startswith("aside-long") for name in threads] == [False, True]


@pytest.mark.parametrize("left", [0, 1], ids=["removed", "there"])
async def test_who_has_removed_a_hook_is_not_told_of_a_long_commit_that_waited(
    hooked: Hooked, store: Store, monkeypatch: pytest.MonkeyPatch, left: int
) -> None:
    """Once that has its turn it is looked whether the hook is still there, and has the same secret."""
    before = hooked.player.version
    await a_long_commit(hooked)
    hook, game = UUID(hooked.hook["id"]), UUID(hooked.player.game)
    cursors, answers = Cursors(store, 30), Answered()
    claim = Claim(uuid4(), Due(game, hook, game), before, 0)
    known = await cursors.receiver(claim)
    asked = [known, *[known] * left]

    async def receiver(_: Claim) -> To | None:
        return asked.pop(0) if asked else None

    monkeypatch.setattr(cursors, "receiver", receiver)
    deliverer = Deliverer(cursors, Messages(Narrator(), {}), answers, (), Metrics())
    await deliverer.work_off(claim, Places(), Future())
    assert len(answers.told) == left


async def test_nobody_waits_for_the_long_commits_that_many_hooks_are_told(
    http: httpx.AsyncClient, receiver: Receiver, store: Store
) -> None:
    """Whatever their games are, all hooks wait for each other."""
    messages, claims = Kept(Narrator(), {}), list[Claim]()
    for number in range(8):
        hooked = await begun_hooked(http, receiver, f"/many/{number}")
        claims.append(Claim(uuid4(), due(hooked), hooked.player.version, 0))
        await a_long_commit(hooked)
    deliverer = Deliverer(Cursors(store, 30), messages, Answered(), (), Metrics())
    working = [asyncio.create_task(deliverer.work_off(each, Places())) for each in claims]
    await until(lambda: messages.told)
    await asyncio.sleep(0.5)  # all others wait by now
    other = asyncio.create_task(aside(lambda: len(messages.told)))
    await asyncio.sleep(0)
    messages.door.set()
    assert await other == 1
    await asyncio.gather(*working)
    assert set(messages.told) == {claim.game for claim in claims}


async def test_who_is_told_of_less_is_not_behind_all_that_others_are_told_of(
    http: httpx.AsyncClient, receiver: Receiver, store: Store
) -> None:
    """However many hooks others have; and who has waited for that has answered as soon as ever."""
    messages, places, claims = Kept(Narrator(), {}), Places(), list[Claim]()
    for number in range(7):
        hooked = await begun_hooked(http, receiver, f"/less/{number}")
        claims.append(Claim(uuid4(), due(hooked), hooked.player.version, 0))
        await a_long_commit(hooked, *(("wood",) if number < 6 else ()))
    deliverer = Deliverer(Cursors(store, 30), messages, Answered(), (), Metrics())
    working = list[asyncio.Task[int]]()
    for claim in claims:
        working.append(asyncio.create_task(deliverer.work_off(claim, places)))
        await until(lambda: messages.told)
    await asyncio.sleep(SECONDS_TO_ANSWER + 0.2)
    messages.door.set()
    await asyncio.gather(*working)

    assert messages.told.index(claims[-1].game) == 1
    assert {claim.hook for claim in claims} == set(places.answering)


async def test_a_long_commit_is_told_from_no_place_of_those_that_answer(hooked: Hooked, store: Store) -> None:
    """The claim is given back, with what was told before; and it is told when its turn has come elsewhere."""
    post, places, start = Answered(), Places(), hooked.player.version
    await hooked.commit()
    short = hooked.player.version
    await a_long_commit(hooked)
    deliverer = Deliverer(Cursors(store, 30), Messages(Narrator(), {}), post, (), Metrics())
    places.heard(due(hooked), answered=True, seconds=0)
    for version in (start, short):
        claim = Claim(uuid4(), due(hooked), version, 0)
        assert await deliverer.work_off(claim, places) == (hooked.player.version - short) * (version == short)
    assert len(post.told) == 1
    assert not await deliverer.work_off(Claim(uuid4(), due(hooked), short, 0), places, Future())
    assert len(post.told) == 2


async def a_long_commit(hooked: Hooked, *more: str) -> None:
    """One of which each event has its sentence made, of three goods or more."""
    goods = dict.fromkeys(("metal", "food", "oil", *more), 1)
    told = {"type": "report", "resources": dict.fromkeys(TERRITORIES, goods)}
    done(await hooked.player.post("/turns", {"actions": [told]}))


def due(hooked: Hooked) -> Due:
    """What is to be delivered of the game, which is nobody's with a key."""
    game = UUID(hooked.player.game)
    return Due(game, UUID(hooked.hook["id"]), game)


class Kept(Messages):
    """Messages, of which long ones are not made before a door is open; and of which games those are."""

    def __init__(self, narrator: Narrator, codecs: Mapping[str, Codec]) -> None:
        super().__init__(narrator, codecs)
        self.told, self.door = list[UUID](), threading.Event()

    def about(self, game: UUID, receiver: To, commit: Sequence[Record]) -> bytes:
        """Make it."""
        if len(commit) >= TO_TELL.long:
            self.told.append(game)
            self.door.wait(60)
        return super().about(game, receiver, commit)


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


async def test_redirects_are_not_followed(hooked: Hooked) -> None:
    """Where they lead nothing comes."""
    hooked.receiver.answers[hooked.path].extend([302])
    await hooked.commit()
    await hooked.taken(1)

    assert "/elsewhere" not in hooked.receiver.started


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
