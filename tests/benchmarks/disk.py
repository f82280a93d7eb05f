"""What a commit takes on disk beside the text of its events, over games of all rulesets."""

from __future__ import annotations

from uuid import uuid4

import psycopg

from automa_ledger.games.rulesets import RULESETS
from tests.benchmarks.report import Table
from tests.benchmarks.rows import rows
from tests.contract.games import played

COPIES = 25  # of each game, so that pages are full
MOST_BYTES = 420.0
LONG_BYTES = 2_000  # of a row: Postgres compresses longer ones, or keeps a part apart
TABLE = "create table disk_commits (like commits including all)"
ADD = """insert into disk_commits (game_id, version, at, hash, key, fingerprint, events, secret)
values (%s, %s, %s, %s, %s, %s, %s, %s)"""
SIZES = """select count(*), sum(octet_length(events)), count(*) filter (where octet_length(events) > %s),
count(*) filter (where pg_column_size(events) < octet_length(events)),
pg_total_relation_size('disk_commits'), pg_relation_size('disk_commits'), pg_indexes_size('disk_commits')
from disk_commits"""


def disk(url: str, table: Table) -> None:
    """Write random whole games, each commit with a key, into a table like that of the service."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("drop table if exists disk_commits")
        connection.execute(TABLE)
        for ruleset in RULESETS:
            for log in played(ruleset):
                for _ in range(COPIES):
                    game = uuid4()
                    facts = [
                        (game, version, row.at, row.hash, uuid4(), bytes(32), row.events, row.secret)
                        for version, row in enumerate(rows(game, ruleset, log), 1)
                    ]
                    with connection.cursor() as cursor:
                        cursor.executemany(ADD, facts)
        connection.execute("vacuum analyze disk_commits")
        found = connection.execute(SIZES, [LONG_BYTES]).fetchone()
        connection.execute("drop table disk_commits")
    assert found is not None
    commits, text, long, compressed, total, heap, indexes = found
    beside = (total - text) / commits
    table.row("a commit on disk, beside its text", beside, MOST_BYTES, "B", "bound", most=1)
    table.note(f"{commits} commits of {text / commits:.0f} B of text: {heap / commits:.0f} B in the table,")
    table.note(
        f"{indexes / commits:.0f} B in indexes, {(total - heap - indexes) / commits:.0f} B beside both"
    )
    table.note(f"{long} commits ({100 * long / commits:.1f} %) over {LONG_BYTES} B, {compressed} compressed")
