"""Storage of tables: SQLite in the user's data folder, or a PostgreSQL that several server processes share."""

from starboard.server.store.errors import StoreError
from starboard.server.store.owner import Owned, Owner, Ownership, owner_of
from starboard.server.store.place import database_url
from starboard.server.store.records import Hold, Listing, Row
from starboard.server.store.store import EVERY_TABLE, STALE, Heard, Store

__all__ = [
    "EVERY_TABLE",
    "STALE",
    "Heard",
    "Hold",
    "Listing",
    "Owned",
    "Owner",
    "Ownership",
    "Row",
    "Store",
    "StoreError",
    "database_url",
    "owner_of",
]
