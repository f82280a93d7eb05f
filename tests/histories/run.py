"""One run: clients race on two services over one database, and each of their calls is recorded."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from math import inf
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID, uuid4

import httpx2
import msgspec
import psycopg

from automa_ledger.archive import archive as archiving
from automa_ledger.archive.statements import SQL
from automa_ledger.games.codec import Codec
from automa_ledger.games.commit import parse_timestamp
from automa_ledger.store.owner import connect_as_owner
from tests.api.counter import COUNTER
from tests.faults.processes import Service
from tests.histories.history import Call, Change, Final
from tests.model import Command

GAMES = 3  # that go on
PLAYERS = 4  # of each of them
TAKERS = 8  # who play games that end, and are taken out
LONGEST = 20_000  # calls
REVOCATIONS = 4  # of a game
PATIENCE = 30.0
LATER = parse_timestamp("2126-01-01T00:00:00Z")
ARCHIVE_EVERY_SECONDS = 0.05
COMMIT_SECONDS = 0.05
DROP_INDEX = "drop index commits_key"
ROWS = "select game_id, key, events from commits order by game_id, version"
SETTINGS = {"log_level": "error", "webhook_worker": "false"}


class Seat(msgspec.Struct):
    """Whoever plays: with a token, at a game. `seen` is the newest version that they were told of."""

    client: int
    game: str
    token: str
    owner: str
    token_id: str = ""
    seen: int = 1


class Run:
    """The services, the clients and what they were answered."""

    def __init__(self, url: str, folder: Path, seed: int, fault: str) -> None:
        self.url, self.folder, self.fault = url, folder, fault
        self.chance = Random(seed)  # noqa: S311 - who does what, the same again for the same seed
        self.calls: list[Call] = []
        self.starts: dict[str, tuple[int, int]] = {}
        self.revoked: dict[str, dict[str, Change]] = {}
        self.archived: dict[str, Change] = {}
        self.unsound: set[str] = set()
        self.owners: list[Seat] = []
        self.over = False
        self.services: list[Service] = []

    async def play(self, seconds: float, *, kills: bool = True) -> None:
        """Let everybody play for so long; meanwhile each service is killed once. Raises TimeoutError."""
        fault = [self.fault] if self.fault else []

        class Counting(Service):
            """Serves the game of counting."""

            program = ("-m", "tests.histories.serving", *fault)

        def start() -> Service:
            return Counting(self.folder / "data", database_url=self.url, **SETTINGS)

        with ExitStack() as running:
            running.callback(setattr, archiving, "BATCH", archiving.BATCH)
            archiving.BATCH = 1  # so that as many logs as can be are taken out while somebody plays
            if self.fault == "no-lock":
                running.callback(SQL.__setitem__, "lock", SQL["lock"])
                SQL["lock"] = b"select"
            running.callback(self._end)
            for _ in range(2):
                self.services.append(start())
            if self.fault == "no-index":
                with psycopg.connect(self.url) as owner:
                    owner.execute(DROP_INDEX)
            limits = httpx2.Limits(max_connections=100)
            async with (
                asyncio.timeout(seconds + 4 * PATIENCE),
                httpx2.AsyncClient(timeout=PATIENCE, limits=limits) as self.http,
            ):
                tasks = [asyncio.create_task(each) for each in await self._everybody()]
                killed = range(2) if kills else ()
                for place in killed:
                    await asyncio.sleep(seconds / 3)
                    await asyncio.to_thread(self.services[place].end, signal.SIGKILL)
                    self.services[place] = await asyncio.to_thread(start)
                await asyncio.sleep(seconds / 3 if kills else seconds)
                self.over = True
                await asyncio.gather(*tasks)
                for seat in self.owners:
                    await self._audit(seat)

    def _end(self) -> None:
        self.over = True
        for service in self.services:
            service.discard()

    async def _everybody(self) -> list[Any]:
        seats: list[Seat] = []
        for first in range(0, GAMES * PLAYERS, PLAYERS):
            owner = await self._begun(first)
            self.owners.append(owner)
            for client in range(first + 1, first + PLAYERS):
                seats.append(msgspec.structs.replace(owner, client=client))
                await self._let_in(seats[-1])
        seats += self.owners
        takers = [self._take(GAMES * PLAYERS + number) for number in range(TAKERS)]
        return [*map(self._race, seats), *takers, asyncio.to_thread(self._archive)]

    async def _begun(self, client: int, target: int = 50) -> Seat:
        while True:
            with suppress(httpx2.TransportError):
                wish = {"ruleset": COUNTER.name, "setup": {"target": target}}
                answer = await self.http.post(f"{self._service()}/v1/games", json=wish)
                if answer.status_code == 201:
                    made = answer.json()
                    self.starts[made["game"]] = (target, 0)
                    return Seat(client, made["game"], made["token"], made["token"])
            await asyncio.sleep(0.1)

    def _service(self, place: int | None = None) -> str:
        return self.services[self.chance.randrange(2) if place is None else place].url

    async def _race(self, seat: Seat) -> None:
        """Play a game that goes on: commands of all kinds, twins, lost answers, reads, revocations."""
        chance, revoked = self.chance, 0
        while self._goes_on():
            dice = chance.random()
            if dice < 0.2:
                await self._call(seat, Command("read"))
            elif dice < 0.22 and seat.token != seat.owner and revoked < REVOCATIONS:
                revoked += 1
                await asyncio.gather(self._revoke(seat), self._command(seat))
                for _ in range(3):
                    await self._command(seat)
                await self._let_in(seat)
            else:
                await self._command(seat)
            await asyncio.sleep(chance.random() * 0.02)

    def _goes_on(self) -> bool:
        return not self.over and len(self.calls) < LONGEST

    async def _command(self, seat: Seat) -> None:
        chance = self.chance
        kind = chance.choices(("correct", "undo", "redo", "goto"), (60, 15, 10, 15))[0]
        value = {"correct": chance.randint(100, 1000), "goto": chance.randint(1, seat.seen + 1)}.get(kind, 0)
        match = chance.choice((None, seat.seen))
        command = Command(kind, str(uuid4()), value, match)  # type: ignore[arg-type] # one of the kinds
        dice = chance.random()
        if dice < 0.25:
            await asyncio.gather(*(self._call(seat, command, place) for place in range(2)))
        elif dice < 0.45:
            await self._call(seat, command, gives_up_after=chance.random() * 0.015)
            await self._call(seat, command)
        else:
            await self._call(seat, command)

    async def _take(self, client: int) -> None:
        """Play a game that ends at once, go back and forth in it until it is taken out, and take another."""
        chance = self.chance
        while self._goes_on():
            seat = await self._begun(client, target=5)
            await self._call(seat, Command("add", str(uuid4()), 9))
            left = 3  # calls, once it has been taken out
            while self._goes_on() and left:
                answers = await asyncio.gather(*(self._back_or_forth(seat, place) for place in range(2)))
                left -= "game_archived" in answers
                await asyncio.sleep(chance.random() * 0.02)

    async def _back_or_forth(self, seat: Seat, place: int) -> int | str | None:
        """Go one commit back, or to the end of the game, or only look."""
        command = self.chance.choice(
            (Command("undo"), Command("goto", "", 2), Command("goto", "", 2), Command("read"))
        )
        if command.kind != "read":
            command = msgspec.structs.replace(command, key=str(uuid4()))
        return await self._call(seat, command, place)

    async def _call(
        self, seat: Seat, command: Command, place: int | None = None, gives_up_after: float = inf
    ) -> int | str | None:
        begin = time.monotonic()
        limits = httpx2.Timeout(PATIENCE, read=min(gives_up_after, PATIENCE))
        answer: int | str | None = None
        state, end = None, inf
        with suppress(httpx2.TransportError):
            answer, state = await self._sent(seat, command, place, limits)
            end = time.monotonic()
        self.calls.append(Call(seat.client, seat.game, seat.token, command, begin, end, answer, state))
        if isinstance(answer, int):
            seat.seen = max(seat.seen, answer)
        elif answer is None:
            await asyncio.sleep(0.2)
        return answer

    async def _sent(
        self, seat: Seat, command: Command, place: int | None, limits: httpx2.Timeout
    ) -> tuple[int | str | None, tuple[int, int] | None]:
        url = f"{self._service(place)}/v1/games/{seat.game}"
        headers = {"Authorization": f"Bearer {seat.token}"}
        if command.kind == "read":
            answer = await self.http.get(url, headers=headers, timeout=limits)
        else:
            headers["Idempotency-Key"] = command.key
            headers["If-Match"] = "*" if command.match is None else f'"{command.match}"'
            below, body = _request(command)
            answer = await self.http.post(url + below, headers=headers, json=body, timeout=limits)
        if answer.status_code in {429, 503}:
            return None, None
        document = answer.json()
        if answer.status_code != 200:
            return str(document["code"]), None
        state = document["state"]
        return int(document["version"]), (state["target"], state["total"])

    async def _audit(self, seat: Seat) -> None:
        url = f"{self._service()}/v1/games/{seat.game}/audit"
        answer = await self.http.get(url, headers={"Authorization": f"Bearer {seat.token}"})
        if answer.status_code != 200 or not answer.json()["sound"]:
            self.unsound.add(seat.game)

    async def _let_in(self, seat: Seat) -> None:
        url = f"/v1/games/{seat.game}/tokens"
        headers = {"Authorization": f"Bearer {seat.owner}"}
        while True:
            with suppress(httpx2.TransportError):
                wish = {"role": "player", "seat": "human"}
                answer = await self.http.post(self._service() + url, headers=headers, json=wish)
                if answer.status_code == 201:
                    seat.token, seat.token_id = answer.json()["token"], answer.json()["id"]
                    return
            await asyncio.sleep(0.1)

    async def _revoke(self, seat: Seat) -> None:
        url = f"{self._service()}/v1/games/{seat.game}/tokens/{seat.token_id}"
        begin, end = time.monotonic(), inf
        with suppress(httpx2.TransportError):
            answer = await self.http.delete(url, headers={"Authorization": f"Bearer {seat.owner}"})
            end = time.monotonic() if answer.status_code == 204 else inf
        self.revoked.setdefault(seat.game, {})[seat.token] = Change(begin, end)

    def _archive(self) -> None:
        """Take finished games out, again and again."""
        folder = self.folder / "archive"
        folder.mkdir()
        codecs = {COUNTER.name: Codec(COUNTER)}
        while not self.over:
            time.sleep(ARCHIVE_EVERY_SECONDS)
            begin = time.monotonic()
            with connect_as_owner(self.url) as connection:
                slow: Any = _SlowToCommit(connection)
                for each in archiving.archive(slow, codecs, LATER, folder):
                    if isinstance(each, archiving.ArchivedGame):
                        self.archived[str(each.game)] = Change(begin, time.monotonic())

    def finals(self) -> dict[str, Final]:
        """How all games ended: by the rows of the database, or by the files of those that were taken out."""
        asked = {call.command.key for call in self.calls}
        keys = {UUID(bytes=sha256(each.encode()).digest()[:16]): each for each in asked}
        rows: dict[str, list[tuple[dict[str, Any], str]]] = {game: [] for game in self.starts}
        with psycopg.connect(self.url) as connection:
            for game, key, events in connection.execute(ROWS):
                rows[str(game)].append((json.loads(events)[0]["command"], keys.get(key, "")))
        found = {}
        for game, start in self.starts.items():
            commits = rows[game]
            if game in self.archived:
                _, *lines = (self.folder / "archive" / game[:3] / f"{game}.ndjson").read_text().splitlines()
                commits = [(json.loads(line)["command"], "") for line in lines]
            found[game] = Final(
                start,
                [_logged(*commit) for commit in commits[1:]],
                len(rows[game]),
                self.revoked.get(game, {}),
                self.archived.get(game),
                game not in self.unsound,
            )
        return found


class _SlowToCommit:
    """A connection whose transactions take a while to end, so that commands come while one does."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.execute = connection.execute
        self._connection = connection

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A transaction."""
        with self._connection.transaction():
            yield
            time.sleep(COMMIT_SECONDS)


def _logged(command: dict[str, Any], key: str) -> Command:
    value = next((command[name] for name in ("value", "amount", "version") if name in command), 0)
    return msgspec.convert({"kind": command["type"], "key": key, "value": value}, Command)


def _request(command: Command) -> tuple[str, dict[str, Any]]:
    match command.kind:
        case "correct":
            return "/actions", {"type": "correct", "pointer": "/target", "value": command.value}
        case "add":
            return "/actions", {"type": "add", "amount": command.value}
        case "goto":
            return "/goto", {"version": command.value}
    return f"/{command.kind}", {}
