"""How many seats of a table are held and by people who are here, for the lobby; up to where an administrator wrote."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("held", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET held = 1")  # it is not known of these, and a table that nobody holds is deleted
    op.create_index(
        "tables_with_people",
        "tables",
        ["stage"],
        sqlite_where=sa.text("people > 0"),
        postgresql_where=sa.text("people > 0"),
    )
    op.add_column("holds", sa.Column("noted", sa.Integer, nullable=False, server_default="-1"))
