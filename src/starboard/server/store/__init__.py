"""Storage of tables: SQLite in the user's data folder, or a PostgreSQL that several server processes share."""

from starboard.server.store.errors import StoreError
from starboard.server.store.owner import Owned, Owner, Ownership, owner_of
from starboard.server.store.place import database_url
from starboard.server.store.records import Hold, Listed, Listing, Row
from starboard.server.store.removal import KEEP_ALL, Retention
from starboard.server.store.store import EVERY_TABLE, STALE, Heard, Store

__all__ = [
    "EVERY_TABLE",
    "KEEP_ALL",
    "STALE",
    "Heard",
    "Hold",
    "Listed",
    "Listing",
    "Owned",
    "Owner",
    "Ownership",
    "Retention",
    "Row",
    "Store",
    "StoreError",
    "database_url",
    "owner_of",
]
