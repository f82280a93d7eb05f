"""Card packs: documents under the hash of their content, which games name when they begin.

A pack belongs to no game. On Citus the table is spread by the hash, which is what packs are asked for by.
"""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import distribute

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, in which a name and its content cannot part, and let the service read and add."""
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
    """Remove the table with all packs; games that began with one hold it in their log."""
    op.execute("drop table packs")
