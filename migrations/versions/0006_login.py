"""The service's role logs in itself: nothing in a session has to take rights away first.

So a pooler may give every statement another session. What every session of the service needs is the role's.
"""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the role log in; its administrator gives it a password, where the server asks for one."""
    op.execute(
        # It belongs to all databases of a server, which may migrate at this moment, and to whoever made it.
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
    """Leave the role as it is: other databases of the server may need it."""
