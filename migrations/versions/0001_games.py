"""Games, display names of their seats, their tokens and their commits.

Every table is keyed by game_id first and has neither triggers nor foreign keys, so that Citus can distribute
the same schema.
"""

from __future__ import annotations

from alembic import op

from automa_ledger.migrations.distribution import distribute

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = ("games", "names", "tokens", "revocations", "commits")


def upgrade() -> None:
    """Create the tables, and the account that the service logs in with."""
    op.execute(
        # `fingerprint` and `salt` belong to the request that created a game with an idempotency key.
        """
        create table games (
            game_id uuid primary key,
            ruleset text not null,
            key_id uuid,
            created_at timestamptz not null default now(),
            forked_from uuid,
            forked_at int check ((forked_at is null) = (forked_from is null)),
            began_at int not null check (began_at > 0),
            fingerprint bytea check (octet_length(fingerprint) = 32),
            salt bytea check (octet_length(salt) = 32 and (salt is null) = (fingerprint is null))
        )
        """
    )
    op.execute("create index games_of_key on games (key_id, created_at, game_id) where key_id is not null")
    op.execute(
        # Outside the log and its hashes: the log verifies even after a name is removed.
        """
        create table names (
            game_id uuid not null,
            seat text not null,
            name text not null,
            primary key (game_id, seat)
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
            created_at timestamptz not null default now(),
            primary key (game_id, token_hash)
        )
        """
    )
    op.execute(
        """
        create table revocations (
            game_id uuid not null,
            token_hash bytea not null check (octet_length(token_hash) = 32),
            revoked_at timestamptz not null default now(),
            primary key (game_id, token_hash)
        )
        """
    )
    op.execute(
        # `events` is the canonical array that the hash covers: place 0 is the command. `secret` holds secret
        # fields by place. `key` and `fingerprint` are digests of the idempotency key and of its request.
        """
        create table commits (
            game_id uuid not null,
            version int not null check (version > 0),
            at timestamptz not null,
            hash bytea not null check (octet_length(hash) = 32),
            fingerprint bytea check (octet_length(fingerprint) = 32),
            key uuid check ((key is null) = (fingerprint is null)),
            events text not null,
            secret text,
            primary key (game_id, version)
        )
        """
    )
    op.execute("create unique index commits_key on commits (game_id, key) where key is not null")
    distribute(op.get_bind(), TABLES)
    op.execute(
        """
        create view events as
        select
            commits.game_id,
            commits.version,
            (event.place - 1)::int as place,
            event.data ->> 'type' as type,
            event.data ->> 'rule' as rule,
            event.data
        from commits
        cross join lateral json_array_elements(commits.events::json) with ordinality as event (data, place)
        """
    )
    _create_service_role()
    # Only the owner may UPDATE, DELETE or TRUNCATE: the log is append-only.
    op.execute("grant select, insert on games, names, tokens, revocations, commits to automa_service")
    op.execute("grant select on events, alembic_version to automa_service")


def _create_service_role() -> None:
    """Create the account. It is the whole server's: another database may create or alter it just then."""
    op.execute(
        """
        do $$ begin
            if not exists (select from pg_roles where rolname = 'automa_service') then
                create role automa_service login;
            end if;
        exception when duplicate_object or unique_violation then null;
        end $$
        """
    )
    op.execute(
        # Settings of the account, not the session: behind a pooler each statement may have another session.
        """
        do $$ begin
            if exists (select from pg_roles where rolname = 'automa_service' and rolcanlogin
                and rolconfig @> array['statement_timeout=15s']) then
                return;
            end if;
            alter role automa_service login;
            alter role automa_service set statement_timeout = '15s';
            alter role automa_service set idle_in_transaction_session_timeout = '15s';
            alter role automa_service set timezone = 'UTC';
        exception
            when insufficient_privilege then
                raise notice 'automa_service cannot be changed: let an account that is in it log in';
            when internal_error then null; -- the other database does it: tuple concurrently updated
        end $$
        """
    )


def downgrade() -> None:
    """Drop the tables with all games; the account stays while another database uses it."""
    op.execute("revoke select on alembic_version from automa_service")
    op.execute("drop view events")
    op.execute("drop table commits, revocations, tokens, names, games")
    op.execute(
        """
        do $$ begin
            drop role automa_service;
        exception when dependent_objects_still_exist or insufficient_privilege then null;
        end $$
        """
    )
