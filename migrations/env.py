"""Alembic's environment: runs on the connection that automa_ledger.migrator opened and locked."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

connection = context.config.attributes["connection"]
# Citus creates a role and a table in one transaction only in sequential mode.
connection.execute(text("set local citus.multi_shard_modify_mode to 'sequential'"))
context.configure(connection=connection)
context.run_migrations()
