"""Tokens that open a game no more, and when a token was made.

Nothing is deleted: a revocation is a row of its own. An append asks for one in the same transaction, so that
no process with an older memory of the game writes for a token that is gone.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import delegate, distribute

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

APPEND_ALLOWED = "append_commit(uuid, bytea, int, text, bytea, text, text, bytea)"
REVOKE = "revoke_token(uuid, bytea, bytea)"


def upgrade() -> None:
    """Make the table and the functions. The function that asks for no token stays for older services."""
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
    distribute(op.get_bind(), ("revocations",))
    op.execute("grant select, insert on revocations to automa_service")
    # When the tokens that are there were made, nobody knows.
    op.execute("alter table tokens add column created_at timestamptz")
    op.execute("alter table tokens alter column created_at set default now()")
    op.execute(
        """
        create function append_commit(
            game uuid, token bytea, expected int, request text, request_print bytea, texts text, secrets text,
            chain bytea
        ) returns text language plpgsql as $$
        begin
            if exists (select from revocations where game_id = game and token_hash = token) then
                return 'revoked';
            end if;
            return append_commit(game, expected, request, request_print, texts, secrets, chain);
        end
        $$
        """
    )
    op.execute(
        # The lock keeps two owners apart who revoke each other's tokens: one of them stays.
        """
        create function revoke_token(game uuid, gone bytea, caller bytea) returns boolean
        language plpgsql as $$
        begin
            perform pg_advisory_xact_lock(hashtextextended(game::text, 0));
            if exists (select from revocations where game_id = game and token_hash = caller) then
                return false;
            end if;
            insert into revocations (game_id, token_hash) values (game, gone) on conflict do nothing;
            return true;
        end
        $$
        """
    )
    delegate(op.get_bind(), (APPEND_ALLOWED, REVOKE), "game")


def downgrade() -> None:
    """Forget the revocations, and what was revoked: an older service would let every token in again."""
    op.execute(
        """
        delete from tokens using revocations
        where tokens.game_id = revocations.game_id and tokens.token_hash = revocations.token_hash
        """
    )
    op.execute(f"drop function {REVOKE}")
    op.execute(f"drop function {APPEND_ALLOWED}")
    op.execute("alter table tokens drop column created_at")
    op.execute("drop table revocations")
