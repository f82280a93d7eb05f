"""Requests that began a game under an idempotency key, so that their repetition opens the same game.

The game's id is made of the key and of who sent it, so that the primary key of the games keeps twins apart,
and all of a beginning lies on one node. The token is made anew from the salt and the key, which is not kept.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import delegate, distribute

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

BEGIN_GAME_ONCE = (
    "begin_game_once(uuid, text, uuid, bytea[], text[], text[], text, text, bytea, bytea, bytea)"
)


def upgrade() -> None:
    """Make the table and the function, which begins a game as `begin_game` does."""
    op.execute(
        """
        create table beginnings (
            game_id uuid primary key,
            fingerprint bytea not null check (octet_length(fingerprint) = 32),
            salt bytea not null check (octet_length(salt) = 32),
            version int not null
        )
        """
    )
    distribute(op.get_bind(), ("beginnings",))
    op.execute("grant select, insert on beginnings to automa_service")
    op.execute(
        """
        create function begin_game_once(
            game uuid, game_ruleset text, maker uuid, token_hashes bytea[], roles text[], seats text[],
            texts text, secrets text, chain bytea, request_print bytea, token_salt bytea
        ) returns void language plpgsql as $$
        begin
            perform begin_game(game, game_ruleset, maker, token_hashes, roles, seats, texts, secrets, chain);
            insert into beginnings (game_id, fingerprint, salt, version)
            values (game, request_print, token_salt, octet_length(chain) / 32);
        end
        $$
        """
    )
    delegate(op.get_bind(), (BEGIN_GAME_ONCE,), "game")


def downgrade() -> None:
    """Forget which requests began which games; the games stay."""
    op.execute(f"drop function {BEGIN_GAME_ONCE}")
    op.execute("drop table beginnings")
