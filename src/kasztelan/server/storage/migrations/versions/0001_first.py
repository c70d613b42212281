"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    create_tables()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("opening", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("nonces", sa.Text, nullable=False),
        sa.Column("notice", sa.Text),
        sa.Column("result", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("owned_until", sa.Float, nullable=False),
    )
    for column in ("status", "host", "changed"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    op.create_table(
        "log",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("seated", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reported", sa.Boolean, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def downgrade() -> None:
    for table in ("chat", "log", "tables", "tokens", "people", "house"):
        op.drop_table(table)
