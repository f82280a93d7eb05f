"""An append names the hash that its commit carries on, and writes nothing where the log has another there.

After a failover that lost the last commits, or a restore to a moment, a process remembers what is no more.
Its version alone would fit as soon as others have played on.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import delegate

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

CARRY_ON = "append_commit(uuid, bytea, int, bytea, text, bytea, text, text, bytea)"


def upgrade() -> None:
    """Make the function beside the one that is told of no hash, which stays for older services."""
    op.execute(
        """
        create function append_commit(
            game uuid, token bytea, expected int, head bytea, request text, request_print bytea, texts text,
            secrets text, chain bytea
        ) returns text language plpgsql as $$
        begin
            perform pg_advisory_xact_lock_shared(hashtextextended(game::text, 0));
            if exists (select from revocations where game_id = game and token_hash = token) then
                return 'revoked';
            end if;
            if head is not null and head is distinct from (
                select hash from events where game_id = game and version = expected
            ) then
                return 'conflict';
            end if;
            return append_commit(game, expected, request, request_print, texts, secrets, chain);
        end
        $$
        """
    )
    delegate(op.get_bind(), (CARRY_ON,), "game")


def downgrade() -> None:
    """Take the function away; the services that call it cannot be served from here."""
    op.execute(f"drop function {CARRY_ON}")
