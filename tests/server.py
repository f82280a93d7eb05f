"""The server that the tests work with: one from the wheel, or the one that AUTOMA_TEST_DATABASE_URL names.

That one may be a coordinator of Citus: then each new database is one of all its nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.sql import SQL, Composable, Identifier

from automa_ledger.store.roles import make_url

CITUS = "select from pg_extension where extname = 'citus'"
NODES = "select nodename, nodeport from pg_dist_node where groupid > 0 and isactive order by nodeid"


class Node(NamedTuple):
    """Where a server of a cluster listens."""

    host: str
    port: int


class Server:
    """A server with all rights, reached by the URL of one of its databases."""

    def __init__(self, url: str) -> None:
        self._url = url
        with psycopg.connect(url) as connection:
            is_citus = connection.execute(CITUS).fetchone() is not None
            self._workers = [Node(*row) for row in connection.execute(NODES)] if is_citus else []

    @contextmanager
    def database(self, name: str) -> Iterator[str]:
        """A new empty database, which goes when it is not needed any more: its URL."""
        servers = [self._url, *(self._at(worker) for worker in self._workers)]
        for each in servers:
            _run(each, SQL("create database {}").format(Identifier(name)))
        url = _named(self._url, name)
        if self._workers:
            self._unite(url, [_named(each, name) for each in servers])
        yield url
        for each in servers:
            _run(each, SQL("drop database {} with (force)").format(Identifier(name)))

    def _unite(self, coordinator: str, databases: list[str]) -> None:
        for each in databases:
            _run(each, SQL("create extension citus"))
        parts = conninfo_to_dict(coordinator)
        with psycopg.connect(coordinator, autocommit=True) as connection:
            own = (parts["host"], int(str(parts["port"])))
            connection.execute("select citus_set_coordinator_host(%s, %s)", own)
            for worker in self._workers:
                connection.execute("select citus_add_node(%s, %s)", worker)

    def _at(self, node: Node) -> str:
        return make_url({**conninfo_to_dict(self._url), "host": node.host, "port": node.port})


def _named(url: str, database: str) -> str:
    return make_url({**conninfo_to_dict(url), "dbname": database})


def _run(url: str, statement: Composable) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.as_bytes())
