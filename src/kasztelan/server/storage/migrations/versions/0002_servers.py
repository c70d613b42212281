"""Several servers share the tables: who they are, and whose turn it is where."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    # The lease is the server's, not the table's: one row to renew, however many tables it owns.
    op.drop_column("tables", "owned_until")
    op.add_column("tables", sa.Column("turn", sa.Integer))
    op.create_index("ix_tables_owner", "tables", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_tables_owner", "tables")
    op.drop_column("tables", "turn")
    op.add_column("tables", sa.Column("owned_until", sa.Float, nullable=False, server_default="0"))
    op.drop_table("servers")
