"""API keys. A key belongs to no game: on Citus every node has all of them."""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import replicate

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, which the service may only read: keys are made on the command line, as the owner."""
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
    """Remove all keys; the games stay, and their tokens still open them."""
    op.execute("drop table api_keys")
