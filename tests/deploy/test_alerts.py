"""Each alert fires on what a running service tells when that has come about which it warns of; no other."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx2
import msgspec
import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from automa_ledger.migrator import migrate
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.webhooks.cursors import MAX_DUE
from automa_ledger.webhooks.registry import MAX_WEBHOOKS
from tests.api.client import Player, begun, done, problem
from tests.api.counter import COUNTER
from tests.api.keyed import holder
from tests.api.running import running
from tests.deploy.prometheus import CONFIGURATION, Sample, must_fire, must_have_data, promtool, scraped
from tests.faults.processes import BEGIN, Service
from tests.faults.test_database_away import break_connections
from tests.waiting import until
from tests.webhooks.hooked import SETTINGS

pytestmark = pytest.mark.slow

DASHBOARDS = Path(__file__).parents[2] / "deploy/grafana/dashboards"


@pytest.fixture
def own_database(new_database: Callable[[], str]) -> str:
    """A migrated database of the test's own."""
    url = new_database()
    migrate(url)
    return url


def client(url: str) -> httpx2.AsyncClient:
    """A client that waits for long."""
    return httpx2.AsyncClient(base_url=url, timeout=60)


def counted(url: str, name: str) -> float:
    """A counter or gauge of a target, by the name and labels that it has there."""
    lines = httpx2.get(f"{url}/metrics", timeout=60).text.splitlines()
    return next(float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} "))


def panels() -> list[str]:
    """What the panels of the dashboards ask."""
    found = [panel for path in DASHBOARDS.glob("*.json") for panel in json.loads(path.read_text())["panels"]]
    return [target["expr"] for panel in found for target in panel["targets"]]


@pytest.mark.parametrize("name", ["prometheus.yml", "machine.yml"])
def test_prometheus_takes_its_configurations(name: str) -> None:
    """With the rules that they name."""
    promtool("check", "config", str(CONFIGURATION.with_name(name)))


DAY = 86_400.0
MACHINE: dict[str, tuple[dict[str, float], dict[str, float]]] = {
    "AutomaDiskFull": (
        {
            'node_filesystem_avail_bytes{mountpoint="/"}': 20,
            'node_filesystem_size_bytes{mountpoint="/"}': 100,
        },
        {
            'node_filesystem_avail_bytes{mountpoint="/"}': 14,
            'node_filesystem_size_bytes{mountpoint="/"}': 100,
        },
    ),
    "AutomaBackupOld": (
        {"automa_backup_completed_timestamp_seconds": -DAY},
        {"automa_backup_completed_timestamp_seconds": -2 * DAY},
    ),
    "AutomaCertificateExpires": (
        {"probe_ssl_earliest_cert_expiry": 30 * DAY},
        {"probe_ssl_earliest_cert_expiry": 13 * DAY},
    ),
    "AutomaPostgresDown": ({"pg_up": 1}, {"pg_up": 0}),
    "AutomaPostgresConnections": (
        {
            'pg_stat_activity_count{server="a",state="idle"}': 20,
            'pg_settings_max_connections{server="a"}': 100,
        },
        {
            'pg_stat_activity_count{server="a",state="idle"}': 90,
            'pg_settings_max_connections{server="a"}': 100,
        },
    ),
    "AutomaPostgresTransactionOpen": (
        {'pg_stat_activity_max_tx_duration{server="a"}': 60},
        {'pg_stat_activity_max_tx_duration{server="a"}': 3600},
    ),
}


@pytest.mark.parametrize("alert", MACHINE)
def test_the_machine_and_its_postgres_are_watched(alert: str) -> None:
    """By the names and labels that Debian's exporters have, as they were read from them."""
    before, after = ({name: Sample(value) for name, value in each.items()} for each in MACHINE[alert])
    must_fire({alert}, before, after, again=1)


def test_a_machine_without_any_backup_is_told_of() -> None:
    """It has an exporter, which knows of no backup."""
    node = {'up{job="node",instance="a"}': Sample(1)}
    known = {'automa_backup_completed_timestamp_seconds{job="node",instance="a"}': Sample(0)}
    must_fire((), {**node, **known}, {**node, **known}, again=1)
    must_fire({"AutomaBackupOld"}, node, node, again=1)


def test_wal_that_is_not_archived_is_told_of() -> None:
    """Each attempt is counted."""
    name = 'pg_stat_archiver_failed_count{server="a"}'
    must_fire(
        {"AutomaPostgresArchiveFails"}, {name: Sample(0, grows=True)}, {name: Sample(1, grows=True)}, again=1
    )


async def test_ordinary_play_fires_nothing_and_fills_each_panel(database_url: str) -> None:
    """Every name and label that a dashboard asks for is one of the service's."""
    with running(database_url) as url:
        async with client(url) as http:
            before, game = scraped(url), await begun(http, setup={"target": 30})
            await game.act(type="add", amount=1)
            problem(await game.post("/actions", {"type": "add", "amount": 10}), 400, "invalid_body")
            after = scraped(url)
    must_fire((), before, after, again=1)
    must_have_data(panels(), after)


async def test_a_service_that_is_away_is_told_of(database_url: str) -> None:
    """Nobody answers at its address."""
    with running(database_url) as url:
        before = scraped(url)
    must_fire({"AutomaDown"}, before, scraped(url), again=1)


async def test_a_fault_is_told_of(database_url: str) -> None:
    """Though it is a single one."""

    def faulty(*_: object) -> msgspec.Struct:
        raise ZeroDivisionError

    with running(database_url, rulesets={"counter": replace(COUNTER, score=faulty)}) as url:
        async with client(url) as http:
            before, game = scraped(url), await begun(http, setup={"target": 30})
            problem(await game.get("/score"), 500, "internal_error")
            must_fire({"AutomaFails"}, before, scraped(url))


async def test_a_database_that_is_away_is_told_of(own_database: str) -> None:
    """Nobody gets a connection to it; that somebody asks for the health all the time changes nothing."""
    with running(own_database, wait=0.1) as url:
        async with client(url) as http:

            async def is_ready() -> bool:
                return (await http.get("/health/ready")).status_code == 200

            await until(is_ready)
            game, before = await begun(http, setup={"target": 30}), scraped(url)
            with psycopg.connect(own_database) as owner:
                name = Identifier(owner.info.dbname)
                owner.execute(SQL("revoke connect on database {} from public").format(name).as_bytes())
            break_connections(own_database)
            for _ in range(100):
                done(await http.get("/health/live"))
            for _ in range(4):  # first over connections that are broken, then without any
                problem(await game.post("/actions", {"type": "add", "amount": 1}), 503, "store_unavailable")
            must_fire({"AutomaUnavailable", "AutomaPoolExhausted"}, before, scraped(url), again=1)


async def test_too_few_connections_are_told_of(own_database: str) -> None:
    """All are busy with what takes long, and few calls have none: most are answered, some late."""
    with running(own_database, wait=1) as url:
        async with client(url) as http:
            before = scraped(url)
            for _ in range(200):
                done(await http.get("/v1/rulesets"))
            with psycopg.connect(own_database) as owner:
                owner.execute("lock table games")
                busy = [asyncio.create_task(begun(http, setup={"target": 30})) for _ in range(5)]
                await until(lambda: counted(url, "automa_pool_timeouts_total"))
            await asyncio.gather(*busy, return_exceptions=True)
            must_fire({"AutomaPoolExhausted", "AutomaSlow"}, before, scraped(url), again=1)


async def test_commands_that_race_for_one_game_are_told_of(database_url: str) -> None:
    """Two services decide on the same version; more than five times a second one of them is too late."""
    with running(database_url) as url, running(database_url) as other_url:
        async with client(url) as http, client(other_url) as other:
            game = await begun(http, setup={"target": 900})
            before, players = scraped(url), [game, Player(other, game.game, game.token, game.version)]

            async def lost() -> bool:
                body = {"type": "correct", "pointer": "/target", "value": 901, "reason": "race"}
                both = (player.post("/actions", body, match="*") for player in players * 8)
                assert {answer.status_code for answer in await asyncio.gather(*both)} == {200}
                return counted(url, "automa_conflicts_total") > 5

            await until(lost)
            must_fire({"AutomaContended"}, before, scraped(url), again=15)  # each second


async def test_a_delivery_that_is_given_up_is_told_of(own_database: str, tmp_path: Path) -> None:
    """Though it is the first one: nobody listens at the address."""
    settings = SETTINGS | {"webhook_retry_seconds": "0"}
    service = Service(tmp_path, database_url=own_database, **settings)
    try:
        async with client(service.url) as http:
            game, before = await begun(http, "scythe", setup=BEGIN["setup"]), scraped(service.url)
            done(await game.post("/webhooks", {"url": "http://127.0.0.1:1/"}, match=None), 201)
            await game.act(type="gain", coins=1)
            await until(lambda: counted(service.url, 'automa_webhook_attempts_total{outcome="dead"}'))
            must_fire({"AutomaWebhooksGivenUp"}, before, scraped(service.url))
    finally:
        service.discard()


async def test_workers_that_do_not_get_done_are_told_of(own_database: str) -> None:
    """Receivers answer late, and there is more to deliver than one poll takes."""
    with running(own_database, webhook_allow_private=True) as url, deaf() as receiver:
        async with client(url) as http:
            key = holder(http, own_database, "games:create", "webhooks")
            for _ in range(MAX_WEBHOOKS):
                done(await key.post("/v1/webhooks", {"url": receiver}), 201)
            await asyncio.gather(*(key.begin() for _ in range(MAX_DUE)))
    with worker(own_database) as url:
        await until(lambda: counted(url, "automa_webhook_due") == MAX_DUE)
        must_fire({"AutomaWebhooksBehind"}, {}, scraped(url, "worker"), again=1)


@contextmanager
def deaf() -> Iterator[str]:
    """The address of somebody who takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0), backlog=256) as listener:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"


@contextmanager
def worker(url: str) -> Iterator[str]:
    """The address at which `automa worker` on a database tells of itself."""
    settings = {
        "DATABASE_URL": with_role(url, SERVICE_ROLE),
        "WORKER_PORT": "0",
        "WEBHOOK_ALLOW_PRIVATE": "true",
    }
    command = [
        sys.executable,
        "-m",
        "automa_ledger",
        "worker",
    ]
    environment = os.environ | {f"AUTOMA_{name}": value for name, value in settings.items()}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://\S+:\d+", line)
            assert found, line
            yield found[0]
        finally:
            process.kill()
