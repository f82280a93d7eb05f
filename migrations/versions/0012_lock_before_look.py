"""An append asks for a revocation behind the lock that a revocation holds, no longer before it.

A command that waited for a revocation's lock had asked before, and was written behind the revocation.
"""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

APPEND_ALLOWED = """
    create or replace function append_commit(
        game uuid, token bytea, expected int, request text, request_print bytea, texts text, secrets text,
        chain bytea
    ) returns text language plpgsql as $$
    begin
        {first}
        if exists (select from revocations where game_id = game and token_hash = token) then
            return 'revoked';
        end if;
        return append_commit(game, expected, request, request_print, texts, secrets, chain);
    end
    $$
"""


def upgrade() -> None:
    """Replace the function; as each of its statements has a snapshot of its own, what it waited for is seen.

    The one that it calls takes the lock once more, for older services that call it themselves.
    """
    lock = "perform pg_advisory_xact_lock_shared(hashtextextended(game::text, 0));"
    op.execute(APPEND_ALLOWED.format(first=lock))


def downgrade() -> None:
    """Bring back the function as it was."""
    op.execute(APPEND_ALLOWED.format(first=""))
