"""A function that hands out a token: where the caller's is asked about, and those of the game are counted.

Both were looked at in the memory of a process: of many that were asked for at once more were made than may
be, and one that was revoked elsewhere in the same moment could still hand out another.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import delegate

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

HAND_OUT = "hand_out_token(uuid, bytea, text, text, bytea, int)"


def upgrade() -> None:
    """Make the function. Older services go on to write their rows themselves."""
    op.execute(
        # The lock is that of a revocation: what is counted and asked about stays so until the row is there.
        """
        create function hand_out_token(
            game uuid, token bytea, new_role text, new_seat text, caller bytea, most int
        ) returns text language plpgsql as $$
        begin
            perform pg_advisory_xact_lock(hashtextextended(game::text, 0));
            if exists (select from revocations where game_id = game and token_hash = caller) then
                return 'revoked';
            end if;
            if most <= (
                select count(*) from tokens
                where game_id = game and not exists (
                    select from revocations
                    where revocations.game_id = game and revocations.token_hash = tokens.token_hash
                )
            ) then
                return 'too_many';
            end if;
            insert into tokens (game_id, token_hash, role, seat) values (game, token, new_role, new_seat);
            return 'made';
        end
        $$
        """
    )
    delegate(op.get_bind(), (HAND_OUT,), "game")


def downgrade() -> None:
    """Remove the function."""
    op.execute(f"drop function {HAND_OUT}")
