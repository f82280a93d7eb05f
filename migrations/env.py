"""Run by alembic: on the connection that service.migrating has opened and locked."""

from __future__ import annotations

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection)
context.run_migrations()
