"""Prepared games, who knows a table's password, and where a rematch is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("prefix", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("admitted", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))


def downgrade() -> None:
    for name in ("rematch", "admitted", "prefix"):
        op.drop_column("tables", name)
