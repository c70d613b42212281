"""The tables of the database. A change here needs a migration beside it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("epoch", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("settings", Text, nullable=False, default="{}"),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("visibility", String(16), nullable=False),
    Column("password", Text),
    Column("host", String(32), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("opening", Text),
    Column("seats", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("key", LargeBinary(32), nullable=False),
    Column("nonces", Text, nullable=False),
    Column("notice", Text),
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("length", BigInteger, nullable=False, default=0),
    Column("owner", String(64)),
    Column("owned_until", Float, nullable=False, default=0.0),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("nickname", String(40), nullable=False),
    Column("seated", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("reported", Boolean, nullable=False, default=False),
)
Index("chat_by_table", CHAT.c.table_id, CHAT.c.id)
