"""Games, their tokens, their events, and the idempotency keys of their clients.

Every table is keyed by game_id first, and has neither triggers nor foreign keys, so that the same schema
distributes on Citus.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import distribute

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = ("games", "tokens", "events", "idempotency")


def upgrade() -> None:
    """Make the tables, the role that the service acts with, and its rights."""
    op.execute(
        """
        create table games (
            game_id uuid primary key,
            ruleset text not null,
            created_at timestamptz not null default now()
        )
        """
    )
    op.execute(
        """
        create table tokens (
            game_id uuid not null,
            token_hash bytea not null check (octet_length(token_hash) = 32),
            role text not null check (role in ('owner', 'player', 'spectator')),
            seat text check ((seat is not null) = (role = 'player')),
            primary key (game_id, token_hash)
        )
        """
    )
    op.execute(
        """
        create table events (
            game_id uuid not null,
            version int not null check (version > 0),
            data text not null,
            private text,
            hash bytea not null check (octet_length(hash) = 32),
            primary key (game_id, version)
        )
        """
    )
    op.execute(
        """
        create table idempotency (
            game_id uuid not null,
            key text not null,
            fingerprint bytea not null,
            version int not null,
            created_at timestamptz not null default now(),
            primary key (game_id, key)
        )
        """
    )
    distribute(op.get_bind(), TABLES)
    op.execute(
        # A role belongs to all databases of a server: another one may have made it, even at this moment.
        """
        do $$ begin
            if not exists (select from pg_roles where rolname = 'automa_service') then
                create role automa_service nologin;
            end if;
        exception when duplicate_object or unique_violation then null;
        end $$
        """
    )
    # No UPDATE, DELETE or TRUNCATE for anybody but the owner: nothing that happened is changed or lost.
    op.execute("grant select, insert on games, tokens, events, idempotency to automa_service")
    op.execute("grant select on alembic_version to automa_service")


def downgrade() -> None:
    """Remove the tables with all games; the role stays while another database uses it."""
    op.execute("revoke select on alembic_version from automa_service")
    op.execute("drop table idempotency, events, tokens, games")
    op.execute(
        """
        do $$ begin
            drop role automa_service;
        exception when dependent_objects_still_exist or insufficient_privilege then null;
        end $$
        """
    )
