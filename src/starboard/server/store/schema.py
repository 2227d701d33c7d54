"""The tables of the database. A change here needs a migration (`migrations/versions`); a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("opened", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("people", Integer, nullable=False, server_default="0"),
    Column("held", Integer, nullable=False, server_default="0"),
    Index("tables_by_stage", "stage", "touched"),
)
Index("tables_with_people", tables.c.stage, sqlite_where=tables.c.people > 0, postgresql_where=tables.c.people > 0)

# Its key is what several server processes race for: who inserts a number has had that act accepted.
journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Apart from `tables`, because these rows change every second and those hardly ever.
holds = Table(
    "holds",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("keeper", Text, nullable=False),
    Column("beat", Double, nullable=False),
    Column("skipped", Double, nullable=False),
    Column("noted", Integer, nullable=False, server_default="-1"),
)
