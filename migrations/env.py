"""Run by alembic: on the connection that service.migrating has opened and locked."""

from __future__ import annotations

from alembic import context
from sqlalchemy import text

connection = context.config.attributes["connection"]
# On Citus a role and a table can be made in one transaction when its nodes are asked one after the other.
connection.execute(text("set local citus.multi_shard_modify_mode to 'sequential'"))
context.configure(connection=connection)
context.run_migrations()
