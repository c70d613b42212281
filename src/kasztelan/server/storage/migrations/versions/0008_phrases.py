"""Lines of chat that every reader gets in their own language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.String(40)))


def downgrade() -> None:
    op.drop_column("chat", "phrase")
