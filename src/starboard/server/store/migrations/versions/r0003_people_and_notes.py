"""How many people are at a table, for the order of the lobby, and up to where an administrator wrote its journal."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.add_column("holds", sa.Column("noted", sa.Integer, nullable=False, server_default="-1"))
