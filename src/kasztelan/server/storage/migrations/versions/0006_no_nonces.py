"""The nonces of a table stand with its seats; the column that was meant for them never held any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.drop_column("tables", "nonces")


def downgrade() -> None:
    op.add_column("tables", sa.Column("nonces", sa.Text, nullable=False, server_default="[]"))
