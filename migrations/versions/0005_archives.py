"""Games whose logs are in files. Such a game keeps its tokens and the hash of its last commit."""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import distribute

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, which only the owner writes."""
    op.execute(
        """
        create table archives (
            game_id uuid primary key,
            version int not null,
            hash bytea not null check (octet_length(hash) = 32),
            archived_at timestamptz not null default now()
        )
        """
    )
    distribute(op.get_bind(), ("archives",))
    op.execute("grant select on archives to automa_service")


def downgrade() -> None:
    """Drop the record of which games are archived."""
    op.execute("drop table archives")
