"""API keys. A key belongs to no game: on Citus the table is replicated to every node."""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import replicate

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table. The service may only read it: the owner creates keys on the command line."""
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
    replicate(op.get_bind(), ("api_keys",))
    op.execute("grant select on api_keys to automa_service")


def downgrade() -> None:
    """Drop all keys; the games stay, and their tokens still open them."""
    op.execute("drop table api_keys")
