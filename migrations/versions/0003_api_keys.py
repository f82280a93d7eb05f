"""API keys, and which key a game was made with.

A key belongs to no game. On Citus the table is a reference table: every node has all of it.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import replicate

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = ("api_keys",)


def upgrade() -> None:
    """Make the table, which the service may only read, and the list of a key's games."""
    op.execute(
        """
        create table api_keys (
            id uuid primary key,
            name text not null,
            key_hash bytea not null unique check (octet_length(key_hash) = 32),
            scopes text[] not null,
            created_at timestamptz not null default now(),
            revoked_at timestamptz,
            expires_at timestamptz
        )
        """
    )
    replicate(op.get_bind(), TABLES)
    # Keys are made and revoked on the command line, as the owner: who breaks into the service makes none.
    op.execute("grant select on api_keys to automa_service")
    op.execute("alter table games add column key_id uuid")
    op.execute("create index games_of_key on games (key_id, created_at, game_id) where key_id is not null")


def downgrade() -> None:
    """Remove all keys; the games stay, and their tokens still open them."""
    op.execute("drop index games_of_key")
    op.execute("alter table games drop column key_id")
    op.execute("drop table api_keys")
