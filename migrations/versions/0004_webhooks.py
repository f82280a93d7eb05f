"""Webhooks of games and keys, and how far each game is delivered to each of them.

Messages come from the log: a cursor holds the last delivered version. On Citus the cursors are distributed by
game; the hooks, which are few, are replicated to every node.
"""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import distribute, replicate

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables. The service may change them: they are not part of the log."""
    op.execute(
        """
        create table webhooks (
            hook_id uuid primary key,
            owner text not null check (owner in ('game', 'key')),
            owner_id uuid not null,
            slot smallint not null check (slot between 1 and 10),
            url text not null,
            language text not null default 'en',
            secret text not null,
            old_secret text,
            old_secret_until timestamptz,
            state text not null default 'enabled' check (state in ('enabled', 'disabled', 'removed')),
            created_at timestamptz not null default now()
        )
        """
    )
    op.execute(
        "create unique index webhooks_slots on webhooks (owner_id, owner, slot) where state <> 'removed'"
    )
    op.execute(
        """
        create table webhook_cursors (
            game_id uuid not null,
            hook_id uuid not null,
            version int not null check (version >= 0),
            state text not null default 'following' check (state in ('following', 'retrying', 'dead')),
            attempts int not null default 0,
            next_attempt_at timestamptz not null default now(),
            lease uuid,
            leased_until timestamptz,
            last_error text,
            primary key (game_id, hook_id)
        )
        """
    )
    op.execute("create index webhook_cursors_hooks on webhook_cursors (hook_id, state, game_id)")
    op.execute(
        # Nothing is delivered for a revoked or expired key.
        """
        create view working_webhooks as
        select hook_id, owner, owner_id, url, language, secret, old_secret, old_secret_until
        from webhooks
        where state = 'enabled'
            and (
                owner = 'game'
                or exists (
                    select from api_keys
                    where id = owner_id
                        and revoked_at is null
                        and (expires_at is null or expires_at > now())
                )
            )
        """
    )
    op.execute(
        # The scalar subquery uses the primary key for each cursor and never scans all commits.
        """
        create view due_deliveries as
        select cursor.game_id, cursor.hook_id, cursor.next_attempt_at
        from webhook_cursors as cursor
        join working_webhooks as hook on hook.hook_id = cursor.hook_id
        where cursor.state <> 'dead'
            and cursor.next_attempt_at <= now()
            and (cursor.leased_until is null or cursor.leased_until <= now())
            and (
                select true from commits
                where commits.game_id = cursor.game_id and commits.version = cursor.version + 1
            )
        """
    )
    replicate(op.get_bind(), ("webhooks",))
    distribute(op.get_bind(), ("webhook_cursors",))
    op.execute("grant select, insert, update on webhooks to automa_service")
    op.execute("grant select on working_webhooks, due_deliveries to automa_service")
    op.execute("grant select, insert, update, delete on webhook_cursors to automa_service")


def downgrade() -> None:
    """Drop the tables: nothing is delivered any more."""
    op.execute("drop view due_deliveries, working_webhooks")
    op.execute("drop table webhook_cursors, webhooks")
