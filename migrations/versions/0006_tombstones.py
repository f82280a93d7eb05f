"""Deleted games: each keeps the hash of its last commit, and nothing that names anybody."""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import distribute

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and the function with which the service erases the names of a deleted game.

    The account of the service may delete nothing itself.
    """
    op.execute(
        """
        create table tombstones (
            game_id uuid primary key,
            version int not null,
            hash bytea not null check (octet_length(hash) = 32),
            deleted_at timestamptz not null default now()
        )
        """
    )
    distribute(op.get_bind(), ("tombstones",))
    op.execute(
        """
        create function erase_names(deleted uuid) returns void
        language sql security definer set search_path = public, pg_temp
        as $$
            delete from names
            where game_id = deleted and exists (select from tombstones where tombstones.game_id = deleted)
        $$
        """
    )
    op.execute("revoke execute on function erase_names from public")
    op.execute("grant execute on function erase_names to automa_service")
    op.execute("grant select, insert on tombstones to automa_service")


def downgrade() -> None:
    """Drop the record of which games are deleted: their tokens stay revoked, and their names erased."""
    op.execute("drop function erase_names")
    op.execute("drop table tombstones")
