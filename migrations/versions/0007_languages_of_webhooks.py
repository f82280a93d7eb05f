"""Webhooks have the language in which their messages tell what happened."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the webhooks that are there be told in English; which languages there are, the service says."""
    op.execute("alter table webhooks add column language text not null default 'en'")


def downgrade() -> None:
    """Tell nobody anything in words."""
    op.execute("alter table webhooks drop column language")
