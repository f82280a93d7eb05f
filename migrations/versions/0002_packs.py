"""Card packs: documents under the hash of their content, which games name when they start.

A pack belongs to no game. On Citus the table is distributed by the hash, by which packs are queried.
"""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import distribute

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table; a check ties each hash to its content. The service may read and insert."""
    op.execute(
        """
        create table packs (
            hash bytea primary key check (hash = sha256(convert_to(content, 'UTF8'))),
            content text not null,
            created_at timestamptz not null default now()
        )
        """
    )
    distribute(op.get_bind(), ("packs",), "hash")
    op.execute("grant select, insert on packs to automa_service")


def downgrade() -> None:
    """Drop the table with all packs; games that use one have it in their log."""
    op.execute("drop table packs")
